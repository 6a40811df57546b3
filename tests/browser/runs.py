"""On which screens, and in which languages, a page is walked through."""

import pytest

from sheepfold.locales import LANGUAGES

SMALL = (360, 740)
DESKTOP = (1280, 800)

RUNS = [
    ("en", SMALL, False),
    *(
        pytest.param(language, size, True, marks=pytest.mark.full)
        for language in LANGUAGES
        for size in (SMALL, DESKTOP)
    ),
]
"""Language, size of the screen, and whether the keyboard is used instead of taps."""
