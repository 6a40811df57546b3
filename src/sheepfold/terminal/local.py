"""One person against random players, line by line."""

import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from sheepfold.games import GAMES
from sheepfold.games.game import Game, Refusal
from sheepfold.locales import rules_page, say
from sheepfold.terminal.draw import WIDTH, draw, fill, tell_event

SEAT = 1
"""Where the person sits."""


def play_local(
    game_name: str,
    seats: int,
    language: str,
    rng: Random,
    read: Callable[[str], str] = input,
    write: Callable[[str], None] = print,
) -> None:
    """Play one game at seat 1; `read` asks for a line and raises `EOFError` when there are no more.

    >>> def leave(prompt: str) -> str:
    ...     return "quit"
    >>> play_local("uly_polly", 2, "en", Random(1), leave, lambda text: None)
    """
    game = GAMES[game_name]
    options = game.Options()
    names = [say(language, "player", seat=seat) for seat in range(1, seats + 1)]
    state = game.start(options, seats, game.deal(options, seats, rng))
    view = game.view(state, SEAT)
    called = say(language, f"{game_name}-name")
    write(fill(say(language, "terminal-welcome", game=called, seats=seats, name=names[SEAT - 1])))
    for event in view.history:
        write(fill(tell_event(event, view, names, language)))
    while actors := game.actors(state):
        if SEAT in actors:
            write(f"\n{draw(view, names, language)}\n")
            seat, move = SEAT, _ask(game, view, language, read, write)
            if move is None:
                write(say(language, "terminal-bye"))
                return
        else:
            seat = rng.choice(actors)
            move = rng.choice(game.moves(state, seat))
        rounds = view.rounds
        state, events = game.play(state, seat, move, game.chance(state, seat, move, rng))
        view = game.view(state, SEAT)
        for event in events:
            told = game.tell(event, SEAT)
            if told is not None:
                write(fill(tell_event(told, view, names, language)))
        if view.rounds != rounds and SEAT not in view.actors:
            write(f"\n{draw(view, names, language)}\n")


def _ask(
    game: Game,
    view: Any,
    language: str,
    read: Callable[[str], str],
    write: Callable[[str], None],
) -> Any:
    """A move that the person may make; `None` to leave."""
    while True:
        try:
            line = read(f"{say(language, 'terminal-prompt')} > ").strip()
        except EOFError:
            write("")
            return None
        match line.lower():
            case "":
                continue
            case "quit":
                return None
            case "rules":
                write(_readable(rules_page(game.NAME, language)))
                continue
            case "?":
                write(say(language, f"terminal-help-{game.NAME}"))
                moves = (*game.legal(view), *game.free(view))
                write(say(language, "terminal-possible"))
                write(_in_columns([game.write(move, view.options) for move in moves]))
                continue
        try:
            move = game.parse(line, view.options)
            refused: Refusal | None = game.refusal(view, move)
        except Refusal as bad:
            refused = bad
        if refused is None:
            return move
        write(fill(say(language, f"refused-{refused.reason}", **refused.facts)))


def _readable(page: str) -> str:
    """A rules page without the rule ids, in lines that fit.

    >>> _readable("- Swap two tiles. {UP-08}")
    '- Swap two tiles.'
    """
    bare = re.sub(r"\s*\{(?:UP|WO)-[^}]*\}", "", page)
    lines = [
        line if line.startswith("|") else fill(line, "  " if line.startswith("- ") else "")
        for line in bare.splitlines()
    ]
    return "\n".join(lines)


def _in_columns(words: Sequence[str]) -> str:
    """Words side by side.

    >>> _in_columns(["hide a1", "hide b1"])
    '  hide a1  hide b1'
    """
    width = max(len(word) for word in words) + 2
    across = WIDTH // width
    rows = [words[i : i + across] for i in range(0, len(words), across)]
    return "\n".join("".join(f"  {word:<{width - 2}}" for word in row).rstrip() for row in rows)
