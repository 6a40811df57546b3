"""The bots that do not calculate: the lamb, and those that count tokens."""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from sheepfold.bots.policy import Policy, Reason
from sheepfold.bots.wooolf.change_of_mind import Suspicions, greatest_change, observed, targets
from sheepfold.bots.wooolf.consistency import check
from sheepfold.bots.wooolf.posterior import belief
from sheepfold.games.wooolf.cards import (
    IMAGE,
    TARGETS,
    VALUES,
    Character,
    Question,
)
from sheepfold.games.wooolf.pieces import Abstain, Ask, Guess, Move, Peek, Peeked, Player
from sheepfold.games.wooolf.view import View, legal, refusal

PATIENCE = 9
"""After this many turns, weak evidence is enough."""
REMEMBERED = 2
"""How many of its own peeks the forgetful one remembers."""
DESPAIR = 30
"""After this many none is needed: a round without a limit would never end otherwise (WO-28)."""


@Policy
def lamb(view: View) -> "_LambThought":
    """Peeks and asks at random, and sometimes guesses two different players."""
    moves = checked(view)
    guesses = [move for move in moves if isinstance(move, Guess) and move.first != move.second]
    return _LambThought(guesses, None if view.phase == "final" else looking(view))


class _LambThought(NamedTuple):
    """What a lamb may do; it draws everything."""

    guesses: list[Guess]
    look: "_LookThought | None"
    """`None` once the turns are over."""

    def draw(self, rng: Random) -> Move:
        if self.look is None:
            return rng.choice(self.guesses) if rng.random() < 0.4 else Abstain()
        if self.guesses and rng.random() < 0.1:
            return rng.choice(self.guesses)
        return self.look.draw(rng)

    def why(self, move: object) -> list[Reason]:
        if move in self.guesses:
            return [("wooolf-guess-random", {})]
        if self.look is None:
            return [("wooolf-abstain-random", {})] if isinstance(move, Abstain) else []
        return self.look.why(move)


@Policy
def token_counter(view: View) -> "_TokenCounts":
    """Believes every token and guesses early on two pieces of evidence for each target."""
    checked(view)
    return _counting(view, lambda view: view)


@Policy
def forgetful(view: View) -> "_TokenCounts":
    """Plays as people may: it remembers few of its own peeks, and believes what two others say.

    The tokens of one announcer count once, and its own peeks only while they are recent.
    """
    checked(view)
    return _counting(view, _recent)


def _recent(view: View) -> View:
    """What the forgetful one remembers."""
    peeks = [event for event in view.history if isinstance(event, Peeked) and event.card]
    return replace(
        view,
        history=tuple(peeks[-REMEMBERED:]),
        tokens=tuple(tuple(dict.fromkeys(tokens)) for tokens in view.tokens),
    )


def _counting(view: View, remember: Callable[[View], View]) -> "_TokenCounts":
    """How to decide by counting, from what is remembered of a view."""
    assert view.viewer is not None
    taken = PATIENCE if view.phase == "final" else view.taken[view.viewer - 1]
    enough = 2 if taken < PATIENCE else 1 if taken < DESPAIR else 0
    others = [player for player in range(1, view.players + 1) if player != view.viewer]
    remembered = remember(view)
    counts = {player: evidence(remembered, player) for player in others}
    counts[0] = dict.fromkeys(VALUES, 0)
    return _TokenCounts(view, counts, enough, looking(view), remember)


class _TokenCounts(NamedTuple):
    """The evidence for every player and character, and how many pieces of it are enough."""

    view: View
    counts: dict[Player, dict[Character, int]]
    """Player 0 stands for nobody: that a character is not played has no evidence for or against."""
    enough: int
    look: "_LookThought"
    remember: Callable[[View], View]
    """What it remembers of a view."""

    def draw(self, rng: Random) -> Move:
        others = [player for player in self.counts if player]
        rng.shuffle(others)  # so that no player is preferred among equals
        guess = max(self._guesses([*others, 0]), key=self.pieces)
        if self.pieces(guess) >= self.enough and refusal(self.view, guess) is None:
            return guess
        return Abstain() if self.view.phase == "final" else self.look.draw(rng)

    def pieces(self, guess: Guess) -> int:
        """The evidence for a guess is that for its weaker pointer."""
        return min(count for _, _, count in self.pointers(guess))

    def pointers(self, guess: Guess) -> list[tuple[Player, Character, int]]:
        """For each pointer the player, the character and the pieces of evidence."""
        assert self.view.character is not None
        first, second = TARGETS[self.view.character]
        found = [(guess.first, first, self.counts[guess.first][first])]
        if second is not None and guess.second is not None:
            found.append((guess.second, second, self.counts[guess.second][second]))
        return found

    def _guesses(self, players: list[Player]) -> list[Guess]:
        if self.view.character == "wolf":
            return [Guess(player, None) for player in players]
        return [Guess(p, q) for p in players for q in players if p != q or p == 0]

    def why(self, move: object) -> list[Reason]:
        guesses = self._guesses(list(self.counts))
        best = max(map(self.pieces, guesses))
        blocked = refusal(self.view, guesses[0])
        if blocked is None and best >= self.enough:
            if move not in guesses or self.pieces(move) < best:
                return []
            counted: list[Reason] = [
                ("wooolf-counted", {"player": player, "character": character, "count": count})
                for player, character, count in self.pointers(move)
            ]
            return [*counted, ("wooolf-counted-enough", {"enough": self.enough})]
        few: Reason = ("wooolf-counted-few", {"count": best, "enough": self.enough})
        waits = few if blocked is None else (blocked.reason, {})
        if self.view.phase == "final":
            return [waits] if isinstance(move, Abstain) else []
        looked = self.look.why(move)
        return [waits, *looked] if looked else []

    def changed(self) -> list[Reason]:
        """What changed its counts most since its last turn."""
        change = greatest_change(self.view, self._suspects)
        if change is None:
            return []
        about: dict[str, str | int] = {"player": change.player, "character": change.character}
        counts = {"before": int(change.before), "count": int(change.after)}
        return [observed(self.view, change.event), ("wooolf-changed-count", {**about, **counts})]

    def _suspects(self, view: View) -> Suspicions:
        remembered = self.remember(view)
        return {
            (player, target): max(0.0, evidence(remembered, player)[target])  # below it is the same
            for player, target in targets(view)
        }


def checked(view: View) -> tuple[Move, ...]:
    """The legal moves. Refuses an impossible view, and one whose viewer is not to move."""
    moves = allowed(view)
    belief(view)
    return moves


def allowed(view: View) -> tuple[Move, ...]:
    """The legal moves. Refuses an inconsistent view, and one whose viewer is not to move."""
    check(view)
    refused = refusal(view, Abstain())
    if refused is not None and refused.reason != "wooolf-abstain-later":
        raise refused
    return legal(view)


def looking(view: View) -> "_LookThought":
    """Sometimes a question, else a peek at a player with few tokens."""
    others = [player for player in range(1, view.players + 1) if player != view.viewer]
    tokens = {player: len(view.tokens[player - 1]) for player in others}
    real = [player for player in others if player <= view.seats]  # WO-14
    return _LookThought(view.questions, real, tokens)


class _LookThought(NamedTuple):
    """The questions and whom to ask, and how many tokens every other player has."""

    questions: tuple[Question, ...]
    real: list[Player]
    tokens: dict[Player, int]

    def draw(self, rng: Random) -> Peek | Ask:
        if self.questions and rng.random() < 0.3:
            question = rng.choice(self.questions)
            return Ask(rng.choice(self.real), question)
        return Peek(rng.choice(self.with_few_tokens()), rng.choice(("left", "right")))

    def with_few_tokens(self) -> list[Player]:
        """The players to peek at: those with the fewest tokens, or one more."""
        fewest = min(self.tokens.values())
        return [player for player, count in self.tokens.items() if count <= fewest + 1]

    def why(self, move: object) -> list[Reason]:
        if isinstance(move, Ask):
            return [("wooolf-asked-random", {})]
        if not isinstance(move, Peek) or move.owner not in self.with_few_tokens():
            return []
        facts = {"player": move.owner, "count": self.tokens[move.owner]}
        return [("wooolf-peeked-few", {**facts, "fewest": min(self.tokens.values())})]


def evidence(view: View, player: Player) -> dict[Character, int]:
    """By character: the tokens, own peeks and answers for it, minus those for a higher one."""
    shown: dict[Character, int] = dict.fromkeys(VALUES, 0)
    for token in view.tokens[player - 1]:
        if token.by != view.viewer and token.clue != "?":
            shown[token.clue] += 1
    for event in view.history:
        if isinstance(event, Peeked) and event.owner == player and event.card is not None:
            shown[IMAGE[event.card]] += 1
    ruled_out: set[Character] = set()
    for answer in view.answers[player - 1]:
        if answer.question in ("whb", "shb"):
            other: Character = "wolf" if answer.question == "whb" else "sheep"
            named: set[Character] = {other, "hunter", "boy"}
            ruled_out |= set(VALUES) - named if answer.yes else named
        elif answer.yes:
            shown[answer.question] += 1  # type: ignore[index]
        else:
            ruled_out.add(answer.question)  # type: ignore[arg-type]
    higher = {c: sum(n for d, n in shown.items() if VALUES[d] > VALUES[c]) for c in VALUES}
    return {c: -1 if c in ruled_out else shown[c] - higher[c] for c in VALUES}
