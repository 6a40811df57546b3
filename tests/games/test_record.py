"""Records: golden ones replay, changed ones are caught, damaged ones get one clear sentence."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import jsonschema
import msgspec
import pytest

from sheepfold.cli import main
from sheepfold.games import GAMES
from sheepfold.games.record import LARGEST, BadRecord, Record, Writer, dump, load, replay, verify
from tests.golden import CASES, FOLDER, Case
from tests.mutants import ROOT

golden = pytest.mark.parametrize("case", CASES, ids=lambda case: case.path.stem)
CLUES = FOLDER / "wooolf-4-base.json"
HIDING = FOLDER / "uly_polly-3-base.json"


@golden
def test_golden_records_replay(case: Case) -> None:
    record = load(case.path.read_bytes())
    assert (record.game, len(record.names)) == (case.game, case.seats)
    game = GAMES[case.game]
    options = msgspec.json.decode(record.options, type=game.Options)
    assert options == game.Options(**case.options)
    moments = list(replay(record))
    assert len(moments) == len(record.entries)
    assert game.result(moments[-1].state) is not None
    assert verify(record) == 0
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
    """While a round runs its seals have no salt; question cards wait for the end of the game."""
    game = GAMES["wooolf"]
    rng = Random(4)
    options = game.Options()
    writer = Writer(
        game, options, tuple("ABCD"), game.deal(options, 4, rng), lambda: rng.randbytes(32).hex()
    )
    while actors := game.actors(writer.state):
        move = rng.choice(game.moves(writer.state, actors[0]))
        writer.play(actors[0], move, game.chance(writer.state, actors[0], move, rng))
        record = load(dump(writer.record()))
        closed = verify(record)
        over = game.result(writer.state) is not None
        guesses = 0 if over else sum(laid is not None for laid in writer.state.guesses)
        assert closed == (0 if over else 1 + writer.state.round + guesses)


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
    assert (error.reason, error.facts) == ("record-entry", {"entry": 5})
    assert getattr(error.__cause__, "reason", None) in ("not-neighbours", "dog-on-tile")


def test_verify_catches_another_hiding_place() -> None:
    def elsewhere(data: dict[str, Any]) -> None:
        hidden = data["entries"][1]
        hidden["move"] = "hide a1" if hidden["move"] != "hide a1" else "hide b1"

    error = refused(changed(HIDING, elsewhere))
    assert (error.reason, error.facts) == ("record-seal-wrong", {"entry": 1, "name": "wolf"})


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

    assert refused(changed(CLUES, exchanged)).facts == {"entry": 0, "name": "cards"}
    assert refused(changed(CLUES, question)).facts == {"entry": 0, "name": "questions"}


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
    assert getattr(error.__cause__, "reason", None) == "deal-cards"


DAMAGE: list[tuple[str, bytes, str]] = [
    ("empty", b"", "record-cut-short"),
    ("not JSON", b"hello", "record-not-json"),
    ("another JSON", b"[1, 2]", "record-shape"),
    ("another format", b'{"format": "pgn", "version": 1}', "record-format"),
    ("the future", b'{"format": "sheepfold-record", "version": 99, "moves": 7}', "record-version"),
    ("nothing else", b'{"format": "sheepfold-record", "version": 1}', "record-shape"),
    ("oversized", b" " * (LARGEST + 1), "record-too-large"),
    ("not text", b'{"format": "\xff\xfe"}', "record-not-json"),
    ("deep", b"[" * 100_000, "record-shape"),
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
    assert main([command, str(path)]) == 2
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
