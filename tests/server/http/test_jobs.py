"""Work that takes long: done in processes with a time limit, in lanes and turns, for those who wait."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from multiprocessing import active_children
from pathlib import Path
from typing import TypeVar

import pytest
from starlette.requests import ClientDisconnect, Request
from starlette.types import Message

from echappee.engine import Refused
from echappee.notation import GameRules, Record, SomePosition, SomeRace, SomeView
from echappee.server.http import jobs
from echappee.server.http.jobs import AWAY_S, KEPT_S, MOST, Jobs, Ticket, Tickets
from echappee.server.messages.bodies import JobState
from echappee.server.metrics import Metrics
from echappee.server.queue.lanes import Lane
from echappee.server.store.interface import NotOwner
from echappee.server.studies.replays import replay_json, replay_of
from echappee.server.studies.study import study_json
from echappee.server.tables import untrusted_record
from echappee.server.tables.untrusted_record import Broken
from echappee.server.work import JOB_KINDS, LANES, Job, JobKind, WorkerFailure, Workplace
from echappee.server.workers import NICE, Workers
from tests.server.light_work import Traveller, crash, halve, name, note, sleep
from tests.server.refusals import refused
from tests.server.studies.test_replays import golden

T = TypeVar("T")

LIMIT_S = 15.0
SOON_S = 0.3
FOR_EVER_S = 3600.0
FOR_EVER = partial(sleep, FOR_EVER_S)
KINDS = {**JOB_KINDS, "hurried": JobKind("a study in a hurry", "long", SOON_S)}


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


class Desk:
    """The jobs of a server with one process for each lane, and a clock that stands still."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.metrics = Metrics()
        self.lanes: dict[str, Workplace] = {
            name: Lane(name, 1, None, counts) for name, counts in self.metrics.lanes.items()
        }
        self.jobs = Jobs(self.lanes, self.metrics.lanes, lambda: self.now, KINDS)
        self.tickets = Tickets(self.jobs, lambda: self.now, "http://here")

    async def run(self, kind: str, work: Callable[[], T], address: str = "ann") -> T:
        """Done for a client that waits."""
        return await self.jobs.run(Client().request, address, kind, work)

    def ticket(
        self, work: Callable[[], bytes], address: str = "ann", kind: str = "study"
    ) -> tuple[str, Ticket]:
        id = self.tickets.begin(address, kind, work)
        return id, self.tickets.find(id)

    def counted(self, lane: str) -> dict[str, int]:
        """How its jobs have ended, as far as any have."""
        return {ending: count for ending, count in self.metrics.lanes[lane].ended.items() if count}


@asynccontextmanager
async def desk_open() -> AsyncIterator[Desk]:
    desk = Desk()
    try:
        yield desk
    finally:
        for id in tuple(desk.tickets._tickets):
            desk.tickets.drop(id)
        desk.jobs.close()


async def until(holds: Callable[[], bool]) -> None:
    for _ in range(int(LIMIT_S / 0.01)):
        if holds():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came to that")


def lines_in(path: Path) -> int:
    return len(path.read_text().splitlines()) if path.exists() else 0


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
        await workers.run(Job(partial(replay_json, text, None), LIMIT_S))
    assert (caught.value.code, caught.value.rounds) == ("bad-record", 5)


async def test_a_job_over_its_deadline_is_ended_with_its_process_and_the_next_one_is_done() -> None:
    async with desk_open() as desk:
        _, first = await desk.run("replay", partial(name, "first"))
        _, other = await desk.run("hurried", partial(name, "first"))
        with refused("too-long"):
            await desk.run("hurried", FOR_EVER)
        said, second = await desk.run("hurried", partial(name, "second"))
        assert said == "second"
        assert len({first, other, second, os.getpid()}) == 4
        assert desk.counted("long") == {"done": 2, "failed": 1}


async def test_closing_does_not_wait_for_jobs(workers: Workers) -> None:
    await workers.run(Job(partial(name, "first"), LIMIT_S))
    endless = [Job(FOR_EVER, FOR_EVER_S) for _ in range(3)]
    asking = [asyncio.create_task(workers.run(job)) for job in endless]
    await until(lambda: endless[0].begun)
    workers.close()
    ended = await asyncio.gather(*asking, return_exceptions=True)
    assert [isinstance(end, WorkerFailure) for end in ended] == [True] * 3


async def test_shares_that_wait_get_their_turns_and_see_how_many_come_before() -> None:
    """One share with many jobs does not hold up another one with few."""
    workers, done, ahead = Workers(1), list[str](), dict[str, int]()

    async def ask(job: Job[tuple[str, int]]) -> None:
        done.append((await workers.run(job))[0])

    wishes = [("crowd", f"crowd {number}") for number in range(5)] + [("one", "one"), ("two", "two")]
    jobs = {text: Job(partial(name, text), LIMIT_S, share) for share, text in wishes}
    try:
        asking = [asyncio.create_task(ask(job)) for job in jobs.values()]
        await asyncio.sleep(0)
        ahead = {text: workers.ahead(job) for text, job in jobs.items()}
        await asyncio.gather(*asking)
    finally:
        workers.close()
    assert done == ["crowd 0", "one", "two", "crowd 1", "crowd 2", "crowd 3", "crowd 4"]
    assert ahead == {"crowd 0": 0} | {text: number for number, text in enumerate(done[1:])}


async def test_endless_long_jobs_hold_up_no_short_one() -> None:
    async with desk_open() as desk:
        tickets = [desk.ticket(partial(sleep, FOR_EVER_S + number))[1] for number in range(MOST // 5)]
        await until(lambda: tickets[0].wanted.job.begun)
        assert (await desk.run("replay", partial(name, "short")))[0] == "short"
        states = [ticket.wanted.state() for ticket in tickets]
        assert [(state.state, state.ahead) for state in states] == [
            ("running", 0),
            *(("waiting", number) for number in range(len(tickets) - 1)),
        ]


async def test_an_address_with_many_long_jobs_waits_longer_than_one_with_few() -> None:
    async with desk_open() as desk:
        greedy = [desk.ticket(partial(sleep, FOR_EVER_S + number)) for number in range(MOST // 5)]
        _, other = desk.ticket(partial(sleep, FOR_EVER_S + 100), "ben")
        await until(lambda: greedy[0][1].wanted.job.begun)
        assert [ticket.wanted.state().ahead for _, ticket in greedy[1:]] == [1, 2, 3]
        assert other.wanted.state().ahead == 0
        desk.tickets.drop(greedy[0][0])
        desk.tickets.drop(greedy[1][0])
        await until(lambda: other.wanted.job.begun)


async def test_a_process_starts_with_the_first_job_that_needs_it() -> None:
    before = set(active_children())
    async with desk_open() as desk:
        assert set(active_children()) <= before
        await desk.run("replay", partial(name, "first"))
        assert len(set(active_children()) - before) == 1


async def test_a_client_that_left_is_not_worked_for() -> None:
    async with desk_open() as desk:
        clients, done = [Client() for _ in range(4)], list[str]()

        async def ask(client: Client, text: str, work: Callable[[], object]) -> None:
            await desk.jobs.run(client.request, "ann", "replay", work)
            done.append(text)

        await ask(clients[0], "first", partial(name, "first"))
        asking = [asyncio.create_task(ask(clients[1], "endless", FOR_EVER))]
        asking += [asyncio.create_task(ask(clients[n], f"later {n}", partial(name, str(n)))) for n in (2, 3)]
        await until(lambda: len(desk.metrics.lanes["short"].jobs) == 3)
        clients[1].left.set()
        clients[2].left.set()
        ended = await asyncio.gather(*asking, return_exceptions=True)
        assert [type(end) for end in ended] == [ClientDisconnect, ClientDisconnect, type(None)]
        assert done == ["first", "later 3"]
        assert desk.counted("short") == {"done": 2, "cancelled": 2}


async def test_more_jobs_than_an_address_may_have_are_refused() -> None:
    async with desk_open() as desk:
        for number in range(MOST // 5):
            desk.ticket(partial(sleep, FOR_EVER_S + number))
        with refused("busy"):
            desk.ticket(partial(sleep, 0.0))
        desk.ticket(FOR_EVER)  # the same again is no other job
        desk.ticket(FOR_EVER, "ben", "hurried")
        await desk.run("replay", partial(name, "in another lane"))
        assert desk.counted("long") == {"refused": 1}


async def test_there_is_a_bound_for_all_addresses_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "MOST_OF_ALL", 10)
    async with desk_open() as desk:
        for address in ("ann", "ben"):
            desk.ticket(partial(sleep, FOR_EVER_S + ord(address[0])), address)
        with refused("busy"):
            desk.ticket(FOR_EVER, "cid")


async def test_the_same_is_worked_out_once_and_kept_for_a_while(tmp_path: Path) -> None:
    path = tmp_path / "marks"
    wanted = partial(note, str(path), b"{}")
    async with desk_open() as desk:
        assert set(await asyncio.gather(*(desk.run("replay", wanted, who) for who in ("ann", "ben")))) == {
            b"{}"
        }
        assert await desk.run("replay", wanted) == b"{}"
        _, again = desk.ticket(wanted, kind="replay")
        assert again.wanted.state() == JobState("done", done=1.0)
        assert lines_in(path) == 1
        await desk.run("replay", partial(note, str(path), b"else"))
        assert lines_in(path) == 2
        desk.now += KEPT_S + 1
        await desk.run("replay", wanted)
        assert lines_in(path) == 3


async def test_what_is_kept_has_a_bound(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "KEPT_BYTES", 25)
    path = tmp_path / "marks"
    async with desk_open() as desk:
        for letter in (b"a", b"b", b"c", b"c", b"b", b"a"):
            await desk.run("replay", partial(note, str(path), letter * 10))
    assert lines_in(path) == 4


async def test_a_job_goes_on_as_long_as_anybody_waits_for_it() -> None:
    async with desk_open() as desk:
        (one, first), (two, second) = desk.ticket(FOR_EVER), desk.ticket(FOR_EVER, "ben")
        assert first.wanted is second.wanted
        await until(lambda: first.wanted.job.begun)
        desk.tickets.drop(one)
        with refused("no-such-job"):
            desk.tickets.find(one)
        assert (await desk.run("replay", partial(name, "meanwhile")))[0] == "meanwhile"
        assert not second.wanted.task.done()
        desk.tickets.drop(two)
        await until(second.wanted.task.cancelled)
        assert (await desk.run("study", partial(name, "next")))[0] == "next"
        assert desk.counted("long") == {"cancelled": 1, "done": 1}


async def test_a_ticket_that_nobody_comes_back_with_is_dropped() -> None:
    async with desk_open() as desk:
        followed, forgotten = desk.ticket(FOR_EVER)[1], desk.ticket(partial(sleep, FOR_EVER_S + 1), "ben")[1]
        stream = desk.tickets.follow(followed, lambda: False)
        assert await anext(stream) is not None
        desk.now += AWAY_S + 1
        desk.tickets.tidy()
        await until(forgotten.wanted.task.cancelled)
        assert not followed.wanted.task.done()
        await stream.aclose()
        desk.tickets.tidy()
        assert not followed.wanted.task.done()
        desk.now += AWAY_S + 1
        desk.tickets.tidy()
        await until(followed.wanted.task.cancelled)


async def test_those_who_follow_a_job_hear_of_every_step(tmp_path: Path) -> None:
    path = tmp_path / "go on"
    async with desk_open() as desk:
        id, first = desk.ticket(FOR_EVER)
        _, ticket = desk.ticket(partial(halve, str(path)))
        told = list[JobState]()
        async for state in desk.tickets.follow(ticket, lambda: False):
            assert state
            told.append(state)
            if state.state == "waiting":
                desk.tickets.drop(id)
            if state.done == 0.5:
                path.touch()
        assert first.wanted.task.cancelled()
        assert told[0] == JobState("waiting")
        assert JobState("running", done=0.5) in told
        assert told[-1] == JobState("done", done=1.0)
        assert ticket.wanted.result() == b"{}"


async def test_a_job_that_failed_says_why() -> None:
    async with desk_open() as desk:
        for kind, work, code in (
            ("hurried", FOR_EVER, "too-long"),
            ("study", partial(study_json, "nonsense", "first"), "bad-record"),
            ("study", crash, "failed"),
        ):
            _, ticket = desk.ticket(work, kind=kind)
            told = [state async for state in desk.tickets.follow(ticket, lambda: False) if state]
            assert (told[-1].state, told[-1].code) == ("failed", code)
        assert desk.counted("long") == {"done": 1, "failed": 2}


async def test_a_stream_ends_when_the_server_stops() -> None:
    async with desk_open() as desk:
        _, ticket = desk.ticket(FOR_EVER)
        stopping = list[bool]()
        async for _ in desk.tickets.follow(ticket, lambda: bool(stopping)):
            stopping.append(True)


async def test_a_ticket_of_another_server_is_passed_on_while_that_one_is_alive() -> None:
    async with desk_open() as desk:
        id = Tickets(desk.jobs, lambda: 0.0, "http://there").begin("ann", "study", FOR_EVER)
        desk.tickets.look(frozenset({"http://here", "http://there"}))
        with pytest.raises(NotOwner) as raised:
            desk.tickets.find(id)
        assert raised.value.address == "http://there"
        desk.tickets.look(frozenset({"http://here"}))
        with refused("no-such-job"):
            desk.tickets.find(id)


async def test_a_new_worker_loads_its_first_job_before_the_time_for_it_counts(workers: Workers) -> None:
    first = await workers.run(Job(Traveller(), LIMIT_S))
    second = await workers.run(Job(Traveller(), LIMIT_S))
    niceness = os.nice(0) + NICE
    assert (first, second) == ((2, niceness), (3, niceness))


def test_every_kind_of_job_is_in_a_lane_and_an_address_may_have_some_of_each() -> None:
    assert {kind.lane for kind in JOB_KINDS.values()} == set(LANES)
    assert all(kind.weight * 4 <= MOST for kind in JOB_KINDS.values())
