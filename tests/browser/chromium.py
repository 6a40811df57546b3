"""Debian's chromium, driven by Playwright."""

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import Browser, async_playwright

NEEDLESS = (
    # Every window has two pages of its own for what its address bar would offer, which nobody sees,
    # and a spare process for a page that does not come: a quarter of the work of opening a window.
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess"),
    # Playwright's own, which the browser forgets when it is told of others.
    *("AimEnabled", "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose"),
    *("HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay", "MediaRouter"),
    *("NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding", "PreconnectToSearch"),
    "ThirdPartyStoragePartitioning",
)
"""Features of the browser that are turned off."""

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    f"--disable-features={','.join(NEEDLESS)}",
]

LARGE_LETTERS = "--blink-settings=defaultFontSize=32"
"""Somebody's own choice in the settings of the browser: letters twice as large."""


def chromium() -> str:
    """Where the browser is; a test without one fails, and says what to install."""
    found = shutil.which("chromium")
    if found is None:
        raise FileNotFoundError("there is no chromium: apt-get install chromium")
    return found


@asynccontextmanager
async def launched(*flags: str) -> AsyncIterator[Browser]:
    """A headless browser, from entering to leaving the context."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=chromium(), args=[*FLAGS, *flags]
        )
        try:
            yield browser
        finally:
            await browser.close()
