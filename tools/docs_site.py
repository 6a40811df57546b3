"""A hook of the docs site: pages and pictures that lie elsewhere in the repository."""

from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add them where the site wants them."""
    for page in ("CHANGELOG.md", "CONTRIBUTING.md"):
        text = (ROOT / page).read_text("utf-8")
        text = text.replace("](docs/", "](").replace("](CHANGELOG.md)", "](changelog.md)")
        files.append(File.generated(config, page.lower(), content=text))
    icon = (ROOT / "web/public/icons/icon.svg").read_bytes()
    files.append(File.generated(config, "icon.svg", content=icon))
    return files


def on_page_markdown(markdown: str, *, page: Page, **_: object) -> str:
    """Give the first page the whole width."""
    if page.is_homepage:
        page.meta["hide"] = ["navigation", "toc"]
    return markdown
