"""Servers that are killed or paused, alone or with one database: what they acknowledged or told is kept."""

import asyncio
import itertools
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from echappee.server.config import DatabaseUrl
from echappee.server.store.postgres import PostgresStore
from echappee.server.store.sqlite import DATABASE, SqliteStore
from tests.counts import SOAK, count
from tests.server.clients import TWO, Device, Socket, closing, first_answer
from tests.server.racers import (
    LIMIT_S,
    SEED,
    Racer,
    check_asked_again,
    check_kept,
    finish,
    gather,
    gone_on,
    kept,
    leave,
    none_is_stuck,
)
from tests.server.running import Server, start_server

NODES = 3 if SOAK else 2
TABLES = count(200, share=50)
KILLS = count(200, share=200)
TABLES_OF_ONE = count(40, share=4)
"""At a server that is alone."""

KILLS_OF_ONE = max(2, count(1000, share=1000))
Start = Callable[[int], Server]


@pytest.fixture
def start(database: DatabaseUrl, tmp_path: Path) -> Iterator[Start]:
    """Starts a server of this number."""
    started: list[Server] = []

    def one(number: int) -> Server:
        server = start_server(tmp_path / str(number), "--database", database.reveal())
        started.append(server)
        return server

    yield one
    for server in started:
        server.process.send_signal(signal.SIGCONT)
        server.kill()


def start_all(start: Start, count: int) -> list[Server]:
    with ThreadPoolExecutor(count) as threads:
        return list(threads.map(start, range(count)))


def filled_up(racers: list[Racer], tables: int, nodes: list[Server], numbers: Iterator[int]) -> list[Racer]:
    """Those who still ride, and new ones, so that there are this many tables."""
    racers = [racer for racer in racers if not racer.over]
    for _ in range(tables - len({racer.table for racer in racers})):
        number = next(numbers)
        racers += gather(nodes[number % len(nodes)], number)
    return racers


class Crowd:
    """Racers who come back at another server whenever their connection is cut."""

    def __init__(self, racers: list[Racer], nodes: list[Server], random: Random) -> None:
        self.racers = racers
        self.nodes = nodes
        self._random = random

    async def ride(self, racer: Racer) -> None:
        while not racer.over:
            await racer.ride(self._random.choice(self.nodes).url)
            await asyncio.sleep(0.02)


async def killed_while_riding(crowd: Crowd, victim: Server) -> tuple[float, float]:
    """Kill a server in the middle of races; returns when everybody was back, and when every race went on.

    Races with bots go on later: the processes in which they think must start.
    """
    riding = [asyncio.create_task(crowd.ride(racer)) for racer in crowd.racers]
    await gone_on(crowd.racers, riding)
    victim.kill()
    begun = time.perf_counter()
    await gone_on(crowd.racers, riding)
    went_on = time.perf_counter() - begun
    back = max(racer.came - begun for racer in crowd.racers)
    await leave(crowd.racers, riding)
    return back, went_on


@pytest.mark.soak
def test_when_a_server_is_killed_its_races_go_on_at_another_one(start: Start, database: DatabaseUrl) -> None:
    random, nodes, numbers = Random(SEED), start_all(start, NODES), itertools.count()
    racers: list[Racer] = []
    everybody: set[Racer] = set()
    times = []
    for kill in range(1, KILLS + 1):
        racers = filled_up(racers, TABLES, nodes, numbers)
        everybody.update(racers)
        tables = {racer.table for racer in racers}
        victim = random.randrange(NODES)
        crowd = Crowd(racers, [node for number, node in enumerate(nodes) if number != victim], random)
        # Some talk to the server that is killed, directly or through another one.
        crowd.nodes.append(nodes[victim])
        times.append(asyncio.run(killed_while_riding(crowd, nodes[victim])))
        print(
            f"kill {kill}: back after {times[-1][0]:.1f} s, all races go on after {times[-1][1]:.1f} s",
            flush=True,
        )
        found = asyncio.run(kept(PostgresStore.open(database), tables))
        check_kept(racers, found)
        asyncio.run(check_asked_again(racers, found, crowd.nodes[0]))
        nodes[victim] = start(victim)
    back, went_on = map(sorted, zip(*times, strict=True))
    print(f"{TABLES} tables, {NODES} servers, {KILLS} kills; at worst in brackets:")
    print(f"everybody is back after {back[KILLS // 2]:.1f} s ({back[-1]:.1f}),", end=" ")
    print(f"all races go on after {went_on[KILLS // 2]:.1f} s ({went_on[-1]:.1f})")
    print(f"told to try again: {sum(racer.put_off for racer in everybody)} times")
    asyncio.run(none_is_stuck(racers, nodes[0]))


def come_back(device: Device, table: str) -> Socket:
    """As a page does it: again, as long as the server says so."""
    while True:
        try:
            return device.sit_at(table)
        except ConnectionClosed as closed:
            if closed.rcvd is None or closed.rcvd.code != CloseCode.SERVICE_RESTART:
                raise


def test_a_server_that_was_paused_past_its_lease_writes_nothing_more(
    start: Start, database: DatabaseUrl
) -> None:
    """It has an answer in hand when it wakes up, and somebody else has answered meanwhile."""
    one, other = start_all(start, 2)
    ann = Device(one.url)
    id = ann.open(TWO)["id"]
    with ann.sit_at(id) as late:
        for seat in ("blue", "red"):
            assert late.do("sit", seat=seat, name=seat)["type"] == "ack"
        assert late.do("start")["type"] == "ack"
        late.until(lambda now: bool(now["questions"]))
        question = late.now["questions"][0]
        one.process.send_signal(signal.SIGSTOP)
        late.send(type="answer", id="late", question=question["id"], answer=question["options"][-1])
        with Device(other.url, ann.token).sit_at(id) as there:
            assert there.now["questions"] == late.now["questions"]
            given = first_answer(question)
            assert there.do("answer", question=question["id"], answer=given)["type"] == "ack"
            one.process.send_signal(signal.SIGCONT)
            assert closing(late) == (1012, "try-again")
            assert not any('"late"' in text for text in late.raw)
            with come_back(ann, id) as again:  # at the server that was paused, which passes it on
                again.until(lambda now: now["table"] == there.now["table"])
                assert again.events == there.events
    race = asyncio.run(kept(PostgresStore.open(database), {id}))[id].running
    written = {str(entry.key): entry.result for entry in race.ledger + race.open_entries}
    assert written[question["id"]] == given


async def ridden(racers: list[Racer], server: Server, random: Random) -> None:
    """All ride; at some moment, mostly after each table has gone on, the server is killed."""
    tasks = [asyncio.create_task(racer.ride(server.url)) for racer in racers]
    if random.random() < 0.7:
        await gone_on(racers, tasks)
    await asyncio.sleep(random.uniform(0.0, 0.4))
    server.kill()
    async with asyncio.timeout(LIMIT_S):
        await asyncio.gather(*tasks)


@pytest.mark.soak
def test_a_killed_server_has_lost_nothing_that_it_acknowledged(tmp_path: Path) -> None:
    random, numbers = Random(SEED), itertools.count()
    print(f"seed {SEED}: {TABLES_OF_ONE} tables at a time, {KILLS_OF_ONE} kills")
    server = start_server(tmp_path)
    racers: list[Racer] = []
    everybody: set[Racer] = set()
    try:
        for kill in range(1, KILLS_OF_ONE + 1):
            racers = filled_up(racers, TABLES_OF_ONE, [server], numbers)
            everybody.update(racers)
            asyncio.run(ridden(racers, server, random))
            found = asyncio.run(kept(SqliteStore.open(tmp_path / DATABASE), {r.table for r in racers}))
            check_kept(racers, found)
            acked, tables = sum(len(r.acked) for r in everybody), len({r.table for r in everybody})
            print(f"kill {kill}: {acked} answers acknowledged at {tables} tables", flush=True)
            server = start_server(tmp_path)
            asyncio.run(check_asked_again(racers, found, server))
        asyncio.run(none_is_stuck(racers, server))
        first = list(dict.fromkeys(racer.table for racer in racers))[: max(3, TABLES_OF_ONE // 10)]
        sample = [racer for racer in racers if racer.table in first]
        asyncio.run(finish(sample, server))
    finally:
        server.stop()
