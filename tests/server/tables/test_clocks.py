"""The clock of a table: people lose time only while they are asked, and a bot rides when there is none left.

The clock of the server is the test's own.
"""

import time
from pathlib import Path

import pytest
from msgspec import ValidationError, json
from msgspec.structs import replace

from echappee.engine import Refused
from echappee.server.messages.settings import Clock, Settings
from echappee.server.store.sqlite import SqliteStore
from echappee.server.tables import acts
from echappee.server.tables.clocks import GRACE_S, Downtime, SeatClock
from echappee.server.tables.hub import Hub
from echappee.server.tables.live import Live
from echappee.server.tables.overdue import Overdue
from echappee.server.tables.shelf import IDLE_S
from echappee.server.time_of_day import steady_clock
from echappee.server.wiring import TICK_S
from tests.server.clients import Device
from tests.server.memory_store import AtOnce, LocalBots, Room
from tests.server.players import OPEN, set_to
from tests.server.refusals import refused
from tests.server.running import start_server

QUICK = Clock(60, reserve=100)
DAYS = Clock(24 * 3600)


def clocked(clock: Clock | None = QUICK) -> Settings:
    return replace(set_to(OPEN, OPEN), clock=clock)


async def in_energy(room: Room, clock: Clock = QUICK) -> Live:
    """Ann and Bob choose their first cards, both at the same time."""
    live = await room.race(clocked(clock), "blue", bob="red")
    while live.table.running.position.phase != "energy":
        await room.answer(live, live.table.running.questions[0].seat)
    return live


async def tick(room: Room) -> None:
    room.hub.tick()
    await room.settled()
    await room.quiet()


def bot(live: Live, seat: str = "red") -> str:
    return live.table.seats[seat].bot


def clock_of(live: Live, seat: str) -> SeatClock:
    return live.clocks.seats[seat]


async def test_a_clock_runs_while_its_person_is_asked_and_the_decision_goes_first(room: Room) -> None:
    live = await in_energy(room)
    assert clock_of(live, "blue").until == clock_of(live, "red").until == room.now + 60
    room.now += 50
    while any(question.seat == "red" for question in live.table.running.questions):
        await room.answer(live, "red")
    assert clock_of(live, "red").since is None
    room.now += 30
    await room.answer(live, "blue")
    assert clock_of(live, "blue") == SeatClock(80, clock_of(live, "blue").question, 60, room.now)
    assert clock_of(live, "red").reserve == 100, "it stood still"


async def test_when_the_reserve_is_gone_too_a_bot_rides_until_the_person_comes_back(room: Room) -> None:
    live = await in_energy(room)
    while any(question.seat == "blue" for question in live.table.running.questions):
        await room.answer(live, "blue")
    room.now += 159
    await tick(room)
    assert not bot(live)
    room.now += 1
    await tick(room)
    assert bot(live) == "tempo"
    assert not bot(live, "blue")
    assert room.bots.thoughts, "the bot has answered for Bob"
    await room.hub.act(live, acts.CameBack(device="bob", seat="red"))
    await room.ride_until_asked(live, "red")
    assert clock_of(live, "red").until == room.now + 60
    assert clock_of(live, "red").reserve == 0


async def test_an_answer_that_is_taken_back_does_not_bring_its_time_back(room: Room) -> None:
    live = await in_energy(room)
    room.now += 20
    last = ""
    while any(question.seat == "red" for question in live.table.running.questions):
        room.now += 10
        last = await room.answer(live, "red")
    room.now += 500
    await room.hub.act(live, acts.Retracted(device="bob", question=last))
    assert clock_of(live, "red").until == room.now + 50


async def test_a_late_answer_that_was_quicker_than_the_clock_counts(room: Room) -> None:
    live = await in_energy(room)
    seat, question = "red", next(q for q in live.table.running.questions if q.seat == "red")
    late = acts.RanOut(device="", seat=seat, question=str(question.id))
    room.now += 1000
    await room.answer(live, seat)
    with refused("in-time"):
        await room.hub.act(live, late)
    forged = replace(late, device="ann", question=clock_of(live, seat).question)
    with pytest.raises(Refused):
        await room.hub.act(live, forged)
    assert not bot(live, seat)


async def test_a_table_without_a_clock_tells_and_stores_nothing_of_one(room: Room) -> None:
    live = await room.race(clocked(None), "blue", bob="red")
    room.now += 1e6
    await tick(room)
    assert not live.clocks.seats
    assert not bot(live)
    assert room.store.last[live.table.id].due is None
    assert live.visible("ann").now is None
    assert live.visible("ann").table.seats[0].until is None


async def test_everybody_is_told_when_time_is_up_on_the_clock_of_the_server(room: Room) -> None:
    live = await in_energy(room)
    for device in ("ann", "bob", "wim"):
        visible = live.visible(device)
        assert visible.now == room.now
        assert [(s.until, s.reserve) for s in visible.table.seats] == [(room.now + 60, 100)] * 2


async def test_where_there_is_a_clock_nobody_is_voted_out_for_thinking(room: Room) -> None:
    live = await room.race(clocked(DAYS), "blue", bob="red")
    live.join(lambda _: None, "ann")
    room.now += 24 * 3600 - 1
    with refused("still-here"):
        await room.hub.agree(live, acts.Agreed(device="ann", seat="red"))
    room.now += 1
    assert live.presence.is_absent(live.table.seats["red"]), "away for a whole decision"


async def test_a_table_that_nobody_is_at_goes_on_when_time_is_up(room: Room) -> None:
    overdue = Overdue(room.hub, lambda: room.now)
    live = await room.race(clocked(DAYS), "blue", bob="red")
    first = live.table.running.questions[0].seat
    room.now += IDLE_S + 1
    await tick(room)
    assert live.table.id not in room.hub.shelf.live
    room.now += 23 * 3600
    await overdue.wake()
    assert live.table.id not in room.hub.shelf.live
    room.now += 3600
    await overdue.wake()
    await tick(room)
    again = await room.hub.find(live.table.id)
    assert bot(again, first) == "tempo"


async def test_a_table_that_cannot_be_read_holds_up_no_other(room: Room) -> None:
    overdue = Overdue(room.hub, lambda: room.now)
    tables = [await room.race(clocked(DAYS), "blue", bob="red") for _ in range(3)]
    room.now += 25 * 3600
    room.hub.unload_idle()
    broken = tables[0].table.id
    room.store.acts[broken][0] = b"{}"
    for _ in range(3):
        await overdue.wake()
    assert room.store.loads == 3
    assert [live.table.id in room.hub.shelf.live for live in tables] == [False, True, True]


@pytest.mark.parametrize("down", [0, 30 * 24 * 3600, -3600])
async def test_a_restart_leaves_everybody_some_time_however_the_clock_of_the_machine_was_set(
    room: Room, down: float
) -> None:
    live = await in_energy(room)
    room.now += 150
    room.now += down
    again = Room()
    again.store, again.now = room.store, room.now
    again.hub = Hub(room.store, LocalBots(), AtOnce(), lambda: again.now)
    back = await again.hub.find(live.table.id)
    out = clock_of(back, "red").out
    assert out is not None
    assert GRACE_S <= out - again.now <= max(GRACE_S, 160)
    assert clock_of(back, "red").reserve == 100
    again.now += GRACE_S - 1
    await tick(again)
    assert not bot(back)
    again.now += 1
    await tick(again)
    assert bot(back) == "tempo"


@pytest.mark.parametrize("thought", [10, 63])
@pytest.mark.parametrize("down", [0, 7, GRACE_S])
async def test_after_a_restart_a_clock_is_where_it_was_when_the_server_died(
    room: Room, thought: float, down: float
) -> None:
    live = await in_energy(room)
    room.now += thought
    before = clock_of(live, "red")
    assert before.until is not None
    assert before.out is not None
    again = Room()
    again.store, again.now = room.store, room.now + down
    again.hub = Hub(room.store, LocalBots(), AtOnce(), lambda: again.now)
    again.hub.shelf.down = Downtime(again.now, died=room.now)
    back = clock_of(await again.hub.find(live.table.id), "red")
    assert back.until is not None
    assert back.out is not None
    assert (back.until - again.now, back.out - again.now) == (before.until - room.now, before.out - room.now)
    again.now += 5
    again.hub.unload_idle()
    later = clock_of(await again.hub.find(live.table.id), "red")
    assert later == back


def test_a_clock_that_was_set_going_after_the_last_sign_of_life_stood_still_since_then() -> None:
    clock = SeatClock(100, "q", 60, since=1000.5)
    assert clock.resumed(1010, Downtime(began=1009, died=1000)).since == 1009


async def test_a_clock_of_the_machine_that_jumps_takes_no_time_from_anybody(room: Room) -> None:
    day, watch = 1_700_000_000.0, 50.0
    steady = steady_clock(lambda: day, lambda: watch)
    room.hub = Hub(room.store, room.bots, AtOnce(), steady)
    live = await in_energy(room)
    for jump in (3 * 24 * 3600.0, -400 * 24 * 3600.0, 5.0):
        day += jump
        watch += 40
        await tick(room)
        assert not bot(live)
    watch += 40
    await tick(room)
    assert bot(live) == "tempo"


async def test_what_people_have_left_is_stored_in_the_database(room: Room, tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    room.store = SqliteStore.open(path)  # type: ignore[assignment]
    room.hub = Hub(room.store, room.bots, AtOnce(), lambda: room.now)
    live = await in_energy(room)
    room.now += 90
    await room.answer(live, "red")
    left, due = dict(live.clocks.seats), live.clocks.due
    assert due is not None
    assert await room.store.overdue(due - 1, 10) == []
    assert await room.store.overdue(due, 10) == [live.table.id]
    await room.hub.close()
    room.store = SqliteStore.open(path)  # type: ignore[assignment]
    room.hub = Hub(room.store, room.bots, AtOnce(), lambda: room.now - GRACE_S)
    back = await room.hub.find(live.table.id)
    assert {seat: (clock.left, clock.reserve) for seat, clock in back.clocks.seats.items()} == {
        seat: (clock.left, clock.reserve) for seat, clock in left.items()
    }
    await room.hub.close()


async def test_each_stage_of_a_tour_has_its_own_reserve(room: Room) -> None:
    live = await room.race(replace(clocked(), tour="short"), "blue", bob="red")
    room.now += 100
    await room.answer(live, live.table.running.questions[0].seat)
    assert min(clock.reserve for clock in live.clocks.seats.values()) == 60
    while not live.table.running.over:
        await room.answer(live, live.table.running.questions[0].seat)
    await room.hub.act(live, acts.WentOn(device="ann"))
    assert {clock.reserve for clock in live.clocks.seats.values()} == {100}


@pytest.mark.parametrize(
    "clock", ['{"decision":9}', '{"decision":1209601}', '{"decision":60,"reserve":-1}', "{}"]
)
def test_a_clock_that_makes_no_sense_is_refused(clock: str) -> None:
    with pytest.raises(ValidationError):
        json.decode(f'{{"seats":[],"clock":{clock}}}', type=Settings)


def test_a_server_that_was_killed_comes_back_with_the_clocks_as_they_were(tmp_path: Path) -> None:
    server = start_server(tmp_path)
    device = Device(server.url)
    seats = [{}, {"kind": "bot", "name": "random"}]
    table = device.open({"seats": seats, "clock": {"decision": 60, "reserve": 100}})["id"]

    def left() -> float:
        """What is left of the time for the first decision."""
        with device.sit_at(table) as socket:
            socket.until(lambda now: bool(now["questions"]))
            until: float = socket.now["table"]["seats"][0]["until"]
            return until - float(socket.now["now"])

    with device.sit_at(table) as socket:
        socket.do("sit", seat="blue", name="Anna")
        socket.do("start")
    looked = time.monotonic()
    before = left()
    server.kill()
    server = start_server(tmp_path, port=int(server.url.rpartition(":")[2]))
    try:
        after = left()
    finally:
        assert server.stop() == 0
    assert before - (time.monotonic() - looked) <= after <= before + TICK_S + 1
