"""What turned a game of Wooolf!!: the most informative peek, the bluff that worked, the guess that
came too early, the lucky one, and what somebody could have known.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import log2
from typing import NamedTuple

from sheepfold.bots.wooolf.hands import CHARACTERS
from sheepfold.bots.wooolf.posterior import belief
from sheepfold.games.contract import Seat
from sheepfold.games.verify import Moment
from sheepfold.games.wooolf.cards import TARGETS, announced, character
from sheepfold.games.wooolf.pieces import Abstain, Asked, Guess, Guessed, Peeked, Round, RoundEnded
from sheepfold.games.wooolf.state import State
from sheepfold.games.wooolf.view import view
from sheepfold.learn.game_learning import (
    Chances,
    KnownStep,
    TurningPoint,
    Weighed,
    percent_unless_certain,
)

BITS = 0.8
"""How many bits a peek or an answer must reveal to be a turning point."""
BELIEVED = 0.1
MISLED = 0.25
"""By how much a false announcement must raise a probability: a lie, or a misleading card."""
RAISED = 0.02
"""By how much a bluff must raise a probability that the next clues raise to `BELIEVED`."""
FOOLED = 0.25
"""From this probability on, a player who names somebody believes it."""
GUESSED = 0.7
"""If the best guess has this probability, it is not too early to guess."""
LUCKY = 0.4
KNOWN = 0.9
"""From this probability on, somebody could have known."""
LATER = 0.15
"""By how much waiting must have helped to be a turning point."""


class ObservedClue(NamedTuple):
    """A peek or an answer, with what was known before and after it."""

    entry: int
    event: Asked | Peeked
    before: KnownStep
    after: KnownStep


class Fooled(NamedTuple):
    """Who fell for a bluff, and the entry in which it guessed."""

    seat: Seat
    guess: int


def turning_points(moments: Sequence[Moment[State]], steps: Sequence[KnownStep]) -> list[Weighed]:
    """All candidates for turning points of a game."""
    events = list(_clues(moments, steps))
    fooled = _fooled(moments, steps, [clue for clue in events if _is_bluff(clue)])
    return [
        *_most_informative(events),
        *(point for clue in events if (point := _false_trail(steps, clue, fooled)) is not None),
        *_guesses(moments, steps),
    ]


def _clues(moments: Sequence[Moment[State]], steps: Sequence[KnownStep]) -> Iterator[ObservedClue]:
    for moment, before, after in zip(moments[1:], steps, steps[1:], strict=False):
        for event in moment.events:
            if isinstance(event, Asked | Peeked):
                yield ObservedClue(moment.entry, event, before, after)


def _ends(moments: Sequence[Moment[State]]) -> dict[int, Round]:
    """By round: how it ended."""
    ends: dict[int, Round] = {}
    for moment in moments:
        for event in moment.events:
            if isinstance(event, RoundEnded):
                ends[len(ends) + 1] = event.round
    return ends


def uncertainty(known: Chances) -> float:
    """How much a seat does not know, in bits, player by player.

    >>> uncertainty(((1.0, 0.0), (0.5, 0.5)))
    1.0
    """
    return sum(-chance * log2(chance) for player in known for chance in player if chance)


def _most_informative(events: Sequence[ObservedClue]) -> Iterator[Weighed]:
    """The peek, and the answer, from which its player learned most."""
    for kind, key in ((Peeked, "wooolf-moment-told-peek"), (Asked, "wooolf-moment-told-ask")):
        found = [clue for clue in events if isinstance(clue.event, kind)]
        if not found:
            continue
        best = max(found, key=_gain)
        if _gain(best) < BITS:
            continue
        by = best.event.by
        about = best.event.owner if isinstance(best.event, Peeked) else best.event.to
        before, after = best.before.known[by - 1], best.after.known[by - 1]
        rises = [new - old for old, new in zip(before[about - 1], after[about - 1], strict=True)]
        who = rises.index(max(rises))
        point = TurningPoint(
            entry=best.entry,
            kind="told",
            seat=by,
            key=key,
            players={"by": by, "owner": about},
            facts={
                "character": CHARACTERS[who],
                "before": percent_unless_certain(before[about - 1][who]),
                "after": percent_unless_certain(after[about - 1][who]),
            },
        )
        yield Weighed(0.4 + _gain(best) / 10, point)


def _gain(clue: ObservedClue) -> float:
    seat = clue.event.by - 1
    return uncertainty(clue.before.known[seat]) - uncertainty(clue.after.known[seat])


def _false_trail(
    steps: Sequence[KnownStep], clue: ObservedClue, fooled: Mapping[int, Fooled]
) -> Weighed | None:
    """An announcement that made others believe in a character that the owner did not play: a lie
    of the boy (WO-12), or a card that does not tell who somebody is.
    """
    event = clue.event
    if not isinstance(event, Peeked) or event.announced == "?":
        return None
    who = CHARACTERS.index(event.announced)
    owner = event.owner
    if clue.after.truth[owner - 1] == who:
        return None
    lied = _is_bluff(clue)
    kind = "bluff" if lied else "false-trail"
    facts: dict[str, str | int] = {
        "announced": event.announced,
        "character": CHARACTERS[clue.after.truth[owner - 1]],
    }
    if clue.entry in fooled:
        dupe, guess = fooled[clue.entry]
        chance = steps[guess - 1].known[dupe - 1][owner - 1][who]
        point = TurningPoint(
            entry=clue.entry,
            kind=kind,
            seat=dupe,
            key="wooolf-moment-bluff-fooled",
            players={"by": event.by, "owner": owner, "fooled": dupe},
            facts={**facts, "percent": percent_unless_certain(chance)},
        )
        return Weighed(1.1, point)
    rises = {
        seat: _announced(clue.after, event, seat) - _announced(clue.before, event, seat)
        for seat in range(1, len(clue.after.known) + 1)
        if seat not in (event.by, owner)
    }
    seat = max(rises, key=lambda one: rises[one])
    if rises[seat] < (BELIEVED if lied else MISLED):
        return None
    point = TurningPoint(
        entry=clue.entry,
        kind=kind,
        seat=seat,
        key="wooolf-moment-bluff" if lied else "wooolf-moment-false-trail",
        players={"by": event.by, "owner": owner, "viewer": seat},
        facts={
            **facts,
            "before": percent_unless_certain(_announced(clue.before, event, seat)),
            "after": percent_unless_certain(_announced(clue.after, event, seat)),
        },
    )
    return Weighed((0.55 if lied else 0.25) + rises[seat], point)


def _is_bluff(clue: ObservedClue) -> bool:
    """Whether somebody lied about a card whose owner is not what was announced (WO-12)."""
    event = clue.event
    if not isinstance(event, Peeked) or event.announced == "?":
        return False
    assert event.card is not None
    is_true = clue.after.truth[event.owner - 1] == CHARACTERS.index(event.announced)
    return not is_true and announced(event.card, False) != event.announced


def _announced(step: KnownStep, event: Peeked, seat: Seat) -> float:
    """How likely it is for this seat that the owner of the card is what was announced."""
    return step.known[seat - 1][event.owner - 1][CHARACTERS.index(event.announced)]


def _fooled(
    moments: Sequence[Moment[State]], steps: Sequence[KnownStep], bluffs: Sequence[ObservedClue]
) -> dict[int, Fooled]:
    """By entry of a bluff: who was the first to fall for it.

    It must have raised what its victim believed, and the victim must have believed it more than
    before when it guessed. A guess counts for one bluff only, the one that raised it most.
    """
    found: dict[int, Fooled] = {}
    start = 0
    for moment in moments:
        for event in moment.events:
            if isinstance(event, Guessed) and isinstance(event.guess, Guess):
                hands = moments[moment.entry - 1].state.hands
                targets = TARGETS[character(hands[event.by - 1])]
                pointers = (event.guess.first, event.guess.second)
                named: dict[str | None, int | None] = dict(zip(targets, pointers, strict=True))
                believed = {
                    bluff.entry: rise
                    for bluff in bluffs
                    if start <= bluff.entry < moment.entry
                    and (rise := _rise(bluff, event.by, named, steps[moment.entry - 1])) is not None
                }
                if believed:
                    best = max(believed, key=lambda entry: believed[entry])
                    found.setdefault(best, Fooled(event.by, moment.entry))
            elif isinstance(event, RoundEnded):
                start = moment.entry
    return found


def _rise(
    bluff: ObservedClue, seat: Seat, named: Mapping[str | None, int | None], then: KnownStep
) -> float | None:
    """By how much a bluff raised what this seat believed, if it fell for it when it guessed."""
    event = bluff.event
    assert isinstance(event, Peeked)
    if event.by == seat or named.get(event.announced) != event.owner:
        return None
    before, believed = _announced(bluff.before, event, seat), _announced(then, event, seat)
    rise = _announced(bluff.after, event, seat) - before
    is_believed = believed >= FOOLED and believed - before >= BELIEVED
    return rise if rise >= RAISED and is_believed else None


def _guesses(moments: Sequence[Moment[State]], steps: Sequence[KnownStep]) -> Iterator[Weighed]:
    """The guesses that came too early, the lucky ones, and those that nobody dared to make."""
    ends = _ends(moments)
    for moment, step in zip(moments[1:], steps[1:], strict=True):
        laid = [event for event in moment.events if isinstance(event, Guessed)]
        before = moments[moment.entry - 1].state
        if not laid or step.chance is None or before.round not in ends:
            continue
        (event,) = laid
        seat, right = event.by, ends[before.round].right[event.by - 1]
        mine, best = step.chance
        facts: dict[str, str | int] = {"percent": percent_unless_certain(mine)}
        key, kind, weight = "", "", 0.0
        if isinstance(event.guess, Abstain) or right is None:
            if best >= KNOWN:
                key, kind, weight = "wooolf-moment-missed", "missed", 0.45 + best / 10
                facts = {"percent": percent_unless_certain(best)}
        elif right and mine <= LUCKY:
            key, kind = "wooolf-moment-lucky", "lucky"
            weight = (0.6 if event.early else 0.45) + (LUCKY - mine) / 2
        elif right and event.early:
            key, kind, weight = "wooolf-moment-deduced", "deduced", 0.35 + mine / 5
        elif not right and event.early and best < GUESSED:
            key, kind, weight = "wooolf-moment-too-early", "too-early", 0.55 + (1 - mine) / 4
            later = _best_later(moments, moment.entry, seat)
            if later - best > LATER:
                key, weight = "wooolf-moment-too-early-later", weight + 0.1
                facts["later"] = percent_unless_certain(later)
        elif not right and best >= (GUESSED if event.early else KNOWN) and best - mine > LATER:
            key, kind, weight = "wooolf-moment-missed-wrong", "missed", 0.5
            facts = {"percent": percent_unless_certain(best)}
        if key:
            yield Weighed(weight, TurningPoint(moment.entry, kind, seat, key, {"by": seat}, facts))


def _best_later(moments: Sequence[Moment[State]], entry: int, seat: Seat) -> float:
    """The best chance that this seat would have had when the turns of the round were over."""
    state = moments[entry].state
    for moment in moments[entry:]:
        if moment.state.round != state.round or moment.state.phase == "over":
            break
        state = moment.state
        if state.phase == "final":
            break
    return float(belief(view(state, seat)).guesses().max())
