"""Pictures of every screen at four sizes, light and dark, to look at: `make tour`.

They go into a folder, `build/tour` if nothing else is said, one for each way through the page.
"""

import argparse
import asyncio
import re
import tempfile
from pathlib import Path

from tests.browser.chromium import LARGE_LETTERS, launched
from tests.browser.looking import LINGER
from tests.browser.measures import LARGE, MIDDLE, SIDEWAYS, SMALL
from tests.browser.person import Person, arrive
from tests.browser.tour import WAYS
from tests.server.process import ServerProcess

from sheepfold.locales import LANGUAGES

SIZES = (SMALL, SIDEWAYS, MIDDLE, LARGE)

ALL_LOADED = """Promise.all([document.fonts.ready, ...[...document.images].map(
    (one) => one.decode().catch(() => null))])"""
"""Letters and pictures are there."""


async def take(person: Person, folder: Path) -> None:
    """Picture what the person sees now, in each size and scheme."""
    folder.mkdir(parents=True, exist_ok=True)
    await person.answered()
    await person.page.evaluate(ALL_LOADED)
    for width, height in SIZES:
        await person.page.set_viewport_size({"width": width, "height": height})
        for scheme in ("light", "dark"):
            await person.page.emulate_media(color_scheme=scheme)
            path = folder / f"{width}x{height}-{scheme}.png"
            await person.page.screenshot(path=path, animations="disabled")
    await person.page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})


async def walk(url: str, way: str, language: str, folder: Path, large: bool) -> None:
    """Go one way through the page, with a new browser, and picture each screen."""
    flags = [LARGE_LETTERS] if large else []
    count = 0
    async with (
        launched(*flags) as browser,
        arrive(browser, url, "Ada", language, size=SMALL) as ada,
    ):
        await ada.page.add_init_script(LINGER)

        async def see(_: Person, screen: str) -> None:
            nonlocal count
            count += 1
            name = re.sub(r"[^\w ,]", "", screen)
            await take(ada, folder / f"{count:02} {name}")

        await WAYS[way](ada, see)
    print(f"{folder}: {count} screens")


def main() -> None:
    """Walk every way, or those that are named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("ways", nargs="*", default=list(WAYS), help=f"some of {', '.join(WAYS)}")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--folder", type=Path, default=Path("build/tour"))
    parser.add_argument("--large", action="store_true", help="letters twice as large")
    wishes = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, ServerProcess(Path(data)) as server:
        for way in wishes.ways:
            folder = wishes.folder / f"{wishes.language}{'-large' if wishes.large else ''}" / way
            asyncio.run(walk(server.url, way, wishes.language, folder, wishes.large))


if __name__ == "__main__":
    main()
