"""How a screen fits its window: nothing wider, nothing too small to hit, nothing to scroll."""

from collections import defaultdict

from playwright.async_api import Page, Request

SMALL, MIDDLE, LARGE = (360, 640), (768, 1024), (1920, 1080)
SIDEWAYS, LAPTOP = (640, 360), (1280, 720)

ON_TOP = """
    const top = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
    const within = (kinds) => [...top.querySelectorAll(kinds)].filter((one) =>
        one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        && !one.closest(".unseen, [aria-hidden=true]"));
    const scrollers = (way) => [top, ...within("*")].filter((one) =>
        ["auto", "scroll"].includes(getComputedStyle(one)[way]));
    const about = (one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const name = one.ariaLabel || one.textContent.trim() || one.className;
        return `<${one.tagName.toLowerCase()}> ${name}: ${width} x ${height} at ${left}, ${top}`;
    };
"""
"""What can be seen and touched: the sheet on top, or everything."""

MISFITS = f"""() => {{ {ON_TOP}
    const wide = document.documentElement.scrollWidth > innerWidth ? ["the page"] : [];
    const scrolls = scrollers("overflowX").filter((one) =>
        one.scrollWidth > one.clientWidth + 1 && !one.matches("[tabindex='0']"));
    const cut = within("button, a, input, select, summary, h1, h2, p, img").filter((one) => {{
        const {{ left, right }} = one.getBoundingClientRect();
        return left < -1 || right > innerWidth + 1;
    }});
    const small = within("button, a[href], input, select, textarea, summary")
        .filter((one) => !one.disabled).map((one) => one.closest("label") ?? one)
        .filter((one) => {{
            const {{ width, height }} = one.getBoundingClientRect();
            return Math.min(width, height) < 43.5;
        }});
    return [...wide.map((one) => `too wide: ${{one}}`),
            ...[...scrolls, ...cut].map((one) => `too wide: ${{about(one)}}`),
            ...small.map((one) => `too small: ${{about(one)}}`)];
}}"""

SPILLS = f"""() => {{ {ON_TOP}
    const cuts = (one) => ["hidden", "clip"].includes(getComputedStyle(one).overflowX);
    const shortens = (one) => getComputedStyle(one).textOverflow === "ellipsis"
        || getComputedStyle(one).webkitLineClamp !== "none";
    const SKIPPED = ".unseen, [aria-hidden=true], svg, option, pre, [tabindex='0']";
    const holder = (one) => one.closest("button, a[href], summary, input, select");
    const found = new Set();
    const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {{
        const text = texts.currentNode;
        const parent = text.parentElement;
        if (!text.data.trim() || !parent.checkVisibility({{ opacityProperty: true }})) continue;
        if (parent.closest(SKIPPED)) continue;
        const boxes = [holder(parent)];
        let isShort = false;
        for (let one = parent; one && one !== top.parentElement; one = one.parentElement) {{
            if (shortens(one)) isShort = true;
            if (cuts(one)) boxes.push(one);
        }}
        if (isShort) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const slack = parseFloat(getComputedStyle(parent).fontSize) * 0.35;
        for (const rect of range.getClientRects()) {{
            if (!rect.width || !rect.height) continue;
            const isOff = rect.left < -1 || rect.right > innerWidth + 1;
            if (isOff) found.add(`off the page: ${{text.data}}`);
            for (const box of boxes) {{
                if (!box) continue;
                const around = box.getBoundingClientRect();
                const isWide = rect.left < around.left - 2 || rect.right > around.right + 2;
                const isHigh = box === boxes[0]
                    && (rect.top < around.top - slack || rect.bottom > around.bottom + slack);
                if (isWide || isHigh) found.add(`out of ${{about(box)}}: ${{text.data}}`);
            }}
        }}
    }}
    return [...found];
}}"""

SCROLLS = f"""(but) => {{ {ON_TOP}
    return [document.documentElement, ...scrollers("overflowY")]
        .filter((one) => one.scrollHeight > one.clientHeight + 1 && !one.matches(but)).map(about);
}}"""

OUT_OF_SIGHT = f"""() => {{ {ON_TOP}
    const dialog = document.querySelector("dialog:modal, [role=dialog]") ?? top;
    const buttons = within("button").filter((one) => !one.disabled && dialog.contains(one));
    return buttons.filter((one) => {{
        const {{ left, top, right, bottom }} = one.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const hit = document.elementFromPoint(x, y);
        return !hit || !(one.contains(hit) || hit.contains(one));
    }}).map(about);
}}"""


async def misfits(page: Page, *sizes: tuple[int, int]) -> list[str]:
    """What is wider than the window, or a target of less than 44 pixels, in each of these sizes.

    A table of the rules may be wider, for it scrolls by itself, also by keyboard.
    """
    found: list[str] = []
    for width, height in sizes:
        await page.set_viewport_size({"width": width, "height": height})
        found += [f"{width} x {height}: {what}" for what in await page.evaluate(MISFITS)]
    return found


async def spilled(page: Page, *sizes: tuple[int, int]) -> list[str]:
    """The words that reach out of their button, their box or the window, in each of these sizes."""
    found: list[str] = []
    for width, height in sizes:
        await page.set_viewport_size({"width": width, "height": height})
        found += [f"{width} x {height}: {what}" for what in await page.evaluate(SPILLS)]
    return found


async def scrolled(page: Page, but: str = "none") -> list[str]:
    """What can be seen only by scrolling, except in elements that may scroll."""
    return list(await page.evaluate(SCROLLS, but))


async def out_of_sight(page: Page) -> list[str]:
    """The buttons whose middle cannot be touched without scrolling."""
    return list(await page.evaluate(OUT_OF_SIGHT))


async def first_load(page: Page, url: str) -> dict[str, float]:
    """The kB that the network brings until the home page stands still, compressed, by kind.

    The page needs a browser that has never been there, and has no service worker.
    """
    loaded: list[Request] = []
    page.on("requestfinished", lambda request: loaded.append(request))
    await page.goto(url)
    await page.wait_for_load_state("networkidle")
    found: dict[str, float] = defaultdict(float)
    for request in loaded:
        found[request.resource_type] += (await request.sizes())["responseBodySize"] / 1000
    return found
