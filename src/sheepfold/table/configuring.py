"""Which game a table plays and how, and which bots sit at it."""

from collections.abc import Collection

from sheepfold.bots import at_tables, bots_of
from sheepfold.games.codec import AnyOptions, game_of
from sheepfold.games.contract import BadOptions
from sheepfold.table.allowed import NotAllowed, chair_at, need
from sheepfold.table.entries import BotSat, Chair, Configured, EntryBody, Opened, Settings
from sheepfold.table.queries import seated
from sheepfold.table.table import Table


def open_table(code: str, options: AnyOptions, settings: Settings) -> Opened:
    """The first entry of a new table. Raises `BadOptions` if no number of players fits."""
    game = game_of(options)
    for seats in reversed(game.SEATS):
        try:
            game.check(options, seats)
        except BadOptions as refused:
            problem = refused
        else:
            return Opened(code, game.VERSION, options, settings)
    raise problem


def configure(
    table: Table, options: AnyOptions, settings: Settings, allowed_bots: Collection[str]
) -> list[EntryBody]:
    """Choose a game, its options and the settings of the table."""
    need(table.phase == "lobby", NotAllowed("not-in-lobby"))
    opened = open_table(table.code, options, settings)
    need(len(seated(table)) <= game_of(options).SEATS[-1], NotAllowed("too-many-seated"))
    configured = Configured(opened.options, settings, opened.rules)
    return [configured, *_replaced_bots(table, game_of(options).NAME, allowed_bots)]


def seat_bot(
    table: Table, chair: Chair, name: str | None, allowed_bots: Collection[str]
) -> list[EntryBody]:
    """Let a bot sit on this chair; the game's filler if none is named."""
    need(table.phase == "lobby", NotAllowed("not-in-lobby"))
    need(table.places[chair_at(table, chair) - 1].who != "person", NotAllowed("chair-taken"))
    game = table.game.NAME
    name = bots_of(game).filler if name is None else name
    need(name in at_tables(game, allowed_bots), NotAllowed("bot-not-offered", bot=name))
    return [BotSat(chair, name)]


def _replaced_bots(table: Table, game: str, allowed: Collection[str]) -> list[EntryBody]:
    """If another game is chosen: its filler replaces the bots that it does not have."""
    if game == table.game.NAME:
        return []
    levels = [(n, place.level) for n, place in enumerate(table.places, 1) if place.who == "bot"]
    known = at_tables(game, allowed)
    return [BotSat(n, bots_of(game).filler) for n, level in levels if level not in known]
