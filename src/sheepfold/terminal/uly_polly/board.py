"""The board of Uly & Polly: a meadow of tiles to focus, to click and to choose from."""

from collections.abc import Iterable

from textual import events
from textual.app import ComposeResult
from textual.content import Content
from textual.css.scalar import Scalar
from textual.geometry import Size
from textual.message import Message
from textual.widget import Widget

from sheepfold.games import uly_polly
from sheepfold.games.uly_polly.notation import place_name
from sheepfold.games.uly_polly.pieces import (
    Hide,
    Move,
    Place,
    Propose,
    Start,
    Step,
    Swap,
    rounds_in,
)
from sheepfold.locales import say
from sheepfold.terminal.position import Position
from sheepfold.terminal.widgets.board import AskWhyNot, Board, Chosen
from sheepfold.terminal.widgets.keys import KeyAction
from sheepfold.terminal.widgets.text import Text

LEAST_TILE = Size(8, 3)
BESIDE = 24
"""How many columns the standing needs."""

ARROWS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


class Tile(Text, can_focus=True):
    """One tile: its place on the frame, on it what this viewer knows of it."""

    class Clicked(Message):
        """Somebody clicked on this tile."""

        def __init__(self, place: Place) -> None:
            super().__init__()
            self.place = place

    def __init__(self, place: Place, columns: int) -> None:
        super().__init__(id=f"tile-{place_name(place, columns)}")
        self.place = place
        self.border_title = place_name(place, columns)

    def on_click(self, click: events.Click) -> None:
        """Let the board know."""
        click.stop()
        self.post_message(self.Clicked(self.place))


class MeadowBoard(Board):
    """All tiles, and the choice between them."""

    DEFAULT_CSS = """
    MeadowBoard { layout: grid; width: 36; height: 16; }
    Tile {
        height: 100%; width: 100%;
        content-align: center middle; text-align: center;
        border: round #35553b; border-title-color: $quiet; border-subtitle-color: $accent;
        background: #24412a; color: $foreground;
    }
    Tile.-up { background: #6b664a; color: #ffffff; text-style: bold; }
    Tile.-dog { background: #2f5fa8; color: #ffffff; text-style: bold; }
    Tile.-wolf { background: #7a2430; color: #ffffff; text-style: bold; }
    Tile.-choice { border: round $success; border-title-color: $success; }
    Tile.-picked { border: double $accent; border-title-color: $accent; }
    Tile:focus {
        border: heavy $foreground; border-title-color: $foreground; border-title-style: bold;
    }
    Tile.-choice:focus { border: heavy $accent; border-title-color: $accent; }
    Tile.-picked:focus { border: double $accent; }
    """

    def __init__(self, position: Position) -> None:
        super().__init__(id="board")
        self.position = position
        self.first: Place | None = None
        """Of a swap: the tile that was chosen first."""
        columns = self.view.options.columns
        self._tiles = [Tile(place, columns) for place in range(len(self.view.tiles))]

    @property
    def view(self) -> uly_polly.View:
        """What the viewer knows."""
        assert isinstance(self.position.view, uly_polly.View)
        return self.position.view

    def compose(self) -> ComposeResult:
        """A tile for each place."""
        yield from self._tiles

    def on_mount(self) -> None:
        """Lay the tiles out."""
        self.styles.grid_size_columns = self.view.options.columns
        self.styles.grid_size_rows = self.view.options.rows
        self._draw()

    def fit(self, room: Size) -> None:
        """Take as much of this room as looks good."""
        rows, columns = self.view.options.rows, self.view.options.columns
        high = max(LEAST_TILE.height, min(8, room.height // rows))
        wide = max(LEAST_TILE.width, min(2 * high + 1, (room.width - 42) // columns))
        self.styles.width = Scalar.from_number(wide * columns)
        self.styles.height = Scalar.from_number(high * rows)
        self.set_class(high > 3, "-tall")
        self._draw()

    def least(self) -> Size:
        """The least room for all tiles, and for what is said beside them."""
        options = self.view.options
        width, height = LEAST_TILE
        return Size(width * options.columns + BESIDE, height * options.rows)

    def home(self) -> Widget:
        """The tile of Polly, if she is there."""
        dog = self.view.dog
        return self._tiles[0 if dog is None else dog]

    def show(self, position: Position) -> None:
        """Draw this position."""
        if (position.view.viewer, position.view.phase) != (self.view.viewer, self.view.phase):
            self.first = None
        self.position = position
        self._draw()

    def keys(self) -> list[KeyAction]:
        """None: tiles are chosen on the meadow itself."""
        return []

    def cancel(self) -> bool:
        """Drop the tile that was chosen first; says whether there was one."""
        had = self.first is not None
        self.first = None
        self._draw()
        return had

    def enter(self) -> None:
        """Choose the tile that has the focus."""
        focused = self.focused_part()
        if isinstance(focused, Tile):
            self._choose(focused.place)

    def on_tile_clicked(self, clicked: Tile.Clicked) -> None:
        """Choose the tile that was clicked."""
        clicked.stop()
        self._choose(clicked.place)

    def on_key(self, key: events.Key) -> None:
        """The arrows go from tile to tile."""
        focused = self.focused_part()
        if key.key in ARROWS and isinstance(focused, Tile):
            key.stop()
            x, y = ARROWS[key.key]
            columns = self.view.options.columns
            column, row = focused.place % columns + x, focused.place // columns + y
            if 0 <= column < columns and 0 <= row < self.view.options.rows:
                self.focus_part(self._tiles[row * columns + column])

    def title(self) -> str:
        """The round, in words."""
        view, language = self.position.view, self.position.language
        rounds = rounds_in(view.seats)
        return say(language, "round-of", round=view.round, rounds=rounds)

    def standing(self) -> Content:
        """Who plays what with how many bones, and what the round still allows."""
        view, language = self.view, self.position.language
        lines = [_player(self.position, view, seat) for seat in range(1, view.seats + 1)]
        flips, patience = view.options.flips, view.options.patience
        turned = say(language, "uly_polly-turned", turned=view.turned, flips=flips)
        dots = "●" * view.turned + "○" * (flips - view.turned)
        lines += [Content(""), Content.assemble(turned, "  ", (dots, "$success"))]
        limit = "none" if patience is None else patience
        lines.append(Content(say(language, "uly_polly-idle", idle=view.idle, patience=limit)))
        proposed = [
            f"{self.position.names[seat - 1]} {place_name(place, view.options.columns)}"
            for seat, place in enumerate(view.proposals, 1)
            if place is not None
        ]
        if proposed:
            text = say(language, "uly_polly-proposals", proposals=", ".join(proposed))
            lines.append(Content.styled(text, "$accent"))
        return Content("\n").join(lines)

    def result(self) -> str:
        """Who won."""
        view, language = self.view, self.position.language
        assert view.result is not None
        winners = view.result.winners
        bones = say(language, "uly_polly-bones", count=max(view.scores))
        who = self.position.names_of(winners)
        return say(language, "uly_polly-result", winners=who, count=len(winners), bones=bones)

    def _choose(self, place: Place) -> None:
        view = self.view
        if view.phase != "swap" or view.viewer not in view.actors:
            self.post_message(Chosen(self._one(place)))
            return
        if self.first == place:
            self.first = None
        elif self.first is not None:
            first, self.first = self.first, None
            self.post_message(Chosen(Swap(first, place)))
        elif self._partners(place):
            self.first = place
        else:  # it cannot be swapped at all
            self.post_message(AskWhyNot(Swap(place, place)))
        self._draw()

    def _one(self, place: Place) -> Move:
        """The move that choosing this one tile stands for."""
        view = self.view
        if view.viewer not in view.actors:
            mine = view.proposals[view.viewer - 1] if view.viewer else None
            propose = Propose(None if place == mine else place)
            if propose in self.position.free:
                return propose
        if view.phase == "hide":
            return Hide(place)
        return Start(place) if view.phase == "start" else Step(place)

    def _partners(self, place: Place) -> set[Place]:
        swaps = [move for move in self.position.legal if isinstance(move, Swap)]
        return {s.b if s.a == place else s.a for s in swaps if place in (s.a, s.b)}

    def _choices(self) -> set[Place]:
        """The tiles that can be chosen now."""
        if self.first is not None:
            return {self.first, *self._partners(self.first)}
        return set(_places(self.position.legal or self.position.free))

    def _draw(self) -> None:
        choices = self._choices()
        for tile in self._tiles:
            self._draw_tile(tile, tile.place in choices)

    def _draw_tile(self, tile: Tile, is_choice: bool) -> None:
        view, place = self.view, tile.place
        face, is_dog, is_wolf = view.tiles[place], place == view.dog, place == view.wolf
        tile.set_class(bool(face), "-up")
        tile.set_class(is_dog, "-dog")
        tile.set_class(is_wolf, "-wolf")
        tile.set_class(is_choice, "-choice")
        tile.set_class(place == self.first, "-picked")
        by = [str(seat) for seat, at in enumerate(view.proposals, 1) if at == place]
        proposed = f"?{''.join(by)}" if by else ""
        if proposed != tile.border_subtitle:
            tile.border_subtitle = proposed
        who = [name for name, here in (("Polly", is_dog), ("Uly", is_wolf)) if here]
        if not self.has_class("-tall"):
            who = [name[0] for name in who] if face or len(who) > 1 else who
            tile.write(" ".join([*who, str(face)] if face else who), layout=False)
            return
        sheep = f"{face}" if face and not is_wolf else ""
        tile.write("\n".join([" ".join(who) if len(who) < 2 else "P U", sheep]), layout=False)


def _places(moves: Iterable[object]) -> Iterable[Place]:
    for move in moves:
        match move:
            case Hide(at) | Start(at) | Step(at):
                yield at
            case Propose(at) if at is not None:
                yield at
            case Swap(a, b):
                yield from (a, b)


def _player(position: Position, view: uly_polly.View, seat: int) -> Content:
    language = position.language
    mark = "►" if seat in view.actors else " "
    wolf = seat == view.wolf_seat
    roles = say(language, "uly_polly-wolf"), say(language, "uly_polly-dog")
    role = f"{roles[0] if wolf else roles[1]:<{max(map(len, roles))}}"
    bones = say(language, "uly_polly-bones", count=view.scores[seat - 1])
    return Content.assemble(
        (f"{mark} ", "bold $accent"),
        position.coloured_name(seat, 14),
        (f" {role} ", "$error" if wolf else "$secondary"),
        bones,
        (f"  {position.absence(seat)}".rstrip(), "italic $warning"),
    )
