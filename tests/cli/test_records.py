"""`show`, `verify` and `lookback`: one record, many, and stdin."""

import io
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from sheepfold.games.record import Writer, dump, load, rules_of_record
from tests.cli.conftest import Typed
from tests.golden import FOLDER

GOLDEN = sorted(FOLDER.glob("*.json"))
GAME = str(FOLDER / "wooolf-5-base.json")
TURN = "\x1b[2J\r\x07\u202e\x9b31m"
"""What a terminal would obey: escapes, control characters, a change of direction."""

Refused = Callable[..., str]


@pytest.fixture
def wrong(tmp_path: Path) -> str:
    """A record whose first name is too long."""
    file = tmp_path / "wrong.json"
    record = json.loads(Path(GAME).read_bytes())
    record["names"][0] = "x" * 100
    file.write_text(json.dumps(record))
    return str(file)


@pytest.fixture
def lines(tmp_path: Path) -> str:
    """A file with a record on every line."""
    file = tmp_path / "games.jsonl"
    records = [json.dumps(json.loads(path.read_bytes())) for path in GOLDEN]
    file.write_text("\n".join(records) + "\n")
    return str(file)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda p: p.stem)
def test_show_tells_every_golden_record(path: Path, typed: Typed) -> None:
    for view in ([], ["--as", "1"], ["--as", "2", "--step", "3"], ["--lang", "de", "--step", "0"]):
        said = typed("show", str(path), *view)
        assert said.code == 0
        assert said.out


def test_show_as_a_seat_tells_less_than_open(typed: Typed) -> None:
    file = str(FOLDER / "uly_polly-3-base.json")
    opened = typed("show", file, "--step", "1").out
    shown = {typed("show", file, "--step", "1", "--as", seat).out for seat in "123"}
    assert "U" in opened
    assert len(shown) > 1


@pytest.mark.parametrize(
    "asked", [["--as", "6"], ["--as", "0"], ["--step", "9999"], ["--step", "-1"], ["--game", "2"]]
)
def test_show_refuses_what_is_not_in_the_record(asked: list[str], refused: Refused) -> None:
    refused("show", GAME, *asked)


@pytest.mark.parametrize("command", ["show", "verify"])
@pytest.mark.parametrize("file", ["/no/such/file", "/", "/no\x1b[2Jfile\n"])
def test_a_file_that_cannot_be_read(command: str, file: str, refused: Refused) -> None:
    said = refused(command, file)
    assert "can’t be read" in said
    assert "\x1b" not in said


def test_verify_says_that_all_is_well(typed: Typed) -> None:
    said = typed("verify", GAME)
    assert (said.code, said.err) == (0, "")
    assert "legal by the rules, and the result is right" in said.out


def test_verify_of_a_wrong_record_is_one_line_and_exit_code_1(wrong: str, typed: Typed) -> None:
    said = typed("verify", wrong)
    assert (said.code, said.out) == (1, "")
    assert said.err.startswith("sheepfold: ")
    assert said.err.count("\n") == 1


def test_verify_of_several_files_is_a_line_for_each_and_a_count(wrong: str, typed: Typed) -> None:
    said = typed("verify", *map(str, GOLDEN))
    assert said.code == 0
    *each, last = said.out.splitlines()
    assert [line.partition(": ")[0] for line in each] == list(map(str, GOLDEN))
    assert last == f"Records that are right: {len(GOLDEN)} of {len(GOLDEN)}."
    said = typed("verify", GAME, wrong)
    assert said.code == 1
    assert said.out.splitlines()[-1] == "Records that are right: 1 of 2."
    assert wrong in said.out


def test_a_file_that_is_not_there_hides_no_other(wrong: str, typed: Typed) -> None:
    said = typed("verify", "/no/such/file", wrong, GAME)
    assert said.code == 2
    assert "/no/such/file" in said.err
    assert said.out.splitlines()[-1] == "Records that are right: 1 of 3."
    said = typed("verify", "--json", "/no/such/file", wrong, GAME)
    assert said.code == 2
    found = json.loads(said.out)
    assert (found["right"], found["wrong"]) == (1, 2)
    assert found["records"][0]["file"] == "/no/such/file"
    assert (found["records"][0]["line"], found["records"][0]["right"]) == (None, False)
    assert "can’t be read" in found["records"][0]["wrong"]


def test_verify_reads_a_record_on_every_line(lines: str, typed: Typed) -> None:
    count = len(GOLDEN)
    assert typed("verify", lines).out == f"{lines}: Records that are right: {count} of {count}.\n"
    text = Path(lines).read_text()
    Path(lines).write_text(text[:-100] + "\n")
    said = typed("verify", lines)
    assert said.code == 1
    assert f"{lines}:{count}: The record breaks off" in said.out


@pytest.mark.parametrize(
    ("language", "condition"),
    [
        ("en", "If the fingerprint is the one that the players saw, nobody could choose."),
        ("it", "Se l’impronta è quella vista da chi ha giocato, nessuno ha potuto scegliere."),
        ("es", "Si la huella es la que vieron quienes jugaron, nadie pudo elegir."),
        (
            "de",
            "Ist der Fingerabdruck der, den alle beim Spielen gesehen haben, konnte niemand etwas "
            "aussuchen.",
        ),
        (
            "fr",
            "Si l’empreinte est celle que tout le monde a vue en jouant, personne n’a pu choisir.",
        ),
    ],
)
def test_that_nobody_chose_depends_on_the_fingerprint(
    language: str, condition: str, typed: Typed
) -> None:
    """One program can make a whole file: its seed, and all that devices are said to have added."""
    said = typed("verify", "--lang", language, str(FOLDER / "wooolf-5-fair_draw.json"))
    assert f". {condition}\n" in said.out


@pytest.mark.parametrize(
    ("language", "address"),
    [
        ("en", "you"),
        ("it", "hai|tu"),
        ("es", "jugaste|tú"),
        ("de", "du|dein"),
        ("fr", "tu"),
    ],
)
def test_verify_does_not_take_its_reader_for_a_player(
    language: str, address: str, typed: Typed
) -> None:
    for name in ("wooolf-5-fair_draw", "wooolf-5-base"):
        said = typed("verify", "--lang", language, str(FOLDER / f"{name}.json"))
        assert not re.search(rf"\b({address})\b", said.out)


def test_a_seal_that_is_open_too_early_is_told_of_alike_for_every_secret(
    tmp_path: Path, typed: Typed
) -> None:
    record = json.loads((FOLDER / "wooolf-4-version_2.json").read_bytes())
    file = tmp_path / "cut.json"
    file.write_text(json.dumps({**record, "entries": record["entries"][:2], "result": None}))
    assert (
        "a seal is open that should still be closed: the cards. " in typed("verify", str(file)).err
    )


def test_verify_claims_nothing_of_a_draw_whose_seed_is_closed(tmp_path: Path, typed: Typed) -> None:
    """The game is not over, and its deal may as well have been chosen."""
    whole = load((FOLDER / "wooolf-5-fair_draw.json").read_bytes())
    assert whole.draw is not None
    assert "nobody could choose" in typed("verify", str(FOLDER / "wooolf-5-fair_draw.json")).out
    chosen = load(Path(GAME).read_bytes()).entries[0].outcome
    draw = replace(whole.draw, seed=None)
    writer = Writer(
        rules_of_record(whole), whole.options, whole.names, chosen, lambda: "5a" * 32, draw=draw
    )
    file = tmp_path / "begun.json"
    file.write_bytes(dump(writer.record()))
    said = typed("verify", str(file))
    assert (said.code, said.err) == (0, "")
    assert "could choose" not in said.out
    assert "stays closed until the game is over" in said.out


def test_verify_as_json(wrong: str, lines: str, typed: Typed) -> None:
    said = typed("verify", "--json", GAME, wrong, lines)
    assert said.code == 1
    found = json.loads(said.out)
    assert (found["right"], found["wrong"]) == (1 + len(GOLDEN), 1)
    places = [(one["file"], one["line"], one["right"]) for one in found["records"]]
    assert places[:3] == [(GAME, 1, True), (wrong, 1, False), (lines, 1, True)]
    assert places[-1] == (lines, len(GOLDEN), True)


@pytest.mark.parametrize("command", ["verify", "show"])
def test_a_record_can_come_from_stdin(
    command: str, typed: Typed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(Path(GAME).read_bytes())))
    assert typed(command, "-").out == typed(command, GAME).out


def test_show_one_of_many(lines: str, typed: Typed, refused: Refused) -> None:
    for number, path in enumerate(GOLDEN, 1):
        assert typed("show", lines, "--game", str(number)).out == typed("show", str(path)).out
    assert f"has {len(GOLDEN)}" in refused("show", lines, "--game", "99")


def test_nothing_from_a_file_is_obeyed_by_the_terminal(tmp_path: Path, typed: Typed) -> None:
    record = json.loads(Path(GAME).read_bytes())
    named = tmp_path / "named.json"
    named.write_text(json.dumps({**record, "names": [TURN, f"a\n{TURN}", "c", "d", "e"]}))
    other = tmp_path / "other.json"
    other.write_text(json.dumps({**record, "game": TURN}))
    moved = tmp_path / "moved.json"
    entries = [record["entries"][0], {**record["entries"][1], "move": TURN}]
    moved.write_text(json.dumps({**record, "entries": entries}))
    for file in map(str, (named, other, moved)):
        for words in (("show", file), ("show", file, "--as", "2"), ("verify", file)):
            said = typed(*words)
            for letter in said.out + said.err:
                assert letter.isprintable() or letter == "\n", (words, letter)
    assert typed("verify", str(other)).err.count("\n") == 1


@pytest.mark.parametrize("name", ["wooolf-8-advanced", "uly_polly-4-base"])
def test_lookback_names_the_turning_points(name: str, typed: Typed) -> None:
    code, out, err = typed("lookback", str(FOLDER / f"{name}.json"))
    assert (code, err) == (0, "")
    assert re.match(r" +\d+  [A-Z]", out)
    code, out, _ = typed("lookback", str(FOLDER / f"{name}.json"), "--json")
    found = json.loads(out)
    assert (code, found["wrong"]) == (0, None)
    assert found["points"]
    assert len(found["steps"]) == len(load((FOLDER / f"{name}.json").read_bytes()).entries)


@pytest.mark.parametrize("command", ["show", "lookback"])
def test_equal_names_are_told_apart(command: str, tmp_path: Path, typed: Typed) -> None:
    fields = json.loads(Path(GAME).read_bytes())
    file = tmp_path / "foxes.json"
    file.write_text(json.dumps({**fields, "names": ["fox"] * len(fields["names"])}))
    told = typed(command, str(file)).out
    assert "fox 2" in told


@pytest.mark.parametrize("command", ["show", "verify", "lookback"])
def test_a_game_that_was_saved_before_its_end_is_told_as_that(
    command: str, tmp_path: Path, typed: Typed
) -> None:
    file = tmp_path / "seen.json"
    file.write_text('{"format":"sheepfold-seen","version":1,"game":"wooolf","viewer":1}')
    assert "wasn’t over when this was saved" in typed(command, str(file)).err


def test_lookback_of_a_damaged_record_shows_the_sound_part(tmp_path: Path, typed: Typed) -> None:
    whole = (FOLDER / "wooolf-8-advanced.json").read_bytes()
    file = tmp_path / "cut.json"
    file.write_bytes(whole[: len(whole) // 2])
    code, out, err = typed("lookback", str(file), "--json")
    assert code == 1
    assert err.count("\n") == 1
    assert 5 < len(json.loads(out)["steps"]) < len(load(whole).entries)
