"""Bots in their own processes: anything a bot does affects only its own seat."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from echappee.engine import Question
from echappee.notation.game_rules import SomeView
from echappee.server.messages.settings import SeatSetting
from echappee.server.tables import acts, bots
from echappee.server.tables.acts import Opened
from echappee.server.tables.bots import BotFailure, BotPool
from echappee.server.tables.hub import Hub
from echappee.server.workers import Threads, Workers
from tests.server.memory_store import MemoryStore
from tests.server.players import OPEN, TEMPO, racing, set_to
from tests.server.strange_bots import strange, strange_tempo

BUDGET_S = 5.0
"""Enough to start and to think, even on a busy machine."""

SOON_S = 0.3
"""Enough to see that a bot hangs."""

LIMIT_S = 60.0


@pytest.fixture(autouse=True)
def _strange(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "think", strange)


@pytest.fixture
def asked() -> tuple[Question, SomeView]:
    """A question, and what its seat knows."""
    company = racing(set_to(OPEN, OPEN), until="energy")
    question = company.question("blue")
    return question, company.table.running.view("blue")


@asynccontextmanager
async def bots_in(workers: int = 1, budget_s: float = BUDGET_S) -> AsyncIterator[BotPool]:
    """A pool that is closed at the end."""
    opened = BotPool(Workers(workers), budget_s)
    try:
        yield opened
    finally:
        opened.close()


def budget_of(bot: str) -> float:
    """How long a bot may think, once its process has started: there is no need to wait for one that hangs."""
    return SOON_S if bot == "hangs" else BUDGET_S


@pytest.mark.parametrize("bot", ["raises", "dreams", "exits", "hangs", "swells", "unpicklable"])
async def test_a_bot_that_fails_in_any_way_says_so_and_the_next_one_answers(
    bot: str, asked: tuple[Question, SomeView]
) -> None:
    async with bots_in() as opened:
        assert asked[0].allows(await opened.answer("flamme", "random", "1", *asked))
        opened._budget_s = budget_of(bot)
        with pytest.raises(BotFailure):
            await opened.answer("flamme", bot, "1", *asked)
        opened._budget_s = BUDGET_S
        assert asked[0].allows(await opened.answer("flamme", "random", "2", *asked))


async def test_the_same_seed_gives_the_same_answer(asked: tuple[Question, SomeView]) -> None:
    async with bots_in() as opened:
        first = [await opened.answer("flamme", "random", str(seed), *asked) for seed in range(8)]
        again = [await opened.answer("flamme", "random", str(seed), *asked) for seed in range(8)]
    assert first == again
    assert len(set(first)) == 2


@pytest.mark.parametrize("bot", ["hangs", "exits"])
@pytest.mark.parametrize("workers", [1, 2])
async def test_bots_that_wait_behind_a_bad_one_still_answer(
    bot: str, workers: int, asked: tuple[Question, SomeView]
) -> None:
    """They have done nothing wrong: none of them counts as failed."""
    async with bots_in(workers) as opened:
        for _ in range(workers):
            await opened.answer("flamme", "random", "0", *asked)
        opened._budget_s = budget_of(bot)
        bad = asyncio.create_task(opened.answer("flamme", bot, "1", *asked))
        await asyncio.sleep(0.1)
        opened._budget_s = BUDGET_S
        good = [
            asyncio.create_task(opened.answer("flamme", "random", str(seed), *asked)) for seed in range(6)
        ]
        results = await asyncio.gather(bad, *good, return_exceptions=True)
    assert isinstance(results[0], BotFailure)
    assert [result for result in results[1:] if not isinstance(result, str)] == []


async def test_a_table_whose_bot_hangs_gets_the_simple_one_and_another_table_rides_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bots, "think", strange_tempo)

    hub = Hub(MemoryStore(), BotPool(Workers(2), BUDGET_S), Threads(), time.monotonic)
    ids = []
    for seats in ((OPEN, TEMPO), (TEMPO, SeatSetting("bot", "random"))):
        id, _, _ = await hub.open(Opened(device="ann", settings=set_to(*seats)))
        await hub.act(await hub.find(id), acts.Started(device="ann"))
        ids.append(id)
    slow, quick = [await hub.find(id) for id in ids]
    try:
        for _ in range(int(LIMIT_S / 0.02)):
            if slow.table.over and quick.table.over:
                break
            await asyncio.sleep(0.02)
        assert slow.table.over
        assert quick.table.over
        assert [seat.failed for seat in slow.table.seats.values()] == [False, True]
        assert [seat.failed for seat in quick.table.seats.values()] == [False, False]
    finally:
        await hub.close()
