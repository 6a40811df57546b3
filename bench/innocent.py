"""`python -m bench.innocent --port P [--attack NAME]`: a table that plays on beside an attack.

It prints one line of JSON. The attackers are told the table's code, as any spectator could be.
"""

import argparse
import asyncio
import json
import statistics
import sys
import time
from random import Random
from typing import Any

import uvloop

from bench.load import WARM_UP, LoadedTable, Tally


async def measure(port: int, seconds: float, rate: float, attack: str | None) -> dict[str, Any]:
    """Play beside the attack for that long, and say how it went."""
    tally = Tally()
    table = LoadedTable([port], tally, Random(1), rate)
    await table.open()
    attackers = None
    if attack is not None:
        attackers = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bench.attackers", attack, str(port), table.code)
        )
    try:
        playing = asyncio.create_task(table.play(time.perf_counter() + WARM_UP + seconds))
        await asyncio.sleep(WARM_UP)
        tally.counting = True
        await playing
    finally:
        if attackers is not None:
            attackers.terminate()
            await attackers.wait()
    cuts = statistics.quantiles(tally.latencies, n=100)
    return {"moves": len(tally.latencies), "p50_ms": cuts[49] * 1e3, "p99_ms": cuts[98] * 1e3}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m bench.innocent")
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rate", type=float, default=40.0)
    parser.add_argument("--attack")
    asked = parser.parse_args()
    work = measure(asked.port, asked.seconds, asked.rate, asked.attack)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        print(json.dumps(runner.run(work)))
