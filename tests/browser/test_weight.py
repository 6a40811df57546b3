"""What a browser has to load: little script at first, and light pictures in all."""

from pathlib import Path

import sheepfold
from tests.browser.conftest import Invite
from tests.browser.measures import first_load
from tests.server.process import ServerProcess

SCRIPT_KB = 110
PICTURES_KB = 150
BUILT = Path(sheepfold.__file__).parent / "web"


async def test_the_first_page_brings_little_script(server: ServerProcess, invite: Invite) -> None:
    ada = await invite(server.url, service_workers="block")
    loaded = await first_load(ada.page, server.url)
    ada.complaints = [one for one in ada.complaints if "Service Worker" not in one]
    assert 20 < loaded["script"] <= SCRIPT_KB
    assert 1 < loaded["image"] <= PICTURES_KB


def test_all_pictures_together_are_light() -> None:
    """Those of the page itself, not the icons of an installed app."""
    pictures = [path for path in (BUILT / "assets").iterdir() if path.suffix in (".svg", ".png")]
    assert len(pictures) > 20
    assert sum(path.stat().st_size for path in pictures) <= PICTURES_KB * 1000
