"""The law of hidden information: what a viewer may not know changes nothing that it sees."""

import json
import sys
from random import Random
from typing import Any

import msgspec
import pytest

from sheepfold.games.contract import Game, IllegalMove, Played, Twin, replay_twin
from sheepfold.games.declared import redact
from sheepfold.games.viewing import open_turn, own_part, refusal_in_the_open
from tests.effort import times
from tests.games.random_play import (
    CASES,
    Case,
    Moment,
    case_name,
    random_game,
    setting,
    with_free_moves,
)

cases = pytest.mark.parametrize("case", CASES, ids=case_name)


def viewers(seats: int) -> list[int | None]:
    return [None, *range(1, seats + 1)]


def encoded(value: Any) -> bytes:
    return msgspec.json.encode(value)


def told(game: Game, moment: Moment, viewer: int | None) -> list[Any]:
    events = [redact(event, viewer) for event in moment.events]
    return [event for event in events if event is not None]


def seen(game: Game, states: list[Any], viewer: int | None) -> list[bytes]:
    """The views of a history, without repeats: an entry one may not know of leaves no trace."""
    views: list[bytes] = []
    for state in states:
        view = encoded(game.view(state, viewer))
        if not views or views[-1] != view:
            views.append(view)
    return views


def round_of(state: Any) -> int:
    return int(state.round)


@cases
def test_a_redealt_history_looks_the_same_at_every_step(case: Case, effort: int) -> None:
    game, options, seats = setting(case)
    rng = Random(f"redeal {case}")
    for number in range(times(30, 100, effort)):
        moments = list(random_game(game, options, seats, rng, free=0.3))
        stop = rng.randrange(len(moments)) if number % 3 else len(moments) - 1
        first = next(
            i for i, m in enumerate(moments) if round_of(m.state) == round_of(moments[stop].state)
        )
        lived = moments[first : stop + 1]
        states = [moment.state for moment in lived]
        for viewer in rng.sample(viewers(seats), 1):
            twin = game.redeal(game.view(states[-1], viewer), rng)
            other = Twin(twin.deal, twin.start, tuple(with_free_moves(game, lived, twin, viewer)))
            assert seen(game, list(replay_twin(game, other)), viewer) == seen(game, states, viewer)
            last = list(replay_twin(game, twin))[-1]
            assert encoded(game.view(last, viewer)) == encoded(game.view(states[-1], viewer))


@cases
def test_a_twin_tells_what_was_drawn_for_its_round(case: Case) -> None:
    game, options, seats = setting(case)
    rng = Random(f"drawn {case}")
    moments = list(random_game(game, options, seats, rng))
    for moment in moments[:: max(1, len(moments) // 20)]:
        for viewer in rng.sample(viewers(seats), 1):
            twin = game.redeal(game.view(moment.state, viewer), rng)
            if moment.state.round == 1:
                assert twin.deal is not None
                assert game.start(options, seats, twin.deal) == twin.start


def test_redealt_histories_do_differ() -> None:
    """Lest the test above pass because nothing is ever changed."""
    for case in CASES:
        game, options, seats = setting(case)
        rng = Random(f"differ {case}")
        moments = list(random_game(game, options, seats, rng))
        state = moments[min(4, len(moments) // 2)].state
        view = game.view(state, None)
        assert (
            len({encoded(list(replay_twin(game, game.redeal(view, rng)))[-1]) for _ in range(30)})
            > 3
        )


@cases
def test_twins_go_on_alike(case: Case, effort: int) -> None:
    """Two games that differ only in what V may not know: the same views, events, moves, refusals.

    The true game and its twin are played on together: V chooses freely, the others do in the true
    game what they may do in both.
    """
    game, options, seats = setting(case)
    rng = Random(f"alike {case}")
    for number in range(times(30, 100, effort)):
        moments = list(random_game(game, options, seats, rng, free=0.2))
        stop = rng.randrange(len(moments) - 1)
        state = moments[stop].state
        viewer = viewers(seats)[number % (seats + 1)]
        twin = list(replay_twin(game, game.redeal(game.view(state, viewer), rng)))[-1]
        for _ in range(30):
            assert encoded(game.view(state, viewer)) == encoded(game.view(twin, viewer))
            assert_alike(game, state, twin, viewer, rng)
            if viewer is not None and rng.random() < 0.4:
                state, twin = play_free(game, state, twin, viewer, rng)
            pair = play_both(game, state, twin, viewer, rng)
            if pair is None:
                break
            state, twin = pair


def assert_alike(game: Game, state: Any, twin: Any, viewer: int | None, rng: Random) -> None:
    """The same legal moves, free moves and refusals."""
    assert game.actors(state) == game.actors(twin)
    one, two = game.view(state, viewer), game.view(twin, viewer)
    assert game.legal(one) == game.legal(two)
    assert game.free(one) == game.free(two)
    assert game.open_moves(one) == game.open_moves(two)
    if viewer is not None:
        assert tuple(game.legal(one)) == tuple(game.moves(state, viewer))
        for other in (viewer, *rng.sample(range(1, state.seats + 1), 1)):
            for move in game.moves(state, other):
                assert refusal_of(game, state, viewer, move) == refusal_of(game, twin, viewer, move)


def reason_and_facts(refused: IllegalMove | None) -> tuple[str, Any] | None:
    return None if refused is None else (refused.reason, refused.facts)


def refusal_of(game: Game, state: Any, seat: int, move: Any) -> tuple[str, Any] | None:
    """The reason and facts with which `play` refuses, which are those of the view."""
    refused = game.refusal(game.view(state, seat), move)
    try:
        game.play(state, seat, move, game.chance(state, seat, move, Random(0)))
    except IllegalMove as error:
        assert refused is not None
        assert (refused.reason, refused.facts) == (error.reason, error.facts)
        return error.reason, error.facts
    assert refused is None
    return None


def play_free(game: Game, state: Any, twin: Any, seat: int, rng: Random) -> tuple[Any, Any]:
    found = game.free(game.view(state, seat))
    if not found:
        return state, twin
    move = rng.choice(found)
    return game.play(state, seat, move, None)[0], game.play(twin, seat, move, None)[0]


def play_both(
    game: Game, state: Any, twin: Any, viewer: int | None, rng: Random
) -> tuple[Any, Any] | None:
    """One move in both games that V sees alike, or `None` if none was found."""
    actors = game.actors(state)
    if not actors:
        return None
    seat = rng.choice(actors)
    common = [move for move in game.moves(state, seat) if move in set(game.moves(twin, seat))]
    for move in rng.sample(common, min(len(common), 12)):
        for _ in range(4):
            drawn = game.chance(state, seat, move, rng), game.chance(twin, seat, move, rng)
            state2, events = game.play(state, seat, move, drawn[0])
            twin2, twin_events = game.play(twin, seat, move, drawn[1])
            if round_of(state2) != round_of(state) or not game.actors(state2):
                return None  # everything was revealed
            one = told(game, Moment(state2, None, events), viewer)
            two = told(game, Moment(twin2, None, twin_events), viewer)
            if encoded(one) == encoded(two):
                return state2, twin2
    return None


@cases
def test_secrets_never_reach_a_view(case: Case, effort: int) -> None:
    """Hidden values are nowhere in the encoded view: a state with other secrets encodes alike."""
    game, options, seats = setting(case)
    rng = Random(f"secrets {case}")
    for _ in range(times(15, 40, effort)):
        for moment in random_game(game, options, seats, rng, free=0.2):
            for viewer in rng.sample(viewers(seats), 2):
                if game.NAME in HIDDEN:
                    assert_hidden(game, moment.state, viewer)
                else:
                    view = game.view(moment.state, viewer)
                    twin = list(replay_twin(game, game.redeal(view, rng)))[-1]
                    assert encoded(game.view(twin, viewer)) == encoded(view)


def assert_hidden(game: Game, state: Any, viewer: int | None) -> None:
    view = json.loads(encoded(game.view(state, viewer)))
    for event in view["history"]:
        match event["type"]:
            case "hidden":
                assert event["at"] is None or viewer == event["seat"]
            case "dealt":
                for number, (cards, held) in enumerate(
                    zip(
                        event["hands"],
                        [*event["questions"], None][: len(event["hands"])],
                        strict=True,
                    ),
                    1,
                ):
                    assert cards is None or viewer == number
                    assert held is None or viewer == number
            case "peeked":
                assert event["card"] is None or viewer == event["by"]
                assert event["which"] is None or viewer == event["owner"]
            case "guessed":
                assert event["guess"] is None or viewer == event["by"]
            case "arranged":
                assert viewer == event["seat"]
    HIDDEN[game.NAME](view, state, viewer)


def assert_wolf_hidden(view: Any, state: Any, viewer: int | None) -> None:
    assert view["wolf"] is None or viewer == state.wolf_seat or state.phase == "over"


def assert_cards_hidden(view: Any, state: Any, viewer: int | None) -> None:
    assert view["cards"] is None or viewer is not None
    assert (view["left"], view["guess"], view["questions"]) == (
        (None, None, [])
        if viewer is None
        else tuple(
            json.loads(encoded(part[viewer - 1]))
            for part in (state.left, state.guesses, state.questions)
        )
    )


HIDDEN = {"uly_polly": assert_wolf_hidden, "wooolf": assert_cards_hidden}
"""By game: what its views must not show."""


@cases
def test_everything_round_trips_through_json(case: Case, effort: int) -> None:
    game, options, seats = setting(case)
    rng = Random(f"json {case}")
    for _ in range(effort):
        moments = list(random_game(game, options, seats, rng, free=0.2))
        for moment in moments:
            assert back(moment.state, game.State) == moment.state
            for viewer in viewers(seats):
                view = game.view(moment.state, viewer)
                assert back(view, game.View) == view
                assert all(back(e, game.Event) == e for e in told(game, moment, viewer))
            if moment.played is not None:
                made = moment.played
                assert back(made.move, game.Move) == made.move
                assert made.outcome is None or back(made.outcome, game.Outcome) == made.outcome
                names = vars(sys.modules[type(made.move).__module__])
                assert eval(repr(made.move), {**names}) == made.move
                text = game.write(made.move, options)
                assert game.parse(text, options) == made.move
                assert game.parse(f"  {text.upper()} ", options) == made.move
        result = game.result(moments[-1].state)
        assert back(result, game.Result) == result


def back(value: Any, kind: Any) -> Any:
    return msgspec.json.decode(encoded(value), type=kind)


@cases
def test_a_view_is_what_everyone_knows_and_what_is_ones_own(case: Case, effort: int) -> None:
    game, options, seats = setting(case)
    rng = Random(f"own {case}")
    for _ in range(2 * effort):
        for moment in random_game(game, options, seats, rng, free=0.2):
            public = game.view(moment.state, None)
            for viewer in viewers(seats):
                own = own_part(game, moment.state, viewer)
                view = game.view(moment.state, viewer)
                assert msgspec.structs.replace(public, viewer=viewer, **own) == view
                more = [n for n in view.__struct_fields__ if getattr(view, n) != getattr(public, n)]
                assert {*own} >= {*more} - {"viewer"}


@cases
def test_play_accepts_exactly_the_legal_moves(case: Case, effort: int) -> None:
    game, options, seats = setting(case)
    rng = Random(f"exactly {case}")
    for _ in range(effort):
        everything: dict[Any, None] = {}
        moments = list(random_game(game, options, seats, rng, free=0.2))
        for moment in moments:
            for seat in range(1, seats + 1):
                everything |= dict.fromkeys(game.moves(moment.state, seat))
                everything |= dict.fromkeys(game.free(game.view(moment.state, seat)))
        for moment in rng.sample(moments, min(len(moments), 12)):
            for seat in range(1, seats + 1):
                view = game.view(moment.state, seat)
                allowed = {*game.legal(view), *game.free(view)}
                for move in everything:
                    assert (refusal_of(game, moment.state, seat, move) is None) == (move in allowed)


@cases
def test_what_can_be_chosen_in_front_of_everyone_is_all_that_the_one_on_turn_may_do(
    case: Case, effort: int
) -> None:
    game, options, seats = setting(case)
    rng = Random(f"open {case}")
    for _ in range(effort):
        for moment in random_game(game, options, seats, rng):
            offered = tuple(game.open_moves(game.view(moment.state, None)))
            assert open_turn(game, moment.state) == (
                game.actors(moment.state)[0] if offered else None
            )
            if offered:
                [seat] = game.actors(moment.state)
                assert offered == tuple(game.moves(moment.state, seat))


@cases
def test_why_a_move_cannot_be_made_in_front_of_everyone_tells_nothing_hidden(
    case: Case, effort: int
) -> None:
    """The seat that must act is told the same as from its own view, and so is it in the game's
    twin, where the cards and the wolf may be elsewhere.
    """
    game, options, seats = setting(case)
    rng = Random(f"why not, open {case}")
    for _ in range(effort):
        moments = list(random_game(game, options, seats, rng))
        turn_moves = list(dict.fromkeys(m.played.move for m in moments if m.played))
        for moment in rng.sample(moments, min(len(moments), 12)):
            seat = open_turn(game, moment.state)
            if seat is None:
                continue
            twin = list(replay_twin(game, game.redeal(game.view(moment.state, None), rng)))[-1]
            for move in turn_moves:
                told = refusal_in_the_open(game, moment.state, move)
                assert reason_and_facts(told) == reason_and_facts(
                    refusal_in_the_open(game, twin, move)
                )
                assert reason_and_facts(told) == refusal_of(game, moment.state, seat, move)


@cases
def test_nobody_without_a_seat_can_do_anything(case: Case) -> None:
    game, options, seats = setting(case)
    rng = Random(f"strangers {case}")
    moments = list(random_game(game, options, seats, rng))
    for moment in (moments[0], rng.choice(moments), moments[-1]):
        known = [move for seat in range(1, seats + 1) for move in game.moves(moment.state, seat)]
        known += [m.played.move for m in moments[-5:] if m.played]
        for stranger in (None, -1, 0, seats + 1):
            view = game.view(moment.state, stranger)
            assert game.legal(view) == game.free(view) == game.moves(moment.state, stranger) == ()  # type: ignore[arg-type]
            for move in known:
                with pytest.raises(IllegalMove, match="not-seated"):
                    game.play(moment.state, stranger, move, None)  # type: ignore[arg-type]


def test_a_twin_is_a_history() -> None:
    """The pieces of a twin are those that were really played, but for what is hidden."""
    game, options, seats = setting(CASES[0])
    moments = list(random_game(game, options, seats, Random(5)))[:6]
    twin = game.redeal(game.view(moments[-1].state, None), Random(6))
    assert isinstance(twin, Twin)
    assert [p.seat for p in twin.played] == [m.played.seat for m in moments[1:] if m.played]
    assert all(isinstance(p, Played) for p in twin.played)
