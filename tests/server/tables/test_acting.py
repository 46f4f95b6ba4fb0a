"""Acts at a table with a store in memory: nothing is told before it is stored, all is done in order."""

import asyncio
from contextlib import suppress
from types import NoneType

import pytest

from echappee.engine import Refused
from echappee.server.tables import acts
from echappee.server.tables.acts import Act, AnyAct, Opened
from echappee.server.tables.sights import Visible
from tests.server.memory_store import Failure, Room, stored
from tests.server.players import OPEN, set_to, state
from tests.server.refusals import refused

FIRST = "0/placement/blue//place1"


async def test_an_act_is_told_when_it_is_stored_and_not_before(room: Room) -> None:
    told = list[Visible]()
    live = await room.open(set_to(OPEN, OPEN))
    live.join(told.append, "ann")
    assert len(told) == 1
    with room.store.held_up():
        sitting = asyncio.create_task(room.hub.act(live, acts.Sat(device="ann", seat="blue", name="Ann")))
        await asyncio.sleep(0.01)
        late = list[Visible]()
        live.join(late.append, "ann")
        assert (len(told), len(late)) == (1, 0)
        assert not sitting.done()
    await sitting
    assert len(room.store.acts[live.table.id]) == 2
    assert [visible.seats for visible in (told[-1], late[-1])] == [("blue",)] * 2


async def test_what_could_not_be_stored_has_not_happened(room: Room) -> None:
    told = list[Visible]()
    live = await room.open(set_to(OPEN, OPEN))
    live.join(told.append, "ann")
    room.store.failures = 1
    sat = acts.Sat(device="ann", request="1", seat="blue", name="Ann")
    with pytest.raises(Failure):
        await room.hub.act(live, sat)
    assert len(told) == 1
    again = await room.hub.find(live.table.id)
    assert again is not live
    assert state(again.table) == state(stored(room, live))
    assert not sat.heard(again.table)
    await room.hub.act(again, sat)
    assert again.table.seats["blue"].name == "Ann"


async def test_an_act_that_waited_behind_a_failure_does_not_build_on_what_was_not_stored(room: Room) -> None:
    """It is done at the table as stored, or not at all; the log can be read back in either case."""
    live = await room.open(set_to(OPEN), "blue")
    room.store.failures = 1
    begun = [
        asyncio.create_task(room.hub.act(live, act))
        for act in (acts.Started(device="ann"), acts.Answered(device="ann", question=FIRST, answer="R5"))
    ]
    results = await asyncio.gather(*begun, return_exceptions=True)
    assert isinstance(results[0], Failure)
    found = await room.hub.find(live.table.id)
    assert found.table.race is None
    assert isinstance(results[1], Exception)
    await room.hub.act(found, acts.Started(device="ann"))
    assert state(stored(room, found)) == state(found.table)


async def test_an_act_on_a_table_that_was_dropped_changes_nothing(room: Room) -> None:
    live = await room.open(set_to(OPEN), "blue")
    room.store.failures = 1
    with pytest.raises(Failure):
        await room.hub.act(live, acts.Started(device="ann"))
    with suppress(Refused):
        await room.hub.act(live, acts.Answered(device="ann", question=FIRST, answer="R5"))
    found = await room.hub.find(live.table.id)
    assert state(stored(room, found)) == state(found.table)
    assert found.table.race is None


async def test_a_table_that_could_not_be_stored_was_never_opened(room: Room) -> None:
    room.store.failures = 1
    with pytest.raises(Failure):
        await room.open(set_to(OPEN))
    assert len(room.hub.shelf.live) == 0
    with refused("bad-teams"):
        await room.hub.open(Opened(device="ann", settings=set_to()))
    assert not room.store.tables


async def test_acts_at_one_table_are_done_one_after_the_other(room: Room) -> None:
    live = await room.open(set_to(*[OPEN] * 4))
    wish: list[AnyAct] = [acts.Sat(device="ann", seat=seat, name="Ann") for seat in live.table.seats]
    wish += [acts.Sat(device="ann", seat="blue", name=f"Ann {i}") for i in range(20)]
    await asyncio.gather(*(room.hub.act(live, act) for act in wish))
    assert live.acts == len(wish) + 1 == len(room.store.acts[live.table.id])
    assert live.table.seats["blue"].name == "Ann 19"
    assert state(stored(room, live)) == state(live.table)


async def test_acts_that_wait_are_stored_and_told_together_and_one_refused_harms_no_other(room: Room) -> None:
    told = list[Visible]()
    live = await room.open(set_to(OPEN, OPEN, OPEN))
    live.join(told.append, "ann")

    def sit(seat: str, request: str = "") -> Act:
        return acts.Sat(device="ann", seat=seat, name="Ann", request=request)

    wishes = [sit("blue"), sit("red", "1"), sit("pink"), sit("red", "1"), sit("green")]
    with room.store.held_up():
        sitting = [asyncio.create_task(room.hub.act(live, wishes[0]))]
        await asyncio.sleep(0.01)
        sitting += [asyncio.create_task(room.hub.act(live, wish)) for wish in wishes[1:]]
        await asyncio.sleep(0.01)
    ended = await asyncio.gather(*sitting, return_exceptions=True)
    assert [type(end) for end in ended] == [NoneType, NoneType, Refused, NoneType, NoneType]
    assert len(room.store.last[live.table.id].acts) == 2
    assert [visible.seats for visible in told] == [(), ("blue", "red", "green")]
    assert state(live.table) == state(stored(room, live))


async def test_acts_that_wait_together_have_all_not_happened_if_they_could_not_be_stored(room: Room) -> None:
    live = await room.open(set_to(OPEN, OPEN))
    room.store.failures = 1
    sitting = (room.hub.act(live, acts.Sat(device="ann", seat=seat, name="Ann")) for seat in ("blue", "red"))
    ended = await asyncio.gather(*sitting, return_exceptions=True)
    assert [type(end) for end in ended] == [Failure, Failure]
    again = await room.hub.find(live.table.id)
    assert again.table.seats_of("ann") == []


async def test_of_two_people_who_want_one_seat_one_is_refused(room: Room) -> None:
    live = await room.open(set_to(OPEN))
    await room.hub.act(live, acts.Published(device="ann", public=True))
    sit = [acts.Sat(device=device, seat="blue", name=device) for device in ("ann", "bob")]
    done = await asyncio.gather(*(room.hub.act(live, act) for act in sit), return_exceptions=True)
    assert [error.code for error in done if isinstance(error, Refused)] == ["seat-taken"]


async def test_a_request_sent_twice_is_stored_once(room: Room) -> None:
    live = await room.open(set_to(OPEN))
    sat = acts.Sat(device="ann", request="1", seat="blue", name="Ann")
    await asyncio.gather(*(room.hub.act(live, sat) for _ in range(5)))
    assert len(room.store.acts[live.table.id]) == 2


async def test_a_connection_lost_in_the_middle_of_an_act_does_not_interrupt_it(room: Room) -> None:
    live = await room.open(set_to(OPEN))
    with room.store.held_up():
        doing = asyncio.create_task(room.hub.act(live, acts.Sat(device="ann", seat="blue", name="Ann")))
        await asyncio.sleep(0.01)
        doing.cancel()
        with suppress(asyncio.CancelledError):
            await doing
    await asyncio.sleep(0.01)
    assert live.settled
    assert state(stored(room, live)) == state(live.table)
    assert live.table.seats["blue"].name == "Ann"
