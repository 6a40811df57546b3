"""A text on the screen that skips unchanged redraws."""

from rich.cells import cell_len, set_cell_size
from textual.content import Content
from textual.widgets import Static

from sheepfold.terminal.names import visible


class Text(Static):
    """A text that may change."""

    _written: Content | None = None

    def write(self, text: Content | str, layout: bool = True) -> None:
        """Show this text; `layout` says whether it may need another amount of room."""
        content = Content(_safe(text)) if isinstance(text, str) else text
        if self._written is None or not self._written.is_same(content):
            self._written = content
            self.update(content, layout=layout)


def _safe(text: str) -> str:
    """The same without control characters: some of it may come from a server that is not ours."""
    return "\n".join([visible(line) for line in text.split("\n")])


def in_cells(text: str, width: int) -> str:
    """A text cut or filled up so that it takes this many cells of a terminal.

    >>> in_cells("Anna", 6), in_cells("Maximilian", 6), in_cells("羊飼い", 8)
    ('Anna  ', 'Maxim…', '羊飼い  ')
    """
    if cell_len(text) > width:
        return f"{set_cell_size(text, width - 1)}…"
    return set_cell_size(text, width)
