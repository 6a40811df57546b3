"""What all tests share: `--rule ID` runs one rule's tests, SHEEPFOLD_FULL=1 the long versions."""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # as the command does: see sheepfold/cli

import pytest

os.environ["SHEEPFOLD_LANG"] = "en"  # whatever the tester speaks


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule", help="run only the tests marked with this rule id")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    rule = config.getoption("--rule")
    if rule is not None:
        kept = [i for i in items if any(rule in mark.args for mark in i.iter_markers("rule"))]
        config.hook.pytest_deselected(items=[i for i in items if i not in kept])
        items[:] = kept


@pytest.fixture(scope="session")
def effort() -> int:
    """How many times as long a statistical or random check may go on."""
    return 20 if os.environ.get("SHEEPFOLD_FULL") else 1
