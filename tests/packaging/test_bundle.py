"""Every npm package that the build puts into the page is credited."""

import json
import re
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.packaging.credits_given import credits_given
from tests.packaging.distribution import build, copy_tree

pytestmark = pytest.mark.full

PACKAGE = re.compile(r"node_modules/((?:@[^/]+/)?[^/]+)/")


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))


def test_source_maps_show_no_package_without_credit(tmp_path: Path) -> None:
    tree = copy_tree(tmp_path)
    edit(tree / "web/vite.config.ts", 'target: "es2022"', 'target: "es2022", sourcemap: true')
    built = build(tree, "--wheel")
    assert built.returncode == 0, built.stdout + built.stderr
    [path] = (tree / "dist").glob("*.whl")
    with ZipFile(path) as wheel:
        maps = [json.loads(wheel.read(name)) for name in wheel.namelist() if name.endswith(".map")]
    sources = [source for one in maps for source in one["sources"]]
    carried = {package for source in sources for package in PACKAGE.findall(source)}
    assert "svelte" in carried
    assert carried <= {credit.package for credit in credits_given()}


def test_a_package_that_nobody_names_stops_the_build(tmp_path: Path) -> None:
    tree = copy_tree(tmp_path)
    edit(
        tree / "web/credits.ts",
        'package: "uqr", name: "uqr"',
        'package: "postcss", name: "postcss"',
    )
    built = build(tree, "--wheel")
    assert built.returncode != 0
    assert "web/credits.ts must name just what is in the bundle: uqr, postcss" in built.stderr


def test_the_texts_in_the_repository_are_those_of_the_build(tmp_path: Path) -> None:
    tree = copy_tree(tmp_path)
    texts = tree / "THIRD-PARTY-LICENSES.txt"
    kept = texts.read_text()
    texts.write_text("")
    built = build(tree, "--wheel")
    assert built.returncode == 0, built.stdout + built.stderr
    assert texts.read_text() == kept
