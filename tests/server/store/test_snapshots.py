"""Snapshots: a table loaded with one is the same as without, and rides only what came after."""

import asyncio
import zlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from echappee.engine import Race
from echappee.server.messages.settings import Settings
from echappee.server.store.interface import Owned
from echappee.server.tables import acts, snapshots
from echappee.server.tables.acts import Answered
from echappee.server.tables.log import read_table
from echappee.server.tables.records import record_text
from echappee.server.tables.shelf import IDLE_S, SOME
from echappee.server.tables.snapshots import print_snapshot
from echappee.server.tables.table import Table
from tests.counts import count
from tests.server.memory_store import Room
from tests.server.players import MOMENTS, OPEN, RANDOM, WALKS, Company, Walk, racing, said, set_to, state

TOURS = (
    Settings((OPEN, OPEN), tour="short"),
    Settings((OPEN, OPEN), "homas", tour="paris-nice"),
    Settings((OPEN, OPEN), "homas", stage="milan-san-remo"),
)


def ride(company: Company, answers: int) -> None:
    """Give this many first answers, stage after stage."""
    for _ in range(answers):
        race = company.table.running
        if company.table.over:
            return
        if race.over:
            company.do(acts.WentOn(device="ann"))
        else:
            question = race.questions[0]
            company.do(said(company.table, question, question.sample(lambda _: 0)))


def again(company: Company, snapshot: bytes | None) -> Table:
    return read_table(company.table.id, company.table.seed, company.log, snapshot)


@pytest.fixture
def ridden(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The questions that were answered since the test asked."""
    answered: list[str] = []
    apply = Answered.apply

    def counted(act: Answered, table: Table) -> None:
        answered.append(act.question)
        apply(act, table)

    monkeypatch.setattr(Answered, "apply", counted)
    return answered


@pytest.mark.soak
@settings(max_examples=count(200))
@given(WALKS, MOMENTS, st.integers(0, 40))
def test_any_table_is_the_same_with_a_snapshot(walk: Walk, tried: int, later: int) -> None:
    company = walk.company(tried)
    snapshot = print_snapshot(company.table, len(company.log))
    if company.table.race is not None:
        ride(company, later)
    assert state(again(company, snapshot)) == state(company.table)


@pytest.mark.parametrize("settings", TOURS)
@pytest.mark.parametrize("answers", [30, 200, 330])
def test_tours_and_both_games_are_the_same_with_a_snapshot(settings: Settings, answers: int) -> None:
    company = Company(settings)
    company.sit("ann", *list(company.table.seats)[:2])
    company.start()
    ride(company, answers)
    snapshot = print_snapshot(company.table, len(company.log))
    ride(company, 40)
    assert state(again(company, snapshot)) == state(company.table)


def test_the_record_of_a_race_is_the_same_with_a_snapshot() -> None:
    company = racing(set_to(OPEN, RANDOM), "blue")
    ride(company, 12)
    snapshot = print_snapshot(company.table, len(company.log))
    company.ride()
    assert record_text(again(company, snapshot)) == record_text(company.table)


async def test_only_what_came_after_a_snapshot_is_ridden(room: Room, ridden: list[str]) -> None:
    live = await room.race(set_to(*[OPEN] * 4, stage="base-1"), "blue", "red", "green", "black")
    await room.ride(live, SOME)
    room.now += IDLE_S + 1
    room.hub.unload_idle()
    await room.settled()
    ridden.clear()
    before, live = live, await room.hub.find(live.table.id)
    assert ridden == []
    assert state(live.table) == state(before.table)
    await room.ride(live, 3)
    room.hub.shelf.live.clear()
    ridden.clear()
    await room.hub.find(live.table.id)
    assert len(ridden) == 3


async def test_snapshots_are_stored_one_at_a_time_and_no_table_waits_for_another_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    room, begun, free = Room(), asyncio.Event(), asyncio.Event()
    stored: list[tuple[str, int]] = []

    async def keep_snapshot(owned: Owned, snapshot: bytes) -> None:
        begun.set()
        await free.wait()
        kept = snapshots.read_snapshot(snapshot)
        assert kept
        stored.append((owned.table, kept.acts))

    monkeypatch.setattr(room.store, "keep_snapshot", keep_snapshot)
    tables = [await room.open(set_to(OPEN, OPEN, stage="base-1"), "blue", "red") for _ in range(2)]
    for live in tables:
        await room.hub.act(live, acts.Started(device="ann"))
        room.hub._snapshots.keep(live, 1)
    await begun.wait()
    for live in tables:
        await room.ride(live, 3)
        room.hub._snapshots.keep(live, 1)
    free.set()
    await room.settled()
    one, other = tables
    assert stored == [
        (one.table.id, one.acts - 3),
        (other.table.id, other.acts),
        (one.table.id, one.acts),
    ]


@pytest.mark.parametrize("wrong", ["other rules", "later", "cut off", "not compressed"])
def test_a_snapshot_that_does_not_fit_is_left_aside(
    wrong: str, ridden: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    company = racing(set_to(OPEN, OPEN), "blue", "red")
    ride(company, 12)
    snapshot = print_snapshot(company.table, len(company.log) + (wrong == "later"))
    assert snapshot
    if wrong == "other rules":
        monkeypatch.setattr("echappee.server.tables.log.fingerprint", lambda _game: "1 abc")
    if wrong == "cut off":
        snapshot = zlib.compress(zlib.decompress(snapshot)[:-9])
    if wrong == "not compressed":
        snapshot = zlib.decompress(snapshot)
    ridden.clear()
    assert state(again(company, snapshot)) == state(company.table)
    assert len(ridden) == 12


def test_other_code_is_other_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    ours = snapshots.fingerprint("flamme")
    assert ours != snapshots.fingerprint("homas")
    monkeypatch.setattr(snapshots, "PLATFORM", snapshots.PLATFORM[:1])
    assert snapshots.fingerprint.__wrapped__("flamme") != ours


def test_a_race_with_a_past_goes_on_like_the_one_that_was_ridden() -> None:
    company = racing(set_to(OPEN, OPEN), "blue", "red")
    ride(company, 20)
    found = again(company, print_snapshot(company.table, len(company.log)))
    assert isinstance(found.race, Race)
    assert found.running.questions == company.table.running.questions
    assert found.running.events == company.table.running.events
