"""Each release has a dated entry in the changelog, the present version first."""

import re
from datetime import date

from sheepfold import __version__
from tests.mutants import ROOT

CHANGELOG = (ROOT / "CHANGELOG.md").read_text("utf-8")
KINDS = ["Changes", "New features", "Bugfixes"]


def test_every_release_has_a_date_and_the_newest_is_this_one() -> None:
    titles = re.findall(r"^## (.+)$", CHANGELOG, re.MULTILINE)
    if titles[0] == "Unreleased":  # what the next release will have
        del titles[0]
    releases = [re.fullmatch(r"(\d+\.\d+\.\d+) \((\S+)\)", title) for title in titles]
    assert all(releases), titles
    found = [(release[1], date.fromisoformat(release[2])) for release in releases if release]
    assert found[0][0] == __version__
    dates = [day for _, day in found]
    assert dates == sorted(dates, reverse=True)


def test_entries_are_sorted_by_kind() -> None:
    for release in re.split(r"^## ", CHANGELOG, flags=re.MULTILINE)[1:]:
        kinds = re.findall(r"^### (.+)$", release, re.MULTILINE)
        assert kinds == [kind for kind in KINDS if kind in kinds]
        assert kinds
