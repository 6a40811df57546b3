"""Pairs of tables that look the same to a viewer, but differ in a yes or no that it may not know.

A random game and its twin for the viewer, as in test_noninterference.py; kept are those of which
one has the secret and the other has not. Whatever is then measured can be compared by the secret.
"""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from sheepfold.games import GAMES, uly_polly
from sheepfold.games.contract import Game, Seat
from sheepfold.games.declared import redact
from sheepfold.games.wooolf.cards import character
from sheepfold.table.entries import BotSat, Entry, EntryBody, Level
from sheepfold.table.entry_codec import encode_entry
from sheepfold.table.fold import fold
from sheepfold.table.table import Table
from tests.games.random_play import Moment, random_game
from tests.server.twin_tables import begin, played

MOST_MOVES = 12


class SecretPair(NamedTuple):
    """Two logs of tables in the same position for `viewer`: without the secret, and with it."""

    game: Game
    viewer: Seat
    without: list[EntryBody]
    having: list[EntryBody]
    actor: Seat
    """Who moves next at both."""
    move: Any
    """A move that both allow, and of which the viewer is told the same."""

    def tables(self) -> tuple[Table, Table]:
        """Both as they stand."""
        without, having = (
            fold([Entry(float(n), what) for n, what in enumerate(log)])
            for log in (self.without, self.having)
        )
        return without, having

    def lines(self, table: Table) -> list[bytes]:
        """The log of one of the two."""
        log = self.having if has_secret(table.state, self.viewer) else self.without
        return [encode_entry(Entry(float(n), what)) for n, what in enumerate(log)]


def has_secret(state: Any, viewer: Seat) -> bool:
    """Uly & Polly: the wolf is on a tile next to Polly. Wooolf!!: the next one is wolf or boy."""
    if isinstance(state, uly_polly.State):
        if state.dog is None or state.wolf is None:
            return False
        (row, column), (its_row, its_column) = (
            divmod(place, state.options.columns) for place in (state.dog, state.wolf)
        )
        return max(abs(row - its_row), abs(column - its_column)) == 1
    return character(state.hands[viewer % state.seats]) in ("wolf", "boy")


def secret_pairs(
    name: str, seats: int, seed: int, bot: Level | None = None
) -> Iterator[SecretPair]:
    """Such pairs without end; with `bot` the one who moves next is a bot of that level."""
    game, rng = GAMES[name], Random(seed)
    options = game.Options()
    while True:
        viewer = rng.randint(1, seats)
        moments: list[Moment] = []
        for moment in random_game(game, options, seats, rng):
            if moment.state.round > 1 or len(moments) > MOST_MOVES:
                break
            moments.append(moment)
        moments = moments[: rng.randint(2, len(moments))]
        last = moments[-1].state
        if game.result(last) is not None or last.round > 1:
            continue
        twin = game.redeal(game.view(last, viewer), rng)
        other = twin.start
        for made in twin.played:
            other, _ = game.play(other, made.seat, made.move, made.outcome)
        if has_secret(last, viewer) == has_secret(other, viewer):
            continue
        actor = game.actors(last)[0]
        if bot is not None and actor == viewer:
            continue
        move = _common_move(game, last, other, actor, viewer, rng)
        if move is None:
            continue
        true_log = begin(options, seats, moments[0].deal, game)
        twin_log = begin(options, seats, twin.deal, game)
        true_log += [played(game, moment.played) for moment in moments[1:]]
        twin_log += [played(game, made) for made in twin.played]
        if bot is not None:
            for log in (true_log, twin_log):
                log[actor] = BotSat(actor, bot)
        logs = (twin_log, true_log) if has_secret(last, viewer) else (true_log, twin_log)
        yield SecretPair(game, viewer, *logs, actor, move)


def _common_move(
    game: Game, one: Any, two: Any, actor: Seat, viewer: Seat, rng: Random
) -> Any | None:
    """A move after which the viewer is told the same in both states."""
    common = [move for move in game.moves(one, actor) if move in game.moves(two, actor)]
    for move in rng.sample(common, len(common)):
        told = []
        for state in (one, two):
            outcome = game.chance(state, actor, move, Random(1))
            _, events = game.play(state, actor, move, outcome)
            told.append([redact(event, viewer) for event in events])
        if told[0] == told[1]:
            return move
    return None
