"""The line below the board, as long as nothing else has to be said there."""

from sheepfold.locales import say
from sheepfold.table.table import game_of
from sheepfold.terminal.device import Device
from sheepfold.terminal.event_log import newcomer_name
from sheepfold.terminal.names import game_title, name_of
from sheepfold.terminal.position import Position


def status(device: Device, position: Position) -> str:
    """What everyone should know now: a request to answer, a welcome, how the last round ended."""
    table, names, language, me = position.table, position.names, device.language, device.me
    claims = device.connection.claims
    if table.asking is not None and table.asking != me:
        who = name_of(table.asking, names, language)
        return say(language, "news-takeback_asked", who=who)
    if newcomer := position.newcomer:
        if newcomer.chair in claims:
            asked = ", ".join([name_of(chair, names, language) for chair in newcomer.to_answer])
            return say(language, "claim-asked", who=asked)
        who = name_of(newcomer.chair, names, language)
        name = newcomer_name(newcomer.claim.name, newcomer.claim.by_link, language)
        return say(language, "news-takeover_asked", name=name, who=who)
    if claims:
        return say(language, "claim-waiting", who=name_of(claims[0], names, language))
    if device.is_lent:
        return say(language, "terminal-own-lent")
    view = position.view
    if view.round == 1 and me is not None and len(view.history) < 2:
        game = game_title(game_of(table.options).NAME, language)
        return say(language, "terminal-welcome", game=game, seats=view.seats, name=names[me - 1])
    ending = device.event_log.ending
    if view.result is None:
        return "" if device.shows_end else ending
    mark = str(device.connection.fingerprint)
    return f"{ending} {say(language, 'terminal-fingerprint', fingerprint=mark)}".strip()
