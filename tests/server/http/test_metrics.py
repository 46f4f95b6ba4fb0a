"""What a server says about itself: every metric is explained, and there are rules for what can go wrong."""

import re
import time
from pathlib import Path

import pytest

from echappee.server.metrics import Gauges, Metrics
from echappee.server.store.interface import NotOwner
from echappee.server.store.measured import MeasuredStore
from echappee.server.tables.overdue import Overdue
from tests.server.keeping import change
from tests.server.memory_store import MemoryStore
from tests.server.running import serve_here, wait_for

GUIDE = Path(__file__).parents[3] / "docs/monitoring.md"
QUANTITIES = {"connections", "passed_on", "live_tables", "acts_total"}
"""Metrics of which no value is too large."""
BLOCKED_S = 0.7
"""Longer than from one heartbeat to a late one."""


def test_every_metric_is_explained_and_has_a_rule_unless_no_value_is_too_large() -> None:
    text = Metrics().text(Gauges(*[0] * len(Gauges._fields)), 0)
    names = set(re.findall(r"(?m)^# TYPE echappee_(\w+)", text))
    table, _, rules = GUIDE.read_text("utf-8").partition("\n## Alerts\n")
    assert set(re.findall(r"(?m)^\| `echappee_(\w+)", table)) == names
    asked = set(re.findall(r"echappee_(\w+)", rules.partition("\n## ")[0]))
    assert {name.removesuffix("_bucket") for name in asked} == names - QUANTITIES


def test_whoever_holds_everybody_up_is_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def block(_overdue: Overdue) -> None:
        time.sleep(BLOCKED_S)  # noqa: ASYNC251 - this is what must not happen

    monkeypatch.setattr(Overdue, "wake", block)
    with serve_here(tmp_path) as parts:
        wait_for(lambda: parts.context.metrics.held_up > 0)


async def test_what_a_former_owner_may_not_write_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    store, metrics = MemoryStore(), Metrics()

    async def refuse(_change: object) -> None:
        raise NotOwner("this table is at another server by now")

    monkeypatch.setattr(store, "append", refuse)
    with pytest.raises(NotOwner):
        await MeasuredStore(store, metrics, lambda _table: None).append(change("a", 1))
    assert metrics.stale_writes == 1
