"""A table to test with: asks it for things and keeps its log."""

from random import Random

from sheepfold.games import uly_polly
from sheepfold.games.contract import Refusal
from sheepfold.games.draw import sealed
from sheepfold.table.actions import (
    Action,
    BotPlays,
    Notice,
    OpenDraw,
    Ready,
    SealDraw,
    Sit,
    StartGame,
)
from sheepfold.table.allowed import hash_of
from sheepfold.table.configuring import open_table
from sheepfold.table.decide import decide
from sheepfold.table.entries import AnyMove, AnyOptions, Entry, EntryBody, Settings
from sheepfold.table.entry_codec import EntryReader, encode_entry
from sheepfold.table.fold import evolve, fold
from sheepfold.table.source import Source
from sheepfold.table.table import Table


def token(number: int) -> str:
    return f"{number:032x}"


def draw_answers(table: Table) -> list[tuple[int, Action]]:
    """What the devices at a table have to do for the draw that is being made."""
    if table.draw is None:
        return []
    this, chairs = sealed(table.draw.seed), table.draw.chairs
    seals = [(chair, SealDraw(this, sealed(f"{chair:064x}"))) for chair in chairs]
    return [*seals, *[(chair, OpenDraw(this, f"{chair:064x}")) for chair in chairs]]


class Host:
    """Drives `decide` and `evolve` with a clock of its own."""

    def __init__(
        self, options: AnyOptions, settings: Settings | None = None, seed: int = 1
    ) -> None:
        self.now = 1000.0
        self.allowed_bots: tuple[str, ...] = ()
        """The plug-ins that the operator allows."""
        self.source = Source(Random(seed), lambda: "5a" * 32)
        self.log = [Entry(self.now, open_table("TESTED", options, settings or Settings()))]
        self.table: Table = evolve(None, self.log[0])

    def ask(
        self,
        action: Action | Notice,
        chair: int | None = None,
        seen: int | None = None,
        holds: tuple[str, ...] = (),
        together: tuple[tuple[str, ...], ...] = (),
    ) -> list[EntryBody]:
        """What happens; it is applied and written down. `holds` are tokens of the same socket."""
        hashes = [hash_of(one) for one in holds]
        if chair is not None:
            hashes.append(self.table.places[chair - 1].token)
        held = [[hash_of(one) for one in device] for device in together]
        bots = self.allowed_bots
        whats = decide(self.table, action, chair, self.now, self.source, seen, hashes, held, bots)
        for what in whats:
            line = encode_entry(Entry(self.now, what))
            entry = EntryReader(self.table.game).read(line)
            self.log.append(entry)
            self.table = evolve(self.table, entry)
        return whats

    def refused(
        self,
        action: Action | Notice,
        chair: int | None = None,
        seen: int | None = None,
        holds: tuple[str, ...] = (),
        together: tuple[tuple[str, ...], ...] = (),
    ) -> str:
        """The reason why not."""
        before = self.table
        try:
            self.ask(action, chair, seen, holds, together)
        except Refusal as refused:
            assert self.table is before
            return refused.reason
        raise AssertionError("it was not refused")

    def seat(self, people: int) -> "Host":
        """Seat that many persons, all ready."""
        for number in range(1, people + 1):
            self.ask(Sit(f"P{number}", token(number)))
            self.ask(Ready(), number)
        return self

    def bot(self, seat: int, move: AnyMove) -> list[EntryBody]:
        """Let the bot on this seat make this move."""
        return self.ask(BotPlays(seat, move, self.table.asked[seat]))

    def start(self) -> "Host":
        """Begin the game."""
        self.ask(StartGame(), self.table.host)
        self.draw()
        return self

    def draw(self) -> None:
        """Let every device that is asked add to the draw."""
        for chair, action in draw_answers(self.table):
            self.ask(action, chair)

    def play_on(self, moves: int = 10**6) -> "Host":
        """Random moves of whoever must act."""
        from sheepfold.table.actions import Play

        rng = self.source.rng
        for _ in range(moves):
            if self.table.phase != "playing":
                break
            game, state = self.table.game, self.table.state
            seat = game.actors(state)[0]
            self.ask(Play(rng.choice(game.moves(state, seat))), seat)
        return self

    def check_fold(self) -> None:
        """The table is what its log says."""
        assert fold(self.log) == self.table


def uly(**options: object) -> uly_polly.Options:
    return uly_polly.Options(first_wolf=1, **options)  # type: ignore[arg-type]


def at_play(people: int = 2, settings: Settings | None = None) -> Host:
    return Host(uly(), settings).seat(people).start()
