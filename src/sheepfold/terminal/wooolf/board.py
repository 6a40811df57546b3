"""The board of Wooolf!!: the players, what lies before each, and what to do to whom."""

from typing import Literal

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.geometry import Size
from textual.message import Message
from textual.widget import Widget

from sheepfold.games import wooolf
from sheepfold.games.wooolf.cards import TARGETS, Question
from sheepfold.games.wooolf.pieces import (
    Abstain,
    Arrange,
    Ask,
    Guess,
    Peek,
    Player,
    Side,
    Which,
)
from sheepfold.games.wooolf.state import ROUNDS
from sheepfold.locales import say
from sheepfold.terminal.position import Position
from sheepfold.terminal.widgets.board import AskWhyNot, Board, Chosen, Hint
from sheepfold.terminal.widgets.keys import KeyAction
from sheepfold.terminal.widgets.text import Text
from sheepfold.terminal.wooolf.formats import question_name
from sheepfold.terminal.wooolf.labels import (
    QUESTION_KEYS,
    laid_before,
    own_hand,
    who_sits,
    wooolf_view,
)

NOBODY = 0

LEAST_WIDTH = 60
BELOW = 5
"""How many lines one's own cards need."""


class Row(Horizontal, can_focus=True):
    """One player, and all that everyone knows of it."""

    class Clicked(Message):
        """Somebody clicked on this player."""

        def __init__(self, player: Player) -> None:
            super().__init__()
            self.player = player

    def __init__(self, player: Player) -> None:
        self.player = player
        self._who, self._laid = Text(classes="who"), Text(classes="laid")
        super().__init__(self._who, self._laid, id=f"player-{player}")

    def draw(self, who: Content, laid: Content) -> None:
        """Draw what is known now."""
        self._who.write(who)
        self._laid.write(laid)

    def on_click(self, click: events.Click) -> None:
        """Let the board know."""
        click.stop()
        self.post_message(self.Clicked(self.player))


class CircleBoard(Board):
    """All players, and the choice between them."""

    IS_WIDE = True
    DEFAULT_CSS = """
    CircleBoard {
        layout: vertical; width: 100%; height: auto;
        overflow-y: auto; scrollbar-size-vertical: 1;
    }
    Row { width: 100%; height: auto; }
    Row.-choice { background: $surface; }
    Row .who { width: 31; height: auto; border-right: blank; }
    Row .laid { width: 1fr; height: auto; }
    Row:focus { background: $panel; }
    Row:focus .who { border-right: outer $accent; }
    """

    def __init__(self, position: Position) -> None:
        super().__init__(id="board")
        self.position = position
        self.pointing: Literal["first", "second"] | None = None
        """Which pointer of a guess is being set."""
        self.first: Player = NOBODY
        self._rows = [Row(player) for player in range(1, self.view.players + 1)]

    @property
    def view(self) -> wooolf.View:
        """What the viewer knows."""
        return wooolf_view(self.position)

    def compose(self) -> ComposeResult:
        """A row for each player."""
        yield from self._rows

    def on_mount(self) -> None:
        """Draw for the first time."""
        self._draw()

    def fit(self, room: Size) -> None:
        """Leave some room for what stands below."""
        self.styles.max_height = max(self.view.players, room.height - 8)

    def least(self) -> Size:
        """The least room for all players, and for one's own cards below them."""
        return Size(LEAST_WIDTH, self.view.players + BELOW)

    def home(self) -> Widget:
        """The first player that can be chosen."""
        return self._row(2 if self.view.viewer == 1 else 1)

    def show(self, position: Position) -> None:
        """Draw this position."""
        if (position.view.viewer, position.view.round) != (self.view.viewer, self.view.round):
            self.pointing = None
        self.position = position
        self._draw()

    def keys(self) -> list[KeyAction]:
        """What can be done to the player who has the focus, and what needs no player."""
        language, legal = self.position.language, self.position.legal
        if self.pointing is not None:
            return [
                KeyAction("enter", say(language, "wooolf-action-point"), self.enter),
                KeyAction("0", say(language, "wooolf-action-nobody"), lambda: self._point(NOBODY)),
            ]
        kinds = {type(move) for move in legal}
        peeks, guesses = Peek in kinds, Guess in kinds
        keys = [
            KeyAction(
                "l", say(language, "wooolf-action-peek-left"), lambda: self._peek("left"), peeks
            ),
            KeyAction(
                "r", say(language, "wooolf-action-peek-right"), lambda: self._peek("right"), peeks
            ),
        ]
        for key, card in zip(QUESTION_KEYS, self.view.questions, strict=False):
            label = say(language, "wooolf-action-ask", about=question_name(card, language))
            keys.append(KeyAction(key, label, lambda card=card: self._ask(card), Ask in kinds))  # type: ignore[misc]
        keys += [
            KeyAction("g", say(language, "wooolf-action-guess"), self._guess, guesses),
            KeyAction("x", say(language, "wooolf-action-abstain"), self._abstain, Abstain in kinds),
            KeyAction(
                "o", say(language, "wooolf-action-arrange"), self._arrange, bool(self.position.free)
            ),
        ]
        return keys

    def cancel(self) -> bool:
        """Drop a guess that was begun; says whether there was one."""
        had = self.pointing is not None
        self.pointing = None
        self._draw()
        return had

    def enter(self) -> None:
        """Point at the player who has the focus, or say what can be done."""
        player = self._focused()
        if self.pointing is not None and player is not None:
            self._point(player)
        elif self.position.legal:
            self.post_message(Hint(say(self.position.language, "wooolf-terminal-hint-choose")))

    def on_row_clicked(self, clicked: Row.Clicked) -> None:
        """A click chooses a player; while a guess is made, it points."""
        clicked.stop()
        self.focus_part(self._row(clicked.player))
        if self.pointing is not None:
            self._point(clicked.player)

    def on_key(self, key: events.Key) -> None:
        """Arrows and numbers go from player to player."""
        player = self._focused()
        if player is None:
            return
        if key.key.isdigit() and 1 <= int(key.key) <= self.view.players:
            player = int(key.key)
        elif key.key in ("up", "down"):
            player += 1 if key.key == "down" else -1
        else:
            return
        key.stop()
        if 1 <= player <= self.view.players:
            self.focus_part(self._row(player))

    def title(self) -> str:
        """The round and the lap, in words."""
        view, language = self.view, self.position.language
        of = say(language, "round-of", round=view.round, rounds=ROUNDS)
        most = view.options.round_limit
        laps = say(language, "wooolf-laps", lap=view.lap, limit="none" if most is None else most)
        return f"{of} · {laps}"

    def standing(self) -> Content:
        """What only the viewer knows."""
        return own_hand(self.position)

    def result(self) -> str:
        """Who won."""
        view, language = self.view, self.position.language
        assert view.result is not None
        winners = view.result.winners
        points = say(language, "wooolf-points", count=view.scores[winners[0] - 1])
        errors = say(language, "wooolf-errors", count=view.errors[winners[0] - 1])
        ended = {"winners": self.position.names_of(winners), "points": points, "errors": errors}
        return say(language, "wooolf-result", count=len(winners), **ended)

    def _peek(self, side: Side) -> None:
        if (player := self._focused()) is not None:
            self.post_message(Chosen(Peek(player, side)))

    def _ask(self, card: Question) -> None:
        if (player := self._focused()) is not None:
            self.post_message(Chosen(Ask(player, card)))

    def _abstain(self) -> None:
        self.post_message(Chosen(Abstain()))

    def _arrange(self) -> None:
        """Shuffled, then the first card left, then the second, then shuffled again."""
        after: dict[Which | None, Which | None] = {None: 0, 0: 1, 1: None}
        self.post_message(Chosen(Arrange(after[self.view.left])))

    def _guess(self) -> None:
        view = self.view
        if not any(isinstance(move, Guess) for move in self.position.legal):
            other = 2 if view.viewer == 1 else 1
            second = None if view.character == "wolf" else other
            self.post_message(AskWhyNot(Guess(other, second)))
            return
        self.pointing = "first"
        self._ask_for_pointer()

    def _point(self, player: Player) -> None:
        if self.pointing == "first" and self.view.character != "wolf":
            self.first, self.pointing = player, "second"
            self._ask_for_pointer()
            return
        guess = Guess(player, None) if self.pointing == "first" else Guess(self.first, player)
        self.pointing = None
        self._draw()
        self.post_message(Chosen(guess))

    def _ask_for_pointer(self) -> None:
        """Say whom the pointer is to find."""
        language, character = self.position.language, self.view.character
        assert character is not None
        assert self.pointing is not None
        first, second = TARGETS[character]
        target = first if self.pointing == "first" else second
        sign = "<" if self.pointing == "first" else "<<"
        name = say(language, f"wooolf-character-{target}")
        self._draw()
        self.post_message(
            Hint(say(language, "wooolf-terminal-hint-point", pointer=sign, target=name))
        )

    def _focused(self) -> Player | None:
        focused = self.focused_part()
        return focused.player if isinstance(focused, Row) else None

    def _row(self, player: Player) -> Row:
        return self._rows[player - 1]

    def _draw(self) -> None:
        for row in self._rows:
            player = row.player
            mark = "►" if player in self.view.actors else " "
            if self.pointing == "second" and player == self.first:
                mark = "<"
            row.draw(who_sits(player, self.position, mark), laid_before(player, self.position))
            row.set_class(self.pointing is not None, "-choice")
