"""The server of a page, without its page."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from echappee.server.in_page.helper import do_parcel
from echappee.server.in_page.page_server import PageServer
from echappee.server.messages.protocol import VERSION
from echappee.server.store.row_store import RowStore
from tests.server.clients import Json
from tests.server.keeping import MemoryRows

SHORT = "a b c d u"


class Aside:
    """A helper that works in this process, and has no bounds."""

    def __init__(self) -> None:
        self.parcels: list[str] = []
        self.stopped = 0
        self.ready = False

    async def prepare(self) -> None:
        await asyncio.sleep(0)
        self.ready = True

    def prepared(self) -> bool:
        return self.ready

    async def work(self, parcel: str) -> str:
        assert self.ready
        await asyncio.sleep(0)
        self.parcels.append(parcel)
        return do_parcel(parcel, lambda _share: None)

    def progress(self) -> float:
        return 0.5

    def stop(self) -> None:
        self.stopped += 1


class Silent(Aside):
    """One that never comes to an end."""

    async def work(self, parcel: str) -> str:
        self.parcels.append(parcel)
        await asyncio.Event().wait()
        raise AssertionError


class Late(Aside):
    """One whose interpreter is still on its way."""

    async def prepare(self) -> None:
        await asyncio.Event().wait()


class Page:
    """What a page says and hears."""

    def __init__(self, store: RowStore, helper: Aside) -> None:
        self.told: list[Json] = []
        self._news = asyncio.Event()
        self._ids = 0
        self.server = PageServer(store, "t" * 40, lambda _name: helper, self._hear)

    def say(self, kind: str, id: str, **fields: str) -> None:
        self.server.hear(json.dumps({"type": kind, "id": id, **fields}))

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Json]:
        self._ids += 1
        id = f"p.{self._ids}"
        said = "" if body is None else json.dumps(body)
        self.say("ask", id, method=method, path=path, body=said)
        answer = await self.until(lambda told: told["id"] == id)
        return answer["status"], json.loads(answer["text"])

    async def until(self, wanted: Callable[[Json], bool]) -> Json:
        """The first thing that is heard and wanted."""
        while True:
            for told in self.told:
                if wanted(told):
                    return told
            self._news.clear()
            await self._news.wait()

    async def race(self, *bots: str) -> str:
        """A table at which only bots ride, begun."""
        seats = [{"kind": "bot", "name": name} for name in bots]
        status, table = await self.ask("POST", "/api/tables", {"settings": {"seats": seats, "stage": SHORT}})
        assert status == 201, table
        self.say("open", "p.line", table=table["id"])
        hello = {"type": "hello", "version": VERSION, "table": table["id"]}
        self.say("say", "p.line", text=json.dumps(hello))
        await self.until(lambda told: told["type"] == "heard")
        self.say("say", "p.line", text='{"type":"start","id":"1"}')
        return str(table["id"])

    async def over(self, table: str) -> None:
        await self.until(lambda told: '"status":"over"' in told.get("text", ""))
        assert (await self.ask("GET", f"/api/tables/{table}"))[1]["status"] == "over"

    def _hear(self, text: str) -> None:
        self.told.append(json.loads(text))
        self._news.set()


@asynccontextmanager
async def opened(rows: MemoryRows, helper: Aside | None = None) -> AsyncIterator[Page]:
    page = Page(await RowStore.open(rows, lambda: 0.0), helper or Aside())
    yield page
    await page.server.hub.close()


async def test_a_race_in_a_page_is_there_when_the_page_comes_again() -> None:
    rows = MemoryRows()
    async with opened(rows) as page:
        table = await page.race("random", "random")
        await page.over(table)
        status, _ = await page.ask("GET", "/api/tables")
        assert status == 200
    async with opened(rows) as again:
        status, state = await again.ask("GET", f"/api/tables/{table}")
        assert (status, state["status"]) == (200, "over")


async def test_refusals_are_those_of_a_server() -> None:
    async with opened(MemoryRows()) as page:
        status, refusal = await page.ask("GET", "/api/tables/nowhere")
        assert (status, refusal["code"]) == (404, "no-such-table")
        status, refusal = await page.ask("DELETE", "/api/me")
        assert (status, refusal["code"]) == (405, "wrong-method")


async def test_a_line_to_no_table_ends_with_its_reason() -> None:
    async with opened(MemoryRows()) as page:
        page.say("open", "p.line", table="nowhere")
        page.say("say", "p.line", text=json.dumps({"type": "hello", "version": VERSION, "table": "nowhere"}))
        assert (await page.until(lambda told: told["type"] == "ended"))["reason"] == "no-such-table"


async def test_a_bot_that_thinks_long_thinks_elsewhere_from_then_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("echappee.server.in_page.lane.LONG_S", 0.0)
    helper = Aside()
    async with opened(MemoryRows(), helper) as page:
        await page.over(await page.race("tempo", "random"))
        assert len(helper.parcels) > 10


async def test_bots_think_here_until_the_helper_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("echappee.server.in_page.lane.LONG_S", 0.0)
    helper = Late()
    async with opened(MemoryRows(), helper) as page:
        await page.over(await page.race("tempo", "random"))
        assert helper.parcels == []


async def test_a_study_is_a_job_that_can_be_followed_and_given_up() -> None:
    helper = Silent()
    async with opened(MemoryRows(), helper) as page:
        table = await page.race("random", "random")
        await page.over(table)
        page.say("ask", "p.record", method="GET", path=f"/api/tables/{table}/record")
        record = (await page.until(lambda told: told["id"] == "p.record"))["text"]
        _, ticket = await page.ask("POST", "/api/study", {"record": record, "effort": "first"})
        page.say("follow", "p.job", path=f"/api/jobs/{ticket['job']}")
        running = await page.until(lambda told: told["id"] == "p.job" and '"running"' in told["text"])
        assert json.loads(running["text"])["done"] == 0.5
        assert (await page.ask("DELETE", f"/api/jobs/{ticket['job']}"))[0] == 200
        await page.until(lambda told: told["id"] == "p.job" and told["type"] == "ended")
        await asyncio.sleep(0)
        assert helper.stopped == 1
