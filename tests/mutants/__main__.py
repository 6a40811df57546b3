"""Run mutants: `python -m tests.mutants [--quick] [ID ...]`; `--quick` takes one of each rule.

Nothing is copied: each mutant is a process of its own, in which one module of the package is loaded
from its broken source. The processes are forked from one that has imported all libraries.
"""

import contextlib
import importlib.util
import io
import multiprocessing
import os
import re
import sys
import tempfile
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

import hypothesis
import msgspec
import numpy
import pytest

from tests.mutants import ROOT, Mutant, mutants

PRELOADED = (hypothesis, msgspec, numpy)
"""What the tests of rules import anyway: it is there for every process that is forked."""


class BrokenSource(MetaPathFinder):
    """Lets one module be imported from another file."""

    def __init__(self, module: str, file: Path) -> None:
        self._module = module
        self._file = file

    def find_spec(
        self,
        name: str,
        path: Sequence[str] | None,  # noqa: ARG002
        target: ModuleType | None = None,  # noqa: ARG002
    ) -> ModuleSpec | None:
        """Where that module is now; every other one is where it was."""
        if name != self._module:
            return None
        return importlib.util.spec_from_file_location(name, self._file)


class Failures:
    """The names of the tests that failed."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A part of a test is over."""
        if report.failed:
            self.names.append(report.nodeid.rpartition("::")[2].partition("[")[0])


def caught_by(mutant: Mutant) -> list[str]:
    """The names of the tests of the mutant's rule that fail under it."""
    assert not any(name.partition(".")[0] == "sheepfold" for name in sys.modules)
    module = mutant.file.removeprefix("src/").removesuffix(".py").replace("/", ".")
    mark = re.compile(rf'rule\([^)]*"{mutant.id}"')
    naming = [str(t) for t in (ROOT / "tests").rglob("test_*.py") if mark.search(t.read_text())]
    with tempfile.TemporaryDirectory() as folder:
        broken = Path(folder) / "broken.py"
        source = (ROOT / mutant.file).read_text()
        broken.write_text(source.replace(mutant.old, mutant.new))
        sys.meta_path.insert(0, BrokenSource(module, broken))
        failures, said = Failures(), io.StringIO()
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            asked = ["--rule", mutant.id, "--assert=plain", "--tb=short", *naming]
            code = pytest.main(asked, [failures])
    if code not in (0, 1):
        raise RuntimeError(f"{mutant.id} ({mutant.what}):\n{said.getvalue()}")
    return list(dict.fromkeys(failures.names))


def main(arguments: list[str]) -> int:
    """Print, rule by rule, who caught what; the number of mutants that nobody caught."""
    ids = {argument for argument in arguments if not argument.startswith("--")}
    chosen = [m for m in mutants() if not ids or m.id in ids]
    if "--quick" in arguments:
        chosen = list({m.id: m for m in reversed(chosen)}.values())[::-1]
    survivors = 0
    os.chdir(ROOT)
    sys.path.insert(0, str(ROOT / "src"))
    processes = multiprocessing.get_context("fork").Pool(os.cpu_count(), maxtasksperchild=1)
    with processes as pool:
        for mutant, names in zip(chosen, pool.imap(caught_by, chosen), strict=True):
            survivors += not names
            print(f"{mutant.id}  {mutant.what}: {', '.join(names) or 'NOBODY NOTICED'}", flush=True)
    print(f"{len(chosen) - survivors} mutants caught, {survivors} survived")
    return survivors


if __name__ == "__main__":
    sys.exit(1 if main(sys.argv[1:]) else 0)
