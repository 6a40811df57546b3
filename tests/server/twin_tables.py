"""Twin tables: their logs differ only in what one viewer may not know."""

from random import Random
from typing import Any

import pytest

import sheepfold.table.changes
import sheepfold.table.fold
from sheepfold.games.contract import Game, Viewer
from sheepfold.games.declared import redact
from sheepfold.games.seals import VERSION
from sheepfold.server import frames
from sheepfold.table.allowed import hash_of
from sheepfold.table.configuring import open_table
from sheepfold.table.entries import EntryBody, GameStarted, MovePlayed, Paused, Said, Sat, Settings
from tests.games.random_play import random_game, setting, with_free_moves

COLOURS = ("red", "orange", "yellow", "green", "teal", "blue", "purple", "pink")
SALT = "5a" * 32


def token(chair: int) -> str:
    return f"{chair:032x}"


def begin(options: Any, seats: int, deal: Any, game: Game) -> list[EntryBody]:
    settings = Settings(chairs=seats, advice="always")
    lobby: list[EntryBody] = [open_table("TESTED", options, settings)]
    lobby += [
        Sat(chair, f"P{chair}", COLOURS[chair - 1], hash_of(token(chair)))  # type: ignore[arg-type]
        for chair in range(1, seats + 1)
    ]
    return [*lobby, GameStarted(deal, (SALT,) * len(game.secrets(None, deal)), format=VERSION)]


def played(game: Game, made: Any) -> MovePlayed:
    facts = [*game.secrets(made.move, None), *game.secrets(None, made.outcome)]
    return MovePlayed(made.seat, made.move, made.outcome, (SALT,) * len(facts))


def pair_of_logs(
    case: tuple[str, int, dict[str, Any]], viewer: Viewer, rng: Random
) -> tuple[list[EntryBody], list[EntryBody]]:
    """A true table and its twin for this viewer, within one round, with talk in between."""
    game, options, seats = setting(case)
    moments = list(random_game(game, options, seats, rng, free=0.3))
    in_round = [m for m in moments if m.state.round == 1 and game.result(m.state) is None]
    last = in_round[rng.randrange(len(in_round))]
    moments = in_round[: in_round.index(last) + 1]
    twin = game.redeal(game.view(last.state, viewer), rng)
    true_log = begin(options, seats, moments[0].deal, game)
    twin_log = begin(options, seats, twin.deal, game)
    others = iter(with_free_moves(game, moments, twin, viewer))
    for moment in moments[1:]:
        assert moment.played is not None
        true_log.append(played(game, moment.played))
        if any(redact(event, viewer) is not None for event in moment.events):
            twin_log.append(played(game, next(others)))
        if rng.random() < 0.2:
            said: EntryBody = Said(rng.randint(1, seats), "aha")
            talk = [said] if rng.random() < 0.7 else [Paused(True), Paused(False)]
            true_log += talk
            twin_log += talk
    assert next(others, None) is None
    return true_log, twin_log


def hide_commitments(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seals of twins differ, and so would the digest of their transcripts."""
    for module in (frames, sheepfold.table.changes, sheepfold.table.fold):
        monkeypatch.setattr(module, "seal", lambda *_: "0" * 64)
