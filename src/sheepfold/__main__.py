"""`python -m sheepfold` is the `sheepfold` command."""

import sys

from sheepfold.cli import main

if __name__ == "__main__":
    sys.exit(main())
