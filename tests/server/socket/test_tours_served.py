"""Tours on the server: stopped and resumed, ridden by bots, listed and played over sockets."""

import asyncio
from pathlib import Path

from echappee.engine import Question
from echappee.flamme.tours import outcome_of
from echappee.notation.game_rules import SomeView
from echappee.server.store.interface import Change, Summary
from echappee.server.tables import acts
from echappee.server.tables.bots import BotPool
from echappee.server.tables.live import Live
from echappee.server.workers import Workers
from tests.server.clients import Device
from tests.server.keeping import new, opened
from tests.server.memory_store import Room, stored
from tests.server.players import OPEN, RANDOM, TEMPO, state
from tests.server.running import Server
from tests.server.touring import FORMATS, SPECIALISTS, touring
from tests.server.typed import flamme_tour


async def test_lists_say_how_far_a_tour_is(room: Room) -> None:
    live = await room.open(touring(OPEN, RANDOM), "blue")
    listed = [room.store.last[live.table.id]]
    await room.hub.act(live, acts.Started(device="ann"))
    for _ in range(3):
        listed.append(await ride_stage(room, live))
        if not live.table.over:
            await room.hub.act(live, acts.WentOn(device="ann"))
    found = [change.summary for change in listed]
    assert [(row.tour, row.days, row.stage, row.day, row.status) for row in found] == [
        ("short", 3, "gt-3-2-4", 0, "open"),
        ("short", 3, "gt-8-2-4", 1, "between"),
        ("short", 3, "gt-11-2-4", 2, "between"),
        ("short", 3, "gt-11-2-4", 3, "over"),
    ]
    tour = flamme_tour(live.table.tour)
    after = [*(books.points for books in tour.books[1:3]), outcome_of(tour).total]
    assert [row.points for row in found] == [(), *((each["blue"], each["red"]) for each in after)]
    assert [change.asked for change in listed] == [(), ("ann",), ("ann",), ()]


async def ride_stage(room: Room, live: Live) -> Change:
    """Ride to the end of the stage; returns what is stored last."""
    stage = live.table.stage
    while not live.table.running.over:
        await room.ride(live, 1)
    assert live.table.stage == stage
    async with live.lock:  # held until the last answer is stored
        return room.store.last[live.table.id]


async def test_a_store_keeps_how_far_a_tour_is(tmp_path: Path) -> None:
    row = Summary(
        id="t",
        game="flamme",
        status="between",
        stage="gt-8-2-4",
        public=False,
        seats=("Ann",),
        open_seats=0,
        round=14,
        tour="gt-3 gt-8 gt-11",
        day=1,
        days=3,
        points=(4, 2),
    )
    async with opened(tmp_path / "tours.db") as store:
        first = Change(table="t", seq=0, acts=(b"act",), summary=row, members=("ann",), asked=("ann",))
        await store.create(new("t"), first)
        (found,) = await store.tables_of("ann", 9)
        assert (found.summary, found.your_turn) == (row, True)


async def test_a_server_goes_on_with_a_tour_after_every_stop(room: Room) -> None:
    """Bots ride all of it; the table is unloaded between the stages and in the middle of them."""
    live = await room.race(touring(OPEN, TEMPO, RANDOM, tour=FORMATS, rules=SPECIALISTS), "blue")
    while not live.table.over:
        if live.table.status == "between":
            await room.hub.act(live, acts.WentOn(device="ann"))
        await room.ride(live, 40)
        await room.quiet()
        assert state(stored(room, live)) == state(live.table)
        room.now += 10_000
        room.hub.unload_idle()
        assert len(room.hub.shelf.live) == 0
        live = await room.hub.find(live.table.id)
    next_id = await room.hub.rematch(live, acts.Rematched(device="ann", table=""), None)
    again = (await room.hub.find(next_id)).table
    assert (again.settings, again.status) == (live.table.settings, "open")
    assert again.tour is not None
    assert live.table.tour is not None
    assert again.tour.seed != live.table.tour.seed


async def test_a_bots_answer_to_an_earlier_stage_is_not_taken_in_this_one(room: Room) -> None:
    """While a bot thinks, its person comes back and rides to the end; the next stage asks the same."""
    live = await room.race(touring(OPEN, OPEN), "blue", bob="red")
    pondering = Pondering()
    room.hub.riders.pool = pondering
    await until_red_is_asked(room, live)
    await room.hub.act(live, acts.Agreed(device="ann", seat="red", here=("ann",)))
    await asyncio.sleep(0)
    await room.hub.act(live, acts.CameBack(device="bob", seat="red"))
    await ride_stage(room, live)
    await room.hub.act(live, acts.WentOn(device="ann"))
    await until_red_is_asked(room, live)
    await room.hub.act(live, acts.Agreed(device="ann", seat="red", here=("ann",)))
    await asyncio.sleep(0)
    before = state(live.table)
    assert [key for key, _ in pondering.asked] == [pondering.asked[0][0]] * 2
    pondering.answer_first()
    await asyncio.sleep(0.01)
    assert state(live.table) == before
    pondering.answer_first()
    await asyncio.sleep(0.01)
    assert state(live.table) != before


class Pondering(BotPool):
    """A bot that answers when it is told to."""

    def __init__(self) -> None:
        super().__init__(Workers(0))
        self.asked: list[tuple[str, asyncio.Future[str]]] = []

    async def answer(
        self,
        _game: str,
        _bot: str,
        _seed: str,
        question: Question,
        _view: SomeView,
        *,
        share: str = "",  # noqa: ARG002 - all are asked
    ) -> str:
        thought = asyncio.get_running_loop().create_future()
        self.asked.append((str(question.id), thought))
        await thought
        return question.sample(lambda _: 0)

    def answer_first(self) -> None:
        """Let the bot that was asked first answer."""
        self.asked.pop(0)[1].set_result("")


async def until_red_is_asked(room: Room, live: Live) -> None:
    """Ride until the first energy phase."""
    while live.table.running.position.phase != "energy":
        await room.ride(live, 1)


def test_a_tour_over_sockets(server: Server) -> None:
    host = Device(server.url)
    wanted = {"seats": [{}, {"kind": "bot", "name": "random"}], "tour": "short"}
    table = host.open(wanted)["id"]
    with host.sit_at(table) as socket:
        socket.do("sit", seat="blue", name="Ann")
        assert socket.now["tour"]["number"] == 0
        assert socket.refusal("next-stage") == "not-started"
        socket.do("start")
        while socket.now["table"]["status"] == "racing":
            for question in socket.now["questions"][:1]:
                options = question["options"]
                socket.do("answer", question=question["id"], answer=options[0], stage=1)
            if not socket.now["questions"] and socket.now["table"]["status"] == "racing":
                socket.receive()
        assert (socket.now["table"]["status"], socket.now["tour"]["number"]) == ("between", 1)
        (row,) = (each["table"] for each in host.get("/api/tables").body["yours"])
        assert (row["tour"], row["day"], row["days"]) == ("short", 1, 3)
        assert socket.do("next-stage")["type"] == "ack"
        assert socket.now["table"]["stage"] == 2
    path = f"/api/tables/{table}/record"
    assert host.get(f"{path}?stage=1").text.startswith("echappee-record")
    assert [host.get(path + query).status for query in ("", "?stage=2", "?stage=0", "?stage=x")] == [
        409,
        409,
        400,
        400,
    ]
    assert Device(server.url).get(f"{path}?stage=1").status == 404
    assert host.post("/api/replay", {"record": "echappee-tour 1\n"}).body["code"] == "bad-record"
