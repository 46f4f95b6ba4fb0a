"""The next race of the same people."""

import asyncio

import pytest

from echappee.engine import Refused
from echappee.server.messages.settings import SeatSetting
from echappee.server.tables import acts
from echappee.server.tables.live import Live
from tests.server.memory_store import Room
from tests.server.players import OPEN, RANDOM, set_to
from tests.server.refusals import refused


async def ridden(room: Room, *seats: str) -> Live:
    """A race of three that is over; Bob rides too, and Wim watches."""
    live = await room.open(set_to(OPEN, OPEN, OPEN), *seats)
    await room.hub.act(live, acts.Admitted(device="bob", player=True))
    await room.hub.act(live, acts.Admitted(device="wim", player=False))
    await room.hub.act(live, acts.Sat(device="bob", seat="green", name="Bob"))
    await room.hub.act(live, acts.Started(device="ann"))
    return await room.ride(live)


async def test_a_rematch_has_the_same_people_in_the_same_seats(room: Room) -> None:
    live = await ridden(room, "blue")
    next_id = await room.hub.rematch(live, acts.Rematched(device="bob", table=""), None)
    assert live.table.next == next_id
    table = (await room.hub.find(next_id)).table
    assert table.host == "bob"
    assert (table.players, table.watchers) == ({"ann", "bob"}, {"wim"})
    assert [seat.name for seat in table.seats.values()] == ["Ann", "", "Bob"]
    assert table.seed != live.table.seed
    with refused("already-rematched"):
        await room.hub.rematch(live, acts.Rematched(device="ann", table=""), None)


@pytest.mark.parametrize("seats", [(OPEN, OPEN), (OPEN, OPEN, RANDOM), (OPEN, OPEN, OPEN, OPEN)])
async def test_a_rematch_with_other_seats_keeps_the_people_who_still_have_one(
    room: Room, seats: tuple[SeatSetting, ...]
) -> None:
    live = await ridden(room, "blue")
    other = set_to(*seats, rules=("weather",))
    next_id = await room.hub.rematch(live, acts.Rematched(device="ann", table=""), other)
    table = (await room.hub.find(next_id)).table
    assert table.settings == other
    assert table.seats["blue"].name == "Ann"
    assert "bob" in table.players
    assert live.table.next == next_id


async def test_a_rematch_with_impossible_settings_is_refused_and_can_be_asked_for_again(room: Room) -> None:
    live = await ridden(room, "blue")
    tables = len(room.store.tables)
    with pytest.raises(Refused):
        await room.hub.rematch(live, acts.Rematched(device="ann", table=""), set_to())
    assert len(room.store.tables) == tables
    assert await room.hub.rematch(live, acts.Rematched(device="ann", table=""), None)


async def test_a_rematch_of_a_public_table_seats_the_people_who_came_from_the_list(room: Room) -> None:
    live = await room.open(set_to(OPEN, OPEN), "blue")
    await room.hub.act(live, acts.Published(device="ann", public=True))
    await room.hub.act(live, acts.Sat(device="eve", seat="red", name="Eve"))
    await room.hub.act(live, acts.Started(device="ann"))
    await room.ride(live)
    next_id = await room.hub.rematch(live, acts.Rematched(device="ann", table=""), None)
    assert (await room.hub.find(next_id)).table.seats["red"].name == "Eve"


async def test_a_rematch_asked_for_by_two_at_once_is_one_table(room: Room) -> None:
    live = await ridden(room, "blue")
    tables = len(room.store.tables)
    wishes = (acts.Rematched(device=device, table="") for device in ("ann", "bob"))
    await asyncio.gather(*(room.hub.rematch(live, wish, None) for wish in wishes), return_exceptions=True)
    assert len(room.store.tables) == tables + 1
