"""The schemas that docs/ publishes; `python -m tests.published` makes them from the types."""

import json
from typing import Any

from sheepfold.games.record import schema as record_schema
from tests.mutants import ROOT

PUBLISHED = {"docs/record.schema.json": record_schema}


def text(schema: dict[str, Any]) -> str:
    """A schema as it is published."""
    return json.dumps(schema, indent=1) + "\n"


if __name__ == "__main__":
    for path, make in PUBLISHED.items():
        (ROOT / path).write_text(text(make()))
