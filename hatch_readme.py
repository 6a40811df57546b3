"""The README as a package page shows it, where no other file lies beside it.

With `Source` in `[project.urls]`, paths become addresses there, at the tag of this version. Without
it there is nothing to point at: a picture is left out, and a link becomes its text.
"""

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

ELSEWHERE = r"(?!https?:|#)"
PICTURE = re.compile(rf"!\[([^]]*)\]\({ELSEWHERE}([^)]+)\)")
LINK = re.compile(rf"(?<!!)\[([^]]+)\]\({ELSEWHERE}([^)]+)\)")
CODE = re.compile(r"(^```.*?^```$)", re.DOTALL | re.MULTILINE)


class CustomMetadataHook(MetadataHookInterface):
    """Called by hatchling whenever it writes the metadata."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the readme."""
        text = (Path(self.root) / "README.md").read_text("utf-8")
        source = metadata.get("urls", {}).get("Source")
        page = package_page(text, source, metadata["version"])
        metadata["readme"] = {"content-type": "text/markdown", "text": page}


def package_page(text: str, source: str | None, version: str) -> str:
    """This text with addresses instead of paths.

    >>> text = "![a board](docs/board.png)\\n\\nRead [the rules](docs/rules.md)."
    >>> print(package_page(text, "https://code.example/sheepfold", "1.0"))
    ![a board](https://code.example/sheepfold/raw/v1.0/docs/board.png)
    <BLANKLINE>
    Read [the rules](https://code.example/sheepfold/blob/v1.0/docs/rules.md).
    >>> package_page(text, None, "1.0")
    'Read the rules.'
    """
    if source is None:
        picture, link = "", r"\1"
    else:
        picture = rf"![\1]({source}/raw/v{version}/\2)"
        link = rf"[\1]({source}/blob/v{version}/\2)"

    def rewritten(prose: str) -> str:
        return re.sub(r"\n{3,}", "\n\n", LINK.sub(link, PICTURE.sub(picture, prose)))

    parts = CODE.split(text)  # every second part is a block of code
    return "".join(part if n % 2 else rewritten(part) for n, part in enumerate(parts)).strip()
