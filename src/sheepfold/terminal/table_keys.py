"""What can be done at the table during a game, apart from moves: each by one key."""

from collections.abc import Callable

from textual.widget import Widget

from sheepfold.games import wooolf
from sheepfold.locales import say
from sheepfold.table.actions import (
    Action,
    AnswerTakeback,
    AnswerTakeover,
    AskTakeback,
    AskTakeover,
    DropClaim,
    Pause,
    Reclaim,
    Rematch,
    Reopen,
)
from sheepfold.table.entries import Chair
from sheepfold.terminal.offers import Offer
from sheepfold.terminal.shown import Shown
from sheepfold.terminal.sitting import Sitting
from sheepfold.terminal.wishes import wish_for, wishes


def table_offers(
    source: Widget,
    sitting: Sitting,
    shown: Shown,
    write: Callable[[], None],
    save: Callable[[], None],
) -> list[Offer]:
    """The offers of a match; `write` goes to the line on which a move can be typed."""
    language, me = sitting.language, sitting.me
    offers = [] if me is None else _seated(me, sitting, shown, write)
    if sitting.link.claims:
        offers = _waiting_for_a_seat(sitting)
    if sitting.is_shared and sitting.seat is not None:
        offers.append(Offer("c", say(language, "offer-hide"), sitting.pass_on))
    if isinstance(shown.view, wooolf.View) and shown.view.rounds:
        offers.append(wish_for(source, "reveal", "v", say(language, "offer-reveal")))
    if shown.table.phase == "over":
        offers.append(Offer("s", say(language, "offer-save"), save))
    return [*offers, *wishes(source, language, me is not None)]


def _waiting_for_a_seat(sitting: Sitting) -> list[Offer]:
    """For a newcomer who will have a seat when the next round begins."""
    language, ask = sitting.language, sitting.ask
    return [
        Offer("j", say(language, "offer-takeover"), lambda: ask(AskTakeover())),
        Offer("n", say(language, "offer-drop-claim"), lambda: ask(DropClaim())),
    ]


def _seated(me: Chair, sitting: Sitting, shown: Shown, write: Callable[[], None]) -> list[Offer]:
    """For whoever sits here; what cannot be done now is not shown, and refused if asked for."""
    table, language, ask = shown.table, sitting.language, sitting.ask
    playing, over = table.phase == "playing", table.phase == "over"
    host, paused = sitting.is_host, table.paused
    asked = table.asking not in (None, me) and me not in table.agreed
    mine = playing and table.takeback == me
    yes: Action = AnswerTakeback(True)
    no: Action = AnswerTakeback(False)
    if (newcomer := shown.newcomer) is not None and me not in newcomer.claim.agreed:
        asked = asked or me != newcomer.chair
        yes, no = AnswerTakeover(newcomer.chair, True), AnswerTakeover(newcomer.chair, False)
    pause = say(language, "offer-resume") if paused else say(language, "offer-pause")
    return [
        Offer("y", say(language, "offer-allow"), lambda: ask(yes), asked),
        Offer("n", say(language, "offer-refuse"), lambda: ask(no), asked),
        Offer("k", say(language, "offer-reclaim"), lambda: ask(Reclaim()), sitting.is_lent),
        Offer("m", say(language, "offer-rematch"), lambda: ask(Rematch()), host and over),
        Offer("h", say(language, "offer-lobby"), lambda: ask(Reopen()), host and over),
        Offer("slash", say(language, "offer-type"), write, playing),
        Offer("u", say(language, "offer-takeback"), lambda: ask(AskTakeback()), mine),
        Offer("p", pause, lambda: ask(Pause(not paused)), host and playing),
    ]
