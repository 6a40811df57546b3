"""`sheepfold play`."""

import click

from sheepfold.cli.complaints import WRONG_USE, complain
from sheepfold.cli.games import PLAYERS, GameNameType, GameOptionsCommand, chosen
from sheepfold.cli.learn import learn
from sheepfold.cli.options import examples, lang_option, language
from sheepfold.cli.output import show
from sheepfold.cli.together import refuse_together, refuse_with, require
from sheepfold.locales import say


def _levels(ctx: click.Context, _: click.Parameter, incomplete: str) -> list[str]:
    from sheepfold.bots import OUR_LEVELS, bots_of

    game = ctx.params.get("game")
    levels = OUR_LEVELS if game is None else bots_of(game).levels
    return [level for level in levels if level.startswith(incomplete)]


@click.command(
    cls=GameOptionsCommand,
    epilog=examples(
        "sheepfold play {game}",
        "sheepfold play {other} --players 5 --hot-seat 2 --name Anna,Ben",
        "sheepfold play --join http://192.0.2.7:8000/t/QK7B2M",
    ),
)
@click.argument("game", type=GameNameType(), metavar="[GAME]", required=False)
@click.option(
    "--players",
    type=PLAYERS,
    metavar="N",
    show_default="as few as the game takes",
    help="How many play, bots included.",
)
@click.option(
    "--hot-seat",
    type=PLAYERS,
    metavar="N",
    default=1,
    show_default=True,
    help="How many people share this device.",
)
@click.option(
    "--name",
    metavar="NAME[,NAME...]",
    show_default="your login",
    help="What you are called; with --hot-seat, one name for each of you.",
)
@click.option(
    "--level",
    metavar="LEVEL",
    show_default="the game's usual one",
    shell_complete=_levels,
    help="How strong the bots on this device are: lamb, sheep, fox or owl; a game of another "
    "package may have other levels.",
)
@click.option(
    "--join", metavar="CODE|URL", help="Go to the table with this code, or at this address."
)
@click.option(
    "--server",
    metavar="URL",
    envvar="SHEEPFOLD_SERVER",
    show_envvar=True,
    show_default="for --join CODE: http://127.0.0.1:8000",
    help='The server of --join CODE; without --join, open a table there. "" is this device.',
)
@click.option("--watch", is_flag=True, help="With --join: watch without taking a seat.")
@lang_option
def play(
    game: str | None,
    players: int | None,
    hot_seat: int,
    join: str | None,
    server: str | None,
    name: str | None,
    watch: bool,
    level: str | None,
    **options: object,
) -> int:
    """Play in the terminal: with bots, with others at one keyboard, or online.

    GAME is {games}; without it, a menu offers them all, their lessons, and the games you have
    not finished.
    """
    require("watch", "join")
    refuse_together("join", "game", "players", "level", *options)
    refuse_together("watch", "hot_seat", "name")
    if join is not None and "/" in join:  # an address names its server
        refuse_together("server", "join")
    elif server:
        refuse_with("level", "server")
        refuse_with("players", "server")
    _check_names(name, hot_seat)
    from sheepfold.terminal.network.connection import CommandRefused
    from sheepfold.terminal.play import PlayRequest
    from sheepfold.terminal.play import play as play_it

    how = PlayRequest(
        game=game,
        players=players,
        hot_seat=hot_seat,
        join=join,
        server=server or None,
        name=name,
        watch=watch,
        level=level,
        options=chosen(options),
        language=language(),  # type: ignore[arg-type]
    )
    try:
        lesson = play_it(how)
    except CommandRefused as refused:
        complain(refused.text)
        return WRONG_USE
    if lesson is not None:
        click.get_current_context().invoke(learn, game=lesson.game, again=False)
        return 0
    show(say(language(), "terminal-bye"))
    return 0


def _check_names(name: str | None, hot_seat: int) -> None:
    """Refuse more names than there are people."""
    from sheepfold.games.contract import BadOptions

    if name is not None and name.count(",") + 1 > hot_seat:
        raise BadOptions("too-many-names", names=name.count(",") + 1, most=hot_seat)
