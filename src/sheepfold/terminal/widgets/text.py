"""Some words on the screen, drawn again only when they are others."""

from textual.content import Content
from textual.widgets import Static

from sheepfold.terminal.names import visible


class Text(Static):
    """A text that may change."""

    _written: Content | None = None

    def write(self, words: Content | str, layout: bool = True) -> None:
        """Show these words; `layout` says whether they may need another amount of room."""
        content = Content(_safe(words)) if isinstance(words, str) else words
        if self._written is None or not self._written.is_same(content):
            self._written = content
            self.update(content, layout=layout)


def _safe(words: str) -> str:
    """The same without control characters: some of it may come from a server that is not ours."""
    return "\n".join([visible(line) for line in words.split("\n")])
