"""What all tests share: `--rule ID` runs one rule's tests, SHEEPFOLD_FULL=1 the long versions."""

import asyncio
import inspect
import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # as the command does: see sheepfold/cli

import pytest

from tests.coroutines import run
from tests.effort import EFFORT

os.environ["SHEEPFOLD_LANG"] = "en"  # whatever the tester speaks


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule", help="run only the tests marked with this rule id")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    rule = config.getoption("--rule")
    if rule is not None:
        kept = [i for i in items if any(rule in mark.args for mark in i.iter_markers("rule"))]
        config.hook.pytest_deselected(items=[i for i in items if i not in kept])
        items[:] = kept


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test may be a coroutine; it has a loop of its own unless it has a `runner`."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    test = pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names})
    runner = pyfuncitem.funcargs.get("runner")
    run(test, runner if isinstance(runner, asyncio.Runner) else None)
    return True


@pytest.fixture(scope="session")
def effort() -> int:
    """How many times as long a statistical or random check may go on."""
    return EFFORT
