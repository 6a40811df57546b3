"""A hand is known by one person a round: who may take which seat, and when."""

from random import Random

import pytest
from msgspec.structs import replace

from sheepfold.games import OURS, uly_polly, wooolf
from sheepfold.games.contract import Game
from sheepfold.games.uly_polly.pieces import Hide
from sheepfold.games.wooolf.state import ROUNDS
from sheepfold.server import frames
from sheepfold.table.actions import (
    Abandoned,
    AnswerTakeover,
    AskTakeover,
    BotPlays,
    Connected,
    Disconnected,
    DropClaim,
    MakeLink,
    Play,
    Remove,
    SeatBot,
    Sit,
    Stand,
    Tick,
    UseLink,
)
from sheepfold.table.allowed import hash_of
from sheepfold.table.entries import (
    CameBack,
    ClaimDropped,
    Claimed,
    Lent,
    Sat,
    SeatMoved,
    Settings,
    TakenOver,
    TakeoverAnswered,
    TakeoverAsked,
)
from sheepfold.table.seating import knows_more
from sheepfold.terminal.event_log import news_text
from tests.states import round_table_in
from tests.table.host import Host, token
from tests.table.seats import (
    DOG,
    STRANGER,
    WOLF,
    circle,
    meadow,
    play_a_move,
    play_until_next_round,
    who_has,
)

# Leaving, being removed, and coming back


@pytest.mark.parametrize("gone", [Stand(), Remove(WOLF)], ids=["stood up", "was removed"])
def test_a_hand_that_was_left_goes_to_nobody_else_in_that_round(gone: Stand | Remove) -> None:
    host = meadow()
    host.ask(gone, WOLF if isinstance(gone, Stand) else host.table.host)
    assert host.ask(Sit("Eve", STRANGER, chair=WOLF)) == [
        Claimed(WOLF, "Eve", host.table.places[0].claim.colour, hash_of(STRANGER))  # type: ignore[union-attr]
    ]
    assert who_has(host, STRANGER) == []
    assert host.table.places[WOLF - 1].who == "bot"


def test_the_host_cannot_read_a_hand_by_removing_its_player() -> None:
    host = circle()
    host.ask(Remove(3), 1)
    host.ask(Sit("Host again", STRANGER, chair=3))
    assert who_has(host, STRANGER) == []
    assert host.refused(Sit("Me too", token(98)), holds=(token(1),)) == "already-seated"


def test_from_the_next_round_on_the_seat_is_the_newcomers() -> None:
    host = circle()
    host.ask(Stand(), 3)
    host.ask(Sit("Zoe", STRANGER, chair=3))
    play_until_next_round(host)
    assert who_has(host, STRANGER) == [3]
    place = host.table.places[2]
    assert (place.who, place.name, place.since, place.claim) == ("person", "Zoe", 2, None)


def test_a_newcomer_has_the_seat_when_the_last_round_is_over() -> None:
    host = circle()
    while host.table.state.round < ROUNDS:
        play_until_next_round(host)
    host.ask(Stand(), 3)
    host.ask(Sit("Zoe", STRANGER, chair=3))
    play_until_next_round(host)
    assert host.table.phase == "over"
    assert who_has(host, STRANGER) == [3]


def test_who_stood_up_may_come_back_to_that_seat_and_to_no_other() -> None:
    host = circle(4, bots=1)
    host.ask(Stand(), 3)
    mine = (token(3),)
    assert host.refused(Sit("Me", token(33), chair=5), holds=mine) == "own-seat-only"
    (back,) = host.ask(Sit("Me", token(33), chair=3), holds=mine)
    assert back == Sat(3, "Me", back.colour, hash_of(token(33)), back=True)  # type: ignore[union-attr]
    assert host.table.places[2].since == 0


def test_who_waits_for_a_seat_is_told_when_its_player_returns() -> None:
    host = circle(4, bots=1)
    host.ask(Stand(), 3)
    host.ask(Sit("Zoe", STRANGER, chair=3))
    dropped, back = host.ask(Sit("Me", token(33), chair=3), holds=(token(3),))
    assert dropped == ClaimDropped(3, "Zoe")
    assert isinstance(back, Sat)
    assert back.back


def test_who_stood_up_and_finds_the_seat_taken_waits_for_another() -> None:
    host = meadow(3, bots=1)
    host.ask(Stand(), 3)
    host.ask(Sit("Zoe", STRANGER, chair=3))
    (claimed,) = host.ask(Sit("Me", token(33)), holds=(token(3),))
    assert isinstance(claimed, Claimed)
    assert claimed.chair == 4


def test_who_stood_up_is_a_newcomer_like_any_other_in_the_next_round() -> None:
    host = circle(4, bots=1)
    host.ask(Stand(), 3)
    play_until_next_round(host)
    assert isinstance(host.ask(Sit("Me", token(33), chair=5), holds=(token(3),))[0], Claimed)


def test_who_was_removed_does_not_come_straight_back() -> None:
    for host in (circle(4, bots=1), Host(wooolf.Options()).seat(4)):
        host.ask(Remove(3), 1)
        for holds in ((token(3),), (token(8), token(3))):
            assert host.refused(Sit("Me", token(33)), holds=holds) == "was-removed"
        assert host.refused(Sit("Me", token(3))) == "was-removed"
        host.ask(Sit("Somebody else", token(44)))


def test_who_was_removed_does_not_come_back_with_a_token_of_before() -> None:
    """Neither the one from before standing up, nor that of the device that a link was made at."""
    host = circle(4, bots=1)
    host.ask(Stand(), 3)
    host.ask(Sit("Me", token(33), chair=3), holds=(token(3),))
    host.ask(MakeLink(token(60)), 3)
    host.ask(UseLink(token(60), token(34)))
    host.ask(Remove(3), 1)
    for old in (token(3), token(33), token(34)):
        assert host.refused(Sit("Me", token(35)), holds=(old,)) == "was-removed"


def test_who_has_moved_a_hand_to_another_device_takes_no_other_with_the_first() -> None:
    host = meadow(3, bots=1)
    host.ask(MakeLink(token(60)), WOLF)
    host.ask(UseLink(token(60), token(34)))
    (claimed,) = host.ask(Sit("Me again", STRANGER, chair=4), holds=(token(WOLF),))
    assert isinstance(claimed, Claimed), "a dog's seat is free at once for those who know no hand"
    play_until_next_round(host)
    host.ask(Stand(), 4)
    assert isinstance(host.ask(Sit("Me", token(36), chair=4), holds=(token(WOLF),))[0], Sat)


def test_who_claims_one_seat_claims_no_other_and_may_think_again() -> None:
    host = circle(3, bots=2)
    host.ask(Sit("Zoe", STRANGER, chair=4))
    assert host.refused(Sit("Zoe", token(98), chair=5), holds=(STRANGER,)) == "already-claiming"
    assert host.refused(Sit("Yan", token(97), chair=4)) == "chair-taken"
    assert host.refused(DropClaim(), holds=(token(97),)) == "no-claim"
    assert host.ask(DropClaim(), holds=(STRANGER,)) == [ClaimDropped(4, "Zoe")]
    assert isinstance(host.ask(Sit("Yan", token(97), chair=4))[0], Claimed)


# A seat that knows nothing which the others do not


def test_a_dogs_seat_may_be_taken_at_once() -> None:
    host = meadow(2, bots=1)
    assert isinstance(host.ask(Sit("Zoe", STRANGER, chair=3))[0], Sat)
    assert who_has(host, STRANGER) == [3]


def test_a_wolfs_seat_may_be_taken_until_it_hides() -> None:
    host = Host(uly_polly.Options(first_wolf=3)).seat(2)
    host.ask(SeatBot(3), 1)
    host.start()
    assert isinstance(host.ask(Sit("Zoe", STRANGER, chair=3))[0], Sat)


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.NAME)
def test_what_a_seat_knows_is_what_its_view_has_more(game: Game) -> None:
    host = Host(game.Options()).seat(game.SEATS[0] + 1).start()
    rng = Random(2)
    while host.table.phase == "playing":
        for chair in range(1, len(host.table.places) + 1):
            own, everyone = (game.view(host.table.state, v) for v in (chair, None))
            same = all(
                getattr(own, name) == getattr(everyone, name)
                for name in own.__struct_fields__
                if name != "viewer"
            )
            assert knows_more(host.table, chair) != same
        seat = game.actors(host.table.state)[0]
        host.ask(Play(rng.choice(game.moves(host.table.state, seat))), seat)
    assert not knows_more(host.table, 1)


# Links


def test_ones_own_link_moves_the_seat_at_once() -> None:
    host = meadow()
    host.ask(MakeLink(token(50)), WOLF)
    assert host.ask(UseLink(token(50), STRANGER)) == [SeatMoved(WOLF, hash_of(STRANGER))]
    assert host.table.places[0].since == 0, "it is the same person"


def test_links_made_before_the_game_die_with_its_start() -> None:
    host = Host(wooolf.Options()).seat(4)
    host.ask(MakeLink(token(50)), 2)
    host.ask(Disconnected(3))
    assert host.refused(MakeLink(token(51), 3), 1) == "not-playing"
    host.ask(Connected(3))
    host.start()
    assert host.refused(UseLink(token(50), STRANGER)) == "unknown-link"


def test_the_host_makes_no_link_for_somebody_who_is_there() -> None:
    assert circle().refused(MakeLink(token(50), 3), 1) == "still-there"


def rescue(host: Host, chair: int = 3) -> None:
    """The host makes a link for somebody who has lost the device, and someone uses it."""
    host.ask(Disconnected(chair))
    host.now += 0.3
    host.ask(MakeLink(token(50), chair), 1)
    assert isinstance(host.ask(UseLink(token(50), STRANGER))[0], Claimed)


def test_a_rescue_link_leads_to_no_hand_of_this_round() -> None:
    host = circle()
    rescue(host)
    assert who_has(host, STRANGER) == []
    assert who_has(host, token(3)) == [3], "nobody's token dies"


def test_a_rescue_ends_when_the_person_comes_back() -> None:
    host = circle()
    rescue(host)
    assert host.ask(Connected(3)) == [CameBack(3), ClaimDropped(3, "P3", by_link=True)]
    assert host.refused(UseLink(token(50), token(97))) == "unknown-link"
    play_until_next_round(host)
    assert who_has(host, token(3)) == [3]


def test_somebody_whose_phone_was_locked_for_a_moment_keeps_the_seat_over_a_new_round() -> None:
    host = circle()
    play_to_the_last_guess(host)
    rescue(host)
    play_until_next_round(host)
    assert host.table.state.round == 2
    assert who_has(host, token(3)) == [3]
    host.ask(Connected(3))
    assert host.table.places[2].claim is None


def test_who_has_been_away_for_long_is_replaced_when_a_round_begins() -> None:
    host = circle()
    rescue(host)
    host.now += 100
    assert host.ask(Tick()) == [Lent(3, "away")]
    play_until_next_round(host)
    assert who_has(host, STRANGER) == [3]


def test_a_rescue_link_moves_no_seat_at_once_whatever_it_knows() -> None:
    host = meadow()
    rescue(host, DOG + 1)
    assert who_has(host, token(DOG + 1)) == [DOG + 1]


def test_who_plays_while_away_is_back_and_keeps_the_seat() -> None:
    """The move may come before the server has noticed the connection; and it may end the round."""
    for lent in (False, True):
        host = circle()
        play_to_the_last_guess(host)
        rescue(host)
        if lent:
            host.now += 100
            host.ask(Tick())
        assert wooolf.actors(round_table_in(host.table.state)) == (3,)
        host.ask(Play(wooolf.moves(round_table_in(host.table.state), 3)[-1]), 3)
        assert host.table.state.round == 2
        assert who_has(host, token(3)) == [3]


def play_to_the_last_guess(host: Host, last: int = 3) -> None:
    """All have laid a final guess, but for one."""
    game = host.table.game
    while True:
        state = host.table.state
        is_final = game.view(state, None).phase == "final"
        seats = [seat for seat in game.actors(state) if not is_final or seat != last]
        if not seats:
            return
        moves = game.moves(state, seats[0])
        host.ask(Play(moves[-1] if is_final else moves[0]), seats[0])


def test_a_rescue_is_told_as_a_new_device_and_not_as_the_person() -> None:
    host = circle()
    host.ask(Disconnected(3))
    host.ask(MakeLink(token(50), 3), 1)
    before = host.table
    (claimed,) = host.ask(UseLink(token(50), STRANGER))
    (frame,) = frames.frames(before, host.table, claimed, (), host.now)(None)
    assert frame.news is not None
    assert (frame.news.name, frame.news.by_link) == ("P3", True)
    assert frame.table is not None
    info = frame.table.places[2].claim
    assert info is not None
    assert info.by_link
    told = news_text(frame.news, ("P1", "P2", "P3"), (), "en")
    assert told == "A new device for P3 will play for P3 from the next round on."
    before = host.table
    dropped = host.ask(Connected(3))[1]
    (after,) = frames.frames(before, host.table, dropped, (), host.now)(1)
    assert after.news is not None
    assert after.news.by_link


def test_who_sits_down_is_told_by_name() -> None:
    host = circle(3, bots=2)
    before = host.table
    (claimed,) = host.ask(Sit("Zoe", STRANGER, chair=4))
    news = frames.frames(before, host.table, claimed, (), host.now)(None)[0].news
    assert news is not None
    assert (news.name, news.by_link) == ("Zoe", False)


def test_the_hosts_link_leaves_ones_own_alone() -> None:
    """Ann makes a link for her new phone and switches the old one off; the host means well."""
    host = circle()
    host.ask(MakeLink(token(60)), 3)
    host.ask(Disconnected(3))
    host.ask(MakeLink(token(50), 3), 1)
    assert host.ask(UseLink(token(60), token(61))) == [SeatMoved(3, hash_of(token(61)))]
    assert host.refused(UseLink(token(50), STRANGER)) == "unknown-link", "she is back"


def test_ones_own_link_outlives_a_moment_without_connection() -> None:
    host = circle()
    host.ask(MakeLink(token(60)), 3)
    host.ask(Disconnected(3))
    host.ask(MakeLink(token(50), 3), 1)
    host.ask(Connected(3))
    assert host.refused(UseLink(token(50), STRANGER)) == "unknown-link"
    assert host.ask(UseLink(token(60), token(61))) == [SeatMoved(3, hash_of(token(61)))]


# At once, if all agree


def test_a_newcomer_sees_a_hand_at_once_if_all_others_agree() -> None:
    host = circle(3, bots=2)
    host.ask(Sit("Zoe", STRANGER, chair=4))
    assert host.ask(AskTakeover(), holds=(STRANGER,)) == [TakeoverAsked(4, "Zoe")]
    assert host.ask(AskTakeover(), holds=(STRANGER,)) == []
    assert host.ask(AnswerTakeover(4, True), 1) == [TakeoverAnswered(1, True)]
    assert host.ask(AnswerTakeover(4, True), 1) == []
    assert host.ask(AnswerTakeover(4, True), 2) == [TakeoverAnswered(2, True)]
    assert who_has(host, STRANGER) == []
    assert host.ask(AnswerTakeover(4, True), 3) == [TakeoverAnswered(3, True), TakenOver(4, "Zoe")]
    assert who_has(host, STRANGER) == [4]


@pytest.mark.parametrize("when", ["before", "while it is asked"])
def test_nobody_who_would_say_no_is_removed_in_time(when: str) -> None:
    """Else a host with two devices would be all the others."""
    host = circle(4, bots=1)
    host.ask(Sit("Zoe", STRANGER, chair=5))
    if when == "before":
        host.ask(Remove(4), 1)
    else:
        host.ask(AskTakeover(), holds=(STRANGER,))
        for chair in (1, 2, 3):
            host.ask(AnswerTakeover(5, True), chair)
        host.ask(Remove(4), 1)
        assert host.refused(AnswerTakeover(5, True), 2) == "takeover-over"
    assert host.refused(AskTakeover(), holds=(STRANGER,)) == "somebody-removed"
    other = token(98)
    host.ask(Sit("Eve", other, chair=4))
    assert host.refused(AskTakeover(), holds=(other,)) == "somebody-removed"
    play_until_next_round(host)
    assert (who_has(host, STRANGER), who_has(host, other)) == ([5], [4])


def test_somebody_who_is_away_for_long_has_a_vote() -> None:
    """A locked phone agrees to nothing; who waits gets the seat when the next round begins."""
    host = circle(4, bots=1)
    host.ask(Disconnected(4))
    host.now += 100
    assert host.ask(Tick()) == [Lent(4, "away")]
    host.ask(Sit("Zoe", STRANGER, chair=5))
    host.ask(AskTakeover(), holds=(STRANGER,))
    for chair in (1, 2, 3):
        host.ask(AnswerTakeover(5, True), chair)
    assert who_has(host, STRANGER) == []
    host.ask(Connected(4))
    host.ask(AnswerTakeover(5, True), 4)
    assert who_has(host, STRANGER) == [5]


def test_a_host_cannot_make_the_wait_for_a_rescue_short() -> None:
    host = Host(wooolf.Options(), Settings(grace=5)).seat(4).start()
    rescue(host)
    host.now += 30
    assert host.ask(Tick()) == [Lent(3, "away")]
    assert host.refused(AskTakeover(), holds=(STRANGER,)) == "may-come-back"
    host.now += 31
    host.ask(AskTakeover(), holds=(STRANGER,))
    for chair in (1, 2, 4):
        host.ask(AnswerTakeover(3, True), chair)
    assert who_has(host, STRANGER) == [3]


def test_whoever_takes_over_is_asked_by_numbers_of_its_own() -> None:
    """What the last one was shown alone must neither be counted nor make moves stale."""
    host = circle(3, bots=1)
    while 3 not in wooolf.actors(round_table_in(host.table.state)):
        play_a_move(host)
    arrange = next(iter(wooolf.free(wooolf.view(round_table_in(host.table.state), 3))))
    for _ in range(30):
        host.ask(Play(arrange), 3)
    host.ask(Sit("Zoe", STRANGER, chair=4))
    host.ask(AskTakeover(), holds=(STRANGER,))
    host.ask(Stand(), 3)
    newcomer = token(98)
    host.ask(Sit("Eve", newcomer, chair=3))
    play_until_next_round(host)
    [seat] = who_has(host, newcomer)
    table = host.table
    assert table.frames[seat] == table.frames[0]
    assert table.asked[seat] <= table.frames[0]
    while seat not in wooolf.actors(round_table_in(host.table.state)):
        play_a_move(host)
    peek = wooolf.moves(round_table_in(host.table.state), seat)[0]
    host.ask(Play(peek), seat, seen=host.table.frames[seat])


def test_nobody_who_would_say_no_is_replaced_in_time() -> None:
    """By a device with the host's link, which would say yes."""
    host = circle(4, bots=1)
    rescue(host, 4)
    host.now += 100
    host.ask(AskTakeover(), holds=(STRANGER,))
    for chair in (1, 2, 3):
        host.ask(AnswerTakeover(4, True), chair)
    assert who_has(host, STRANGER) == [4]
    other = token(98)
    host.ask(Sit("Eve", other, chair=5))
    assert host.refused(AskTakeover(), holds=(other,)) == "somebody-removed"
    play_until_next_round(host)
    assert who_has(host, other) == [5]


def test_who_leaves_ends_what_was_asked() -> None:
    """Else nobody could answer it any more, for all others have."""
    host = circle(4, bots=1)
    host.ask(Sit("Zoe", STRANGER, chair=5))
    host.ask(AskTakeover(), holds=(STRANGER,))
    for chair in (1, 2, 3):
        host.ask(AnswerTakeover(5, True), chair)
    host.ask(Stand(), 4)
    assert who_has(host, STRANGER) == []
    assert host.ask(AskTakeover(), holds=(STRANGER,)) == [TakeoverAsked(5, "Zoe")]
    for chair in (1, 2, 3):
        host.ask(AnswerTakeover(5, True), chair)
    assert who_has(host, STRANGER) == [5]


def test_a_rescue_ends_when_the_person_comes_back_by_a_link() -> None:
    host = circle()
    host.ask(MakeLink(token(60)), 3)
    rescue(host)
    moved = host.ask(UseLink(token(60), token(61)))
    assert moved == [ClaimDropped(3, "P3", by_link=True), SeatMoved(3, hash_of(token(61)))]
    assert host.refused(AskTakeover(), holds=(STRANGER,)) == "no-claim"
    host.now += 100
    play_until_next_round(host)
    assert who_has(host, token(61)) == [3]


def test_a_rescue_ends_with_the_game() -> None:
    """Neither a claim nor a yes may count for a hand of the next game."""
    host = circle(4)
    host.ask(Disconnected(3))
    host.ask(MakeLink(token(50), 3), 1)
    while host.table.phase == "playing":
        play_until_next_round(host)
    assert host.refused(UseLink(token(50), STRANGER)) == "unknown-link"
    host = circle(4)
    while host.table.state.round < ROUNDS:
        play_until_next_round(host)
    play_to_the_last_guess(host)
    rescue(host, 3 if 3 not in wooolf.actors(round_table_in(host.table.state)) else 2)
    last = play_a_move(host)
    assert host.table.phase == "over"
    assert ClaimDropped in {type(one) for one in last}
    assert all(place.claim is None for place in host.table.places)
    assert host.refused(AskTakeover(), holds=(STRANGER,)) == "no-claim"


def test_a_claim_of_somebody_who_is_removed_ends_too() -> None:
    host = circle(4, bots=1)
    rescue(host, 2)
    together = ((token(3), STRANGER),)
    left = host.ask(Remove(3), 1, together=together)
    assert left[0] == ClaimDropped(2, "P2", by_link=True)
    assert host.refused(UseLink(token(50), token(3))) == "was-removed"


def test_two_on_one_device_come_back_to_the_chairs_they_had() -> None:
    host = circle(4, bots=1)
    for chair in (1, 2):
        host.ask(Stand(), chair)
    both = token(1), token(2)
    [sat] = host.ask(Sit("P2", token(62), chair=2), holds=both)
    assert isinstance(sat, Sat)
    assert (sat.chair, sat.back) == (2, True)
    host.ask(Sit("P1", token(61), chair=1), holds=(*both, token(62)))
    assert (who_has(host, token(61)), who_has(host, token(62))) == ([1], [2])
    holds = (*both, token(61))
    assert host.refused(Sit("P3", token(63), chair=5), holds=holds) == "already-seated"


def test_who_lost_the_seat_before_a_round_is_a_newcomer_in_it() -> None:
    host = circle(4, bots=1)
    rescue(host)
    host.now += 100
    host.ask(Tick())
    play_until_next_round(host)
    assert who_has(host, STRANGER) == [3]
    host.ask(Sit("P3", token(63), chair=5), holds=(token(3),))
    host.ask(AskTakeover(), holds=(token(3), token(63)))


def test_whoever_takes_over_learns_nothing_by_its_budget() -> None:
    spent = []
    for times in (0, 50):
        host = circle(4, bots=1)
        while 3 not in wooolf.actors(round_table_in(host.table.state)):
            play_a_move(host)
        arrange = next(iter(wooolf.free(wooolf.view(round_table_in(host.table.state), 3))))
        for _ in range(times):
            host.ask(Play(arrange), 3)
        host.ask(Stand(), 3)
        host.ask(Sit("Eve", STRANGER, chair=3))
        play_until_next_round(host)
        [seat] = who_has(host, STRANGER)
        spent.append(host.table.spent[seat])
    assert spent[0] == spent[1]


def test_one_no_is_enough() -> None:
    host = circle(3, bots=2)
    host.ask(Sit("Zoe", STRANGER, chair=4))
    host.ask(AskTakeover(), holds=(STRANGER,))
    host.ask(AnswerTakeover(4, True), 1)
    host.ask(AnswerTakeover(4, False), 2)
    assert host.refused(AnswerTakeover(4, True), 3) == "takeover-over"
    assert host.ask(AskTakeover(), holds=(STRANGER,)) == [TakeoverAsked(4, "Zoe")]
    claim = host.table.places[3].claim
    assert claim is not None
    assert claim.agreed == (), "who agreed before is asked again"


def test_a_single_other_person_cannot_agree_alone() -> None:
    host = Host(uly_polly.Options(first_wolf=2)).seat(1)
    host.ask(SeatBot(2), 1)
    host.ask(SeatBot(3), 1)
    host.start()
    host.ask(BotPlays(2, Hide(5), host.table.asked[2]))
    host.ask(Sit("Zoe", STRANGER, chair=2))
    assert host.refused(AskTakeover(), holds=(STRANGER,)) == "too-few-to-agree"


def test_someone_who_has_just_lost_the_connection_is_waited_for() -> None:
    """Else a moment in a tunnel would be enough for the others to see a hand."""
    host = circle()
    rescue(host)
    assert host.refused(AskTakeover(), holds=(STRANGER,)) == "may-come-back"
    host.now += 100
    host.ask(Tick())
    host.ask(AskTakeover(), holds=(STRANGER,))
    for chair in (1, 2, 4):
        host.ask(AnswerTakeover(3, True), chair)
    host.ask(Disconnected(5))  # it has not agreed, and is waited for as well
    assert who_has(host, STRANGER) == []
    host.ask(Connected(5))
    host.ask(AnswerTakeover(3, True), 5)
    assert who_has(host, STRANGER) == [3]


def test_the_clock_takes_nobodys_vote() -> None:
    host = circle(3, bots=2)
    host.ask(Sit("Zoe", STRANGER, chair=4))
    host.ask(AskTakeover(), holds=(STRANGER,))
    places = list(host.table.places)
    places[1] = replace(places[1], lent=True)  # its time was up, but it is there
    host.table = replace(host.table, places=tuple(places))
    for chair in (1, 3):
        host.ask(AnswerTakeover(4, True), chair)
    assert who_has(host, STRANGER) == []
    host.ask(AnswerTakeover(4, False), 2)
    claim = host.table.places[3].claim
    assert claim is not None
    assert not claim.is_asked


def test_a_yes_can_be_taken_back() -> None:
    host = circle(3, bots=2)
    host.ask(Sit("Zoe", STRANGER, chair=4))
    host.ask(AskTakeover(), holds=(STRANGER,))
    host.ask(AnswerTakeover(4, True), 1)
    assert host.ask(AnswerTakeover(4, False), 1) == [TakeoverAnswered(1, False)]
    assert host.refused(AnswerTakeover(4, True), 2) == "takeover-over"


def test_one_device_with_two_seats_cannot_agree_alone() -> None:
    host = circle(2, bots=3)
    host.ask(Sit("Zoe", STRANGER, chair=4))
    shared = ((token(1), token(2)), (STRANGER,))
    ask = AskTakeover()
    assert host.refused(ask, holds=(STRANGER,), together=shared) == "too-few-to-agree"
    apart = ((token(1),), (token(2),), (STRANGER,))
    host.ask(ask, holds=(STRANGER,), together=apart)
    host.ask(AnswerTakeover(4, True), 1, together=apart)
    # Meanwhile both seats have come to one device.
    assert host.ask(AnswerTakeover(4, True), 2, together=shared) == [TakeoverAnswered(2, True)]
    assert who_has(host, STRANGER) == []


def test_who_plays_asks_for_no_second_hand_under_another_name() -> None:
    host = circle(3, bots=2)
    host.ask(Sit("Zoe", STRANGER, chair=4))
    assert host.refused(AskTakeover(), holds=(token(2), STRANGER)) == "already-seated"


def test_the_device_that_claims_a_hand_does_not_agree_to_it() -> None:
    host = circle(2, bots=3)
    host.ask(Sit("Zoe", STRANGER, chair=4))
    joined = ((token(1),), (token(2), STRANGER), (STRANGER,))
    ask = AskTakeover()
    assert host.refused(ask, holds=(STRANGER,), together=joined) == "already-seated"
    host.ask(ask, holds=(STRANGER,), together=((token(1),), (token(2),), (STRANGER,)))
    host.ask(AnswerTakeover(4, True), 1, together=joined)
    assert host.ask(AnswerTakeover(4, True), 2, together=joined) == [TakeoverAnswered(2, True)]
    assert who_has(host, STRANGER) == []


def test_a_shared_device_and_another_one_can_agree() -> None:
    host = circle(3, bots=2)
    host.ask(Sit("Zoe", STRANGER, chair=4))
    sockets = ((token(1), token(2)), (token(3),), (STRANGER,))
    host.ask(AskTakeover(), holds=(STRANGER,), together=sockets)
    for chair in (1, 2, 3):
        host.ask(AnswerTakeover(4, True), chair, together=sockets)
    assert who_has(host, STRANGER) == [4]


def test_a_socket_that_joins_two_devices_makes_one_of_them() -> None:
    host = circle(3, bots=2)
    host.ask(Sit("Zoe", STRANGER, chair=4))
    sockets = ((token(1), token(2)), (token(2), token(3)), (STRANGER,))
    told = host.refused(AskTakeover(), holds=(STRANGER,), together=sockets)
    assert told == "too-few-to-agree"


def test_a_second_socket_on_a_dogs_seat_is_nobody_who_could_agree() -> None:
    host = Host(uly_polly.Options(first_wolf=3)).seat(1)
    for chair in (2, 3):
        host.ask(SeatBot(chair), 1)
    host.start()
    host.ask(BotPlays(3, Hide(5), host.table.asked[3]))
    host.ask(Sit("Me again", token(21), chair=2))
    host.ask(Sit("And again", STRANGER, chair=3))
    assert host.refused(AskTakeover(), holds=(STRANGER,)) == "too-few-to-agree"


def test_what_somebody_agreed_to_does_not_bind_the_next_on_that_chair() -> None:
    host = Host(uly_polly.Options(first_wolf=4)).seat(3)
    host.ask(SeatBot(4), 1)
    host.start()
    host.ask(BotPlays(4, Hide(5), host.table.asked[4]))
    host.ask(Sit("Zoe", STRANGER, chair=4))
    host.ask(AskTakeover(), holds=(STRANGER,))
    host.ask(AnswerTakeover(4, True), 2)
    host.ask(Stand(), 2)
    claim = host.table.places[3].claim
    assert claim is not None
    assert claim.agreed == ()


def test_who_left_a_hand_takes_no_other_even_when_it_has_gone_to_somebody() -> None:
    host = Host(uly_polly.Options(first_wolf=1)).seat(4)
    host.ask(SeatBot(5), 1)
    host.start()
    host.ask(Play(Hide(5)), 1)
    host.ask(Stand(), 1)
    host.ask(Sit("Zoe", STRANGER, chair=1))
    host.ask(AskTakeover(), holds=(STRANGER,))
    for chair in (2, 3, 4):
        host.ask(AnswerTakeover(1, True), chair)
    assert who_has(host, STRANGER) == [1]
    assert host.refused(Sit("Me", token(11), chair=1), holds=(token(1),)) == "chair-taken"
    (claimed,) = host.ask(Sit("Me", token(11)), holds=(token(1),))
    assert isinstance(claimed, Claimed)  # for the next round, though it is a dog's seat
    both = (token(1), token(11))
    assert host.refused(AskTakeover(), holds=both) == "own-seat-only"


def test_a_claim_ends_with_its_connection_and_the_host_can_end_it() -> None:
    host = circle(3, bots=2)
    host.ask(Sit("Zoe", STRANGER, chair=4))
    assert host.ask(Abandoned(4, hash_of(STRANGER))) == [ClaimDropped(4, "Zoe")]
    assert host.ask(Abandoned(4, hash_of(STRANGER))) == []
    host.ask(Sit("Zoe", STRANGER, chair=4))
    assert host.ask(Remove(4), 1) == [ClaimDropped(4, "Zoe")]


def test_two_newcomers_have_two_colours() -> None:
    host = circle(3, bots=2)
    for number, chair in ((98, 4), (97, 5)):
        host.ask(Sit("Zoe", token(number), chair=chair, colour="pink"))
    claims = [place.claim for place in host.table.places if place.claim]
    assert len({claim.colour for claim in claims}) == 2


def test_a_newcomers_frame_number_tells_nothing_of_the_one_before() -> None:
    host = circle()
    for how in ("arrange 1", "arrange 2", "arrange auto"):
        host.ask(Play(wooolf.parse(how, wooolf.Options())), 3)
    assert host.table.frames[3] == host.table.frames[0] + 3
    host.ask(Stand(), 3)
    host.ask(Sit("Zoe", STRANGER, chair=3))
    play_until_next_round(host)
    assert who_has(host, STRANGER) == [3]
    assert host.table.frames[3] == host.table.frames[0]


def test_an_answer_to_another_request_does_not_count() -> None:
    host = circle(3, bots=2)
    host.ask(Sit("Zoe", STRANGER, chair=4))
    host.ask(AskTakeover(), holds=(STRANGER,))
    assert host.refused(AnswerTakeover(5, True), 1) == "takeover-over"
    assert host.refused(AnswerTakeover(4, True), 1, seen=1) == "stale"
    host.ask(Sit("Yan", token(97), chair=5))
    assert host.refused(AskTakeover(), holds=(token(97),)) == "one-at-a-time"
