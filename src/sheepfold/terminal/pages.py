"""Pages over a screen: help, the rules, the cards of a round, table talk, and the way out."""

from typing import get_args

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from sheepfold.locales import rules_page, say
from sheepfold.table.entries import Phrase
from sheepfold.terminal.draw import WIDTH
from sheepfold.terminal.offers import Offer, Offers
from sheepfold.terminal.rulebook import readable
from sheepfold.terminal.sitting import Plan

PHRASES: tuple[Phrase, ...] = get_args(Phrase)


class Page(ModalScreen[None]):
    """Something to read. Enter, Escape or q close it."""

    def __init__(self, title: str, text: Content, language: str) -> None:
        super().__init__()
        self._title = title
        self._text = text
        self._language = language

    def compose(self) -> ComposeResult:
        """A heading, the text, and how to close it."""
        with Vertical(classes="page"):
            yield Static(Content.styled(self._title, "bold"), classes="heading")
            with VerticalScroll():
                yield Static(self._text)
            yield Offers("page-keys")

    def on_mount(self) -> None:
        """Read on with the arrows."""
        close = say(self._language, "offer-close")
        self.query_one(Offers).show([Offer("enter", close, self._close)])
        self.query_one(VerticalScroll).focus()

    def on_key(self, key: events.Key) -> None:
        """Close."""
        if key.key in ("enter", "escape", "q", "f2", "question_mark"):
            key.stop()
            self._close()

    def _close(self) -> None:
        self.dismiss(None)


def rules(game: str, language: str, width: int) -> Page:
    """The rules of a game."""
    text = readable(rules_page(game, language), min(width, WIDTH) - 3)
    return Page(say(language, "offer-rules"), text, language)


class Talk(ModalScreen[Phrase | None]):
    """The phrases; everyone reads them in their own language."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self._language = language

    def compose(self) -> ComposeResult:
        """One line a phrase."""
        with Vertical(classes="box"):
            heading = say(self._language, "offer-talk")
            yield Static(Content.styled(heading, "bold"), classes="heading")
            yield OptionList(
                *(Option(say(self._language, f"phrase-{one}"), id=one) for one in PHRASES)
            )

    def on_option_list_option_selected(self, chosen: OptionList.OptionSelected) -> None:
        """Say it."""
        self.dismiss(PHRASES[chosen.option_index])

    def on_key(self, key: events.Key) -> None:
        """Say nothing."""
        if key.key in ("escape", "q", "t"):
            key.stop()
            self.dismiss(None)


class Leave(ModalScreen[bool]):
    """Whether to leave."""

    def __init__(self, plan: Plan) -> None:
        super().__init__()
        self._language = plan.language
        self._is_alone = plan.fill is not None

    def compose(self) -> ComposeResult:
        """The question and its answers."""
        alone, table = say(self._language, "terminal-stop"), say(self._language, "terminal-leave")
        with Vertical(classes="box"):
            yield Static(alone if self._is_alone else table, markup=False)
            yield Offers("leave-keys")

    def on_mount(self) -> None:
        """Enter leaves."""
        yes, no = say(self._language, "offer-leave"), say(self._language, "offer-stay")
        self.query_one(Offers).show(
            [
                Offer("enter", yes, lambda: self._answer(leave=True)),
                Offer("escape", no, lambda: self._answer(leave=False)),
            ]
        )

    def on_key(self, key: events.Key) -> None:
        """One of the answers."""
        key.stop()
        self.query_one(Offers).press(key.key)

    def _answer(self, leave: bool) -> None:
        self.dismiss(leave)
