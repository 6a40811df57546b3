"""Run every benchmark, or those named: `python -m bench [random_play] [bots] [server] ...`."""

import sys

from bench import (
    attacks,
    bots,
    browser,
    calls,
    cluster,
    growth,
    lookback,
    nats_log,
    random_play,
    server,
    simulator,
    timing,
)

PARTS = {
    "random_play": random_play.main,
    "bots": bots.main,
    "server": server.main,
    "calls": calls.main,
    "browser": browser.main,
    "timing": timing.main,
    "attacks": attacks.main,
    "nats_log": nats_log.main,
    "cluster": cluster.main,
    "growth": growth.main,
    "lookback": lookback.main,
    "simulator": simulator.main,
}

if unknown := set(sys.argv[1:]) - set(PARTS):
    sys.exit(f"There is no benchmark {', '.join(sorted(unknown))}. There are: {', '.join(PARTS)}")
for name in sys.argv[1:] or PARTS:
    PARTS[name]()
