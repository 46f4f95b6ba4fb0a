"""How much a table can store: acts that change nothing are not stored, and the others have a bound."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from echappee.server.limits import Rate
from echappee.server.socket.connection import read_message
from echappee.server.tables import acts, hub, table
from echappee.server.tables.acts import Act
from echappee.server.tables.hub import Hub
from echappee.server.tables.live import Live
from echappee.server.tables.seats import LARGEST_SETTINGS
from tests.server.memory_store import AtOnce, LocalBots, MemoryStore, Room
from tests.server.players import OPEN, set_to
from tests.server.refusals import code_of, refused


def answer_again(live: Live) -> Act:
    """The answer that was just given, given again."""
    entry = live.table.running.changeable()[0]
    device = live.table.seats[entry.key.seat].device
    return acts.Answered(device=device, question=str(entry.key), answer=entry.result)


@pytest.mark.parametrize(
    "again",
    [
        lambda _: acts.Sat(device="ann", seat="blue", name="Ann"),
        lambda _: acts.Published(device="ann", public=False),
        lambda live: acts.Configured(device="ann", settings=live.table.settings),
    ],
)
async def test_an_act_that_changes_nothing_is_not_stored(room: Room, again: Callable[[Live], Act]) -> None:
    live = await room.open(set_to(OPEN, OPEN), "blue")
    before = len(room.store.acts[live.table.id])
    for _ in range(5):
        await room.hub.act(live, again(live))
    assert len(room.store.acts[live.table.id]) == before


async def test_the_same_answer_again_is_not_stored(room: Room) -> None:
    live = await room.race(set_to(OPEN, OPEN), "blue", bob="red")
    while not live.table.running.changeable():
        await room.answer(live)
    before = len(room.store.acts[live.table.id])
    for _ in range(5):
        await room.hub.act(live, answer_again(live))
    assert len(room.store.acts[live.table.id]) == before


async def test_settings_that_nobody_reads_are_limited_too(room: Room) -> None:
    touring = replace(set_to(OPEN, OPEN), tour="short")
    live = await room.open(touring)
    stored = sum(map(len, room.store.acts[live.table.id]))
    swollen = replace(touring, stage="x" * LARGEST_SETTINGS)
    assert await code_of(room.hub.act(live, acts.Configured(device="ann", settings=swollen))) == "too-large"
    assert sum(map(len, room.store.acts[live.table.id])) == stored


@pytest.mark.parametrize(
    ("burst", "wishes", "done"),
    [
        (10, [acts.Sat(device="ann", seat="blue", name=f"Ann {number}") for number in range(50)], 10),
        (50, [acts.Configured(device="ann", settings=set_to(*[OPEN] * seats)) for seats in (2, 3, 4)], 2),
    ],
    ids=["acts", "new settings, which count for more"],
)
async def test_people_at_one_table_have_a_pace(burst: int, wishes: list[Act], done: int) -> None:
    store = MemoryStore()
    paced = Hub(store, LocalBots(), AtOnce(), lambda: 0.0, Rate(1, burst))
    id, _, _ = await paced.open(acts.Opened(device="ann", settings=set_to(OPEN)))
    live = await paced.find(id)
    codes = [await code_of(paced.act(live, act)) for act in wishes]
    assert codes == [""] * done + ["too-fast"] * (len(wishes) - done)
    assert len(store.acts[id]) == done + 1


async def test_only_so_many_devices_are_stored_with_a_table(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Strangers sit down at a public table and stand up again: each act is stored with all of them."""
    monkeypatch.setattr(table, "MOST_PEOPLE", 10)
    live = await room.open(set_to(OPEN, OPEN))
    await room.hub.act(live, acts.Published(device="ann", public=True))
    codes = []
    for number in range(20):
        device = f"stranger {number}"
        codes.append(await code_of(room.hub.act(live, acts.Sat(device=device, seat="red", name="Me"))))
        await code_of(room.hub.act(live, acts.Stood(device=device, seat="red")))
    assert codes == [""] * 9 + ["table-full"] * 11
    assert await code_of(room.hub.act(live, acts.Sat(device="ann", seat="red", name="Ann"))) == ""
    assert len(room.store.last[live.table.id].members) == 10


async def test_one_device_cannot_fill_a_log(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "MOST_ACTS", 20)
    live = await room.open(set_to(OPEN, OPEN), "blue")
    await room.hub.act(live, acts.Admitted(device="bob", player=True))
    for number in range(50):
        await code_of(room.hub.act(live, acts.Sat(device="ann", seat="blue", name=f"Ann {number}")))
    assert live.table.acts_of["ann"] == 20
    assert await code_of(room.hub.act(live, acts.Sat(device="bob", seat="red", name="Bob"))) == ""


def test_no_word_of_a_message_is_long() -> None:
    for field in ("question", "answer"):
        words = {"question": "q", "answer": "a", field: "x" * 300}
        text = f'{{"type":"answer","id":"1","question":"{words["question"]}","answer":"{words["answer"]}"}}'
        with refused("malformed"):
            read_message(text)
