"""The strongest dog. Where the round is solved, it keeps what the solution guarantees.

The solution promises a chance of winning for every place of the wolf. After each swap the dog mixes
its steps so that no place is worth less than promised, and of all such mixtures takes the one that
is best against the wolves that it expects. A swap that was not the wolf's best leaves it room. What
the step that it makes then promises is the promise from there on. All of this follows from what
everybody saw, so nothing has to be remembered: the promises of the round are worked out again.
"""

from functools import lru_cache
from importlib.resources import as_file, files
from random import Random
from typing import NamedTuple

import numpy as np

from sheepfold.bots.policy import Policy, Reason, Thought
from sheepfold.bots.uly_polly import search
from sheepfold.bots.uly_polly.belief import (
    Belief,
    Observation,
    hidden,
    likelihood,
    observations,
)
from sheepfold.bots.uly_polly.boards import Ints
from sheepfold.bots.uly_polly.change_of_mind import change_of_mind
from sheepfold.bots.uly_polly.field import Bits, Floats, face_up, field_of, swapped
from sheepfold.bots.uly_polly.mixture import best_mixture
from sheepfold.bots.uly_polly.search import MIXTURE, reasons_of
from sheepfold.bots.uly_polly.solution_file import Solution, read
from sheepfold.bots.uly_polly.worth import LINGER, weigh
from sheepfold.games.uly_polly import View
from sheepfold.games.uly_polly.pieces import Options, Place, Step

FILE = "solution.npz"
AHEAD = 0.25
"""How much the guarantee after a step counts beside what planning against weak wolves expects."""

_NOTHING = np.zeros((0, 16))
_MODELS = tuple(model for model, _ in MIXTURE)
_PRIOR = tuple(weight for _, weight in MIXTURE)


@lru_cache(maxsize=1)
def solution() -> Solution:
    """The solution that comes with the package; read once, when it is first needed."""
    with as_file(files("sheepfold.bots.uly_polly") / FILE) as path:
        return read(path)


def is_solved(options: Options) -> bool:
    """Whether the solution holds for this round: with more patience than was solved, it does too.

    >>> is_solved(Options()), is_solved(Options(rows=3))
    (True, False)
    """
    if (options.rows, options.columns, options.flips) != (4, 4, 8):
        return False
    facts = solution().facts
    return options.patience is None or options.patience >= facts.patience


class _Moment(NamedTuple):
    """What is promised and believed at a moment of the round."""

    promise: Floats
    """By place of the wolf: the probability with which the dog wins."""
    joint: Floats
    """What the dog believes, by model and place."""


class _Answers(NamedTuple):
    """What the dog can do after a swap: a row for each step and guarantee after it."""

    steps: tuple[Place, ...]
    rows: Floats


def _answers(options: Options, up: Bits, dog: Place, turned: int, idle: int) -> _Answers:
    facts = solution().facts
    steps: list[Place] = []
    rows: list[Floats] = []
    for to in field_of(facts.rows, facts.columns).near[dog]:
        turns = not up >> to & 1
        found = np.zeros((0, facts.rows * facts.columns))
        if turns and turned + 1 < facts.flips:
            found = _guarantees(to, up | 1 << to, 0, 0)
        elif not turns:
            found = _guarantees(to, up, _spent(options, idle + 1), facts.patience - 1)
        if not len(found):
            found = np.zeros((1, facts.rows * facts.columns))
        if turns:
            found[:, to] = 1.0
        steps += [to] * len(found)
        rows.append(found)
    return _Answers(tuple(steps), np.concatenate(rows))


def _spent(options: Options, idle: int) -> int:
    """How many idle steps are used up in the round that was solved, if it has as many left."""
    patience = min(options.patience or LINGER, LINGER)
    return max(solution().facts.patience - (patience - idle), 0)


def _guarantees(dog: Place, up: Bits, least: int, most: int) -> Floats:
    """What is guaranteed here with so many idle steps used up: what holds for more also holds for
    less. On a symmetric board every image of a guarantee is one, and the promise may need any."""
    known = solution()
    boards, patience = known.boards, known.facts.patience
    number, _ = boards.find(dog, up)
    found = [known.of(boards.state(number, idle, patience)) for idle in range(least, most + 1)]
    images = _images(dog, up)
    return np.concatenate([rows[:, to] for rows in found for to in images] or [_NOTHING])


@lru_cache(maxsize=1 << 13)
def _images(dog: Place, up: Bits) -> list[Ints]:
    """Every symmetry that takes this board to the one whose guarantees are stored."""
    boards = solution().boards
    number, _ = boards.find(dog, up)
    places = [place for place in range(boards.rows * boards.columns) if up >> place & 1]
    ups = (1 << boards.symmetries[:, places]).sum(axis=1)
    same = (boards.symmetries[:, dog] == boards.dogs[number]) & (ups == boards.ups[number])
    return list(boards.symmetries[same])


class _Mixed(NamedTuple):
    """A mixture of answers."""

    answers: _Answers
    weights: Floats

    def chances(self) -> dict[Place, float]:
        """By step: how likely it is."""
        chances: dict[Place, float] = {}
        for to, weight in zip(self.answers.steps, self.weights.tolist(), strict=True):
            chances[to] = chances.get(to, 0.0) + weight
        return chances

    def promised(self, to: Place, joint: Floats) -> Floats:
        """What is promised after a step, also after one that somebody else chose."""
        here = np.array(self.answers.steps) == to
        weights = np.where(here, self.weights, 0.0)
        if weights.sum() <= 1e-12:
            worth = self.answers.rows @ joint.sum(axis=0)
            weights = np.zeros(len(here))
            weights[int(np.where(here, worth, -1.0).argmax())] = 1.0
        promise: Floats = (weights / weights.sum()) @ self.answers.rows
        return promise


@lru_cache(maxsize=1 << 13)
def _mixed(options: Options, start: Place, seen: tuple[Observation, ...]) -> tuple[_Mixed, _Moment]:
    """How the dog answers the last of these swaps, and what was promised and believed before."""
    now = _after(options, start, seen[:-1])
    last = seen[-1]
    assert last.swap is not None
    a, b = last.swap
    joint = now.joint * likelihood(options, last, _MODELS)
    joint = joint / joint.sum()
    promise = now.promise.copy()
    joint[:, [a, b]] = joint[:, [b, a]]
    promise[[a, b]] = promise[[b, a]]
    up = swapped(last.up, a, b)
    answers = _answers(options, up, last.dog, last.turned, last.idle)
    values = weigh(options, (up, last.dog, last.turned, last.idle), Belief(_MODELS, joint))
    near = field_of(options.rows, options.columns).near[last.dog]
    worth = dict(zip(near, values, strict=True))
    gains = np.array([worth[to] for to in answers.steps])
    gains += AHEAD * answers.rows @ joint.sum(axis=0)
    down = [place for place in range(len(promise)) if not up >> place & 1]
    weights = best_mixture(answers.rows[:, down], promise[down] - 1e-9, gains)
    return _Mixed(answers, weights), _Moment(promise, joint)


@lru_cache(maxsize=1 << 13)
def _after(options: Options, start: Place, seen: tuple[Observation, ...]) -> _Moment:
    """What is promised and believed when the wolf is about to swap, after all that was seen."""
    if not seen:
        return _Moment(_promised_at(start), hidden(options, _MODELS, _PRIOR))
    *_, step = seen
    mixed, moment = _mixed(options, start, seen[:-1])
    assert step.to is not None
    joint = moment.joint.copy()
    if step.sheep is not None:
        joint[:, step.sheep] = 0.0
        joint /= max(float(joint.sum()), 1e-300)
    return _Moment(mixed.promised(step.to, joint), joint)


@lru_cache(maxsize=64)
def _starts() -> dict[Place, float]:
    """How often the dog starts on each place."""
    known = solution()
    boards, facts = known.boards, known.facts
    share = dict.fromkeys(range(facts.rows * facts.columns), 0.0)
    for place in share:
        number, _ = boards.find(place, 0)
        alike = sum(boards.find(other, 0)[0] == number for other in share)
        state = boards.state(number, 0, facts.patience)
        share[place] = float(known.starts[known.first[state] : known.first[state + 1]].sum())
        share[place] /= alike
    return share


@lru_cache(maxsize=64)
def _promised_at(start: Place) -> Floats:
    """What is promised when the dog has started here: the mean over all images of the board."""
    known = solution()
    boards, facts = known.boards, known.facts
    number, _ = boards.find(start, 0)
    state = boards.state(number, 0, facts.patience)
    rows = known.of(state)
    weights = known.starts[known.first[state] : known.first[state + 1]]
    if not len(rows):
        return np.zeros(facts.rows * facts.columns)
    if weights.sum() <= 0.0:  # somebody else chose this start
        weights = best_mixture(rows, np.ones(rows.shape[1]), np.zeros(len(rows)))
    vector = (weights / weights.sum()) @ rows
    promise: Floats = np.mean([vector[to] for to in _images(start, 0)], axis=0)
    return promise


class _Keeping(NamedTuple):
    """The mixture that keeps the promise, and what the dog believes."""

    view: View
    belief: Belief
    chances: dict[Place, float]

    def draw(self, rng: Random) -> Step:
        drawn = rng.random() * sum(self.chances.values())
        for to, chance in self.chances.items():
            drawn -= chance
            if drawn <= 0.0 and chance > 0.0:
                return Step(to)
        return Step(max(self.chances, key=self.chances.__getitem__))

    def odds(self) -> dict[Step, float]:
        total = sum(self.chances.values())
        return {Step(to): chance / total for to, chance in self.chances.items() if chance}

    def why(self, move: object) -> list[Reason]:
        if not isinstance(move, Step) or self.chances.get(move.to, 0.0) <= 0.0:
            return []
        worth = int(100 * solution().facts.value)
        kept: Reason = ("uly_polly-step-promise", {"percent": worth})
        return [*reasons_of(self.view, self.belief, move.to), kept]

    def changed(self) -> list[Reason]:
        """What changed its mind most since its last step."""
        return change_of_mind(self.view, _MODELS, tuple(_PRIOR))


@Policy
def owl(view: View) -> Thought[Step]:
    """Keeps the guarantee where the round is solved; else it plans against several wolves."""
    seen = tuple(observations(view))
    assert view.dog is not None
    if not is_solved(view.options):
        return search.owl.think(view)
    start = seen[0].dog
    mixed, moment = _mixed(view.options, start, seen)
    return _Keeping(view, Belief(_MODELS, moment.joint), mixed.chances())


def starts(view: View) -> dict[Place, float] | None:
    """How often the dog starts on each place, if the round is solved."""
    return _starts() if is_solved(view.options) else None


def exposure(view: View, swap: tuple[Place, Place], wolf: Place) -> float:
    """How likely this dog wins at least if the wolf swaps so and is here then; for wolves that
    know it."""
    seen = tuple(observations(view))
    start = seen[0].dog if seen else view.dog
    assert start is not None
    assert view.dog is not None
    now = Observation(face_up(view.tiles), view.dog, view.turned, view.idle, swap, None)
    mixed, moment = _mixed(view.options, start, (*seen, now))
    fear = 0.0
    for to, chance in mixed.chances().items():
        if chance > 0.0:
            fear += chance * float(mixed.promised(to, moment.joint)[wolf])
    return fear
