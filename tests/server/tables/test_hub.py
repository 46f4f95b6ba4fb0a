"""The hub with a store in memory: tables come and go, people are let in, and nothing waits for a bot."""

import asyncio

import pytest

from echappee.engine import Refused
from echappee.server.store.interface import Change
from echappee.server.tables import acts, shelf
from echappee.server.tables.acts import Opened, read_act
from echappee.server.tables.hub import Hub
from echappee.server.tables.shelf import IDLE_S
from echappee.server.tables.sights import Visible
from tests.server.memory_store import AtOnce, LocalBots, Room
from tests.server.players import OPEN, RANDOM, TEMPO, set_to, state
from tests.server.refusals import refused


async def test_an_idle_table_is_unloaded_and_comes_back_with_its_open_question(room: Room) -> None:
    live = await room.race(set_to(OPEN, OPEN), "blue", "red")
    await room.ride(live, 9)
    before, questions = state(live.table), live.table.running.questions
    room.now += IDLE_S + 1
    room.hub.unload_idle()
    assert len(room.hub.shelf.live) == 0
    again = await room.hub.find(live.table.id)
    assert again is not live
    assert again.table.running.questions == questions
    assert state(again.table) == before
    await room.ride(again)
    assert again.table.over


async def test_a_table_stays_loaded_while_somebody_is_there_or_came_lately(room: Room) -> None:
    told = list[Visible]()
    id, _, _ = await room.hub.open(Opened(device="ann", settings=set_to(OPEN)))
    room.hub.unload_idle()
    assert len(room.hub.shelf.live) == 1
    live = await room.hub.find(id)
    live.join(told.append, "ann")
    room.now += IDLE_S + 1
    room.hub.unload_idle()
    assert len(room.hub.shelf.live) == 1
    live.leave(told.append)
    room.hub.unload_idle()
    assert len(room.hub.shelf.live) == 0


async def test_only_so_many_tables_without_anybody_stay_loaded(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf, "MOST_QUIET", 3)
    told = list[Visible]()
    lives = []
    for _ in range(6):
        lives.append(await room.open(set_to(OPEN)))
        room.now += 1
    lives[0].join(told.append, "ann")
    room.hub.unload_idle()
    assert [live.table.id in room.hub.shelf.live for live in lives] == [
        True,
        False,
        False,
        True,
        True,
        True,
    ]


async def left_alone() -> tuple[Room, str]:
    """A room, and a table in it that was idle long enough to be unloaded."""
    room = Room()
    live = await room.open(set_to(OPEN))
    room.now += IDLE_S + 1
    room.hub.unload_idle()
    return room, live.table.id


async def test_many_people_who_come_at_once_find_one_table() -> None:
    room, table = await left_alone()
    loads = room.store.loads
    found = await asyncio.gather(*(room.hub.find(table) for _ in range(20)))
    assert len(set(map(id, found))) == 1
    assert room.store.loads == loads + 1


async def test_a_person_who_leaves_while_a_table_is_loaded_does_not_interrupt_it() -> None:
    room, table = await left_alone()
    loads = room.store.loads
    first, second = (asyncio.create_task(room.hub.find(table)) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()
    assert (await second).table.id == table
    assert first.cancelled()
    assert room.store.loads == loads + 1


async def test_a_table_that_was_lost_while_it_was_loaded_is_not_served() -> None:
    room, table = await left_alone()
    loads = room.store.loads
    finding = asyncio.create_task(room.hub.find(table))
    while room.store.loads == loads:  # noqa: ASYNC110 - the store sets no event
        await asyncio.sleep(0)
    assert room.hub.shelf.keep_only({}) == []
    assert (await finding).table.id == table
    assert room.store.loads == loads + 2


async def test_a_table_of_other_people_looks_as_if_it_did_not_exist(room: Room) -> None:
    live = await room.open(set_to(OPEN))
    said_of = []
    for table, device in ((live.table.id, "eve"), ("nothing", "eve"), ("nothing", "ann")):
        with pytest.raises(Refused) as refusal:
            await room.hub.visit(table, device)
        said_of.append((refusal.value.code, refusal.value.detail))
    assert len(set(said_of)) == 1
    assert not room.hub.shelf.loading


async def test_a_code_opens_its_table_once_or_twice_and_no_other_code_does(room: Room) -> None:
    id, player, watcher = await room.hub.open(Opened(device="ann", settings=set_to(OPEN)))
    assert await room.hub.enter("bob", player) == id
    assert await room.hub.enter("bob", player.upper() + " ") == id
    assert await room.hub.enter("wim", watcher) == id
    table = (await room.hub.find(id)).table
    assert (table.players, table.watchers) == ({"ann", "bob"}, {"wim"})
    with refused("no-such-code"):
        await room.hub.enter("eve", "wrong")
    kept = str(room.store.tables)
    assert player not in kept
    assert watcher not in kept


async def test_bots_ride_until_the_race_is_over_and_each_question_is_thought_about_once(room: Room) -> None:
    live = await room.race(set_to(RANDOM, TEMPO, OPEN, RANDOM))
    await room.ride(live)
    await room.quiet()
    assert len(room.bots.thoughts) == len(set(room.bots.thoughts))
    answered = [a for a in map(read_act, room.store.acts[live.table.id]) if isinstance(a, acts.Answered)]
    assert len(answered) == len({act.question for act in answered})


async def test_all_tables_without_people_take_turns_as_one(room: Room) -> None:
    alone = [await room.open(set_to(RANDOM, RANDOM)) for _ in range(2)]
    ridden = await room.open(set_to(OPEN, RANDOM), "blue")
    for live in (*alone, ridden):
        await room.hub.act(live, acts.Started(device="ann"))
    await room.ride(ridden)
    await room.quiet()
    assert set(room.bots.shares) == {"", ridden.table.id}


async def test_bots_that_were_interrupted_go_on_when_somebody_comes(room: Room) -> None:
    live = await room.race(set_to(RANDOM, RANDOM))
    await asyncio.sleep(0)
    other = Hub(room.store, LocalBots(), AtOnce(), lambda: 0.0)
    for task in tuple(room.hub.riders.thinking):
        task.cancel()
    await room.quiet()
    again = await other.find(live.table.id)
    await room.ride(again)
    assert again.table.over


@pytest.mark.parametrize(
    ("failing", "replaced"),
    [(("tempo",), ["red"]), (("tempo", "random"), ["green", "red"])],
    ids=["one", "all"],
)
async def test_a_bot_that_fails_is_replaced_visibly_and_the_race_goes_on(
    failing: tuple[str, ...], replaced: list[str]
) -> None:
    room = Room(*failing)
    live = await room.race(set_to(OPEN, TEMPO, RANDOM), "blue")
    await room.ride(live)
    assert live.table.over
    assert sorted(seat.colour for seat in live.table.seats.values() if seat.failed) == replaced
    failures = [a for a in map(read_act, room.store.acts[live.table.id]) if isinstance(a, acts.BotFailed)]
    assert sorted(failure.seat for failure in failures) == replaced


async def test_a_person_who_could_not_be_let_in_is_told_so(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(_: Change) -> None:
        raise Refused("not-stored", "the disk is full")

    opened = acts.Opened(device="ann", settings=set_to(OPEN, OPEN))
    id, player, _ = await room.hub.open(opened)
    with monkeypatch.context() as patch:
        patch.setattr(room.store, "append", full)
        with pytest.raises(Refused, match="disk is full"):
            await room.hub.enter("bob", player)
    assert await room.hub.enter("bob", player) == id
    assert "bob" in (await room.hub.find(id)).table.players
