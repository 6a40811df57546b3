"""Opening the socket a server listens on, or saying why it cannot be opened."""

import errno
import socket
import ssl
from pathlib import Path

from sheepfold.games.contract import Refusal
from sheepfold.locales import system_error


class CannotServe(Refusal):
    """A server that cannot start, or tables that cannot be opened."""


def listen(host: str, port: int, *, is_shared: bool = False, waits: bool = True) -> socket.socket:
    """A socket at this address; port 0 takes any that is free. Raises `CannotServe`.

    If it is shared, other processes of the same user may listen there as well, and each gets a
    share of the connections. One that does not wait for connections only reserves the port.
    """
    taken = socket.socket(_family(host))
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if is_shared:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        taken.bind((host, port))
        if waits:
            taken.listen(2048)  # at once: until then another server could take the same port
    except OSError as error:
        taken.close()
        if error.errno == errno.EADDRINUSE:
            raise CannotServe("port-taken", port=str(port), free=str(_free(host, port))) from None
        if error.errno == errno.EACCES:
            raise CannotServe("port-not-allowed", port=str(port)) from None
        raise CannotServe("no-such-address", host=host[:60]) from None
    except UnicodeError:  # a name that no host can have
        taken.close()
        raise CannotServe("no-such-address", host=host[:60]) from None
    return taken


def url(scheme: str, host: str, port: int) -> str:
    """An address that a browser on this machine can open.

    >>> url("http", "::1", 8000), url("http", "0.0.0.0", 8000)
    ('http://[::1]:8000/', 'http://127.0.0.1:8000/')
    """
    here = {"": "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"{scheme}://{f'[{here}]' if ':' in here else here}:{port}/"


def check_certificate(certificate: Path, key: Path | None) -> None:
    """Make sure that HTTPS can be served with these files. Raises `CannotServe`."""
    for file in (certificate, key):
        if file is not None:
            try:
                file.open("rb").close()
            except OSError as error:
                why = system_error(error)
                raise CannotServe("file-unreadable", file=str(file), error=why) from None
    try:
        # Without a password, for nobody can be asked for one when a machine starts.
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(certificate, key, password="")
    except (ssl.SSLError, ValueError):
        raise CannotServe("bad-certificate", file=str(certificate)) from None


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def _free(host: str, taken: int) -> int:
    """A free port near the one that is taken."""
    for port in (*range(taken + 1, min(taken + 100, 65536)), 0):
        with socket.socket(_family(host)) as probe:
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return int(probe.getsockname()[1])
    raise CannotServe("no-such-address", host=host[:60])
