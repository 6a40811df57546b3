"""The dashboard and the scrape example speak of what the server really has."""

import json
import re
import subprocess
from pathlib import Path

import httpx
import pytest

from tests.deploy.proxies import DEPLOY, program
from tests.server.process import ServerProcess

NAME = re.compile(r"\bsheepfold_\w+")


def metrics(data: Path) -> dict[str, str]:
    """The kind of each metric that a server has."""
    with ServerProcess(data) as server:
        text = httpx.get(f"{server.url}/metrics").text
    found = dict(re.findall(r"^# TYPE (\w+) (\w+)$", text, re.MULTILINE))
    assert set(found) == set(re.findall(r"^(\w+) \d+$", text, re.MULTILINE))
    return found


def test_the_dashboard_shows_every_metric_and_no_other(tmp_path: Path) -> None:
    dashboard = json.loads((DEPLOY / "grafana.json").read_text())
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    kinds = metrics(tmp_path)
    assert {name for expression in asked for name in NAME.findall(expression)} == set(kinds)
    for expression in asked:
        counts = [name for name in NAME.findall(expression) if kinds[name] == "counter"]
        assert not counts or expression.startswith(("rate(", "increase("))


def test_the_panels_do_not_overlap() -> None:
    dashboard = json.loads((DEPLOY / "grafana.json").read_text())
    taken: set[tuple[int, int]] = set()
    for panel in dashboard["panels"]:
        at = panel["gridPos"]
        cells = {(at["x"] + x, at["y"] + y) for x in range(at["w"]) for y in range(at["h"])}
        assert not taken & cells, panel["title"]
        assert at["x"] + at["w"] <= 24
        taken |= cells


def test_prometheus_asks_where_the_server_answers() -> None:
    example = (DEPLOY / "prometheus.yml").read_text()
    (job,) = re.findall(r"job_name: (\w+)", example)
    assert 'targets: ["127.0.0.1:8000"]' in example
    assert "metrics_path" not in example, "it is /metrics, whatever the public address is"
    assert f'up{{job=\\"{job}\\"}}' in (DEPLOY / "grafana.json").read_text()


@pytest.mark.full
def test_prometheus_understands_the_example() -> None:
    command = [program("promtool"), "check", "config", str(DEPLOY / "prometheus.yml")]
    checked = subprocess.run(command, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout + checked.stderr
