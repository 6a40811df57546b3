"""The `sheepfold` command, also as `python -m sheepfold`."""

import sys


def main() -> int:
    """Run the command that was typed; returns the exit code."""
    try:
        from sheepfold.cli import main as run
    except KeyboardInterrupt:  # modules take a moment to load
        return 130
    return run()


if __name__ == "__main__":
    sys.exit(main())
