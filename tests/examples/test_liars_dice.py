"""The example is built and installed beside Sheepfold, and played through everything."""

import json
import re
import shutil
from pathlib import Path

import pytest

from sheepfold.locales import LANGUAGES
from tests.examples.installing import EXAMPLE, install_example, passed, python, sheepfold
from tests.mutants import ROOT

SERVED = (
    *("tests/server/test_game_info.py", "tests/server/test_games.py"),
    *("tests/server/test_noninterference.py", "tests/server/test_reasons.py"),
    *("tests/server/test_replay.py", "tests/server/test_thinking.py"),
    *("tests/table/test_bots.py", "tests/bots/test_reasons.py"),
)
"""Where tables and bots of every game are tested."""


@pytest.fixture(scope="module")
def dice(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which the example is installed."""
    return install_example(tmp_path_factory.mktemp("packages"))


@pytest.fixture(scope="module")
def records(dice: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Games of the arena, a record on every line."""
    file = tmp_path_factory.mktemp("records") / "games.jsonl"
    words = ("expert", "novice", "--players", "3", "--games", "6", "--records", str(file))
    played = sheepfold(dice, "arena", "liars-dice", *words, "--json")
    standings = json.loads(played.stdout)["standings"]
    assert [one["name"] for one in standings] == ["expert", "novice"]
    assert played.stderr == ""
    return file


def test_nothing_of_sheepfold_names_it() -> None:
    name = re.compile("liars.?dice|Liar['’]s Dice", re.IGNORECASE)
    folders = [ROOT / "src", ROOT / "web" / "src"]
    files = [file for folder in folders for file in folder.rglob("*") if file.is_file()]
    assert [f for f in files if name.search(f.read_bytes().decode(errors="ignore"))] == []


def test_its_own_tests_pass() -> None:
    python(EXAMPLE / "src", "-m", "pytest", str(EXAMPLE), "-c", str(EXAMPLE / "pyproject.toml"))


@pytest.mark.parametrize("players", [2, 6])
def test_it_is_simulated(dice: Path, players: int) -> None:
    words = ("liars-dice", "--players", str(players), "--games", "20")
    found = json.loads(sheepfold(dice, "simulate", *words, "--json").stdout)
    assert (found["game"], found["games"]) == ("liars_dice", 20)
    assert sum(found["win_share"]) == pytest.approx(1)
    told = sheepfold(dice, "simulate", *words, "--lang", "de")
    assert told.stdout.startswith(f"Lügenwürfel, {players} Spieler")
    assert told.stderr == ""


def test_the_arena_lists_its_bots_as_levels(dice: Path) -> None:
    listed = json.loads(sheepfold(dice, "arena", "liars-dice", "--json").stdout)
    assert listed == {"levels": ["novice", "expert"], "opponents": [], "plug_ins": []}


def test_its_records_are_verified_with_their_seals(dice: Path, records: Path) -> None:
    found = json.loads(sheepfold(dice, "verify", str(records), "--json").stdout)
    assert (found["right"], found["wrong"]) == (6, 0)
    assert all(one["seals"] > 20 and one["closed"] == 0 for one in found["records"])


def test_a_changed_die_is_noticed(dice: Path, records: Path, tmp_path: Path) -> None:
    record = json.loads(records.read_text("utf-8").splitlines()[0])
    rolled = record["entries"][0]["outcome"]["dice"][1]
    rolled[:] = sorted(die % 6 + 1 for die in rolled)
    changed = tmp_path / "changed.json"
    changed.write_text(json.dumps(record))
    wrong = sheepfold(dice, "verify", str(changed), "--lang", "en", code=1)
    assert "the seal doesn’t fit dice-2" in wrong.stderr


def test_a_record_cannot_be_read_where_the_game_is_not(records: Path, tmp_path: Path) -> None:
    wrong = sheepfold(tmp_path, "verify", str(records), "--lang", "en", code=1)
    assert "a game that nobody knows here: “liars_dice”" in wrong.stdout


def test_an_old_record_is_right_for_ever(dice: Path) -> None:
    """Kept from version 1 of the rules, with a fair draw; such a file is never made anew."""
    sheepfold(dice, "verify", str(EXAMPLE / "tests" / "golden-1.json"))


def test_a_record_is_shown_move_by_move(dice: Path) -> None:
    """In the game's own sentences, and with a picture of what its view declares."""
    golden = str(EXAMPLE / "tests" / "golden-1.json")
    told = sheepfold(dice, "show", golden, "--as", "1", "--lang", "de").stdout
    assert "Ada verliert den letzten Würfel und scheidet aus." in told
    assert "Runde 2: Du hast " in told
    assert "liars_dice" not in told
    seen = sheepfold(dice, "show", golden, "--as", "1", "--step", "12", "--lang", "en").stdout
    assert (
        seen
        == """\
Liar’s Dice · Round 5

► Ada (you)  Dice left: 4 · Dice: 4, 4, 4, 6
  Ben        Dice left: 4 · Dice: –
  Cleo       Dice left: 3 · Dice: –

Starts: Cleo
Last bid: by Cleo dice 5 face 4
Your turn: bid higher, or doubt the last bid.
"""
    )
    shown = sheepfold(dice, "show", golden, "--step", "12", "--lang", "en").stdout
    assert "Ben   Dice left: 4 · Dice: 1, 2, 4, 6" in shown


def test_its_options_are_those_of_the_command_line(dice: Path) -> None:
    words = ("expert", "novice", "--dice", "1", "--no-wild-ones", "--games", "4", "--json")
    played = json.loads(sheepfold(dice, "arena", "liars-dice", *words).stdout)
    assert max(one["mean_score"] for one in played["standings"]) <= 1
    told = " ".join(sheepfold(dice, "help", "arena").stdout.split())
    assert "Liar’s Dice: how many dice everyone starts with." in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_rules_can_be_read_in_every_language(dice: Path, language: str) -> None:
    page = sheepfold(dice, "rules", "Liars Dice", "--lang", language).stdout
    assert page == (EXAMPLE / f"src/liars_dice/locales/rules.{language}.md").read_text() + "\n"


def test_the_law_holds_for_it(dice: Path) -> None:
    """Redeals, twins, views, events, refusals: what a viewer may not know changes nothing."""
    assert passed(dice, "tests/games", "-k", "liars_dice") > 45


def test_it_is_played_on_the_server(dice: Path, effort: int) -> None:
    """Twins send the same bytes, replays show every view, and a table is played by sockets.

    Quickly in the files that take their cases from the registry; at length all are looked through.
    """
    files = SERVED if effort == 1 else ("tests/server", "tests/table", "tests/bots")
    assert passed(dice, *files, "tests/examples/with_liars_dice.py", "-k", "liars_dice") > 33


def test_it_is_played_in_the_browser(dice: Path, effort: int) -> None:
    """On the general board, which is made from what the game declares."""
    words = ["-p", "tests.browser.conftest", "tests/examples/with_a_browser.py"]
    if effort == 1:
        words += ["-m", "not full"]
    assert passed(dice, *words) == (4 if effort == 1 else 5)


def test_a_snapshot_is_of_no_use_to_other_rules_of_it(dice: Path, tmp_path: Path) -> None:
    asked = "from sheepfold.table.snapshot import fold_version; print(fold_version())"
    changed = tmp_path / "changed"
    shutil.copytree(dice, changed)
    with (changed / "liars_dice" / "rules.py").open("a") as file:
        file.write("\n# another rule\n")
    versions = {python(folder, "-c", asked).stdout for folder in (dice, changed, tmp_path)}
    assert len(versions) == 3
