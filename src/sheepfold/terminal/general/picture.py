"""A plain-text picture of what a viewer of any game knows, 80 columns wide at most."""

from collections.abc import Iterator, Sequence

from sheepfold.games.contract import Game, State, View
from sheepfold.locales import say
from sheepfold.terminal.general.fields import ShownField, common_fields, field_label, seat_fields
from sheepfold.terminal.names import game_title, names_of
from sheepfold.terminal.picture import fill, label, todo, widest


def draw(view: View, names: Sequence[str], language: str) -> str:
    """The picture of a view; `names` are by seat, from 1."""
    return "\n".join(_lines(view, names, language))


def draw_open(game: Game, state: State, names: Sequence[str], language: str) -> str:
    """The picture of a state with nothing hidden."""
    return draw(game.open_view(state), names, language)


def result_text(view: View, names: Sequence[str], language: str) -> str:
    """Who won."""
    assert view.result is not None
    winners = view.result.winners
    who = names_of(winners, names, language)
    return say(language, "general-result", winners=who, count=len(winners))


def player_text(view: View, seat: int, names: Sequence[str], language: str) -> str:
    """The score of a player, and what else the view says of it."""
    label = field_label(view, "scores", language, say(language, "general-score"))
    score = ShownField(label, str(view.scores[seat - 1]))
    fields = [score, *seat_fields(view, seat, names, language)]
    return " · ".join(f"{field.label}: {field.value}" for field in fields)


def _lines(view: View, names: Sequence[str], language: str) -> Iterator[str]:
    game = str(view.__struct_config__.tag)
    title = say(language, "general-round", round=view.round)
    yield f"{game_title(game, language)} · {title}"
    yield ""
    labels = [label(seat, view, names, language) for seat in range(1, view.seats + 1)]
    for seat, name in enumerate(labels, 1):
        mark = "►" if seat in view.actors else " "
        line = f"{mark} {name:<{widest(labels)}}  {player_text(view, seat, names, language)}"
        yield fill(line, " " * 6)
    yield ""
    for field in common_fields(view, names, language):
        yield fill(f"{field.label}: {field.value}", " " * 2)
    if view.result is not None:
        yield fill(result_text(view, names, language))
    elif view.actors:
        yield fill(todo(view, names, language))
