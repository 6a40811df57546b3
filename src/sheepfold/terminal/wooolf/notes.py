"""The notebook of Wooolf!! as a page: a line for each player, a column for each character."""

from collections.abc import Sequence

from rich.cells import cell_len
from textual.content import Content

from sheepfold.bots.wooolf.hands import CHARACTERS
from sheepfold.games import wooolf
from sheepfold.learn.wooolf.notebook import Cell, Group, HandReason, notebook
from sheepfold.locales import say
from sheepfold.terminal.names import name_of, names_of
from sheepfold.terminal.widgets.text import in_cells
from sheepfold.terminal.wooolf.formats import card_name, clue_name, hand_name, player_names

SIGNS = {"sure": "✓", "no": "✗", None: "·"}
STYLES = {"sure": "bold $success", "no": "$error", None: "$quiet"}
NAME_WIDTH = 16


def notes(view: wooolf.View, names: Sequence[str], language: str) -> Content | None:
    """What this seat can be sure of, and below it why; nothing without a hand."""
    if view.viewer is None or view.cards is None:
        return None
    everyone = player_names(names, view.players, language)
    heads = [say(language, f"wooolf-character-{one}") for one in CHARACTERS]
    pages = notebook(view)
    rows = [Content.styled(" " * NAME_WIDTH + "  ".join(heads), "bold")]
    for name, page in zip(everyone, pages, strict=True):
        cells = [
            Content.styled(in_cells(f"{SIGNS[page[one].verdict]}", cell_len(head)), style)
            for one, head in zip(CHARACTERS, heads, strict=True)
            for style in (STYLES[page[one].verdict],)
        ]
        line = Content("  ").join(cells)
        rows.append(Content.assemble(in_cells(name, NAME_WIDTH - 1), " ", line))
    why = [
        line
        for player, page in enumerate(pages, 1)
        for line in _player(player, list(page.values()), everyone, language)
    ]
    return Content("\n").join([*rows, Content(""), *why])


def _player(
    player: int, cells: Sequence[Cell], names: Sequence[str], language: str
) -> list[Content]:
    """A player's filled cells, those with the same reasons together."""
    by_reasons: dict[tuple[HandReason, ...], list[str]] = {}
    for one, cell in zip(CHARACTERS, cells, strict=True):
        if cell.verdict is not None:
            said = say(language, f"wooolf-character-{one}")
            by_reasons.setdefault(cell.reasons, []).append(f"{said} {SIGNS[cell.verdict]}")
    heard = sorted({by for cell in cells for by in cell.announcers})
    lines = [
        Content.assemble(
            (f"{', '.join(found)}  ", "bold"),
            " ".join(_sentence(player, reason, names, language) for reason in reasons),
        )
        for reasons, found in by_reasons.items()
    ]
    if heard:
        said = names_of(heard, names, language)
        lines.append(Content.styled(say(language, "wooolf-note-heard", names=said), "$quiet"))
    if not lines:
        return []
    return [Content.styled(name_of(player, names, language), "bold $accent"), *lines, Content("")]


def _sentence(player: int, reason: HandReason, names: Sequence[str], language: str) -> str:
    def named(one: int) -> str:
        return name_of(one, names, language)

    facts: dict[str, str | int] = {"who": named(player)}
    match reason.why:
        case "own":
            facts["cards"] = hand_name(reason.cards, language)
        case "saw" | "lied":
            facts["card"] = card_name(reason.cards[0], language)
        case "answered":
            assert reason.question is not None
            facts |= {"question": reason.question, "yes": "yes" if reason.yes else "no"}
        case "announced" | "honest":
            assert reason.clue is not None
            facts["announced"] = "unknown" if reason.clue == "?" else reason.clue
            facts["by"] = named(reason.player) if reason.player else ""
        case "refuted":
            facts["owner"] = named(reason.player)
        case "believed":
            facts["by"] = named(reason.player)
        case "elsewhere":
            facts["holders"] = names_of(reason.holders, names, language)
        case _:
            pass
    said = say(language, f"wooolf-note-{reason.why}", **facts)
    return said if reason.group is None else f"{_group(reason.group, language)} {said}"


def _group(group: Group, language: str) -> str:
    match group.by:
        case "image":
            of = say(language, f"wooolf-character-{group.of}")
        case "aspect":
            of = clue_name(group.of, language)
        case _:
            image, aspect = group.of.split("/")
            character = say(language, f"wooolf-character-{image}")
            clue = clue_name(aspect, language)
            of = character
            if image != aspect:
                of = say(language, "wooolf-card", character=character, clue=clue)
    return say(language, "wooolf-note-group", by=group.by, count=group.copies, of=of)
