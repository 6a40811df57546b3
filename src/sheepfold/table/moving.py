"""Moves: checks whether they can be made now, draws what they need, seals what they hide."""

from msgspec.structs import replace

from sheepfold.games.codec import AnyMove
from sheepfold.games.history import without_history
from sheepfold.games.seals import fixed_facts
from sheepfold.table import drawing
from sheepfold.table.actions import Play
from sheepfold.table.allowed import NotAllowed
from sheepfold.table.budget import next_turn_at
from sheepfold.table.entries import Chair, EntryBody, MovePlayed
from sheepfold.table.seating import came_back, hand_over_claimed, without_claim
from sheepfold.table.source import Source
from sheepfold.table.table import Table


def play(
    table: Table, action: Play, chair: Chair, now: float, source: Source, seen: int | None
) -> list[EntryBody]:
    """Make the move that the person on this chair asks for."""
    game, move = table.game, action.move
    if table.phase != "playing":
        raise NotAllowed("not-playing")
    if table.paused:
        raise NotAllowed("game-paused", is_open=True)
    if seen is not None and seen < table.asked[chair] and not isinstance(move, game.FREE):
        # The sender had not been asked yet when it chose this move: it meant an earlier turn.
        raise NotAllowed("stale", is_open=True)
    if now < next_turn_at(table) and not isinstance(move, game.FREE):
        raise NotAllowed("long-round")
    place = table.places[chair - 1]
    if not place.lent and place.away_since is None:
        return move_entries(table, chair, move, source, now)
    # Whoever plays is present, so a claim on the chair ends.
    unclaimed = replace(table, places=without_claim(table.places, chair))
    return [*came_back(table, chair), *move_entries(unclaimed, chair, move, source, now)]


def move_entries(
    table: Table, seat: Chair, move: AnyMove, source: Source, now: float
) -> list[EntryBody]:
    """Check a move, draw what it needs, seal what it hides; hand over claimed chairs."""
    game, state = table.game, table.state
    if move not in game.moves(state, seat):
        if not isinstance(move, game.Move):
            raise NotAllowed("not-a-message")  # a move of the other game is no move here
        refused = game.refusal(game.view(without_history(state), seat), move)
        if refused is not None:
            raise refused
    outcome = game.chance(state, seat, move, drawing.chance_of(table, source))
    facts = fixed_facts(game, move, outcome, 0, 0, table.format)
    played = MovePlayed(seat, move, outcome, tuple([source.new_salt() for _ in facts]))
    return [played, *hand_over_claimed(table, played, now)]
