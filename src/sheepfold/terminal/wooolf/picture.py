"""A plain-text picture of what a viewer of Wooolf!! knows, 80 columns wide at most."""

from collections.abc import Iterator, Sequence

from sheepfold.games import wooolf
from sheepfold.games.contract import Game
from sheepfold.games.wooolf.state import ROUNDS
from sheepfold.locales import say
from sheepfold.terminal.names import names_of
from sheepfold.terminal.picture import fill, label, todo, widest
from sheepfold.terminal.wooolf.formats import (
    card_name,
    clue_name,
    guess_name,
    guess_status,
    hand_name,
    player_names,
    target_names,
)
from sheepfold.terminal.wooolf.reveal import draw_reveal, hands


def draw(view: wooolf.View, names: Sequence[str], language: str) -> str:
    """The picture of a view; `names` are by seat, from 1."""
    everyone = player_names(names, view.players, language)
    return "\n".join(_lines(view, everyone, language))


def draw_open(game: Game, state: wooolf.State, names: Sequence[str], language: str) -> str:
    """The picture with all hands open, for a record that is read again."""
    view = game.view(state, None)
    assert isinstance(view, wooolf.View)
    guesses = ["" if laid is None else guess_name(laid, language) for laid in state.guesses]
    rows = hands(state.hands, guesses, names, language)
    cards = [say(language, "wooolf-open-cards"), *rows]
    return "\n".join([draw(view, names, language), "", *cards])


def _lines(view: wooolf.View, names: Sequence[str], language: str) -> Iterator[str]:
    of = say(language, "round-of", round=view.round, rounds=ROUNDS)
    most = view.options.round_limit
    laps = say(language, "wooolf-laps", lap=view.lap, limit="none" if most is None else most)
    yield f"{say(language, 'wooolf-name')} · {of} · {laps}"
    yield ""
    if view.rounds and (view.phase in ("ended", "over") or not any(view.taken)):
        yield draw_reveal(view, names, language)
        yield ""
    labels = [label(player, view, names, language) for player in range(1, view.players + 1)]
    headings = [
        say(language, "wooolf-heading-points"),
        say(language, "wooolf-heading-errors"),
        say(language, "wooolf-heading-questions"),
    ]
    yield " " * (4 + widest(labels)) + "".join(f"  {heading}" for heading in headings)
    for player, name in enumerate(labels, 1):
        mark = "►" if player in view.actors else " "
        line = f"{mark} {player} {name:<{widest(labels)}}{_standing(view, player, headings)}"
        yield fill(f"{line}  {guess_status(player, view, language)}".rstrip(), " " * 6)
        yield from _laid_before(view, player, language)
    yield ""
    if view.result is None:
        yield from _own(view, language)
        if view.actors:
            yield fill(todo(view, names, language))
    else:
        winners = view.result.winners
        points = say(language, "wooolf-points", count=view.scores[winners[0] - 1])
        errors = say(language, "wooolf-errors", count=view.errors[winners[0] - 1])
        who, count = names_of(winners, names, language), len(winners)
        ended = {"winners": who, "points": points, "errors": errors}
        yield fill(say(language, "wooolf-result", count=count, **ended))


def _laid_before(view: wooolf.View, player: int, language: str) -> Iterator[str]:
    """The tokens and the answered questions of a player."""
    if tokens := view.tokens[player - 1]:
        said = [
            say(language, "wooolf-token", clue=clue_name(token.clue, language), by=token.by)
            for token in tokens
        ]
        yield fill("    " + say(language, "wooolf-tokens", tokens=", ".join(said)), " " * 6)
    for spent in view.answers[player - 1]:
        answer, question, by = "yes" if spent.yes else "no", spent.question, spent.by
        text = say(language, "wooolf-answer", question=question, answer=answer, by=by)
        yield fill(f"    {text}", " " * 6)


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
    cards = hand_name(view.cards, language)
    yield fill(say(language, "wooolf-own", character=view.character, cards=cards))
    first, second = target_names(view.character, language)
    yield fill(say(language, "wooolf-targets", first=first, second=second))
    left = "none" if view.left is None else card_name(view.cards[view.left], language)
    yield fill(say(language, "wooolf-order", card=left))
    if view.questions:
        yield say(language, "wooolf-own-questions")
        for question in view.questions:
            yield fill(f"  {question:<6}  {say(language, f'wooolf-question-{question}')}", " " * 10)
    if view.guess is not None:
        yield say(language, "wooolf-own-guess", guess=guess_name(view.guess, language))
    yield ""
