"""Screenshots put into frames, phones beside a television or windows in a row, and made small."""

import base64
import io
from pathlib import Path

from PIL import Image
from playwright.async_api import Browser

WIDTH, QUALITY = 1600, 82
"""Pixels, twice as many as a README is wide; and WebP's measure, at which letters stay sharp."""

STYLE = """
body {
  margin: 0;
}
main {
  display: flex;
  justify-content: center;
  gap: 40px;
  padding: 40px;
  width: max-content;
  background: linear-gradient(160deg, #eef5df, #b5d28d);
}
img {
  display: block;
}
.phone {
  border: 9px solid #22261f;
  border-radius: 38px;
  overflow: hidden;
  box-shadow: 0 14px 34px #2c332766;
}
.phone img {
  width: 290px;
}
.television {
  border: 14px solid #22261f;
  border-bottom-width: 20px;
  border-radius: 14px;
  box-shadow: 0 18px 40px #2c332755;
}
.television img {
  width: 960px;
}
.together {
  gap: 0;
  padding: 40px 24px;
  align-items: end;
}
.together .television {
  order: 1;
  margin: 0 -14px 50px;
}
.together .phone {
  z-index: 1;
}
.together .phone:last-child {
  order: 2;
}
.row .phone img {
  width: 390px;
}
.window {
  border-radius: 8px;
  box-shadow: 0 14px 34px #2c332766;
}
"""


async def put_together(browser: Browser, television: bytes, phones: list[bytes], to: Path) -> None:
    """A television with a phone on either side of it."""
    frames = [("television", television), *(("phone", phone) for phone in phones)]
    await _compose(browser, "together", frames, to)


async def side_by_side(browser: Browser, kind: str, pictures: list[bytes], to: Path) -> None:
    """Several of one kind: "phone" or "window"."""
    await _compose(browser, "row", [(kind, picture) for picture in pictures], to)


async def _compose(browser: Browser, how: str, frames: list[tuple[str, bytes]], to: Path) -> None:
    boxes = "".join(f'<div class="{kind}"><img src="{_inline(png)}"></div>' for kind, png in frames)
    page = await browser.new_page(viewport={"width": 2600, "height": 1400})
    await page.set_content(f'<style>{STYLE}</style><main class="{how}">{boxes}</main>')
    keep(await page.locator("main").screenshot(), to)
    await page.close()


def _inline(png: bytes) -> str:
    return f"data:image/png;base64,{base64.b64encode(png).decode()}"


def keep(png: bytes, to: Path) -> None:
    """Write the picture as a small file."""
    picture = Image.open(io.BytesIO(png)).convert("RGB")
    if picture.width > WIDTH:
        picture = picture.resize((WIDTH, round(picture.height * WIDTH / picture.width)))
    picture.save(to, quality=QUALITY, method=6)
