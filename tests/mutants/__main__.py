"""Run mutants: `python -m tests.mutants [--quick] [ID ...]`; `--quick` takes one of each rule."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.mutants import ROOT, Mutant, mutants


def caught_by(mutant: Mutant) -> list[str]:
    """The names of the tests of the mutant's rule that fail under it."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        ignored = shutil.ignore_patterns("__pycache__", "web", "node_modules")
        for part in ("src", "tests", "docs", "tools"):
            shutil.copytree(ROOT / part, copy / part, ignore=ignored)
        shutil.copy(ROOT / "pyproject.toml", copy)
        naming = [t for t in (copy / "tests").rglob("test_*.py") if mutant.id in t.read_text()]
        broken = copy / mutant.file
        broken.write_text(broken.read_text().replace(mutant.old, mutant.new))
        run = subprocess.run(
            [sys.executable, "-m", "pytest", "--rule", mutant.id, "--tb=no", "-rfE", *naming],
            cwd=copy,
            env=os.environ | {"PYTHONPATH": str(copy / "src"), "COLUMNS": "300"},
            capture_output=True,
            text=True,
            check=False,
        )
        if run.returncode not in (0, 1):
            raise RuntimeError(f"{mutant.id} ({mutant.what}):\n{run.stdout}{run.stderr}")
        failed = re.findall(r"^FAILED \S*::([^\s\[]+)", run.stdout, flags=re.MULTILINE)
        return list(dict.fromkeys(failed))


def main(arguments: list[str]) -> int:
    """Print, rule by rule, who caught what; the number of mutants that nobody caught."""
    ids = {argument for argument in arguments if not argument.startswith("--")}
    chosen = [m for m in mutants() if not ids or m.id in ids]
    if "--quick" in arguments:
        chosen = list({m.id: m for m in reversed(chosen)}.values())[::-1]
    survivors = 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for mutant, names in zip(chosen, pool.map(caught_by, chosen), strict=True):
            survivors += not names
            print(f"{mutant.id}  {mutant.what}: {', '.join(names) or 'NOBODY NOTICED'}", flush=True)
    print(f"{len(chosen) - survivors} mutants caught, {survivors} survived")
    return survivors


if __name__ == "__main__":
    sys.exit(1 if main(sys.argv[1:]) else 0)
