"""No dog reaches a gathered tile: every walk of the dog at the last flip is tried."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from sheepfold.bots.uly_polly.field import face_up, field_of
from sheepfold.bots.uly_polly.guard import gatherings
from sheepfold.bots.uly_polly.owl_wolf import gathered, gathers
from sheepfold.games import GAMES, uly_polly
from sheepfold.games.contract import replay_twin
from sheepfold.games.declared import redact
from sheepfold.games.uly_polly import Options, State
from sheepfold.games.uly_polly.pieces import Step
from tests.bots.uly_polly.positions import acting, last_flips


@pytest.mark.parametrize("patience", [1, 2, 3, 6])
def test_no_dog_reaches_the_gathered_tile(patience: int, effort: int) -> None:
    rng = Random(1)
    met = 0
    for state in last_flips(Options(patience=patience), rng, 6 * effort):
        state, _ = uly_polly.play(state, state.wolf_seat, gathers(acting(state), rng))
        tiles = gathered(uly_polly.view(state, state.wolf_seat))
        if tiles:
            met += 1
            _hunt(state, rng)
    assert met


def _hunt(state: State, rng: Random) -> None:
    """Every walk of the dog over face-up tiles, until its patience ends."""
    assert state.dog is not None
    assert state.options.patience is not None
    near = field_of(state.options.rows, state.options.columns).near[state.dog]
    assert gathered(uly_polly.view(state, state.wolf_seat))[0] not in near
    for to in near:
        if state.tiles[to] and state.idle + 1 < state.options.patience:
            after, _ = uly_polly.play(state, state.dog_seat, Step(to))
            after, _ = uly_polly.play(after, after.wolf_seat, gathers(acting(after), rng))
            _hunt(after, rng)


def test_the_gathering_swap_gives_away_no_more_than_its_docstring_says(effort: int) -> None:
    """Counted over all places of the wolf: |G|/n for the tile, 0 for the rest, else 1/n.

    A wolf in G makes its own tile's swap; all others, with the same luck, make the same swap,
    and each of them as often as any other.
    """
    rng = Random(2)
    seeds = 300
    met = 0
    for state in last_flips(Options(patience=2), rng, 3 * effort):
        assert state.dog is not None
        hidden = {place for place, tile in enumerate(state.tiles) if not tile}
        ways = dict(gatherings(4, 4, face_up(state.tiles), state.dog, 2))
        if len(ways) < 2:
            continue
        met += 1
        views = {view.wolf: view for view in _by_place(state, len(hidden), rng)}
        assert set(views) == hidden
        made: Counter[tuple[int, int]] = Counter()
        for seed in range(seeds):
            swaps = {place: gathers(view, Random(seed)) for place, view in views.items()}
            pairs = {place: (swap.a, swap.b) for place, swap in swaps.items()}
            assert all(pairs[place] == ways[place] for place in ways)
            elsewhere = {pairs[place] for place in hidden - set(ways)}
            assert len(elsewhere) == 1
            made.update(elsewhere)
        assert set(made) == set(ways.values())
        fair = seeds / len(ways)
        assert all(abs(count - fair) < 5 * fair**0.5 for count in made.values())
    assert met


def _by_place(state: State, places: int, rng: Random) -> list[uly_polly.View]:
    """The wolf's view with the wolf at each place that the dog considers possible."""
    view = acting(state)
    public = replace(
        view,
        viewer=None,
        wolf=None,
        history=tuple(redact(event, None) for event in view.history),
    )
    found: dict[int | None, uly_polly.View] = {}
    while len(found) < places:
        twin: Any
        *_, twin = replay_twin(GAMES["uly_polly"], uly_polly.redeal(public, rng))
        found.setdefault(acting(twin).wolf, acting(twin))
    return list(found.values())
