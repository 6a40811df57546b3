"""Nobody chose the cards: every device that is there adds to the draw of a game."""

from random import Random

import msgspec
import pytest

from sheepfold.games import uly_polly, wooolf
from sheepfold.games.draw import Contribution, Derived, key_of, sealed
from sheepfold.games.record import load
from sheepfold.games.verify import verify
from sheepfold.games.wooolf.pieces import Peek
from sheepfold.server.protocol import encode
from sheepfold.server.records import last_game, open_record
from sheepfold.server.table_info import table_info
from sheepfold.table.actions import (
    AnswerTakeback,
    AskTakeback,
    Connected,
    Disconnected,
    OpenDraw,
    Play,
    Ready,
    Rematch,
    Reopen,
    Say,
    SealDraw,
    SeatBot,
    Sit,
    Stand,
    StartGame,
    Tick,
)
from sheepfold.table.decide import decide
from sheepfold.table.entries import DrawBegun, DrawMissed, DrawOpened, GameStarted
from sheepfold.table.entry_codec import encode_entry
from sheepfold.table.queries import due
from sheepfold.table.source import Source
from sheepfold.table.table import DRAW_SECONDS
from tests.table.host import Host, token

ONE, TWO = "1" * 64, "2" * 64


def two_at_a_table() -> Host:
    return Host(uly_polly.Options()).seat(2)


def seal(host: Host, value: str) -> SealDraw:
    """For the draw that is being made."""
    return SealDraw(sealed(host.table.draw.seed if host.table.draw else ONE), sealed(value))


def opening(host: Host, value: str) -> OpenDraw:
    return OpenDraw(sealed(host.table.draw.seed if host.table.draw else ONE), value)


def drawing() -> Host:
    """Ann and Ben are asked to add to the draw of their game."""
    host = two_at_a_table()
    seeds = (letter * 64 for letter in "abcdef0123456789" * 9)
    host.source = host.source._replace(new_salt=lambda: next(seeds))
    host.ask(StartGame(), 1)
    return host


def test_all_who_are_there_are_asked_and_the_game_follows_from_what_they_add() -> None:
    host = drawing()
    assert host.table.draw is not None
    assert host.table.draw.chairs == (1, 2)
    host.ask(seal(host, TWO), 2)
    host.ask(seal(host, ONE), 1)
    assert host.ask(opening(host, ONE), 1) == [DrawOpened(1, ONE)]
    started = host.ask(opening(host, TWO), 2)[-1]
    assert isinstance(started, GameStarted)
    key = key_of(bytes.fromhex("a" * 64), [bytes.fromhex(ONE), bytes.fromhex(TWO)])
    deal = uly_polly.deal(uly_polly.Options(), 2, Derived(key, "uly_polly", 0, 0))
    assert started.deal == deal
    assert host.table.phase == "playing"
    host.check_fold()


def test_neither_bots_nor_those_who_are_away_are_asked() -> None:
    host = Host(wooolf.Options()).seat(3)
    host.ask(SeatBot(4), 1)
    host.ask(Disconnected(2))
    host.ask(StartGame(), 1)
    assert host.table.draw is not None
    assert host.table.draw.chairs == (1, 3)
    host.ask(Connected(2))
    assert host.table.draw.chairs == (1, 3)


def test_nothing_is_opened_before_all_have_sealed() -> None:
    host = drawing()
    host.ask(seal(host, ONE), 1)
    assert host.refused(opening(host, ONE), 1) == "draw-not-sealed"


def test_nobody_can_change_what_was_sealed() -> None:
    host = drawing()
    host.ask(seal(host, ONE), 1)
    assert host.refused(seal(host, TWO), 1) == "draw-sealed"
    assert host.ask(seal(host, ONE), 1) == []
    host.ask(seal(host, TWO), 2)
    assert host.refused(opening(host, TWO), 1) == "draw-other"
    host.ask(opening(host, ONE), 1)
    assert host.ask(opening(host, ONE), 1) == []
    assert host.table.phase == "lobby"


@pytest.mark.parametrize("value", [ONE + "\n", ONE + " ", ONE.upper()[:-1] + "A", ONE[:-2]])
def test_a_number_is_written_in_one_way_only(value: str) -> None:
    """Else one device could open what no other device can check."""
    for action, field in ((SealDraw, "seal"), (OpenDraw, "value")):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"do": action.__struct_config__.tag, field: value}, action)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"seat": 1, "value": value}, Contribution)


def test_nobody_can_copy_what_another_has_sealed() -> None:
    host = drawing()
    host.ask(seal(host, ONE), 1)
    assert host.refused(seal(host, ONE), 2) == "draw-copied"


def test_what_was_meant_for_a_draw_that_is_over_does_not_count_for_the_next() -> None:
    host = drawing()
    late = seal(host, ONE)
    host.ask(seal(host, TWO), 2)
    host.ask(late, 1)
    host.now += DRAW_SECONDS
    host.ask(Tick())  # neither was opened
    assert host.table.phase == "playing"
    host = drawing()
    late = seal(host, ONE)
    host.ask(late, 1)
    host.now += DRAW_SECONDS
    host.ask(Tick())
    assert host.refused(late, 1) == "no-draw"
    host.ask(seal(host, TWO), 1)


def test_nobody_adds_without_being_asked() -> None:
    host = two_at_a_table()
    assert host.refused(seal(host, ONE), 1) == "no-draw"
    assert host.refused(opening(host, ONE), 1) == "no-draw"
    host.ask(Disconnected(2))
    host.ask(StartGame(), 1)
    host.ask(Connected(2))
    assert host.refused(seal(host, ONE), 2) == "no-draw"


@pytest.mark.parametrize("action", [Sit("Eve", token(9)), Stand(), Ready(False), StartGame()])
def test_who_is_in_the_draw_stays_in_it(action: Sit | Stand | Ready | StartGame) -> None:
    host = drawing()
    assert host.refused(action, None if isinstance(action, Sit) else 1) == "drawing"
    host.ask(Say("hello"), 1)


def test_a_device_that_does_not_seal_is_left_out_and_everyone_sees_it() -> None:
    host = drawing()
    host.ask(seal(host, ONE), 1)
    assert due(host.table) == host.now + DRAW_SECONDS
    assert host.ask(Tick()) == []
    host.now += DRAW_SECONDS
    assert host.ask(Tick()) == [DrawMissed(2), DrawBegun("b" * 64, (1,))]
    host.ask(seal(host, TWO), 1)
    host.ask(opening(host, TWO), 1)
    assert host.table.phase == "playing"
    assert host.table.fair is not None
    assert (host.table.fair.chairs, host.table.fair.values) == ((1,), (TWO,))


def test_who_sees_the_others_open_cannot_stop_a_draw_that_it_does_not_like() -> None:
    """It has had its say once; the next draw has a new seed, and it is not asked again."""
    host = drawing()
    host.ask(seal(host, ONE), 1)
    host.now += DRAW_SECONDS / 2
    host.ask(seal(host, TWO), 2)
    host.ask(opening(host, ONE), 1)
    host.now += DRAW_SECONDS / 2
    assert host.ask(Tick()) == []  # the time to open counts from the last seal on
    host.now += DRAW_SECONDS / 2
    assert host.ask(Tick()) == [DrawMissed(2), DrawBegun("b" * 64, (1,))]


def test_a_game_begins_even_if_no_device_answers() -> None:
    host = drawing()
    host.now += DRAW_SECONDS
    assert [type(what) for what in host.ask(Tick())] == [
        DrawMissed,
        DrawMissed,
        DrawBegun,
        GameStarted,
    ]
    assert host.table.fair is not None
    assert host.table.fair.values == ()


def test_another_node_draws_the_same_for_the_same_move() -> None:
    host = Host(wooolf.Options()).seat(5).start()
    (seat,) = host.table.game.actors(host.table.state)
    for owner in {1, 2, 3, 4, 5} - {seat}:
        peek = Play(Peek(owner, "left"))
        nodes = [Source(Random(seed), lambda: "5a" * 32) for seed in range(9)]
        drawn = {repr(decide(host.table, peek, seat, host.now, node)) for node in nodes}
        assert len(drawn) == 1


def test_free_moves_and_moves_that_were_taken_back_do_not_change_what_is_drawn() -> None:
    host = Host(wooolf.Options()).seat(5).start()
    (seat,) = host.table.game.actors(host.table.state)
    peek = Play(Peek(seat % 5 + 1, "left"))
    (first,) = decide(host.table, peek, seat, host.now, host.source)
    other = (seat + 1) % 5 + 1
    host.ask(Play(host.table.game.free(host.table.game.view(host.table.state, other))[0]), other)
    assert decide(host.table, peek, seat, host.now, host.source) == [first]
    meadow = two_at_a_table().start()
    moves = meadow.table.moves
    [wolf] = meadow.table.game.actors(meadow.table.state)
    dog = 3 - wolf
    meadow.play_on(2)  # the wolf hides, the dog is put somewhere
    meadow.ask(AskTakeback(), dog)
    if meadow.table.asking is not None:
        meadow.ask(AnswerTakeback(True), wolf)
    assert meadow.table.moves == moves + 1


def test_every_game_has_a_new_seed() -> None:
    host = two_at_a_table().start().play_on()
    host.source = host.source._replace(new_salt=lambda: "c" * 64)
    host.ask(Rematch(), host.table.host)
    assert host.table.draw is not None
    assert host.table.draw.seed == "c" * 64
    host.draw()
    assert host.table.phase == "playing"
    host.check_fold()


def test_the_seed_is_shown_when_the_game_is_over_and_not_before() -> None:
    host = drawing()
    secret = ("a" * 64).encode()
    assert secret not in encode(table_info(host.table, host.now))
    host.draw()
    while host.table.phase == "playing":
        assert secret not in encode(table_info(host.table, host.now))
        host.play_on(1)
    assert secret in encode(table_info(host.table, host.now))
    host.ask(Reopen(), host.table.host)
    assert table_info(host.table, host.now).draw is None


@pytest.mark.parametrize(
    ("options", "people"),
    [(uly_polly.Options(), 3), (wooolf.Options(), 5), (wooolf.Options(advanced=True), 4)],
)
def test_the_record_of_a_rematch_verifies(
    options: uly_polly.Options | wooolf.Options, people: int
) -> None:
    host = Host(options).seat(people).start().play_on()
    host.ask(Rematch(), host.table.host)
    host.draw()
    host.play_on()
    record = load(open_record(last_game([encode_entry(entry) for entry in host.log])))
    assert verify(record).contributions == people
    assert record.draw is not None
    seats = [one.seat for one in record.draw.contributions]
    assert seats == [*range(1, people + 1)]
    assert [one.value for one in record.draw.contributions] == [
        f"{chair:064x}" for chair in range(1, people + 1)
    ]
