"""The keys that every screen has: each opens a page, such as the help, or the rules."""

from typing import Literal

from textual.message import Message
from textual.widget import Widget

from sheepfold.locales import say
from sheepfold.terminal.widgets.keys import KeyAction

PageName = Literal["help", "options", "rules", "talk", "reveal", "advice", "notes", "leave"]


class OpenPage(Message):
    """A page is to be opened over the screen."""

    def __init__(self, page: PageName) -> None:
        super().__init__()
        self.page = page


def page_keys(source: Widget, language: str, may_talk: bool) -> list[KeyAction]:
    """The keys of every screen; only those who sit at the table may talk."""
    keys = [
        page_key(source, "help", "question_mark", say(language, "action-help")),
        page_key(source, "rules", "f2", say(language, "action-rules")),
        page_key(source, "leave", "q", say(language, "action-quit")),
    ]
    talk = page_key(source, "talk", "t", say(language, "action-talk"))
    return [talk, *keys] if may_talk else keys


def page_key(source: Widget, page: PageName, key: str, label: str) -> KeyAction:
    """A key that opens this page."""

    def open_page() -> None:
        source.post_message(OpenPage(page))

    return KeyAction(key, label, open_page)
