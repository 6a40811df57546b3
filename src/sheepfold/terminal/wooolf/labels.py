"""What lies before each player of Wooolf!!, and what the viewer holds, in coloured words."""

from textual.content import Content

from sheepfold.games import wooolf
from sheepfold.games.wooolf.pieces import Abstain, Answer, Player
from sheepfold.locales import say
from sheepfold.terminal.position import Position
from sheepfold.terminal.wooolf.formats import (
    card_name,
    clue_name,
    guess_name,
    guess_status,
    hand_name,
    question_name,
    target_names,
)
from sheepfold.terminal.wooolf.reveal import verdict

HUES = {"wolf": "$error", "hunter": "$warning", "dog": "$secondary", "sheep": "$foreground"}
"""The colours of what is announced; "no telling" is grey."""

QUESTION_KEYS = ("a", "b")


def wooolf_view(position: Position) -> wooolf.View:
    """What the viewer knows."""
    assert isinstance(position.view, wooolf.View)
    return position.view


def own_hand(position: Position) -> Content:
    """What only the viewer knows: cards, targets, questions, guess."""
    view, language = wooolf_view(position), position.language
    if view.cards is None or view.character is None:
        return Content("")
    cards = hand_name(view.cards, language)
    own = say(language, "wooolf-own", character=view.character, cards=cards)
    first, second = target_names(view.character, language)
    lines = [
        Content.styled(own, "bold $success"),
        Content(say(language, "wooolf-targets", first=first, second=second)),
    ]
    if view.left is not None:
        left = card_name(view.cards[view.left], language)
        lines.append(Content.styled(say(language, "wooolf-order", card=left), "$quiet"))
    for key, card in zip(QUESTION_KEYS, view.questions, strict=False):
        text = say(language, f"wooolf-question-{card}")
        lines.append(Content.assemble((f"{key} ", "bold $accent"), text))
    if view.guess is not None:
        text = say(language, "wooolf-own-guess", guess=guess_name(view.guess, language))
        lines.append(Content.styled(text, "bold $accent"))
    return Content("\n").join(lines)


def who_sits(player: Player, position: Position, mark: str) -> Content:
    """A player's number and name, with points, error tokens and question cards."""
    view = wooolf_view(position)
    counts = Content("")
    if player <= view.seats:
        points, errors, held = (n[player - 1] for n in (view.scores, view.errors, view.held))
        counts = Content.assemble(
            (f" ★{points:<2}", "$warning"), (f"✗{errors} ", "$error"), f"?{held}"
        )
    name = position.coloured_name(player, 16)
    return Content.assemble((f"{mark} ", "bold $accent"), f"{player} ", name, counts)


def laid_before(player: Player, position: Position) -> Content:
    """What everyone can see before a player; as a round has ended, its cards and its guess."""
    view, language = wooolf_view(position), position.language
    if view.phase == "ended":
        return _open_hand(player, view, language)
    parts = [_token(token.clue, token.by, language) for token in view.tokens[player - 1]]
    parts += [_answer(answer, language) for answer in view.answers[player - 1]]
    notes = [guess_status(player, view, language), position.absence(player)]
    parts += [Content.styled(note, "italic $quiet") for note in notes if note]
    return Content("  ").join(parts)


def _open_hand(player: Player, view: wooolf.View, language: str) -> Content:
    ended = view.rounds[-1]
    parts = [Content.styled(hand_name(ended.hands[player - 1], language), "bold")]
    if player <= view.seats:
        laid = ended.guesses[player - 1]
        parts.append(Content(guess_name(laid, language)))
        if not isinstance(laid, Abstain):
            style = "$success" if ended.right[player - 1] else "$error"
            parts.append(Content.styled(verdict(ended, player, language), style))
    return Content("  ").join(parts)


def _token(clue: str, by: Player, language: str) -> Content:
    style = HUES.get(clue, "$quiet")
    return Content.assemble((clue_name(clue, language), f"bold {style}"), (f"·{by}", "$quiet"))


def _answer(answer: Answer, language: str) -> Content:
    said = say(language, "phrase-yes") if answer.yes else say(language, "phrase-no")
    return Content.assemble(
        f"{question_name(answer.question, language)}? ",
        (said, "bold $success" if answer.yes else "bold $error"),
        (f"·{answer.by}", "$quiet"),
    )
