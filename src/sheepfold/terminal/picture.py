"""A plain-text picture of what a viewer knows, 80 columns wide at most."""

import textwrap
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from sheepfold.games import uly_polly, wooolf
from sheepfold.games.contract import Game, View
from sheepfold.games.uly_polly.notation import place_name
from sheepfold.games.uly_polly.pieces import rounds_in
from sheepfold.games.wooolf.cards import TARGETS, Hand
from sheepfold.games.wooolf.pieces import Abstain, Laid, Round
from sheepfold.games.wooolf.state import ROUNDS
from sheepfold.locales import say
from sheepfold.terminal.names import name_of, names_of
from sheepfold.terminal.wooolf.words import card_name, clue_name, guessing, pointer_name

WIDTH = 80


def draw(view: View, names: Sequence[str], language: str) -> str:
    """The picture of a view of either game; `names` are by seat, from 1.

    >>> state = uly_polly.start(uly_polly.Options(), 2, uly_polly.Outcome(1))
    >>> print(draw(uly_polly.view(state, 2), ["Anna", "Ben"], "en").splitlines()[0])
    Uly & Polly · Round 1 of 4
    """
    if isinstance(view, uly_polly.View):
        return "\n".join(_uly_polly(view, names, language))
    assert isinstance(view, wooolf.View)
    return "\n".join(_wooolf(view, names, language))


def draw_open(game: Game, state: Any, names: Sequence[str], language: str) -> str:
    """The picture of the whole truth, for a record that is read again."""
    view = game.view(state, None)
    if isinstance(view, uly_polly.View):
        return draw(replace(view, wolf=state.wolf), names, language)
    laid = [guess and _guess(guess, language) for guess in state.guesses]
    rows = _hands(state.hands, [guess or "" for guess in laid], names, language)
    cards = [say(language, "wooolf-open-cards"), *rows]
    return "\n".join([draw(view, names, language), "", *cards])


def draw_reveal(
    ended: Round, number: int, names: Sequence[str], language: str, width: int = WIDTH
) -> str:
    """All cards and guesses of a finished round of Wooolf!!, and what they brought."""
    return "\n".join(_reveal(ended, number, names, language, width))


def fill(text: str, indent: str = "", width: int = WIDTH) -> str:
    """A text broken into lines that fit, all but the first with this indent."""
    return textwrap.fill(text, width, subsequent_indent=indent, break_on_hyphens=False)


def _label(player: int, view: View, names: Sequence[str], language: str) -> str:
    name = name_of(player, names, language)
    return say(language, "player-you", name=name) if player == view.viewer else name


def todo(view: View, names: Sequence[str], language: str) -> str:
    """Who must do what now, in a sentence to the viewer."""
    game = uly_polly.NAME if isinstance(view, uly_polly.View) else wooolf.NAME
    if view.viewer in view.actors:
        return say(language, f"{game}-todo-{view.phase}-own")
    who = names_of(view.actors, names, language)
    return say(language, f"{game}-todo-{view.phase}", who=who)


def _uly_polly(view: uly_polly.View, names: Sequence[str], language: str) -> Iterator[str]:
    of = say(language, "round-of", round=view.round, rounds=rounds_in(view.seats))
    yield f"{say(language, 'uly_polly-name')} · {of}"
    yield ""
    yield from _meadow(view)
    yield ""
    yield say(language, "uly_polly-legend")
    flips, patience = view.options.flips, view.options.patience
    turned = say(language, "uly_polly-turned", turned=view.turned, flips=flips)
    limit = "none" if patience is None else patience
    yield f"{turned} · {say(language, 'uly_polly-idle', idle=view.idle, patience=limit)}"
    yield ""
    labels = [_label(seat, view, names, language) for seat in range(1, view.seats + 1)]
    roles = [say(language, f"uly_polly-{role}") for role in ("wolf", "dog")]
    for seat, (label, score) in enumerate(zip(labels, view.scores, strict=True), 1):
        mark = "►" if seat in view.actors else " "
        role = roles[seat != view.wolf_seat]
        bones = say(language, "uly_polly-bones", count=score)
        yield f"{mark} {label:<{_widest(labels)}}  {role:<{_widest(roles)}}  {bones}"
    yield ""
    columns = view.options.columns
    proposed = [
        f"{name_of(seat, names, language)} {place_name(place, columns)}"
        for seat, place in enumerate(view.proposals, 1)
        if place is not None
    ]
    if proposed:
        yield fill(say(language, "uly_polly-proposals", proposals=", ".join(proposed)))
    if view.result is None:
        yield fill(todo(view, names, language))
    else:
        winners = view.result.winners
        bones = say(language, "uly_polly-bones", count=max(view.scores))
        who = names_of(winners, names, language)
        yield fill(say(language, "uly_polly-result", winners=who, count=len(winners), bones=bones))


def _meadow(view: uly_polly.View) -> Iterator[str]:
    rows, columns = view.options.rows, view.options.columns
    letters = [place_name(column, columns)[0] for column in range(columns)]
    yield " " * 7 + "     ".join(letters)
    yield "    ┌" + "┬".join(["─────"] * columns) + "┐"
    for row in range(rows):
        tiles = [_tile(view, row * columns + column) for column in range(columns)]
        yield f"  {row + 1} │" + "│".join(tiles) + "│"
        if row + 1 < rows:
            yield "    ├" + "┼".join(["─────"] * columns) + "┤"
    yield "    └" + "┴".join(["─────"] * columns) + "┘"


def _tile(view: uly_polly.View, place: int) -> str:
    tile = view.tiles[place]
    back = " " if tile else "░"
    face = "U" if place == view.wolf else str(tile) if tile else back
    dog = "P" if place == view.dog else back
    return f"{dog}{face:{back}^3}{back}"


def _wooolf(view: wooolf.View, names: Sequence[str], language: str) -> Iterator[str]:
    of = say(language, "round-of", round=view.round, rounds=ROUNDS)
    most = view.options.round_limit
    laps = say(language, "wooolf-laps", lap=view.lap, limit="none" if most is None else most)
    yield f"{say(language, 'wooolf-name')} · {of} · {laps}"
    yield ""
    if view.rounds and (view.phase == "over" or not any(view.taken)):
        yield from _reveal(view.rounds[-1], len(view.rounds), names, language)
        yield ""
    labels = [_label(player, view, names, language) for player in range(1, view.players + 1)]
    headings = [
        say(language, f"wooolf-heading-{kind}") for kind in ("points", "errors", "questions")
    ]
    yield " " * (4 + _widest(labels)) + "".join(f"  {heading}" for heading in headings)
    for player, label in enumerate(labels, 1):
        mark = "►" if player in view.actors else " "
        line = f"{mark} {player} {label:<{_widest(labels)}}{_standing(view, player, headings)}"
        yield fill(f"{line}  {guessing(player, view, language)}".rstrip(), " " * 6)
        if tokens := view.tokens[player - 1]:
            said = [
                say(language, "wooolf-token", clue=clue_name(token.clue, language), by=token.by)
                for token in tokens
            ]
            yield fill("    " + say(language, "wooolf-tokens", tokens=", ".join(said)), " " * 6)
        for spent in view.answers[player - 1]:
            yes = "yes" if spent.yes else "no"
            question, by = spent.question, spent.by
            told = say(language, "wooolf-answer", question=question, answer=yes, by=by)
            yield fill(f"    {told}", " " * 6)
    yield ""
    if view.result is None:
        yield from _own(view, language)
        yield fill(todo(view, names, language))
    else:
        winners = view.result.winners
        points = say(language, "wooolf-points", count=view.scores[winners[0] - 1])
        errors = say(language, "wooolf-errors", count=view.errors[winners[0] - 1])
        who, count = names_of(winners, names, language), len(winners)
        ended = {"winners": who, "points": points, "errors": errors}
        yield fill(say(language, "wooolf-result", count=count, **ended))


def _standing(view: wooolf.View, player: int, headings: Sequence[str]) -> str:
    """Points, error tokens and question cards of a seat; nothing for the simulated player."""
    if player > view.seats:
        return ""
    counts = [kind[player - 1] for kind in (view.scores, view.errors, view.held)]
    pairs = zip(counts, headings, strict=True)
    return "".join(f"  {count:>{len(heading)}}" for count, heading in pairs)


def _own(view: wooolf.View, language: str) -> Iterator[str]:
    """What only the viewer knows: cards, targets, questions, guess."""
    if view.cards is None or view.character is None:
        return
    cards = ", ".join(card_name(card, language) for card in view.cards)
    yield fill(say(language, "wooolf-own", character=view.character, cards=cards))
    first, second = (
        "X" if target is None else say(language, f"wooolf-character-{target}")
        for target in TARGETS[view.character]
    )
    yield fill(say(language, "wooolf-targets", first=first, second=second))
    left = "none" if view.left is None else card_name(view.cards[view.left], language)
    yield fill(say(language, "wooolf-order", card=left))
    if view.questions:
        yield say(language, "wooolf-own-questions")
        for question in view.questions:
            yield fill(f"  {question:<6}  {say(language, f'wooolf-question-{question}')}", " " * 10)
    if view.guess is not None:
        yield say(language, "wooolf-own-guess", guess=_guess(view.guess, language))
    yield ""


def _guess(laid: Laid, language: str) -> str:
    if isinstance(laid, Abstain):
        return say(language, "wooolf-verdict", verdict="abstained")
    return f"< {pointer_name(laid.first)} << {pointer_name(laid.second)}"


def _reveal(
    ended: Round, number: int, names: Sequence[str], language: str, width: int = WIDTH
) -> Iterator[str]:
    """All cards and guesses of a finished round, and what they brought."""
    brought = []
    for index, laid in enumerate(ended.guesses):
        told = _guess(laid, language)
        if not isinstance(laid, Abstain):
            rightness = "right" if ended.right[index] else "wrong"
            verdict = f"{rightness}-{'early' if index + 1 in ended.early else 'final'}"
            points = say(language, "wooolf-points", count=ended.points[index])
            told = f"{told}  {say(language, 'wooolf-verdict', verdict=verdict)}, {points}"
        if bonus := ended.bonus[index]:
            told = f"{told}, {say(language, 'wooolf-bonus', count=bonus)}"
        brought.append(told)
    yield say(language, "wooolf-reveal", round=number)
    yield from _hands(ended.hands, brought, names, language, width)


def _hands(
    hands: Sequence[Hand],
    notes: Sequence[str],
    names: Sequence[str],
    language: str,
    width: int = WIDTH,
) -> Iterator[str]:
    """A line for every hand, with a note for every seat."""
    labels = [name_of(player, names, language) for player in range(1, len(hands) + 1)]
    cards = [", ".join(card_name(card, language) for card in hand) for hand in hands]
    fits = 8 + _widest(labels) + _widest(cards) + _widest(notes) <= width
    for index, (label, held) in enumerate(zip(labels, cards, strict=True)):
        note = notes[index] if index < len(notes) else ""
        line = f"  {index + 1} {label:<{_widest(labels)}}  {held:<{_widest(cards)}}".rstrip()
        if fits:
            yield f"{line:<{6 + _widest(labels) + _widest(cards)}}  {note}".rstrip()
        else:
            yield fill(line, " " * 6, width)
            if note:
                yield fill(f"      {note}", " " * 6, width)


def _widest(texts: Sequence[str]) -> int:
    return max(len(text) for text in texts)
