"""What is said, in five equal languages: sentences, and the rules of the games as pages to read.

The sentences are Fluent messages: a file for each language, with the same keys and variables in
all five. The files here have what all games share; each game brings its own (`game_texts.py`). A
browser reads the same files.
"""

import errno
import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from sheepfold.locales.game_texts import (
    game_of_key,
    game_rules,
    game_sentences,
    game_text,
    is_of_a_plug_in,
    own_sentences,
)

# Fluent and the games are imported when something is said, so that a command that only
# needs to know the languages (help, the completion of a shell) is quick.
if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

    from sheepfold.games.contract import Refusal

LANGUAGES = ("en", "it", "es", "de", "fr")


def say(language: str, key: str, /, **facts: str | int) -> str:
    """The sentence with this key. Raises `KeyError` if there is none, and if a fact is missing.

    A game of another package may lack words. They must not end what others play, so its sentences
    are shown as far as they go.

    >>> say("en", "refused-uly_polly-too-far", dog="a1", place="c3")
    'Polly moves one tile, and c3 doesn’t touch a1.'
    >>> say("de", "uly_polly-bones", count=2)
    '2 Knochen'
    """
    bundle = _bundle(language)
    if not bundle.has_message(key) and is_of_a_plug_in(key):
        return key
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise KeyError(key)
    sentence, errors = bundle.format_pattern(pattern, facts)
    if errors and not is_of_a_plug_in(key):
        raise KeyError(f"{key}: {errors[0]}")
    return str(sentence)


def is_known(language: str, key: str) -> bool:
    """Whether there is a sentence with this key. A game of another package may lack some.

    >>> is_known("it", "wooolf-name"), is_known("it", "chess-name")
    (True, False)
    """
    return bool(_bundle(language).has_message(key))


def one_liner(language: str, key: str) -> str:
    """A sentence without variables on a line of its own; nothing if there is none.

    It is found without Fluent, which takes a while to import, so that help is quick.

    >>> one_liner("en", "wooolf-name"), one_liner("en", "chess-name")
    ('Wooolf!!', '')
    """
    for text in (_source(language), game_text(key, language)):
        if found := re.search(rf"^{re.escape(key)} = ([^{{\n]*)$", text, re.MULTILINE):
            return found[1]
    return ""


def rules_page(game: str, language: str) -> str:
    """The rules of a game, as Markdown. A mark such as `{UP-08}` names the rule in docs/rules.md.

    >>> rules_page("wooolf", "it").splitlines()[0]
    '# Wooolf!!'
    """
    if language not in LANGUAGES:
        raise KeyError(language)
    page = game_rules(game, language)
    if page is None:
        raise KeyError(game)
    return page


def fluent_of(game: str, language: str) -> str:
    """The sentences of a game as a Fluent file, wherever they are.

    >>> "wooolf-name = Wooolf!!" in fluent_of("wooolf", "it").splitlines()
    True
    """
    from fluent.syntax import serialize
    from fluent.syntax.ast import Message, Resource, Term

    shared = [
        entry
        for entry in _shared(language).body
        if isinstance(entry, Message | Term) and game_of_key(entry.id.name) == game
    ]
    own = own_sentences(game, language, _taken(language))
    return str(serialize(Resource([*shared, *own.body])))


def language_of(environ: Mapping[str, str]) -> str:
    """The language that the environment asks for, English if it is not one of ours.

    >>> language_of({"LANG": "de_AT.UTF-8"}), language_of({"LANG": "it_IT", "LC_ALL": "C"})
    ('de', 'en')
    """
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if asked := environ.get(variable):
            language = asked[:2].lower()
            return language if language in LANGUAGES and not asked[2:3].isalpha() else "en"
    return "en"


def shows_unicode(environ: Mapping[str, str], encoding: str, utf8_mode: bool = False) -> bool:
    """Whether letters other than ASCII, and frames, can be shown.

    An environment that says nothing is taken for a bare machine with a good terminal.

    >>> shows_unicode({"LANG": "de_DE.UTF-8"}, "utf-8"), shows_unicode({}, "utf-8")
    (True, True)
    >>> shows_unicode({"LANG": "C"}, "utf-8"), shows_unicode({"LANG": "C.UTF-8"}, "ascii")
    (False, False)
    """
    # In the locale C Python itself sets LC_CTYPE, and turns to UTF-8 whatever the terminal shows.
    is_pythons = utf8_mode and environ.get("LC_CTYPE") == "C.UTF-8"
    variables = ("LC_ALL", "LANG") if is_pythons else ("LC_ALL", "LC_CTYPE", "LANG")
    chosen = next((environ[name] for name in variables if environ.get(name)), "UTF-8")
    language, _, charset = chosen.partition(".")
    is_utf8 = "utf" in charset.lower() if charset else language not in ("C", "POSIX")
    return is_utf8 and "utf" in encoding.lower()


@cache
def _source(language: str) -> str:
    return (files(__name__) / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def _bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(_shared(language))
    for words in game_sentences(language, _taken(language)):
        bundle.add_resource(words)
    return bundle


@cache
def _shared(language: str) -> "Resource":
    """The sentences of this package."""
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Junk

    if language not in LANGUAGES:
        raise KeyError(language)
    resource = FluentResource(_source(language))
    junk = [entry for entry in resource.body if isinstance(entry, Junk)]
    if junk:
        raise ValueError(f"{language}.ftl: {junk[0].content}")
    return resource


@cache
def _taken(language: str) -> frozenset[str]:
    """The keys that no game of another package can have."""
    from fluent.syntax.ast import Message

    entries = _shared(language).body
    return frozenset(entry.id.name for entry in entries if isinstance(entry, Message))


def sentence(refused: "Refusal", language: str, names: Sequence[str] = ()) -> str:
    """Why not, in this language; what caused it follows.

    A seat among the facts is called by its name (`who`), if the names are known by seat, and a
    hidden fact of a game by what the game calls it (`secret`).

    >>> from sheepfold.games.contract import IllegalMove
    >>> sentence(IllegalMove("game-over"), "de")
    'Das Spiel ist aus.'
    >>> sentence(IllegalMove("not-your-turn", seat=2), "de", ["Anna", "Ben"])
    'Du bist nicht dran, sondern Ben.'
    """
    from sheepfold.games.contract import Refusal

    facts = dict(refused.facts)
    match facts.get("seat"):
        case int(seat):
            is_known = 1 <= seat <= len(names)
            facts["who"] = names[seat - 1] if is_known else say(language, "player", seat=seat)
    match facts:
        case {"game": str(game), "name": str(name)}:
            facts["secret"] = _secret(game, name, language)
    text = say(language, f"refused-{refused.reason}", **facts)
    if isinstance(refused.__cause__, Refusal):
        return f"{text} {sentence(refused.__cause__, language, names)}"
    return text


def _secret(game: str, name: str, language: str) -> str:
    """A hidden fact of a game; one of another package may not say what it is called."""
    if not is_known(language, f"{game}-secret"):
        return name
    return say(language, f"{game}-secret", name=name)


def system_error(error: OSError) -> str:
    """The name of an error of the system, for the sentence `system-error`.

    >>> say("en", "system-error", error=system_error(FileNotFoundError(2, "No such file")))
    'there’s no such file or folder'
    """
    return errno.errorcode.get(error.errno or 0, type(error).__name__)
