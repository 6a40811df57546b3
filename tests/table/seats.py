"""Tables at which somebody leaves a seat in the middle of a game, and somebody else wants it."""

from sheepfold.games import uly_polly, wooolf
from sheepfold.games.uly_polly.pieces import Hide
from sheepfold.table.actions import BotPlays, Play, SeatBot
from sheepfold.table.allowed import hash_of
from sheepfold.table.entries import EntryBody
from sheepfold.table.queries import bot_seats
from tests.table.host import Host, token

STRANGER = token(99)
WOLF, DOG = 1, 2


def meadow(people: int = 3, bots: int = 0) -> Host:
    """A game of Uly & Polly in which the wolf, on chair 1, has hidden."""
    host = Host(uly_polly.Options(first_wolf=WOLF)).seat(people)
    for chair in range(people + 1, people + bots + 1):
        host.ask(SeatBot(chair), 1)
    host.start()
    host.ask(Play(Hide(5)), WOLF)
    return host


def circle(people: int = 5, bots: int = 0) -> Host:
    """A game of Wooolf!! that has just been dealt."""
    host = Host(wooolf.Options()).seat(people)
    for chair in range(people + 1, people + bots + 1):
        host.ask(SeatBot(chair), 1)
    return host.start()


def play_until_next_round(host: Host) -> None:
    """Cautious moves, until another round begins or the game is over."""
    number = host.table.state.round
    while host.table.phase == "playing" and host.table.state.round == number:
        play_a_move(host)


def play_a_move(host: Host) -> list[EntryBody]:
    """A cautious one: a peek, and no guess."""
    game = host.table.game
    seat = game.actors(host.table.state)[0]
    moves = game.moves(host.table.state, seat)
    phase = game.view(host.table.state, None).phase
    move = moves[-1] if phase == "final" else moves[0]
    if seat in bot_seats(host.table):
        return host.ask(BotPlays(seat, move, host.table.asked[seat]))
    return host.ask(Play(move), seat)


def who_has(host: Host, secret: str) -> list[int]:
    return [n for n, p in enumerate(host.table.places, 1) if p.token == hash_of(secret)]
