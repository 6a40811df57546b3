"""`sheepfold learn`: played through in every language, with mistakes."""

import io
from pathlib import Path

import pytest

from sheepfold.cli import main
from sheepfold.learn.lessons import frames, load_record
from sheepfold.learn.lessons.registry import LESSONS
from sheepfold.locales import LANGUAGES, say
from sheepfold.terminal.request import LessonRequest


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where it is kept how far somebody has come."""
    monkeypatch.setenv("SHEEPFOLD_DATA", str(tmp_path))
    return tmp_path


def typed(game: str, mistakes: list[str]) -> str:
    """What somebody types who makes each of these mistakes before the first move."""
    lines: list[str] = []
    lesson = LESSONS[game]
    for frame in frames(lesson, load_record(lesson)):
        if frame.expected is not None:
            lines += [""] * (len(frame.said) - 1)
            lines += [*mistakes, frame.notation]
            mistakes = []
        elif not frame.is_last:
            lines += [""] * len(frame.said)
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_from_beginning_to_end(
    game: str,
    language: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed(game, ["nonsense", ""])))
    assert main(["learn", game, "--lang", language]) == 0
    told = capsys.readouterr().out
    lesson = LESSONS[game]
    assert say(language, f"{game}-lesson-{lesson.end.key}") in told
    first = next(f for f in frames(lesson, load_record(lesson)) if f.expected is not None)
    place = first.notation.split()[-1]
    hints = {
        "uly_polly": say(language, "uly_polly-terminal-lesson-not-there", place=place),
        "wooolf": say(language, "wooolf-lesson-not-peek"),
    }
    assert told.count(hints[game]) >= 2
    assert "-lesson-" not in told


@pytest.mark.parametrize(
    ("language", "ring"),
    [("en", "blue"), ("it", "blu"), ("es", "azul"), ("de", "blau"), ("fr", "bleu")],
)
def test_no_blue_ring_is_named_where_none_is_drawn(
    language: str, ring: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed("uly_polly", ["nonsense"])))
    assert main(["learn", "uly-polly", "--lang", language]) == 0
    told = capsys.readouterr().out
    assert ring not in told
    assert "b3" in told.split(say(language, "learn-move"))[0].splitlines()[-1]


def test_it_ends_with_the_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n"))
    assert main(["learn", "uly-polly"]) == 0


def test_a_lesson_goes_on_where_it_was_left(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = typed("uly_polly", []).splitlines(keepends=True)

    def learn(lines: list[str], *words: str) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(lines)))
        assert main(["learn", "uly-polly", *words]) == 0
        return capsys.readouterr().out

    first = say("en", "uly_polly-lesson-hides")
    assert first in learn(lines[:3])
    rest = learn(lines[3:])
    assert rest.startswith("You go on where you stopped.")
    assert first not in rest
    assert say("en", "uly_polly-lesson-end") in rest
    assert learn(lines[:3]).count(first) == learn([], "--again").count(first) == 1


@pytest.mark.parametrize("kept", ["nonsense", "[]", '{"uly_polly": 99}', '{"uly_polly": -5}'])
def test_it_begins_at_the_beginning_if_what_is_kept_makes_no_sense(
    kept: str, data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (data / "local").mkdir()
    (data / "local" / "lessons.json").write_text(kept)
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert main(["learn", "uly-polly"]) == 0
    assert say("en", "uly_polly-lesson-hides") in capsys.readouterr().out


def test_it_needs_no_place_to_keep_anything(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (data / "local").write_text("not a folder")
    monkeypatch.setattr("sys.stdin", io.StringIO(typed("wooolf", [])))
    assert main(["learn", "wooolf"]) == 0
    assert say("en", "wooolf-lesson-end") in capsys.readouterr().out


def test_a_lesson_that_is_chosen_in_the_menu_begins(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sheepfold.terminal.play.play", lambda _: LessonRequest("wooolf"))
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert main(["play", "--lang", "it"]) == 0
    assert say("it", "wooolf-lesson-cards") in capsys.readouterr().out
