"""A lesson that breaks a rule can't exist: it is a record, and each move can be made."""

import msgspec
import pytest
from tools.lessons import frames_file

from sheepfold.games import GAMES
from sheepfold.games.verify import replay, verify
from sheepfold.learn.lessons import Lesson, LessonFrame, frames, load_record, write_record
from sheepfold.learn.lessons.registry import LESSONS

LARGEST = 60_000
"""Bytes of what a page loads."""


@pytest.fixture(params=LESSONS)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return LESSONS[request.param]


@pytest.fixture
def shown(lesson: Lesson) -> list[LessonFrame]:
    return list(frames(lesson, load_record(lesson)))


def test_the_record_is_right(lesson: Lesson) -> None:
    record = load_record(lesson)
    assert verify(record).entries == len(lesson.moves) + 1
    assert GAMES[record.game] is lesson.game or GAMES[record.game].NAME == lesson.game.NAME


def test_the_files_are_what_the_script_says(lesson: Lesson) -> None:
    """If not: python -m tools.lessons."""
    assert lesson.record_file.read_bytes() == write_record(lesson)
    assert lesson.frames_file.read_bytes() == frames_file(lesson)
    assert lesson.frames_file.stat().st_size < LARGEST


def test_every_expected_move_can_be_made(lesson: Lesson, shown: list[LessonFrame]) -> None:
    expected = [frame for frame in shown if frame.expected is not None]
    own = [move for seat, move, _ in lesson.moves if seat == lesson.seat]
    assert [frame.expected for frame in expected] == own
    for frame in expected:
        legal = lesson.game.legal(frame.view)
        assert frame.expected in legal
        assert frame.expected in frame.offered
        assert set(frame.offered) <= set(legal)
        assert lesson.game.parse(frame.notation, lesson.options) == frame.expected
        assert frame.said, "the learner is told what to do"
        assert frame.mistake


def test_the_learner_sees_the_views_of_one_seat(lesson: Lesson, shown: list[LessonFrame]) -> None:
    for frame in shown:
        assert frame.view.viewer == lesson.seat
        assert frame.open.viewer is None


def test_what_is_said_belongs_to_an_entry(lesson: Lesson, shown: list[LessonFrame]) -> None:
    entries = range(1, len(load_record(lesson).entries))
    assert set(lesson.said) <= set(entries)
    told = [said for frame in shown for said in frame.said]
    assert told == [*(s for k in sorted(lesson.said) for s in lesson.said[k]), lesson.end]


def test_it_ends_in_a_win(lesson: Lesson, shown: list[LessonFrame]) -> None:
    """The learner has more points than anyone else when the last round of the lesson is over."""
    last = shown[-1]
    assert last.is_last
    assert [frame.is_last for frame in shown].count(True) == 1
    scores = list(last.view.scores)
    own = scores.pop(lesson.seat - 1)
    assert own > max(scores)


def test_the_frames_are_complete(lesson: Lesson, shown: list[LessonFrame]) -> None:
    """Nothing that happened in the record is left out, but the deal after the end."""
    moments = list(replay(load_record(lesson)))
    happened = sum(len(moment.events) for moment in moments)
    told = sum(len(frame.events) for frame in shown)
    assert 0 <= happened - told <= 1
    assert msgspec.json.decode(lesson.frames_file.read_bytes())["seat"] == lesson.seat
