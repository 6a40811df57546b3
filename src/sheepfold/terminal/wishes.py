"""What can be wished for on any screen: help, the rules, table talk, the way out."""

from typing import Literal

from textual.message import Message
from textual.widget import Widget

from sheepfold.locales import say
from sheepfold.terminal.offers import Offer

What = Literal["help", "options", "rules", "talk", "reveal", "leave"]


class Wish(Message):
    """Somebody wishes for one of these."""

    def __init__(self, what: What) -> None:
        super().__init__()
        self.what = what


def wishes(source: Widget, language: str, talks: bool) -> list[Offer]:
    """The offers of any screen; only who sits at the table talks."""
    offers = [
        wish_for(source, "help", "question_mark", say(language, "offer-help")),
        wish_for(source, "rules", "f2", say(language, "offer-rules")),
        wish_for(source, "leave", "q", say(language, "offer-quit")),
    ]
    talk = wish_for(source, "talk", "t", say(language, "offer-talk"))
    return [talk, *offers] if talks else offers


def wish_for(source: Widget, what: What, key: str, label: str) -> Offer:
    """An offer that makes this wish."""

    def wish() -> None:
        source.post_message(Wish(what))

    return Offer(key, label, wish)
