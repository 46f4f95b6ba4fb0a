"""`make load`: how fast a real server answers people with real sockets, and what it needs for that.

python -m bench.load [--tables N] [--seconds S] [--closed S] [--idle N]
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import perf_counter, process_time
from typing import NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tests.server.clients import Device
from tests.server.running import Server, start_server

SEATS = ("blue", "red", "green", "black")
SETTINGS = {"seats": [{}] * len(SEATS), "stage": "base-1"}
BARE_STACK = 21_800
"""Acknowledged moves per second of the same stack without a game: 500 clients, WebSockets, SQLite."""

START_S = 60.0


class _Question(msgspec.Struct):
    id: str
    options: list[str]


class _Table(msgspec.Struct):
    status: str


class _Message(msgspec.Struct):
    """The part of a server's message that these people read."""

    type: str
    id: str = ""
    table: _Table | str | None = None
    questions: list[_Question] | None = None
    answers: dict[str, str] | None = None


_read = msgspec.json.Decoder(_Message).decode


class Person:
    """One socket at one table. Answers anything allowed, and notes how long each ack took."""

    def __init__(self, device: Device, table: str, seat: str) -> None:
        self.device = device
        self.table = table
        self.seat = seat
        self.waits: list[tuple[float, float]] = []
        """When each acknowledgement came, and how long it took."""
        self.over_at = 0.0
        self._questions: list[_Question] = []
        self._answers: dict[str, str] = {}
        self._sent = 0.0
        self._number = 0
        self._free = asyncio.Event()
        self._asked = asyncio.Event()
        self._socket: ClientConnection

    async def come(self, url: str) -> None:
        """Connect and start to listen."""
        self._socket = await connect(
            url.replace("http", "ws", 1) + "/ws",
            additional_headers=self.device.headers,
            compression=None,
            ping_interval=None,
            open_timeout=START_S,
        )
        await self._socket.send(json.dumps({"type": "hello", "version": 2, "table": self.table}))
        self._hear(_read(await self._socket.recv()))
        self._listening = asyncio.create_task(self._listen())

    async def leave(self) -> None:
        self._listening.cancel()
        await asyncio.gather(self._listening, return_exceptions=True)
        await self._socket.close()

    async def do(self, kind: str, **fields: str) -> None:
        """Send a command and wait for its acknowledgement."""
        self._number += 1
        self._free.clear()
        self._sent = perf_counter()
        await self._socket.send(json.dumps({"type": kind, "id": f"{self.seat}{self._number}", **fields}))
        async with asyncio.timeout(START_S):
            await self._free.wait()

    async def decide(self, *, again: bool) -> bool:
        """Answer a question; if there is none and `again` is set, take the last answer back."""
        if self._questions:
            asked = self._questions[0]
            await self.do(
                "answer", question=asked.id, answer=asked.options[self._number % len(asked.options)]
            )
        elif again and self._answers:
            await self.do("retract", question=next(iter(self._answers)))
        else:
            return False
        return True

    @property
    def placing(self) -> bool:
        """Whether this person is asked where a rider should start."""
        return any("/placement/" in question.id for question in self._questions)

    @property
    def riding(self) -> bool:
        """Whether this person is asked for a card, or which rider plays first."""
        return any("/energy/" in question.id for question in self._questions)

    async def asked(self, until: float) -> None:
        """Wait for a new question, or until this moment."""
        self._asked.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, until - perf_counter())):
                await self._asked.wait()

    async def _listen(self) -> None:
        async for text in self._socket:
            self._hear(_read(text))

    def _hear(self, message: _Message) -> None:
        if message.type == "news":
            if message.questions is not None:
                self._questions = message.questions
                self._asked.set()
            if message.answers is not None:
                self._answers = message.answers
            if isinstance(message.table, _Table) and message.table.status == "over" and not self.over_at:
                self.over_at = perf_counter()
            return
        now = perf_counter()
        if message.type == "ack":
            self.waits.append((now, now - self._sent))
        self._free.set()


class Pace(NamedTuple):
    """How a crowd fared."""

    people: int
    rate: float
    p50: float
    p99: float
    worst: float
    busy: str
    """How busy the server and these clients were, each as a share of one core."""


class Busy:
    """The share of a core that the server and these clients have used since this was made."""

    def __init__(self, server: Server) -> None:
        self._stat = Path(f"/proc/{server.process.pid}/stat")
        self._began = perf_counter(), process_time(), self._server()

    def __str__(self) -> str:
        took = perf_counter() - self._began[0]
        server, clients = self._server() - self._began[2], process_time() - self._began[1]
        return f"{server / took:8.0%}{clients / took:9.0%}"

    def _server(self) -> float:
        """Seconds of the server's own process, without bots."""
        if not self._stat.exists():
            return 0.0
        fields = self._stat.read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measured(people: list[Person], began: float, ended: float, busy: Busy) -> Pace:
    """The acknowledgements between these moments; times are in milliseconds."""
    took = sorted(wait for person in people for at, wait in person.waits if began <= at <= ended)
    if not took:
        return Pace(len(people), 0, 0, 0, 0, str(busy))
    at = [took[int(share * (len(took) - 1))] * 1000 for share in (0.5, 0.99, 1)]
    return Pace(len(people), len(took) / (ended - began), at[0], at[1], at[2], str(busy))


async def gather(server: Server, tables: int) -> list[Person]:
    """This many tables of four, all started, everybody connected."""
    people: list[Person] = []
    for _ in range(tables):
        devices = [Device(server.url) for _ in SEATS]
        invitation = devices[0].open(SETTINGS)
        for device in devices[1:]:
            device.enter(invitation["player_code"])
        company = [Person(d, invitation["id"], seat) for d, seat in zip(devices, SEATS, strict=True)]
        for person in company:
            await person.come(server.url)
            await person.do("sit", seat=person.seat, name=person.seat)
        await company[0].do("start")
        await fill_start_grid(company)
        people += company
    for person in people:
        person.waits.clear()
    return people


async def fill_start_grid(company: list[Person]) -> None:
    """One person after the other; from then on all decide at the same time."""
    async with asyncio.timeout(START_S):
        while not all(person.riding for person in company):
            for person in company:
                if person.placing:
                    await person.decide(again=False)
            await asyncio.sleep(0.001)


async def paced(server: Server, tables: int, seconds: float) -> Pace:
    """Everybody decides once per second, each at a different moment."""
    people = await gather(server, tables)
    began, busy = perf_counter() + 0.5, Busy(server)

    async def live(person: Person, moment: float) -> None:
        while moment < began + seconds:
            await asyncio.sleep(max(0.0, moment - perf_counter()))
            await person.decide(again=True)
            moment += 1.0

    await asyncio.gather(*(live(p, began + i / len(people)) for i, p in enumerate(people)))
    pace = measured(people, began, began + seconds, busy)
    await asyncio.gather(*(person.leave() for person in people))
    return pace


async def closed(server: Server, tables: int, seconds: float) -> Pace:
    """Everybody answers as soon as they are asked; measured until the first race is over or time is up."""
    people = await gather(server, tables)
    began, busy = perf_counter(), Busy(server)
    ended = began + seconds

    async def live(person: Person) -> None:
        while perf_counter() < ended and not person.over_at:
            if not await person.decide(again=False):
                await person.asked(ended)

    await asyncio.gather(*map(live, people))
    first = min((person.over_at for person in people if person.over_at), default=ended)
    pace = measured(people, began, min(ended, first), busy)
    await asyncio.gather(*(person.leave() for person in people))
    return pace


def resident(server: Server) -> float:
    """The server's memory in kB, without bots' processes."""
    status = Path(f"/proc/{server.process.pid}/status")
    if not status.exists():
        return 0.0
    line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
    return float(line.split()[1])


async def memory(folder: Path, idle: int, tables: int) -> list[str]:
    """What a table costs: in memory with nobody there, with four people racing, and on disk."""
    with running(folder) as server:
        host = Device(server.url)
        host.open(SETTINGS)
        alone = resident(server)
        for _ in range(idle):
            host.open(SETTINGS)
        opened = resident(server)
        people = await gather(server, tables)
        racing = resident(server)
        await asyncio.gather(*(person.leave() for person in people))
    with running(folder) as server:
        Device(server.url).get("/healthz")
        again = resident(server)
    return [
        f"server alone                        {alone / 1024:8.1f} MB",
        f"idle table (nobody there, not yet unloaded) {(opened - alone) / idle:8.1f} kB",
        f"live table (racing, four connected) {(racing - opened) / tables:8.1f} kB",
        f"server started on {idle + tables + 1} stored tables {again / 1024:8.1f} MB",
    ]


@contextmanager
def running(folder: Path) -> Iterator[Server]:
    server = start_server(folder)
    try:
        yield server
    finally:
        server.stop()


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=125, help="tables of four people (125)")
    parser.add_argument(
        "--seconds", type=float, default=20.0, help="how long people decide once per second (20)"
    )
    parser.add_argument(
        "--closed", type=float, default=10.0, help="how long they answer as fast as they can (10)"
    )
    parser.add_argument("--idle", type=int, default=1000, help="idle tables whose memory is measured (1000)")
    args = parser.parse_args(arguments)
    times = f"{'p50 ms':>9}{'p99 ms':>9}{'max ms':>9}"
    print(f"{'':34}{'people':>8}{'decisions/s':>13}{times}{'server':>8}{'clients':>9}", flush=True)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with running(folder / "paced") as server:
            show("one decision per second", asyncio.run(paced(server, args.tables, args.seconds)))
        with running(folder / "closed") as server:
            show("as fast as they can", asyncio.run(closed(server, args.tables, args.closed)))
        print(f"{'the same stack without a game':34}{500:8}{BARE_STACK:13}{'':9}{49:9.1f}   (for comparison)")
        for line in asyncio.run(memory(folder / "memory", args.idle, args.tables)):
            print(line)


def show(what: str, pace: Pace) -> None:
    """One row of figures."""
    times = f"{pace.p50:9.1f}{pace.p99:9.1f}{pace.worst:9.1f}{pace.busy}"
    print(f"{what:34}{pace.people:8}{pace.rate:13.0f}{times}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
