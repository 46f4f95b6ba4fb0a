"""Work that takes long: done in processes with a time limit, in turns, and only for clients that wait."""

import asyncio
import os
import time
from collections.abc import Iterator
from functools import partial

import pytest
from starlette.requests import ClientDisconnect, Request
from starlette.types import Message

from echappee.engine import Refused
from echappee.notation import Record
from echappee.notation.game_rules import GameRules, SomePosition, SomeRace, SomeView
from echappee.server.http import jobs
from echappee.server.http.jobs import Jobs
from echappee.server.studies.replays import replay_json, replay_of
from echappee.server.tables import untrusted_record
from echappee.server.tables.untrusted_record import Broken
from echappee.server.work import WorkerFailure
from echappee.server.workers import NICE, Workers
from tests.server.light_work import Traveller, name
from tests.server.refusals import refused
from tests.server.test_replays import golden

LIMIT_S = 15.0
SOON_S = 0.3
FOR_EVER_S = 3600.0


class Client:
    """A client of a request without a body; it may leave."""

    def __init__(self) -> None:
        self.left = asyncio.Event()

    async def receive(self) -> Message:
        await self.left.wait()
        return {"type": "http.disconnect"}

    @property
    def request(self) -> Request:
        return Request({"type": "http", "method": "GET", "headers": []}, self.receive)


@pytest.fixture
def workers() -> Iterator[Workers]:
    """One process."""
    opened = Workers(1)
    yield opened
    opened.close()


def test_a_broken_record_is_ridden_once(monkeypatch: pytest.MonkeyPatch) -> None:
    rides, follow = list[int](), untrusted_record._follow

    def counted(
        race: SomeRace, rules: GameRules[SomePosition, SomeView], record: Record
    ) -> tuple[int, Refused] | None:
        rides.append(len(record.entries))
        return follow(race, rules, record)

    monkeypatch.setattr(untrusted_record, "_follow", counted)
    text = golden("base")
    for wrong, holds in (
        (text.replace("round 6\n", "round 6\nthis is no line\n"), 5),
        (text.replace("round 6\n", "round 6\nwind: blows~hard\n"), 5),
    ):
        rides.clear()
        with pytest.raises(Broken) as caught:
            replay_of(wrong)
        assert (len(rides), caught.value.rounds) == (1, holds)


def test_a_record_with_more_rounds_than_any_race_is_not_ridden(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(untrusted_record, "_follow", lambda *_: pytest.fail("it was ridden"))
    rounds = "".join(f"\nround {number}\ndigest 000000000000\n" for number in range(500))
    with pytest.raises(Broken, match="at most 400 rounds"):
        replay_of(golden("base").partition("\nround 0")[0] + rounds)


async def test_a_refusal_comes_back_from_a_worker_with_its_rounds(workers: Workers) -> None:
    text = golden("base").replace("round 6\n", "round 6\nthis is no line\n")
    with pytest.raises(Broken) as caught:
        await workers.run("", LIMIT_S, partial(replay_json, text, None))
    assert (caught.value.code, caught.value.rounds) == ("bad-record", 5)


async def test_a_job_that_takes_too_long_is_ended_and_the_next_one_is_done(workers: Workers) -> None:
    _, first = await workers.run("", LIMIT_S, partial(name, "first"))
    with pytest.raises(WorkerFailure):
        await workers.run("", SOON_S, partial(time.sleep, LIMIT_S))
    said, second = await workers.run("", LIMIT_S, partial(name, "second"))
    assert said == "second"
    assert second not in {first, os.getpid()}


async def test_closing_does_not_wait_for_jobs(workers: Workers) -> None:
    await workers.run("", LIMIT_S, partial(name, "first"))
    asking = asyncio.create_task(workers.run("", FOR_EVER_S, partial(time.sleep, FOR_EVER_S)))
    await asyncio.sleep(SOON_S)
    workers.close()
    with pytest.raises(WorkerFailure):
        await asking


async def test_shares_that_wait_get_their_turns(workers: Workers) -> None:
    """One share with many jobs does not hold up another one with few."""
    done = list[str]()

    async def ask(share: str, text: str) -> None:
        await workers.run(share, LIMIT_S, partial(name, text))
        done.append(text)

    wishes = [("crowd", f"crowd {number}") for number in range(5)] + [("one", "one"), ("two", "two")]
    await asyncio.gather(*(ask(*wish) for wish in wishes))
    assert done == ["crowd 0", "crowd 1", "one", "two", "crowd 2", "crowd 3", "crowd 4"]


async def test_a_client_that_left_is_not_worked_for() -> None:
    working, clients, done = Jobs(Workers(1), LIMIT_S), [Client() for _ in range(4)], list[str]()

    async def ask(client: Client, text: str) -> None:
        done.append((await working.run(client.request, "", partial(name, text)))[0])

    try:
        await ask(clients[0], "first")
        asking = [asyncio.create_task(working.run(clients[1].request, "", partial(time.sleep, LIMIT_S)))]
        asking += [asyncio.create_task(ask(client, "later")) for client in clients[2:]]
        await asyncio.sleep(SOON_S)
        clients[1].left.set()
        clients[2].left.set()
        ended = await asyncio.gather(*asking, return_exceptions=True)
        assert [type(end) for end in ended] == [ClientDisconnect, ClientDisconnect, type(None)]
        assert done == ["first", "later"]
    finally:
        working.close()


async def test_more_jobs_than_can_wait_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "MOST_WAITING", 2)
    working = Jobs(Workers(1), LIMIT_S)
    sleep = partial(time.sleep, LIMIT_S)
    asking = [asyncio.create_task(working.run(Client().request, "", sleep)) for _ in range(3)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    try:
        with refused("busy"):
            await working.run(Client().request, "", sleep)
        other = asyncio.create_task(working.run(Client().request, "elsewhere", sleep))
        await asyncio.sleep(0)
        asking.append(other)
        assert not other.done()
    finally:
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
        working.close()


async def test_a_new_worker_loads_its_first_job_before_the_time_for_it_counts(workers: Workers) -> None:
    first = await workers.run("", LIMIT_S, Traveller())
    second = await workers.run("", LIMIT_S, Traveller())
    niceness = os.nice(0) + NICE
    assert (first, second) == ((2, niceness), (3, niceness))
