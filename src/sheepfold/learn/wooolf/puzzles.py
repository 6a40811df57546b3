"""Puzzles of Wooolf!!: "Who is the wolf?". What one seat has seen leaves one player, by the rules.

A possibility is a deal. Nothing is assumed about how people choose whom to look at or to ask.
"""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice, permutations
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec

from sheepfold.bots.registry import bots_of
from sheepfold.games.contract import Seat
from sheepfold.games.history import redacted
from sheepfold.games.wooolf import NAME, actors, chance, deal, play, start, view
from sheepfold.games.wooolf.cards import (
    VALUES,
    Card,
    Character,
    Hand,
    Options,
    answer,
    character,
    deck,
    hand,
)
from sheepfold.games.wooolf.pieces import Answer, Asked, Dealt, Peeked, Player, Token
from sheepfold.games.wooolf.view import View
from sheepfold.games.wooolf.worlds import cards_seen
from sheepfold.learn.puzzles.game_puzzles import GamePuzzles, fewest

Observation = Peeked | Asked
Deal = tuple[Hand, ...]

OPTIONS = Options()
SEATS = (5, 6)
"""Numbers of seats with one wolf card and no simulated player, and few enough to reason about."""

LEVELS = ("lamb", "sheep", "fox")
"""The bots that play."""

MOST_SEEN = 16
ONE_LOOK = 1
"""A puzzle that one observation solves is too easy."""

MOST_ORDERS = 120
"""How many orders of the observations are tried, to find the one that explains most."""

OWN_CARDS = -1


class Reasoning(msgspec.Struct, frozen=True, array_like=True):
    """An observation, and what is certain after it and those before it."""

    seen: int
    """Which observation, from 0; -1 are the cards one holds."""
    boy: Player
    """Who is known to be the shepherd boy from now on, or 0."""
    not_boy: tuple[Player, ...]
    """Who is known not to be; empty if it is known who is."""
    not_wolf: tuple[Player, ...]
    can_be: tuple[Character, ...]
    """Who the player can be whose card was looked at or who was asked; empty if that is not new."""


class Puzzle(msgspec.Struct, frozen=True):
    """What a seat has seen until one player is left."""

    seats: int
    viewer: Seat
    cards: Hand
    seen: tuple[str, ...]
    """See `write_seen`."""
    wolf: Player
    """The answer."""
    why: tuple[Reasoning, ...]
    """The fewest observations that lead to the answer, in the order that explains most."""


def write_seen(event: Observation) -> str:
    """An observation in short: who looks at whose card, or asks whom.

    >>> write_seen(Asked(2, 4, "whb", True))
    '2?4:whb=yes'
    >>> write_seen(Peeked(1, 3, "left", "?", "dog/?"))
    '1-3l:?=dog/?'
    >>> write_seen(Peeked(1, 3, "left", "wolf", None, 0))
    '1-3l:wolf#0'
    """
    if isinstance(event, Asked):
        return f"{event.by}?{event.to}:{event.question}={'yes' if event.yes else 'no'}"
    card = f"={event.card}" if event.card is not None else ""
    which = f"#{event.which}" if event.which is not None else ""
    return f"{event.by}-{event.owner}{event.side[0]}:{event.announced}{card}{which}"


_ASKED = re.compile(r"(\d)\?(\d):(\w+)=(yes|no)")
_PEEKED = re.compile(r"(\d)-(\d)([lr]):(\w+|\?)(?:=([\w/?]+))?(?:#([01]))?")


def read_seen(text: str) -> Observation:
    """The inverse of `write_seen`."""
    if asked := _ASKED.fullmatch(text):
        fields = {"by": int(asked[1]), "to": int(asked[2]), "question": asked[3]}
        return msgspec.convert({**fields, "yes": asked[4] == "yes", "type": "asked"}, Asked)
    peeked = _PEEKED.fullmatch(text)
    if peeked is None:
        raise ValueError(text)
    return msgspec.convert(
        {
            "type": "peeked",
            "by": int(peeked[1]),
            "owner": int(peeked[2]),
            "side": "left" if peeked[3] == "l" else "right",
            "announced": peeked[4],
            "card": peeked[5],
            "which": None if peeked[6] is None else int(peeked[6]),
        },
        Peeked,
    )


def view_of(puzzle: Puzzle) -> View:
    """What the seat of a puzzle sees. Whose turn it is, and the seat's questions, play no part."""
    others: list[Hand | None] = [None] * puzzle.seats
    others[puzzle.viewer - 1] = puzzle.cards
    seen = [read_seen(text) for text in puzzle.seen]
    players = range(1, puzzle.seats + 1)
    spent = [sum(isinstance(one, Asked) and one.by == seat for one in seen) for seat in players]
    return View(
        viewer=puzzle.viewer,
        options=OPTIONS,
        seats=puzzle.seats,
        players=puzzle.seats,
        round=1,
        phase="turns",
        actors=(),
        starter=seen[0].by,
        taken=tuple(sum(one.by == seat for one in seen) for seat in players),
        lap=1 + len(seen) // puzzle.seats,
        cards=puzzle.cards,
        character=character(puzzle.cards),
        left=None,
        questions=(),
        guess=None,
        held=tuple(2 - count for count in spent),
        tokens=tuple(
            tuple(Token(e.by, e.announced) for e in seen if isinstance(e, Peeked) and e.owner == at)
            for at in players
        ),
        answers=tuple(
            tuple(
                Answer(e.by, e.question, e.yes) for e in seen if isinstance(e, Asked) and e.to == at
            )
            for at in players
        ),
        early=(),
        laid=(),
        barred=(),
        scores=(0,) * puzzle.seats,
        errors=(0,) * puzzle.seats,
        history=(Dealt(1, seen[0].by, tuple(others), (None,) * puzzle.seats), *seen),
        rounds=(),
        result=None,
    )


def deals(cards: Sequence[Card], players: int) -> Iterator[Deal]:
    """All ways to deal these cards in pairs; cards of a kind are alike.

    >>> len(list(deals(("wolf/wolf", "boy/?", "sheep/sheep", "sheep/sheep"), 2)))
    4
    """
    if players == 0:
        yield ()
        return
    kinds = list(dict.fromkeys(cards))
    for n, one in enumerate(kinds):
        for other in kinds[n:]:
            left = list(cards)
            left.remove(one)
            if other not in left:
                continue
            left.remove(other)
            for rest in deals(left, players - 1):
                yield (hand(one, other), *rest)


@lru_cache(maxsize=256)
def deals_around(seats: int, viewer: Seat, cards: Hand) -> tuple[Deal, ...]:
    """All deals in which this seat has these cards."""
    left = list(deck(OPTIONS, seats))
    for card in cards:
        left.remove(card)
    around = deals(left, seats - 1)
    return tuple([(*deal[: viewer - 1], cards, *deal[viewer - 1 :]) for deal in around])


def fits(event: Observation, dealt: Deal) -> bool:
    """Whether this can be seen after this deal."""
    if isinstance(event, Asked):
        return answer(dealt[event.to - 1], event.question) == event.yes
    is_boy = character(dealt[event.by - 1]) == "boy"
    return bool(cards_seen(event, dealt[event.owner - 1], is_boy))


def find(rng: Random) -> Iterator[Puzzle]:
    """Play a round with bots; a puzzle at the first moment when a seat can be certain."""
    seats = rng.choice(SEATS)
    bots = [bots_of(NAME).levels[rng.choice(LEVELS)] for _ in range(seats)]
    state = start(OPTIONS, seats, deal(OPTIONS, seats, rng))
    hands = state.hands
    seen: list[Observation] = []
    wondering = {seat for seat in range(1, seats + 1) if "wolf/wolf" not in hands[seat - 1]}
    while state.round == 1 and state.phase == "turns" and len(seen) < MOST_SEEN and wondering:
        seat = actors(state)[0]
        move = bots[seat - 1](view(state, seat), rng)
        state, events = play(state, seat, move, chance(state, seat, move, rng))
        seen += [event for event in events if isinstance(event, Peeked | Asked)]
        for viewer in sorted(wondering):
            observed = list(redacted(tuple(seen), viewer))
            cards = hands[viewer - 1]
            is_shown = any(isinstance(e, Peeked) and e.card == "wolf/wolf" for e in observed)
            possible = () if is_shown else _possible(seats, viewer, cards, observed)
            if is_shown:
                wondering.discard(viewer)
            elif len({wolf_of(one) for one in possible}) == 1:
                wondering.discard(viewer)
                puzzle = _puzzle(seats, viewer, cards, observed)
                if puzzle is not None:
                    yield puzzle


def _possible(seats: int, viewer: Seat, cards: Hand, seen: list[Observation]) -> tuple[Deal, ...]:
    around = deals_around(seats, viewer, cards)
    return tuple([one for one in around if all([fits(event, one) for event in reversed(seen)])])


def wolf_of(dealt: Deal) -> Player:
    """Who is the wolf in this deal."""
    return next(n for n, cards in enumerate(dealt, 1) if character(cards) == "wolf")


def _puzzle(seats: int, viewer: Seat, cards: Hand, seen: list[Observation]) -> Puzzle | None:
    around = deals_around(seats, viewer, cards)
    facts = Facts.of(around, viewer)
    masks = [_bits([fits(event, one) for one in around]) for event in seen]
    left = facts.everything
    for mask in masks:
        left &= mask
    wolf = next(player for player in facts.who if facts.can_be(player, left) == ("wolf",))
    wrong = facts.everything & ~facts.who[wolf]["wolf"]
    chosen = fewest([facts.everything & ~mask for mask in masks], wrong)
    if not chosen or len(chosen[0]) <= ONE_LOOK:
        return None
    orders = [order for one in chosen for order in islice(permutations(one), MOST_ORDERS)]
    reasonings = [_reasoning(order, seen, masks, facts) for order in orders[:MOST_ORDERS]]
    why = max(reasonings, key=lambda steps: sum(map(_tells, steps)))
    return Puzzle(seats, viewer, cards, tuple(map(write_seen, seen)), wolf, why)


class Facts(NamedTuple):
    """By player and character: the deals, as bits, in which the player is that character."""

    viewer: Seat
    everything: int
    who: dict[Player, dict[Character, int]]

    @classmethod
    def of(cls, around: Sequence[Deal], viewer: Seat) -> "Facts":
        """The facts of these deals."""
        who = {
            player: {
                kind: _bits([character(dealt[player - 1]) == kind for dealt in around])
                for kind in VALUES
            }
            for player in range(1, len(around[0]) + 1)
        }
        return cls(viewer, (1 << len(around)) - 1, who)

    def can_be(self, player: Player, left: int) -> tuple[Character, ...]:
        """Who a player can be if these deals are left."""
        return tuple(kind for kind, bits in self.who[player].items() if bits & left)

    def boy(self, left: int) -> Player:
        """Who is certainly the boy, or 0."""
        return next((n for n in self.who if self.can_be(n, left) == ("boy",)), 0)

    def cannot_be(self, kind: Character, left: int) -> set[Player]:
        """Who else than the viewer is certainly not of this kind."""
        others = [player for player in self.who if player != self.viewer]
        return {player for player in others if kind not in self.can_be(player, left)}


def _reasoning(
    order: Sequence[int], seen: Sequence[Observation], masks: Sequence[int], facts: Facts
) -> tuple[Reasoning, ...]:
    """What is certain after one's own cards, if anything, and after each of these observations."""
    left = facts.everything
    boy = facts.boy(left)
    steps = [Reasoning(OWN_CARDS, boy, (), (), ())] if boy else []
    for number in order:
        event, before, left = seen[number], left, left & masks[number]
        boy, was_boy = facts.boy(left), facts.boy(before)
        not_boy = facts.cannot_be("boy", left) - facts.cannot_be("boy", before)
        not_wolf = facts.cannot_be("wolf", left) - facts.cannot_be("wolf", before)
        about = event.to if isinstance(event, Asked) else event.owner
        can_be = facts.can_be(about, left)
        steps.append(
            Reasoning(
                number,
                boy if boy != was_boy else 0,
                () if boy else tuple(sorted(not_boy)),
                tuple(sorted(not_wolf)),
                can_be if can_be != facts.can_be(about, before) else (),
            )
        )
    return tuple(steps)


def _tells(step: Reasoning) -> bool:
    return bool(step.boy or step.not_boy or step.not_wolf or step.can_be)


def _bits(flags: Sequence[bool]) -> int:
    return sum(1 << n for n, is_set in enumerate(flags) if is_set)


def level(puzzle: Puzzle) -> int:
    """By how many observations it takes: two, three, or more."""
    return min(sum(one.seen != OWN_CARDS for one in puzzle.why) - ONE_LOOK, 3)


PUZZLES = GamePuzzles(Puzzle, Path(__file__).with_name("puzzles.json"), find, level)
