"""Looking back in the browser: turning points, what could be known, files that people bring."""

from pathlib import Path

import pytest
from msgspec.json import decode
from playwright.async_api import Locator, expect

from sheepfold.bots import Reason, bots_of
from sheepfold.games import GAMES
from sheepfold.games.record import Record, dump, load
from sheepfold.games.verify import replay
from sheepfold.learn import LookBack, TurningPoint, look_back
from sheepfold.learn.game_learning import percent_unless_certain
from sheepfold.learn.look_back import filled_in
from sheepfold.locales import LANGUAGES
from sheepfold.server.uploads import uploaded_replay
from tests.browser import words
from tests.browser.barriers import barriers
from tests.browser.conftest import Invite
from tests.browser.measures import LARGE, SMALL, misfits
from tests.browser.person import Person
from tests.golden import FOLDER
from tests.learn.example_game import BLUFF, example_game
from tests.learn.played_by_bots import played_by_bots
from tests.server.players import finish, game
from tests.server.process import ServerProcess
from tests.states import meadow_in

RECORDS = {"wooolf": "wooolf-8-advanced", "uly_polly": "uly_polly-5-base"}
QUICK = {"wooolf": "fr", "uly_polly": "de"}
"""The language in which each game is tried every time."""
RUNS = [
    pytest.param(
        name,
        language,
        size,
        marks=[] if size == SMALL and QUICK[name] == language else [pytest.mark.full],
    )
    for name in RECORDS
    for language in LANGUAGES
    for size in (SMALL, LARGE)
]


async def bring(person: Person, file: Path) -> None:
    """From the first page, open this file."""
    await person.go_home()
    await person.press(person.button(person.say("web-lookback-file")))
    await person.page.get_by_label(person.say("web-lookback-choose")).set_input_files(file)
    await person.page.get_by_role("slider").wait_for()


async def ask_what_could_be_known(person: Person) -> Locator:
    """Change to that lens; the list of turning points."""
    await person.press(person.button(person.say("web-lookback-known")))
    points = person.page.get_by_role("region", name=person.say("web-lookback-points"))
    await points.get_by_role("listitem").first.wait_for()
    return points


def in_order(found: LookBack) -> list[TurningPoint]:
    return sorted(found.points, key=lambda point: point.entry)


def sentence(point: TurningPoint, record: Record, language: str) -> str:
    players = {fact: record.names[player - 1] for fact, player in point.players.items()}
    return words.say(language, point.key, **players, **point.facts)


async def numbers(person: Person) -> list[list[str]]:
    """The table of all numbers."""
    rows = person.page.get_by_role("table").get_by_role("row")
    found = []
    for row in (await rows.all())[1:]:
        cells = await row.get_by_role("cell").all_inner_texts()
        found.append(["".join(cell.split(",")[0].split()) for cell in cells])
    return found


@pytest.mark.parametrize(("name", "language", "size"), RUNS)
async def test_a_saved_game_is_understood_by_keyboard(
    server: ServerProcess,
    invite: Invite,
    name: str,
    language: str,
    size: tuple[int, int],
    effort: int,
) -> None:
    file = FOLDER / f"{RECORDS[name]}.json"
    record = load(file.read_bytes())
    found = look_back(record)
    ada = await invite(server.url, "Ada", language, size=size, keyboard=True)
    await bring(ada, file)
    points = await ask_what_could_be_known(ada)
    buttons = points.get_by_role("button")
    await expect(buttons).to_have_count(len(found.points))
    for button, point in zip(await buttons.all(), in_order(found), strict=True):
        await expect(button).to_contain_text(sentence(point, record, language))
    point = in_order(found)[1]
    await ada.press(buttons.nth(1))
    await expect(buttons.nth(1)).to_have_attribute("aria-current", "step")
    summary = ada.page.get_by_text(ada.say("web-lookback-numbers"))
    await ada.press(summary)
    known = filled_in(found.steps)[point.entry].known
    if name == "wooolf":
        others = [
            chances for seat, chances in enumerate(known[point.seat - 1], 1) if seat != point.seat
        ]
        assert await numbers(ada) == [
            [f"{percent_unless_certain(one)}%" for one in row] for row in others
        ]
    else:
        state = meadow_in(list(replay(record))[point.entry].state)
        assert state.wolf is not None
        there = known[state.dog_seat - 1][0][state.wolf]
        assert await numbers(ada) == [
            [f"{percent_unless_certain(there)}%", f"{percent_unless_certain(1 - there)}%"]
        ]
    before = await ada.page.get_by_role("slider").input_value()
    await ada.page.keyboard.press("ArrowRight")
    await expect(ada.page.get_by_role("slider")).to_have_value(str(int(before) + 1))
    faults: list[str] = []
    faults += await misfits(ada.page, size)
    for scheme in ("light", "dark") if effort > 1 else ("dark",):
        faults += await barriers(ada, scheme)
    assert not faults, "\n".join(faults)


BOTS = {"uly_polly": ("fox", "owl", "sheep"), "wooolf": ("fox", "sheep", "owl", "lamb", "fox")}


@pytest.mark.parametrize(("name", "language", "size"), RUNS)
async def test_a_bot_says_beside_the_chart_what_changed_its_mind(
    server: ServerProcess,
    invite: Invite,
    tmp_path: Path,
    name: str,
    language: str,
    size: tuple[int, int],
) -> None:
    """In its own words, whatever its level, and of any round."""
    record = played_by_bots(name, BOTS[name])
    file = tmp_path / "bots.json"
    file.write_bytes(dump(record))
    told = told_by_bots(record)
    ada = await invite(server.url, "Ada", language, size=size, keyboard=True)
    await bring(ada, file)
    await ask_what_could_be_known(ada)
    steps = decode(uploaded_replay(dump(record), None))["steps"]
    shown = [0, *(step["entry"] for step in steps if step["events"])]
    for entry in (told[0], told[-1]):
        seat = record.entries[entry].seat
        assert seat is not None
        await step_to(ada, len(shown) - 1 - shown[::-1].index(entry))
        await choose_seat(ada, seat)
        marked = ada.say("web-name-lent", name=record.names[seat - 1])
        bot = ada.page.get_by_role("region", name=ada.say("web-lookback-bot", name=marked))
        for key, facts in why(record, entry):
            await expect(bot).to_contain_text(ada.say(f"why-{key}", **facts))
    faults = await misfits(ada.page, size)
    for scheme in ("light", "dark"):
        faults += await barriers(ada, scheme)
    assert not faults, "\n".join(faults)


def why(record: Record, entry: int) -> list[Reason]:
    """What the bot says that made this move."""
    moments = list(replay(record))
    played, level = moments[entry].played, record.entries[entry].bot
    assert played is not None
    assert level is not None
    game = GAMES[record.game]
    view = game.view(moments[entry - 1].state, played.seat)
    return bots_of(record.game).levels[level].why(view, played.move)


def told_by_bots(record: Record) -> list[int]:
    """The entries with which a bot says what changed its mind."""
    return [
        entry
        for entry in range(1, len(record.entries))
        if any("-changed-" in key for key, _ in why(record, entry))
    ]


async def step_to(person: Person, step: int) -> None:
    """Go to this step with the slider, by keys."""
    slider = person.page.get_by_role("slider")
    await person.reach(slider)
    await person.page.keyboard.press("Home")
    for _ in range(step):
        await person.page.keyboard.press("ArrowRight")
    await expect(slider).to_have_value(str(step))


async def choose_seat(person: Person, seat: int) -> None:
    """Look through the eyes of a seat, by keys."""
    field = person.page.get_by_label(person.say("web-lookback-seat"))
    await person.reach(field)
    await person.page.keyboard.press("Home")
    for _ in range(seat - 1):
        await person.page.keyboard.press("ArrowDown")
    await expect(field).to_have_value(str(seat))


async def test_the_boys_deception_is_the_decisive_moment_and_makes_a_picture(
    server: ServerProcess, invite: Invite, tmp_path: Path
) -> None:
    """The example of the rulebook (WO-29)."""
    record = example_game()
    file = tmp_path / "example.json"
    file.write_bytes(dump(record))
    ada = await invite(server.url, size=LARGE)
    await bring(ada, file)
    points = await ask_what_could_be_known(ada)
    decisive = points.get_by_role("button").filter(has_text=ada.say("web-lookback-decisive"))
    (first, *_) = look_back(record).points
    assert first.entry == BLUFF
    await expect(decisive).to_contain_text(sentence(first, record, "en"))
    await ada.press(decisive)
    await expect(ada.page.get_by_label(ada.say("web-lookback-seat"))).to_have_value("3")
    async with ada.page.expect_download() as sent:
        await ada.press(ada.button(ada.say("web-lookback-picture")))
    picture = Path(await (await sent.value).path()).read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert int.from_bytes(picture[16:20]) == 1080
    async with ada.page.expect_download() as sent:
        await ada.press(ada.button(ada.say("web-record")))
    assert Path(await (await sent.value).path()).read_bytes() == file.read_bytes()


async def test_a_damaged_file_says_what_is_wrong_and_shows_the_sound_part(
    server: ServerProcess, invite: Invite, tmp_path: Path
) -> None:
    file = tmp_path / "cut.json"
    whole = (FOLDER / "wooolf-5-base.json").read_bytes()
    file.write_bytes(whole[: len(whole) // 2])
    ada = await invite(server.url)
    await bring(ada, file)
    wrong = ada.say("refused-record-cut-short", place=len(whole) // 2)
    told = ada.page.get_by_role("alert").filter(has_text=ada.say("web-lookback-wrong", text=wrong))
    await expect(told).to_be_visible()
    assert int(await ada.page.get_by_role("slider").get_attribute("max") or 0) > 5
    file.write_text("no game at all")
    await ada.press(ada.button(ada.say("web-lookback-choose")))
    await ada.page.get_by_label(ada.say("web-lookback-choose")).set_input_files(file)
    await expect(ada.page.get_by_role("alert").first).not_to_be_empty()
    ada.complaints.clear()  # the browser mentions that the server refused it


async def test_after_a_game_any_seat_can_be_seen_through_and_a_link_leads_to_a_step(
    server: ServerProcess, invite: Invite
) -> None:
    ada = await invite(server.url)
    async with game(server, ("Ann", "Bob"), rows=3, columns=3, flips=1, first_wolf=1) as (
        code,
        them,
    ):
        await finish(them)
        await ada.go_to(f"{server.url}/t/{code}/replay#step=2")
        slider = ada.page.get_by_role("slider")
        await slider.wait_for()
        eyes = ada.page.get_by_label(ada.say("web-replay-eyes"))
        await expect(slider).to_have_value("2")
        await expect(eyes.locator("option:checked")).to_have_text(ada.say("web-replay-open"))
        options = [ada.say("web-replay-watching"), ada.say("web-replay-open")]
        options += [ada.say("web-replay-as", name=name) for name in ("Ann", "Bob")]
        await expect(eyes.get_by_role("option")).to_have_text(options)
        await eyes.select_option(label=options[-1])
        await slider.wait_for()
        await ada.press(ada.button(ada.say("web-lookback-known")))
        await expect(ada.page.get_by_label(ada.say("web-lookback-seat"))).to_have_value("2")


async def test_while_a_game_goes_on_there_is_nothing_to_look_back_on(
    server: ServerProcess, invite: Invite
) -> None:
    ada = await invite(server.url)
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url))
    async with game(server, ("Ann", "Bob"), rows=3, columns=3, flips=1, first_wolf=1) as (
        code,
        them,
    ):
        await them[0].move()
        await ada.go_to(f"{server.url}/t/{code}/replay")
        await ada.page.get_by_role("slider").wait_for()
        await expect(ada.button(ada.say("web-lookback-known"))).to_have_count(0)
    assert not [url for url in asked if "lookback" in url or "/seat/" in url or "/open" in url]
