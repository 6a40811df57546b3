"""Golden records: one for each game, variant and player count, which must replay for ever."""

from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from sheepfold.games import GAMES
from sheepfold.games.draw import Contribution, Derived, FairDraw, sealed
from sheepfold.games.record import Record, Writer
from tests.games.random_play import pick

FOLDER = Path(__file__).parent
NAMES = ("Ada", "Ben", "Cleo", "Dario", "Emil", "Flora", "Gigi", "Hugo")


class Case(NamedTuple):
    """What a golden record is of."""

    game: str
    seats: int
    variant: str = "base"
    options: dict[str, Any] = {}  # noqa: RUF012

    @property
    def path(self) -> Path:
        """Where the record is kept."""
        return FOLDER / f"{self.game}-{self.seats}-{self.variant}.json"


SMALL_DECK = (
    "wolf/wolf",
    "wolf/wolf",
    "boy/?",
    "hunter/hunter",
    "hunter/?",
    "dog/dog",
    "dog/?",
    "sheep/sheep",
    "sheep/sheep",
    "sheep/sheep",
)

CASES = [
    *(Case("uly_polly", seats) for seats in range(2, 6)),
    *(Case("uly_polly", seats, "by_the_book", {"patience": None}) for seats in range(2, 6)),
    Case("uly_polly", 3, "impatient", {"patience": 2}),
    Case("uly_polly", 4, "named_wolf", {"first_wolf": 3}),
    Case("uly_polly", 2, "small", {"rows": 3, "columns": 3, "flips": 4}),
    *(Case("wooolf", seats) for seats in range(4, 9)),
    *(Case("wooolf", seats, "advanced", {"advanced": True}) for seats in range(4, 9)),
    *(Case("wooolf", seats, "by_the_book", {"round_limit": None}) for seats in range(4, 9)),
    Case("wooolf", 5, "short", {"round_limit": 2}),
    Case("wooolf", 4, "own_deck", {"deck": SMALL_DECK}),
    Case("uly_polly", 3, "version_2"),
    Case("wooolf", 4, "version_2"),
    Case("wooolf", 6, "version_2", {"advanced": True}),
    Case("uly_polly", 4, "fair_draw"),
    Case("wooolf", 5, "fair_draw"),
]


def golden_game(case: Case) -> Record:
    """A random game of this case, free moves included; the same every time."""
    rng = Random(str(case))
    game = GAMES[case.game]
    options = game.Options(**case.options)
    draw = _fair_draw(case, rng) if case.variant == "fair_draw" else None
    deal = game.deal(options, case.seats, Derived(draw.key(), case.game, 0, 0) if draw else rng)
    writer = Writer(
        game,
        options,
        NAMES[: case.seats],
        deal,
        lambda: rng.randbytes(32).hex(),
        version=2 if case.variant in ("version_2", "fair_draw") else 1,
        bots=("owl", *[None] * (case.seats - 1)),
        date="2026-11-16T20:15:00Z",
        draw=draw,
    )
    clock, moves = 0.0, 0
    while actors := game.actors(writer.state):
        if rng.random() < 0.15:
            seat = rng.randint(1, case.seats)
            if free := game.free(game.view(writer.state, seat)):
                writer.play(seat, rng.choice(free), None, clock)
        seat = rng.choice(actors)
        move = pick(game, writer.state, seat, rng)
        clock += 1.3
        bot = "owl" if seat == 1 else None
        source = Derived(draw.key(), case.game, writer.state.round, moves) if draw else rng
        writer.play(seat, move, game.chance(writer.state, seat, move, source), clock, bot)
        moves += 1
    return writer.record()


def _fair_draw(case: Case, rng: Random) -> FairDraw:
    """A draw that every seat but the bot's has added to."""
    seed = rng.randbytes(32).hex()
    added = [Contribution(seat, rng.randbytes(32).hex()) for seat in range(2, case.seats + 1)]
    return FairDraw(sealed(seed), tuple(added), seed)
