"""Who may take which chair. A hand is known by one person a round.

Whoever takes over a seat in the middle of a round, from a bot or from someone who is away, sees
what that seat knows. So it depends on what the seat knows, not on who asks: a seat with secret
knowledge goes at once only to the person who had it. Anyone else claims it, and gets it when the
next round begins; or at once, if there are at least two others and all of them agree.
"""

from collections.abc import Collection
from typing import get_args

from msgspec.structs import replace

from sheepfold.games.viewing import own_part
from sheepfold.table.actions import AnswerTakeover, Sit, UseLink
from sheepfold.table.allowed import NotAllowed, chair_at, hash_of, is_secret, need
from sheepfold.table.entries import (
    CameBack,
    Chair,
    ClaimDropped,
    Claimed,
    Colour,
    EntryBody,
    HostChanged,
    MovePlayed,
    Sat,
    SeatMoved,
    Stood,
    TakenOver,
    TakeoverAnswered,
    TakeoverAsked,
)
from sheepfold.table.names import clean, unique_name
from sheepfold.table.queries import people
from sheepfold.table.table import ChairState, Claim, Table

COLOURS: tuple[Colour, ...] = get_args(Colour)

ENOUGH = 2
"""How many other devices must agree, at least, before somebody may see a hand during a round."""

RESCUE_SECONDS = 60.0
"""How long somebody must have been away, at least, before a device with the host's link gets the
seat; a host could make the grace time too short."""

HeldTogether = Collection[Collection[str]]
"""For each connection to the table, also those that are gone, the hashes of the tokens that it
held. They are on one device."""


def sit(table: Table, action: Sit, holds: Collection[str]) -> list[EntryBody]:
    """Take a chair, come back to one's own, or claim one for the next round."""
    own = _left_in_this_round(table, holds)
    token = _new_token(table, action.token, () if own else holds)
    chair = _wanted(table, action, holds, own)
    colour = _colour(table, action, chair)
    if chair in own:
        name = unique_name(table, clean(action.name), chair)
        return [*abandon(table, chair), Sat(chair, name, colour, token, back=True)]
    # The name of whoever left this chair is not for somebody else.
    name = unique_name(table, clean(action.name), None)
    if knows_more(table, chair) or _knew(table, holds):
        return [Claimed(chair, name, colour, token)]
    return [Sat(chair, name, colour, token)]


def _new_token(table: Table, secret: str, holds: Collection[str]) -> str:
    """The hash of a token for another seat, if whoever gives it has not been removed."""
    token = hash_of(secret)
    was_removed = any([one in table.removed for one in (*holds, token)])
    need(not was_removed, NotAllowed("was-removed"))
    need(all(not _is_known(place, token) for place in table.places), NotAllowed("token-used"))
    return token


def _left_in_this_round(table: Table, holds: Collection[str]) -> list[Chair]:
    """The chairs that the holder of these tokens has left to a bot in this round."""
    if table.phase != "playing":
        return []
    return [n for n, p in enumerate(table.places, 1) if p.former and p.former in holds]


def _wanted(table: Table, action: Sit, holds: Collection[str], own: list[Chair]) -> Chair:
    """The chair that is asked for, if the holder of these tokens may have it."""
    places = table.places
    playing = table.phase == "playing"
    claiming = any([p.claim.token in holds for p in places if p.claim])
    need(not claiming, NotAllowed("already-claiming"))
    if action.chair is not None:
        chair_at(table, action.chair)
    if own and action.chair in (None, *own):
        return action.chair or own[0]
    # A player must not learn a bot's secrets by taking its seat as well.
    need(not (playing and _is_seated(table, holds)), NotAllowed("already-seated"))
    # Whoever knows a hand of this round may return to it, but must not see another.
    need(not own, NotAllowed("own-seat-only"))
    kind = "bot" if playing else "open"
    free = [n for n, p in enumerate(places, 1) if p.who == kind and p.claim is None]
    need(bool(free), NotAllowed("table-full"))
    chair = action.chair or free[0]
    need(chair in free, NotAllowed("chair-taken"))
    return chair


def _is_seated(table: Table, holds: Collection[str]) -> bool:
    """Whether the holder of these tokens has a chair."""
    return any([place.token in holds for place in table.places if place.token])


def _knew(table: Table, holds: Collection[str]) -> bool:
    """Whether the holder of these tokens had a chair in this round."""
    return table.phase == "playing" and any([token in table.knew for token in holds])


def use_link(
    table: Table, action: UseLink, holds: Collection[str], together: HeldTogether
) -> list[EntryBody]:
    """Take the seat that a one-time link is for.

    A link that the person made moves the seat at once, and the device claims no other. One that the
    host made, for somebody who has lost the device, may be used by a stranger. So it is only a
    claim, whatever the seat knows: the person may be back in a moment.
    """
    link, token = hash_of(action.link), _new_token(table, action.token, holds)
    for chair, place in enumerate(table.places, 1):
        if place.who != "person":
            continue
        if is_secret(place.link, link):
            others = _claims_of(table, _on_device(holds, together), but=chair)
            return [*others, *abandon(table, chair), SeatMoved(chair, token)]
        if is_secret(place.rescue_link, link):
            need(table.phase == "playing", NotAllowed("not-playing"))
            need(place.claim is None, NotAllowed("chair-taken"))
            device = _on_device(holds, together)
            need(not _is_seated(table, device), NotAllowed("already-seated"))
            assert place.colour is not None
            return [Claimed(chair, place.name, place.colour, token, by_link=True)]
    raise NotAllowed("unknown-link")


def leave(table: Table, chair: Chair, removed: bool) -> list[EntryBody]:
    """Leave for good, or be removed; if it was the host, somebody else becomes the host."""
    left: list[EntryBody] = []
    claim = table.places[chair - 1].claim
    if claim is not None:
        left.append(ClaimDropped(chair, claim.name, claim.by_link))
    left.append(Stood(chair, removed))
    if chair == table.host:
        rest = [c for c in people(table) if c != chair]
        present = [c for c in rest if table.places[c - 1].away_since is None]
        left.append(HostChanged(next(iter(present or rest), None)))
    return left


def drop_claims_of(table: Table, chair: Chair, together: HeldTogether) -> list[EntryBody]:
    """Drop the claims that the device with this chair has to others."""
    token = table.places[chair - 1].token
    return _claims_of(table, _on_device([token], together), but=chair)


def _claims_of(table: Table, device: Collection[str], but: Chair) -> list[EntryBody]:
    """Drop the claims of a device with these tokens, but one to this chair."""
    claims = [(n, p.claim) for n, p in enumerate(table.places, 1) if n != but and p.claim]
    return [
        ClaimDropped(n, claim.name, claim.by_link) for n, claim in claims if claim.token in device
    ]


def _on_device(holds: Collection[str], together: HeldTogether) -> set[str]:
    """These tokens, and all that are known to be on the same device."""
    device, known = set(holds), -1
    while len(device) > known:  # one connection may join what two others held
        known = len(device)
        for held in together:
            if not device.isdisjoint(held):
                device.update(held)
    return device


def came_back(table: Table, chair: Chair) -> list[EntryBody]:
    """A person is back on its chair, and nobody else takes it over."""
    claim = table.places[chair - 1].claim
    back = CameBack(chair)
    return [back] if claim is None else [back, ClaimDropped(chair, claim.name, claim.by_link)]


def without_claim(places: tuple[ChairState, ...], chair: Chair) -> tuple[ChairState, ...]:
    """These chairs without the claim on this one."""
    return (*places[: chair - 1], replace(places[chair - 1], claim=None), *places[chair:])


def abandon(table: Table, chair: Chair) -> list[EntryBody]:
    """Drop the claim on this chair."""
    claim = table.places[chair_at(table, chair) - 1].claim
    return [] if claim is None else [ClaimDropped(chair, claim.name, claim.by_link)]


def hand_over_claimed(table: Table, played: MovePlayed, now: float) -> list[EntryBody]:
    """Hand over the claimed chairs if this move begins another round, or ends the game.

    Somebody who has only just lost the connection keeps the chair for another round. After a game
    there are no claims.
    """
    claims = [(chair, p.claim) for chair, p in enumerate(table.places, 1) if p.claim]
    if not claims:
        return []
    game, state = table.game, table.state
    then, _ = game.play(state, played.seat, played.move, played.outcome)
    is_over = game.result(then) is not None
    if then.round == state.round and not is_over:
        return []
    done: list[EntryBody] = []
    for chair, claim in claims:
        if not _may_come_back(table, chair, now):
            done.append(TakenOver(chair, claim.name, claim.by_link))
        elif is_over:
            done.append(ClaimDropped(chair, claim.name, claim.by_link))
    return done


def drop_claim(table: Table, holds: Collection[str]) -> list[EntryBody]:
    """Give up one's claim."""
    chair, claim = _claimed_by(table, holds)
    return [ClaimDropped(chair, claim.name, claim.by_link)]


def ask_takeover(
    table: Table, holds: Collection[str], together: HeldTogether, now: float
) -> list[EntryBody]:
    """Ask the others for permission to take the claimed chair at once."""
    chair, claim = _claimed_by(table, holds)
    need(table.phase == "playing", NotAllowed("not-playing"))
    need(not table.are_takeovers_closed, NotAllowed("somebody-removed"))
    # Whoever asks must not know another hand of this round, or answer for somebody else.
    device = _on_device(holds, together)
    need(not _is_seated(table, device), NotAllowed("already-seated"))
    had_it = any([token in device for token in table.places[chair - 1].earlier])
    need(had_it or not _knew(table, device), NotAllowed("own-seat-only"))
    deciding = _who_decides(table, chair)
    need(_are_enough(table, deciding, claim, together), NotAllowed("too-few-to-agree"))
    need(not _may_come_back(table, chair, now), NotAllowed("may-come-back"))
    others = [p.claim for n, p in enumerate(table.places, 1) if n != chair and p.claim]
    need(not any(other.is_asked for other in others), NotAllowed("one-at-a-time"))
    return [] if claim.is_asked else [TakeoverAsked(chair, claim.name, claim.by_link)]


def answer_takeover(
    table: Table,
    answering: Chair,
    action: AnswerTakeover,
    seen: int | None,
    together: HeldTogether,
    now: float,
) -> list[EntryBody]:
    """Allow a newcomer to see a hand, or not; the last yes hands over the chair.

    Unless the newcomer has got another by now.
    """
    of, yes = action.of, action.yes
    claim = table.places[chair_at(table, of) - 1].claim
    need(claim is not None and claim.is_asked, NotAllowed("takeover-over"))
    assert claim is not None
    need(seen is None or seen >= claim.frames[answering], NotAllowed("stale", is_open=True))
    deciding = _who_decides(table, of)
    need(answering in deciding, NotAllowed("not-your-seat"))
    if yes and answering in claim.agreed:
        return []
    answered = TakeoverAnswered(answering, yes)
    all_agree = yes and set(deciding) <= {*claim.agreed, answering}
    are_enough = _are_enough(table, deciding, claim, together)
    has_seat = _is_seated(table, _on_device([claim.token], together))
    if all_agree and are_enough and not has_seat and not _may_come_back(table, of, now):
        return [answered, TakenOver(of, claim.name, claim.by_link)]
    return [answered]


def knows_more(table: Table, chair: Chair) -> bool:
    """Whether this chair knows a secret of the running round."""
    return table.phase == "playing" and bool(own_part(table.game, table.state, chair))


def _who_decides(table: Table, claimed: Chair) -> list[Chair]:
    """The other people, who must all agree. Whoever is away is waited for."""
    return [chair for chair in people(table) if chair != claimed]


def _are_enough(table: Table, deciding: list[Chair], claim: Claim, together: HeldTogether) -> bool:
    """Whether these are at least two devices that have played since before this round, besides
    the one that claims the chair.

    Otherwise further sockets of the same person could agree with the first, and so could a single
    device that several share.
    """
    places, number = [table.places[c - 1] for c in deciding], int(table.state.round)
    # A seat that a link has moved to another device counts with those that were beside it before.
    seats = [{place.token, *place.earlier} for place in places if place.since < number]
    return _count_devices([{claim.token}, *seats], together) - 1 >= ENOUGH


def _count_devices(tokens: Collection[Collection[str]], together: HeldTogether) -> int:
    """On how many devices these are, each known by one token or several."""
    apart = [set(several) for several in tokens]
    for held in together:
        same = [one for one in apart if not one.isdisjoint(held)]
        others = [one for one in apart if one.isdisjoint(held)]
        apart = [*others, set().union(*same)] if same else others
    return len(apart)


def _may_come_back(table: Table, chair: Chair, now: float) -> bool:
    """Whether this chair has a person who is there, or may be back in a moment."""
    place = table.places[chair - 1]
    if place.who != "person":
        return False
    wait = max(table.settings.grace, RESCUE_SECONDS)
    return place.away_since is None or now < place.away_since + wait


def _claimed_by(table: Table, holds: Collection[str]) -> tuple[Chair, Claim]:
    for chair, place in enumerate(table.places, 1):
        if place.claim is not None and place.claim.token in holds:
            return chair, place.claim
    raise NotAllowed("no-claim")


def _is_known(place: ChairState, token: str) -> bool:
    claimed = place.claim is not None and is_secret(place.claim.token, token)
    return is_secret(place.token, token) or claimed


def _colour(table: Table, action: Sit, chair: Chair) -> Colour:
    """A colour for whoever takes this chair: that of the chair, so that no chair ever uses two."""
    own = table.places[chair - 1].colour
    if own is not None:
        return own
    others = {place.colour for place in table.places}
    claimed = {place.claim.colour for place in table.places if place.claim}
    free = [colour for colour in COLOURS if colour not in others]
    # In the logs of earlier releases a claim may have a colour beside that of its chair.
    left = [colour for colour in free if colour not in claimed] or free
    return action.colour if action.colour in left else left[0]
