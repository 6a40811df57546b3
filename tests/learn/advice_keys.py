"""Every sentence that advice can have, by game."""

WHYS = {
    "uly_polly": """hid start-proposed start-open walked-nearest turned-best turned-good nearer
        walked swap-alike walled prepared gathered bluffed guarded""",
    "wooolf": """sure late first-turn barred almost-sure not-sure read-choices learns may-fool""",
}
MOVES = {
    "uly_polly": "hide start step swap",
    "wooolf": "peek ask guess is nobody abstain",
}
HINTS = {
    "uly_polly": """hide start start-proposed swap-under swap-near swap-far walk turn-any
        turn-likely""",
    "wooolf": "peek peek-turns ask-turns guess-turns guess-final abstain-final",
}
ABOUT = {"uly_polly-advice-wolf", "uly_polly-known-about", "wooolf-known-about"}

SUGGESTED = {
    f"{game}-{part}-{key}"
    for part, several in (("advice", WHYS), ("advice", MOVES), ("hint", HINTS))
    for game, keys in several.items()
    for key in keys.split()
}
