"""What takes long is not done on the event loop, and settings hold up no table that is loaded."""

import asyncio
import re
import threading
from collections.abc import Callable, Iterable

import pytest

from echappee.engine import Event
from echappee.server.messages.wire import EventWire, ShownWire
from echappee.server.tables import acts, radio
from echappee.server.tables.acts import Act
from echappee.server.tables.table import Table
from echappee.server.workers import Threads
from echappee.words.sentences import Sentence
from tests.server.memory_store import Room
from tests.server.players import OPEN, RANDOM, set_to
from tests.server.running import ROOT

SETTLER, BUILDER = "echappee-settings_0", "echappee-race_0"


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> dict[str, set[str]]:
    """The threads in which each kind of act was checked and applied, and events were put on the wire."""
    found: dict[str, set[str]] = {}

    def wired(event: Event, said: Iterable[Sentence], shown: ShownWire | None) -> EventWire:
        found.setdefault("events", set()).add(threading.current_thread().name)
        return event_wire(event, said, shown)

    event_wire = radio.event_wire
    monkeypatch.setattr(radio, "event_wire", wired)

    def noted(step: Callable[[Act, Table], None]) -> Callable[[Act, Table], None]:
        def run_and_note(act: Act, table: Table) -> None:
            found.setdefault(type(act).__name__, set()).add(threading.current_thread().name)
            step(act, table)

        return run_and_note

    for kind in (acts.Opened, acts.Configured, acts.Started, acts.Sat):
        for step in ("check", "apply"):
            monkeypatch.setattr(kind, step, noted(getattr(kind, step)))
    return found


async def test_each_act_is_done_where_it_holds_nobody_up(threads: dict[str, set[str]]) -> None:
    room = Room(background=Threads())
    live = await room.open(set_to(OPEN), "blue")
    await room.hub.act(live, acts.Configured(device="ann", settings=set_to(OPEN, RANDOM)))
    await room.hub.act(live, acts.Started(device="ann"))
    assert threads == {
        "Opened": {SETTLER},
        "Sat": {threading.current_thread().name},
        "Configured": {SETTLER},
        "Started": {BUILDER},
    }
    await room.ride(live, 9)
    threads.clear()
    room.hub.shelf.live.clear()
    await room.hub.find(live.table.id)
    assert "events" in threads
    assert set.union(*threads.values()) == {BUILDER}


async def test_a_table_is_loaded_while_settings_are_still_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, looked = threading.Event(), threading.Event()

    def look(_act: acts.Configured, _table: Table) -> None:
        begun.set()
        looked.wait()

    room = Room(background=Threads())
    live, other = await room.open(set_to(OPEN)), await room.open(set_to(OPEN))
    monkeypatch.setattr(acts.Configured, "check", look)
    changing = asyncio.create_task(
        room.hub.act(live, acts.Configured(device="ann", settings=set_to(OPEN, OPEN)))
    )
    try:
        await asyncio.to_thread(begun.wait)
        del room.hub.shelf.live[other.table.id]
        await room.hub.find(other.table.id)
        assert not changing.done()
    finally:
        looked.set()
    await changing
    assert len(live.table.seats) == 2


def test_tables_and_studies_start_no_thread_process_or_server() -> None:
    """Their imports are a contract of `make lint`; asyncio has ways of its own."""
    ways = re.compile(r"to_thread|run_in_executor|create_subprocess|start_server|open_connection")
    rooms = [ROOT / "src/echappee/server" / room for room in ("messages", "tables", "studies")]
    files = [file for room in rooms for file in room.rglob("*.py")]
    assert len(files) > 30
    assert [file.name for file in files if ways.search(file.read_text("utf-8"))] == []
