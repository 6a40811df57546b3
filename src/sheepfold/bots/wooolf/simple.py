"""Those who do not calculate: the lamb, and the counter of tokens."""

from random import Random

from sheepfold.bots.wooolf.posterior import belief
from sheepfold.bots.wooolf.story import check
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
"""After so many turns even weak evidence will do..."""
DESPAIR = 30
"""...and after so many none is needed, or a table without a limit would sit for ever (WO-28)."""


def lamb(view: View, rng: Random) -> Move:
    """Looks around, asks what it has, guesses now and then: at two different players."""
    moves = checked(view)
    guesses = [move for move in moves if isinstance(move, Guess) and move.first != move.second]
    if view.phase == "final":
        return rng.choice(guesses) if rng.random() < 0.4 else Abstain()
    if guesses and rng.random() < 0.1:
        return rng.choice(guesses)
    return look(view, rng)


def token_counter(view: View, rng: Random) -> Move:
    """Believes every token and guesses early on two pieces of evidence for each target."""
    moves = checked(view)
    assert view.viewer is not None
    guess, pieces = likeliest(view, rng)
    taken = PATIENCE if view.phase == "final" else view.taken[view.viewer - 1]
    enough = 2 if taken < PATIENCE else 1 if taken < DESPAIR else 0
    if pieces >= enough and guess in moves:
        return guess
    return Abstain() if view.phase == "final" else look(view, rng)


def checked(view: View) -> tuple[Move, ...]:
    """The legal moves; a view that cannot be, or whose viewer is not to move, is refused."""
    moves = allowed(view)
    belief(view)
    return moves


def allowed(view: View) -> tuple[Move, ...]:
    """The legal moves; refuses a view that contradicts itself or whose viewer is not to move."""
    check(view)
    refused = refusal(view, Abstain())
    if refused is not None and refused.reason != "abstain-later":
        raise refused
    return legal(view)


def look(view: View, rng: Random) -> Peek | Ask:
    """A question now and then, else a peek at somebody with few tokens."""
    others = [player for player in range(1, view.players + 1) if player != view.viewer]
    if view.questions and rng.random() < 0.3:
        question: Question = rng.choice(view.questions)
        return Ask(rng.choice([player for player in others if player <= view.seats]), question)
    fewest = min(len(view.tokens[player - 1]) for player in others)
    near = [player for player in others if len(view.tokens[player - 1]) <= fewest + 1]
    return Peek(rng.choice(near), rng.choice(("left", "right")))


def likeliest(view: View, rng: Random) -> tuple[Guess, int]:
    """The guess with the most evidence, and how many pieces its weaker pointer has.

    Whom nobody has shown, nobody plays: that has no piece of evidence, but speaks against none.
    """
    assert view.character is not None
    first, second = TARGETS[view.character]
    others = [player for player in range(1, view.players + 1) if player != view.viewer]
    rng.shuffle(others)  # among equals no number comes first
    count = {player: evidence(view, player) for player in others} | {0: dict.fromkeys(VALUES, 0)}
    players = [*others, 0]
    if second is None:
        one = max(players, key=lambda player: count[player][first])
        return Guess(one, None), count[one][first]
    pairs = [(p, q) for p in players for q in players if p != q or p == 0]
    weaker = {(p, q): min(count[p][first], count[q][second]) for p, q in pairs}
    best = max(pairs, key=weaker.__getitem__)
    return Guess(*best), weaker[best]


def evidence(view: View, player: Player) -> dict[Character, int]:
    """By character: what tokens, own peeks and answers say, less what speaks for a higher one."""
    shown: dict[Character, int] = dict.fromkeys(VALUES, 0)
    for token in view.tokens[player - 1]:
        if token.by != view.viewer and token.clue != "?":
            shown[token.clue] += 1
    for event in view.history:
        if isinstance(event, Peeked) and event.owner == player and event.card is not None:
            shown[IMAGE[event.card]] += 1
    ruled_out: set[Character] = set()
    for told in view.answers[player - 1]:
        if told.question in ("whb", "shb"):
            other: Character = "wolf" if told.question == "whb" else "sheep"
            named: set[Character] = {other, "hunter", "boy"}
            ruled_out |= set(VALUES) - named if told.yes else named
        elif told.yes:
            shown[told.question] += 1  # type: ignore[index]
        else:
            ruled_out.add(told.question)  # type: ignore[arg-type]
    higher = {c: sum(n for d, n in shown.items() if VALUES[d] > VALUES[c]) for c in VALUES}
    return {c: -1 if c in ruled_out else shown[c] - higher[c] for c in VALUES}
