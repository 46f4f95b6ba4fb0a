"""Races that bots began, and tables that take them up at a rare moment: no luck needed."""

from collections.abc import Callable, Sequence
from functools import cache

from echappee.bots import drive, make_bot
from echappee.engine import Race, SeededDealer
from echappee.flamme.rules import COLOURS, EXHAUSTION, FLAMME, Position, Setup, set_up, setup_tags
from echappee.flamme.rules.refresh import LIMIT
from echappee.games import save
from tests.server.clients import Device, Json

Moment = Callable[[Position], bool]

SEEDS = 500
FAR = 11


@cache
def race_in_which(holds: Moment, setup: Setup) -> tuple[str, int]:
    """The first such race with a phase that begins like this, and how many entries it has before it."""
    for seed in map(str, range(SEEDS)):
        race = Race(FLAMME, set_up(setup), SeededDealer(seed.encode()))
        drive(race, {seat: make_bot("random", f"{seed}/{seat}") for seat in race.position.seats})
        found = next((at.entries for at in race.moments if holds(at.position)), None)
        if found is not None:
            return save(race, setup_tags(setup) | {"stage": "own", "seed": seed}), found
    raise AssertionError("nothing like that ever happens")


def take_up(
    host: Device,
    record: str,
    entries: int,
    *people: tuple[Device, str],
    seats: Json,
    colours: Sequence[str] = COLOURS,
) -> str:
    """A table that takes up this record after this many entries; people sit in seat order."""
    settings = host.post("/api/replay", {"record": record}).body["settings"] | {"seats": seats}
    fork = {"record": record, "entries": entries}
    reply = host.post("/api/tables", {"settings": settings, "fork": fork})
    assert reply.status == 201, reply
    table: str = reply.body["id"]
    for seat, (device, name) in zip(colours, people, strict=False):
        if device is not host:
            device.enter(reply.body["player_code"])
        with device.sit_at(table) as socket:
            assert socket.do("sit", seat=seat, name=name)["type"] == "ack"
    with host.sit_at(table) as socket:
        assert socket.do("start")["type"] == "ack"
    return table


def recovery_is_certain(position: Position) -> bool:
    """Blue's Rouleur will draw the last four cards of its pile, with recovery among them, and is tired."""
    rouleur = position.riders[0]
    recovers = any(card.powers.recovers for card in rouleur.pile)
    drawn = position.phase == "energy" and len(rouleur.pile) == 4
    return drawn and rouleur.racing and recovers and EXHAUSTION in rouleur.recycled


def left_behind(position: Position) -> bool:
    """Blue's riders, while cards are chosen: a map that follows them does not show the first of the race."""
    riding = position.phase == "energy" and all(rider.racing for rider in position.riders)
    own, others = position.riders[:2], position.riders[2:]
    return riding and max(rider.square for rider in own) + FAR < max(rider.square for rider in others)


def in_the_refresh(position: Position) -> bool:
    """When Blue's riders take cards back."""
    return position.phase == "refresh" and all(rider.racing for rider in position.riders[:2])


def both_ones(position: Position) -> bool:
    """Some rider has the last token of either pile, while Blue still has cards to choose."""
    ones = {"major1", "minor1"}
    riding = position.phase == "energy" and any(rider.racing for rider in position.riders[:2])
    return riding and any(ones <= set(map(str, rider.tokens)) for rider in position.riders)


def more_was_played_than_is_taken_back(position: Position) -> bool:
    """In the refresh, by both of Blue's riders, and the limit can be reached."""
    riders = position.riders[:2]
    return position.phase == "refresh" and all(
        rider.racing and sum(card.value for card in rider.played if card != EXHAUSTION) > 2 * LIMIT
        for rider in riders
    )


def somebody_rides_outside(position: Position) -> bool:
    """On the outer way of a roundabout, while Blue's riders choose their cards."""
    outside = any("+" in position.course.name(rider.square) for rider in position.riders if rider.racing)
    return outside and position.phase == "energy" and all(rider.racing for rider in position.riders)
