"""What may be done besides the game has a limit, and no limit keeps a game from its end."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sheepfold.games import uly_polly, wooolf
from sheepfold.games.contract import Refusal
from sheepfold.games.history import count_history
from sheepfold.games.uly_polly.pieces import Hide, Propose, Start, Step, Swap
from sheepfold.games.wooolf.pieces import Arrange
from sheepfold.table.actions import (
    Action,
    AnswerTakeback,
    AskTakeback,
    Configure,
    DropClaim,
    HandOver,
    Introduce,
    MakeLink,
    Order,
    Pause,
    Play,
    Ready,
    Remove,
    Say,
    SeatBot,
    SetChair,
    Sit,
    Stand,
    Write,
)
from sheepfold.table.actions import StartGame as StartGame
from sheepfold.table.budget import (
    LONG_ROUND,
    LONG_ROUND_SECONDS,
    MOST,
    PER_MOVE,
    SECONDS,
    WELCOME,
)
from sheepfold.table.entries import Settings
from tests.states import meadow_in
from tests.table.host import Host, token

OPTIONS = uly_polly.Options(first_wolf=1)


def done(host: Host, tries: int, *actions: tuple[Action, int]) -> int:
    """How many entries these actions, taken in turns, have written before one was refused."""
    before = len(host.log)
    for number in range(tries):
        action, chair = actions[number % len(actions)]
        try:
            host.ask(action, chair)
        except Refusal as refused:
            assert refused.reason == "enough-for-now"
            break
    return len(host.log) - before


def hidden() -> Host:
    """Three play, the wolf has hidden, and the others may propose where the dog begins."""
    host = Host(OPTIONS).seat(3).start()
    host.ask(Play(Hide(0)), 1)
    return host


def test_proposals_without_end_are_refused_and_the_turn_can_be_played() -> None:
    host = hidden()
    back_and_forth = [(Play(Propose(4)), 3), (Play(Propose(5)), 3)]
    assert done(host, 10 * MOST, *back_and_forth) == MOST
    # When another seat proposes, nobody has taken anything from it.
    host.ask(Play(Propose(4)), 2)
    # Then the turn is played, and brings something back.
    host.ask(Play(Start(5)), 2)
    host.ask(Play(Swap(14, 15)), 1)
    assert done(host, 10 * MOST, *[(Play(Propose(place)), 3) for place in (4, 6)]) == 2 * PER_MOVE


def test_what_was_spent_comes_back_with_time() -> None:
    host = hidden()
    assert done(host, 10 * MOST, (Say("aha"), 3)) == MOST
    host.now += SECONDS
    assert done(host, 10 * MOST, (Say("aha"), 3)) == 1
    host.now += 2 * MOST * SECONDS
    assert done(host, 10 * MOST, (Say("aha"), 3)) == MOST


def test_arranging_cards_has_a_limit_and_the_peek_goes_on() -> None:
    host = Host(wooolf.Options()).seat(5).start()
    [actor] = host.table.game.actors(host.table.state)
    other = actor % 5 + 1
    assert done(host, 10 * MOST, *[(Play(Arrange(n)), other) for n in (0, 1)]) == MOST
    host.play_on()
    assert host.table.phase == "over"
    host.check_fold()


def test_a_move_taken_back_and_played_again_brings_nothing_back() -> None:
    host = Host(OPTIONS).seat(3).start()
    to_and_fro: list[tuple[Action, int]] = [(Play(Hide(0)), 1), (AskTakeback(), 1)]
    written = done(host, 10 * MOST, *to_and_fro)
    assert written <= 2 * (MOST + PER_MOVE) + 1
    assert host.refused(AskTakeback(), 1) == "enough-for-now"
    host.play_on()
    assert host.table.phase == "over"


def test_asking_for_a_takeback_again_and_again_has_a_limit() -> None:
    host = hidden()
    host.ask(Play(Start(5)), 2)
    asked: list[tuple[Action, int]] = [(AskTakeback(), 2), (AnswerTakeback(False), 3)]
    assert done(host, 10 * MOST, *asked) <= 2 * MOST
    host.play_on()
    assert host.table.phase == "over"


LOBBY: list[list[tuple[Action, int]]] = [
    [(Say("hello"), 2)],
    [(Write("hello"), 2)],
    [(Ready(False), 2), (Ready(True), 2)],
    [(Introduce("Ada", "pink"), 2), (Introduce("Bob", "teal"), 2)],
    [(MakeLink(token(7)), 2)],
    [(Configure(OPTIONS, Settings(chairs=n)), 1) for n in (3, 4)],
    [(Order((1, 3, 2, 4)), 1)],
    [(SetChair(4, False), 1), (SetChair(4, True), 1)],
    [(SeatBot(4, "lamb"), 1), (SeatBot(4, "owl"), 1)],
    [(SeatBot(4, "lamb"), 1), (Remove(4), 1)],
    [(HandOver(2), 1), (HandOver(1), 2)],
]


@pytest.mark.parametrize("actions", LOBBY)
def test_before_a_game_nothing_can_be_done_without_end_and_the_game_can_begin(
    actions: list[tuple[Action, int]],
) -> None:
    host = Host(OPTIONS, Settings(chairs=4, free_text=True)).seat(3)
    assert 0 < done(host, 10 * MOST, *actions) <= 2 * MOST + 2
    for chair in (1, 2, 3):
        host.ask(Ready(True), chair)
    host.start().play_on()
    assert host.table.phase == "over"
    host.check_fold()


def test_a_pause_can_be_ended_by_a_host_who_has_paused_very_often() -> None:
    host = Host(OPTIONS).seat(2).start()
    done(host, 10 * MOST, (Pause(True), 1), (Pause(False), 1))
    assert not host.table.paused
    assert host.refused(Pause(True), 1) == "enough-for-now"
    host.play_on()
    assert host.table.phase == "over"


def test_a_host_who_has_spent_everything_can_stand_up() -> None:
    host = Host(OPTIONS).seat(3)
    assert done(host, 10 * MOST, (Say("hello"), 1)) == MOST
    host.ask(Stand(), 1)
    assert host.table.host == 2


def test_being_ready_twice_writes_nothing() -> None:
    host = Host(OPTIONS).seat(2)
    assert host.ask(Ready(True), 2) == []


def test_a_round_without_end_is_slowed_down_and_goes_on() -> None:
    host = Host(uly_polly.Options(first_wolf=1, patience=None)).seat(2).start()
    host.ask(Play(Hide(0)), 1)
    host.ask(Play(Start(5)), 2)
    while count_history(host.table.state) < LONG_ROUND:
        host.ask(Play(Swap(14, 15)), 1)
        host.ask(Play(Step(6 if meadow_in(host.table.state).dog == 5 else 5)), 2)
    assert host.refused(Play(Swap(14, 15)), 1) == "long-round"
    for _ in range(10):
        host.now += LONG_ROUND_SECONDS
        host.ask(Play(Swap(14, 15)), 1)
        host.now += LONG_ROUND_SECONDS
        host.ask(Play(Step(6 if meadow_in(host.table.state).dog == 5 else 5)), 2)
    host.check_fold()


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 2**32), game=st.sampled_from(["uly_polly", "wooolf"]))
def test_a_table_whose_seats_do_all_they_can_is_played_to_its_end(seed: int, game: str) -> None:
    """Between the moves everybody does something else until it is refused."""
    rng = Random(seed)
    options = OPTIONS if game == "uly_polly" else wooolf.Options()
    host = Host(options, Settings(free_text=True), seed).seat(5)
    moves = 0
    for phase in ("lobby", "playing"):
        while host.table.phase == phase:
            for chair in range(1, 6):
                for _ in range(rng.choice((0, 3, 400))):
                    try:
                        host.ask(_anything(host, chair, rng), chair)
                    except Refusal:
                        break
            if phase == "lobby":
                for chair in range(1, 6):
                    host.ask(Ready(True), chair)
                host.ask(StartGame(), host.table.host)
                host.draw()
            if host.table.paused:
                host.ask(Pause(False), host.table.host)
            if host.table.phase == "playing":
                host.play_on(1)
                moves += 1
    assert host.table.phase == "over"
    assert len(host.log) <= 5 * (4 * MOST + 2 * PER_MOVE * moves) + moves
    host.check_fold()


def _anything(host: Host, chair: int, rng: Random) -> Action:
    table = host.table
    actions: list[Action] = [Say("aha"), Write("?"), MakeLink(token(rng.getrandbits(64)))]
    if table.phase == "lobby":
        actions += [Ready(rng.random() < 0.5), Introduce("Ada", "pink")]
    else:
        actions += [AskTakeback(), AnswerTakeback(rng.random() < 0.5), Pause(rng.random() < 0.5)]
        free = table.game.free(table.game.view(table.state, chair))
        actions += [Play(move) for move in free[:2]]
    return rng.choice(actions)


def test_no_stranger_can_use_up_what_a_chair_may_do() -> None:
    host = Host(uly_polly.Options()).seat(1)
    for number in range(3 * MOST):  # the server limits this by address, the table does not
        host.ask(Sit("Eve", token(100 + number), chair=2))
        host.ask(Stand(), 2)
    host.ask(Sit("Ben", token(2), chair=2))
    host.ask(Ready(), 2)
    host.ask(Say("hello"), 2)
    host.check_fold()


def test_whoever_sits_down_on_a_chair_that_has_spent_all_may_do_a_little() -> None:
    host = Host(uly_polly.Options()).seat(2)
    for _ in range(MOST):
        host.ask(Say("aha"), 2)
    assert host.refused(Say("aha"), 2) == "enough-for-now"
    host.ask(Stand(), 2)
    host.ask(Sit("Cleo", token(3), chair=2))
    for _ in range(WELCOME):
        host.ask(Say("hello"), 2)
    assert host.refused(Say("hello"), 2) == "enough-for-now"


def test_claims_cost_nobody_anything() -> None:
    host = Host(wooolf.Options()).seat(3)
    for chair in (4, 5):
        host.ask(SeatBot(chair, "fox"), 1)
    host.start()
    spent = host.table.spent
    for number in range(2 * MOST):
        newcomer = token(100 + number)
        host.ask(Sit("Zoe", newcomer, chair=4))
        host.ask(DropClaim(), holds=(newcomer,))
    assert host.table.spent == spent
    host.check_fold()
