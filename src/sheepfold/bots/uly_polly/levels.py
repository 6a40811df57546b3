"""The bots of Uly & Polly by name: each combines a dog and a wolf, and plays every phase.

`OPPONENTS` are for the arena. One that is named after a dog plays the wolf like `still`, and one
that is named after a wolf plays the dog like `greedy`.
"""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import NamedTuple

from sheepfold.bots.game_bots import GameBots
from sheepfold.bots.policy import Policy, Reason, Thought, mixed
from sheepfold.bots.uly_polly import owl_dog, owl_wolf, search, wolves
from sheepfold.bots.uly_polly.belief import MODELS
from sheepfold.bots.uly_polly.exploiters import knower, reader, white_box
from sheepfold.bots.uly_polly.field import field_of
from sheepfold.bots.uly_polly.search import Dog
from sheepfold.bots.uly_polly.wolves import Wolf
from sheepfold.games.contract import ImpossibleView
from sheepfold.games.uly_polly import Move, View
from sheepfold.games.uly_polly.notation import place_name
from sheepfold.games.uly_polly.pieces import Hide, Options, Place, Propose, Start
from sheepfold.games.uly_polly.view import is_seated

Player = Policy[View, Move]


Starts = Callable[[View], dict[Place, float] | None]
"""How often a dog starts on each place, if it has a plan."""
Hides = Callable[[Options], tuple[float, ...] | None]
"""How often a wolf hides on each place, if it has a plan."""


def player(
    dog: Dog, wolf: Wolf, starts: Starts = lambda _: None, hides: Hides = lambda _: None
) -> Player:
    """A bot that plays both roles, in every phase.

    Without a plan of where to start or to hide, all places are equally likely.

    >>> from sheepfold.games import uly_polly
    >>> options = uly_polly.Options(first_wolf=1)
    >>> state = uly_polly.start(options, 2, uly_polly.deal(options, 2, Random(1)))
    >>> bot = player(search.greedy, wolves.still)
    >>> type(bot(uly_polly.view(state, 1), Random(1))).__name__
    'Hide'
    """

    def think(view: View) -> Thought[Move]:
        if view.viewer is None or view.viewer not in view.actors:
            raise ImpossibleView("nothing-to-do")
        if view.viewer != (view.wolf_seat if view.phase in ("hide", "swap") else view.dog_seat):
            raise ImpossibleView("nothing-to-do")
        if view.phase == "hide":
            return _HidingThought(len(view.tiles), hides(view.options))
        if view.phase == "start":
            proposed = any(at is not None for at in view.proposals)
            often = None if proposed else starts(view)
            return starting(view) if often is None else _PlannedStart(view, often)
        if view.dog is None:
            raise ImpossibleView("history-does-not-fit")
        return wolf.think(view) if view.phase == "swap" else dog.think(view)

    return Policy(think)


class _HidingThought(NamedTuple):
    """Hide under any tile: before the first swap there is no difference, or a plan makes one."""

    tiles: int
    planned: tuple[float, ...] | None = None

    def draw(self, rng: Random) -> Hide:
        if self.planned is not None:
            return Hide(rng.choices(range(self.tiles), self.planned)[0])
        return Hide(int(rng.random() * self.tiles))

    def why(self, move: object) -> list[Reason]:
        if not isinstance(move, Hide):
            return []
        if self.planned is None:
            return [("uly_polly-hid", {})]
        count = sum(chance > 0 for chance in self.planned)
        return [("uly_polly-hid-planned", {"count": count})] if self.planned[move.at] else []

    def odds(self) -> dict[Hide, float]:
        even = (1 / self.tiles,) * self.tiles
        return mixed((c, [Hide(at)]) for at, c in enumerate(self.planned or even))


class _StartThought(NamedTuple):
    """The start tiles to choose from, and whether the others proposed them."""

    view: View
    places: list[Place]
    proposed: bool

    def draw(self, rng: Random) -> Start:
        return Start(rng.choice(self.places))

    def odds(self) -> dict[Start, float]:
        return mixed([(1.0, [Start(place) for place in self.places])])

    def why(self, move: object) -> list[Reason]:
        if not isinstance(move, Start) or move.at not in self.places:
            return []
        facts: dict[str, str | int] = {"place": place_name(move.at, self.view.options.columns)}
        if self.proposed:
            return [("uly_polly-start-proposed", facts)]
        near = field_of(self.view.options.rows, self.view.options.columns).near[move.at]
        return [("uly_polly-start-open", {**facts, "count": len(near)})]


class _PlannedStart(NamedTuple):
    """How often to start on each place."""

    view: View
    often: dict[Place, float]

    def draw(self, rng: Random) -> Start:
        return Start(rng.choices(list(self.often), list(self.often.values()))[0])

    def odds(self) -> dict[Start, float]:
        return {Start(place): chance for place, chance in self.often.items() if chance}

    def why(self, move: object) -> list[Reason]:
        if not isinstance(move, Start) or not self.often.get(move.at):
            return []
        facts: dict[str, str | int] = {"place": place_name(move.at, self.view.options.columns)}
        return [("uly_polly-start-planned", facts)]


def starting(view: View) -> _StartThought:
    """The tile that the other dog players proposed most, else the tiles with most neighbours.

    Before the first swap no tile is likelier than another, so a bot loses nothing by following.
    """
    proposals = Counter(
        at
        for seat, at in enumerate(view.proposals, 1)
        if at is not None and seat not in (view.viewer, view.wolf_seat)
    )
    if proposals:
        most = max(proposals.values())
        proposed = sorted(at for at, count in proposals.items() if count == most)
        return _StartThought(view, proposed, proposed=True)
    near = field_of(view.options.rows, view.options.columns).near
    widest = max(len(places) for places in near)
    widely = [place for place, places in enumerate(near) if len(places) == widest]
    return _StartThought(view, widely, proposed=False)


def propose(view: View, rng: Random) -> Propose | None:
    """The start tile that a dog player proposes (UP-06); `None` if it may not, or already has.

    It follows the proposals of the others.

    >>> from sheepfold.games import uly_polly
    >>> options = uly_polly.Options(first_wolf=1)
    >>> state = uly_polly.start(options, 3, uly_polly.deal(options, 3, Random(1)))
    >>> state, _ = uly_polly.play(state, 1, Hide(3))
    >>> state, _ = uly_polly.play(state, 2, Propose(6))
    >>> propose(uly_polly.view(state, 3), Random(1)), propose(uly_polly.view(state, 2), Random(1))
    (Propose(at=6), None)
    """
    may = view.phase == "start" and is_seated(view) and view.viewer != view.wolf_seat
    if not may or view.viewer is None or view.proposals[view.viewer - 1] is not None:
        return None
    return Propose(starting(view).draw(rng).at)


LEVELS: dict[str, Player] = {
    "lamb": player(search.wanderer, wolves.curious),
    "sheep": player(search.greedy, wolves.still),
    "fox": player(search.bayes((MODELS["flees"], 1.0)), wolves.flees()),
    "owl": player(owl_dog.owl, owl_wolf.owl, owl_dog.starts, owl_wolf.hides),
}
"""Weakest first."""

DOGS: dict[str, Dog] = {
    "random": search.wanderer,
    "greedy": search.greedy,
    **{f"bayes-{name}": search.bayes((model, 1.0)) for name, model in MODELS.items()},
    "knower": knower,
    "owl-dog": owl_dog.owl,
}
"""The dogs that the arena measures wolves with."""

WOLVES: dict[str, Wolf] = {
    "still": wolves.still,
    "waller": wolves.waller,
    "flees": wolves.flees(),
    "flees-half": wolves.flees(0.5),
    "flees-late": wolves.flees(late=True),
    "curious": wolves.curious,
    "decoy": wolves.decoy,
    "corner-decoy": wolves.decoy,
    "bluffer": wolves.bluffer,
    "reader": reader,
    "white-box": white_box,
    "owl-wolf": owl_wolf.owl,
}
"""The wolves that the arena measures dogs with."""

OPPONENTS: dict[str, Player] = {
    **{name: player(dog, wolves.still) for name, dog in DOGS.items()},
    **{name: player(search.greedy, wolf) for name, wolf in WOLVES.items()},
    "owl-wolf": player(search.greedy, owl_wolf.owl, hides=owl_wolf.hides),
    "corner-decoy": player(search.greedy, wolves.decoy, hides=wolves.in_a_corner),
}

BOTS = GameBots(
    levels=LEVELS,
    filler="fox",
    opponents=OPPONENTS,
    propose=propose,
    explained_after="round",  # its end reveals everything (UP-15, UP-16)
)
