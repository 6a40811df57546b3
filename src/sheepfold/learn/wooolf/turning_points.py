"""What turned a game of Wooolf!!: the most informative peek, the bluff that worked, the guess that
came too early, the lucky one, and what somebody could have known.
"""

from collections.abc import Iterator, Sequence
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
GUESSED = 0.7
"""From this probability on, a guess is not too early."""
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


def turning_points(moments: Sequence[Moment[State]], steps: Sequence[KnownStep]) -> list[Weighed]:
    """All candidates for turning points of a game."""
    events = list(_clues(moments, steps))
    return [
        *_most_informative(events),
        *(point for clue in events if (point := _false_trail(moments, steps, clue)) is not None),
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
    moments: Sequence[Moment[State]], steps: Sequence[KnownStep], clue: ObservedClue
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
    assert event.card is not None
    lied = announced(event.card, False) != event.announced
    kind = "bluff" if lied else "false-trail"
    facts: dict[str, str | int] = {
        "announced": event.announced,
        "character": CHARACTERS[clue.after.truth[owner - 1]],
    }
    fooled = _fooled(moments, clue, owner) if lied else []
    if fooled:
        (dupe, guess), *_ = fooled
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
        seat: clue.after.known[seat - 1][owner - 1][who]
        - clue.before.known[seat - 1][owner - 1][who]
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
            "before": percent_unless_certain(clue.before.known[seat - 1][owner - 1][who]),
            "after": percent_unless_certain(clue.after.known[seat - 1][owner - 1][who]),
        },
    )
    return Weighed((0.55 if lied else 0.25) + rises[seat], point)


def _fooled(
    moments: Sequence[Moment[State]], clue: ObservedClue, owner: int
) -> list[tuple[Seat, int]]:
    """Who named this owner afterwards for the character that was announced, and in which entry."""
    assert isinstance(clue.event, Peeked)
    hands = moments[clue.entry].state.hands
    found = []
    for moment in moments[clue.entry + 1 :]:
        for event in moment.events:
            if isinstance(event, Guessed) and isinstance(event.guess, Guess):
                first, second = TARGETS[character(hands[event.by - 1])]
                named: dict[str | None, int | None] = {
                    first: event.guess.first,
                    second: event.guess.second,
                }
                if event.by != clue.event.by and named.get(clue.event.announced) == owner:
                    found.append((event.by, moment.entry))
            elif isinstance(event, RoundEnded):
                return found
    return []


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
        elif not right and event.early and mine < GUESSED:
            key, kind, weight = "wooolf-moment-too-early", "too-early", 0.55 + (1 - mine) / 4
            later = _best_later(moments, moment.entry, seat)
            if later - best > LATER:
                key, weight = "wooolf-moment-too-early-later", weight + 0.1
                facts["later"] = percent_unless_certain(later)
        elif not right and best >= KNOWN and best - mine > LATER:
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
