"""Who can be replaced, and when votes for a bot lapse; the clock is the test's own."""

import asyncio
from itertools import pairwise

import pytest

from echappee.server.tables import acts
from echappee.server.tables.live import CROWD, Live
from echappee.server.tables.presence import AWAY_S, UNANSWERED_S
from echappee.server.tables.sights import Visible
from tests.server.memory_store import Room
from tests.server.players import OPEN, set_to
from tests.server.refusals import code_of


class Person:
    """A device at a table; a new one for each connection."""

    def __init__(self, live: Live, device: str) -> None:
        self.live = live
        self.heard: list[Visible] = []
        live.join(self.hear, device)

    def hear(self, visible: Visible) -> None:
        self.heard.append(visible)

    def leave(self) -> None:
        self.live.leave(self.hear)


async def started(room: Room) -> tuple[Live, Person, Person, Person]:
    """Ann, Bob and Cid ride, each with a seat; all are connected."""
    live = await room.race(set_to(OPEN, OPEN, OPEN), "blue", bob="red", cid="green")
    return live, Person(live, "ann"), Person(live, "bob"), Person(live, "cid")


async def agree(room: Room, live: Live, device: str, seat: str = "red") -> str:
    """Vote for a bot; returns the code if that is refused."""
    return await code_of(room.hub.agree(live, acts.Agreed(device=device, seat=seat)))


def bot(live: Live) -> str:
    return live.table.seats["red"].bot


async def test_a_person_who_is_there_cannot_be_replaced(room: Room) -> None:
    live, *_ = await started(room)
    for _ in range(40):
        assert await agree(room, live, "ann") == "still-here"
        assert await agree(room, live, "cid") == "still-here"
    assert not bot(live)
    assert not any(b'"agreed"' in act for act in room.store.acts[live.table.id])


async def test_a_person_can_be_replaced_after_a_while_without_a_connection(room: Room) -> None:
    live, ann, bob, _ = await started(room)
    bob.leave()
    room.now += AWAY_S - 1
    assert await agree(room, live, "ann") == "still-here"
    room.now += 1
    room.hub.tick()
    assert ann.heard[-1].table.seats[1].absent
    assert [await agree(room, live, device) for device in ("ann", "cid")] == ["", ""]
    assert bot(live) == "tempo"


async def test_a_person_can_be_replaced_who_leaves_a_question_unanswered(room: Room) -> None:
    live, *_ = await started(room)
    first = live.table.running.questions[0].seat
    others = [seat.device for seat in live.table.seats.values() if seat.colour != first]
    room.now += UNANSWERED_S
    assert [await agree(room, live, device, first) for device in others] == ["", ""]
    assert live.table.seats[first].bot == "tempo"


async def test_a_person_who_came_back_has_all_the_time_again(room: Room) -> None:
    live, *_ = await started(room)
    seat = live.table.seats[live.table.running.questions[0].seat]
    others = [other.device for other in live.table.seats.values() if other is not seat]
    room.now += UNANSWERED_S
    for device in others:
        assert await agree(room, live, device, seat.colour) == ""
    assert seat.bot == "tempo"
    await room.hub.act(live, acts.CameBack(device=seat.device, seat=seat.colour))
    assert not seat.bot
    assert await agree(room, live, others[0], seat.colour) == "still-here"


async def test_votes_lapse_when_the_person_connects_or_answers(room: Room) -> None:
    live, ann, bob, _ = await started(room)
    await room.ride_until_asked(live, "red")
    bob.leave()
    room.now += AWAY_S
    assert await agree(room, live, "ann") == ""
    assert ann.heard[-1].table.seats[1].agreed == 1
    bob = Person(live, "bob")
    assert ann.heard[-1].table.seats[1].agreed == 0
    room.now += UNANSWERED_S
    assert await agree(room, live, "ann") == ""
    await room.answer(live, "red")
    assert ann.heard[-1].table.seats[1].agreed == 0
    assert await agree(room, live, "cid") == "still-here"
    assert not bot(live)


async def test_a_crowd_is_told_a_few_at_a_time_and_the_riders_at_once(room: Room) -> None:
    live, ann, *_ = await started(room)
    await room.hub.act(live, acts.Published(device="ann", public=True))
    crowd = [Person(live, f"wim {number}") for number in range(3 * CROWD)]
    for person in (ann, *crowd):
        person.heard.clear()
    live.tell()
    assert ann.heard
    told = [sum(bool(person.heard) for person in crowd)]
    while told[-1] < len(crowd):
        await asyncio.sleep(0)
        told.append(sum(bool(person.heard) for person in crowd))
    assert told[0] == 0
    assert max(after - before for before, after in pairwise(told)) <= CROWD


async def test_the_host_is_told_how_many_people_have_no_seat_before_the_start(room: Room) -> None:
    live = await room.open(set_to(OPEN, OPEN), "blue")
    ann = Person(live, "ann")
    for device, player in (("bob", True), ("cid", True), ("wim", False)):
        await room.hub.act(live, acts.Admitted(device=device, player=player))
    bob, _, wim = Person(live, "bob"), Person(live, "cid"), Person(live, "wim")
    await asyncio.sleep(0)
    assert ann.heard[-1].table.visitors == 2, "a spectator does not look for a seat"
    assert [person.heard[-1].table.visitors for person in (bob, wim)] == [0, 0]
    bob.leave()
    await asyncio.sleep(0)
    assert ann.heard[-1].table.visitors == 1
    await room.hub.act(live, acts.Sat(device="cid", seat="red", name="cid"))
    assert ann.heard[-1].table.visitors == 0
    await room.hub.act(live, acts.Started(device="ann"))
    Person(live, "bob")
    assert live.visible("ann").table.visitors == 0


@pytest.mark.parametrize("crowd", [10, 40])
async def test_a_crowd_that_comes_and_goes_is_told_once_each(room: Room, crowd: int) -> None:
    """Spectators see no difference when another one comes or leaves."""
    live = await room.open(set_to(OPEN))
    await room.hub.act(live, acts.Published(device="ann", public=True))
    people = [Person(live, f"wim {number}") for number in range(crowd)]
    for person in people:
        person.leave()
    assert sum(len(person.heard) for person in people) == crowd


async def test_a_crowd_that_has_left_is_forgotten(room: Room) -> None:
    live = await room.open(set_to(OPEN, OPEN), "blue")
    await room.hub.act(live, acts.Published(device="ann", public=True))
    remembered = sizes(live)
    for number in range(100):
        Person(live, f"wim {number}").leave()
    assert sizes(live) == remembered
    for _ in range(100):
        Person(live, "ann").leave()
    assert sizes(live) == {**remembered, "_left": 1}


def sizes(live: Live) -> dict[str, int]:
    """How much is remembered about the people of a table."""
    known = vars(live.presence) | vars(live._audience)
    return {name: len(value) for name, value in known.items() if isinstance(value, dict)}


class Looked(str):
    """A device that counts how often any device was looked up or compared."""

    __slots__ = ()
    times = 0

    def __eq__(self, other: object) -> bool:
        Looked.times += 1
        return str.__eq__(self, other)

    def __hash__(self) -> int:
        Looked.times += 1
        return str.__hash__(self)


async def test_one_more_who_comes_or_leaves_costs_the_same_in_a_crowd(room: Room) -> None:
    """At a public table: at any other there are few people (`MOST_PEOPLE`)."""
    live = await room.open(set_to(OPEN))
    await room.hub.act(live, acts.Published(device="ann", public=True))
    live.table.host = Looked("ann")
    ann = Person(live, live.table.host)
    costs, people = [], []
    for number in range(1000):
        Looked.times = 0
        people.append(Person(live, Looked(f"wim {number}")))
        costs.append(Looked.times)
    await asyncio.sleep(0)
    assert [heard.table.visitors for heard in ann.heard] == [0, 1000], "told once of all who came together"
    for person in people:
        Looked.times = 0
        person.leave()
        costs.append(Looked.times)
    await asyncio.sleep(0)
    assert ann.heard[-1].table.visitors == 0
    assert len(ann.heard) == 3
    assert max(costs) < 50
