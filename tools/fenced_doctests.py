"""An extension for the API reference: examples in docstrings are shown as code."""

import re
from typing import Any

from griffe import Extension, Object

EXAMPLE = re.compile(r"^>>> .*(?:\n(?!\s*$).*)*(?:\n\s*\n>>> .*(?:\n(?!\s*$).*)*)*", re.MULTILINE)


class FencedDoctests(Extension):
    """Called for every object of the package."""

    def on_object(self, *, obj: Object, **_: Any) -> None:
        """Put a fence around the examples of its docstring."""
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(docstring: str) -> str:
    """This docstring, with its examples as blocks of code.

    >>> fenced("Adds.\\n\\n>>> 1 + 1\\n2\\n\\nIt does.")
    'Adds.\\n\\n```pycon\\n>>> 1 + 1\\n2\\n```\\n\\nIt does.'
    """
    return EXAMPLE.sub(lambda example: f"```pycon\n{example[0]}\n```", docstring)
