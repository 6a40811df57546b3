"""The arena: the same seed gives the same result, seats are rotated, ratings find the order."""

import json
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from sheepfold.bots import Bot, bots_of
from sheepfold.bots.uly_polly import LEVELS, OPPONENTS
from sheepfold.games import GAMES, wooolf
from sheepfold.games.contract import State
from sheepfold.games.record import load
from sheepfold.games.uly_polly import Options
from sheepfold.games.verify import verify
from sheepfold.lab import arena
from sheepfold.lab.arena import Stopped, play, seating, tournament
from sheepfold.lab.contest import BadContest, named
from sheepfold.lab.figures import bradley_terry, wilson
from sheepfold.lab.paired import paired, paired_play
from sheepfold.lab.uly_polly.rounds import rounds

TABLE = [("sheep", LEVELS["sheep"]), ("lamb", LEVELS["lamb"]), ("fox", LEVELS["fox"])]


def weakest(game: str) -> Bot:
    return next(iter(bots_of(game).levels.values()))


def test_the_same_seed_gives_the_same_tournament() -> None:
    one, two, other = (
        tournament(GAMES["uly_polly"], Options(), TABLE, 12, seed) for seed in (1, 1, 2)
    )
    assert one == two
    assert one.standings != other.standings


def test_chunks_do_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    """Jobs play chunks of games, and every game has its own seed."""
    results = []
    rates = []
    for size in (1, 5, 100):
        monkeypatch.setattr(arena, "CHUNK", size)
        results.append(tournament(GAMES["uly_polly"], Options(), TABLE, 12, 1, jobs=2))
        dog, wolf = ("greedy", OPPONENTS["greedy"]), ("still", OPPONENTS["still"])
        rates.append(rounds(dog, wolf, Options(), 30, 1))
    assert results[0] == results[1] == results[2]
    assert rates[0] == rates[1] == rates[2]


def test_games_can_be_played_in_parts() -> None:
    whole = tournament(GAMES["uly_polly"], Options(), TABLE, 12, 1)
    parts = [
        tournament(GAMES["uly_polly"], Options(), TABLE, n, 1, first=f) for n, f in ((5, 0), (7, 5))
    ]
    for index, one in enumerate(whole.standings):
        shares = [part.standings[index].win_share * part.games for part in parts]
        assert sum(shares) == pytest.approx(one.win_share * 12)
    dog, wolf = ("greedy", OPPONENTS["greedy"]), ("still", OPPONENTS["still"])
    found = [rounds(dog, wolf, Options(), n, 1, first=f).found for n, f in ((10, 0), (20, 10))]
    assert sum(found) == rounds(dog, wolf, Options(), 30, 1).found


@pytest.mark.parametrize("jobs", [2, 3])
def test_jobs_do_not_matter(jobs: int) -> None:
    alone = tournament(GAMES["uly_polly"], Options(), TABLE, 60, 1)
    assert tournament(GAMES["uly_polly"], Options(), TABLE, 60, 1, jobs=jobs) == alone
    dog, wolf = ("greedy", OPPONENTS["greedy"]), ("owl-wolf", OPPONENTS["owl-wolf"])
    assert rounds(dog, wolf, Options(), 60, 1, jobs=jobs) == rounds(dog, wolf, Options(), 60, 1)


def test_every_bot_has_every_seat_equally_often() -> None:
    for seats in (2, 3, 5, 8):
        tables = [seating(number, seats) for number in range(seats)]
        for seat in range(seats):
            assert sorted(table[seat] for table in tables) == list(range(seats))


@pytest.mark.parametrize("name", GAMES)
def test_every_game_can_be_played(name: str) -> None:
    game = GAMES[name]
    lamb = weakest(name)
    played = play(game, game.Options(), [lamb] * 5, Random(1))
    assert len(played.scores) == len(played.errors) == 5
    table = [("one", lamb)] + [("rest", lamb)] * 4
    done = tournament(game, game.Options(), table, 10, 1)
    assert [standing.seats for standing in done.standings] == [10, 40]
    assert done.standings[0].win_share + 4 * done.standings[1].win_share == pytest.approx(1)
    assert json.loads(msgspec.json.encode(done))["games"] == 10


def test_progress_is_told() -> None:
    alone: list[int] = []
    tournament(GAMES["uly_polly"], Options(), TABLE, 4, 1, progress=alone.append)
    assert alone == [1, 2, 3, 4]
    told: list[int] = []
    tournament(GAMES["uly_polly"], Options(), TABLE, 30, 1, jobs=2, progress=told.append)
    assert told == [25, 30]


def interrupt_after(count: int) -> Callable[[int], None]:
    """Ctrl-C, as soon as this many games are played."""

    def progress(done: int) -> None:
        if done >= count:
            raise KeyboardInterrupt

    return progress


def test_what_was_played_before_an_interrupt_is_kept() -> None:
    with pytest.raises(Stopped) as stopped:
        tournament(GAMES["uly_polly"], Options(), TABLE, 30, 1, progress=interrupt_after(5))
    assert stopped.value.so_far == tournament(GAMES["uly_polly"], Options(), TABLE, 5, 1)
    dog, wolf = ("greedy", OPPONENTS["greedy"]), ("still", OPPONENTS["still"])
    with pytest.raises(Stopped) as stopped:
        rounds(dog, wolf, Options(), 500, 1, progress=interrupt_after(60))
    assert stopped.value.so_far == rounds(dog, wolf, Options(), 75, 1)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_can_be_written_down(name: str) -> None:
    game = GAMES[name]
    lambs = [("one", weakest(name)), *[("other", weakest(name))] * 4]
    lines: list[bytes] = []
    done = tournament(game, game.Options(), lambs, 4, 1, keep=lines.append)
    assert done == tournament(game, game.Options(), lambs, 4, 1)
    for number, line in enumerate(lines):
        record = load(line)
        verify(record)
        assert b"\n" not in line
        assert record.names.index("one") == number
    again: list[bytes] = []
    tournament(game, game.Options(), lambs, 4, 1, jobs=2, keep=again.append)
    assert again == lines


def test_ratings_find_a_known_order() -> None:
    """Wins drawn from known strengths give those strengths back."""
    strength = [8.0, 4.0, 2.0, 1.0]
    wins = [[1000 * a / (a + b) if a != b else 0.0 for b in strength] for a in strength]
    ratings = bradley_terry(wins)
    assert sum(ratings) == pytest.approx(0)
    for better, worse in pairwise(ratings):
        assert better - worse == pytest.approx(120.4, abs=0.5)  # 400 x log10(2)


def test_ratings_far_apart_are_found_too() -> None:
    """Eight bots, each 800 points above the next, which is a win of a hundred to one."""
    strength = [10.0 ** (2 * step) for step in range(8)]
    wins = [[1e12 * a / (a + b) if a != b else 0.0 for b in strength] for a in strength]
    for worse, better in pairwise(bradley_terry(wins)):
        assert better - worse == pytest.approx(800, abs=1)


def test_a_bot_that_never_wins_still_has_a_rating() -> None:
    best, worst = bradley_terry([[0, 10], [0, 0]])
    assert best == pytest.approx(-worst)
    assert 200 < best < 1000


def test_levels_are_rated_in_order() -> None:
    done = tournament(GAMES["uly_polly"], Options(), [TABLE[0], TABLE[1]], 60, 1)
    sheep, lamb = done.standings
    assert sheep.rating > 0 > lamb.rating


def test_an_interval_holds_its_share() -> None:
    """99 percent of the intervals of a fair coin hold one half."""
    rng = Random(1)
    held = 0
    for _ in range(1000):
        low, high = wilson(sum(rng.random() < 0.5 for _ in range(100)), 100)
        held += low <= 0.5 <= high
    assert held >= 975
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_same_deals_are_played_twice() -> None:
    """A bot in its own place changes nothing; another one is compared game by game."""
    for name, games in (("uly_polly", 30), ("wooolf", 5)):
        game, levels = GAMES[name], bots_of(name).levels
        lambs = [("lamb", levels["lamb"])] * 4
        same = paired(game, game.Options(), lambs, ("again", levels["lamb"]), games // 5, 1)
        assert same.interval == (0.0, 0.0)
        assert same.score_difference == 0
        better = paired(game, game.Options(), lambs, ("sheep", levels["sheep"]), games, 1)
        assert better.difference < 0
        assert better.win_share - better.other_share == pytest.approx(better.difference)
        assert json.loads(msgspec.json.encode(better))["options"]["game"] == name
    game, levels = GAMES["uly_polly"], LEVELS
    other = "sheep", levels["sheep"]
    table = [("lamb", levels["lamb"])] * 2
    alone, together = (paired(game, Options(), table, other, 30, 1, jobs) for jobs in (1, 2))
    assert alone == together


def test_deals_do_not_depend_on_what_is_done_in_a_round() -> None:
    """The hands of every round that both versions reach are the same."""
    seen: list[list[tuple[int, int | None, object]]] = []

    def watching(view: wooolf.View, rng: Random) -> Any:
        seen[-1].append((view.round, view.viewer, view.cards))
        return bots_of("wooolf").levels["lamb"](view, rng)

    def peeking(view: wooolf.View, rng: Random) -> Any:
        seen[-1].append((view.round, view.viewer, view.cards))
        return wooolf.legal(view)[0]

    for bot in (watching, peeking):
        seen.append([])
        paired_play(GAMES["wooolf"], wooolf.Options(), [bot] * 4, "1 1")
    both = [{*one} for one in seen]
    rounds_seen = [{number for number, _, _ in one} for one in both]
    shared = rounds_seen[0] & rounds_seen[1]
    assert len(shared) > 1
    assert len({one for one in both[0] | both[1] if one[0] in shared}) == 4 * len(shared)


def test_bots_of_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "own_bots.py").write_text(
        "from sheepfold.games import uly_polly\n"
        "def first(view, rng):\n    return uly_polly.legal(view)[0]\n"
        "class Even:\n    def policy(self, view):\n"
        "        return {move: 2.0 for move in uly_polly.legal(view)}\n"
        "even = Even()\nnothing = 5\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*sys.path])
    first, even = (named("uly_polly", f"own_bots:{name}")[1] for name in ("first", "even"))
    view = GAMES["uly_polly"].view(start_of_uly_polly(), 1)
    assert first(view, Random(1)) == GAMES["uly_polly"].legal(view)[0]
    assert set(even.policy(view).values()) == {1 / 16}
    assert even(view, Random(1)) in GAMES["uly_polly"].legal(view)
    for wrong in ("own_bots:nothing", "own_bots:missing", "no_such_module:x", ":x", "own_bots:"):
        with pytest.raises(BadContest):
            named("uly_polly", wrong)


def start_of_uly_polly() -> State:
    game, options = GAMES["uly_polly"], Options(first_wolf=1)
    return game.start(options, 2, game.deal(options, 2, Random(1)))
