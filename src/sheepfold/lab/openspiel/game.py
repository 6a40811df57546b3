"""Any game of the contract as a game of OpenSpiel.

`observed` has every event as each seat may know it, from the first on, so that information states
have perfect recall. Seats that act simultaneously do so in the order of their numbers; the rules
keep their moves secret.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec
import numpy as np
import pyspiel

from sheepfold.games import GAMES
from sheepfold.games.contract import Event, Move, State
from sheepfold.games.history import redacted
from sheepfold.lab.openspiel.draws import NextDraw, WrittenDraws
from sheepfold.lab.spiel import Spiel


class Position(NamedTuple):
    """All that changes in a game. It is immutable, so copies share it."""

    state: State | None = None
    """`None` before the first deal."""
    observed: tuple[str, ...] = ()
    """By seat: the events it has observed, one on every line."""
    move: tuple[int, Move] | None = None
    """A seat and its move, while something is drawn for it."""
    drawn: tuple[int, ...] = ()
    """What was drawn for it so far."""
    outcomes: int = 0
    """How many outcomes the next draw has; 0 if nothing is drawn now."""

    def __copy__(self) -> "Position":
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> "Position":
        return self


def register(spiel: Spiel) -> Any:
    """Make a game known to OpenSpiel; returns its type there."""
    least, most = spiel.players
    modes = pyspiel.GameType.ChanceMode
    kind = pyspiel.GameType(
        short_name=f"sheepfold_{spiel.game}",
        long_name=spiel.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if spiel.chance else modes.DETERMINISTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=dict(spiel.parameters),
    )

    class Game(SpielGame):
        """The game with its parameters."""

        def __init__(self, parameters: dict[str, Any] | None = None) -> None:
            super().__init__(kind, spiel, parameters or {})

    pyspiel.register_game(kind, Game)
    return kind


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters."""

    def __init__(self, kind: Any, spiel: Spiel, parameters: dict[str, Any]) -> None:
        self.spiel = spiel
        self.rules = GAMES[spiel.game]
        self.setup = spiel.setup({**spiel.parameters, **parameters})
        self.rules.check(self.setup.options, self.setup.seats)
        self.actions = spiel.adapter.actions(self.setup.options, self.setup.seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.actions.count,
            max_chance_outcomes=spiel.chance,
            num_players=self.setup.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.setup.length,
        )
        super().__init__(kind, info, parameters)

    def new_initial_state(self) -> "SpielState":
        """The start of a game."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What observes states."""
        if params:
            raise ValueError(f"observations have no parameters: {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self, kind)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of a game."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = self._advanced(game, Position())

    def current_player(self) -> int:
        """Who acts: a seat less 1, chance, or nobody when the game is over."""
        if self.position.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        assert self.position.state is not None
        return int(self.get_game().rules.actors(self.position.state)[0]) - 1

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of this draw and their probabilities."""
        return [(outcome, 1 / self.position.outcomes) for outcome in range(self.position.outcomes)]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        state = self.position.state
        return state is not None and self.get_game().spiel.returns(state) is not None

    def returns(self) -> list[float]:
        """What each player has won."""
        game, state = self.get_game(), self.position.state
        found: list[float] | None = None if state is None else game.spiel.returns(state)
        return [0.0] * game.setup.seats if found is None else found

    def _legal_actions(self, player: int) -> list[int]:
        game = self.get_game()
        moves = game.rules.moves(self.position.state, player + 1)
        return sorted(game.actions.numbers[move] for move in moves)

    def _apply_action(self, action: int) -> None:
        game, now = self.get_game(), self.position
        if now.outcomes:
            self.position = self._advanced(game, now._replace(drawn=(*now.drawn, action)))
            return
        assert now.state is not None
        move = game.rules.actors(now.state)[0], game.actions.moves[action]
        self.position = self._advanced(game, now._replace(move=move))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        game = self.get_game()
        return str(game.rules.write(game.actions.moves[action], game.setup.options))

    def __str__(self) -> str:
        game, now = self.get_game(), self.position
        if now.state is None:
            return f"drawn {now.drawn}"
        drawn = f"\ndrawn {now.drawn}" if now.outcomes else ""
        return str(game.spiel.adapter.text(game.rules.open_view(now.state))) + drawn

    def _advanced(self, game: SpielGame, now: Position) -> Position:
        """The position after the current move or deal, or the next draw that it needs."""
        rules, options, seats = game.rules, game.setup.options, game.setup.seats
        draws = WrittenDraws(now.drawn)
        players = range(1, seats + 1)
        try:
            if now.state is None:
                fixed = game.setup.deal
                deal = rules.deal(options, seats, draws) if fixed is None else fixed
                first = rules.start(options, seats, deal)
                seen = [_lines(rules.view(first, seat).history) for seat in players]
                return Position(first, tuple(seen))
            assert now.move is not None
            seat, move = now.move
            outcome = rules.chance(now.state, seat, move, draws)
        except NextDraw as needed:
            return now._replace(outcomes=needed.n)
        after, events = rules.play(now.state, seat, move, outcome)
        observed = [
            old + _lines(redacted(events, viewer))
            for viewer, old in zip(players, now.observed, strict=True)
        ]
        return Position(after, tuple(observed))


class Observer:
    """What a player observes: its view, or all events so far if recall is perfect."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self.perfect_recall = bool(kind.perfect_recall)
        self.is_open = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor = None
        self.dict: dict[str, Any] = {}
        if not self.perfect_recall:
            size = self._size(game)
            self.tensor = np.zeros(size, np.float32)
            self.dict = {"view": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Put what the player observes into `tensor`."""
        if self.tensor is None:
            return
        game, now = state.get_game(), state.position.state
        if now is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = game.spiel.adapter.observe(game.rules.view(now, self._viewer(player)))

    def string_from(self, state: SpielState, player: int) -> str:
        """What the player observes, as text."""
        game, now = state.get_game(), state.position.state
        if now is None:
            return ""
        if self.perfect_recall:
            return f"{player + 1}\n{state.position.observed[player]}"
        return str(game.spiel.adapter.text(game.rules.view(now, self._viewer(player))))

    def _viewer(self, player: int) -> int | None:
        return None if self.is_open else player + 1

    def _size(self, game: SpielGame) -> int:
        from random import Random

        options, seats = game.setup.options, game.setup.seats
        first = game.rules.start(options, seats, game.rules.deal(options, seats, Random(0)))
        return len(game.spiel.adapter.observe(game.rules.view(first, 1)))


def _lines(events: Iterable[Event]) -> str:
    return "".join(f"{msgspec.json.encode(event).decode()}\n" for event in events)
