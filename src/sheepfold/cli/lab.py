"""`sheepfold simulate` and `sheepfold arena`."""

from pathlib import Path

import click
import msgspec

from sheepfold.cli.complaints import WRONG_USE, complain
from sheepfold.cli.options import (
    COUNT,
    PLAYERS,
    GameName,
    advanced_option,
    chosen,
    examples,
    json_option,
    lang_option,
    patience_option,
)
from sheepfold.cli.output import show
from sheepfold.cli.progress import progress

games_option = click.option(
    "--games", type=COUNT, default=1000, show_default=True, metavar="K", help="How many."
)
seed_option = click.option(
    "--seed",
    type=int,
    default=1,
    show_default=True,
    metavar="S",
    help="The same seed gives the same games.",
)


@click.command(
    epilog=examples(
        "sheepfold simulate uly-polly --players 3",
        "sheepfold simulate wooolf --players 5 --games 1000 --seed 7",
        "sheepfold simulate wooolf --players 8 --json",
    )
)
@click.argument("game", type=GameName(), metavar="GAME")
@click.option("--players", type=PLAYERS, required=True, metavar="N", help="How many play.")
@games_option
@seed_option
@json_option
@lang_option
def simulate(game: str, players: int, games: int, seed: int, as_json: bool) -> None:
    """Play many random games and sum them up."""
    from sheepfold.games import GAMES
    from sheepfold.lab.simulate import simulate

    rules = GAMES[game]
    rules.check(rules.Options(), players)
    with progress() as tell:
        found = simulate(
            rules, rules.Options(), players, games, seed, lambda done: tell(done, games)
        )
    if as_json:
        show(msgspec.json.encode(found).decode())
        return
    show(f"{found.game}, {found.players} players: {found.games} random games, seed {found.seed}")
    show(f"{'seat':>6} {'wins':>8} {'score':>8}")
    for seat, (won, score) in enumerate(zip(found.win_share, found.mean_score, strict=True), 1):
        show(f"{seat:>6} {won:>8.1%} {score:>8.2f}")
    show(
        f"moves a game: {found.mean_moves:.1f} ({found.fewest_moves} to {found.most_moves}), "
        f"rounds: {found.mean_rounds:.2f}"
    )


@click.command(
    epilog=examples(
        "sheepfold arena wooolf owl trusting --players 5 --games 1000 --seed 7",
        "sheepfold arena uly-polly owl fox --jobs 2",
        "sheepfold arena uly-polly --rounds greedy owl --patience 2 --games 40000",
    )
)
@click.argument("game", type=GameName(), metavar="GAME")
@click.argument("bots", nargs=-1, required=True, metavar="BOT...")
@games_option
@seed_option
@click.option(
    "--players", type=PLAYERS, metavar="N", help="The last bot named takes the seats left."
)
@click.option(
    "--rounds",
    is_flag=True,
    help="Single rounds of Uly & Polly, a dog against a wolf; --games says how many.",
)
@patience_option
@advanced_option
@click.option(
    "--jobs", type=COUNT, default=1, show_default=True, metavar="J", help="Processes to use."
)
@click.option("--dask", metavar="ADDRESS", help="Play on this Dask cluster instead.")
@click.option(
    "--plot", type=click.Path(path_type=Path), metavar="FILE", help="Draw it, as .svg or .png."
)
@json_option
@lang_option
def arena(
    game: str,
    bots: tuple[str, ...],
    games: int,
    seed: int,
    players: int | None,
    rounds: bool,
    patience: int | None,
    advanced: bool,
    jobs: int,
    dask: str | None,
    plot: Path | None,
    as_json: bool,
) -> int:
    """Let bots play each other and say how good they are.

    A BOT is a level (owl, or bot:owl) or an opponent; a wrong name lists them all.
    """
    from sheepfold.lab import contest

    asked = contest.Contest(
        game=game,
        bots=bots,
        games=games,
        seed=seed,
        players=players,
        single_rounds=rounds,
        options=chosen(patience, advanced),
        jobs=jobs,
        dask=dask,
    )
    try:
        if plot is not None:
            contest.check_plot(plot)
        with progress() as tell:
            done = contest.run(asked, lambda played: tell(played, games))
        show(msgspec.json.encode(done).decode() if as_json else contest.table_of(done))
        if plot is not None:
            contest.plot(done, plot)
    except contest.BadContest as wrong:
        complain(str(wrong))
        return WRONG_USE
    return 0
