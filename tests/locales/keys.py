"""Where the language files are, and the keys of the bots' reasons."""

from tests.mutants import ROOT

SOURCE = ROOT / "src" / "sheepfold"
FOLDERS = (SOURCE / "locales", ROOT / "web" / "src" / "locales")

REASONS = (
    *("hid", "start-proposed", "start-open", "step-random", "turned-any", "walked-nearest"),
    *("turned", "likeliest", "walked", "nearer", "expects-flight", "expects-any"),
    *("step-best", "step-good", "swap-random", "came-near", "stayed-near", "fled"),
    *("swap-safe", "swap-stuck", "swap-under", "swap-alike", "walled", "prepared"),
    *("gathered", "bluffed", "guarded", "guess-random", "abstain-random", "asked-random"),
    *("peeked-few", "counted", "counted-enough", "counted-few", "first-turn", "barred"),
    *("guess-right", "plays", "sure-enough", "late", "best-guess", "read-choices"),
    *("not-sure", "almost-sure", "learns-most", "learns-priced", "may-fool"),
)
"""Why a bot moved; tests/bots/test_reasons.py meets them all."""
