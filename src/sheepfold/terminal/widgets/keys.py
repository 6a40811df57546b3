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


class KeyAction(NamedTuple):
    """One thing to do. One that is not shown can still be asked for; the answer says why not."""

    key: str
    label: str
    do: Callable[[], None]
    is_shown: bool = True

    @property
    def text(self) -> str:
        """As it stands in the bar.

        >>> KeyAction("slash", "type a move", print).text
        ' / type a move '
        """
        return f" {CAPS.get(self.key, self.key)} {self.label} "

    @property
    def width(self) -> int:
        """How many cells it takes."""
        return cell_len(self.text)


class KeyBar(Widget):
    """A bar of actions; it takes as many lines as they need."""

    def __init__(self, name: str) -> None:
        super().__init__(id=name)
        self.actions: tuple[KeyAction, ...] = ()

    def show(self, actions: Sequence[KeyAction]) -> None:
        """Show these from now on."""
        before = [action.text for action in self.actions if action.is_shown]
        self.actions = tuple(actions)
        if before != [action.text for action in actions if action.is_shown]:
            self.refresh(layout=True)

    def press(self, key: str) -> bool:
        """Do what this key does; says whether it does anything."""
        for action in self.actions:
            if action.key == key.lower():
                action.do()
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
        for action in lines[at.y]:
            if start <= at.x < start + action.width:
                action.do()
                return
            start += action.width + 1

    def render(self) -> VisualType:
        """The bar."""
        lines = self._lines(self.size.width)
        return Content("\n").join(Content(" ").join(map(_chip, line)) for line in lines)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002
        """One line, or more in a narrow terminal or a wordy language."""
        return len(self._lines(width))

    def _lines(self, width: int) -> list[list[KeyAction]]:
        """The keys side by side, none of them broken."""
        lines: list[list[KeyAction]] = []
        used = 0
        for action in self.actions:
            if not action.is_shown:
                continue
            if lines and used + 1 + action.width <= width:
                lines[-1].append(action)
                used += 1 + action.width
            else:
                lines.append([action])
                used = action.width
        return lines


def _chip(action: KeyAction) -> Content:
    cap = CAPS.get(action.key, action.key)
    return Content.assemble(
        (f" {cap} ", "bold $accent on $panel"), (f"{action.label} ", "$foreground on $panel")
    )
