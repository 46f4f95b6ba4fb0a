"""People come, ride, stop reading and leave, again and again: the others ride on, and memory stays flat."""

import asyncio
import gc
import itertools
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.protocol import Protocol
from websockets.server import ServerProtocol

from echappee.server.http.slow_clients import ImpatientHttpProtocol
from echappee.server.socket.handover import OpeningProtocol
from echappee.server.socket.open_socket import OpenSocket
from echappee.server.socket.outbox import Outbox
from tests.counts import SOAK, count
from tests.server.clients import ALONE, FIVE, Device, Socket, closing, first_answer
from tests.server.hasty_server import PROGRAM
from tests.server.racers import gather, gone_on
from tests.server.running import Server, reads_memory, serve_here, start_server, wait_for

CHURN_S = 600.0 if SOAK else 0.0
FEWEST = 3
"""Waves of people, however little time there is; memory is compared with the first third of them."""
TABLES = count(40, share=10)
MOST_MB = 20
LAZY = count(200)
"""How many clients read nothing."""
LONGEST_S = 120.0
"""How long it may take until they are cut off."""


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Server]:
    running = start_server(tmp_path, program=PROGRAM)
    yield running
    running.stop()


async def come_and_go(server: Server, numbers: Iterator[int]) -> None:
    """People come to new tables, ride, and leave in the middle of an answer."""
    racers = [racer for _ in range(TABLES) for racer in gather(server, next(numbers))]
    riding = [asyncio.create_task(racer.ride(server.url)) for racer in racers]
    await gone_on(racers, riding)
    for task in riding:
        task.cancel()
    for end in await asyncio.gather(*riding, return_exceptions=True):
        assert not isinstance(end, Exception), end


def test_nothing_of_a_client_that_has_left_waits_for_the_collector(tmp_path: Path) -> None:
    """What has lived for a while is searched for cycles hardly ever, so it would stay."""
    gc.collect()
    mine = {ImpatientHttpProtocol, ServerProtocol, OpeningProtocol, Protocol, OpenSocket, Outbox}
    # Other tests of this process may keep some.
    before = [each for each in gc.get_objects() if type(each) in mine]
    gc.disable()
    try:
        with serve_here(tmp_path) as parts:
            ann = Device(parts.config.url)
            with ann.sit_at(ann.open(ALONE)["id"]) as riding:
                riding.do("sit", seat="blue", name="Ann")
                assert riding.do("start")["type"] == "ack"
            with pytest.raises(InvalidStatus):
                Device(parts.config.url, "short").socket()
        after = [each for each in gc.get_objects() if type(each) in mine]
    finally:
        gc.enable()
    assert [type(each) for each in after if not any(each is other for other in before)] == []


@pytest.mark.soak
@reads_memory
def test_memory_stays_flat_however_many_come_and_go(hasty: Server) -> None:
    ann, numbers, used = Device(hasty.url), itertools.count(), list[float]()
    until = time.monotonic() + CHURN_S
    while len(used) < FEWEST or time.monotonic() < until:
        asyncio.run(come_and_go(hasty, numbers))
        wait_for(lambda: ann.metric("connections") == ann.metric("live_tables") == 0)
        used.append(hasty.memory_mb)
    early = max(used[: len(used) // 3])
    print(
        f"{len(used)} waves of {TABLES} tables: {used[0]:.0f} MB, then {early:.0f}, at the end {used[-1]:.0f}"
    )
    assert used[-1] - early < MOST_MB


@pytest.mark.soak
@reads_memory
def test_who_reads_nothing_holds_up_nobody_and_is_cut_off(hasty: Server) -> None:
    ann, took, used = Device(hasty.url), list[float](), list[float]()
    table = ann.open(FIVE)["id"]

    def alone_after_another_answer(riding: Socket) -> bool:
        """Once the race is over, there is nothing more that could wait for a reader."""
        begun = time.perf_counter()
        if questions := riding.now["questions"]:
            answered = riding.do("answer", question=questions[0]["id"], answer=first_answer(questions[0]))
            assert answered["type"] == "ack"
        else:
            assert riding.do("ping")["type"] == "pong"
        took.append(time.perf_counter() - begun)
        used.append(hasty.memory_mb)
        return ann.metric("connections") == 1

    with ann.sit_at(table) as riding, ExitStack() as lazy:
        for seat in ("blue", "red", "green", "black", "white"):
            riding.do("sit", seat=seat, name=seat)
        riding.do("start")
        readers = [lazy.enter_context(ann.sit_at(table, buffer=4096)) for _ in range(LAZY)]
        before = hasty.memory_mb
        wait_for(lambda: alone_after_another_answer(riding), LONGEST_S)
        assert {closing(reader) for reader in readers} == {(1013, "slow-reader")}
    more = max(used) - before
    print(f"{LAZY} read nothing: {more:.1f} MB more, an answer took {max(took) * 1000:.0f} ms at most")
    assert more < MOST_MB + LAZY / 4
