"""What the page says, from the files it takes its sentences from."""

import re
from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from tests.locales.fluent_files import FOLDERS


def say(language: str, key: str, /, **facts: str | int) -> str:
    """The sentence with this key, of the games or of the page."""
    bundle = _bundle(language)
    pattern = bundle.get_message(key).value
    assert pattern is not None, key
    sentence, errors = bundle.format_pattern(pattern, facts)
    assert not errors, errors
    return str(sentence)


def label(language: str, key: str, /, **facts: str | int) -> str:
    """The same as a label, with a capital letter."""
    text = say(language, key, **facts)
    return text[:1].upper() + text[1:]


def escaped(text: str) -> str:
    """A text for a regular expression: in the name of an element, a no-break space is a space."""
    return re.escape(text.replace("\xa0", " "))


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in FOLDERS.values():
        bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text()))
    return bundle
