"""Words that a game brings itself: found without importing it, and never in the way of others."""

import sys
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint, distributions
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle

from sheepfold import installed
from sheepfold.installed import InstalledGame, installed_games, with_plug_ins
from sheepfold.locales import _bundle, game_texts, rules_page, say
from sheepfold.locales.game_texts import UnusableText
from tests.bots.distributions import importable, install

Bring = Callable[..., Path]


@pytest.fixture
def bring(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bring]:
    """Installs a package with a game of this name, whose module must not be imported, and with
    these files of words.
    """

    def brought(name: str, package: str = "", **texts: str | bytes) -> Path:
        module = package or name
        install(tmp_path, f"the-{module}", {}, games={name: module})
        folder = tmp_path / module / "locales"
        folder.mkdir(parents=True)
        (folder.parent / "__init__.py").write_text("1 / 0")
        for file, text in texts.items():
            kind = "md" if file.startswith("rules") else "ftl"
            data = text.encode() if isinstance(text, str) else text
            (folder / f"{file.replace('_', '.')}.{kind}").write_bytes(data)
        found = with_plug_ins(games_in(tmp_path))
        monkeypatch.setattr(installed, "installed_games", lambda: found)
        monkeypatch.setattr(game_texts, "installed_games", lambda: found)
        _bundle.cache_clear()
        return folder

    with importable(tmp_path):
        yield brought
    _bundle.cache_clear()


def games_in(folder: Path) -> list[EntryPoint]:
    points = [point for one in distributions(path=[str(folder)]) for point in one.entry_points]
    return [point for point in points if point.group == installed.GROUP]


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records]


def test_our_games_are_installed() -> None:
    ours = {name for name, game in installed_games().items() if game.is_ours}
    assert ours == {"uly_polly", "wooolf"}


def test_a_game_speaks_the_words_of_its_own_folder(bring: Bring) -> None:
    bring("dice", en="dice-name = Dice", de="dice-name = Würfel", rules_de="# Würfel")
    assert (say("en", "dice-name"), say("de", "dice-name")) == ("Dice", "Würfel")
    assert rules_page("dice", "de") == "# Würfel"
    assert "dice" not in sys.modules


def test_keys_for_refusals_and_reasons_are_a_game_s_own(
    bring: Bring, caplog: pytest.LogCaptureFixture
) -> None:
    bring(
        "dice", en="refused-dice-low = Too low.\nwhy-dice-luck = { -dice-luck }\n-dice-luck = Luck."
    )
    assert say("en", "refused-dice-low") == "Too low."
    assert say("en", "why-dice-luck") == "Luck."
    assert lines(caplog) == []


def test_a_language_that_is_missing_is_english(bring: Bring) -> None:
    bring("dice", en="dice-name = Dice\ndice-die = Die", it="dice-name = Dadi", rules_en="# Dice")
    assert (say("it", "dice-name"), say("it", "dice-die"), say("fr", "dice-name")) == (
        *("Dadi", "Die", "Dice"),
    )
    assert rules_page("dice", "fr") == "# Dice"
    for language, game in (("xx", "dice"), ("en", "chess")):
        with pytest.raises(KeyError):
            rules_page(game, language)


def test_words_that_are_missing_are_shown_by_their_key(bring: Bring) -> None:
    bring("dice", en="dice-count = { $count } dice")
    assert say("en", "dice-event-rolled") == "dice-event-rolled"
    assert say("en", "refused-dice-low") == "refused-dice-low"
    assert say("en", "dice-count") == "count dice"
    for key in ("chess-name", "uly_polly-nothing", "player"):
        with pytest.raises(KeyError):
            say("en", key)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("wooolf-name = Mine\ndice-name = Dice", "'wooolf-name' is not a key of this game"),
        (
            "refused-uly_polly-too-far = No.\ndice-name = Dice",
            "'refused-uly_polly-too-far' is not a key of this game",
        ),
        ("-term = x\ndice-name = Dice", "'term' is not a key of this game"),
        ("this is no message\ndice-name = Dice", "'this is no message' cannot be read"),
    ],
)
def test_what_cannot_be_used_costs_one_line(
    bring: Bring, caplog: pytest.LogCaptureFixture, text: str, why: str
) -> None:
    bring("dice", en=text)
    assert say("en", "dice-name") == "Dice"
    assert say("en", "wooolf-name") == "Wooolf!!"
    say("de", "dice-name")
    assert lines(caplog) == [f"en.ftl of dice: {why}"]


def test_a_file_that_cannot_be_read_costs_one_line(
    bring: Bring, caplog: pytest.LogCaptureFixture
) -> None:
    bring("dice", en="dice-name = Dice", de=b"dice-name = W\xfcrfel", rules_de=b"\xff")
    assert say("de", "dice-name") == "Dice"
    (line,) = lines(caplog)
    assert line.startswith("de.ftl of dice: ")
    with pytest.raises(KeyError):
        rules_page("dice", "de")


def test_a_game_named_like_a_shared_word_takes_no_key_that_is_taken(
    bring: Bring, caplog: pytest.LogCaptureFixture
) -> None:
    bring("player", en="player-you = me!\nplayer-name = Player")
    assert say("en", "player-you", name="Ada") == "Ada (you)"
    assert say("en", "player-name") == "Player"
    assert lines(caplog) == ["en.ftl of player: 'player-you' is not a key of this game"]


def test_nobody_speaks_for_a_game_of_ours(bring: Bring) -> None:
    bring("wooolf", package="impostor", en="wooolf-name = Mine", rules_en="# Mine")
    assert say("en", "wooolf-name") == "Wooolf!!"
    assert rules_page("wooolf", "en").startswith("# Wooolf!!")


def test_a_game_of_ours_can_bring_its_words_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the same manner, but nothing may be wrong with them."""
    folder = tmp_path / "locales"
    folder.mkdir()
    ours = {"chess": InstalledGame("chess", tmp_path, is_ours=True)}
    monkeypatch.setattr(game_texts, "installed_games", lambda: ours)
    (folder / "en.ftl").write_text("chess-name = Chess")
    (words,) = game_texts.game_sentences("en")
    bundle = FluentBundle(["en"])
    bundle.add_resource(words)
    assert bundle.has_message("chess-name")
    (folder / "de.ftl").write_text("chess-name = Schach\ndraughts-name = Dame")
    with pytest.raises(UnusableText, match="draughts-name"):
        list(game_texts.game_sentences("de"))
