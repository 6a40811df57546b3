"""Waves that bring the two bounds of a round together, where they are farthest apart.

A wave runs from the start. At first the wolf plays by its lots. From some moment on it plays as the
dog's guarantees allow: it hopes that no dog can do better. The dog makes the steps that may win
more by the wolf's lots. So the wave comes to beliefs of the dog for which too little is known, and
of these it follows those on which most of the round depends. On the way back every board gets new
guarantees of the dog and new lots of the wolf.

A wolf that never hopes, as in the waves of `upper.py`, does not learn of plans that would be better
if only the lots for them were there.
"""

import time
from collections.abc import Iterator

import msgspec
import numpy as np

from sheepfold.lab.uly_polly.solution.back_up import back_up
from sheepfold.lab.uly_polly.solution.cuts import MOST_CUTS, Cuts, no_cuts
from sheepfold.lab.uly_polly.solution.guarantees import add_images
from sheepfold.lab.uly_polly.solution.meeting_kernels import find_gaps, play_by_lots, use_play
from sheepfold.lab.uly_polly.solution.solver import Effort, LowerBound
from sheepfold.lab.uly_polly.solution.trials import settled
from sheepfold.lab.uly_polly.solution.upper import CLOSEST, UpperBound
from sheepfold.lab.uly_polly.solution.upper_back_up import swaps_that_differ
from sheepfold.lab.uly_polly.solution.upper_kernels import STEPS, WIDTH, look_again, next_belief
from sheepfold.lab.uly_polly.solution.upper_lots import Floats, best_hiding

EFFORT = Effort(rounds=80, looks=12, tolerance=1e-4)
"""How exactly the dog's local games are solved."""
WIDEST = {2: 2000, 3: 400, 4: 80}
"""How many beliefs a wave has at most for each number of idle steps, by the flips that are left."""
OTHERWISE = 25
FIRST = 3
"""The wolf hopes from so many flips left on, and in half of the waves from earlier on."""
SETTLED = 1e-5
"""Nodes on which less than this share of the value depends are dropped."""
FLOORS = (0.0005, 0.01, 0.1)
"""How much of a belief is spread evenly for a guarantee; each wave has one of these."""
LONG = 4
"""With so many flips left or more, local games are remembered from one wave to the next."""
KEPT = 2000
"""How many of them."""


class Node(msgspec.Struct):
    """A moment that a wave passes."""

    state: int
    belief: Floats
    weight: float
    """How likely it comes to this."""
    gap: float
    """At most how much the value can change here."""
    cuts: Cuts | None = None
    play: Floats | None = None
    """By swap and place: how the wolf plays."""

    @property
    def name(self) -> tuple[int, bytes]:
        """The same for beliefs that are nearly the same."""
        return self.state, np.round(self.belief * CLOSEST).astype(np.uint8).tobytes()


class Meeting:
    """The two bounds of a round, as waves bring them together."""

    def __init__(self, lower: LowerBound, upper: UpperBound, seed: int = 1) -> None:
        self.lower, self.upper = lower, upper
        self.rng = np.random.default_rng(seed)
        self.waves = 0
        self._above = np.zeros((lower.work.mass.shape[0], STEPS))
        self._cuts: dict[tuple[int, bytes], Cuts] = {}
        self._floor = FLOORS[0]

    def improve(self, seconds: float) -> None:
        """Work for about so long on both bounds; a wave that was begun is ended."""
        began = time.process_time()
        while True:
            self.wave()
            if time.process_time() - began >= seconds:
                break
        spent = time.process_time() - began
        self.lower.spend(spent / 2)
        self.upper.spend(spent / 2)

    def wave(self) -> None:
        """From the start to the end and back."""
        flips, patience = self.lower.what.flips, self.lower.what.patience
        ahead: dict[tuple[int, int], dict[tuple[int, bytes], Node]] = {
            (turned, idle): {} for turned in range(flips) for idle in range(patience)
        }
        self._floor = float(self.rng.choice(FLOORS))
        hopes = FIRST - 1 + int(self.rng.geometric(0.5))
        for node in self._starts():
            ahead[0, 0][node.name] = node
        passed: list[Node] = []
        for (turned, _), found in ahead.items():
            if flips - turned < 2:
                break  # everything is known there
            most = WIDEST.get(flips - turned, OTHERWISE)
            for node in self._chosen(list(found.values()), most):
                self._guarantee(node, is_new=True)
                passed.append(node)
                if flips - turned > hopes:
                    self._play_by_lots(node)
                for then in self._next(node):
                    board, idle = divmod(then.state, patience)
                    there = ahead[int(self.upper.game.turned[board]), idle]
                    if (known := there.get(then.name)) is not None:
                        then.weight += known.weight
                        then.gap += known.gap
                    there[then.name] = then
        for node in reversed(passed):
            self._learn(node)
        while len(self._cuts) > KEPT:
            del self._cuts[next(iter(self._cuts))]
        self.upper.look_again()
        self.waves += 1
        self.lower.trials += 1

    def _chosen(self, nodes: list[Node], most: int) -> list[Node]:
        """Those on which most depends, with some chance for the others."""
        luck = 0.5 + self.rng.random(len(nodes))
        order = np.argsort([-node.gap * luck[n] for n, node in enumerate(nodes)])
        return [nodes[n] for n in order[:most]]

    def _starts(self) -> Iterator[Node]:
        """After the dog's start, if the wolf hides as it hopes to or as its lots say."""
        lower, upper, game = self.lower, self.upper, self.upper.game
        opening, _ = lower.opening()
        hiding = best_hiding(game, upper.known)[1]
        upper.make_room(hiding)
        for hidden in (opening.hiding, hiding):
            for state in lower.starts:
                board = int(state) // lower.what.patience
                belief = np.zeros(WIDTH)
                belief[game.symmetries[game.turn[game.dogs[board], 0]]] = hidden
                gap = upper.worth(board, 0, belief) - opening.value
                yield Node(int(state), belief, 1.0, gap)

    def _guarantee(self, node: Node, is_new: bool) -> None:
        """A new guarantee of the dog for this belief, and how the wolf plays against it."""
        lower, what = self.lower, self.lower.what
        up = lower.arrays.ups[node.state // what.patience]
        spread = settled(node.belief, up, len(lower.arrays.near), self._floor)
        if node.cuts is None:
            cuts = self._cuts.pop(node.name, None)
            is_new = cuts is None or cuts.used[0] > MOST_CUTS // 2
            node.cuts = no_cuts() if is_new else cuts
        back_up(
            *(lower.arrays, what.flips, what.patience, lower.known, lower.work, node.cuts),
            *(node.state, spread, EFFORT, is_new),
        )
        add_images(lower.arrays, what.patience, lower.known, node.state, spread, lower.work.best)
        node.play = lower.work.mass.copy()

    def _play_by_lots(self, node: Node) -> None:
        """Let the wolf play by its lots instead."""
        game, play = self.upper.game, self.lower.work.mass
        board, idle = divmod(node.state, self.lower.what.patience)
        play_by_lots(game, self.upper.known, board, idle, node.belief, play)
        node.play = play.copy()

    def _next(self, node: Node) -> Iterator[Node]:
        """What may follow, where the dog may win more than is sure."""
        game, above, patience = self.upper.game, self._above, self.lower.what.patience
        assert node.play is not None
        board, idle = divmod(node.state, patience)
        find_gaps(game, self.upper.known, self.lower.work, board, idle, above)
        above *= node.weight
        numbers = swaps_that_differ(game, board)
        left = np.zeros(WIDTH)
        for swap, step in zip(*np.nonzero(above > SETTLED), strict=True):
            to = int(game.near[game.dogs[board], step])
            there, flip, _ = next_belief(game, board, int(numbers[swap]), to, node.play[swap], left)
            mass = float(left.sum())
            if mass > 0.0:
                state = int(there) * patience + (0 if flip else idle + 1)
                yield Node(state, left / mass, node.weight * mass, float(above[swap, step]))

    def _learn(self, node: Node) -> None:
        lower, upper = self.lower, self.upper
        board, idle = divmod(node.state, lower.what.patience)
        plays = [node.play]
        left = lower.what.flips - int(upper.game.turned[board])
        if left > 2:  # what follows has changed since
            self._guarantee(node, is_new=False)
            plays.append(node.play)
        if left >= LONG and node.cuts is not None:
            self._cuts[node.name] = node.cuts
        look_again(upper.game, upper.known, upper.changes, board, idle)
        before = upper.known.counts[board]
        for play in plays:
            use_play(upper.game, upper.known, board, idle, node.belief, play)
        if upper.known.counts[board] > before:
            upper.changed(board, idle)
