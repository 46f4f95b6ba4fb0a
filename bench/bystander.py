"""How long one person waits for an acknowledgement while others ask a lot of the same server.

python -m bench.bystander [--seconds S]
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

from bench.load import Busy, measured, running, show, show_head
from bench.people import Person
from tests.server.clients import Device, Json
from tests.server.running import Server
from tests.server.studies.test_replays import golden

ROADS = 21
CROWD, AT_ONCE = 800, 100
"""How many come to one table, and how many of them at the same moment."""
BOTS: Json = {"seats": [{"kind": "bot", "name": "tempo"}] * 4, "stage": "base-2"}


def nothing(_device: Device) -> None:
    """The person is alone."""


def broken_records(device: Device) -> None:
    text = golden("base").replace("round 9\n", "round 9\nwind: blows~hard\n")
    for _ in range(20):
        device.post("/api/replay", {"record": text})


def tours_of_custom_roads(device: Device) -> None:
    for first in range(20, 120, ROADS):
        tour = " ".join(f"road:0x{first + number},0x{100 + number};stage" for number in range(ROADS))
        device.open({"game": "homas", "seats": [{}], "tour": tour})


def roads_by_hand(device: Device) -> None:
    for rows in range(20, 120):
        device.get(f"/api/games/homas/roads/road:0x{rows},-4x6,+3x4")


def tables_of_bots(device: Device) -> None:
    for _ in range(25):
        with device.sit_at(device.open(BOTS)["id"]) as socket:
            socket.do("start")


def a_crowd_that_comes_and_goes(device: Device) -> None:
    table = device.open()["id"]
    with device.sit_at(table) as host:
        host.do("publish", public=True)
        asyncio.run(come_and_go(device.url, table))


async def come_and_go(url: str, table: str) -> None:
    door = asyncio.Semaphore(AT_ONCE)

    async def come(person: Person) -> None:
        async with door:
            await person.come(url)

    people = [Person(Device(url), table, "") for _ in range(CROWD)]
    await asyncio.gather(*map(come, people))
    await asyncio.gather(*(person.leave() for person in people))


def own_tables(device: Device) -> None:
    """Look at every table of this device; after a restart none is in memory."""
    for row in device.get("/api/tables").body["yours"]:
        device.get(f"/api/tables/{row['table']['id']}")


ALL = (
    nothing,
    broken_records,
    tours_of_custom_roads,
    roads_by_hand,
    tables_of_bots,
    a_crowd_that_comes_and_goes,
)


async def wait_beside(server: Server, asking: Callable[[], None], seconds: float) -> Person:
    """Somebody gives a seat another name again and again, while this is asked."""
    device = Device(server.url)
    person = Person(device, device.open({"seats": [{}, {}]})["id"], "blue")
    await person.come(server.url)
    begun, others = perf_counter(), asyncio.create_task(asyncio.to_thread(asking))
    while perf_counter() < begun + seconds or not others.done():
        await person.do("sit", seat="blue", name=f"Ann {len(person.waits)}")
        await asyncio.sleep(0.02)
    await person.leave()
    return person


def measure(
    server: Server, what: str, asking: Callable[[Device], None], device: Device, seconds: float
) -> None:
    begun, busy = perf_counter(), Busy(server)
    person = asyncio.run(wait_beside(server, lambda: asking(device), seconds))
    show(what, measured([person], begun, perf_counter(), busy))


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.bystander", description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="at least this long each (5)")
    seconds = parser.parse_args(arguments).seconds
    show_head()
    with tempfile.TemporaryDirectory() as name:
        with running(Path(name)) as server:
            device = Device(server.url)
            for asking in ALL:
                measure(server, asking.__name__.replace("_", " "), asking, device, seconds)
        with running(Path(name)) as server:
            measure(server, "cold loads", own_tables, Device(server.url, device.token), seconds)


if __name__ == "__main__":
    main(sys.argv[1:])
