"""The short form: the same inputs each time, so that a failure can be looked at."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests.fuzz.decoders import DECODERS, calls_of, is_read
from tests.fuzz.mutate import mutated

INPUTS = 3000
SLOW = {"record": 600, "salvaged-record": 150, "verified-record": 150}
"""How many inputs those get that take longer."""
COUNTED = 10
"""Of every so many inputs the work is counted for one."""

FOUND = Path(__file__).parent / "found"
"""Inputs that were read wrongly once, in a folder for each decoder."""

every_decoder = pytest.mark.parametrize("name", DECODERS)


@every_decoder
def test_what_we_write_is_read(name: str) -> None:
    decoder = DECODERS[name]
    for seed in decoder.seeds():
        assert is_read(decoder, seed), seed[:200]


@every_decoder
def test_what_is_changed_is_read_or_refused(name: str, effort: int) -> None:
    decoder, rng = DECODERS[name], Random(10)
    seeds = decoder.seeds()
    read = 0
    inputs = SLOW.get(name, INPUTS) * effort
    for number in range(inputs):
        data = mutated(rng.choice(seeds), rng, seeds)
        if number % COUNTED:
            read += is_read(decoder, data)
            continue
        work = calls_of(lambda data=data: is_read(decoder, data))  # type: ignore[misc]
        assert work <= decoder.calls + decoder.calls_per_byte * len(data), data[:200]
    assert 0 < read < inputs, "else nothing was changed, or too much"


@every_decoder
def test_what_was_found_once_is_read_or_refused(name: str) -> None:
    for file in sorted((FOUND / name).glob("*")):
        is_read(DECODERS[name], file.read_bytes())


def test_each_found_input_is_of_a_decoder() -> None:
    assert {folder.name for folder in FOUND.glob("*/")} <= set(DECODERS)


@pytest.mark.full
@every_decoder
def test_new_inputs_are_looked_for(name: str) -> None:
    """The long form, for a while; `make fuzz` goes on for as long as one likes."""
    command = [sys.executable, "-m", "tests.fuzz", "--seconds", "60", name]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
