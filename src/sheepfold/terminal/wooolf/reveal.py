"""A finished round of Wooolf!! with all cards and guesses open, as text."""

from collections.abc import Iterator, Sequence

from sheepfold.games import wooolf
from sheepfold.games.wooolf.cards import Hand
from sheepfold.games.wooolf.pieces import Abstain, Round
from sheepfold.locales import say
from sheepfold.terminal.names import name_of
from sheepfold.terminal.picture import WIDTH, fill, widest
from sheepfold.terminal.wooolf.formats import guess_name, hand_name, player_names


def draw_reveal(view: wooolf.View, names: Sequence[str], language: str, width: int = WIDTH) -> str:
    """The last round that has ended, below a heading; nothing before the end of the first."""
    if not view.rounds:
        return ""
    ended, number = view.rounds[-1], len(view.rounds)
    lines = hands(ended.hands, _notes(ended, language), names, language, width)
    return "\n".join([say(language, "wooolf-reveal", round=number), *lines])


def verdict(ended: Round, seat: int, language: str) -> str:
    """Whether the guess of a seat was right, and early or final."""
    rightness = "right" if ended.right[seat - 1] else "wrong"
    when = "early" if seat in ended.early else "final"
    return say(language, "wooolf-verdict", verdict=f"{rightness}-{when}")


def _notes(ended: Round, language: str) -> list[str]:
    """By seat: the guess, whether it was right, and the points for it."""
    notes = []
    for seat, laid in enumerate(ended.guesses, 1):
        note = guess_name(laid, language)
        if not isinstance(laid, Abstain):
            points = say(language, "wooolf-points", count=ended.points[seat - 1])
            note = f"{note}  {verdict(ended, seat, language)}, {points}"
        if bonus := ended.bonus[seat - 1]:
            note = f"{note}, {say(language, 'wooolf-bonus', count=bonus)}"
        notes.append(note)
    return notes


def hands(
    cards: Sequence[Hand],
    notes: Sequence[str],
    names: Sequence[str],
    language: str,
    width: int = WIDTH,
) -> Iterator[str]:
    """A line for every hand, with a note for every seat."""
    everyone = player_names(names, len(cards), language)
    labels = [name_of(player, everyone, language) for player in range(1, len(cards) + 1)]
    held = [hand_name(hand, language) for hand in cards]
    fits = 8 + widest(labels) + widest(held) + widest(notes) <= width
    for index, (label, hand) in enumerate(zip(labels, held, strict=True)):
        note = notes[index] if index < len(notes) else ""
        line = f"  {index + 1} {label:<{widest(labels)}}  {hand:<{widest(held)}}".rstrip()
        if fits:
            yield f"{line:<{6 + widest(labels) + widest(held)}}  {note}".rstrip()
        else:
            yield fill(line, " " * 6, width)
            if note:
                yield fill(f"      {note}", " " * 6, width)
