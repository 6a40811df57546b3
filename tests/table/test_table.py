"""Sitting, standing, hosting, lending, clocks, rematches."""

from random import Random
from types import ModuleType

import pytest

from sheepfold.bots import OUR_LEVELS
from sheepfold.games import GAMES, RULES, uly_polly, wooolf
from sheepfold.games.uly_polly.pieces import Hide, Propose, Swap
from sheepfold.games.uly_polly.pieces import Start as PutDog
from sheepfold.games.wooolf.pieces import Abstain
from sheepfold.table.actions import (
    AnswerTakeback,
    AskTakeback,
    BotPlays,
    Configure,
    Connected,
    Disconnected,
    HandOver,
    Introduce,
    MakeLink,
    Order,
    Pause,
    Play,
    Ready,
    Reclaim,
    Rematch,
    Remove,
    Reopen,
    Say,
    SeatBot,
    SetChair,
    Sit,
    Stand,
    StartGame,
    Tick,
    UseLink,
    Write,
)
from sheepfold.table.entries import (
    AnyOptions,
    CameBack,
    HostChanged,
    Lent,
    MovePlayed,
    Settings,
    WentAway,
)
from sheepfold.table.entry_codec import EntryReader, UnknownRules, encode_entry
from sheepfold.table.fold import fold
from sheepfold.table.queries import bots_to_act, due, people, seated
from sheepfold.table.seating import COLOURS
from tests.states import round_table_in
from tests.table.host import Host, at_play, token, uly


def test_the_first_to_sit_is_the_host_and_colours_differ() -> None:
    host = Host(uly()).seat(3)
    assert host.table.host == 1
    assert len({place.colour for place in host.table.places[:3]}) == 3
    assert host.ask(Sit("Zoe", token(9), colour="red"))[0].colour != "red"  # type: ignore[union-attr]


def test_a_table_takes_only_so_many() -> None:
    host = Host(uly(), Settings(chairs=2)).seat(2)
    assert host.refused(Sit("Late", token(9))) == "table-full"
    assert host.refused(Sit("Late", token(9), chair=7)) in ("table-full", "no-such-chair")


def test_a_taken_closed_or_absent_chair_cannot_be_taken() -> None:
    host = Host(uly()).seat(1)
    host.ask(SetChair(3, False), 1)
    assert host.refused(Sit("B", token(2), chair=1)) == "chair-taken"
    assert host.refused(Sit("B", token(2), chair=3)) == "chair-taken"
    assert host.refused(Sit("B", token(2), chair=99)) == "no-such-chair"
    assert host.refused(Sit("B", token(1))) == "token-used"
    host.ask(SetChair(3, True), 1)
    host.ask(Sit("B", token(2), chair=3))
    assert people(host.table) == [1, 3]


def test_a_player_chooses_another_name_and_a_colour_that_nobody_has() -> None:
    host = Host(uly()).seat(2)
    host.ask(Introduce("  Zoe\n", "pink"), 2)
    assert (host.table.places[1].name, host.table.places[1].colour) == ("Zoe", "pink")
    assert host.refused(Introduce("Ann", "pink"), 1) == "colour-taken"
    assert host.refused(Introduce("\u200b", "blue"), 1) == "empty-text"
    host.ask(Introduce("Zoe again", "pink"), 2)  # its own colour is not taken
    host.ask(Ready(), 2)
    host.start()
    assert host.refused(Introduce("Late", "blue"), 1) == "not-in-lobby"


def test_a_bot_is_given_another_level_and_a_person_none() -> None:
    host = Host(uly()).seat(1)
    host.ask(SeatBot(2, "lamb"), 1)
    host.ask(SeatBot(2, "owl"), 1)
    assert host.table.places[1].level == "owl"
    assert host.refused(SeatBot(1, "owl"), 1) == "chair-taken"


@pytest.mark.parametrize(
    "action",
    [
        SeatBot(2),
        Remove(1),
        SetChair(2, False),
        Order((1, 2, 3, 4, 5)),
        HandOver(2),
        Configure(uly(), Settings()),
        StartGame(),
        Rematch(),
        Reopen(),
        Pause(),
    ],
    ids=lambda action: type(action).__name__,
)
def test_only_the_host_runs_the_table(action: object) -> None:
    host = Host(uly()).seat(2)
    assert host.refused(action, 2) == "not-host"  # type: ignore[arg-type]
    assert host.refused(action, None) == "not-your-seat"  # type: ignore[arg-type]


def test_starting_needs_enough_players_who_are_ready() -> None:
    host = Host(uly()).seat(1)
    assert host.refused(StartGame(), 1) == "seats"
    host.ask(Sit("B", token(2)))
    assert host.refused(StartGame(), 1) == "not-ready"
    host.ask(Ready(), 2)
    host.start()
    assert host.table.phase == "playing"
    assert len(host.table.places) == 2  # empty chairs are put away


def test_the_host_chooses_the_order_and_options() -> None:
    host = Host(uly()).seat(3)
    host.ask(Order((3, 1, 2, 4, 5)), 1)
    assert [place.name for place in host.table.places[:3]] == ["P3", "P1", "P2"]
    assert host.table.host == 2
    assert host.refused(Order((1, 1, 2, 3, 4)), 2) == "not-an-order"
    host.ask(Configure(wooolf.Options(advanced=True), Settings(chairs=4)), 2)
    assert host.table.game.NAME == "wooolf"
    assert len(host.table.places) == 4
    assert host.refused(Configure(uly(patience=0), Settings()), 2) == "uly_polly-patience"


def test_an_upgrade_does_not_change_the_rules_of_a_running_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A server with newer rules goes on with the old ones here, and opens tables under the new."""
    host = at_play()
    newer = ModuleType("newer")
    newer.__dict__.update(vars(uly_polly))
    newer.VERSION = uly_polly.VERSION + 1  # type: ignore[attr-defined]
    monkeypatch.setitem(GAMES, "uly_polly", newer)
    monkeypatch.setitem(RULES, ("uly_polly", uly_polly.VERSION + 1), newer)
    assert fold(host.log).game is not newer
    assert at_play().table.game is newer
    monkeypatch.delitem(RULES, ("uly_polly", uly_polly.VERSION))
    with pytest.raises(UnknownRules):
        fold(host.log)


def test_someone_away_is_lent_a_bot_after_the_grace_time_and_comes_back() -> None:
    host = at_play(settings=Settings(grace=45))
    assert host.ask(Disconnected(1)) == [WentAway(1)]
    assert due(host.table) == host.now + 45
    host.now += 44
    assert host.ask(Tick()) == []
    host.now += 1
    assert host.ask(Tick()) == [Lent(1, "away")]
    assert bots_to_act(host.table) == [1]
    assert host.ask(BotPlays(1, Hide(3), host.table.asked[1]))[0] == MovePlayed(
        1, Hide(3), None, ("5a" * 32,)
    )
    assert host.ask(Connected(1)) == [CameBack(1)]
    assert bots_to_act(host.table) == []


def test_a_table_may_wait_instead_and_bots_never_play_alone() -> None:
    host = at_play(settings=Settings(away="wait"))
    host.ask(Disconnected(1))
    host.now += 9999
    assert host.ask(Tick()) == []
    lonely = at_play()
    lonely.ask(Disconnected(1))
    lonely.ask(Disconnected(2))
    lonely.now += 9999
    assert due(lonely.table) is None
    assert lonely.ask(Tick()) == []


def test_a_bot_that_was_asked_anew_is_not_heard_but_talk_does_not_hold_it_up() -> None:
    host = Host(uly()).seat(1)
    host.ask(SeatBot(2), 1)
    host.start()
    host.ask(Play(Hide(0)), 1)
    asked = host.table.asked[2]
    host.ask(AskTakeback(), 1)
    host.ask(Play(Hide(1)), 1)
    assert host.ask(BotPlays(2, PutDog(5), asked)) == []
    asked = host.table.asked[2]
    host.ask(Say("hello"), 1)
    assert host.ask(BotPlays(2, PutDog(5), asked)) != []
    assert host.ask(BotPlays(2, PutDog(5), asked)) == []


def test_a_turn_clock_lends_the_seat_and_one_tap_takes_it_back() -> None:
    host = at_play(settings=Settings(clock=30))
    host.now += 30
    assert host.ask(Tick()) == [Lent(1, "clock")]
    assert host.ask(Reclaim(), 1) == [CameBack(1)]
    assert host.refused(Reclaim(), 1) == "seat-not-lent"
    host.ask(Tick())
    assert host.ask(Play(Hide(2)), 1)[0] == CameBack(1)  # so does simply playing


def test_who_is_absent_when_the_time_is_up_abstains() -> None:
    host = Host(wooolf.Options(round_limit=1), Settings(clock=60)).seat(4).start().play_on(4)
    assert round_table_in(host.table.state).phase == "final"
    host.now += 60
    told = host.ask(Tick())[0]
    assert isinstance(told, MovePlayed)
    assert told.move == Abstain()


def test_a_move_for_an_earlier_turn_is_stale() -> None:
    host = at_play(2)
    seen = host.table.frames[1]
    host.ask(Play(Hide(15)), 1, seen)
    host.ask(Play(PutDog(0)), 2)
    assert host.refused(Play(Swap(10, 11)), 1, seen) == "stale"
    host.ask(Play(Swap(10, 11)), 1, host.table.frames[1])


def test_free_moves_and_talk_make_nobody_stale() -> None:
    host = at_play(3)
    host.ask(Play(Hide(15)), 1)
    seen = host.table.frames[2]
    host.ask(Play(Propose(4)), 3)
    host.ask(Say("aha"), 3)
    host.ask(Play(PutDog(4)), 2, seen)


def test_a_paused_game_waits() -> None:
    host = at_play()
    host.ask(Pause(), 1)
    assert host.refused(Play(Hide(1)), 1) == "game-paused"
    assert due(host.table) is None
    host.ask(Pause(False), 1)
    host.ask(Play(Hide(1)), 1)


def test_when_the_host_leaves_the_next_person_is_host_and_a_bot_plays_on() -> None:
    host = at_play(3)
    assert host.ask(Stand(), 1)[-1] == HostChanged(2)
    assert host.table.places[0].who == "bot"
    assert bots_to_act(host.table) == [1]
    host.ask(Sit("Late", token(9)))  # a latecomer takes the bot's seat over
    assert host.table.places[0].name == "Late"
    assert host.refused(Sit("More", token(8))) == "table-full"


def test_who_plays_already_cannot_take_a_bots_seat_as_well() -> None:
    host = at_play(3)
    host.ask(Stand(), 1)
    assert host.refused(Sit("Me too", token(9)), 2) == "already-seated"


def test_a_seat_moves_to_another_device_by_a_link_that_works_once() -> None:
    host = at_play(2)
    old = host.table.places[1].token
    host.ask(MakeLink(token(77)), 2)
    assert host.refused(UseLink(token(78), token(50))) == "unknown-link"
    assert host.refused(UseLink(token(77), token(2))) == "token-used"
    host.ask(UseLink(token(77), token(50)))
    assert host.table.places[1].token != old
    assert host.refused(UseLink(token(77), token(51))) == "unknown-link"


def test_the_host_reissues_the_seat_of_a_lost_phone_and_all_are_told() -> None:
    host = at_play(3)
    assert host.refused(MakeLink(token(7), chair=3), 2) == "not-host"
    assert host.refused(MakeLink(token(7), chair=3), 1) == "still-there"
    host.ask(Disconnected(3))
    frames = host.table.frames
    host.ask(MakeLink(token(7), chair=3), 1)
    assert host.table.frames == tuple(n + 1 for n in frames)
    host.ask(UseLink(token(7), token(50)))
    private = host.table.frames
    host.ask(MakeLink(token(8)), 2)  # one's own link is nobody else's business
    assert [n for n, m in zip(host.table.frames, private, strict=True) if n != m] == [
        private[2] + 1
    ]


def test_talk_is_phrases_unless_the_host_allows_more() -> None:
    host = at_play(2)
    host.ask(Say("well-played"), 2)
    assert host.refused(Write("psst"), 2) == "free-text-off"
    open_house = at_play(2, Settings(free_text=True))
    open_house.ask(Write("psst"), 2)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_rematch_keeps_seats_and_tally(seats: int) -> None:
    host = at_play(seats).play_on()
    assert host.table.phase == "over"
    who = [(place.name, place.colour) for place in host.table.places]
    wins = sum(place.wins for place in host.table.places)
    assert wins == pytest.approx(1)
    host.ask(Rematch(), host.table.host)
    host.draw()
    assert [(place.name, place.colour) for place in host.table.places] == who
    assert host.table.games == 2
    host.play_on()
    assert sum(place.wins for place in host.table.places) == pytest.approx(2)
    host.check_fold()


def test_in_a_log_of_release_0_1_a_rematch_still_moves_everyone_up() -> None:
    host = at_play(3).play_on()
    host.ask(Rematch(), host.table.host)
    host.draw()
    lines = [encode_entry(entry) for entry in host.log]
    at = max(n for n, line in enumerate(lines) if b'"type":"started"' in line)
    old = lines[at].replace(b'"rematch":false', b'"rematch":true')
    assert old != lines[at]
    reader = EntryReader(host.table.game)
    table = fold([reader.read(line) for line in [*lines[:at], old]])
    assert [place.name for place in table.places] == ["P2", "P3", "P1"]


def test_guests_ask_for_a_rematch() -> None:
    host = at_play(3)
    assert host.refused(Ready(), 2) == "not-in-lobby"
    host.play_on()
    assert not any(place.ready for place in host.table.places)
    host.ask(Ready(), 2)
    assert [place.ready for place in host.table.places] == [False, True, False]
    assert host.ask(Ready(), 2) == []
    host.ask(Ready(False), 2)
    assert not host.table.places[1].ready
    host.check_fold()


def test_after_a_game_the_lobby_can_be_opened_again() -> None:
    host = at_play(2).play_on()
    assert host.refused(Pause(), host.table.host) == "not-playing"
    host.ask(Reopen(), host.table.host)
    assert host.table.phase == "lobby"
    assert len(host.table.places) == 5
    host.ask(Sit("New", token(9)))
    assert len(seated(host.table)) == 3


def test_any_mix_of_requests_leaves_a_table_that_its_log_explains(effort: int) -> None:
    """Random requests by random people: never anything but a refusal, and the fold agrees."""
    rng = Random("mix")
    for number in range(30 * effort):
        options: AnyOptions = wooolf.Options(round_limit=2) if number % 2 else uly()
        host = Host(options, Settings(clock=20, free_text=True), seed=number)
        refusals = 0
        for _ in range(150):
            host.now += rng.choice([0, 0, 1, 30])
            chair = rng.choice([None, *range(1, len(host.table.places) + 1)])
            action = random_action(host, rng)
            try:
                host.ask(action, chair)  # type: ignore[arg-type]
            except ValueError as refused:
                assert type(refused).__name__ in ("NotAllowed", "IllegalMove", "BadOptions")
                refusals += 1
            host.check_fold() if rng.random() < 0.02 else None
        assert refusals < 150
        host.check_fold()


def random_action(host: Host, rng: Random) -> object:
    table = host.table
    chairs = range(len(table.places) + 2)
    chair = rng.choice(chairs)
    if table.phase == "playing" and rng.random() < 0.5:
        actors = table.game.actors(table.state)
        moves = table.game.moves(table.state, rng.choice(actors)) if actors else ()
        if moves:
            return Play(rng.choice(moves))
    return rng.choice(
        [
            Sit(f"N{rng.randrange(9)}", token(rng.randrange(10**6))),
            Sit("X", token(rng.randrange(10**6)), chair=chair),
            Ready(rng.random() < 0.8),
            SeatBot(chair, rng.choice(OUR_LEVELS)),
            Introduce(f"I{rng.randrange(9)}", rng.choice(COLOURS)),
            Stand(),
            Remove(chair),
            SetChair(chair, rng.random() < 0.5),
            HandOver(chair),
            StartGame(),
            StartGame(),
            Rematch(),
            Reopen(),
            AskTakeback(),
            AnswerTakeback(rng.random() < 0.5),
            Pause(rng.random() < 0.3),
            Reclaim(),
            MakeLink(token(rng.randrange(5))),
            UseLink(token(rng.randrange(5)), token(rng.randrange(10**6))),
            Say("hello"),
            Write("hi"),
            Tick(),
            Connected(max(1, min(chair, len(table.places)))),
            Disconnected(max(1, min(chair, len(table.places)))),
        ]
    )
