"""A Sheepfold server for the benchmark: durable as ever, but without limits on how fast one plays.

`python -m bench.serve FOLDER [SECONDS]`; so long a bot waits before it moves. Instead of the folder
there may be the address of a log in NATS.
"""

import sys
from pathlib import Path

from sheepfold.log.nats.address import is_nats, parse_address
from sheepfold.server.limits import Limits
from sheepfold.server.run import Serving, serve

NONE = Limits(
    messages_per_second=1e9,
    burst=1e9,
    address_messages_per_second=1e9,
    address_burst=1e9,
    bytes_per_second=1e9,
    requests_per_second=1e9,
    requests_burst=1e9,
    tables_per_minute=1e9,
    tables_burst=1e9,
    looks_burst=1e9,
    refusals=10**9,
    sits_burst=1e9,
    address_connections=10**9,
)

if __name__ == "__main__":
    delay = float(sys.argv[2]) if len(sys.argv) > 2 else Serving._field_defaults["bot_delay"]
    log = parse_address(sys.argv[1]) if is_nats(sys.argv[1]) else None
    serve(Serving("127.0.0.1", 0, Path(sys.argv[1]), log, bot_delay=delay, limits=NONE))
