"""The `sheepfold` command."""

import os

# Before NumPy is imported: threads slow the small products of the bots down, and fight for cores.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import argparse
import shutil
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn, get_args

import msgspec

from sheepfold import __version__
from sheepfold.games import GAMES
from sheepfold.games.game import Refusal
from sheepfold.games.record import LARGEST, BadRecord, Record, game_of, load
from sheepfold.games.verify import Checked, Moment, replay, verify
from sheepfold.locales import LANGUAGES, language_of, rules_page, say, sentence
from sheepfold.log.folder import data_folder
from sheepfold.table.entries import FILLER, Level


def main(arguments: list[str] | None = None) -> int:
    """Run one command; the exit code is 0, or 2 with one line that says what is wrong."""
    parser = _parser()
    options = parser.parse_args(arguments)
    if options.command is None:
        parser.print_help()
        return 0
    try:
        code: int = options.run(options)
    except Refusal as refused:
        return _complain(sentence(refused, options.lang))
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        return 130
    return code


class _Parser(argparse.ArgumentParser):
    """A parser whose complaint is one line."""

    def error(self, message: str) -> NoReturn:
        sys.exit(_complain(message))


def _complain(sentence: str) -> int:
    print(f"sheepfold: {sentence}", file=sys.stderr)
    return 2


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="sheepfold", description="Play and study Uly & Polly and Wooolf!!")
    parser.add_argument("--version", action="version", version=f"sheepfold {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=_Parser)

    def command(name: str, run: Callable[[Any], int], about: str, example: str) -> _Parser:
        added: _Parser = commands.add_parser(
            name,
            help=about,
            description=about,
            epilog=f"example: sheepfold {name} {example}",
        )
        added.set_defaults(run=run)
        added.add_argument(
            "--lang",
            choices=LANGUAGES,
            default=language_of(os.environ),
            help="the language to speak (default: that of the system)",
        )
        return added

    play = command("play", _play, "Play in the terminal", "wooolf --players 5 --hot-seat 2")
    play.add_argument("game", choices=GAMES, nargs="?", default="uly_polly")
    play.add_argument("--players", type=int, metavar="N", help="how many play, bots included")
    play.add_argument(
        "--hot-seat",
        type=_positive,
        default=1,
        metavar="N",
        help="how many persons share this device",
    )
    play.add_argument("--join", metavar="CODE|URL", help="go to a table of a server")
    play.add_argument("--server", metavar="URL", help="the server; without --join, open a table")
    play.add_argument("--name", help="what you are called; several names for a hot seat: Anna,Ben")
    play.add_argument("--watch", action="store_true", help="watch without taking a seat")
    play.add_argument("--level", choices=get_args(Level), default=FILLER, help="of the bots")
    play.add_argument("--patience", type=_positive, metavar="P", help="of uly_polly's dog")
    play.add_argument("--advanced", action="store_true", help="the advanced game of wooolf")

    serve = command("serve", _serve, "Serve tables to browsers and terminals", "--lan --port 8000")
    serve.add_argument("--host", default="127.0.0.1", metavar="ADDRESS")
    serve.add_argument("--port", type=int, default=8000)
    serve.add_argument("--data", type=Path, default=data_folder(os.environ), metavar="DIR")
    serve.add_argument("--lan", action="store_true", help="let phones on this network join")
    serve.add_argument("--tls-cert", type=Path, metavar="FILE")
    serve.add_argument("--tls-key", type=Path, metavar="FILE")
    serve.add_argument("--bot-delay", type=float, default=1.2, metavar="SECONDS")

    tables = command("tables", _tables, "Look after the tables of a server", "prune --days 30")
    tables.add_argument("what", choices=("list", "show", "export", "delete", "prune"))
    tables.add_argument("code", nargs="?", help="of the table to show, export or delete")
    tables.add_argument("--days", type=float, default=30.0, help="prune: without a move for longer")
    tables.add_argument("--data", type=Path, default=data_folder(os.environ), metavar="DIR")

    copy = command("backup", _backup, "Copy all tables, also while serving", "sunday.db")
    copy.add_argument("file", type=Path)
    copy.add_argument("--data", type=Path, default=data_folder(os.environ), metavar="DIR")

    simulate = command(
        "simulate", _simulate, "Play many random games", "wooolf --players 5 --games 1000 --seed 7"
    )
    simulate.add_argument("game", choices=GAMES)
    simulate.add_argument("--players", type=int, required=True, metavar="N")
    simulate.add_argument("--games", type=_positive, default=1000, metavar="K")
    simulate.add_argument("--seed", type=int, default=1, metavar="S")
    simulate.add_argument("--json", action="store_true", help="print a JSON object instead")

    arena = command(
        "arena",
        _arena,
        "Let bots play each other and say how good they are",
        "wooolf owl trusting --players 5 --games 1000 --seed 7, or: sheepfold arena uly_polly "
        "--rounds greedy owl --patience 2 --games 40000 (a dog, then a wolf)",
    )
    arena.add_argument("game", choices=GAMES)
    arena.add_argument(
        "bots",
        nargs="+",
        metavar="BOT[:LEVEL]",
        help="a level (owl, or bot:owl) or an opponent; a wrong name lists them all",
    )
    arena.add_argument("--games", type=_positive, default=1000, metavar="N")
    arena.add_argument("--seed", type=int, default=1, metavar="S")
    arena.add_argument(
        "--players", type=_positive, metavar="N", help="the last bot named takes the seats left"
    )
    arena.add_argument(
        "--rounds",
        action="store_true",
        help="single rounds of uly_polly, a dog against a wolf; --games says how many",
    )
    arena.add_argument("--patience", type=_positive, metavar="P", help="of uly_polly's dog")
    arena.add_argument("--advanced", action="store_true", help="the advanced game of wooolf")
    arena.add_argument("--jobs", type=_positive, default=1, metavar="J", help="processes to use")
    arena.add_argument("--dask", metavar="ADDRESS", help="play on this Dask cluster instead")
    arena.add_argument("--json", action="store_true", help="print a JSON object instead")
    arena.add_argument("--plot", type=Path, metavar="FILE", help="draw it, as .svg or .png")

    show = command("show", _show, "Show a record, move by move", "game.json --as 2 --step 12")
    show.add_argument("file", type=Path)
    show.add_argument("--as", dest="viewer", type=int, metavar="SEAT", help="as this seat saw it")
    show.add_argument("--step", type=int, metavar="K", help="only the position after entry K")

    check = command("verify", _verify, "Check a record: moves, result, seals", "game.json")
    check.add_argument("file", type=Path)

    rules = command("rules", _rules, "Print the rules of a game", "wooolf --lang it")
    rules.add_argument("game", choices=GAMES)
    return parser


def _positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of 1 or more")
    return int(text)


def _chosen(options: Any) -> dict[str, Any]:
    """What was chosen of a game's own options."""
    chosen = {"patience": options.patience, "advanced": options.advanced or None}
    return {name: value for name, value in chosen.items() if value is not None}


def _play(options: Any) -> int:
    from sheepfold.terminal.link import CommandRefused
    from sheepfold.terminal.play import Playing, play

    how = Playing(
        game=options.game,
        players=options.players,
        hot_seat=options.hot_seat,
        join=options.join,
        server=options.server,
        name=options.name,
        watch=options.watch,
        level=options.level,
        options=_chosen(options),
        language=options.lang,
    )
    try:
        play(how)
    except CommandRefused as refused:
        return _complain(refused.text)
    print(say(options.lang, "terminal-bye"))
    return 0


def _serve(options: Any) -> int:
    from sheepfold.server.run import Serving, serve

    serve(
        Serving(
            host=options.host,
            port=options.port,
            data=options.data,
            lan=options.lan,
            tls_cert=options.tls_cert,
            tls_key=options.tls_key,
            bot_delay=options.bot_delay,
        )
    )
    return 0


def _tables(options: Any) -> int:
    from sheepfold.server import keeping

    what, code, data = options.what, options.code, options.data
    if (code is None) == (what in ("show", "export", "delete")):
        return _complain(f"tables {what} {'needs' if code is None else 'takes no'} CODE")
    if what == "list":
        for one in keeping.kept(data):
            last = time.strftime("%Y-%m-%d %H:%M", time.localtime(one.last))
            print(f"{one.table}  {one.version:>6} entries, last {last}")
    elif what == "show":
        shown = msgspec.json.encode(keeping.show(data, code))
        print(msgspec.json.format(shown).decode())
    elif what == "export":
        sys.stdout.buffer.write(keeping.export(data, code))
    elif what == "delete":
        keeping.delete(data, [code.upper()])
    else:
        print("\n".join(keeping.prune(data, options.days, time.time())))
    return 0


def _backup(options: Any) -> int:
    from sheepfold.server.keeping import back_up

    bar: Callable[[int], None] | None = None

    def progress(done: int, total: int) -> None:
        nonlocal bar
        bar = bar or _progress(total)
        bar(done)

    back_up(options.data, options.file, progress if sys.stderr.isatty() else lambda *_: None)
    return 0


def _simulate(options: Any) -> int:
    from sheepfold.lab.simulate import simulate

    game = GAMES[options.game]
    game.check(game.Options(), options.players)
    progress = _progress(options.games) if sys.stderr.isatty() else lambda _: None
    found = simulate(game, game.Options(), options.players, options.games, options.seed, progress)
    if options.json:
        print(msgspec.json.encode(found).decode())
        return 0
    print(f"{found.game}, {found.players} players: {found.games} random games, seed {found.seed}")
    print(f"{'seat':>6} {'wins':>8} {'score':>8}")
    for seat, (won, score) in enumerate(zip(found.win_share, found.mean_score, strict=True), 1):
        print(f"{seat:>6} {won:>8.1%} {score:>8.2f}")
    print(
        f"moves a game: {found.mean_moves:.1f} ({found.fewest_moves} to {found.most_moves}), "
        f"rounds: {found.mean_rounds:.2f}"
    )
    return 0


def _arena(options: Any) -> int:
    from sheepfold.lab.contest import BadContest, Contest, check_plot, plot, run, table_of

    contest = Contest(
        game=options.game,
        bots=tuple(options.bots),
        games=options.games,
        seed=options.seed,
        players=options.players,
        single_rounds=options.rounds,
        options=_chosen(options),
        jobs=options.jobs,
        dask=options.dask,
    )
    progress = _progress(options.games) if sys.stderr.isatty() else lambda _: None
    try:
        if options.plot is not None:
            check_plot(options.plot)
        done = run(contest, progress)
        print(msgspec.json.encode(done).decode() if options.json else table_of(done), flush=True)
        if options.plot is not None:
            plot(done, options.plot)
    except BadContest as wrong:
        return _complain(str(wrong))
    return 0


def _progress(total: int) -> Callable[[int], None]:
    """A bar on the terminal, drawn a few times a second."""
    last = time.monotonic()

    def draw(done: int) -> None:
        nonlocal last
        now = time.monotonic()
        if done == total:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
        elif now - last > 0.1:
            last = now
            filled = 30 * done // total
            bar = "█" * filled + "░" * (30 - filled)
            print(f"\r{bar} {done}/{total}", end="", file=sys.stderr, flush=True)

    return draw


def _read(path: Path) -> Record:
    try:
        with path.open("rb") as file:
            return load(file.read(LARGEST + 1))
    except OSError as error:
        raise BadRecord("record-unreadable", file=str(path), why=error.strerror or "") from None


def _show(options: Any) -> int:
    from sheepfold.terminal.draw import draw, draw_open, tell_event

    record = _read(options.file)
    game = game_of(record)
    viewer = options.viewer
    if viewer is not None and not 1 <= viewer <= len(record.names):
        raise BadRecord("record-no-seat", seat=viewer, most=len(record.names))
    if options.step is not None and not 0 <= options.step < len(record.entries):
        raise BadRecord("record-no-step", step=options.step, most=len(record.entries) - 1)
    last: Moment | None = None
    for moment in replay(record):
        last = moment
        if options.step is None:
            view = game.view(moment.state, viewer)
            told = (
                moment.events if viewer is None else [game.tell(e, viewer) for e in moment.events]
            )
            for event in told:
                if event is not None:
                    sentence = tell_event(event, view, record.names, options.lang)
                    print(f"{moment.entry:>4}  {sentence}")
        elif moment.entry == options.step:
            break
    assert last is not None
    if viewer is None:
        print(draw_open(game, last.state, record.names, options.lang))
    else:
        print(draw(game.view(last.state, viewer), record.names, options.lang))
    return 0


def _verify(options: Any) -> int:
    record = _read(options.file)
    for line in verdict(verify(record), options.lang):
        print(line)
    return 0


def verdict(checked: Checked, language: str) -> list[str]:
    """What was checked of a record that is right, and what cannot be."""
    lines = [
        say(language, "verify-moves", entries=checked.entries, over=str(checked.is_over).lower()),
        say(
            language,
            "verify-seals",
            seals=checked.seals,
            open=checked.seals - checked.closed,
            closed=checked.closed,
        ),
    ]
    if checked.unsealed:
        lines.append(say(language, "verify-unsealed", count=checked.unsealed))
    if checked.fingerprint:
        lines.append(say(language, "verify-fingerprint", fingerprint=checked.fingerprint))
    else:
        lines.append(say(language, "verify-old"))
    return lines


def _rules(options: Any) -> int:
    page = rules_page(options.game, options.lang)
    if sys.stdout.isatty():
        from sheepfold.terminal.rulebook import readable

        page = readable(page, min(shutil.get_terminal_size().columns, 100)).plain
    print(page)
    return 0


if __name__ == "__main__":
    sys.exit(main())
