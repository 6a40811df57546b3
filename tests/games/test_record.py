"""Records: golden ones replay, changed ones are caught, damaged ones get one clear sentence."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import jsonschema
import pytest
from msgspec.structs import replace

from sheepfold.cli import main
from sheepfold.games import GAMES
from sheepfold.games.contract import IllegalMove
from sheepfold.games.record import LARGEST, BadRecord, Record, Writer, dump, load
from sheepfold.games.verify import replay, verify
from sheepfold.games.wooolf.pieces import Peek
from sheepfold.locales import LANGUAGES
from tests.golden import CASES, FOLDER, Case
from tests.mutants import ROOT

golden = pytest.mark.parametrize("case", CASES, ids=lambda case: case.path.stem)
CLUES = FOLDER / "wooolf-4-base.json"
NEWER = FOLDER / "wooolf-4-version_2.json"
HIDING = FOLDER / "uly_polly-3-base.json"


@golden
def test_golden_records_replay(case: Case) -> None:
    record = load(case.path.read_bytes())
    assert (record.game, len(record.names)) == (case.game, case.seats)
    game = GAMES[case.game]
    assert record.options == game.Options(**case.options)
    moments = list(replay(record))
    assert len(moments) == len(record.entries)
    assert game.result(moments[-1].state) is not None
    checked = verify(record)
    assert (checked.is_over, checked.closed) == (True, 0)
    assert checked.fingerprint == record.fingerprint
    assert (record.version, bool(record.fingerprint)) in ((1, False), (2, True))
    for viewer in (None, *range(1, case.seats + 1)):
        assert all(game.view(moment.state, viewer).viewer == viewer for moment in moments)


@golden
def test_a_dumped_record_loads_as_it_was(case: Case) -> None:
    data = case.path.read_bytes()
    assert dump(load(data)) == data


@golden
def test_golden_records_fit_the_published_schema(case: Case) -> None:
    schema = json.loads((ROOT / "docs/record.schema.json").read_text())
    jsonschema.Draft202012Validator(schema).validate(json.loads(case.path.read_bytes()))


def test_no_golden_record_is_without_a_case() -> None:
    assert {path.name for path in FOLDER.glob("*.json")} == {case.path.name for case in CASES}


def test_every_game_variant_and_player_count_has_a_golden_record() -> None:
    for game in GAMES.values():
        for seats in game.SEATS:
            for variant in (
                "base",
                "by_the_book",
                *(["advanced"] if game.NAME == "wooolf" else []),
            ):
                assert Case(game.NAME, seats, variant).path.exists()


def test_seals_stay_closed_until_the_fact_may_be_known() -> None:
    """While a round runs its seals have no salt; question cards and how the cards lay at a peek
    wait for the end of the game.
    """
    game = GAMES["wooolf"]
    rng = Random(4)
    options = game.Options()
    writer = Writer(
        game, options, tuple("ABCD"), game.deal(options, 4, rng), lambda: rng.randbytes(32).hex()
    )
    peeks = 0
    while actors := game.actors(writer.state):
        move = rng.choice(game.moves(writer.state, actors[0]))
        writer.play(actors[0], move, game.chance(writer.state, actors[0], move, rng))
        record = load(dump(writer.record()))
        closed = verify(record).closed
        over = game.result(writer.state) is not None
        peeks += isinstance(move, Peek)
        guesses = sum(laid is not None for laid in writer.state.guesses)  # type: ignore[attr-defined]
        assert closed == (0 if over else 1 + writer.state.round + guesses + peeks)


def changed(path: Path, change: Callable[[dict[str, Any]], object]) -> Record:
    data = json.loads(path.read_bytes())
    change(data)
    return load(json.dumps(data).encode())


def refused(record: Record) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        verify(record)
    return caught.value


def test_verify_names_the_first_wrong_entry() -> None:
    def moved(data: dict[str, Any]) -> None:
        data["entries"][5]["move"] = "a1-d4"

    error = refused(changed(HIDING, moved))
    assert error.reason == "record-move"
    assert error.facts["entry"] == 5
    assert error.facts["move"] == "a1-d4"
    assert error.facts["rule"] in ("uly_polly-not-neighbours", "uly_polly-dog-on-tile")


def test_verify_catches_another_hiding_place() -> None:
    def elsewhere(data: dict[str, Any]) -> None:
        hidden = data["entries"][1]
        hidden["move"] = "hide a1" if hidden["move"] != "hide a1" else "hide b1"

    error = refused(changed(HIDING, elsewhere))
    assert error.reason == "record-seal-wrong"
    assert error.facts == {"game": "uly_polly", "entry": 1, "name": "wolf"}


def test_verify_catches_another_deal() -> None:
    def exchanged(data: dict[str, Any]) -> None:
        exchange(data["entries"][0]["outcome"]["hands"])

    def question(data: dict[str, Any]) -> None:
        data["entries"] = data["entries"][:1]
        data["result"] = None
        exchange(data["entries"][0]["outcome"]["questions"])

    def exchange(held: list[Any]) -> None:
        other = next(i for i, pair in enumerate(held) if pair != held[0])
        held[0], held[other] = held[other], held[0]

    entry = {"game": "wooolf", "entry": 0}
    assert refused(changed(CLUES, exchanged)).facts == {**entry, "name": "cards"}
    assert refused(changed(CLUES, question)).facts == {**entry, "name": "questions"}


def test_verify_catches_a_withheld_salt_and_a_wrong_result() -> None:
    def withheld(data: dict[str, Any]) -> None:
        data["entries"][0]["salts"][1] = None

    def result(data: dict[str, Any]) -> None:
        data["result"]["scores"][0] += 1

    def unfinished(data: dict[str, Any]) -> None:
        data["entries"].pop()

    def missing(data: dict[str, Any]) -> None:
        del data["entries"][0]["seals"]

    assert refused(changed(CLUES, withheld)).reason == "record-not-opened"
    assert refused(changed(CLUES, result)).reason == "record-result"
    assert refused(changed(CLUES, unfinished)).reason == "record-result"
    assert refused(changed(CLUES, missing)).reason == "record-seals"


def test_verify_catches_an_outcome_that_could_not_be_drawn() -> None:
    def stacked(data: dict[str, Any]) -> None:
        data["entries"][0]["outcome"]["hands"][0] = ["wolf/wolf", "wolf/wolf"]

    error = refused(changed(CLUES, stacked))
    assert error.reason == "record-entry"
    assert error.facts == {"entry": 0, "rule": "wooolf-deal-cards"}


def test_every_other_way_the_cards_could_have_lain_at_a_peek_is_caught() -> None:
    entries = json.loads(NEWER.read_bytes())["entries"]
    peeks = [n for n, entry in enumerate(entries) if entry.get("move", "").startswith("peek")]
    found = 0
    for number in peeks:

        def turned(data: dict[str, Any], number: int = number) -> None:
            outcome = data["entries"][number]["outcome"]
            outcome["left"] = 1 - outcome["left"]

        caught = refused(changed(NEWER, turned))
        sealed = caught.facts == {"game": "wooolf", "entry": number, "name": "left"}
        # Or its owner had laid the cards by hand.
        arranged = caught.facts.get("rule") == "wooolf-shuffle"
        assert sealed or arranged, caught
        assert caught.facts["entry"] == number
        found += sealed
    assert found > 3


@pytest.mark.parametrize("path", [CLUES, NEWER], ids=["version 1", "version 2"])
def test_a_record_that_was_cut_off_does_not_pass_with_the_salts_of_secrets(path: Path) -> None:
    whole = json.loads(path.read_bytes())["entries"]

    for left in range(1, len(whole)):

        def cut(data: dict[str, Any], left: int = left) -> None:
            data["entries"] = data["entries"][:left]
            data["result"] = None

        assert refused(changed(path, cut)).reason == "record-opened-early"


def drawn_otherwise(fields: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """A record of a fair draw, changed in every way that matters; and the reason to refuse it."""

    def changed(change: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        copy: dict[str, Any] = json.loads(json.dumps(fields))
        change(copy)
        return copy

    added = fields["draw"]["contributions"]
    yield "record-draw-seal", changed(lambda r: r["draw"].update(seal="0" * 64))
    yield (
        "record-draw-closed",
        changed(lambda r: (r["draw"].update(seed=None), [e.pop("drawn", 0) for e in r["entries"]])),
    )
    yield "record-draw-seats", changed(lambda r: r["draw"]["contributions"][0].update(seat=99))
    yield "record-draw-seats", changed(lambda r: r["draw"]["contributions"][0].update(added[1]))
    yield "record-draw-seal", changed(lambda r: r["draw"].update(seed="0" * 64))
    yield "record-drawn", changed(lambda r: r["draw"]["contributions"].reverse())
    yield "record-drawn", changed(lambda r: r["draw"]["contributions"].pop())
    yield "record-drawn", changed(lambda r: r["draw"]["contributions"][0].update(value="0" * 64))
    yield "record-drawn", changed(lambda r: r["entries"][0].pop("drawn"))
    yield "record-drawn", changed(lambda r: r["entries"][0]["drawn"].update(moves=1))
    yield "record-drawn", changed(lambda r: r["entries"][0]["drawn"]["numbers"].pop())
    yield (
        "record-drawn",
        changed(lambda r: r["entries"][1].update(drawn={"round": 1, "moves": 0, "numbers": []})),
    )
    yield "record-drawn", changed(lambda r: r.update(draw=None))


@pytest.mark.parametrize("name", ["uly_polly-4-fair_draw", "wooolf-5-fair_draw"])
def test_what_does_not_follow_from_the_draw_is_caught(name: str) -> None:
    fields = json.loads((FOLDER / f"{name}.json").read_bytes())
    for reason, changed in drawn_otherwise(fields):
        with pytest.raises(BadRecord) as caught:
            verify(load(json.dumps(changed).encode()))
        # Few numbers are drawn in Uly & Polly; others may lead to the same outcome by chance.
        assert caught.value.reason in (reason, "record-fingerprint")


def test_another_outcome_is_caught_even_with_the_seals_that_fit_it() -> None:
    """A server that chose a shuffle could seal and open it; it does not follow from the draw."""
    record = load((FOLDER / "wooolf-5-fair_draw.json").read_bytes())
    game, writer = GAMES["wooolf"], None
    salts = iter(str(salt) for entry in record.entries for salt in entry.salts)
    writer = Writer(
        game,
        record.options,
        record.names,
        record.entries[0].outcome,
        lambda: next(salts),
        bots=record.bots,
        date=record.date,
        draw=record.draw,
    )
    is_turned = False
    for entry in record.entries[1:]:
        move = game.parse(str(entry.move), record.options)
        outcome = entry.outcome
        if isinstance(move, Peek) and not is_turned:
            outcome, is_turned = replace(outcome, left=1 - outcome.left), True
        try:
            writer.play(int(entry.seat or 0), move, outcome, entry.at, entry.bot)
        except (IllegalMove, StopIteration):
            break
    assert is_turned
    with pytest.raises(BadRecord) as caught:
        verify(load(dump(writer.record())))
    assert caught.value.reason in ("record-drawn", "record-draw-early")


def test_whatever_is_public_is_in_the_fingerprint() -> None:
    """Names and options are not sealed, but another name or option has another fingerprint."""

    def name(data: dict[str, Any]) -> None:
        data["names"][0] = "Eve"

    def option(data: dict[str, Any]) -> None:
        data["options"]["round_limit"] = 99

    for change in (name, option):
        assert refused(changed(NEWER, change)).reason == "record-fingerprint"


def test_free_moves_do_not_change_the_fingerprint() -> None:
    """Nobody else may learn that cards were arranged, so the fingerprint cannot depend on it."""

    def nothing_arranged(data: dict[str, Any]) -> None:
        moves = data["entries"]
        data["entries"] = [e for e in moves if not e.get("move", "").startswith("arrange")]

    assert "arrange" in NEWER.read_text()
    before, after = load(NEWER.read_bytes()), changed(NEWER, nothing_arranged)
    assert len(after.entries) < len(before.entries)
    assert verify(after).fingerprint == before.fingerprint


def test_a_flood_of_free_moves_does_not_make_the_history_longer() -> None:
    """Else a replay would take a time that grows with the square of their number."""
    for name, seats, texts in (
        ("uly_polly", 3, ("propose a1", "propose b2")),
        ("wooolf", 5, ("arrange 1", "arrange 2")),
    ):
        game = GAMES[name]
        options = game.Options(first_wolf=1) if name == "uly_polly" else game.Options()
        state = game.start(options, seats, game.deal(options, seats, Random(1)))
        if name == "uly_polly":
            state, _ = game.play(state, 1, game.parse("hide c3", options), None)
        before = state.history
        for number in range(1000):
            state, _ = game.play(state, 2, game.parse(texts[number % 2], options), None)
        assert state.history == before


MISSHAPEN: list[tuple[str, Callable[[dict[str, Any]], object], str]] = [
    ("an unknown field", lambda d: d.update(extra=1), "extra"),
    ("a missing field", lambda d: d.pop("result"), "result"),
    ("no version", lambda d: d.pop("version"), "version"),
    ("a bot too many", lambda d: d["bots"].append(None), "bots"),
    ("another date", lambda d: d.update(date="yesterday"), "date"),
    ("no game in the options", lambda d: d["options"].pop("game"), "options.game"),
    ("an option left out", lambda d: d["options"].pop("deck"), "options.deck"),
    ("an unknown option", lambda d: d["options"].update(joker=True), "options.joker"),
    ("an option of another type", lambda d: d["options"].update(advanced=0), "options.advanced"),
    ("a name that is none", lambda d: d["names"].__setitem__(2, 7), "names[2]"),
    ("no type", lambda d: d["entries"][0]["outcome"].pop("type"), "entries[0].outcome.type"),
    (
        "a card that is none",
        lambda d: d["entries"][0]["outcome"]["hands"][3].__setitem__(1, "cat/cat"),
        "entries[0].outcome.hands[3][1]",
    ),
    (
        "a peek of another type",
        lambda d: d["entries"][1]["outcome"].update(left="0"),
        "entries[1].outcome.left",
    ),
    ("an unknown field of an entry", lambda d: d["entries"][4].update(x=1), "entries[4].x"),
    (
        "an unknown field of what was drawn",
        lambda d: d["entries"][1].update(drawn={"round": 1, "moves": 0, "numbers": [], "x": 1}),
        "entries[1].drawn.x",
    ),
    ("a time before the start", lambda d: d["entries"][4].update(at=-1), "entries[4].at"),
    ("nothing where nothing stands", lambda d: d["entries"][4].update(bot=None), "entries[4].bot"),
    ("a date and more", lambda d: d.update(date=d["date"] + "\n"), "date"),
    ("other digits", lambda d: d.update(date="２026-11-16T20:15:00Z"), "date"),
    ("a salt that is none", lambda d: d["entries"][0]["salts"].append(5), "entries[0].salts[2]"),
    (
        "a part of what was drawn left out",
        lambda d: d["entries"][1].update(drawn={"round": 1, "moves": 0}),
        "entries[1].drawn.numbers",
    ),
    ("a result of another type", lambda d: d["result"].update(scores="0"), "result.scores"),
    ("a result left out", lambda d: d["result"].pop("errors"), "result.errors"),
]


@pytest.mark.parametrize(("name", "change", "place"), MISSHAPEN, ids=[m[0] for m in MISSHAPEN])
def test_the_true_place_of_what_is_wrong_is_named(
    name: str, change: Callable[[dict[str, Any]], object], place: str
) -> None:
    with pytest.raises(BadRecord) as caught:
        changed(NEWER, change)
    assert (caught.value.reason, caught.value.facts) == ("record-shape", {"place": place})


@pytest.mark.parametrize(("name", "change", "place"), MISSHAPEN, ids=[m[0] for m in MISSHAPEN])
def test_the_published_schema_refuses_the_same(
    name: str, change: Callable[[dict[str, Any]], object], place: str
) -> None:
    schema = json.loads((ROOT / "docs/record.schema.json").read_text())
    data = json.loads(NEWER.read_bytes())
    change(data)
    if name != "a bot too many":  # a schema cannot compare two lengths
        assert not jsonschema.Draft202012Validator(schema).is_valid(data)


@pytest.mark.parametrize(
    "hostile",
    [
        b'{"format": "sheepfold-record", "version": 2, "x": ' + b"9" * 5000 + b"}",
        NEWER.read_bytes().replace(b'"left":0', b'"left":' + b"[" * 990 + b"]" * 990, 1),
        NEWER.read_bytes().replace(b'"rules": 1', b'"rules": 1' + b"0" * 40, 1),
        NEWER.read_bytes().replace(b'"seat":1', b'"seat":1' + b"0" * 400, 1),
        NEWER.read_bytes().replace(b'"seat":1', b'"seat":1,"at":1', 1),
        HIDING.read_bytes().replace(b'"outcome":{"type":"first_wolf"', b'"outcom":{"type":"x"', 1),
        b'{"format": "sheepfold-record", "version": 2,'
        + b",".join(b'"%d": 1' % n for n in [*range(100_000), 5])
        + b"}",
    ],
    ids=["digits", "deep", "rules", "seat", "time", "no deal", "many fields"],
)
def test_hostile_files_are_refused_in_a_sentence_and_at_once(
    hostile: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(hostile)
    for command in ("verify", "show"):
        assert main([command, str(path)]) in (1, 2)
        assert capsys.readouterr().err.count("\n") <= 1


def test_a_deal_that_is_missing_is_refused() -> None:
    def without(data: dict[str, Any]) -> None:
        del data["entries"][0]["outcome"]

    assert refused(changed(HIDING, without)).facts == {"entry": 0, "rule": "uly_polly-first-wolf"}


def test_a_move_is_written_as_we_write_it() -> None:
    def shouted(data: dict[str, Any]) -> None:
        data["entries"][1]["move"] = f" {data['entries'][1]['move'].upper()}"

    assert refused(changed(HIDING, shouted)).facts == {"place": "entries[1].move"}


def test_a_field_that_comes_twice_is_refused() -> None:
    twice = NEWER.read_bytes().replace(b'"seat":1,', b'"seat":1,"seat":1,', 1)
    with pytest.raises(BadRecord) as caught:
        load(twice)
    assert (caught.value.reason, caught.value.facts) == ("record-twice", {"field": "seat"})


def test_a_seat_on_the_deal_is_refused() -> None:
    def seated(data: dict[str, Any]) -> None:
        data["entries"][0]["seat"] = 1

    assert refused(changed(NEWER, seated)).reason == "record-no-deal"


@pytest.mark.parametrize("evil", ["\x1b[2J", "a\nb", "\u202eevil", "\x07"])
def test_nothing_from_a_file_reaches_the_terminal_raw(
    evil: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def named(data: dict[str, Any]) -> None:
        data["names"][1] = evil

    def moved(data: dict[str, Any]) -> None:
        data["entries"][3]["move"] = evil

    def game(data: dict[str, Any]) -> None:
        data["game"] = evil

    def field(data: dict[str, Any]) -> None:
        data[evil] = 1

    for change in (named, moved, game, field):
        data = json.loads(NEWER.read_bytes())
        change(data)
        path = tmp_path / "game.json"
        path.write_text(json.dumps(data))
        for command in ("verify", "show"):
            assert main([command, str(path)]) != 0
            out, err = capsys.readouterr()
            assert evil not in out + err
            assert err.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_reads_a_file_is_not_spoken_to_as_a_player(
    language: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def moved(data: dict[str, Any]) -> None:
        data["entries"][3]["seat"] = 3 if data["entries"][3]["seat"] != 3 else 4

    data = json.loads(NEWER.read_bytes())
    moved(data)
    path = tmp_path / "game.json"
    path.write_text(json.dumps(data))
    assert main(["verify", str(path), "--lang", language]) != 0
    assert "not-your-turn" in capsys.readouterr().err


DAMAGE: list[tuple[str, bytes, str]] = [
    ("empty", b"", "record-cut-short"),
    ("not JSON", b"hello", "record-not-json"),
    ("another JSON", b"[1, 2]", "record-format"),
    ("an object without a format", b"{}", "record-format"),
    ("another format", b'{"format": "pgn", "version": 1}', "record-format"),
    ("a running game", b'{"format": "sheepfold-seen", "version": 1}', "record-not-over"),
    ("the future", b'{"format": "sheepfold-record", "version": 99, "moves": 7}', "record-version"),
    ("nothing else", b'{"format": "sheepfold-record", "version": 1}', "record-shape"),
    ("oversized", b" " * (LARGEST + 1), "record-too-large"),
    ("not text", b'{"format": "\xff\xfe"}', "record-not-json"),
    ("deep", b"[" * 100_000, "record-format"),
    ("truncated", CLUES.read_bytes()[:700], "record-cut-short"),
]


@pytest.mark.parametrize(("name", "data", "reason"), DAMAGE, ids=[d[0] for d in DAMAGE])
def test_damaged_files_are_refused(name: str, data: bytes, reason: str) -> None:
    with pytest.raises(BadRecord) as caught:
        load(data)
    assert caught.value.reason == reason


@pytest.mark.parametrize("command", ["verify", "show"])
@pytest.mark.parametrize(("name", "data", "reason"), DAMAGE, ids=[d[0] for d in DAMAGE])
def test_the_command_line_says_so_in_one_line(
    command: str,
    name: str,
    data: bytes,
    reason: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(data)
    assert main([command, str(path)]) == (1 if command == "verify" else 2)
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("sheepfold: ")
    assert err.count("\n") == 1
    assert [p.name for p in tmp_path.iterdir()] == ["game.json"]


def test_random_damage_never_surprises(effort: int) -> None:
    """Cut, flipped and spliced files are refused or, if the change meant nothing, accepted."""
    rng = Random("damage")
    for _ in range(300 * effort):
        data = bytearray(rng.choice((CLUES, HIDING)).read_bytes())
        for _ in range(rng.randint(1, 3)):
            at = rng.randrange(len(data))
            match rng.randrange(4):
                case 0:
                    data[at] = rng.randrange(256)
                case 1:
                    del data[at : at + rng.randrange(50)]
                case 2:
                    data[at:at] = data[: rng.randrange(50)]
                case _:
                    data = data[: at + 1]
        try:
            verify(load(bytes(data)))
        except BadRecord as error:
            assert error.reason.startswith("record-")
