"""`sheepfold play`."""

import click

from sheepfold.cli.complaints import WRONG_USE, complain
from sheepfold.cli.options import (
    LEVELS,
    PLAYERS,
    GameName,
    advanced_option,
    chosen,
    examples,
    lang_option,
    language,
    patience_option,
)
from sheepfold.cli.output import show
from sheepfold.locales import say


@click.command(
    epilog=examples(
        "sheepfold play uly-polly",
        "sheepfold play wooolf --players 5 --hot-seat 2 --name Anna,Ben",
        "sheepfold play --join http://192.0.2.7:8000/QK7B2M",
    )
)
@click.argument("game", type=GameName(), metavar="[GAME]", default="uly_polly")
@click.option("--players", type=PLAYERS, metavar="N", help="How many play, bots included.")
@click.option(
    "--hot-seat",
    type=PLAYERS,
    default=1,
    show_default=True,
    metavar="N",
    help="How many people share this device.",
)
@click.option("--join", metavar="CODE|URL", help="Go to a table of a server.")
@click.option(
    "--server",
    metavar="URL",
    envvar="SHEEPFOLD_SERVER",
    show_envvar=True,
    help="The server; without --join, open a table there.",
)
@click.option("--name", help="What you are called; several names for a hot seat: Anna,Ben.")
@click.option("--watch", is_flag=True, help="Watch without taking a seat.")
@click.option(
    "--level",
    type=click.Choice(LEVELS),
    default="sheep",
    show_default=True,
    help="How strong the bots are.",
)
@patience_option
@advanced_option
@lang_option
def play(
    game: str,
    players: int | None,
    hot_seat: int,
    join: str | None,
    server: str | None,
    name: str | None,
    watch: bool,
    level: str,
    patience: int | None,
    advanced: bool,
) -> int:
    """Play in the terminal: with bots, with others at one keyboard, or online."""
    from sheepfold.terminal.link import CommandRefused
    from sheepfold.terminal.play import Playing
    from sheepfold.terminal.play import play as play_it

    how = Playing(
        game=game,
        players=players,
        hot_seat=hot_seat,
        join=join,
        server=server,
        name=name,
        watch=watch,
        level=level,  # type: ignore[arg-type]
        options=chosen(patience, advanced),
        language=language(),  # type: ignore[arg-type]
    )
    try:
        play_it(how)
    except CommandRefused as refused:
        complain(refused.text)
        return WRONG_USE
    show(say(language(), "terminal-bye"))
    return 0
