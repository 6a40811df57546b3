"""A plain-text picture of what a viewer of Uly & Polly knows, 80 columns wide at most."""

from collections.abc import Iterator, Sequence

from sheepfold.games import uly_polly
from sheepfold.games.contract import Game
from sheepfold.games.uly_polly.notation import place_name
from sheepfold.games.uly_polly.pieces import rounds_in
from sheepfold.locales import say
from sheepfold.terminal.names import name_of, names_of
from sheepfold.terminal.picture import fill, label, todo, widest


def draw(view: uly_polly.View, names: Sequence[str], language: str) -> str:
    """The picture of a view; `names` are by seat, from 1.

    >>> state = uly_polly.start(uly_polly.Options(), 2, uly_polly.Outcome(1))
    >>> print(draw(uly_polly.view(state, 2), ["Anna", "Ben"], "en").splitlines()[0])
    Uly & Polly · Round 1 of 4
    """
    return "\n".join(_lines(view, names, language))


def draw_open(game: Game, state: uly_polly.State, names: Sequence[str], language: str) -> str:
    """The picture with the wolf in it, for a record that is read again."""
    view = game.open_view(state)
    assert isinstance(view, uly_polly.View)
    return draw(view, names, language)


def _lines(view: uly_polly.View, names: Sequence[str], language: str) -> Iterator[str]:
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
    labels = [label(seat, view, names, language) for seat in range(1, view.seats + 1)]
    roles = [say(language, "uly_polly-wolf"), say(language, "uly_polly-dog")]
    for seat, (name, score) in enumerate(zip(labels, view.scores, strict=True), 1):
        mark = "►" if seat in view.actors else " "
        role = roles[seat != view.wolf_seat]
        bones = say(language, "uly_polly-bones", count=score)
        yield f"{mark} {name:<{widest(labels)}}  {role:<{widest(roles)}}  {bones}"
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
