"""Look for inputs that a decoder reads wrongly: `python -m tests.fuzz [--seconds N] [decoder ...]`.

Coverage leads the search where atheris is installed; elsewhere inputs are changed at random.
"""

import argparse
import importlib
import importlib.util
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

FOUND = Path("tests/fuzz/found")


def main() -> None:
    """Look into one decoder after the other, each in a process of its own."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("decoders", nargs="*", help="which ones; all if none is named")
    parser.add_argument("--seconds", type=int, default=300, help="for each decoder")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.here:
        look(asked.decoders[0], asked.seconds)
        return
    names = asked.decoders or list(importlib.import_module("tests.fuzz.decoders").DECODERS)
    failed = []
    for name in names:
        print(f"== {name}", flush=True)
        command = [sys.executable, "-m", "tests.fuzz", "--here", "--seconds", str(asked.seconds)]
        if subprocess.run([*command, name], check=False).returncode != 0:
            failed.append(name)
    if failed:
        sys.exit(f"Read wrongly by: {', '.join(failed)}. The inputs are in {FOUND}.")


def look(name: str, seconds: int) -> None:
    """Look for such inputs for that long, and keep the first in `tests/fuzz/found`."""
    if importlib.util.find_spec("atheris") is None:
        print("atheris is not installed, so inputs are changed at random")
        look_at_random(name, seconds)
    else:
        look_by_coverage(name, seconds)


def look_at_random(name: str, seconds: int) -> None:
    """Change inputs at random."""
    from tests.fuzz.decoders import DECODERS, is_read
    from tests.fuzz.mutate import mutated

    decoder, rng, seeds = DECODERS[name], Random(), DECODERS[name].seeds()
    tried, end = 0, time.monotonic() + seconds
    while time.monotonic() < end:
        data = mutated(rng.choice(seeds), rng, seeds)
        try:
            is_read(decoder, data)
        except Exception:
            _folder(name).joinpath(f"crash-{rng.getrandbits(64):x}").write_bytes(data)
            raise
        tried += 1
    print(f"{tried} inputs, none read wrongly")


def look_by_coverage(name: str, seconds: int) -> None:
    """Let atheris change inputs, and us too, and keep those that reach new code."""
    import atheris

    with atheris.instrument_imports(include=["sheepfold"]):
        decoders: Any = importlib.import_module("tests.fuzz.decoders")
    from tests.fuzz.mutate import mutated

    decoder = decoders.DECODERS[name]
    seeds = decoder.seeds()

    def change(data: bytes, most: int, seed: int) -> bytes:
        rng = Random(seed)
        if rng.random() < 0.5:
            return bytes(atheris.Mutate(data, most))
        return mutated(data, rng, seeds)[:most]

    with tempfile.TemporaryDirectory() as corpus:
        for number, seed in enumerate(seeds):
            Path(corpus, str(number)).write_bytes(seed)
        options = [
            f"-max_total_time={seconds}",
            f"-artifact_prefix={_folder(name)}/",
            "-max_len=65536",
            "-timeout=20",
            "-rss_limit_mb=4096",
            "-print_final_stats=1",
            "-verbosity=0",
            corpus,
        ]
        atheris.Setup(
            [sys.argv[0], *options],
            lambda data: decoders.is_read(decoder, data),
            custom_mutator=change,
        )
        atheris.Fuzz()


def _folder(name: str) -> Path:
    folder = FOUND / name
    folder.mkdir(parents=True, exist_ok=True)
    return folder


if __name__ == "__main__":
    main()
