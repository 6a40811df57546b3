"""What axe finds that keeps people from using a screen."""

from typing import Any

from axe_playwright_python.base import AXE_SCRIPT

from tests.browser.person import Person

VIOLATIONS = "axe.run({ resultTypes: ['violations'] }).then((found) => found.violations)"


async def barriers(person: Person, scheme: Any) -> list[str]:
    """What axe has to say about this screen, in light or dark."""
    await person.page.emulate_media(color_scheme=scheme)
    if not await person.page.evaluate("'axe' in window"):
        await person.page.evaluate(AXE_SCRIPT)
    found = await person.page.evaluate(VIOLATIONS)
    return [
        f"{scheme}: {rule['id']}: {node['html'][:160]}: {node['failureSummary']}"
        for rule in found
        for node in rule["nodes"]
    ]
