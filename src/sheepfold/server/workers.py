"""Several processes that serve the same tables at one address, on one machine.

The tables are in NATS, which is started for them in the data folder unless it runs elsewhere. A
process that dies is started again, and all end together.
"""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path

from sheepfold.locales import system_error
from sheepfold.log import LogFailure
from sheepfold.log.claim import Taken
from sheepfold.log.folder import tables_file
from sheepfold.log.locations import open_location, open_nats
from sheepfold.log.nats.address import NatsAddress
from sheepfold.log.nats.failures import NoLog
from sheepfold.log.nats.own import OwnNats, is_kept_by_nats, own_nats
from sheepfold.log.sqlite import SqliteLog
from sheepfold.server.listen import CannotServe, check_certificate, listen
from sheepfold.server.logs import set_up_logs
from sheepfold.server.migration import CannotRead, ManualClock, copy_tables
from sheepfold.server.run import Serving, announce, serve, where_to_listen
from sheepfold.server.storage import cannot_open, own_folder
from sheepfold.table.allowed import NotAllowed

logger = logging.getLogger("sheepfold")

LOOK_SECONDS = 0.5
START_SECONDS = 60.0
STOP_SECONDS = 20.0
RESTART_SECONDS = 1.0
"""Seconds after which a process that has died is started again."""

_spawn = multiprocessing.get_context("spawn")


def serve_together(how: Serving, workers: int) -> None:
    """Serve with so many processes until stopped. Raises `CannotServe` if they cannot start."""
    set_up_logs(how.log_level, how.log_json)
    if how.tls_cert is not None:
        check_certificate(how.tls_cert, how.tls_key)
    with contextlib.ExitStack() as stack:
        port = stack.enter_context(_reserved(how))
        nats = None
        if how.log is None:
            stack.enter_context(own_folder(how.data))
            nats = stack.enter_context(tables_in_nats(how.data))
            how = how._replace(log=nats.address)
        team = Team(how._replace(port=port, shares_port=True), workers, nats)
        stack.callback(team.stop)
        team.run()


@contextlib.contextmanager
def _reserved(how: Serving) -> Iterator[int]:
    """The port at which all of them listen, reserved against other programs."""
    host = where_to_listen(how)
    with listen(host, how.port) as free:  # not shared, to detect another program on the port
        port = int(free.getsockname()[1])
    # Bound but not listening, so no connection ever waits here.
    with listen(host, port, is_shared=True, waits=False):
        yield port


@contextlib.contextmanager
def tables_in_nats(folder: Path) -> Iterator[OwnNats]:
    """The NATS server of this folder, with all tables that were in the folder's file."""
    was_used = is_kept_by_nats(folder) and not tables_file(folder).exists()
    with contextlib.ExitStack() as stack:
        try:
            nats = stack.enter_context(own_nats(folder))
            if was_used and not asyncio.run(_is_whole(nats.address)):
                logger.warning(
                    "NATS has lost something in %s: if tables are missing there, restore a backup",
                    folder / "nats",
                )
            asyncio.run(_migrate_file(folder, nats.address))
        except LogFailure as failure:
            raise cannot_open(failure, folder) from failure
        except Taken:
            raise CannotServe("data-taken", folder=str(folder)) from None
        except OSError as error:
            why = system_error(error)
            raise CannotServe("data-folder", folder=str(folder), error=why) from None
        yield nats


async def _is_whole(address: NatsAddress) -> bool:
    """Whether there is still a log, and every stream has the message of its last check."""
    try:
        log = await open_nats(address, make=False)
    except NoLog:
        return False
    try:
        return await log.was_checked()
    finally:
        await log.close()


async def _migrate_file(folder: Path, address: NatsAddress) -> None:
    """Copy the tables of the file into NATS, once; the file stays, under another name.

    Raises `CannotServe` if NATS has other tables: then the file is a backup that was put there.
    """
    file = tables_file(folder)
    if not file.exists():
        return
    clock = ManualClock()
    new = await open_location(address, clock)
    try:
        old = SqliteLog(file)
        try:
            in_file = {one.table: one.version for one in await old.tables()}
            # What an interrupted start has copied is a part of the file.
            if any(one.version > in_file.get(one.table, 0) for one in await new.tables()):
                raise CannotServe("data-twice", folder=str(folder))
            await copy_tables(old, new, clock, str(folder), lambda _done, _all: None)
        except CannotRead as unread:
            raise unread.failure from None
        except NotAllowed:  # the entries differ
            raise CannotServe("data-twice", folder=str(folder)) from None
        finally:
            await old.close()
    finally:
        await new.close()
    kept = folder / "sheepfold-before-nats.db"
    number = 1
    while kept.exists():
        number += 1
        kept = folder / f"sheepfold-before-nats-{number}.db"
    file.rename(kept)
    for rest in ("-wal", "-shm"):
        Path(f"{file}{rest}").unlink(missing_ok=True)


class Team:
    """The worker processes and their supervisor."""

    def __init__(self, how: Serving, count: int, nats: OwnNats | None) -> None:
        self._how = how
        self._count = count
        self._nats = nats
        self._workers: list[tuple[BaseProcess, Connection]] = []
        self._stopping = threading.Event()

    def run(self) -> None:
        """Run until a signal arrives. Raises `CannotServe`."""
        with _signals(self._stopping.set):
            for _ in range(self._count):
                self._workers.append(self._begin())
            for process, ours in self._workers:
                self._wait_for(process, ours)
            if not self._stopping.is_set():
                announce(self._how, self._how.port)
            while not self._stopping.is_set():
                wait([process.sentinel for process, _ in self._workers], LOOK_SECONDS)
                if not self._stopping.is_set():
                    self._supervise()

    def _begin(self) -> tuple[BaseProcess, Connection]:
        ours, theirs = _spawn.Pipe()
        process = _spawn.Process(target=work, args=(self._how, theirs))
        process.start()
        theirs.close()
        return process, ours

    def _wait_for(self, process: BaseProcess, ours: Connection) -> None:
        """Wait until a process serves. Raises `CannotServe`."""
        end = time.monotonic() + START_SECONDS
        answer = None
        while not self._stopping.is_set() and time.monotonic() < end and answer is None:
            if ours.poll(LOOK_SECONDS):
                try:
                    answer = ours.recv()
                except EOFError:
                    break
        if isinstance(answer, CannotServe):
            process.join()
            raise answer
        if answer is None and not self._stopping.is_set():
            process.kill()
            process.join()
            raise CannotServe("worker-failed")

    def _supervise(self) -> None:
        if self._nats is not None and not self._nats.is_running():
            logger.error("nats-server has ended, and is started again")
            try:
                self._nats.restart()
            except LogFailure as failure:
                logger.error("%s", failure)
        for number, (process, ours) in enumerate(self._workers):
            if process.is_alive():
                continue
            logger.error("a process that serves has ended (%s), another begins", process.exitcode)
            ours.close()
            self._stopping.wait(RESTART_SECONDS)
            if not self._stopping.is_set():
                try:
                    self._workers[number] = self._begin()
                    self._wait_for(*self._workers[number])
                except CannotServe as refused:
                    logger.error("it cannot begin: %s", refused)

    def stop(self) -> None:
        """Let all of them finish what they do, and end."""
        end = time.monotonic() + STOP_SECONDS
        for process, _ in self._workers:
            if process.is_alive():
                process.terminate()
        for process, ours in self._workers:
            process.join(max(0.0, end - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()
            ours.close()


def work(how: Serving, team: Connection) -> None:
    """A worker process: serve until told to stop, or until the supervisor is gone."""

    def stop_with_the_team() -> None:
        with contextlib.suppress(EOFError, OSError):
            team.recv()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=stop_with_the_team, daemon=True).start()
    try:
        serve(how, lambda: team.send(True))
    except CannotServe as refused:
        team.send(refused)


@contextlib.contextmanager
def _signals(stop: Callable[[], None]) -> Iterator[None]:
    """Stop on Ctrl-C and SIGTERM, like a server of one process."""

    def heard(_number: int, _frame: object) -> None:
        stop()

    before = {number: signal.signal(number, heard) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
