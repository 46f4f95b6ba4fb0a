"""The way of a click through the server is the one that docs/design.md draws."""

import asyncio
import re
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from msgspec import json

from echappee.server.messages.protocol import VERSION
from echappee.server.metrics import Metrics
from echappee.server.socket.connection import Connection
from echappee.server.store.measured import MeasuredStore
from echappee.server.store.sqlite import DATABASE, SqliteStore
from echappee.server.tables import acts
from echappee.server.tables.hub import Hub
from tests.server.memory_store import AtOnce, ClientChannel, LocalBots
from tests.server.players import OPEN, set_to

SERVER = "/echappee/server/"
DESIGN = Path(__file__).parents[2] / "docs/design.md"
REAL_SOCKET = "socket/open_socket.py"
PATIENCE = 5000
"""How often we look whether everything was told, a millisecond apart."""

Calls = set[tuple[str, str]]
"""Which module called which."""


@contextmanager
def noted() -> Iterator[Calls]:
    """Notes the calls between modules of the server, on this thread."""
    calls: Calls = set()

    def note(frame: FrameType, event: str, _argument: object) -> None:
        if event == "call" and SERVER in frame.f_code.co_filename and frame.f_back:
            calls.add((_module(frame.f_back), _module(frame)))

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        yield calls
    finally:
        sys.setprofile(before)


def _module(frame: FrameType) -> str:
    return frame.f_code.co_filename.rpartition(SERVER)[2]


def _room(module: str) -> str:
    return module.partition("/")[0]


def drawn() -> set[str]:
    """The modules of the server that the page names."""
    section = (
        DESIGN.read_text(encoding="utf-8").partition("### What happens on a click")[2].partition("\n#")[0]
    )
    found: set[str] = set()
    for row in re.findall(r"^\| \d+ \| (`server/[^|]*)\|", section, re.MULTILINE):
        first, *others = re.findall(r"`([\w/]+\.py)`", row)
        folder = first.removeprefix("server/").rpartition("/")[0]
        found |= {first.removeprefix("server/"), *(f"{folder}/{other}" for other in others)}
    return found


async def clicks(folder: Path) -> Calls:
    """Ann, who is connected, gives the last answer of the first phase."""
    store = MeasuredStore(SqliteStore.open(folder / DATABASE), Metrics(), lambda _table: None)
    hub, channel = Hub(store, LocalBots(), AtOnce(), time.monotonic), ClientChannel()
    id, _, _ = await hub.open(acts.Opened(device="ann", settings=set_to(OPEN)))
    live = await hub.find(id)
    await hub.act(live, acts.Sat(device="ann", seat="blue", name="Ann"))
    await hub.act(live, acts.Started(device="ann"))
    talking = asyncio.create_task(Connection(hub, "ann", channel).run())

    async def say(**message: object) -> None:
        told = len(channel.told)
        channel.say(json.encode(message).decode())
        for _ in range(PATIENCE):
            if len(channel.told) >= told + (1 if message["type"] == "hello" else 2):
                return
            await asyncio.sleep(0.001)

    async def answer(number: int) -> None:
        question = live.table.running.questions[0]
        await say(
            type="answer", id=str(number), question=str(question.id), answer=question.sample(lambda _: 0)
        )

    await say(type="hello", version=VERSION, table=id)
    await answer(1)
    with noted() as calls:
        await answer(2)
    channel.say(None)
    await talking
    await hub.close()
    return calls


async def test_a_click_walks_through_the_modules_that_the_page_draws(tmp_path: Path) -> None:
    calls = await clicks(tmp_path)
    assert len(drawn()) > 12
    assert drawn() - {REAL_SOCKET} <= {called for _, called in calls}
    between = {(a, b) for a, b in calls if {a.partition("/")[0], b.partition("/")[0]} == {"socket", "tables"}}
    assert between == {
        ("socket/connection.py", "tables/visit.py"),
        ("tables/sent.py", "socket/outbox.py"),
    }
