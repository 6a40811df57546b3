"""What a game may leave out, and what holds then.

`complete` makes a whole game (`GameOf`) of what a module brings (`RulesOf`): whatever the module
has is the game's, and anything else is as in `WithDefaults`.
"""

import inspect
from collections.abc import Callable, Mapping, Sequence
from typing import cast

from sheepfold.games.contract import (
    BadOptions,
    Event,
    EventT,
    Game,
    GameEnded,
    GameOf,
    Move,
    MoveT,
    Options,
    OptionsT,
    Outcome,
    OutcomeT,
    Result,
    ResultT,
    RulesOf,
    Seat,
    State,
    StateT,
    Takeback,
    View,
    ViewT,
    is_well_typed,
    tag_of,
)
from sheepfold.games.options import in_range, option_fields


class WithDefaults(GameOf[Options, State, View, Move, Outcome, Event, Result]):
    """A game of one round without free moves, old rules, takebacks or a move for those who are
    late; its moves are listed from the view, and its sentences have the usual keys.

    What the rules bring hides these methods, because it is put on the instance.
    """

    OLDER: tuple[Game, ...] = ()
    FREE: tuple[type[Move], ...] = ()
    FACTS: Mapping[str, object] = {}
    Result = Result

    def __init__(self, rules: object) -> None:
        vars(self).update({name: getattr(rules, name) for name in PARTS if hasattr(rules, name)})
        self.OLDER = tuple(complete(older) for older in self.OLDER)

    def settle(self, options: Options, changed: str) -> Options:
        """No option depends on another."""
        return options

    def check(self, options: Options, seats: int) -> None:
        """Every number of seats and every option is in its declared range."""
        if not is_well_typed(options, self.Options):
            raise BadOptions("options")
        if seats not in self.SEATS:
            raise BadOptions("seats", least=self.SEATS[0], most=self.SEATS[-1])
        for field in option_fields(self.Options):
            if field.kind == "number" and not in_range(options, field.name):
                raise BadOptions("options")

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """By way of the view."""
        return self.legal(self.view(state, seat))

    def round_end(self, state: State, seat: Seat, move: Move) -> State | None:
        """There is one round, and it ends with the game."""
        return None

    def ending(self, view: View) -> tuple[Event, ...]:
        """The end of the game."""
        return () if view.result is None else (GameEnded(view.result.winners),)

    def sentence(self, event: Event, view: View) -> str:
        """The same sentence for everyone, named by the tag of the event."""
        return f"{self.NAME}-event-{tag_of(type(event))}"

    def free(self, view: View) -> Sequence[Move]:
        """Nothing is done out of turn."""
        return ()

    def open_moves(self, view: View) -> Sequence[Move]:
        """Whoever must act has something to hide."""
        return ()

    def takeback(self, events: tuple[Event, ...]) -> Takeback:
        """What is played stays played."""
        return "never"

    def timeout(self, view: View) -> Move | None:
        """The table waits, or a bot takes over."""
        return None


def complete(
    rules: RulesOf[OptionsT, StateT, ViewT, MoveT, OutcomeT, EventT, ResultT],
) -> Game:
    """A game of which every part can be used."""
    return cast(Callable[[object], Game], WithDefaults)(rules)


def parts_of(protocol: type) -> set[str]:
    """The names of what a protocol asks for."""
    names = (
        name for kind in protocol.__mro__ for name in (*vars(kind), *inspect.get_annotations(kind))
    )
    return {name for name in names if not name.startswith("_")}


PARTS = parts_of(GameOf)
"""The names of everything that a game has."""
REQUIRED = sorted(PARTS - vars(WithDefaults).keys())
"""The names of what every game must bring."""


def wrong_signatures(rules: object) -> list[str]:
    """What a game brings with other parameters than the contract's, which a type checker would
    find in the required parts only.

    >>> class Rules:
    ...     def free(state): ...
    >>> wrong_signatures(Rules)
    ['free(state), which should be free(view)']
    """
    found = []
    for name in sorted(PARTS):
        wanted = getattr(GameOf, name, None)
        own = getattr(rules, name, None)
        if callable(wanted) and callable(own):
            names = [*inspect.signature(own).parameters]
            expected = [*inspect.signature(wanted).parameters][1:]  # without `self`
            if names != expected:
                found.append(
                    f"{name}({', '.join(names)}), which should be {name}({', '.join(expected)})"
                )
    return found
