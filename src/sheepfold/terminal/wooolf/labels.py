"""What lies before each player of Wooolf!!, and what the viewer holds, in coloured words."""

from textual.content import Content

from sheepfold.games import wooolf
from sheepfold.games.wooolf.cards import TARGETS, Character, Question
from sheepfold.games.wooolf.pieces import Abstain, Answer, Player
from sheepfold.locales import say
from sheepfold.terminal.position import Position
from sheepfold.terminal.wooolf.words import card_name, clue_name, guessing, pointer_name

HUES = {"wolf": "$error", "hunter": "$warning", "dog": "$secondary", "sheep": "$foreground"}
"""The colours of what is announced; there is no telling in grey."""

ASKS = ("a", "b")
"""The keys of the question cards."""

KINDS: dict[Question, tuple[Character, ...]] = {
    "whb": ("wolf", "hunter", "boy"),
    "shb": ("sheep", "hunter", "boy"),
    "dog": ("dog",),
    "hunter": ("hunter",),
    "sheep": ("sheep",),
}
"""What a question asks for, in short."""


def wooolf_view(position: Position) -> wooolf.View:
    """What the viewer knows."""
    assert isinstance(position.view, wooolf.View)
    return position.view


def own(position: Position) -> Content:
    """What only the viewer knows: cards, targets, questions, guess."""
    view, language = wooolf_view(position), position.language
    if view.cards is None or view.character is None:
        return Content("")
    cards = ", ".join(card_name(card, language) for card in view.cards)
    own = say(language, "wooolf-own", character=view.character, cards=cards)
    first, second = (
        "X" if target is None else say(language, f"wooolf-character-{target}")
        for target in TARGETS[view.character]
    )
    lines = [
        Content.styled(own, "bold $success"),
        Content(say(language, "wooolf-targets", first=first, second=second)),
    ]
    if view.left is not None:
        left = card_name(view.cards[view.left], language)
        lines.append(Content.styled(say(language, "wooolf-order", card=left), "$quiet"))
    for key, card in zip(ASKS, view.questions, strict=False):
        text = say(language, f"wooolf-question-{card}")
        lines.append(Content.assemble((f"{key} ", "bold $accent"), text))
    if view.guess is not None:
        laid = view.guess
        if isinstance(laid, Abstain):
            guess = say(language, "wooolf-verdict", verdict="abstained")
        else:
            guess = f"< {pointer_name(laid.first)} << {pointer_name(laid.second)}"
        told = say(language, "wooolf-own-guess", guess=guess)
        lines.append(Content.styled(told, "bold $accent"))
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
    name = position.named(player, 16)
    return Content.assemble((f"{mark} ", "bold $accent"), f"{player} ", name, counts)


def laid_before(player: Player, position: Position) -> Content:
    """What everyone can see before a player: tokens, answers, and how its guess stands."""
    view, language = wooolf_view(position), position.language
    parts = [_token(token.clue, token.by, language) for token in view.tokens[player - 1]]
    parts += [_answer(answer, language) for answer in view.answers[player - 1]]
    notes = [guessing(player, view, language), position.absence(player)]
    parts += [Content.styled(note, "italic $quiet") for note in notes if note]
    return Content("  ").join(parts)


def question_name(question: Question, language: str) -> str:
    """What a question asks for, in short.

    >>> question_name("whb", "it")
    'lupo/cacciatore/pastorello'
    """
    return "/".join(say(language, f"wooolf-character-{kind}") for kind in KINDS[question])


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
