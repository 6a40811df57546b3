"""A person at a browser: finds things by role and name, and clicks or types like anyone."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from playwright.async_api import Browser, ConsoleMessage, Locator, Page, WebSocket, expect

from tests.browser import words

LOCALES = {"en": "en-GB", "it": "it-IT", "es": "es-ES", "de": "de-AT", "fr": "fr-FR"}
PHONE = (390, 780)
TABS = 60
"""More than any screen has stops for the Tab key."""

PATIENCE = 120_000
"""Milliseconds to wait for something that hangs before it is given up."""

expect.set_options(timeout=PATIENCE)

SERVER_IS_DOWN = ("net::ERR_", "Connection closed before receiving a handshake response")
AT_HOME_HERE = """
if (location.protocol.startsWith("http")) {
    localStorage["sheepfold.settings"] ??= JSON.stringify({ pace: "quick" });
    localStorage["sheepfold.seen"] ??= "uly_polly wooolf";
}
"""
"""Somebody who has seen the games before, and who does not wait to read what bots do."""

NO_ENTRY_LEFT = """() =>
    (history.state?.sheets ?? 0) === document.querySelectorAll("dialog[open]").length
"""
"""A sheet that was closed has gone from the browser's history, so that one can go elsewhere."""

FOCUS = """
let last = null;
addEventListener("keydown", (event) => { if (event.key === "Tab") last = null; }, true);
addEventListener("pointerdown", () => { last = null; }, true);
addEventListener("focusin", ({ target }) => {
    last = target;
    if (!target.matches(":focus-visible") || target.matches("main, dialog")) return;
    const { outlineStyle, outlineWidth } = getComputedStyle(target);
    if (outlineStyle === "none" || parseFloat(outlineWidth) < 2) {
        console.error(`the focus cannot be seen: ${target.outerHTML.slice(0, 160)}`);
    }
});
const watch = () => {
    if (last && document.activeElement === document.body) {
        console.error(`the focus fell to the page: ${last.outerHTML.slice(0, 160)}`);
        last = null;
    }
    requestAnimationFrame(watch);
};
watch();
"""
"""Complains when the focus cannot be seen, or is on nothing although nobody took it away."""

FOCUSED = "element => element === document.activeElement"


class Person:
    """Someone with a window of their own, who knows the names of things in their language."""

    def __init__(self, page: Page, url: str, name: str, language: str, keyboard: bool) -> None:
        self.page = page
        self.url = url
        self.name = name
        self.language = language
        self.keyboard = keyboard
        self.rng = Random(name)
        self.complaints: list[str] = []
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._listen)
        self.unanswered: set[str] = set()
        self._answered = asyncio.Event()
        page.on("websocket", self._follow)

    def _listen(self, message: ConsoleMessage) -> None:
        # That a server is down is for the page to say, and for the tests of trouble to look at.
        is_down = any(sign in message.text for sign in SERVER_IS_DOWN)
        if message.type in ("error", "warning") and not is_down:
            self.complaints.append(message.text)

    def _follow(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda data: self._ask(json.loads(data)))
        socket.on("framereceived", lambda data: self._hear(json.loads(data)))

    def _ask(self, message: Any) -> None:
        if message["type"] in ("do", "why_not", "advise"):
            self.unanswered.add(message["id"])

    def _hear(self, message: Any) -> None:
        self.unanswered -= {message.get("ack"), message.get("id")}
        self._answered.set()

    async def answered(self) -> None:
        """Wait until the server has answered everything that this page asked for."""
        while self.unanswered:
            self._answered.clear()
            await self._answered.wait()

    def say(self, key: str, **facts: str | int) -> str:
        """A sentence in this person's language."""
        return words.say(self.language, key, **facts)

    def about(self, key: str, whom: str) -> str:
        """The label of what concerns somebody."""
        return self.say("web-whose", what=self.say(key), whom=whom)

    def label(self, key: str, **facts: str | int) -> str:
        """The same, as the label of a button."""
        return words.label(self.language, key, **facts)

    def button(self, name: str, within: Locator | None = None) -> Locator:
        """The button with exactly this name."""
        return (within or self.page).get_by_role("button", name=name, exact=True)

    async def press(self, wanted: Locator) -> None:
        """Click it, or get there by the Tab key and press Enter."""
        if not self.keyboard:
            await wanted.click()
            return
        await expect(wanted).to_be_enabled()
        await self.reach(wanted)
        await self.page.keyboard.press("Enter")

    async def reach(self, wanted: Locator, patience: float | None = None) -> None:
        """Press Tab until it has the focus."""
        for _ in range(TABS):
            if await wanted.evaluate(FOCUSED, timeout=patience):
                return
            await self.page.keyboard.press("Tab")
        raise AssertionError(f"the Tab key does not lead to {wanted}")

    async def write(self, field: Locator, text: str) -> None:
        """Put this text where it is asked for."""
        if self.keyboard:
            await self.reach(field)
            await self.page.keyboard.press("ControlOrMeta+a")
            await self.page.keyboard.type(text)
        else:
            await field.fill(text)

    async def settle(self) -> None:
        """Wait for the way back that closing a sheet began: it would break off any other."""
        await self.page.wait_for_function(NO_ENTRY_LEFT)

    async def go_to(self, address: str) -> None:
        """Open a page by its address."""
        await self.settle()
        await self.page.goto(address)
        await self._shown()

    async def reload(self) -> None:
        """Load the same page again."""
        await self.settle()
        await self.page.reload()
        await self._shown()

    async def _shown(self) -> None:
        """Wait until the page has its texts, which come after it is loaded, and shows something."""
        await self.page.locator("main").first.wait_for(state="attached")

    async def go_home(self) -> None:
        """Open the first page."""
        await self.go_to(self.url)

    async def open_table(self, game: str, offer: str = "web-make-table") -> str:
        """On the first page, choose this game; the code of the new table."""
        await self.go_home()
        box = self.page.get_by_role("region", name=self.say(f"{game}-name"))
        await self.press(self.button(self.say(offer), box))
        await self.page.wait_for_url("**/t/*")
        return self.page.url.rsplit("/", 1)[1]

    async def play_now(self, game: str, level: str = "sheep") -> str:
        """On the first page, play this game against bots; the first time one is asked how hard."""
        await self.go_home()
        box = self.page.get_by_role("region", name=self.say(f"{game}-name"))
        await self.press(self.button(self.say("web-play-now"), box))
        sheet = self.page.get_by_role("dialog", name=self.say("web-how-hard"))
        await self.press(self.button(self.say(f"level-{level}"), sheet))
        await self.page.wait_for_url("**/t/*")
        return self.page.url.rsplit("/", 1)[1]

    async def join(self, code: str) -> None:
        """On the first page, type the code of a table."""
        await self.go_home()
        await self.write(self.page.get_by_label(self.say("web-join")), code)
        await self.press(self.button(self.say("web-join-go")))
        await self.page.wait_for_url(f"**/t/{code}")

    async def visit(self, code: str) -> None:
        """Open the link of a table."""
        await self.go_to(f"{self.url}/t/{code}")

    async def sit(self) -> None:
        """Give a name and take a chair."""
        await self.write(self.page.get_by_label(self.say("web-your-name")), self.name)
        await self.press(self.button(self.say("web-sit")))
        await expect(self.page.get_by_text(self.say("player-you", name=self.name))).to_be_visible()

    async def be_ready(self) -> None:
        """Say so."""
        await self.press(self.button(self.say("web-i-am-ready")))
        await expect(self.button(self.label("action-not-ready"))).to_be_visible()

    async def add_bots(self, chairs: range) -> None:
        """Put bots on these chairs."""
        for chair in chairs:
            offer = self.button(f"{self.label('action-add-bot')} ({chair})")
            await self.press(offer)
            await expect(offer).to_have_count(0)

    async def start(self) -> None:
        """Begin the game, once everyone is ready."""
        await self.press(self.button(self.label("action-start")))

    async def told(self) -> str:
        """What has been said last, to whoever cannot see."""
        return await self.page.get_by_role("log").text_content() or ""


@asynccontextmanager
async def arrive(
    browser: Browser,
    url: str,
    name: str,
    language: str = "en",
    keyboard: bool = False,
    size: tuple[int, int] = PHONE,
    newcomer: bool = False,
    **wishes: Any,
) -> AsyncIterator[Person]:
    """A person with a new window, which asks for little movement; `wishes` are Playwright's.

    A `newcomer` has never been here, and is told what a game is about.
    """
    context = await browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale=LOCALES[language],
        **{"reduced_motion": "reduce", **wishes},
    )
    context.set_default_timeout(PATIENCE)
    if not newcomer:
        await context.add_init_script(AT_HOME_HERE)
    if keyboard:
        await context.add_init_script(FOCUS)
    page = await context.new_page()
    try:
        yield Person(page, url, name, language, keyboard)
    finally:
        await context.close()
