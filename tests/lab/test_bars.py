"""docs/bots.md shows what was measured; everything was measured, and meets its bar."""

import pytest
from tools.bars import (
    BARS,
    COST_OF_READING,
    PAGE,
    STRANGERS,
    TABLES,
    Bar,
    Found,
    began,
    kept_so_far,
    lines,
    still_true,
    verdict,
)

from sheepfold.bots.registry import OUR_BOTS
from sheepfold.cli import main
from sheepfold.lab.figures import wilson


def test_the_page_has_the_figures_that_were_measured() -> None:
    page = PAGE.read_text("utf-8")
    for table in TABLES:
        start, end = f"<!-- {table} -->\n", f"<!-- /{table} -->"
        shown = page.partition(start)[2].partition(end)[0]
        assert shown.splitlines() == lines(table, kept_so_far())


def test_everything_kept_is_a_figure_of_the_page() -> None:
    assert set(kept_so_far()) <= {bar.command for bar in BARS}


def test_no_bar_is_missed() -> None:
    kept = kept_so_far()
    assert [bar for bar in BARS if verdict(bar, kept.get(bar.command, Found())) == "no"] == []


@pytest.mark.full
def test_every_bar_has_all_of_its_games() -> None:
    """The page says of the others that they are open."""
    kept = kept_so_far()
    assert [bar for bar in BARS if kept.get(bar.command, Found()).played < bar.goal] == []


def test_reading_choices_costs_little_at_tables_of_strangers() -> None:
    """Beside the same owl without it, in the same games; two standard errors are luck."""
    kept = kept_so_far()
    for other in STRANGERS:
        owl, literal = (
            kept.get(bar.command, Found())
            for bar in BARS
            if bar.table == "strangers" and bar.bots[1] == other
        )
        games = min(owl.played, literal.played)
        if games:
            luck = 2 * (2 * 0.2 * 0.8 / games) ** 0.5
            cost = literal.won / literal.played - owl.won / owl.played
            assert cost < COST_OF_READING + luck, other


def test_figures_of_bots_that_changed_are_dropped() -> None:
    bar = next(bar for bar in BARS if bar.bots == ("random", "still"))
    first = began(bar)
    true = Found(100, 40.0, first)
    assert still_true({bar.command: true}) == {bar.command: true}
    assert still_true({bar.command: Found(100, 40.0, first + 1.0)}) == {}


def test_the_bots_play_as_they_did_when_they_were_measured(effort: int) -> None:
    """The first games of some bars have the same result; if not, measure again: docs/bars.json."""
    measured = [(bar, found) for bar in BARS if (found := kept_so_far().get(bar.command))]
    assert measured
    for bar, found in measured[:: 1 if effort > 1 else 7]:
        assert found.began == pytest.approx(began(bar)), bar.command


def test_the_owl_s_wolf_is_clearly_better_than_one_that_gives_nothing_away() -> None:
    kept = kept_so_far()
    by_pair = {(bar.bots, bar.patience): kept[bar.command] for bar in BARS if bar.command in kept}
    for dog in ("random", "greedy"):
        for patience in (2, 6):
            owl, still = (by_pair[(dog, wolf), patience] for wolf in ("owl", "still"))
            assert wilson(owl.won, owl.played)[1] < wilson(still.won, still.played)[0]


def test_every_opponent_is_measured() -> None:
    met = {name for bar in BARS for name in bar.bots}
    apart = {"curious", "owl-dog", "owl-wolf"}  # the lamb's wolf, and the owl's two sides alone
    assert {name for bots in OUR_BOTS.values() for name in bots.opponents} - apart <= met


def test_a_verdict_is_strict() -> None:
    bar = Bar("levels", "wooolf", ("owl", "fox"), 4000, 5, least=0.2)
    assert verdict(bar, Found()) == verdict(bar, Found(3999, 3999)) == "open"
    assert verdict(bar, Found(4000, 1000)) == "yes"
    assert verdict(bar, Found(4000, 810)) == "no"  # not with 99 percent
    other = Bar("wolf", "uly_polly", ("owl", "owl"), 1000, None, 2, most=0.51)
    assert [verdict(other, Found(1000, won)) for won in (510, 511)] == ["yes", "no"]


@pytest.mark.parametrize("bar", [BARS[0], BARS[8]], ids=lambda bar: bar.table)
def test_a_command_can_be_typed(bar: Bar, capsys: pytest.CaptureFixture[str]) -> None:
    words = bar.command.replace(f"--games {bar.goal}", "--games 2").split()
    assert main(words[1:]) == 0
    assert bar.bots[0] in capsys.readouterr().out
