"""The rules of Wooolf!!: from one state to the next (WO-05 to WO-28)."""

from typing import TypeVar

from msgspec.structs import replace

from sheepfold.games.contract import BadOutcome, GameEnded, Seat, Secret, Takeback, left_of
from sheepfold.games.draw import Chance, Draws, draws_of
from sheepfold.games.history import BLOCK, without_history
from sheepfold.games.wooolf.cards import (
    QUESTION_DECK,
    QUESTIONS,
    RANK,
    TARGETS,
    Character,
    Options,
    Question,
    announced,
    answer,
    character,
    check,
    deck,
    hand,
    players,
)
from sheepfold.games.wooolf.pieces import (
    Abstain,
    Answer,
    Arrange,
    Arranged,
    Ask,
    Asked,
    Deal,
    Event,
    Guess,
    Guessed,
    Laid,
    Move,
    Outcome,
    Peek,
    Peeked,
    Player,
    Round,
    RoundEnded,
    Shuffle,
    Token,
    TurnsEnded,
    Which,
)
from sheepfold.games.wooolf.state import (
    ERRORS,
    ROUNDS,
    State,
    actors,
    choices,
    early_guesses,
    errors,
    fresh_round,
    lap,
    next_starter,
    result,
    scores,
)
from sheepfold.games.wooolf.view import View, refusal, view

T = TypeVar("T")

GUESSES = (Guess, Abstain)


def deal(options: Options, seats: int, source: Chance) -> Deal:
    """Hands, questions and the starter of round 1 (WO-05, WO-07, WO-09)."""
    check(options, seats)
    draws = draws_of(source)
    dealt = deal_round(options, seats, draws)
    return replace(dealt, starter=draws.below(seats) + 1)


def deal_round(options: Options, seats: int, draws: Draws) -> Deal:
    """Hands and questions of any round."""
    cards = shuffled(deck(options, seats), draws)
    asks = shuffled(QUESTION_DECK, draws)[: 2 * seats]
    return Deal(
        hands=tuple([hand(cards[i], cards[i + 1]) for i in range(0, len(cards), 2)]),
        questions=tuple([held(asks[i], asks[i + 1]) for i in range(0, len(asks), 2)]),
    )


def shuffled(cards: tuple[T, ...], draws: Draws) -> list[T]:
    """These cards in random order."""
    return [cards[number] for number in draws.shuffle(len(cards))]


def held(one: Question, two: Question) -> tuple[Question, Question]:
    """Two question cards in the order in which they are held."""
    return (one, two) if one <= two else (two, one)


def start(options: Options, seats: int, outcome: Outcome) -> State:
    """The first state."""
    check(options, seats)
    _check_deal(options, seats, outcome)
    assert isinstance(outcome, Deal)
    if outcome.starter is None or not 1 <= outcome.starter <= seats:
        raise BadOutcome("starter", most=seats)
    return fresh_round(options, seats, outcome.starter, outcome, ())


def chance(state: State, seat: Seat, move: Move, source: Chance) -> Outcome | None:
    """A shuffle for a peek (WO-13), a new deal for the last guess of a round (WO-23)."""
    if isinstance(move, Peek):
        drawn: Which = 1 if draws_of(source).below(2) else 0  # in either mode: the work is alike
        laid = _laid_left(state, move.owner)
        return Shuffle(drawn if laid is None else laid)
    if state.phase == "final" and isinstance(move, GUESSES) and actors(state) == (seat,):
        if not _ends_game(state, seat, move):
            return deal_round(state.options, state.seats, draws_of(source))
    return None


def play(
    state: State, seat: Seat, move: Move, outcome: Outcome | None = None
) -> tuple[State, tuple[Event, ...]]:
    """The next state and what happened."""
    if not (type(seat) is int and choices(state, seat).has(move)):
        refused = refusal(view(without_history(state), seat), move)
        if refused is not None:
            raise refused
    if isinstance(move, Peek):
        return _peek(state, seat, move, outcome)
    if isinstance(move, GUESSES) and state.phase == "final":
        return _final_guess(state, seat, move, outcome)
    if outcome is not None:
        raise BadOutcome("nothing-drawn")
    if isinstance(move, Ask):
        return _ask(state, seat, move)
    if isinstance(move, Arrange):
        return _arrange(state, seat, move)
    return _early_guess(state, seat, move)


def secrets(move: Move | None, outcome: Outcome | None) -> tuple[Secret, ...]:
    """A deal and a guess are secrets of the round; the rules never show a question card that was
    not played, nor which card lay left at a peek.
    """
    fixed: list[Secret] = []
    if isinstance(move, GUESSES):
        fixed.append(Secret("guess", move, "round"))
    if isinstance(outcome, Deal):
        fixed.append(Secret("cards", outcome.hands, "round"))
        fixed.append(Secret("questions", outcome.questions, "game"))
    elif isinstance(outcome, Shuffle):  # alike, whether drawn or arranged by hand (WO-13)
        fixed.append(Secret("left", outcome.left, "game", since=2))
    return tuple(fixed)


def takeback(events: tuple[Event, ...]) -> Takeback:
    """Peeks and answers told something, and a laid guess is final (WO-15, WO-18)."""
    return "never"


def timeout(view: View) -> Move | None:
    """Who is absent when the time for the final guess is up abstains (WO-18)."""
    return Abstain() if view.phase == "final" else None


def _check_deal(options: Options, seats: int, dealt: object) -> None:
    if not isinstance(dealt, Deal):
        raise BadOutcome("wooolf-deal-missing")
    cards = sorted([card for pair in dealt.hands for card in pair], key=RANK.__getitem__)
    if (
        len(dealt.hands) != players(seats)
        or tuple(cards) != deck(options, seats)
        or any([RANK[one] > RANK[two] for one, two in dealt.hands])
    ):
        raise BadOutcome("wooolf-deal-cards")
    asks = [kind for pair in dealt.questions for kind in pair]
    if (
        len(dealt.questions) != seats
        or not QUESTIONS.keys() >= set(asks)
        or any([asks.count(kind) > QUESTIONS[kind] for kind in QUESTIONS])
        or any([one > two for one, two in dealt.questions])
    ):
        raise BadOutcome("wooolf-deal-questions")


def _laid_left(state: State, owner: Player) -> Which | None:
    is_seated = isinstance(owner, int) and 1 <= owner <= state.seats
    return state.left[owner - 1] if is_seated else None


def _put(values: tuple[T, ...], number: int, value: T) -> tuple[T, ...]:
    return (*values[: number - 1], value, *values[number:])


def _peek(
    state: State, seat: Seat, move: Peek, outcome: Outcome | None
) -> tuple[State, tuple[Event, ...]]:
    owner = move.owner
    laid = _laid_left(state, owner)
    if not isinstance(outcome, Shuffle) or (laid is not None and outcome.left != laid):
        raise BadOutcome("wooolf-shuffle")
    which: Which = outcome.left if move.side == "left" else (0 if outcome.left else 1)
    card = state.hands[owner - 1][which]
    clue = announced(card, character(state.hands[seat - 1]) == "boy")
    event = Peeked(seat, owner, move.side, clue, card, which)
    on_table = (*state.tokens[owner - 1], Token(seat, clue))
    return _pass_turn(state, seat, event, state.early, tokens=_put(state.tokens, owner, on_table))


def _ask(state: State, seat: Seat, move: Ask) -> tuple[State, tuple[Event, ...]]:
    yes = answer(state.hands[move.to - 1], move.question)
    left = list(state.questions[seat - 1])
    left.remove(move.question)
    spent = (*state.answers[move.to - 1], Answer(seat, move.question, yes))
    return _pass_turn(
        state,
        seat,
        Asked(seat, move.to, move.question, yes),
        state.early,
        questions=_put(state.questions, seat, tuple(left)),
        answers=_put(state.answers, move.to, spent),
    )


def _early_guess(state: State, seat: Seat, move: Laid) -> tuple[State, tuple[Event, ...]]:
    return _pass_turn(
        state,
        seat,
        Guessed(seat, True, move),
        (*state.early, seat),
        guesses=_put(state.guesses, seat, move),
    )


def _arrange(state: State, seat: Seat, move: Arrange) -> tuple[State, tuple[Event, ...]]:
    return replace(state, left=_put(state.left, seat, move.left)), (Arranged(seat, move.left),)


def _pass_turn(
    state: State, seat: Seat, event: Event, early: tuple[Seat, ...], **changes: object
) -> tuple[State, tuple[Event, ...]]:
    """After a turn: the next seat that still takes turns, or the final guesses."""
    taken = _put(state.taken, seat, state.taken[seat - 1] + 1)
    events: tuple[Event, ...] = (event,)
    turn: Seat | None = None
    if len(early) == early_guesses(state.seats):
        events = (event, TurnsEnded("guesses"))  # WO-17
    elif lap(taken, early) == state.options.round_limit:
        events = (event, TurnsEnded("limit"))  # WO-28
    else:
        turn = left_of(seat, state.seats)
        while turn in early:  # WO-16
            turn = left_of(turn, state.seats)
    history = state.history + events
    if len(history) >= BLOCK:
        state, history = replace(state, earlier=(*state.earlier, history)), ()
    return replace(
        state,
        phase="final" if turn is None else "turns",
        turn=turn,
        taken=taken,
        early=early,
        history=history,
        **changes,
    ), events


def _lay(state: State, seat: Seat, move: Laid) -> State:
    return replace(
        state,
        guesses=_put(state.guesses, seat, move),
        history=(*state.history, Guessed(seat, False, move)),
    )


def round_end(state: State, seat: Seat, move: Move) -> State | None:
    """The table as a round ends, hands and guesses open (WO-19), before the next is dealt."""
    if state.phase != "final" or not isinstance(move, GUESSES) or actors(state) != (seat,):
        return None
    ended = _ended(_lay(state, seat, move))
    return None if _is_over(ended.rounds, ended.errors) else ended


def _final_guess(
    state: State, seat: Seat, move: Laid, outcome: Outcome | None
) -> tuple[State, tuple[Event, ...]]:
    laid = _lay(state, seat, move)
    event = laid.history[-1]
    if actors(laid):
        if outcome is not None:
            raise BadOutcome("nothing-drawn")
        return laid, (event,)
    ended = _ended(laid)
    last = ended.rounds[-1]
    closing = RoundEnded(last, ended.scores, ended.errors)
    if _is_over(ended.rounds, ended.errors):
        if outcome is not None:
            raise BadOutcome("nothing-drawn")
        over = replace(ended, phase="over")
        final = result(over)
        assert final is not None
        return over, (event, closing, GameEnded(final.winners))
    _check_deal(state.options, state.seats, outcome)
    assert isinstance(outcome, Deal)
    if outcome.starter is not None:
        raise BadOutcome("starter-known")
    starter = next_starter(last, state.seats)
    fresh = fresh_round(state.options, state.seats, starter, outcome, ended.rounds)
    return fresh, (event, closing, fresh.history[0])


def _ended(laid: State) -> State:
    """Everything is revealed and scored; nobody has anything to do."""
    rounds = (*laid.rounds, _settle(laid))
    return replace(
        laid,
        phase="ended",
        scores=scores(laid.seats, rounds),
        errors=errors(laid.seats, rounds),
        rounds=rounds,
    )


def _ends_game(state: State, seat: Seat, last: Laid) -> bool:
    if state.round < ROUNDS and max(state.errors) + 1 < ERRORS:  # a round brings one error at most
        return False
    rounds = (*state.rounds, _settle(_lay(state, seat, last)))
    return _is_over(rounds, errors(state.seats, rounds))


def _is_over(rounds: tuple[Round, ...], errors: tuple[int, ...]) -> bool:
    return len(rounds) == ROUNDS or max(errors) >= ERRORS  # WO-24


def _settle(state: State) -> Round:
    """Reveal and score a round in which everyone has laid a guess (WO-19, WO-20)."""
    who = [character(cards) for cards in state.hands]
    boy = who.index("boy") + 1 if "boy" in who else None
    right: list[bool | None] = []
    points: list[int] = []
    fooled: list[Seat] = []
    laid: list[Laid] = []
    for seat, guess in enumerate(state.guesses, 1):
        assert guess is not None
        laid.append(guess)
        if isinstance(guess, Abstain):
            right.append(None)
            points.append(0)
            continue
        first, second = TARGETS[who[seat - 1]]
        is_right = _names(who, guess.first, first) and (
            second is None or _names(who, guess.second, second)
        )
        right.append(is_right)
        points.append((2 if seat in state.early else 1) if is_right else 0)
        if second == "wolf" and _is_fooled(state, who, guess.second, boy):
            fooled.append(seat)
    bonus = [0] * state.seats
    if boy is not None and boy <= state.seats:  # WO-08: no bonus for the simulated player
        bonus[boy - 1] = len(fooled)
    return Round(
        starter=state.starter,
        hands=state.hands,
        guesses=tuple(laid),
        early=state.early,
        right=tuple(right),
        points=tuple(points),
        bonus=tuple(bonus),
        fooled=tuple(fooled),
    )


def _is_fooled(
    state: State, who: list[Character], named: Player | None, boy: Player | None
) -> bool:
    """Whether a dog's or hunter's wolf pointer names a false wolf whom the boy marked (WO-20)."""
    if boy is None or not named or who[named - 1] == "wolf":
        return False
    return Token(boy, "wolf") in state.tokens[named - 1]


def _names(who: list[Character], pointer: Player | None, target: Character) -> bool:
    """Whether a pointer is right: a player of that character, or 0 and nobody plays it (WO-19)."""
    if not pointer:
        return target not in who
    return who[pointer - 1] == target
