"""`python -m tests.server.generous`: the server with limits that no test reaches."""

import argparse
from pathlib import Path

from sheepfold.server.limits import Limits
from sheepfold.server.run import Serving, serve

ENDLESS = 1e9


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int)
    parser.add_argument("--data", type=Path)
    given = parser.parse_args()
    limits = Limits(
        messages_per_second=ENDLESS,
        burst=ENDLESS,
        address_messages_per_second=ENDLESS,
        address_burst=ENDLESS,
        refusals=10**9,
        bytes_per_second=ENDLESS,
        hello_seconds=3,
        requests_per_second=ENDLESS,
        requests_burst=ENDLESS,
        tables_per_minute=ENDLESS,
        tables_burst=ENDLESS,
        looks_burst=ENDLESS,
        unknown_per_minute=ENDLESS,
        unknown_burst=ENDLESS,
        sits_per_minute=ENDLESS,
        sits_burst=ENDLESS,
    )
    serve(Serving("127.0.0.1", given.port, given.data, bot_delay=0, limits=limits))


if __name__ == "__main__":
    main()
