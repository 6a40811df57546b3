"""Everything that a browser was given, and everything it keeps: where a secret could be found."""

import asyncio
import json
import re
from typing import Any

from playwright.async_api import Page, Response, WebSocket

from tests.browser.person import Person

CARD = re.compile(r"\b(?:sheep|dog|hunter|boy|wolf)/(?:sheep|dog|hunter|wolf|\?)")
OPEN = ("round_ended", "revealed")
"""Events that lay everything of a round open."""

FACE_UP = re.compile(r'class=\\*"card (?:front|mini)')
RAW = re.compile(r'\\*"(?:wolf|at)\\*": ?\d')
"""A place of the wolf, as messages tell it."""

KEEPS = """async () => {
    const pairs = (store) => Object.entries(store).sort();
    const databases = [];
    for (const { name } of await indexedDB.databases()) {
        const database = await new Promise((done, failed) => {
            const opening = indexedDB.open(name);
            opening.onsuccess = () => done(opening.result);
            opening.onerror = () => failed(opening.error);
        });
        for (const store of database.objectStoreNames) {
            const all = await new Promise((done, failed) => {
                const asking = database.transaction(store).objectStore(store).getAll();
                asking.onsuccess = () => done(asking.result);
                asking.onerror = () => failed(asking.error);
            });
            databases.push([name, store, all]);
        }
        database.close();
    }
    return {
        local: pairs(localStorage), session: pairs(sessionStorage), cookies: document.cookie,
        databases, state: history.state, name: window.name,
    };
}"""

CACHES = """async () => {
    const found = {};
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
            const kept = await cache.match(request);
            found[new URL(request.url).pathname] = await kept.text();
        }
    }
    return found;
}"""

SHOWS = """() => {
    const fields = [...document.querySelectorAll("input, select, textarea")];
    return [location.pathname, document.title, document.documentElement.outerHTML,
            fields.map((field) => [field.value, field.checked])];
}"""


class Evidence:
    """What one page was sent, showed and kept, from the moment this is made."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[str] = []
        self.screens: list[str] = []
        self._bodies: dict[str, asyncio.Task[bytes]] = {}
        page.on("websocket", self._follow)
        page.on("response", self._receive)

    def _follow(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.frames.append(str(data)))

    def _receive(self, response: Response) -> None:
        # What comes from the service worker is in its caches; a later page cannot be asked for it.
        if response.status == 200 and not response.from_service_worker:
            path = response.url.split("/", 3)[3]
            self._bodies[path] = asyncio.ensure_future(response.body())

    async def look(self) -> str:
        """Remember what the page shows and keeps now."""
        shows, keeps = await asyncio.gather(self.page.evaluate(SHOWS), self.page.evaluate(KEEPS))
        now = json.dumps([shows, keeps], ensure_ascii=False, indent=1)
        self.screens.append(now)
        return now

    async def bodies(self) -> dict[str, bytes]:
        """What came over HTTP, by address."""
        return {path: await body for path, body in self._bodies.items()}

    async def caches(self) -> dict[str, str]:
        """What the service worker keeps, by address."""
        return dict(await self.page.evaluate(CACHES))

    async def all(self) -> str:
        """Everything, in one text."""
        bodies = await self.bodies()
        texts = [body.decode(errors="replace") for _, body in sorted(bodies.items())]
        caches = await self.caches()
        return "\n".join([*self.frames, *self.screens, *texts, *caches.values()])

    def messages(self) -> list[Any]:
        """The frames as values."""
        return [json.loads(frame) for frame in self.frames]


async def tokens(person: Person) -> list[str]:
    """The secrets by which this browser has its seats."""
    kept = await person.page.evaluate("Object.entries(localStorage)")
    found = [re.findall(r"\b[0-9a-f]{32}\b", value) for _, value in kept]
    return [token for those in found for token in those]


def told(message: Any, seat: int | None) -> list[str]:
    """What a message tells of a round that is not over and this seat may not know."""
    found: list[str] = []
    is_closing = isinstance(message, dict) and message.get("closing", False)
    open_phases = ("ended", "over") if is_closing else ("over",)

    def search(value: Any, where: str) -> None:
        if isinstance(value, list):
            for one in value:
                search(one, where)
        elif isinstance(value, dict):
            if value.get("type") in OPEN:
                return
            if (
                value.get("type") == "hidden"
                and value.get("seat") != seat
                and value.get("at") is not None
            ):
                found.append(f"{where}: hidden at {value['at']}")
            lays_open = [one for one in value.get("events") or () if one.get("type") in OPEN]
            for key, inner in value.items():
                if (
                    key == "wolf"
                    and isinstance(inner, int)
                    and value.get("phase") not in open_phases
                ):
                    found.append(f"{where}: wolf {inner}")
                if key != "rounds" and not (key == "opened" and lays_open):
                    search(inner, f"{where}/{key}")
        elif isinstance(value, str) and CARD.fullmatch(value):
            found.append(f"{where}: {value}")

    search(message, "")
    return found


def exposed(screen: str, person: Person) -> list[str]:
    """What a page in the middle of a round shows or keeps of anybody's secrets."""
    wolf = re.compile(rf"\b[a-f][1-6], {person.say('uly_polly-wolf')}")
    return [found[0] for kind in (wolf, FACE_UP, RAW, CARD) for found in kind.finditer(screen)]
