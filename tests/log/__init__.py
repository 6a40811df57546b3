"""Where entries are kept: one contract for every log, and a log that fails on purpose."""
