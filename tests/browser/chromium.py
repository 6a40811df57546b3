"""Debian's chromium, driven by Playwright."""

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import Browser, async_playwright

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]


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
