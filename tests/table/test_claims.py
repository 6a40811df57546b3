"""Who waits for a seat, and what ends the wait: nobody is kept from their own seat by it."""

from typing import get_args

from sheepfold.games import wooolf
from sheepfold.table.actions import (
    Abandoned,
    AnswerTakeover,
    AskTakeover,
    Disconnected,
    DropClaim,
    MakeLink,
    Remove,
    SeatBot,
    Sit,
    Stand,
    UseLink,
)
from sheepfold.table.allowed import hash_of
from sheepfold.table.entries import ClaimDropped, Claimed, Colour, Sat, SeatMoved, TakeoverAnswered
from sheepfold.table.queries import bots_to_act
from tests.table.host import Host, token
from tests.table.seats import STRANGER, circle, play_until_next_round, who_has

OTHER = token(98)


def with_a_link(host: Host, chair: int) -> Host:
    """The same, with the host's link to the seat of somebody who is away."""
    host.ask(Disconnected(chair))
    host.ask(MakeLink(token(70), chair), 1)
    return host


def test_there_is_a_colour_for_whoever_comes_back_to_a_full_table() -> None:
    host = circle(8)
    was = host.table.places[2].colour
    host.ask(Stand(), 3)
    host.ask(Sit("Eve", STRANGER, chair=3))
    dropped, back = host.ask(Sit("Me", token(33), colour="pink"), holds=(token(3),))
    assert dropped == ClaimDropped(3, "Eve")
    assert isinstance(back, Sat)
    assert back.colour == was


def test_there_is_a_colour_for_each_of_eight_whoever_waits_for_a_seat() -> None:
    host = circle(7, bots=1)
    host.ask(Stand(), 3)
    taken = {place.colour for place in host.table.places}
    [nobodys] = [colour for colour in get_args(Colour) if colour not in taken]
    host.ask(Sit("Eve", STRANGER, chair=3, colour=nobodys))
    host.ask(Sit("Zoe", OTHER, chair=8, colour=nobodys))
    play_until_next_round(host)
    assert len({place.colour for place in host.table.places}) == 8


def test_nobody_else_gets_the_name_of_whoever_has_left() -> None:
    host = circle()
    host.ask(Stand(), 3)
    (claimed,) = host.ask(Sit("p3", STRANGER, chair=3))
    assert isinstance(claimed, Claimed)
    assert claimed.name == "p3 2"


def test_bots_play_on_for_who_waits_where_nobody_has_a_seat_any_more() -> None:
    host = circle(4)
    for chair in (1, 2, 3, 4):
        host.ask(Stand(), chair)
    assert not bots_to_act(host.table)
    host.ask(Sit("Zoe", STRANGER))
    assert bots_to_act(host.table)
    play_until_next_round(host)
    [chair] = who_has(host, STRANGER)
    assert host.table.host == chair


def test_a_game_rests_while_those_who_play_it_are_away_whoever_waits() -> None:
    host = Host(wooolf.Options()).seat(1)
    for chair in (2, 3, 4):
        host.ask(SeatBot(chair), 1)
    host.start()
    host.ask(Disconnected(1))
    host.ask(Sit("Zoe", STRANGER))
    assert not bots_to_act(host.table)


def test_the_host_ends_a_claim_by_link_without_removing_the_person() -> None:
    host = with_a_link(circle(), 3)
    host.ask(UseLink(token(70), STRANGER))
    assert host.ask(Remove(3), 1) == [ClaimDropped(3, "P3", by_link=True)]
    assert who_has(host, token(3)) == [3]


def test_the_hosts_link_leads_to_one_claim_only() -> None:
    host = with_a_link(circle(), 3)
    host.ask(UseLink(token(70), STRANGER))
    host.ask(DropClaim(), holds=(STRANGER,))
    assert host.refused(UseLink(token(70), OTHER)) == "unknown-link"


def test_who_plays_gets_no_second_hand_by_the_hosts_link() -> None:
    host = with_a_link(circle(), 3)
    link = UseLink(token(70), STRANGER)
    assert host.refused(link, holds=(token(1),)) == "already-seated"
    beside = ((token(1), token(97)),)
    assert host.refused(link, holds=(token(97),), together=beside) == "already-seated"
    host.ask(link)


def test_a_claim_ends_when_its_device_gets_another_seat() -> None:
    host = circle(4, bots=1)
    host.ask(Sit("Zoe", STRANGER, chair=5))
    host.ask(MakeLink(token(70)), 1)
    moved = host.ask(UseLink(token(70), token(71)), holds=(STRANGER,))
    assert moved == [ClaimDropped(5, "Zoe"), SeatMoved(1, hash_of(token(71)))]


def test_who_got_a_seat_since_asking_gets_no_second_hand() -> None:
    host = circle(4, bots=1)
    host.ask(Sit("Zoe", STRANGER, chair=5))
    host.ask(AskTakeover(), holds=(STRANGER,))
    beside = ((STRANGER, token(1)),)
    for chair in (2, 3, 4):
        host.ask(AnswerTakeover(5, True), chair)
    last = host.ask(AnswerTakeover(5, True), 1, together=beside)
    assert last == [TakeoverAnswered(1, True)]
    assert who_has(host, STRANGER) == []


def test_a_device_that_has_held_a_seat_beside_the_claim_asks_for_nothing() -> None:
    host = circle(4, bots=1)
    host.ask(Sit("Zoe", STRANGER, chair=5))
    ask = AskTakeover()
    for beside in (((STRANGER, token(1)),), ((OTHER, token(1)), (STRANGER, OTHER))):
        assert host.refused(ask, holds=(STRANGER,), together=beside) == "already-seated"


def test_who_stands_up_beside_somebody_removed_gets_the_seat_back() -> None:
    host = circle()
    host.ask(Remove(3), 1)
    host.ask(Stand(), 2)
    (back,) = host.ask(Sit("P2", token(52)), holds=(token(2), token(3)))
    assert isinstance(back, Sat)
    assert back.chair == 2


def test_a_claim_ends_with_its_own_connection_and_not_with_that_of_one_before() -> None:
    host = circle(3, bots=2)
    host.ask(Sit("Eve", STRANGER, chair=4))
    gone = Abandoned(4, hash_of(STRANGER))
    host.ask(gone)
    host.ask(Sit("Zoe", OTHER, chair=4))
    assert host.ask(gone) == []


def test_a_seat_of_an_earlier_round_is_not_asked_for_by_who_knows_another_hand() -> None:
    host = circle(6)
    host.ask(MakeLink(token(70)), 3)
    host.ask(UseLink(token(70), token(33)), holds=(token(3),))
    host.ask(Stand(), 3)
    play_until_next_round(host)
    assert not host.table.places[2].earlier
    host.ask(Stand(), 4)
    host.ask(Sit("Me", token(34), chair=4), holds=(token(3), token(33)))
    play_until_next_round(host)
    host.ask(MakeLink(token(71)), 4)
    host.ask(UseLink(token(71), token(35)))
    knows = (token(3), token(33), token(34), token(36))
    host.ask(Sit("Me", token(36), chair=3), holds=knows[:3])
    assert host.refused(AskTakeover(), holds=knows) == "own-seat-only"
