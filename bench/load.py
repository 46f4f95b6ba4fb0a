"""`make load`: how fast a real server answers people with real sockets, and what it needs for that.

python -m bench.load [--tables N] [--rate R] [--seconds S] [--closed S] [--idle N] [--before CHECKOUT]
"""

import argparse
import asyncio
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import NamedTuple

from bench.people import START_S, Person
from tests.server.clients import Device
from tests.server.running import ROOT, Server, start_server

SEATS = ("blue", "red", "green", "black")
SETTINGS = {"seats": [{}] * len(SEATS), "stage": "base-1"}
RUNS = 3
"""How often two checkouts take turns."""
BARE_STACK = 21_800
"""Acknowledged moves per second of the same stack without a game: 500 clients, WebSockets, SQLite."""


class Pace(NamedTuple):
    """How a crowd fared."""

    people: int
    rate: float
    p50: float
    p99: float
    worst: float
    busy: str
    """How busy the server and these clients were, each as a share of one core."""
    cost: float = 0.0
    """Microseconds of the server's processor time for each decision."""


class Busy:
    """The share of a core that the server and these clients have used since this was made."""

    def __init__(self, server: Server) -> None:
        self._stat = Path(f"/proc/{server.process.pid}/stat")
        self._began = perf_counter(), process_time(), self._server()

    def __str__(self) -> str:
        took = perf_counter() - self._began[0]
        return f"{self.server_s / took:8.0%}{(process_time() - self._began[1]) / took:9.0%}"

    @property
    def server_s(self) -> float:
        """Processor time of the server's own process."""
        return self._server() - self._began[2]

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
    cost = 1e6 * busy.server_s / sum(len(person.waits) for person in people)
    return Pace(len(people), len(took) / (ended - began), at[0], at[1], at[2], str(busy), cost)


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


async def paced(server: Server, tables: int, seconds: float, pause: float) -> Pace:
    """Everybody decides again and again with this pause, each at a different moment."""
    people = await gather(server, tables)
    began, busy = perf_counter() + 0.5, Busy(server)

    async def live(person: Person, moment: float) -> None:
        while moment < began + seconds:
            await asyncio.sleep(max(0.0, moment - perf_counter()))
            await person.decide(again=True)
            moment += pause

    await asyncio.gather(*(live(p, began + pause * i / len(people)) for i, p in enumerate(people)))
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
def running(folder: Path, checkout: Path = ROOT) -> Iterator[Server]:
    server = start_server(folder, checkout=checkout)
    try:
        yield server
    finally:
        server.stop()


def compare(folder: Path, args: argparse.Namespace) -> None:
    """At a fixed rate and as fast as they can, here and in another checkout, turn by turn."""
    pause = args.tables * len(SEATS) / args.rate
    found: dict[str, list[tuple[Pace, Pace]]] = {"before": [], "now": []}
    for number in range(RUNS):
        for name, checkout in (("before", args.before.resolve()), ("now", ROOT)):
            with running(folder / f"{name}{number}", checkout) as server:
                calm = asyncio.run(paced(server, args.tables, args.seconds, pause))
                show(f"{args.rate:.0f} decisions per second, {name}", calm)
                fast = asyncio.run(closed(server, args.tables, args.closed))
                show(f"as fast as they can, {name}", fast)
            found[name].append((calm, fast))
    p99s = [median(calm.p99 for calm, _ in side) for side in found.values()]
    pairs = [(then, now) for (_, then), (_, now) in zip(*found.values(), strict=True)]
    rate, cost = (
        median(getattr(now, field) / getattr(then, field) for then, now in pairs)
        for field in ("rate", "cost")
    )
    print(f"at {args.rate:.0f} decisions per second p99 was {p99s[0]:.1f} ms, and is {p99s[1]:.1f} ms")
    print(f"{rate:.2f} times the decisions, for {cost:.0%} of the processor time for each")


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=125, help="tables of four people (125)")
    parser.add_argument("--rate", type=float, default=500, help="decisions per second of all people (500)")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long they decide at this rate (20)")
    parser.add_argument(
        "--closed", type=float, default=10.0, help="how long they answer as fast as they can (10)"
    )
    parser.add_argument("--idle", type=int, default=1000, help="idle tables whose memory is measured (1000)")
    parser.add_argument("--before", type=Path, help="only compare how fast another checkout is with this one")
    args = parser.parse_args(arguments)
    show_head()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if args.before:
            compare(folder, args)
        else:
            measure(folder, args)


def measure(folder: Path, args: argparse.Namespace) -> None:
    """Everything that is measured of this checkout."""
    pause = args.tables * len(SEATS) / args.rate
    with running(folder / "paced") as server:
        show(
            f"{args.rate:.0f} decisions per second",
            asyncio.run(paced(server, args.tables, args.seconds, pause)),
        )
    with running(folder / "closed") as server:
        show("as fast as they can", asyncio.run(closed(server, args.tables, args.closed)))
    print(f"{'the same stack without a game':34}{500:8}{BARE_STACK:13}{'':9}{49:9.1f}   (for comparison)")
    for line in asyncio.run(memory(folder / "memory", args.idle, args.tables)):
        print(line)


def show_head() -> None:
    """The names of the columns that `show` fills."""
    times = f"{'p50 ms':>9}{'p99 ms':>9}{'max ms':>9}"
    print(
        f"{'':34}{'people':>8}{'decisions/s':>13}{times}{'server':>8}{'clients':>9}{'µs each':>9}", flush=True
    )


def show(what: str, pace: Pace) -> None:
    """One row of figures."""
    times = f"{pace.p50:9.1f}{pace.p99:9.1f}{pace.worst:9.1f}{pace.busy}{pace.cost:9.0f}"
    print(f"{what:34}{pace.people:8}{pace.rate:13.0f}{times}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
