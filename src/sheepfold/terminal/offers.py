"""What a person can do now, each by one key or by a click on it."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rich.cells import cell_len
from textual import events
from textual.content import Content
from textual.geometry import Size
from textual.visual import VisualType
from textual.widget import Widget

CAPS = {
    "enter": "Enter",
    "escape": "Esc",
    "question_mark": "?",
    "slash": "/",
    "f2": "F2",
    "left": "←",
    "right": "→",
}
"""What is written on keys that are not called what they show."""


class Offer(NamedTuple):
    """One thing to do. One that is not shown can still be asked for; the answer says why not."""

    key: str
    label: str
    do: Callable[[], None]
    shown: bool = True

    @property
    def text(self) -> str:
        """As it stands in the bar.

        >>> Offer("slash", "type a move", print).text
        ' / type a move '
        """
        return f" {CAPS.get(self.key, self.key)} {self.label} "

    @property
    def width(self) -> int:
        """How many cells it takes."""
        return cell_len(self.text)


class Offers(Widget):
    """A bar of offers; it takes as many lines as they need."""

    def __init__(self, name: str) -> None:
        super().__init__(id=name)
        self.offers: tuple[Offer, ...] = ()

    def show(self, offers: Sequence[Offer]) -> None:
        """Offer these from now on."""
        before = [offer.text for offer in self.offers if offer.shown]
        self.offers = tuple(offers)
        if before != [offer.text for offer in offers if offer.shown]:
            self.refresh(layout=True)

    def press(self, key: str) -> bool:
        """Do what this key offers; says whether it offers anything."""
        for offer in self.offers:
            if offer.key == key.lower():
                offer.do()
                return True
        return False

    def on_click(self, click: events.Click) -> None:
        """A click does the same as the key."""
        click.stop()
        at = click.get_content_offset(self)
        lines = self._lines(self.size.width)
        if at is None or at.y >= len(lines):
            return
        start = 0
        for offer in lines[at.y]:
            if start <= at.x < start + offer.width:
                offer.do()
                return
            start += offer.width + 1

    def render(self) -> VisualType:
        """The bar."""
        lines = self._lines(self.size.width)
        return Content("\n").join(Content(" ").join(map(_chip, line)) for line in lines)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002
        """One line, or more in a narrow terminal or a wordy language."""
        return len(self._lines(width))

    def _lines(self, width: int) -> list[list[Offer]]:
        """Offers side by side, none of them broken."""
        lines: list[list[Offer]] = []
        used = 0
        for offer in self.offers:
            if not offer.shown:
                continue
            if lines and used + 1 + offer.width <= width:
                lines[-1].append(offer)
                used += 1 + offer.width
            else:
                lines.append([offer])
                used = offer.width
        return lines


def _chip(offer: Offer) -> Content:
    cap = CAPS.get(offer.key, offer.key)
    return Content.assemble(
        (f" {cap} ", "bold $accent on $panel"), (f"{offer.label} ", "$foreground on $panel")
    )
