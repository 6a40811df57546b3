"""What is published is fresh; if one of these fails: `make types`."""

import pytest
from tools.published import PUBLISHED, ROOT


@pytest.mark.parametrize("path", PUBLISHED)
def test_what_is_published_is_fresh(path: str) -> None:
    assert (ROOT / path).read_text() == PUBLISHED[path]()
