"""What tests of bots share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bots.uly_polly.plans import small_plans


@pytest.fixture
def plans(tmp_path: Path) -> Iterator[None]:
    """The wolf of Uly & Polly has plans for two small boards."""
    with small_plans(tmp_path):
        yield
