"""Moves that are taken back: alone, by consent, with the answers of bots."""

from sheepfold.games.uly_polly.pieces import Hide, Propose, Step, Swap
from sheepfold.games.uly_polly.pieces import Start as PutDog
from sheepfold.table.actions import (
    AnswerTakeback,
    AskTakeback,
    Disconnected,
    Play,
    SeatBot,
)
from sheepfold.table.entries import (
    Settings,
    TakebackAsked,
    TakenBack,
)
from sheepfold.table.snapshot import read_snapshot, write_snapshot
from sheepfold.table.work import finish
from tests.states import meadow_in
from tests.table.host import Host, at_play, uly


def test_a_secret_move_is_taken_back_freely_until_anyone_acts() -> None:
    host = at_play(3)
    host.ask(Play(Hide(3)), 1)
    assert host.ask(AskTakeback(), 1) == [TakenBack(1)]
    assert meadow_in(host.table.state).phase == "hide"
    host.ask(Play(Hide(4)), 1)
    host.ask(Play(PutDog(0)), 2)
    assert host.refused(AskTakeback(), 1) == "no-takeback"


def against_a_bot() -> Host:
    """A wolf that has hidden and swapped, and a bot that has led the dog to an open tile."""
    host = Host(uly(), Settings(chairs=2)).seat(1)
    host.ask(SeatBot(2), 1)
    host.start()
    host.ask(Play(Hide(15)), 1)
    host.bot(2, PutDog(0))
    for turned in (1, 0):
        host.ask(Play(Swap(10, 11)), 1)
        host.bot(2, Step(turned))
    return host


def test_a_move_is_taken_back_with_what_bots_have_answered() -> None:
    host = against_a_bot()
    before = host.table
    host.ask(Play(Swap(14, 13)), 1)
    host.bot(2, Step(1))
    assert host.table.takebacks[0].seat == 1
    data = finish(write_snapshot(host.table, None))
    assert finish(read_snapshot(data))[0] == host.table
    assert host.ask(AskTakeback(), 1) == [TakenBack(1, moves=2)]
    for field in ("state", "sealed", "transcript", "moves"):
        assert getattr(host.table, field) == getattr(before, field)
    assert host.refused(AskTakeback(), 1) == "no-takeback"
    host.check_fold()


def test_nothing_is_taken_back_after_a_bot_has_turned_a_tile() -> None:
    host = against_a_bot()
    host.ask(Play(Swap(14, 13)), 1)
    host.bot(2, Step(4))
    assert host.table.takebacks == ()
    assert host.refused(AskTakeback(), 1) == "no-takeback"


def test_who_saw_a_bots_answer_is_asked_before_it_is_taken_back() -> None:
    host = Host(uly(), Settings(chairs=3)).seat(2)
    host.ask(SeatBot(3), 1)
    host.start()
    host.ask(Play(Hide(15)), 1)
    host.ask(Play(PutDog(0)), 2)
    host.ask(Play(Swap(10, 11)), 1)
    host.ask(Play(Step(1)), 2)
    host.ask(Play(Swap(10, 11)), 1)
    host.bot(3, Step(0))
    host.ask(Play(Swap(10, 11)), 1)
    host.ask(Play(Step(1)), 2)
    host.ask(Play(Swap(10, 11)), 1)
    host.bot(3, Step(0))
    assert host.ask(AskTakeback(), 1) == [TakebackAsked(1)]
    assert host.ask(AnswerTakeback(True), 2)[-1] == TakenBack(1, moves=2)
    host.check_fold()


def test_after_a_proposal_the_wolf_needs_consent_to_hide_elsewhere() -> None:
    host = at_play(3)
    host.ask(Play(Hide(3)), 1)
    host.ask(Play(Propose(4)), 3)
    assert host.ask(AskTakeback(), 1) == [TakebackAsked(1)]
    host.ask(AnswerTakeback(True), 2)
    assert host.ask(AnswerTakeback(True), 3)[-1] == TakenBack(1)
    host.check_fold()


def test_nobody_waits_for_the_consent_of_one_who_has_gone() -> None:
    host = at_play(3)
    for seat, move in ((1, Hide(3)), (2, PutDog(0)), (1, Swap(10, 11))):
        host.ask(Play(move), seat)
    host.ask(AskTakeback(), 1)
    host.ask(AnswerTakeback(True), 2)
    assert host.ask(AskTakeback(), 1) == []
    host.ask(Disconnected(3))
    assert host.ask(AskTakeback(), 1) == [TakenBack(1)]


def test_a_public_move_is_taken_back_by_consent_of_all_others() -> None:
    host = at_play(3)
    for seat, move in ((1, Hide(3)), (2, PutDog(0))):
        host.ask(Play(move), seat)
    host.ask(Play(Swap(10, 11)), 1)
    assert host.refused(AskTakeback(), 2) == "no-takeback"
    assert host.ask(AskTakeback(), 1) == [TakebackAsked(1)]
    assert host.refused(AnswerTakeback(True), 1) == "own-takeback"
    host.ask(AnswerTakeback(True), 2)
    assert meadow_in(host.table.state).phase == "step"
    assert host.ask(AnswerTakeback(True), 3)[-1] == TakenBack(1)
    assert meadow_in(host.table.state).phase == "swap"
    host.check_fold()


def test_a_no_or_another_move_ends_the_matter() -> None:
    host = at_play(3)
    for seat, move in ((1, Hide(3)), (2, PutDog(0)), (1, Swap(10, 11))):
        host.ask(Play(move), seat)
    host.ask(AskTakeback(), 1)
    host.ask(AnswerTakeback(False), 2)
    assert host.refused(AnswerTakeback(True), 3) == "takeback-over"
    host.ask(AskTakeback(), 1)
    host.ask(Play(Step(1)), 2)
    assert host.refused(AnswerTakeback(True), 3) == "takeback-over"


def test_a_flip_is_never_taken_back() -> None:
    host = at_play(2)
    for seat, move in ((1, Hide(15)), (2, PutDog(0)), (1, Swap(10, 11)), (2, Step(1))):
        host.ask(Play(move), seat)
    assert host.refused(AskTakeback(), 2) == "no-takeback"
