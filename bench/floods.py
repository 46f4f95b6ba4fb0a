"""How long somebody waits for a pong while others flood the server with tiny frames, or all leave at once.

python -m bench.floods [--seconds S] [--crowd N]
"""

import argparse
import asyncio
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from time import perf_counter

from bench.load import resident, running
from bench.people import Person
from tests.server import flooder
from tests.server.clients import Device
from tests.server.running import ROOT, Server, start_server

PACE_S = 0.06
"""Between two pings of somebody who keeps to the limits."""
FRAMES = 10**9
CONNECTIONS = (1, 20)
AT_ONCE = 100
"""How many of a crowd come at the same moment."""
AFTER_S = 5.0
"""How long pings are sent after a crowd has left."""


class Pings:
    """How long the pongs took, in milliseconds, and what the server's memory grew by, in MB."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._before = self._most = resident(server)
        self._took: list[float] = []

    async def send(self, person: Person, goes_on: Callable[[], bool]) -> None:
        """Ping again and again as long as this goes on."""
        while goes_on():
            begun = perf_counter()
            await person.do("ping")
            self._took.append((perf_counter() - begun) * 1000)
            self._most = max(self._most, resident(self._server))
            await asyncio.sleep(PACE_S)

    def __str__(self) -> str:
        took = sorted(self._took)
        at = [took[int(share * (len(took) - 1))] for share in (0.5, 0.99, 1)]
        grown = (self._most - self._before) / 1024
        return f"{len(took):8}{at[0]:9.1f}{at[1]:9.1f}{at[2]:9.1f}{grown:9.1f}"


async def somebody(server: Server) -> Person:
    """Somebody at a table of their own."""
    device = Device(server.url)
    person = Person(device, device.open({"seats": [{}, {}]})["id"], "blue")
    await person.come(server.url)
    return person


@contextmanager
def program(*command: str) -> Iterator[subprocess.Popen[str]]:
    """A program of its own, which is ended without a word."""
    with subprocess.Popen(
        [sys.executable, "-m", *command], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as begun:
        try:
            yield begun
        finally:
            begun.kill()


async def beside_a_flood(server: Server, kind: str, connections: int, seconds: float) -> Pings:
    person, pings = await somebody(server), Pings(server)
    port = server.url.rpartition(":")[2]
    with program("tests.server.flooder", port, kind, str(connections), str(FRAMES), str(seconds)) as flood:
        await pings.send(person, lambda: flood.poll() is None)
    await person.leave()
    return pings


async def beside_a_crowd_that_leaves(server: Server, crowd: int) -> Pings:
    """The crowd is a program that is killed, so that all its connections end at the same moment."""
    host = Device(server.url)
    table = host.open()["id"]
    with host.sit_at(table) as socket:
        socket.do("publish", public=True)
    person = await somebody(server)
    with program("bench.floods", "--come", server.url, table, str(crowd)) as visitors:
        assert visitors.stdout
        await asyncio.to_thread(visitors.stdout.readline)
        pings = Pings(server)
        visitors.kill()
        until = perf_counter() + AFTER_S
        await pings.send(person, lambda: perf_counter() < until)
    await person.leave()
    return pings


async def come(url: str, table: str, crowd: int) -> None:
    """This many come to a table, say so, and stay."""
    door = asyncio.Semaphore(AT_ONCE)

    async def one(person: Person) -> None:
        async with door:
            await person.come(url)

    await asyncio.gather(*(one(Person(Device(url), table, "")) for _ in range(crowd)))
    print("here", flush=True)
    await asyncio.Event().wait()


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.floods", description=__doc__)
    parser.add_argument("--seconds", type=float, default=30.0, help="how long each flood takes (30)")
    parser.add_argument("--crowd", type=int, default=2000, help="how many leave at once (2000)")
    parser.add_argument("--come", nargs=3, metavar=("URL", "TABLE", "N"), help=argparse.SUPPRESS)
    args = parser.parse_args(arguments)
    if args.come:
        url, table, crowd = args.come
        asyncio.run(come(url, table, int(crowd)))
        return
    print(f"{'':34}{'pings':>8}{'p50 ms':>9}{'p99 ms':>9}{'max ms':>9}{'MB more':>9}", flush=True)
    with tempfile.TemporaryDirectory() as name:
        for kind, connections in product(flooder.KINDS, CONNECTIONS):
            server = start_server(Path(name) / f"{kind}{connections}", limits=True)
            pings = asyncio.run(beside_a_flood(server, kind, connections, args.seconds))
            server.stop()
            print(f"{f'{connections} flooding with {kind}s':34}{pings}", flush=True)
        with running(Path(name) / "crowd") as server:
            pings = asyncio.run(beside_a_crowd_that_leaves(server, args.crowd))
            print(f"{f'{args.crowd} leave at once':34}{pings}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
