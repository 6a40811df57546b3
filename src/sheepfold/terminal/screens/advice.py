"""Advice on a page: a hint, what the strongest bot would do, and how likely everything is."""

from collections.abc import Iterator

from textual.content import Content

from sheepfold.learn.advice import Advice, Sentence, Suggestion
from sheepfold.learn.registry import advice_of
from sheepfold.locales import say
from sheepfold.table.queries import is_allowed
from sheepfold.table.table import game_of
from sheepfold.terminal.position import Position
from sheepfold.terminal.registry import display_of
from sheepfold.terminal.screens.pages import Page
from sheepfold.terminal.sentences import named_sentence


def may_be_advised(position: Position) -> bool:
    """Whether there is advice for the seat that is on the screen; the server decides in the end."""
    table, game = position.table, game_of(position.table.options).NAME
    return (
        advice_of(game) is not None
        and table.phase == "playing"
        and position.view.viewer is not None
        and is_allowed(table.settings.advice, table)
    )


def advice_page(given: Advice, position: Position) -> Page:
    """What a seat was told."""
    language = position.language
    parts = [*_parts(given, position)]
    text = Content("\n\n").join(
        [Content.assemble((f"{heading}\n", "bold"), said) for heading, said in parts]
    )
    return Page(say(language, "setting-advice"), text, language)


def _parts(given: Advice, position: Position) -> Iterator[tuple[str, str]]:
    """Headings, and what stands under them."""
    language = position.language
    if given.turn is None:
        yield say(language, "advice-hint"), say(language, "advice-later")
    else:
        yield say(language, "advice-hint"), _said(given.turn.hint, position)
        yield say(language, "advice-bot"), _said(given.turn.bot, position)
    chances = display_of(game_of(position.table.options)).chances
    drawn = "" if chances is None else f"{chances(given.known, position)}\n\n"
    about = named_sentence(Sentence(given.about), position.name, language)
    yield say(language, "advice-chances"), f"{drawn}{about}"


def _said(suggestion: Suggestion, position: Position) -> str:
    said = (named_sentence(one, position.name, position.language) for one in suggestion.sentences)
    return " ".join(said)
