"""`sheepfold puzzle`: asked in any language, right or wrong, and for any day."""

import io

import pytest

from sheepfold.cli import main
from sheepfold.locales import LANGUAGES

DAY = ("--date", "2026-11-17")


def solve(monkeypatch: pytest.MonkeyPatch, answers: str, *arguments: str) -> int:
    monkeypatch.setattr("sys.stdin", io.StringIO(answers))
    return main(["puzzle", *arguments])


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_puzzles_of_a_day(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = "\n".join(["nonsense", "b1", "a1", "1", "2"]) + "\n"
    assert solve(monkeypatch, answers, *DAY, "--lang", language) == 0
    told = capsys.readouterr().out
    assert "2026-11-17" in told
    assert "{" not in told
    assert "puzzle-" not in told


def test_the_answer_is_judged_and_explained(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    verdicts = []
    for answer in "123456":
        assert solve(monkeypatch, f"{answer}\n", "wooolf", *DAY, "--lang", "en") == 0
        told = capsys.readouterr().out
        verdicts.append("That’s right!" in told)
        assert ("Only" in told) == ("And this is why" in told)
    assert sum(verdicts) == 1


def test_it_ends_with_the_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert solve(monkeypatch, "", *DAY, "--lang", "en") == 0
    assert "Where is Uly?" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "word"),
    [("en", "order"), ("it", "ordine"), ("es", "orden"), ("de", "umordnen"), ("fr", "ordre")],
)
def test_it_says_that_cards_are_put_in_another_order(
    language: str, word: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Otherwise two peeks at the right card of one player can seem to contradict each other."""
    assert solve(monkeypatch, "", "wooolf", "--date", "2026-02-15", "--lang", language) == 0
    question = capsys.readouterr().out
    assert question.index(word) < question.index("  1  ")
