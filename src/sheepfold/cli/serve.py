"""`sheepfold serve`."""

from pathlib import Path

import click

from sheepfold.cli.options import Number, data_option, examples, lang_option
from sheepfold.cli.together import refuse_together, require

FILE = click.Path(path_type=Path)


@click.command(
    epilog=examples(
        "sheepfold serve",
        "sheepfold serve --lan --port 8123",
        "sheepfold serve --host :: --tls-cert cert.pem --tls-key key.pem",
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
    type=Number(0, 65535),
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
@data_option
@click.option("--tls-cert", type=FILE, metavar="FILE", help="Serve HTTPS with this certificate.")
@click.option(
    "--tls-key",
    type=FILE,
    metavar="FILE",
    help="The private key of --tls-cert, if it is in another file.",
)
@click.option(
    "--bot-delay",
    type=Number(0, 60, fraction=True),
    metavar="SECONDS",
    default=1.2,
    show_default=True,
    help="How long a bot's move takes to appear, however fast it thinks.",
)
@lang_option
def serve(
    host: str,
    port: int,
    lan: bool,
    data: Path,
    tls_cert: Path | None,
    tls_key: Path | None,
    bot_delay: float,
) -> None:
    """Serve tables to browsers and terminals, until Ctrl-C.

    The page to open is printed. Nothing has to be configured; a running game survives a restart.
    """
    refuse_together("lan", "host")
    require("tls_key", "tls_cert")
    from sheepfold.server.run import Serving
    from sheepfold.server.run import serve as serve_it

    serve_it(
        Serving(
            host=host,
            port=port,
            data=data,
            lan=lan,
            tls_cert=tls_cert,
            tls_key=tls_key,
            bot_delay=bot_delay,
        )
    )
