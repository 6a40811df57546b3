"""`sheepfold serve`."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from sheepfold.cli.options import (
    Days,
    NumberType,
    data_option,
    examples,
    lang_option,
    language,
    location_of,
    log_option,
)
from sheepfold.cli.together import refuse_together, require

if TYPE_CHECKING:
    from sheepfold.log.nats.address import NatsAddress
    from sheepfold.server.logs import LogLevel

FILE = click.Path(path_type=Path)


@click.command(
    epilog=examples(
        "sheepfold serve",
        "sheepfold serve --lan --port 8123",
        "sheepfold serve --host :: --tls-cert cert.pem --tls-key key.pem",
        "sheepfold serve --workers 4",
        "sheepfold serve --log nats://a.club.example,b.club.example,c.club.example",
        "sheepfold serve --public-url https://club.example/games/ --trusted-proxy 127.0.0.1",
    )
)
@click.option(
    "--host",
    metavar="ADDRESS",
    default="127.0.0.1",
    show_default=True,
    help="The address to listen on.",
)
@click.option(
    "--port",
    type=NumberType(0, 65535),
    metavar="N",
    default=8000,
    show_default=True,
    help="The port to listen on; 0 takes any that is free.",
)
@click.option(
    "--lan",
    is_flag=True,
    help="Listen on every address, and show the one for phones on this network as a QR code.",
)
@click.option(
    "--workers",
    type=NumberType(1, 64),
    metavar="N",
    envvar="SHEEPFOLD_WORKERS",
    show_envvar=True,
    help="Serve with so many processes, to use several cores; the tables are then kept by NATS.",
)
@data_option
@log_option
@click.option("--tls-cert", type=FILE, metavar="FILE", help="Serve HTTPS with this certificate.")
@click.option(
    "--tls-key",
    type=FILE,
    metavar="FILE",
    help="The private key of --tls-cert, if it is in another file.",
)
@click.option(
    "--bot-delay",
    type=NumberType(0, 60, fraction=True),
    metavar="SECONDS",
    default=1.2,
    show_default=True,
    help="How long a bot's move takes to appear, however fast it thinks.",
)
@click.option(
    "--bots",
    multiple=True,
    metavar="GAME.NAME",
    envvar="SHEEPFOLD_BOTS",
    show_envvar=True,
    help="Let this bot of another package sit at tables; can be repeated.",
)
@click.option(
    "--public-url",
    metavar="URL",
    envvar="SHEEPFOLD_PUBLIC_URL",
    show_envvar=True,
    help="The address that people use, if a name or a proxy leads here; it may have a path.",
)
@click.option(
    "--trusted-proxy",
    metavar="ADDRESS",
    envvar="SHEEPFOLD_TRUSTED_PROXY",
    show_envvar=True,
    help="The IP address of the proxy that may say for whom it asks (X-Forwarded-For).",
)
@click.option(
    "--limit",
    "limits",
    multiple=True,
    metavar="NAME=VALUE",
    envvar="SHEEPFOLD_LIMITS",
    show_envvar=True,
    help="Change one of the limits that docs/hosting.md lists; can be repeated.",
)
@click.option(
    "--keep-unfinished",
    type=Days(),
    metavar="DAYS",
    default=30,
    show_default=True,
    envvar="SHEEPFOLD_KEEP_UNFINISHED",
    show_envvar=True,
    help="Delete an unfinished game when nothing has happened for so long; or say forever.",
)
@click.option(
    "--keep-finished",
    type=Days(),
    metavar="DAYS",
    default=365,
    show_default=True,
    envvar="SHEEPFOLD_KEEP_FINISHED",
    show_envvar=True,
    help="The same for a game that is over.",
)
@click.option(
    "--disk-limit",
    type=NumberType(0, 1_000_000, fraction=True),
    metavar="GB",
    default=4,
    show_default=True,
    envvar="SHEEPFOLD_DISK_LIMIT",
    show_envvar=True,
    help="How much the tables may take before no new ones are opened.",
)
@click.option(
    "--log-level",
    type=click.Choice(["debug", "info", "warning", "error"]),
    default="warning",
    show_default=True,
    envvar="SHEEPFOLD_LOG_LEVEL",
    show_envvar=True,
    help="How much to write to stderr about the server itself.",
)
@click.option(
    "--log-json",
    is_flag=True,
    envvar="SHEEPFOLD_LOG_JSON",
    show_envvar=True,
    help="Write it as lines of JSON.",
)
@lang_option
def serve(
    host: str,
    port: int,
    lan: bool,
    workers: int | None,
    data: Path,
    log: "NatsAddress | None",
    tls_cert: Path | None,
    tls_key: Path | None,
    bot_delay: float,
    bots: tuple[str, ...],
    public_url: str | None,
    trusted_proxy: str | None,
    limits: tuple[str, ...],
    keep_unfinished: int | None,
    keep_finished: int | None,
    disk_limit: float,
    log_level: "LogLevel",
    log_json: bool,
) -> None:
    """Serve tables to browsers and terminals, until Ctrl-C.

    The page to open is printed. Nothing has to be configured; a running game survives a restart.
    """
    refuse_together("lan", "host")
    require("tls_key", "tls_cert")
    location = location_of(data, log)
    from sheepfold.server.disk import GIGABYTE
    from sheepfold.server.hosts import PublicUrl, check_proxy
    from sheepfold.server.limits import limits_from
    from sheepfold.server.pruning import Retention
    from sheepfold.server.run import Serving
    from sheepfold.server.run import serve as serve_it
    from sheepfold.server.thinking import allowed_bots

    how = Serving(
        host=host,
        port=port,
        data=data,
        log=None if location == data else log,
        lan=lan,
        tls_cert=tls_cert,
        tls_key=tls_key,
        bot_delay=bot_delay,
        bots=allowed_bots(bots),
        limits=limits_from(limits),
        public_url=PublicUrl.parse(public_url) if public_url else None,
        trusted_proxy=check_proxy(trusted_proxy) if trusted_proxy else None,
        log_level=log_level,
        log_json=log_json,
        language=language(),
        retention=Retention(keep_unfinished, keep_finished),
        disk_limit=int(disk_limit * GIGABYTE),
    )
    if workers is None:
        serve_it(how)
        return
    from sheepfold.server.workers import serve_together

    serve_together(how, workers)
