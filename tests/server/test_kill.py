"""A server that is killed again and again, without warning: everything it acknowledged or told is kept."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from echappee.server.store.sqlite import DATABASE, SqliteStore
from tests.counts import count
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
    none_is_stuck,
)
from tests.server.running import Server, start_server

pytestmark = pytest.mark.soak

TABLES = count(200)
KILLS = max(2, count(20))


async def ridden(racers: list[Racer], server: Server, random: Random) -> None:
    """All ride; at some moment, mostly after each table has gone on, the server is killed."""
    tasks = [asyncio.create_task(racer.ride(server.url)) for racer in racers]
    if random.random() < 0.7:
        await gone_on(racers, tasks)
    await asyncio.sleep(random.uniform(0.0, 0.4))
    server.kill()
    async with asyncio.timeout(LIMIT_S):
        await asyncio.gather(*tasks)


def test_a_killed_server_has_lost_nothing_that_it_acknowledged(tmp_path: Path) -> None:
    random = Random(SEED)
    print(f"seed {SEED}: {TABLES} tables, {KILLS} kills")
    server = start_server(tmp_path)
    try:
        racers = [racer for number in range(TABLES) for racer in gather(server, number)]
        tables = {racer.table for racer in racers}
        for kill in range(KILLS):
            asyncio.run(ridden(racers, server, random))
            found = asyncio.run(kept(SqliteStore.open(tmp_path / DATABASE), tables))
            check_kept(racers, found)
            over = sum(table.over for table in found.values())
            print(f"kill {kill}: {sum(len(r.acked) for r in racers)} answers acknowledged, {over} races over")
            server = start_server(tmp_path)
            asyncio.run(check_asked_again(racers, found, server))
        asyncio.run(none_is_stuck(racers, server))
        first = list(dict.fromkeys(racer.table for racer in racers))[: max(3, TABLES // 10)]
        sample = [racer for racer in racers if racer.table in first]
        asyncio.run(finish(sample, server))
    finally:
        server.stop()
