"""The naive rules beside the real ones: started alike, moved alike, asked for the same facts."""

from copy import deepcopy
from typing import Any

from sheepfold.games import uly_polly, wooolf
from sheepfold.games.uly_polly.notation import place_name
from sheepfold.games.wooolf.cards import character
from sheepfold.games.wooolf.pieces import Deal, Peek, Shuffle
from tests.naive.uly_polly import NaiveUlyPolly
from tests.naive.wooolf import NaiveWooolf


def naive_uly_polly(options: uly_polly.Options, seats: int, first_wolf: int) -> NaiveUlyPolly:
    """The naive game that starts as the real one."""
    return NaiveUlyPolly(
        seats, first_wolf, options.patience, options.rows, options.columns, options.flips
    )


def naive_wooolf(options: wooolf.Options, seats: int, deal: Deal) -> NaiveWooolf:
    """The naive game that starts as the real one."""
    assert deal.starter is not None
    return NaiveWooolf(
        seats, deal.starter, list(deal.hands), list(deal.questions), options.round_limit
    )


def naive_arguments(move: wooolf.Move, outcome: Any) -> dict[str, Any]:
    """What chance added to a move, as the naive game wants it."""
    if isinstance(outcome, Shuffle):
        assert isinstance(move, Peek)
        return {"seen": outcome.left if move.side == "left" else 1 - outcome.left}
    if isinstance(outcome, Deal):
        return {"deal": (list(outcome.hands), list(outcome.questions))}
    return {}


def uly_polly_facts(state: uly_polly.State) -> dict[str, Any]:
    """The facts of a real state, named as the naive game names them."""

    def name(place: int | None) -> str | None:
        return None if place is None else place_name(place, state.options.columns)

    result = uly_polly.result(state)
    return {
        "phase": state.phase,
        "round": state.round,
        "wolf_seat": state.wolf_seat,
        "dog": name(state.dog),
        "wolf": name(state.wolf),
        "up": sorted(str(name(place)) for place, tile in enumerate(state.tiles) if tile),
        "turned": state.turned,
        "idle": state.idle,
        "scores": list(state.scores),
        "winners": list(result.winners) if result else [],
    }


def wooolf_facts(state: wooolf.State) -> dict[str, Any]:
    """The facts of a real state, named as the naive game names them."""
    view = wooolf.view(state, None)
    yes_no = {True: "yes", False: "no"}
    return {
        "phase": state.phase,
        "round": state.round,
        "starter": state.starter,
        "turn": state.turn,
        "lap": view.lap,
        "clues": [[[token.by, token.clue] for token in row] for row in view.tokens],
        "answers": [[[a.by, a.question, yes_no[a.yes]] for a in row] for row in view.answers],
        "early": list(view.early),
        "laid": list(view.laid),
        "scores": list(view.scores),
        "errors": list(view.errors),
        "barred": list(view.barred),
        "characters": [character(cards) for cards in state.hands],
        "winners": list(view.result.winners) if view.result else [],
    }


def perft_uly_polly(game: NaiveUlyPolly, depth: int) -> int:
    """How many sequences of that many moves there are."""
    found = 0
    for seat in game.actors():
        for text in game.legal(seat):
            if depth == 1:
                found += 1
            else:
                after = deepcopy(game)
                after.play(seat, text)
                found += perft_uly_polly(after, depth - 1)
    return found


def perft_wooolf(game: NaiveWooolf, depth: int, deal: Deal) -> int:
    """How many sequences of that many moves there are, a peek counting once for each card."""
    found = 0
    for seat in game.actors():
        for text in game.legal(seat):
            draws: list[dict[str, Any]] = [{}]
            if text.startswith("peek"):
                draws = [{"seen": 0}, {"seen": 1}]
            elif game.needs_deal(seat, text):
                draws = [{"deal": (list(deal.hands), list(deal.questions))}]
            if depth == 1:
                found += len(draws)
                continue
            for drawn in draws:
                after = deepcopy(game)
                after.play(seat, text, **drawn)
                found += perft_wooolf(after, depth - 1, deal)
    return found
