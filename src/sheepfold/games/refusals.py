"""Why something cannot be done: the exceptions of a game, and the reasons that games share.

A reason is the key of a sentence: `refused-<reason>` in the language files. A game of another
package begins its own reasons with its name (`<game>-...`) and brings their sentences; those of
`SHARED_REASONS` it may use as they are.
"""

SHARED_REASONS: dict[str, tuple[str, ...]] = {
    # `IllegalMove`
    "not-a-move": ("text",),
    "not-seated": (),
    "not-your-turn": ("seat",),
    "not-now": (),
    "game-over": (),
    "no-such-player": ("player",),
    # `BadNotation` has `not-a-move`, and `BadOptions`:
    "options": (),
    "seats": ("least", "most"),
    # `BadOutcome`
    "nothing-drawn": (),
    "starter": ("most",),
    "starter-known": (),
    # `ImpossibleView`, in `redeal`
    "history-goes-on": (),
    "history-does-not-fit": (),
    "nothing-to-do": (),
}
"""By reason: the facts that its sentence needs."""


class Refusal(ValueError):
    """Something that cannot be done: a `reason` that every language translates, and its `facts`.

    >>> refusal = IllegalMove("uly_polly-dog-on-tile", place="c3")
    >>> refusal.reason, refusal.facts
    ('uly_polly-dog-on-tile', {'place': 'c3'})
    >>> print(refusal)
    uly_polly-dog-on-tile (place=c3)

    One that `is_open` tells nothing of what only this seat knows, so everyone may hear it.
    """

    rule = ""
    is_open = False

    def __init__(self, reason: str, **facts: str | int) -> None:
        super().__init__(reason, facts)
        self.reason = reason
        self.facts = facts

    def __reduce__(self) -> tuple[object, ...]:
        # Bots refuse in another process, and the facts are named.
        return _refusal, (type(self), self.reason, self.facts, self.__dict__)

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.reason} ({facts})" if facts else self.reason


def _refusal(
    kind: type[Refusal], reason: str, facts: dict[str, str | int], rest: dict[str, object]
) -> Refusal:
    refused = kind(reason, **facts)
    refused.__dict__.update(rest)
    return refused


class IllegalMove(Refusal):
    """The rules do not allow this move to this seat now.

    `rule` is the id of the rule (docs/rules.md) that says so, if one does.
    """

    def __init__(
        self, reason: str, *, rule: str = "", is_open: bool = False, **facts: str | int
    ) -> None:
        super().__init__(reason, **facts)
        self.rule = rule
        self.is_open = is_open


class BadNotation(Refusal):
    """A text that is not a move."""


class BadOptions(Refusal):
    """Options, or a number of seats, that this game cannot be played with."""


class BadOutcome(Refusal):
    """An outcome that chance could not have drawn here."""


class ImpossibleView(Refusal):
    """A view that no game can lead to."""
