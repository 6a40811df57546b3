"""What others made is named with its licence: in the texts, in the metadata and in the docs."""

import json
import tomllib

import pytest

from tests.mutants import ROOT
from tests.packaging.credits_given import Credit, credits_given

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

SIGNS = {
    "MIT": "Permission is hereby granted, free of charge",
    "Apache-2.0": "TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION",
    "OFL-1.1": "SIL OPEN FONT LICENSE Version 1.1",
}
"""A sentence of each licence."""


BUILD_TOOLS = {"@sveltejs/vite-plugin-svelte", "vite"}
"""What a build needs, and the page does not carry; what checks need is in `devDependencies`."""


def test_each_package_that_the_page_depends_on_is_credited_in_its_version() -> None:
    needed = json.loads((ROOT / "web/package.json").read_text())["dependencies"]
    wanted = needed.keys() - BUILD_TOOLS
    locked = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]
    versions = {credit.package: credit.version for credit in credits_given()}
    assert wanted <= versions.keys()
    for package, version in versions.items():
        assert locked[f"node_modules/{package}"]["version"] == version


@pytest.mark.parametrize("credit", credits_given(), ids=lambda credit: credit.package)
def test_the_text_of_each_licence_is_there(credit: Credit) -> None:
    assert SIGNS[credit.licence] in credit.text


def test_the_metadata_names_every_licence() -> None:
    assert set(PROJECT["license"].split(" AND ")) == {"MIT", *(c.licence for c in credits_given())}
    assert all((ROOT / name).is_file() for name in PROJECT["license-files"])


def test_the_docs_name_everyone() -> None:
    page = (ROOT / "docs/credits.md").read_text("utf-8")
    for credit in credits_given():
        assert f"| {credit.name} |" in page
        assert f"| {credit.licence} |" in page
