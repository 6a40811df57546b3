"""The page in a real browser: how much JavaScript it loads, and how soon it answers a tap.

The first is what the network brought for the home page, compressed as it came. The second is taken
inside the page, from the time stamp of a click to the paint after the first change it made, while a
person and four bots play both games.
"""

import asyncio
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.async_api import Browser
from tests.browser.chromium import launched
from tests.browser.measures import first_load
from tests.browser.person import arrive
from tests.browser.play import begin, play
from tests.server.players import open_table
from tests.server.process import ServerProcess

JAVASCRIPT_KB = 110
REACTION_MS = 100
SERVE = ("-m", "sheepfold", "serve", "--bot-delay", "0.1")

TAPS = """
window.taps = [];
let tapped = null;
addEventListener("click", (event) => { tapped = event.timeStamp; }, { capture: true });
new MutationObserver(() => {
    if (tapped === null) return;
    const since = tapped;
    tapped = null;
    requestAnimationFrame(() => {
        const painted = new MessageChannel();
        painted.port1.onmessage = () => taps.push(performance.now() - since);
        painted.port2.postMessage(null);
    });
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""
"""A message sent from a frame's callback arrives when the frame has been painted."""


async def reactions(browser: Browser, url: str, game: str) -> list[float]:
    """Milliseconds from each tap of a game to the next paint with a change, movement included."""
    async with arrive(browser, url, "Ada", reduced_motion="no-preference") as person:
        await person.page.add_init_script(TAPS)
        await begin(game, person, bots=4, code=await open_table(url, game, 5))
        await play(person)
        return [float(tap) for tap in await person.page.evaluate("taps")]


async def measure(url: str) -> dict[str, Any]:
    """Everything, in one browser."""
    async with launched() as browser:
        async with arrive(browser, url, "Ada", service_workers="block") as person:
            size = (await first_load(person.page, url))["script"]
        taps = [
            tap for game in ("uly_polly", "wooolf") for tap in await reactions(browser, url, game)
        ]
    return {"kb": size, "taps": taps}


def main() -> None:
    """Print both figures beside what they should not exceed."""
    with tempfile.TemporaryDirectory() as data, ServerProcess(Path(data), SERVE) as server:
        found = asyncio.run(measure(server.url))
    taps = found["taps"]
    late = statistics.quantiles(taps, n=20)[-1]
    print(f"\nThe browser: {found['kb']:.1f} kB of JavaScript, gzip, for the home page", end="")
    print(f", bar {JAVASCRIPT_KB}")
    print(f"From tap to visible reaction, at tables of five, {len(taps)} taps: ", end="")
    print(f"median {statistics.median(taps):.0f} ms, p95 {late:.0f} ms, bar {REACTION_MS}")
