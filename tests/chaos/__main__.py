"""`python -m tests.chaos`, or `make chaos`: every fault, and a table of what each cost."""

import sys

from tests.chaos.alone import run_alone
from tests.chaos.faults import ALL, CUT_NETWORK
from tests.chaos.namespace import why_no_namespace
from tests.chaos.run import HEAD, MOST_SECONDS, Row, run_faults
from tests.coroutines import run


def main() -> None:
    """Print a line for each fault."""
    names = sys.argv[1:]
    print(HEAD, flush=True)

    def tell(row: Row) -> None:
        print(row, flush=True)

    chosen = [f for f in ALL if not names or any(name in f.name for name in names)]
    rows = run(run_faults(chosen, tell)) if chosen else []
    if not names or any(name in CUT_NETWORK.name for name in names):
        if why := why_no_namespace():
            print(f"{CUT_NETWORK.name}: left out, for {why}", flush=True)
        else:
            rows += run(run_faults([CUT_NETWORK], tell, in_namespace=True))
    if not names or "SQLite" in names:
        rows += run(run_alone(tell))
    late = [row.fault for row in rows if row.resumed > MOST_SECONDS]
    bad = [row.fault for row in rows if row.lost or row.twice]
    print(f"{len(rows)} faults, every table finished, every device sees what is its own")
    if late:
        print(f"more than {MOST_SECONDS:.0f} s: {', '.join(late)}")
    sys.exit(bool(bad or late))


if __name__ == "__main__":
    main()
