"""Pages that open over a screen: something to read, table talk, and whether to leave."""

from typing import TypeVar, get_args

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from sheepfold.locales import rules_page, say
from sheepfold.table.entries import Phrase
from sheepfold.terminal.device import StartPlan
from sheepfold.terminal.picture import WIDTH
from sheepfold.terminal.rulebook import readable_at
from sheepfold.terminal.widgets.keys import KeyAction, KeyBar

PHRASES: tuple[Phrase, ...] = get_args(Phrase)

T = TypeVar("T")


class Sheet(ModalScreen[T]):
    """A page that closes once: a second key must not close what is below it."""

    def close_with(self, answer: T) -> None:
        """Close this page, if it is on top."""
        if self.is_active:
            self.dismiss(answer)


class Page(Sheet[None]):
    """Something to read. Enter, Escape or q close it."""

    def __init__(self, title: str, text: Content, language: str, line: int = 0) -> None:
        super().__init__()
        self._title = title
        self.text = text
        self._language = language
        self._line = line
        """The line that is to be read first."""

    def compose(self) -> ComposeResult:
        """A heading, the text, and how to close it."""
        with Vertical(classes="page"):
            yield Static(Content.styled(self._title, "bold"), classes="heading")
            with VerticalScroll():
                yield Static(self.text)
            yield KeyBar("page-keys")

    def on_mount(self) -> None:
        """Read on with the arrows."""
        close = say(self._language, "action-close")
        self.query_one(KeyBar).show([KeyAction("enter", close, self._close)])
        pane = self.query_one(VerticalScroll)
        pane.focus()
        if self._line:
            above = max(0, self._line - 2)
            self.call_after_refresh(lambda: pane.scroll_to(y=above, animate=False))

    def on_key(self, key: events.Key) -> None:
        """Close."""
        if key.key in ("enter", "escape", "q", "f2", "question_mark"):
            key.stop()
            self._close()

    def _close(self) -> None:
        self.close_with(None)


def rules(game: str, language: str, width: int, rule: str = "") -> Page:
    """The rules of a game, if it has brought any; at this rule, if they tell it."""
    line = 0
    try:
        text, line = readable_at(rules_page(game, language), min(width, WIDTH) - 3, rule)
    except KeyError:  # a game of another package
        text = Content(say(language, "no-rules"))
    return Page(say(language, "action-rules"), text, language, line)


class Talk(Sheet[Phrase | None]):
    """The phrases to choose from; everyone reads them in their own language."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self._language = language

    def compose(self) -> ComposeResult:
        """One line a phrase."""
        with Vertical(classes="box"):
            heading = say(self._language, "action-talk")
            yield Static(Content.styled(heading, "bold"), classes="heading")
            yield OptionList(
                *(Option(say(self._language, f"phrase-{one}"), id=one) for one in PHRASES)
            )

    def on_option_list_option_selected(self, chosen: OptionList.OptionSelected) -> None:
        """Say it."""
        self.close_with(PHRASES[chosen.option_index])

    def on_key(self, key: events.Key) -> None:
        """Say nothing."""
        if key.key in ("escape", "q", "t"):
            key.stop()
            self.close_with(None)


class Leave(Sheet[bool]):
    """Whether to leave."""

    def __init__(self, plan: StartPlan) -> None:
        super().__init__()
        self._language = plan.language
        self._plan = plan

    def compose(self) -> ComposeResult:
        """The question and its answers."""
        if self._plan.fill is None:
            asked = say(self._language, "table-leave")
        elif self._plan.is_kept:
            asked = say(self._language, "terminal-stop-kept")
        else:
            asked = say(self._language, "terminal-stop")
        with Vertical(classes="box"):
            yield Static(asked, markup=False)
            yield KeyBar("leave-keys")

    def on_mount(self) -> None:
        """Enter leaves."""
        yes, no = say(self._language, "action-leave"), say(self._language, "action-stay")
        self.query_one(KeyBar).show(
            [
                KeyAction("enter", yes, lambda: self.close_with(True)),
                KeyAction("escape", no, lambda: self.close_with(False)),
            ]
        )

    def on_key(self, key: events.Key) -> None:
        """One of the answers."""
        key.stop()
        self.query_one(KeyBar).press(key.key)
