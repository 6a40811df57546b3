"""What really happened at a table: read from the file that the server keeps."""

from typing import Any

from sheepfold.table.entries import MovePlayed
from sheepfold.table.fold import fold
from sheepfold.table.table import Table
from tests.browser.person import Person
from tests.server.process import ServerProcess
from tests.server.witness import entries_in


def table_in(server: ServerProcess, code: str) -> Table:
    """The table, with all its secrets."""
    return fold(entries_in(server.data, code))


def moves(server: ServerProcess, code: str) -> list[MovePlayed]:
    """The moves that were made, in order."""
    whats = [entry.what for entry in entries_in(server.data, code)]
    return [what for what in whats if isinstance(what, MovePlayed)]


def result(server: ServerProcess, code: str, person: Person) -> str:
    """How the game ended, in this person's words, from what the server has written."""
    table = table_in(server, code)
    ended: Any = table.game.result(table.state)
    names = [
        table.places[seat - 1].name or person.say("player-bot", chair=seat)
        for seat in ended.winners
    ]
    winners = names[0]
    if len(names) > 1:
        winners = person.say("names-and", others=", ".join(names[:-1]), last=names[-1])
    best = ended.winners[0] - 1
    score = ended.scores[best]
    facts: dict[str, str | int] = {"winners": winners, "count": len(names)}
    if table.game.NAME == "uly_polly":
        return person.say(
            "uly_polly-result", **facts, bones=person.say("uly_polly-bones", count=score)
        )
    facts["points"] = person.say("wooolf-points", count=score)
    facts["errors"] = person.say("wooolf-errors", count=ended.errors[best])
    return person.say("wooolf-result", **facts)
