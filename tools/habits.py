"""Counts what bots choose with which hand: `python -m tools.habits`, which takes some minutes.

The strongest level uses the counts to interpret the others' choices (`bots/wooolf/habits.py`). Bots
that do not use them are counted first, then those who use the counts of the fox to hide their hand;
so the same games always give the same file.
"""

from concurrent.futures import ProcessPoolExecutor
from random import Random

import msgspec

from sheepfold.bots.wooolf.habits import (
    CHOICES,
    FILE,
    GUARDED,
    STYLES,
    TURNS,
    Counts,
    choice,
    kind,
)
from sheepfold.bots.wooolf.levels import BOTS
from sheepfold.games import wooolf
from sheepfold.lab.arena import seeded

GAMES = {4: 1000, 5: 2500, 8: 250}
"""By players: how many games are counted."""
TENTH = {"lamb", *GUARDED}
"""Of these a tenth is enough: their choices are not counted to tell their hands."""
SEED = 4001


def count(counts: Counts, style: str, players: int, rng: Random) -> None:
    """Count one game among players of one style."""
    bot = BOTS.all[style]
    options = wooolf.Options()
    sources = [Random(rng.getrandbits(64)) for _ in range(players)]
    state = wooolf.start(options, players, wooolf.deal(options, players, rng))
    while seats := wooolf.actors(state):
        seat = rng.choice(seats)
        view = wooolf.view(state, seat)
        move = bot(view, sources[seat - 1])
        state, events = wooolf.play(state, seat, move, wooolf.chance(state, seat, move, rng))
        what = choice(events[0])
        if what is not None and seat not in view.barred:
            assert view.cards is not None
            turn = min(view.taken[seat - 1], TURNS - 1)
            counts.chosen[turn][kind(view.cards)][CHOICES.index(what)] += 1
    for ended in state.rounds:
        counts.guesses += players
        counts.right += ended.right.count(True)


def counted(style: str) -> Counts:
    """Count all games of one style."""
    found = Counts()
    for players, games in GAMES.items():
        for number in range(games // 10 if style in TENTH else games):
            count(found, style, players, seeded(SEED, number))
    return found


def main() -> None:
    """Count everything."""
    found = {name: Counts() for name in (*STYLES, *GUARDED)}
    for names in (tuple(STYLES), GUARDED):  # new processes, which read what was written
        with ProcessPoolExecutor() as pool:
            found |= zip(names, pool.map(counted, names), strict=True)
        write(found)


def write(found: dict[str, Counts]) -> None:
    """Write the file."""
    lines = []
    for style, counts in found.items():
        head = f'"guesses": {counts.guesses}, "right": {counts.right}'
        turns = [
            "{\n" + ",\n".join(f'   "{k}": {msgspec.json.encode(n).decode()}' for k, n in t.items())
            for t in counts.chosen
        ]
        lines.append(f' "{style}": {{{head}, "chosen": [\n  ' + "},\n  ".join(turns) + "}]}")
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
