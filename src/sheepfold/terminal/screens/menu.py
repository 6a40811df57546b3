"""The menu: continue a game, begin one, join a table, or learn a game."""

import time
from typing import Literal

from rich.cells import cell_len
from textual import events, on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from sheepfold.bots import bots_of
from sheepfold.games import GAMES
from sheepfold.games.contract import BadOptions
from sheepfold.learn.lessons.registry import LESSONS
from sheepfold.locales import say
from sheepfold.terminal import local_games
from sheepfold.terminal.local_games import LocalGame, LocalGames
from sheepfold.terminal.names import game_title, names_of
from sheepfold.terminal.people import level_label, next_level
from sheepfold.terminal.request import (
    LessonRequest,
    PlayRequest,
    bot_level,
    playable,
    players,
)
from sheepfold.terminal.screens.window import Window
from sheepfold.terminal.widgets.keys import KeyAction, KeyBar
from sheepfold.terminal.widgets.text import Text, in_cells

Line = LocalGame | PlayRequest | LessonRequest | Literal["join", "finished"]
"""What can be chosen; `PlayRequest` is a new game."""


class Menu(Window[PlayRequest | LocalGame | LessonRequest]):
    """What to play. Ends with what was chosen, or with nothing."""

    def __init__(self, how: PlayRequest, games: LocalGames, note: str = "") -> None:
        super().__init__()
        self.language = how.language
        self.how = how
        self.games = games
        self.new = playable(how)
        self.shows_finished = False
        self.removing: LocalGame | None = None
        """A game that is thrown away when the key is pressed again."""
        self.lines: list[Line] = []
        self._note = Text(note or self._unreadable(), id="note", classes="note")
        self._list, self._keys = OptionList(), KeyBar("menu-keys")
        self._typed_code = Input(placeholder=say(self.language, "terminal-menu-code"), id="code")

    def compose(self) -> ComposeResult:
        """The choices, a line for a code, and the keys."""
        asked = say(self.language, "terminal-menu")
        if self.how.game is not None:
            asked = say(self.language, "terminal-menu-begun")
        with Vertical(classes="box menu"):
            yield Static(Content.styled(asked, "bold"), classes="heading", markup=False)
            yield self._list
            yield self._typed_code
            yield self._note
            yield self._keys

    def on_mount(self) -> None:
        """Show all lines."""
        self._typed_code.display = False
        self._list.focus()
        self._show(0)

    def on_key(self, key: events.Key) -> None:
        """One of the keys."""
        if self._typed_code.display:
            if key.key == "escape":
                self._stop_typing()
            return
        if key.key != "d":
            self._forget_removal()
        if key.key != "enter":  # the list handles it
            self._keys.press(key.key)

    def on_option_list_option_highlighted(self) -> None:
        """What can be done depends on the line."""
        self._keys.show(self._key_actions())

    def on_option_list_option_selected(self, chosen: OptionList.OptionSelected) -> None:
        """Play it, or ask for more."""
        line = self.lines[chosen.option_index]
        if line == "join":
            self._typed_code.display = True
            self._typed_code.focus()
            self._keys.show(self._key_actions())
        elif line == "finished":
            self.shows_finished = True
            self._show(0)
        else:
            self.exit(line)

    @on(Input.Submitted)
    def join(self, line: Input.Submitted) -> None:
        """Go to the table whose code was typed."""
        if code := line.value.strip():
            self.exit(self.how._replace(join=code))

    def action_leave(self) -> None:
        """Play nothing."""
        self.exit()

    def _show(self, highlighted: int) -> None:
        self.lines = self._all_lines()
        labels = [self._label(line) for line in self.lines]
        width = max(map(cell_len, labels)) + 2
        self._list.clear_options()
        self._list.add_options(
            Option(Content.assemble((in_cells(label, width), "$quiet"), self._line_text(line)))
            for label, line in zip(labels, self.lines, strict=True)
        )
        self._list.highlighted = min(highlighted, len(self.lines) - 1)
        self._keys.show(self._key_actions())

    def _all_lines(self) -> list[Line]:
        if self.shows_finished:
            return [*self.games.finished]
        lines: list[Line] = [*self.games.unfinished, *self.new]
        if self.how.game is None:
            lines += ["join"]
        if self.games.finished:
            lines += ["finished"]
        return lines if self.how.game is not None else [*lines, *map(LessonRequest, LESSONS)]

    def _label(self, line: Line) -> str:
        match line:
            case LocalGame(is_over=False):
                return say(self.language, "terminal-menu-go-on")
            case PlayRequest():
                return say(self.language, "terminal-menu-new")
            case LessonRequest():
                return say(self.language, "terminal-menu-lesson")
            case _:
                return ""

    def _line_text(self, line: Line) -> str:
        language = self.language
        match line:
            case LocalGame():
                names = [
                    name or say(language, "player-bot", chair=chair)
                    for chair, name in enumerate(line.names, 1)
                ]
                who = names_of(range(1, len(names) + 1), names, language)
                when = time.strftime("%Y-%m-%d %H:%M", time.localtime(line.last))
                return f"{game_title(line.game, language)} · {who} · {when}"
            case PlayRequest():
                name = game_title(str(line.game), language)
                if line.server is not None:
                    return name
                count = players(line, GAMES[str(line.game)])
                of = say(language, "terminal-menu-players", count=count)
                game = str(line.game)
                level = level_label(game, bot_level(line, GAMES[game]), language)
                return f"{name} · {of} · {say(language, 'terminal-menu-bots', level=level)}"
            case LessonRequest():
                return game_title(line.game, language)
            case "join":
                return say(language, "terminal-menu-join")
            case "finished":
                return say(language, "terminal-menu-finished", count=len(self.games.finished))

    def _key_actions(self) -> list[KeyAction]:
        language, line = self.language, self._focused()
        if self._typed_code.display:
            return [KeyAction("escape", say(language, "action-back"), self._stop_typing)]
        is_new = isinstance(line, PlayRequest) and line.server is None
        return [
            KeyAction("enter", say(language, "action-choose"), self._list.action_select),
            KeyAction(
                "left", say(language, "action-fewer-players"), lambda: self._add_players(-1), is_new
            ),
            KeyAction(
                "right", say(language, "action-more-players"), lambda: self._add_players(1), is_new
            ),
            KeyAction("l", say(language, "action-other-level"), self._next_level, is_new),
            KeyAction(
                "d", say(language, "action-remove"), self._remove, isinstance(line, LocalGame)
            ),
            KeyAction("escape", say(language, "action-back"), self._back, self.shows_finished),
            KeyAction("q", say(language, "action-quit"), self.action_leave),
        ]

    def _focused(self) -> Line:
        return self.lines[self._list.highlighted or 0]

    def _add_players(self, more: int) -> None:
        line = self._focused()
        if isinstance(line, PlayRequest):
            game = GAMES[str(line.game)]
            self._change(line, line._replace(players=players(line, game) + more))

    def _next_level(self) -> None:
        line = self._focused()
        if isinstance(line, PlayRequest):
            level = bot_level(line, GAMES[str(line.game)])
            after = next_level(level, list(bots_of(str(line.game)).levels))
            self._change(line, line._replace(level=after))

    def _change(self, line: PlayRequest, changed: PlayRequest) -> None:
        try:
            players(changed, GAMES[str(changed.game)])
        except BadOptions:
            return  # no more, or no fewer
        self.new[self.new.index(line)] = changed
        self._show(self._list.highlighted or 0)

    def _remove(self) -> None:
        """Throw a game away when the key is pressed twice."""
        line = self._focused()
        if not isinstance(line, LocalGame):
            return
        if self.removing != line:
            self.removing = line
            self._note.write(say(self.language, "terminal-menu-remove"))
            return
        self._forget_removal()
        local_games.remove(line.file)
        (self.games.finished if line.is_over else self.games.unfinished).remove(line)
        self.shows_finished = self.shows_finished and bool(self.games.finished)
        self._show(self._list.highlighted or 0)

    def _forget_removal(self) -> None:
        if self.removing is not None:
            self.removing = None
            self._note.write("")

    def _back(self) -> None:
        self.shows_finished = False
        self._show(0)

    def _stop_typing(self) -> None:
        self._typed_code.display = False
        self._list.focus()
        self._keys.show(self._key_actions())

    def _unreadable(self) -> str:
        if not self.games.unreadable:
            return ""
        files = ", ".join(str(file) for file in self.games.unreadable)
        return say(self.language, "terminal-menu-unreadable", files=files)
