"""Wooolf!!, a naive reading of docs/rules.md used to cross-check the real rules."""

import copy

Pair = tuple[str, str]
Deal = tuple[list[Pair], list[Pair]]

# WO-02
VALUES = {"sheep": 1, "dog": 2, "hunter": 3, "boy": 4, "wolf": 5}

# WO-06: the targets of the pointers < and <<; the wolf has only the first.
TARGETS = {
    "sheep": ["dog", "hunter"],
    "dog": ["hunter", "wolf"],
    "hunter": ["dog", "wolf"],
    "boy": ["wolf", "sheep"],
    "wolf": ["sheep"],
}

# WO-03, WO-26
CARDS = [
    "sheep/sheep",
    "dog/dog",
    "dog/?",
    "hunter/hunter",
    "hunter/?",
    "boy/?",
    "wolf/wolf",
    "boy/hunter",
    "hunter/sheep",
    "dog/wolf",
    "sheep/dog",
]

# WO-07: questions about the character, and questions about the images.
CHARACTER_QUESTIONS = {
    "whb": ["wolf", "hunter", "boy"],
    "shb": ["sheep", "hunter", "boy"],
}
IMAGE_QUESTIONS = ["dog", "hunter", "sheep"]


def image_of(card: str) -> str:
    """Return the character that a card shows in its picture."""
    return card.split("/")[0]


def aspect_of(card: str) -> str:
    """Return what a card looks like to a peeker, perhaps a question mark."""
    return card.split("/")[1]


def character_of(hand: Pair) -> str:
    """Return the character of a hand: the image of the card with the higher value."""
    # WO-05
    first = image_of(hand[0])
    second = image_of(hand[1])
    if VALUES[first] >= VALUES[second]:
        return first
    return second


def answer_to(question: str, hand: Pair) -> str:
    """Return the true answer to a question card, yes or no."""
    # WO-14
    if question in CHARACTER_QUESTIONS:
        true = character_of(hand) in CHARACTER_QUESTIONS[question]
    else:
        true = question in (image_of(hand[0]), image_of(hand[1]))
    return "yes" if true else "no"


class NaiveWooolf:
    """One game, from the first deal to the last reveal, changed by each move."""

    def __init__(
        self,
        seats: int,
        starter: int,
        hands: list[Pair],
        questions: list[Pair],
        round_limit: int | None = 10,
    ) -> None:
        if not 4 <= seats <= 8:  # WO-01
            raise ValueError(f"4 to 8 seats, not {seats}")
        if not 1 <= starter <= seats:
            raise ValueError(f"no seat {starter}")
        self.seats = list(range(1, seats + 1))
        self.players = list(self.seats)
        if seats == 4:
            self.players.append(5)  # WO-08
        self.round_limit = round_limit
        self.scores: dict[int, int] = dict.fromkeys(self.seats, 0)
        self.errors: dict[int, int] = dict.fromkeys(self.seats, 0)
        self.winners: list[int] = []
        self.round = 1
        self.begin_round(starter, set(), (hands, questions))

    def begin_round(self, starter: int, barred: set[int], deal: Deal) -> None:
        """Deal a round and give the first turn to its starter."""
        self.check_deal(deal)
        hands, questions = deal
        self.phase = "turns"
        self.starter = starter
        self.barred = barred
        self.turn = starter
        self.hands: dict[int, Pair] = {}
        self.clues: dict[int, list[tuple[int, str]]] = {}
        self.answers: dict[int, list[tuple[int, str, str]]] = {}
        for player in self.players:
            self.hands[player] = hands[player - 1]
            self.clues[player] = []
            self.answers[player] = []
        self.questions: dict[int, list[str]] = {}
        self.turns_taken: dict[int, int] = {}
        for seat in self.seats:
            self.questions[seat] = list(questions[seat - 1])
            self.turns_taken[seat] = 0
        self.lap = 0
        self.had_turn_this_lap: set[int] = set()
        self.early: list[int] = []
        # What each seat laid: its two pointers, or the word abstain.
        self.laid: dict[int, list[str]] = {}

    def check_deal(self, deal: Deal) -> None:
        """Refuse a deal with the wrong number of hands or with unknown cards."""
        hands, questions = deal
        if len(hands) != len(self.players):
            raise ValueError(f"{len(self.players)} hands are needed, not {len(hands)}")
        if len(questions) != len(self.seats):
            raise ValueError(f"{len(self.seats)} pairs of questions, not {len(questions)}")
        for hand in hands:
            for card in hand:
                if card not in CARDS:
                    raise ValueError(f"no such card: {card}")
        for pair in questions:
            for question in pair:
                if question not in CHARACTER_QUESTIONS and question not in IMAGE_QUESTIONS:
                    raise ValueError(f"no such question: {question}")

    def left_of(self, seat: int) -> int:
        """Return the next seat clockwise; the simulated player has none."""
        return seat % len(self.seats) + 1

    def actors(self) -> set[int]:
        """Return the seats that must act now; none when the game is over."""
        if self.phase == "turns":
            return {self.turn}
        if self.phase == "final":
            return {seat for seat in self.seats if seat not in self.laid}  # WO-18
        return set()

    def legal(self, seat: int) -> set[str]:
        """Return the notations of this seat's legal moves; none when it need not act."""
        if seat not in self.actors():
            return set()
        moves: set[str] = set()
        if self.phase == "final":
            moves.add("abstain")  # WO-18
            moves.update(self.guesses(seat))
            return moves
        for player in self.players:
            if player == seat:
                continue
            moves.add(f"peek {player} left")  # WO-10
            moves.add(f"peek {player} right")
            if player in self.seats:  # WO-08, WO-14
                for question in self.questions[seat]:
                    moves.add(f"ask {player} {question}")
        # WO-15: not in the first turn of the round, and not if barred (WO-22).
        if self.turns_taken[seat] >= 1 and seat not in self.barred:
            moves.update(self.guesses(seat))
        return moves

    def guesses(self, seat: int) -> set[str]:
        """Return every guess that this seat's character could lay."""
        # WO-15
        numbers = [0]
        for player in self.players:
            if player != seat:
                numbers.append(player)
        moves: set[str] = set()
        for first in numbers:
            if character_of(self.hands[seat]) == "wolf":
                moves.add(f"guess {first} x")
            else:
                for second in numbers:
                    moves.add(f"guess {first} {second}")
        return moves

    def needs_deal(self, seat: int, text: str) -> bool:
        """Tell whether a legal move ends a round that is followed by another."""
        if text not in self.legal(seat):
            raise ValueError(f"seat {seat} may not play {text!r}")
        if self.phase != "final" or self.actors() != {seat}:
            return False
        trial = copy.deepcopy(self)
        trial.lay(seat, text)
        trial.score_round()
        return not trial.is_last_round()

    def play(self, seat: int, text: str, seen: int | None = None, deal: Deal | None = None) -> None:
        """Play a legal move; ValueError, and nothing changed, if it is not one.

        A peek needs `seen`, which card of the owner's pair is looked at; a move that ends a
        round before the last needs `deal`, the hands and questions of the next. Either is
        ignored where it is not needed.
        """
        if text not in self.legal(seat):
            raise ValueError(f"seat {seat} may not play {text!r}")
        words = text.split()
        if words[0] == "peek" and seen not in (0, 1):
            raise ValueError("a peek needs the card that is seen, 0 or 1")
        if self.needs_deal(seat, text):
            if deal is None:
                raise ValueError("the next round needs a deal")
            self.check_deal(deal)

        if self.phase == "final":
            self.lay(seat, text)
            if self.actors() == set():
                self.end_round(deal)
            return

        if words[0] == "peek":
            assert seen is not None
            self.peek(seat, int(words[1]), seen)
        elif words[0] == "ask":
            self.ask(seat, int(words[1]), words[2])
        else:
            self.lay(seat, text)
            self.early.append(seat)
        self.end_turn(seat)

    def peek(self, seat: int, owner: int, seen: int) -> None:
        """Look at a card and announce its aspect."""
        what = aspect_of(self.hands[owner][seen])  # WO-11
        if character_of(self.hands[seat]) == "boy" and what != "?":
            what = "wolf"  # WO-12
        self.clues[owner].append((seat, what))

    def ask(self, seat: int, other: int, question: str) -> None:
        """Spend a question card; the answer is the truth."""
        # WO-14
        self.questions[seat].remove(question)
        self.answers[other].append((seat, question, answer_to(question, self.hands[other])))

    def lay(self, seat: int, text: str) -> None:
        """Lay a guess or an abstention face down."""
        words = text.split()
        self.laid[seat] = ["abstain"] if words[0] == "abstain" else words[1:]

    def end_turn(self, seat: int) -> None:
        """Count the lap and pass the turn on, or end the turns of this round."""
        self.turns_taken[seat] += 1
        self.had_turn_this_lap.add(seat)
        # WO-16: whoever guessed early takes no more turns.
        still_taking_turns = [other for other in self.seats if other not in self.early]
        # WO-28: a lap is over when every seat that still takes turns has had one.
        if all(other in self.had_turn_this_lap for other in still_taking_turns):
            self.lap += 1
            self.had_turn_this_lap = set()

        enough_guesses = 2 if len(self.seats) <= 5 else 3  # WO-17
        if len(self.early) >= enough_guesses:
            self.phase = "final"
        elif self.round_limit is not None and self.lap >= self.round_limit:
            self.phase = "final"  # WO-28
        else:
            self.turn = self.left_of(seat)
            while self.turn not in still_taking_turns:
                self.turn = self.left_of(self.turn)

    def is_right(self, seat: int) -> bool:
        """Tell whether every pointer of a seat's guess is right."""
        # WO-19
        targets = TARGETS[character_of(self.hands[seat])]
        for position, target in enumerate(targets):
            pointer = int(self.laid[seat][position])
            if pointer == 0:
                for player in self.players:  # WO-08: the simulated player counts as present
                    if character_of(self.hands[player]) == target:
                        return False
            elif character_of(self.hands[pointer]) != target:
                return False
        return True

    def abstained(self, seat: int) -> bool:
        """Tell whether a seat laid an abstention."""
        return self.laid[seat] == ["abstain"]

    def wrong_early(self) -> set[int]:
        """Return the seats whose early guess this round was wrong."""
        return {seat for seat in self.early if not self.is_right(seat)}

    def score_round(self) -> None:
        """Reveal all, and give out points and error tokens."""
        for seat in self.seats:
            if self.abstained(seat):
                continue  # WO-19
            if not self.is_right(seat):
                self.errors[seat] += 1  # WO-21
            elif seat in self.early:
                self.scores[seat] += 2  # WO-19
            else:
                self.scores[seat] += 1  # WO-19
        for seat in self.seats:  # WO-08: a simulated boy gets no bonus
            if character_of(self.hands[seat]) == "boy":
                self.scores[seat] += self.boy_bonus(seat)

    def boy_bonus(self, boy: int) -> int:
        """Count the dog and hunter players whom the boy's wolf tokens fooled."""
        # WO-20
        fooled = 0
        for seat in self.seats:
            character = character_of(self.hands[seat])
            if character not in ("dog", "hunter") or self.abstained(seat):
                continue
            wolf_pointer = int(self.laid[seat][TARGETS[character].index("wolf")])
            if wolf_pointer == 0 or character_of(self.hands[wolf_pointer]) == "wolf":
                continue
            if (boy, "wolf") in self.clues[wolf_pointer]:
                fooled += 1
        return fooled

    def is_last_round(self) -> bool:
        """Tell whether the game ends with this round, once it is scored."""
        # WO-24
        return self.round >= 3 or any(count >= 2 for count in self.errors.values())

    def end_round(self, deal: Deal | None) -> None:
        """Score the round and go on to the next one or to the end."""
        self.score_round()
        if self.is_last_round():
            self.phase = "over"
            self.winners = self.find_winners()
            return
        assert deal is not None
        # WO-23: left of the last early guesser; WO-28: if nobody guessed early, of the starter.
        starter = self.left_of(self.early[-1] if self.early else self.starter)
        self.round += 1
        self.begin_round(starter, self.wrong_early(), deal)  # WO-22: barred for one round

    def find_winners(self) -> list[int]:
        """Return the seats with most points, among those the ones with fewest errors."""
        # WO-25
        most = max(self.scores.values())
        leaders = [seat for seat in self.seats if self.scores[seat] == most]
        fewest = min(self.errors[seat] for seat in leaders)
        return [seat for seat in leaders if self.errors[seat] == fewest]

    def facts(self) -> dict[str, object]:
        """Return everything there is to compare, secrets included."""
        return {
            "phase": self.phase,
            "round": self.round,
            "starter": self.starter,
            "turn": self.turn if self.phase == "turns" else None,
            "lap": self.lap,
            "clues": [[list(clue) for clue in self.clues[player]] for player in self.players],
            "answers": [
                [list(answer) for answer in self.answers[player]] for player in self.players
            ],
            "early": list(self.early),
            "laid": sorted(self.laid),
            "scores": [self.scores[seat] for seat in self.seats],
            "errors": [self.errors[seat] for seat in self.seats],
            "barred": sorted(self.barred),
            "characters": [character_of(self.hands[player]) for player in self.players],
            "winners": list(self.winners),
        }
