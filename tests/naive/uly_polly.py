"""Uly & Polly, a naive reading of docs/rules.md used to cross-check the real rules."""


class NaiveUlyPolly:
    """One game, from the first hiding of the wolf to the last round, changed by each move."""

    def __init__(
        self,
        seats: int,
        first_wolf: int,
        patience: int | None = 6,
        rows: int = 4,
        columns: int = 4,
        flips: int = 8,
    ) -> None:
        if not 2 <= seats <= 5:  # UP-01
            raise ValueError(f"2 to 5 seats, not {seats}")
        if not 1 <= first_wolf <= seats:
            raise ValueError(f"no seat {first_wolf}")
        self.seats = seats
        self.patience = patience
        self.rows = rows
        self.columns = columns
        self.flips = flips
        # UP-18: everyone is wolf twice with 2 or 3 players, once with 4 or 5.
        self.rounds = seats * 2 if seats <= 3 else seats
        self.places: list[str] = []
        for row in range(rows):
            for column in range(columns):
                self.places.append(place_name(row, column))
        self.scores: dict[int, int] = dict.fromkeys(range(1, seats + 1), 0)
        self.winners: list[int] = []
        self.round = 1
        self.wolf_seat = first_wolf
        self.lay_tiles()

    def lay_tiles(self) -> None:
        """Lay out a fresh round: every tile a sheep, face down, and no dog."""
        # UP-03, UP-17
        self.phase = "hide"
        self.tile: dict[str, str] = dict.fromkeys(self.places, "sheep")
        self.face_up: dict[str, bool] = dict.fromkeys(self.places, False)
        self.dog: str | None = None
        self.dog_seat = self.left_of(self.wolf_seat)  # UP-12
        self.turned = 0
        self.idle = 0

    def left_of(self, seat: int) -> int:
        """Return the next seat clockwise."""
        return seat % self.seats + 1

    def actors(self) -> set[int]:
        """Return the seats that must act now; none when the game is over."""
        if self.phase == "hide":
            return {self.wolf_seat}  # UP-04
        if self.phase == "start":
            return {self.left_of(self.wolf_seat)}  # UP-06
        if self.phase == "swap":
            return {self.wolf_seat}  # UP-08
        if self.phase == "step":
            return {self.dog_seat}  # UP-12
        return set()

    def legal(self, seat: int) -> set[str]:
        """Return the notations of this seat's legal moves; none when it is not its turn."""
        moves: set[str] = set()
        if seat not in self.actors():
            return moves
        if self.phase == "hide":
            for place in self.places:
                moves.add(f"hide {place}")  # UP-04
        elif self.phase == "start":
            for place in self.places:
                moves.add(f"start {place}")  # UP-06
        elif self.phase == "swap":
            for first in range(len(self.places)):
                for second in range(first + 1, len(self.places)):
                    one = self.places[first]
                    other = self.places[second]
                    # UP-08, UP-09; UP-10: whatever lies face up or face down there.
                    if self.touch(one, other) and self.dog not in (one, other):
                        moves.add(f"{one}-{other}")
        elif self.phase == "step":
            for place in self.places:
                if self.dog is not None and self.touch(self.dog, place):
                    moves.add(place)  # UP-11
        return moves

    def touch(self, one: str, other: str) -> bool:
        """Tell whether two different places are neighbours, orthogonally or diagonally."""
        if one == other:
            return False
        one_row, one_column = divmod(self.places.index(one), self.columns)
        other_row, other_column = divmod(self.places.index(other), self.columns)
        return abs(one_row - other_row) <= 1 and abs(one_column - other_column) <= 1

    def play(self, seat: int, text: str) -> None:
        """Play a legal move; ValueError if it is not one."""
        if text not in self.legal(seat):
            raise ValueError(f"seat {seat} may not play {text!r}")
        if self.phase == "hide":
            self.tile[text.removeprefix("hide ")] = "wolf"
            self.phase = "start"
        elif self.phase == "start":
            self.dog = text.removeprefix("start ")  # UP-06: the tile is not turned over
            self.phase = "swap"  # UP-07
        elif self.phase == "swap":
            one, other = text.split("-")
            self.tile[one], self.tile[other] = self.tile[other], self.tile[one]
            self.face_up[one], self.face_up[other] = self.face_up[other], self.face_up[one]
            self.phase = "step"
        else:
            self.step(text)

    def step(self, place: str) -> None:
        """Move the dog to a place and see what it finds."""
        self.dog = place
        self.dog_seat = self.left_of(self.dog_seat)  # UP-12
        if self.dog_seat == self.wolf_seat:
            self.dog_seat = self.left_of(self.dog_seat)

        if self.face_up[place]:  # UP-13
            self.idle += 1
            if self.patience is not None and self.idle >= self.patience:
                self.end_round("wolf")  # UP-21
            else:
                self.phase = "swap"
            return

        self.face_up[place] = True  # UP-14
        self.turned += 1
        self.idle = 0  # UP-21
        if self.tile[place] == "wolf":
            self.end_round("dog")  # UP-15: also with the last tile allowed
        elif self.turned >= self.flips:
            self.end_round("wolf")  # UP-16
        else:
            self.phase = "swap"

    def end_round(self, side: str) -> None:
        """Give the reward tokens to the side that won, and go on to the next round or the end."""
        for seat in self.scores:
            seat_side = "wolf" if seat == self.wolf_seat else "dog"
            if seat_side == side:
                self.scores[seat] += 1  # UP-15, UP-16
        if self.round == self.rounds:  # UP-18
            self.phase = "over"
            best = max(self.scores.values())
            self.winners = [seat for seat in self.scores if self.scores[seat] == best]  # UP-19
        else:
            self.round += 1
            self.wolf_seat = self.left_of(self.wolf_seat)  # UP-17
            self.lay_tiles()

    def facts(self) -> dict[str, object]:
        """Return everything there is to compare, secrets included."""
        wolf: str | None = None
        for place in self.places:
            if self.tile[place] == "wolf":
                wolf = place
        return {
            "phase": self.phase,
            "round": self.round,
            "wolf_seat": self.wolf_seat,
            "dog": self.dog,
            "wolf": wolf,
            "up": sorted(place for place in self.places if self.face_up[place]),
            "turned": self.turned,
            "idle": self.idle,
            "scores": [self.scores[seat] for seat in range(1, self.seats + 1)],
            "winners": list(self.winners),
        }


def place_name(row: int, column: int) -> str:
    """Name a place by column letter and row number: row 2, column 1 (from 0) is b3."""
    return "abcdefghijklmnopqrstuvwxyz"[column] + str(row + 1)
