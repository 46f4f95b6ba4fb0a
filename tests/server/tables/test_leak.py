"""Two tables that differ only in what a person may not know send that person the same bytes."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple

import pytest
from msgspec.json import encode
from msgspec.structs import replace

from echappee.engine import Question, Race, SeededDealer
from echappee.flamme.rules import FLAMME, Position, set_up
from echappee.flamme.table.settings import setup_of
from echappee.games import game_of
from echappee.server.messages.protocol import VERSION
from echappee.server.messages.settings import Clock, SeatSetting, Settings
from echappee.server.socket.connection import Connection
from echappee.server.tables import acts, hub, sights
from echappee.server.tables.acts import Opened
from echappee.server.tables.game_table import GameTable
from echappee.server.tables.live import Live
from tests.server.memory_store import ClientChannel, Room, run
from tests.server.players import OPEN, set_to
from tests.server.typed import flamme_position

ID = "sametable"
SEED = "ab" * 32
SEATS = {"blue": "ann", "red": "bob", "green": "cid"}
DEVICES = (*SEATS.values(), "wim")
ROAD = "1B 2 b c d u"
THINKING_S = 0.5
"""How long people take for an answer."""

LAST = {"energy": 2, "breakaway": 1, "refresh": 1}
"""How many answers Ann gives before her last one."""

TIRED = SeatSetting(extras={"handicap": 6, "rouleur": "domestique", "sprinteur": "descender"})
"""Riders with exhaustion to give back, and cards to do so with."""

Pick = Callable[[Question], str]


class Moment(NamedTuple):
    """The part of a race in which something is hidden."""

    round: int | None
    """None: in any round."""
    phase: str
    kind: str = ""
    rules: tuple[str, ...] = ()
    others: SeatSetting = OPEN
    """Bob's and Cid's riders."""
    clock: Clock | None = None

    def includes(self, here: Position) -> bool:
        """Whether this part of the race has come."""
        return here.phase == self.phase and self.round in {None, here.round}


ENERGY = Moment(1, "energy")
BID = Moment(0, "breakaway", "rider", ("breakaway",))
SECOND_BID = Moment(0, "breakaway", "card2", ("breakaway",))
REFRESH = Moment(None, "refresh", rules=("extended",))
RECOVERY = Moment(3, "energy", others=TIRED)
TIMED_RECOVERY = RECOVERY._replace(clock=Clock(10, reserve=100))
"""As everybody thinks for a while, the clocks differ if the number of questions does."""

END = Moment(0, "over")


def settings(moment: Moment) -> Settings:
    """Three people on a short road."""
    plain = set_to(OPEN, moment.others, moment.others, rules=moment.rules, stage=ROAD)
    return replace(plain, clock=moment.clock)


class Evening:
    """A table with Ann, Bob, Cid and a spectator, all connected."""

    def __init__(self, room: Room, live: Live, wires: dict[str, ClientChannel]) -> None:
        self.room = room
        self.live = live
        self.wires = wires
        self._said: dict[str, int] = {}

    async def settle(self) -> None:
        """Let everything that has begun finish."""
        for _ in range(60):
            await asyncio.sleep(0)

    async def say(self, question: Question, answer: str) -> None:
        """The seat's person gives this answer."""
        self.room.now += THINKING_S
        self._said[question.seat] = number = self._said.get(question.seat, 0) + 1
        wire = self.wires[SEATS[question.seat]]
        wire.say(f'{{"type":"answer","id":"{number}","question":"{question.id}","answer":"{answer}"}}')
        await self.settle()

    def asked(self, *seats: str) -> list[Question]:
        """What these seats are asked."""
        return [question for question in self.live.table.running.questions if question.seat in seats]

    async def ride_to(self, moment: Moment, pick: Pick) -> None:
        """Ann gives her first answers and the others theirs, until this part of the race."""
        race = self.live.table.running
        for _ in range(1000):
            asked, position = race.questions, flamme_position(self.live.table)
            if not asked or (moment.includes(position) and moment.kind in {"", asked[0].id.kind}):
                break
            await self.say(asked[0], first(asked[0]) if asked[0].seat == "blue" else pick(asked[0]))
        assert race.position.phase == moment.phase

    async def hide(self, pick: Pick) -> None:
        """Ann leaves her last question open; the others answer as they like."""
        while blue := self.asked("blue"):
            given = [e for e in self.live.table.running.open_entries if e.key.seat == "blue" and not e.chance]
            if blue[0].id.kind == "card2" or len(given) == LAST[blue[0].id.phase]:
                break
            await self.say(blue[0], first(blue[0]))
        while others := self.asked("red", "green"):
            last = others[-1]
            await self.say(last, pick(last))
        assert self.asked("blue")


class Traffic(NamedTuple):
    """What each device was told."""

    told: dict[str, list[bytes]]
    hidden: dict[str, object]
    """What the others' hands and answers really were."""
    asked: bytes
    """Ann's open questions, as they are made once the others have answered."""


async def evening(seed: str, wanted: Settings, monkeypatch: pytest.MonkeyPatch) -> Evening:
    """The same table with the same ids and commitment for any seed."""
    monkeypatch.setattr(hub, "new_id", lambda: ID)
    monkeypatch.setattr("echappee.server.tables.hub.secrets.token_hex", lambda _: seed)
    monkeypatch.setattr(sights, "commitment", lambda _: "0" * 64)
    room = Room()
    live = await room.open(wanted, "blue")
    for device, seat in (("bob", "red"), ("cid", "green")):
        await room.hub.act(live, acts.Admitted(device=device, player=True))
        await room.hub.act(live, acts.Sat(device=device, seat=seat, name=device.title()))
    await room.hub.act(live, acts.Admitted(device="wim", player=False))
    return Evening(room, live, {device: ClientChannel() for device in DEVICES})


def heard(
    seed: str, wanted: Settings, riding: Callable[[Evening], Awaitable[None]], monkeypatch: pytest.MonkeyPatch
) -> Traffic:
    """What everybody was told while the race was ridden so far."""
    found: list[Traffic] = []

    async def test() -> None:
        it = await evening(seed, wanted, monkeypatch)
        talks = [asyncio.create_task(Connection(it.room.hub, d, w).run()) for d, w in it.wires.items()]
        for wire in it.wires.values():
            wire.say(f'{{"type":"hello","version":{VERSION},"table":"{ID}"}}')
            await it.settle()
        await it.room.hub.act(it.live, acts.Started(device="ann"))
        await riding(it)
        race = it.live.table.running
        entries = race.ledger + race.open_entries
        hidden = {str(e.key): e.result for e in entries if e.key.seat != "blue"}
        game = game_of(race).room(GameTable)
        asked = [game.question_wire(question, race.view("blue")) for question in it.asked("blue")]
        found.append(Traffic({d: list(w.told) for d, w in it.wires.items()}, dict(hidden), encode(asked)))
        for wire in it.wires.values():
            wire.say(None)
        await asyncio.gather(*talks)

    run(test)
    return found[0]


def traffic(seed: str, moment: Moment, pick: Pick, monkeypatch: pytest.MonkeyPatch) -> Traffic:
    """What everybody was told until all but Ann have answered in this phase."""

    async def riding(it: Evening) -> None:
        await it.ride_to(moment, pick if moment == END else first)
        if moment != END:
            await it.hide(pick)

    return heard(seed, settings(moment), riding, monkeypatch)


def first(question: Question) -> str:
    return question.sample(lambda _: 0)


def last(question: Question) -> str:
    return question.sample(lambda many: many - 1)


def other_first(question: Question) -> str:
    """The first answer, but the other rider draws first."""
    return last(question) if question.id.kind == "first" else first(question)


def recovering(question: Question) -> str:
    """A card that recovers, if there is one, and an exhaustion card is given back."""
    options = question.options() or ()
    return next((option for option in options if "recovery" in option), first(question))


def declining(question: Question) -> str:
    """The same cards, but nothing is given back."""
    return last(question) if question.id.kind == "recover" else recovering(question)


def check_same(one: Traffic, other: Traffic, *devices: str) -> None:
    """These devices were told the same, byte by byte, although what was hidden differs."""
    assert one.hidden != other.hidden
    assert "ann" not in devices or one.asked == other.asked
    assert any(one.told[device] != other.told[device] for device in ("bob", "cid"))
    for device in devices:
        assert one.told[device] == other.told[device]


@pytest.mark.parametrize(
    "moment",
    [ENERGY, Moment(2, "energy"), Moment(3, "energy"), BID, SECOND_BID, REFRESH, RECOVERY, TIMED_RECOVERY],
)
def test_what_others_answer_is_told_to_nobody_else_before_it_is_revealed(
    moment: Moment, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = (traffic(SEED, moment, pick, monkeypatch) for pick in (first, last))
    check_same(one, other, "ann", "wim")


def test_whether_somebody_recovered_is_told_to_nobody_else_before_the_cards_are_turned_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Everybody plays the same cards; only the answers to this one question differ."""
    one, other = (traffic(SEED, RECOVERY, pick, monkeypatch) for pick in (recovering, declining))
    differing = [key for key, answer in one.hidden.items() if other.hidden.get(key) != answer]
    assert [key for key in differing if key.endswith("/recover")] == differing
    knowing = {SEATS[key.split("/")[2]] for key in differing}
    check_same(one, other, *(device for device in DEVICES if device not in knowing))


def test_the_clock_tells_nobody_else_whether_somebody_was_asked_to_recover(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one, other = (traffic(SEED, TIMED_RECOVERY, pick, monkeypatch) for pick in (recovering, first))
    assert [any(key.endswith("/recover") for key in each.hidden) for each in (one, other)] == [True, False]
    check_same(one, other, "ann", "wim")


def test_which_rider_drew_first_is_never_told_to_other_people(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same cards, chosen in another order: a whole race of the same bytes."""
    one, other = (traffic(SEED, END, pick, monkeypatch) for pick in (first, other_first))
    check_same(one, other, "ann", "wim")


def test_the_comparison_would_notice_a_public_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = (traffic(SEED, Moment(n, "energy"), first, monkeypatch) for n in (1, 2))
    assert one.told["ann"] != other.told["ann"]
    assert one.told["wim"] != other.told["wim"]


def dealt(seed: str, moment: Moment) -> tuple[object, object, object]:
    """The team that places first, and Ann's and Bob's first hands, if all give first answers."""
    start = set_up(setup_of(settings(moment)))
    race = Race(FLAMME, start, SeededDealer(seed.encode(), ID))
    hands: dict[str, object] = {}
    for _ in range(10):
        question = race.questions[0]
        if question.id.phase != "placement":
            break
        hands.setdefault("first", question.seat)
        race.answer(question.id, first(question))
    for seat in ("blue", "red"):
        opening = next(question for question in race.questions if question.seat == seat)
        race.answer(opening.id, first(opening))
        hands[seat] = next(e.result for e in race.open_entries if e.key.seat == seat and e.chance)
    return hands["first"], hands["blue"], hands["red"]


def two_seeds(moment: Moment, *, same_hand: bool) -> tuple[str, str]:
    """Seeds that deal Bob different hands, and Ann the same one if `same_hand`."""
    seen: dict[tuple[object, object], tuple[str, object]] = {}
    for number in range(5000):
        seed = f"{number:064x}"
        begins, blue, red = dealt(seed, moment)
        twin = seen.setdefault((begins, blue if same_hand else ""), (seed, red))
        if twin[1] != red:
            return twin[0], seed
    raise AssertionError("no two seeds")


@pytest.mark.parametrize("moment", [ENERGY, BID])
def test_hands_of_another_seed_are_told_to_nobody_else(
    moment: Moment, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ann draws the same cards; Bob and Cid draw others."""
    seeds = two_seeds(moment, same_hand=True)
    one, other = (traffic(seed, moment, first, monkeypatch) for seed in seeds)
    if moment == ENERGY:  # Ann's second hand may differ: she may know it
        one, other = (without_second_hand(told) for told in (one, other))
    check_same(one, other, "ann", "wim")


def without_second_hand(told: Traffic) -> Traffic:
    """The traffic before Ann drew her second hand."""
    mine = next(i for i, text in enumerate(told.told["ann"]) if b"/energy/blue/S/card" in text)
    return told._replace(told=told.told | {"ann": told.told["ann"][:mine]}, asked=b"")


def test_what_a_card_would_lead_to_is_a_part_of_what_is_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    assert b"forecast-lands" in traffic(SEED, Moment(2, "energy"), first, monkeypatch).asked


@pytest.mark.parametrize("moment", [ENERGY, BID])
def test_a_spectator_is_told_the_same_for_any_deal(moment: Moment, monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = two_seeds(moment, same_hand=False)
    one, other = (traffic(seed, moment, last, monkeypatch) for seed in seeds)
    check_same(one, other, "wim")


def test_a_table_before_the_start_does_not_tell_its_seed_in_any_way(monkeypatch: pytest.MonkeyPatch) -> None:
    told = []

    async def test() -> None:
        room, wire = Room(), ClientChannel()
        id, _, _ = await room.hub.open(Opened(device="ann", settings=set_to(OPEN)))
        talk = asyncio.create_task(Connection(room.hub, "ann", wire).run())
        wire.say(f'{{"type":"hello","version":{VERSION},"table":"{id}"}}')
        await asyncio.sleep(0.01)
        wire.say(None)
        await talk
        told.append(wire.told)

    monkeypatch.setattr(hub, "new_id", lambda: ID)
    for seed in ("00" * 32, "ff" * 32):
        monkeypatch.setattr("echappee.server.tables.hub.secrets.token_hex", lambda _, seed=seed: seed)
        run(test)
    assert told[0] == told[1]
    assert told[0]
