"""What never changes, whatever is played; and the one exact figure of Uly & Polly."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sheepfold.games import GAMES, OURS, uly_polly, wooolf
from sheepfold.games.contract import BadOptions, IllegalMove
from sheepfold.games.declared import is_open
from sheepfold.games.uly_polly.pieces import FirstWolf, Hide, Start, Step, Swap
from sheepfold.games.uly_polly.view import View
from sheepfold.games.wooolf.cards import QUESTIONS, deck, players
from sheepfold.games.wooolf.pieces import Arrange, Ask, Asked, Peek, Peeked
from tests.games.random_play import CASES, Case, case_name, random_game, setting

drawn = settings(max_examples=150, deadline=None)


@pytest.mark.rule("UP-20")
@pytest.mark.rule("UP-22")
@drawn
@given(st.data(), st.integers(2, 5))
def test_uly_polly_conserves_its_pieces(data: st.DataObject, seats: int) -> None:
    state = uly_polly.start(uly_polly.Options(), seats, FirstWolf(data.draw(st.integers(1, seats))))
    rng = data.draw(st.randoms(use_true_random=False))
    for _ in range(60):
        actors = uly_polly.actors(state)
        if not actors:
            break
        moves = uly_polly.moves(state, actors[0])
        assert moves  # UP-22
        state, _ = uly_polly.play(state, actors[0], moves[rng.randrange(len(moves))])
        up = [tile for tile in state.tiles if tile]
        assert sorted(up) == list(range(1, state.turned + 1))
        assert len(state.tiles) == 16
        assert (state.wolf is None) == (state.phase == "hide")
        if state.wolf is not None and state.phase != "over":
            assert state.tiles[state.wolf] == 0  # exactly one wolf, and it is face down
        assert sum(state.scores) <= 20  # UP-20


@drawn
@given(st.data(), st.integers(4, 8), st.booleans())
def test_wooolf_conserves_its_cards(data: st.DataObject, seats: int, advanced: bool) -> None:
    options = wooolf.Options(advanced=advanced)
    rng = data.draw(st.randoms(use_true_random=False))
    state = wooolf.start(options, seats, wooolf.deal(options, seats, rng))
    for _ in range(40):
        actors = wooolf.actors(state)
        if not actors:
            break
        seat = actors[rng.randrange(len(actors))]
        moves = wooolf.moves(state, seat)
        move = moves[rng.randrange(len(moves))]
        state, _ = wooolf.play(state, seat, move, wooolf.chance(state, seat, move, rng))
        cards = Counter(card for cards in state.hands for card in cards)
        assert cards == Counter(deck(options, seats))
        held = Counter(q for kept in state.questions for q in kept)
        spent = Counter(a.question for row in state.answers for a in row)
        assert not (held + spent) - Counter(QUESTIONS)
        assert sum((held + spent).values()) == 2 * seats
        peeks = [event for event in state.history if isinstance(event, Peeked)]
        asks = [event for event in state.history if isinstance(event, Asked)]
        assert sum(map(len, state.tokens)) == len(peeks)
        assert sum(map(len, state.answers)) == len(asks) == sum(spent.values())
        assert len(state.tokens) == players(seats)


@pytest.mark.parametrize("case", CASES, ids=case_name)
def test_what_is_open_is_told_to_all_alike(case: Case) -> None:
    """A server works out once for all viewers what this says is the same for them."""
    game, options, seats = setting(case)
    for state, _, events, _ in random_game(game, options, seats, Random(4), free=0.2):
        everyones = game.view(state, None)
        for viewer in range(1, seats + 1):
            view = game.view(state, viewer)
            assert viewer in view.actors or not game.legal(view)
            for event in events:
                if is_open(event):
                    assert game.sentence(event, view) == game.sentence(event, everyones)
        assert not game.legal(everyones)
        assert game.FREE or not any(
            game.free(game.view(state, viewer)) for viewer in (None, *range(1, seats + 1))
        )


def stubborn(view: View, rng: Random) -> Step:
    """A dog that turns a tile only when it must."""
    steps = [m for m in uly_polly.legal(view) if isinstance(m, Step)]
    idle = [m for m in steps if view.tiles[m.to]]
    return rng.choice(idle or steps)


@pytest.mark.parametrize("seats", range(2, 6))
def test_every_game_of_uly_polly_ends(seats: int) -> None:
    rng = Random(seats)
    for _ in range(20):
        state = uly_polly.start(uly_polly.Options(), seats, FirstWolf(1))
        moves = 0
        while actors := uly_polly.actors(state):
            view = uly_polly.view(state, actors[0])
            move = (
                stubborn(view, rng) if view.phase == "step" else rng.choice(uly_polly.legal(view))
            )
            state, _ = uly_polly.play(state, actors[0], move)
            moves += 1
            # Eight tiles, each after at most five steps that turn none, and a swap for each step.
            assert moves <= 6 * (2 + 2 * (8 * 6))


@pytest.mark.parametrize("seats", range(4, 9))
def test_every_game_of_wooolf_ends_even_if_nobody_dares_to_guess(seats: int) -> None:
    rng = Random(seats)
    options = wooolf.Options()
    state = wooolf.start(options, seats, wooolf.deal(options, seats, rng))
    moves = 0
    while actors := wooolf.actors(state):
        found = wooolf.moves(state, actors[0])
        move = (
            found[-1] if state.phase == "final" else rng.choice(found[: 2 * (players(seats) - 1)])
        )
        state, _ = wooolf.play(state, actors[0], move, wooolf.chance(state, actors[0], move, rng))
        moves += 1
    assert moves == 3 * (10 * seats + seats)


def random_dog(view: View, rng: Random) -> Any:
    return rng.choice(uly_polly.legal(view))


def greedy_dog(view: View, rng: Random) -> Any:
    steps = [m for m in uly_polly.legal(view) if isinstance(m, Step)]
    return rng.choice([m for m in steps if not view.tiles[m.to]] or steps)


def orderly_dog(view: View, rng: Random) -> Any:
    """Always the first face-down neighbour, else the first neighbour but one."""
    steps = [m for m in uly_polly.legal(view) if isinstance(m, Step)]
    return next((m for m in steps if not view.tiles[m.to]), steps[view.turned % len(steps)])


def chasing_dog(view: View, rng: Random) -> Any:
    """Runs to where the last swap was."""
    steps = [m for m in uly_polly.legal(view) if isinstance(m, Step)]
    last = view.history[-1]
    places = (last.a, last.b) if last.__class__.__name__ == "Swapped" else ()  # type: ignore[union-attr]
    down = [m for m in steps if not view.tiles[m.to]] or steps
    return next((m for m in down if m.to in places), rng.choice(down))


def random_swap(moves: tuple[Any, ...], rng: Random) -> Any:
    return rng.choice(moves)


def first_swap(moves: tuple[Any, ...], rng: Random) -> Any:
    return moves[0]


@pytest.mark.parametrize("dog", [random_dog, greedy_dog, orderly_dog, chasing_dog])
@pytest.mark.parametrize("swap", [random_swap, first_swap])
def test_a_wolf_that_reveals_nothing_wins_half_of_all_rounds(
    dog: Callable[[View, Random], Any],
    swap: Callable[[tuple[Any, ...], Random], Any],
    effort: int,
) -> None:
    """It hides uniformly and swaps without regard to its place: eight of sixteen are turned."""
    rng = Random(f"{dog.__name__} {swap.__name__}")
    options = uly_polly.Options(patience=None)
    wins, rounds = 0, 0
    for _ in range(100 * effort):
        state = uly_polly.start(options, 3, FirstWolf(1))
        while actors := uly_polly.actors(state):
            moves = uly_polly.moves(state, actors[0])
            move: Any
            if isinstance(moves[0], Hide | Start):
                move = rng.choice(moves)
            elif state.phase == "swap":
                move = swap(moves, rng)
            else:
                move = dog(uly_polly.view(state, actors[0]), rng)
            state, _ = uly_polly.play(state, actors[0], move)
        wins += sum(not ended.found for ended in state.rounds)
        rounds += len(state.rounds)
    four_sigma = 4 * (0.25 / rounds) ** 0.5
    assert abs(wins / rounds - 0.5) < four_sigma


ILL_TYPED: list[tuple[str, Any]] = [
    ("uly_polly", Hide(None)),  # type: ignore[arg-type]
    ("uly_polly", Hide("a1")),  # type: ignore[arg-type]
    ("uly_polly", Hide([5])),  # type: ignore[arg-type]
    ("uly_polly", Hide(5.0)),  # type: ignore[arg-type]
    ("uly_polly", Hide(True)),
    ("uly_polly", Swap(None, 1)),  # type: ignore[arg-type]
    ("uly_polly", Swap("5", 6)),  # type: ignore[arg-type]
    ("uly_polly", Peek(2, "left")),
    ("uly_polly", None),
    ("wooolf", Peek(2, "up")),  # type: ignore[arg-type]
    ("wooolf", Peek("2", "left")),  # type: ignore[arg-type]
    ("wooolf", Peek(2.0, "left")),  # type: ignore[arg-type]
    ("wooolf", Ask(2, ["dog"])),  # type: ignore[arg-type]
    ("wooolf", Arrange(2)),  # type: ignore[arg-type]
    ("wooolf", Hide(3)),
    ("wooolf", "peek 2 left"),
]


@pytest.mark.parametrize(("name", "move"), ILL_TYPED, ids=[repr(move) for _, move in ILL_TYPED])
def test_a_move_of_another_type_is_refused_like_any_other(name: str, move: Any) -> None:
    game = GAMES[name]
    options, seats = game.Options(), game.SEATS[-1]
    state = game.start(options, seats, game.deal(options, seats, Random(1)))
    seat = game.actors(state)[0]
    with pytest.raises(IllegalMove, match="not-a-move"):
        game.play(state, seat, move, game.chance(state, seat, move, Random(1)))


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_of_another_type_is_no_seat(name: str) -> None:
    game = GAMES[name]
    options, seats = game.Options(), game.SEATS[-1]
    state = game.start(options, seats, game.deal(options, seats, Random(1)))
    seat = game.actors(state)[0]
    move = game.legal(game.view(state, seat))[0]
    others: list[Any] = [float(seat), str(seat), None, True]
    reason = "not-seated" if game in OURS else None
    for other in others:
        with pytest.raises(IllegalMove, match=reason):
            game.play(state, other, move, game.chance(state, seat, move, Random(1)))


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("uly_polly", uly_polly.Options(patience="6")),  # type: ignore[arg-type]
        ("uly_polly", uly_polly.Options(rows=None)),  # type: ignore[arg-type]
        ("uly_polly", wooolf.Options()),
        ("wooolf", wooolf.Options(deck=5)),  # type: ignore[arg-type]
        ("wooolf", wooolf.Options(round_limit=2.5)),  # type: ignore[arg-type]
        ("wooolf", None),
    ],
    ids=repr,
)
def test_options_of_another_type_are_refused(name: str, options: Any) -> None:
    game = GAMES[name]
    good = game.deal(game.Options(), 5, Random(1))
    for call in (
        lambda: game.check(options, 5),
        lambda: game.deal(options, 5, Random(1)),
        lambda: game.start(options, 5, good),
    ):
        with pytest.raises(BadOptions, match="options"):
            call()
