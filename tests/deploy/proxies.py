"""The proxy examples of deploy/, run by the real nginx and Caddy on loopback ports."""

import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.mutants import ROOT

DEPLOY = ROOT / "deploy"
PATIENCE = 30.0
"""Seconds to wait for a proxy that does not start before it is given up."""

NGINX = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log {folder}/access.log;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/example.conf;
}}
"""

CADDY = """{
    admin off
    skip_install_trust
    auto_https disable_redirects
}
"""


class Proxy(NamedTuple):
    """A proxy that runs."""

    port: int
    certificate: Path
    """By which its clients know it."""


def program(name: str) -> str:
    """Where a program is; a test without it fails, and says what to install."""
    found = shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if found is None:
        raise FileNotFoundError(f"there is no {name}: apt-get install {name}")
    return found


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


@contextmanager
def nginx(folder: Path, upstream: int, path: str) -> Iterator[Proxy]:
    """Nginx with deploy/nginx.conf, in front of the server at this port."""
    changes = {
        "http://127.0.0.1:8000": f"http://127.0.0.1:{upstream}",
        "location /games/": f"location {path}/",
    }
    with _nginx(folder, "nginx.conf", changes) as proxy:
        yield proxy


@contextmanager
def nginx_balancer(folder: Path, upstreams: list[int]) -> Iterator[Proxy]:
    """Nginx with deploy/nginx-balancer.conf, in front of the three servers at these ports."""
    changes = {
        f"server {name}.club.example:8000": f"server 127.0.0.1:{port}"
        for name, port in zip("abc", upstreams, strict=True)
    }
    with _nginx(folder, "nginx-balancer.conf", changes) as proxy:
        yield proxy


@contextmanager
def _nginx(folder: Path, name: str, changes: dict[str, str]) -> Iterator[Proxy]:
    port, key, certificate = free_port(), folder / "key.pem", folder / "certificate.pem"
    subprocess.run(
        [
            *(program("openssl"), "req", "-x509", "-newkey", "ec", "-pkeyopt"),
            *("ec_paramgen_curve:P-256", "-nodes", "-days", "2", "-subj", "/CN=localhost"),
            *("-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out", certificate),
        ],
        check=True,
        capture_output=True,
    )
    example = replaced(
        (DEPLOY / name).read_text(),
        {
            "listen 443": f"listen 127.0.0.1:{port}",
            "/etc/letsencrypt/live/club.example/fullchain.pem": str(certificate),
            "/etc/letsencrypt/live/club.example/privkey.pem": str(key),
            "server_name club.example": "server_name localhost",
            **changes,
        },
    )
    (folder / "example.conf").write_text(example)
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder))
    command = [program("nginx"), "-p", str(folder), "-c", str(folder / "nginx.conf")]
    proxy = Proxy(port, certificate)
    with running([*command, "-e", str(folder / "error.log")], proxy):
        yield proxy


@contextmanager
def caddy(folder: Path, upstream: int, path: str) -> Iterator[Proxy]:
    """Caddy with deploy/Caddyfile, or with that for a path, in front of the server at this port."""
    port = free_port()
    environment = {"XDG_DATA_HOME": str(folder), "HOME": str(folder), "PATH": os.environ["PATH"]}
    if path:
        changes = {
            "\nclub.example {": f"\nhttps://localhost:{port} {{",
            "127.0.0.1:8000": f"127.0.0.1:{upstream}",
            "/var/www/html": str(folder),
        }
        example = replaced((DEPLOY / "Caddyfile.path").read_text(), changes)
    else:
        example = (DEPLOY / "Caddyfile").read_text()
        environment["DOMAIN"] = f"https://localhost:{port}"
        environment["UPSTREAM"] = f"127.0.0.1:{upstream}"
    (folder / "Caddyfile").write_text(CADDY + example)
    command = [program("caddy"), "run", "--adapter", "caddyfile", "--config"]
    proxy = Proxy(port, folder / "caddy/pki/authorities/local/root.crt")
    with running([*command, str(folder / "Caddyfile")], proxy, environment):
        yield proxy


def replaced(text: str, changes: dict[str, str]) -> str:
    """The text with these changes, each of which must have a place in it."""
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


@contextmanager
def running(
    command: list[str], proxy: Proxy, environment: dict[str, str] | None = None
) -> Iterator[None]:
    """A proxy, until the end of the block."""
    with subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL) as process:
        try:
            deadline = time.monotonic() + PATIENCE
            while not shakes_hands(proxy):
                assert process.poll() is None, f"{command[0]} has ended"
                assert time.monotonic() < deadline, f"{command[0]} does not answer"
                time.sleep(0.05)
            yield
        finally:
            process.terminate()


def trust(proxy: Proxy, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every client here know the proxy's certificate."""
    monkeypatch.setenv("SSL_CERT_FILE", str(proxy.certificate))
    monkeypatch.delenv("SSL_CERT_DIR", raising=False)


def shakes_hands(proxy: Proxy) -> bool:
    """Whether the proxy takes connections, and shows its certificate."""
    try:
        context = ssl.create_default_context(cafile=proxy.certificate)
        with (
            socket.create_connection(("127.0.0.1", proxy.port)) as plain,
            context.wrap_socket(plain, server_hostname="localhost"),
        ):
            return True
    except OSError:  # not yet
        return False
