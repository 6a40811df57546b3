"""Checks that the reasons of a Wooolf!! bot are true: every fact is computed independently.

At small tables that is done deal by deal; at large ones, where there are too many, by the exact
deduction that tests/bots/wooolf/test_posterior.py compares with all deals.
"""

from collections import Counter, defaultdict
from collections.abc import Callable
from functools import lru_cache
from itertools import product
from random import Random
from typing import Any, NamedTuple

from sheepfold.bots.wooolf.boldness import enough_now
from sheepfold.bots.wooolf.habits import read, reweighted
from sheepfold.bots.wooolf.hands import CHARACTERS, NUMBER
from sheepfold.bots.wooolf.levels import LEVELS
from sheepfold.bots.wooolf.play import Deduction, best_guess
from sheepfold.bots.wooolf.posterior import belief
from sheepfold.games import wooolf
from sheepfold.games.wooolf.cards import ASPECT, IMAGE, TARGETS, VALUES, Hand, character, deck
from sheepfold.games.wooolf.pieces import Abstain, Ask, Guess, Peek, Peeked
from sheepfold.games.wooolf.worlds import known_hands
from tests.bots.wooolf.brute import named
from tests.games.labelled_deals import labelled_deals, weight, wooolf_answer

EVEN = 1e-9
"""Values that differ by less count as equal."""

Worlds = list[tuple[tuple[Hand, ...], float]]
"""Deals, and how likely each is."""
Pointers = tuple[int, int | None]


class Told(NamedTuple):
    """One reason for a move, and what is needed to check it."""

    level: str
    view: wooolf.View
    move: Any
    seed: int
    """The seed with which the bot drew the move."""
    facts: dict[str, Any]
    by_deals: bool
    """Whether all deals are tried."""

    @property
    def me(self) -> int:
        assert self.view.viewer is not None
        return self.view.viewer

    @property
    def others(self) -> list[int]:
        return [player for player in range(1, self.view.players + 1) if player != self.me]

    @property
    def taken(self) -> int:
        return self.view.taken[self.me - 1]

    @property
    def targets(self) -> list[wooolf.cards.Character]:
        assert self.view.character is not None
        return [target for target in TARGETS[self.view.character] if target is not None]

    @property
    def may_guess(self) -> bool:
        return self.view.phase == "final" or (self.taken > 0 and self.me not in self.view.barred)

    def is_told(self, chance: float, fact: str = "percent") -> bool:
        """Whether this is the percentage that was given, apart from rounding."""
        return abs(100 * chance - float(self.facts[fact])) <= 0.5 + 1e-6

    def worlds(self) -> Worlds:
        return deals(self.view, self.level == "owl")

    def guesses(self, level: str | None = None) -> dict[Pointers, float]:
        """By guess: the probability that it is right, as this level believes."""
        level = level or self.level
        if self.by_deals:
            return by_guess(self.view, deals(self.view, level == "owl"))
        exact = belief(self.view)
        held = (reweighted(exact) if level == "owl" else exact).guesses()
        one = held.shape[1] == 1
        return {
            (p, None if one else q): float(held[p, q])
            for p in range(held.shape[0])
            for q in range(held.shape[1])
        }

    def best(self) -> float:
        return max(self.guesses().values())

    def enough(self) -> float:
        """How sure this level wants to be now."""
        if self.level == "fox":
            return 0.5 if self.view.phase == "final" else 0.8
        return enough_now(self.view, read(belief(self.view)).foxes)

    def plays(self, player: int, kind: wooolf.cards.Character) -> float:
        """The probability that a player (0: nobody) plays a character, as this level believes."""
        if not self.by_deals:
            exact = belief(self.view)
            held = reweighted(exact) if self.level == "owl" else exact
            return float(held.characters()[player, CHARACTERS.index(kind)])
        return sum(
            chance
            for hands, chance in self.worlds()
            if player in named([character(cards) for cards in hands], kind)
        )


@lru_cache(maxsize=4)
def deals(view: wooolf.View, reads: bool) -> Worlds:
    """All deals that fit, weighted by what the others chose if the level considers that."""
    ways: Counter[tuple[Hand, ...]] = Counter()
    for hands in labelled_deals(deck(view.options, view.seats), known_hands(view)):
        ways[hands] += weight(view, hands)
    lean = read(belief(view)).weights if reads else None
    found: Worlds = []
    for hands, count in ways.items():
        chance = float(count)
        for player, cards in enumerate(hands, 1):
            chance *= 1.0 if lean is None else float(lean[player, NUMBER[cards]])
        if chance:
            found.append((hands, chance))
    total = sum(chance for _, chance in found)
    return [(hands, chance / total) for hands, chance in found]


def rights(view: wooolf.View, hands: tuple[Hand, ...]) -> list[Pointers]:
    """The guesses of the viewer's that are right if these are the hands."""
    assert view.character is not None
    who = [character(cards) for cards in hands]
    first, second = TARGETS[view.character]
    if second is None:
        return [(player, None) for player in named(who, first)]
    return list(product(named(who, first), named(who, second)))


def by_guess(view: wooolf.View, worlds: Worlds) -> dict[Pointers, float]:
    found: defaultdict[Pointers, float] = defaultdict(float)
    for hands, chance in worlds:
        for guess in rights(view, hands):
            found[guess] += chance
    return found


def promise(told: Told, move: Peek | Ask) -> float:
    """By how much a peek or a question improves the best guess on average, over all deals."""
    after: defaultdict[object, defaultdict[Pointers, float]] = defaultdict(
        lambda: defaultdict(float)
    )
    for hands, chance in told.worlds():
        seen: tuple[object, ...]
        if isinstance(move, Ask):
            seen = (wooolf_answer(hands[move.to - 1], move.question),)
        else:
            seen = hands[move.owner - 1]
        for what in seen:
            for guess in rights(told.view, hands):
                after[what][guess] += chance / len(seen)
    return sum(max(found.values()) for found in after.values()) - told.best()


def price(told: Told, move: Peek | Ask) -> float:
    """What the owl adds for its effect on the others."""
    if isinstance(move, Ask):
        return -0.01
    return 0.12 * fools(told, move.owner) if told.view.character == "boy" else 0.0


def fools(told: Told, owner: int) -> float:
    """How many dogs and hunters a wolf token of the boy's may fool, in all deals."""
    view = told.view
    clues = {token.clue for token in view.tokens[owner - 1]} - {"?", "wolf"}
    marked = [
        player
        for player, tokens in enumerate(view.tokens, 1)
        if any(token.by == told.me and token.clue == "wolf" for token in tokens)
    ]
    if owner in marked or len(clues) > 1:
        return 0.0
    may_err = [
        seat
        for seat in range(1, view.seats + 1)
        if seat not in (told.me, owner) and seat not in view.early
    ]
    hoped = 0.0
    for hands, chance in told.worlds():
        hunt = sum(character(hands[seat - 1]) in ("dog", "hunter") for seat in may_err)
        cards = hands[owner - 1]
        told_wolf = sum(ASPECT[card] != "?" for card in cards) / 2
        hoped += chance * hunt * told_wolf * (character(cards) != "wolf")
    return hoped / (1 + len(marked))


def is_most(told: Told) -> bool:
    """Whether no other peek or question was better than the bot's."""
    moves = [move for move in wooolf.legal(told.view) if isinstance(move, Peek | Ask)]
    if told.by_deals:
        owl = told.level == "owl"
        worth = {move: promise(told, move) + owl * price(told, move) for move in moves}
        return worth[told.move] >= max(worth.values()) - EVEN
    if told.view.players <= 5:
        return True  # this can only be checked deal by deal
    rng, thought = Random(told.seed), LEVELS[told.level].think(told.view)
    assert isinstance(thought, Deduction)
    best_guess(thought.chances, rng)
    drawn = thought.inquiries(rng)
    most = max(option.gain for option in drawn)
    return any(option.move == told.move and option.gain >= most - EVEN for option in drawn)


def clues(told: Told, player: int, kind: wooolf.cards.Character) -> int:
    """How many pieces of evidence there are for this, minus those against it."""
    signs: list[str] = [
        token.clue
        for token in told.view.tokens[player - 1]
        if token.by != told.me and token.clue != "?"
    ]
    signs += [
        IMAGE[event.card]
        for event in told.view.history
        if isinstance(event, Peeked) and event.owner == player and event.card is not None
    ]
    for answer in told.view.answers[player - 1]:
        asked = answer.question
        group = {"whb": {"wolf", "hunter", "boy"}, "shb": {"sheep", "hunter", "boy"}}.get(asked)
        if group is not None and (kind in group) != answer.yes:
            return -1
        if group is None and answer.yes:
            signs.append(asked)
        elif group is None and asked == kind:
            return -1
    higher = [sign for sign in signs if VALUES[sign] > VALUES[kind]]  # type: ignore[index]
    return signs.count(kind) - len(higher)


def counted(told: Told, guess: Guess) -> int:
    """The evidence for the weaker pointer of a guess."""
    pointers = [p for p in (guess.first, guess.second) if p is not None]
    pairs = zip(pointers, told.targets, strict=True)
    return min(clues(told, player, kind) if player else 0 for player, kind in pairs)


def most_clues(told: Told) -> int:
    """The evidence for the best guess; no player is pointed at twice."""
    players = [*told.others, 0]
    if len(told.targets) == 1:
        return max(counted(told, Guess(player, None)) for player in players)
    return max(counted(told, Guess(p, q)) for p, q in product(players, players) if p != q or p == 0)


def enough_clues(told: Told) -> int:
    if told.view.phase == "final":
        return 1
    return 2 if told.taken < 9 else 1 if told.taken < 30 else 0


def is_random_guess(told: Told) -> bool:
    """The lamb's first draw is whether to guess."""
    often = 0.4 if told.view.phase == "final" else 0.1
    return told.level == "lamb" and (Random(told.seed).random() < often) == isinstance(
        told.move, Guess
    )


def has_few(told: Told) -> bool:
    tokens = {player: len(told.view.tokens[player - 1]) for player in told.others}
    count, fewest = told.facts["count"], told.facts["fewest"]
    player = told.facts["player"]
    return bool(
        player == told.move.owner
        and tokens[player] == count
        and min(tokens.values()) == fewest
        and count <= fewest + 1
    )


CHECKS: dict[str, Callable[[Told], bool]] = {
    "wooolf-guess-random": lambda t: isinstance(t.move, Guess) and is_random_guess(t),
    "wooolf-abstain-random": lambda t: isinstance(t.move, Abstain) and is_random_guess(t),
    "wooolf-asked-random": lambda t: isinstance(t.move, Ask) and t.level in ("lamb", "sheep"),
    "wooolf-peeked-few": has_few,
    "wooolf-counted": lambda t: (
        (t.facts["player"], t.facts["character"])
        in zip((t.move.first, t.move.second), t.targets, strict=False)
        and t.facts["count"]
        == (t.facts["player"] and clues(t, t.facts["player"], t.facts["character"]))
    ),
    "wooolf-counted-enough": lambda t: (
        t.facts["enough"] == enough_clues(t) <= counted(t, t.move) == most_clues(t)
    ),
    "wooolf-counted-few": lambda t: (
        t.may_guess and most_clues(t) == t.facts["count"] < t.facts["enough"] == enough_clues(t)
    ),
    "wooolf-first-turn": lambda t: t.view.phase == "turns" and t.taken == 0,
    "wooolf-barred": lambda t: t.view.phase == "turns" and t.taken > 0 and t.me in t.view.barred,
    "wooolf-guess-right": lambda t: (
        t.is_told(t.guesses()[t.move.first, t.move.second])
        and t.guesses()[t.move.first, t.move.second] >= t.best() - EVEN
    ),
    "wooolf-plays": lambda t: (
        (t.facts["player"], t.facts["character"])
        in zip((t.move.first, t.move.second), t.targets, strict=False)
        and t.is_told(t.plays(t.facts["player"], t.facts["character"]))
    ),
    "wooolf-sure-enough": lambda t: (
        t.is_told(t.enough(), "enough") and t.best() >= t.enough() - EVEN
    ),
    "wooolf-late": lambda t: (
        t.view.phase == "turns" and t.taken >= t.facts["count"] == 9 and t.best() < t.enough()
    ),
    "wooolf-best-guess": lambda t: not isinstance(t.move, Guess) and t.is_told(t.best()),
    "wooolf-read-choices": lambda t: (
        t.level == "owl"
        and t.is_told(
            t.guesses("fox")[t.move.first, t.move.second]
            if isinstance(t.move, Guess)
            else max(t.guesses("fox").values()),
            "known",
        )
    ),
    "wooolf-not-sure": lambda t: (
        t.may_guess
        and t.is_told(t.enough(), "enough")
        and round(100 * t.best()) < round(100 * t.enough())
    ),
    "wooolf-almost-sure": lambda t: (
        t.may_guess
        and t.is_told(t.enough(), "enough")
        and t.enough() - 0.011 < t.best() < t.enough()
    ),
    "wooolf-learns-most": lambda t: t.level == "fox" and is_most(t),
    "wooolf-learns-priced": lambda t: t.level == "owl" and is_most(t),
    "wooolf-may-fool": lambda t: (
        t.level == "owl"
        and t.view.character == "boy"
        and isinstance(t.move, Peek)
        and (not t.by_deals or fools(t, t.move.owner) > 0)
    ),
}
"""By reason: whether it is true."""
