"""An alternate history of a round of Wooolf!!, which one viewer cannot tell from the true one."""

from collections import Counter
from random import Random
from typing import assert_never

from sheepfold.games.contract import GameEnded, ImpossibleView, Played, Seat, Twin
from sheepfold.games.wooolf.cards import QUESTIONS, Hand, Question, character
from sheepfold.games.wooolf.pieces import (
    Arrange,
    Arranged,
    Ask,
    Asked,
    Deal,
    Dealt,
    Event,
    Guessed,
    Laid,
    Peek,
    Peeked,
    RoundEnded,
    Shuffle,
    TurnsEnded,
    Which,
)
from sheepfold.games.wooolf.rules import held
from sheepfold.games.wooolf.state import final_moves, fresh_round, guesses
from sheepfold.games.wooolf.view import View


def redeal(view: View, rng: Random) -> Twin:
    """The round so far with hidden things drawn anew, uniformly from what fits.

    First a world (a labelled deal and a card for every peek), then question hands, then hidden
    guesses uniformly given the character. Others are on auto-shuffle in it.
    """
    from sheepfold.games.wooolf.worlds import worlds  # with NumPy, which takes a while to import

    hands = worlds(view).draw(rng)
    before = view.rounds[:-1] if view.phase == "over" else view.rounds
    deal = Deal(hands, draw_questions(view, rng), None if before else view.starter)
    start = fresh_round(view.options, view.seats, view.starter, deal, before)
    made = [_played(event, view, hands, rng) for event in view.history]
    played = [one for one in made if one is not None]
    if view.viewer is not None and view.left is not None:
        # Last of all, so that it binds no peek; but nothing is arranged once the game is over.
        at = len(played) - 1 if view.phase == "over" else len(played)
        played.insert(at, Played(view.viewer, Arrange(view.left)))
    return Twin(deal, start, tuple(played))


def draw_questions(view: View, rng: Random) -> tuple[tuple[Question, Question], ...]:
    """Question hands that fit what was asked, every labelled deal of them being equally likely."""
    asked: list[list[Question]] = [[] for _ in range(view.seats)]
    known: list[tuple[Question, Question] | None] = [None] * view.seats
    for event in view.history:
        if isinstance(event, Asked):
            asked[event.by - 1].append(event.question)
        elif isinstance(event, Dealt):
            known = list(event.questions)
    fixed = [list(own) if own else shown for own, shown in zip(known, asked, strict=True)]
    rest = Counter(QUESTIONS)
    for cards in fixed:
        rest.subtract(cards)
    if min(rest.values()) < 0:
        raise ImpossibleView("wooolf-no-questions-fit")
    pool = list(rest.elements())
    while True:
        rng.shuffle(pool)
        unseen = iter(pool)
        drawn = [cards + [next(unseen) for _ in range(2 - len(cards))] for cards in fixed]
        # A hand whose shown card has a double is drawn in two ways (either may be the shown one),
        # any other in one: take half of the former.
        doubles = sum(len(c) == 1 and d[0] == d[1] for c, d in zip(fixed, drawn, strict=True))
        if rng.random() < 0.5**doubles:
            return tuple(held(one, two) for one, two in drawn)


def _played(event: Event, view: View, hands: tuple[Hand, ...], rng: Random) -> Played | None:
    match event:
        case Dealt() | TurnsEnded():
            return None
        case Peeked():
            from sheepfold.games.wooolf.worlds import cards_seen

            by_boy = character(hands[event.by - 1]) == "boy"
            which = rng.choice(cards_seen(event, hands[event.owner - 1], by_boy))
            left: Which = 0 if (which == 0) == (event.side == "left") else 1
            return Played(event.by, Peek(event.owner, event.side), Shuffle(left))
        case Asked():
            return Played(event.by, Ask(event.to, event.question))
        case Guessed():
            return Played(event.by, _guess(event, view, hands, rng))
        case Arranged() | RoundEnded() | GameEnded():
            raise ImpossibleView("history-goes-on")
        case _:
            assert_never(event)


def _guess(event: Guessed, view: View, hands: tuple[Hand, ...], rng: Random) -> Laid:
    if event.guess is not None:
        return event.guess
    if view.phase == "over":
        return view.rounds[-1].guesses[event.by - 1]
    return draw_guess(view.seats, event.by, hands[event.by - 1], event.early, rng)


def draw_guess(seats: int, seat: Seat, cards: Hand, early: bool, rng: Random) -> Laid:
    """A guess that this seat can have laid with these cards."""
    wolf = character(cards) == "wolf"
    if early:
        return rng.choice(guesses(seats, seat, wolf))
    return rng.choice(final_moves(seats, seat, wolf).listed)  # type: ignore[return-value]
