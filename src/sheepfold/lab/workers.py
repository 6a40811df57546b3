"""Where the lab's work is done: here, in other processes, or on a Dask cluster."""

from collections.abc import Iterator
from contextlib import contextmanager

from sheepfold.lab.contest import BadContest, optional


@contextmanager
def workers(jobs: int, dask: str | None) -> Iterator[int]:
    """How many jobs to give to joblib while this is open; -1 is all that the cluster has."""
    if dask is None:
        if jobs != 1:
            optional("joblib")
        yield jobs
        return
    joblib, distributed = optional("joblib", "cluster"), optional("distributed", "cluster")
    try:
        client = distributed.Client(dask, timeout="10s")
    except (OSError, ValueError):
        raise BadContest("no-cluster", address=dask[:60]) from None
    with client, joblib.parallel_config("dask"):
        yield -1
