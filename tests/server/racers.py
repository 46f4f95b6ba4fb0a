"""People who answer every question and remember what was acknowledged, while servers are killed."""

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.frames import CloseCode

from echappee.games import game_named
from echappee.notation import read_record, verify
from echappee.server.store.interface import Store
from echappee.server.tables.log import read_table
from echappee.server.tables.table import Table
from tests.counts import SOAK
from tests.server.clients import VERSION, Device, Socket
from tests.server.running import Server

LIMIT_S = 600.0 if SOAK else 60.0
"""How long people wait for something. On a busy machine bots may get no processor for minutes."""
TRIES = 10
THINKING_S = 0.5 if SOAK else 0.0
"""Before each answer: hundreds of people who never think would leave no time for bots."""
SEED = 2026
OVER = 1_000_000
TRY_AGAIN = {"not-stored", "not-read", "try-again"}
"""What a busy server may say; the connection ends, and what was not done is sent again, as by a page."""
SETTINGS: tuple[dict[str, list[object] | str], ...] = (
    {"seats": [{}, {}], "stage": "base-1"},
    {"seats": [{}, {}], "stage": "peloton-7-2-4", "rules": ["weather", "breakaway"]},
    {"seats": [{}, {"kind": "bot", "name": "random"}, {}], "stage": "base-2"},
    {"seats": [{}, {}], "stage": "a x b c d e u", "rules": ["specialists", "tour", "extended"]},
    {"game": "homas", "seats": [{}, {"kind": "bot", "name": "capitaine"}, {}], "stage": "milan-san-remo"},
)


class Racer:
    """A person with a seat, who answers every question and remembers what was acknowledged."""

    def __init__(self, device: Device, table: str, seat: str, seed: str) -> None:
        self.device = device
        self.table = table
        self.seat = seat
        self.acked: dict[str, str] = {}
        self.sent: dict[str, tuple[str, str]] = {}
        self.questions: list[Any] = []
        self.heard: list[str] = []
        self.over = False
        self.silent = False
        self.thinking_s = THINKING_S
        self.put_off = 0
        """How often it was told to try again."""
        self.here = False
        self.came = 0.0
        """When it was told of its table for the first time since it connected."""
        self.asked_again: set[str] | None = None
        self._unanswered: dict[str, tuple[str, str]] = {}
        """What was sent before the connection was cut. It is sent again with the same id, and done once."""
        self._random = Random(seed)

    @property
    def state(self) -> str:
        """What it waits for, in a few words."""
        open_questions = [question["id"] for question in self.questions]
        return (
            f"{self.seat} at {self.table}: {'here' if self.here else 'away'}, put off {self.put_off} times,"
            f" {len(self.acked)} acknowledged, sent {self.sent}, asked {open_questions}"
        )

    async def ride(self, url: str, *, answering: bool = True) -> None:
        """Answer until the race is over or the connection is cut."""
        self.here = False
        headers = {"Authorization": f"Bearer {self.device.token}"}
        address = url.replace("http", "ws", 1) + f"/ws/{self.table}"
        with suppress(OSError, WebSocketException):
            async with connect(
                address,
                additional_headers=headers,
                compression=None,
                ping_interval=None,
                open_timeout=LIMIT_S,
                close_timeout=1,
            ) as socket:
                await socket.send(json.dumps(self._hello()))
                async for text in socket:
                    self._hear(json.loads(text), first=not self.here)
                    if self.over or not answering or not self.here:
                        return
                    await self._answer(socket)

    def _hello(self) -> dict[str, object]:
        seen = {"seats": [self.seat], "events": len(self.heard)} if self.heard else None
        return {"type": "hello", "version": VERSION, "table": self.table, "seen": seen}

    def _hear(self, message: dict[str, Any], *, first: bool) -> None:
        if message["type"] == "news":
            # Anything told before the kill must still be true after it.
            assert not (self.heard and message.get("fresh")), "something that was told has been lost"
            self.heard += [event["code"] for event in message.get("events", [])]
            self.questions = message.get("questions", self.questions)
            if "table" in message:
                self.over = message["table"]["status"] == "over"
            if first:
                self.asked_again = {question["id"] for question in self.questions}
                self._unanswered = dict(self.sent)
                self.here = True
                self.came = time.perf_counter()
        elif message["type"] == "refused":
            assert message["code"] in TRY_AGAIN, message
            self.put_off += 1
        else:
            assert message["type"] == "ack", message
            question, answer = self.sent.pop(message["id"])
            self.acked[question] = answer

    async def _answer(self, socket: ClientConnection) -> None:
        for id, (question, answer) in self._unanswered.items():
            await _say(socket, id, question, answer)
        self._unanswered = {}
        known = {question for question, _ in self.sent.values()} | self.acked.keys()
        new = [question for question in self.questions if question["id"] not in known]
        if new:
            await asyncio.sleep(self.thinking_s)
        for question in () if self.silent else new:
            answer = self._random.choice(question["options"] or ["none"])
            id = f"{self._random.getrandbits(64):x}"
            self.sent[id] = question["id"], answer
            await _say(socket, id, question["id"], answer)


async def _say(socket: ClientConnection, id: str, question: str, answer: str) -> None:
    await socket.send(json.dumps({"type": "answer", "id": id, "question": question, "answer": answer}))


def gather(server: Server, number: int) -> list[Racer]:
    """A table that has started, and its two people, who try again if a busy server says so."""
    for _ in range(TRIES):
        with suppress(PutOff):
            return _gathered(server, number)
    raise AssertionError("the server has put off everybody")


class PutOff(Exception):
    """A busy server does not know for a moment whether its tables are still there."""


@contextmanager
def at_table(device: Device, table: str) -> Iterator[Socket]:
    try:
        with device.sit_at(table) as socket:
            yield socket
    except ConnectionClosed as closed:
        if closed.rcvd is None or closed.rcvd.code != CloseCode.SERVICE_RESTART:
            raise
        raise PutOff from closed


def _gathered(server: Server, number: int) -> list[Racer]:
    host, guest = Device(server.url), Device(server.url)
    settings = SETTINGS[number % len(SETTINGS)]
    invitation = host.open(settings)
    table = invitation["id"]
    assert guest.enter(invitation["player_code"]) == table
    with at_table(host, table) as socket:
        seats = [seat["colour"] for seat in socket.now["table"]["seats"] if seat["kind"] == "open"]
    for device, seat in zip((host, guest), seats, strict=True):
        with at_table(device, table) as socket:
            assert socket.do("sit", seat=seat, name=seat)["type"] == "ack"
    with at_table(host, table) as socket:
        assert socket.do("start")["type"] == "ack"
    return [Racer(d, table, s, f"{SEED} {number} {s}") for d, s in zip((host, guest), seats, strict=True)]


async def gone_on(racers: list[Racer], riding: list[asyncio.Task[None]]) -> None:
    """Wait until another answer was acknowledged at each table, or its race is over."""
    before = _progress(racers)
    for _ in range(int(LIMIT_S / 0.01)):
        _check_all_ride(riding)
        now = _progress(racers)
        if all(now[table] > before[table] for table in before if now[table] < OVER):
            return
        await asyncio.sleep(0.01)
    now = _progress(racers)
    stuck = [table for table in before if now[table] == before[table] < OVER]
    raise AssertionError([racer.state for racer in racers if racer.table in stuck])


def _check_all_ride(riding: list[asyncio.Task[None]]) -> None:
    """A racer that has met something strange says so, and does not just leave its table waiting."""
    for task in riding:
        if task.done():
            task.result()


def _progress(racers: list[Racer]) -> dict[str, int]:
    progress: dict[str, int] = {}
    for racer in racers:
        progress[racer.table] = progress.get(racer.table, 0) + len(racer.acked) + OVER * racer.over
    return progress


async def none_is_stuck(racers: list[Racer], server: Server) -> None:
    """All ride on for a while, wait until their answers are acknowledged, and leave."""
    tasks = [asyncio.create_task(racer.ride(server.url)) for racer in racers]
    await gone_on(racers, tasks)
    await leave(racers, tasks)


async def leave(racers: list[Racer], tasks: list[asyncio.Task[None]]) -> None:
    """All wait until their answers are acknowledged; only then their connections end."""
    for racer in racers:
        racer.silent = True
    for _ in range(int(LIMIT_S / 0.01)):
        if not (waiting := [racer for racer in racers if racer.sent and not racer.over]):
            break
        await asyncio.sleep(0.01)
    print(
        f"{sum(racer.over and bool(racer.sent) for racer in racers)} left at the end, before their last ack"
    )
    assert not waiting, [(racer.table, racer.seat, racer.sent) for racer in waiting]
    for task in tasks:
        task.cancel()
    for end in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(end, Exception):
            raise end
    for racer in racers:
        racer.silent = False


async def kept(store: Store, tables: set[str]) -> dict[str, Table]:
    """The tables as the killed server left them."""
    try:
        found = {}
        for id in sorted(tables):
            stored = await store.load(id)
            assert stored is not None
            found[id] = read_table(id, stored.seed, stored.acts)
        return found
    finally:
        await store.close()


def check_kept(racers: list[Racer], tables: dict[str, Table]) -> None:
    """Every acknowledged answer is stored."""
    for racer in racers:
        race = tables[racer.table].running
        written = {str(entry.key): entry.result for entry in race.ledger + race.open_entries}
        lost = {q: a for q, a in racer.acked.items() if written.get(q) != a}
        assert not lost, (racer.table, racer.seat, lost)
        for question, answer in racer.sent.values():  # not acknowledged: stored or not, but unchanged
            assert written.get(question, answer) == answer
            if question in written:
                racer.acked[question] = answer


async def check_asked_again(racers: list[Racer], tables: dict[str, Table], server: Server) -> None:
    """Every open question is open again; without bots, there are no others either."""
    async with asyncio.timeout(LIMIT_S):
        await asyncio.gather(*(_look(racer, server) for racer in racers))
    for racer in racers:
        table = tables[racer.table]
        asked = {str(q.id) for q in table.running.questions if q.seat == racer.seat}
        bots = any(seat.bot for seat in table.seats.values())
        assert asked == racer.asked_again or (bots and not asked), (racer.table, asked, racer.asked_again)


async def _look(racer: Racer, server: Server) -> None:
    """What this racer is asked; where its table is moving, it comes back until it is told."""
    racer.here = False
    while not racer.here:
        await racer.ride(server.url, answering=False)


async def finish(racers: list[Racer], server: Server) -> None:
    """A sample of tables is ridden to the end, and their records contain every acknowledged answer."""
    for racer in racers:
        racer.thinking_s = 0.0  # they are few now, and a classic has hundreds of questions
    async with asyncio.timeout(LIMIT_S):
        await asyncio.gather(*(racer.ride(server.url) for racer in racers))
    for racer in racers:
        assert racer.over
        device = Device(server.url, racer.device.token)
        reply = await asyncio.to_thread(device.get, f"/api/tables/{racer.table}/record")
        record = read_record(reply.text, racer.table)
        assert verify(game_named(record.tags["game"]).rules, record, racer.table).over
        written = {str(entry.key): entry.result for entry in record.entries}
        assert racer.acked.items() <= written.items()
