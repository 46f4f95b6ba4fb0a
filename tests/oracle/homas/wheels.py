"""Riders that follow or counter, and where they are put (2.3, 2.6, 3.2.3, 3.4.2)."""

from collections.abc import Iterable
from itertools import combinations, groupby, product
from typing import NamedTuple

from tests.oracle.homas.cards import buy_back, may_buy_back, own_cards
from tests.oracle.homas.road import Spot
from tests.oracle.homas.table import Rider, Table, Talk, ask, dice

STRAIGHT = (0,)
STRAIGHT_RIGHT_LEFT = (0, 1, 2)
ENOUGH = 6
"""The squares for which a neutral rider follows."""


class Trail(NamedTuple):
    """What those behind follow: where a rider was, all squares it left behind, and where it is now."""

    old: Spot
    ridden: tuple[Spot, ...]
    new: Spot


def barred(table: Table, one: Spot, other: Spot) -> bool:
    """Whether riders that start on these squares give each other no shelter."""
    if table.facts.hell and "cobbles" in (one.kind, other.kind):
        return True
    return (one.mountain or other.mountain) and one.kind != other.kind


def way_of(table: Table, start: Spot, trail: Trail) -> tuple[Spot, ...]:
    """The way of a rider that goes along, its own square first; from a second row a square lies between."""
    wheel = table.road.wheel[trail.old]
    if start in wheel:
        return (start, *trail.ridden)
    between = next(spot for spot in wheel if spot and start in table.road.wheel[spot])
    return (start, between, *trail.ridden)


def landing(table: Table, start: Spot, trail: Trail, sides: Iterable[int] = STRAIGHT) -> Spot | None:
    """Behind the one ahead if the way leads there, else the best free square of the way; None: no gain."""
    way = way_of(table, start, trail)
    targets = [table.road.wheel[trail.new][side] for side in sides]
    reached = [target for target in targets if target and _leads(table, way, target)]
    for spot in (*reached, *reversed(way)):
        if start.front < spot.front < trail.new.front and not table.on(spot):
            return spot
    return None


def _leads(table: Table, way: tuple[Spot, ...], target: Spot) -> bool:
    """Whether steps lead there, on the same side of the thick line as the way."""
    level = next((spot for spot in reversed(way) if spot.front <= target.front), way[0])
    across = level.curve and target.curve and (level.lane <= 2) != (target.lane <= 2)
    spots = {way[0]}
    while spots and target not in spots:
        spots = {far for spot in spots for far in table.road.ahead[spot] if far.front <= target.front}
    return bool(spots) and not across


def wheel_of(table: Table, stood: dict[Spot, Rider], spot: Spot) -> list[Rider]:
    """The riders that stood in the wheel of this square: straight, right, left."""
    return [stood[near] for near in table.road.wheel[spot] if near in stood]


def directors(riders: Iterable[Rider]) -> list[list[Rider]]:
    """Consecutive riders of one team."""
    return [list(run) for _, run in groupby(riders, key=lambda rider: rider.team)]


def put_first(favoured: list[Rider], riders: list[Rider]) -> list[Rider]:
    """The riders with the first right before the others."""
    return [*favoured, *(rider for rider in riders if rider not in favoured)]


def go_along(table: Table, rider: Rider, trail: Trail, end: Spot) -> Trail:
    """Put a rider there; it leaves a trail itself."""
    old = rider.at
    ridden = tuple(spot for spot in way_of(table, old, trail) if spot.front < end.front)
    rider.spot, rider.moved = end, True
    return Trail(old, ridden, end)


def follow(table: Table, stood: dict[Spot, Rider], trail: Trail, file: list[Rider]) -> Talk[None]:
    """A single file behind this trail; `file` are those who passed the relay."""
    count = 0
    follower: Rider | None = None
    while True:
        follower = None
        for run in directors(_followers(table, stood, trail, file)):
            if run[0].neutral:
                follower = next((rider for rider in run if _worth_it(table, rider, trail)), None)
            else:
                kind = f"follow-{table.step}-{count}"
                names = {rider.name: rider for rider in run}
                answer = yield from ask(kind, run[0].team, "", [*names, "none"])
                follower = names.get(answer)
                count += 1
            if follower:
                break
        if not follower:
            return
        yield from buy_back(table, follower)
        end = landing(table, follower.at, trail)
        assert end
        trail = go_along(table, follower, trail, end)
        file = file[file.index(follower) + 1 :] if follower in file else []


def _followers(table: Table, stood: dict[Spot, Rider], trail: Trail, file: list[Rider]) -> list[Rider]:
    """Those that may follow: the first row, then the second, those that passed the relay before others."""
    places = {rider: spot for spot, rider in stood.items()}
    first = put_first(file[:1], wheel_of(table, stood, trail.old))
    second = [rider for ahead in first for rider in wheel_of(table, stood, places[ahead])]
    order = dict.fromkeys((*first, *put_first(file[1:2], second)))
    return [rider for rider in order if _may_follow(table, rider, trail)]


def _may_follow(table: Table, rider: Rider, trail: Trail) -> bool:
    if rider.moved or barred(table, rider.at, trail.old) or not may_buy_back(table, rider):
        return False
    return landing(table, rider.at, trail) is not None


def _worth_it(table: Table, rider: Rider, trail: Trail) -> bool:
    """Whether a neutral rider gets far enough."""
    end = landing(table, rider.at, trail)
    assert end
    squares = [spot for spot in way_of(table, rider.at, trail)[1:] if spot.front <= end.front]
    return len(squares) - rider.at.number >= ENOUGH


def counter(table: Table, stood: dict[Spot, Rider], trail: Trail, file: list[Rider]) -> Talk[None]:
    """All in the wheel may counter, then all in the wheels of those that have."""
    count = 0
    asked: list[Rider] = []
    wheels = [(trail, file)]
    for ahead, right in wheels:  # it grows while it is read
        gone = Gone(table, ahead)
        row = [
            rider for rider in put_first(right[:1], wheel_of(table, stood, ahead.old)) if rider not in asked
        ]
        for run in _runs(rider for rider in row if _may_counter(table, rider, ahead)):
            able = [rider for rider in run if _may_counter(table, rider, ahead) and gone.room([rider])]
            spent: dict[str, str] = {}
            if able and not run[0].neutral:
                asked += able
                answers = _counters(table, able, gone)
                answer = yield from ask(f"counter-{table.step}-{count}", run[0].team, "", answers)
                spent = {} if answer == "none" else dict(_pair(part) for part in answer.split(","))
                count += 1
            for rider in able:
                if rider.neutral and gone.room([rider]):
                    asked.append(rider)
                    faces = yield from dice(rider, f"counter-{table.step}", 1)
                    spent |= {rider.name: ""} if faces == [6] else {}
                if rider.name in spent:
                    if spent[rider.name]:
                        rider.spend(spent[rider.name])
                    yield from buy_back(table, rider)
                    own = right[right.index(rider) + 1 :] if rider in right else []
                    wheels.append((gone.go(rider), own))


class Gone:
    """Those that have countered out of one wheel: the next ones are put beside them."""

    def __init__(self, table: Table, ahead: Trail) -> None:
        self.table, self.ahead, self.any = table, ahead, False

    def go(self, rider: Rider) -> Trail:
        """Put this rider behind the one ahead."""
        end = self._landing(rider)
        assert end
        self.any = True
        return go_along(self.table, rider, self.ahead, end)

    def room(self, riders: list[Rider]) -> bool:
        """Whether there is a square for each of these, one after the other; tried, and taken back."""
        before, spots = self.any, [rider.spot for rider in riders]
        room = True
        for rider in riders:
            end = self._landing(rider)
            room = room and end is not None
            rider.spot, self.any = end or rider.spot, True
        for rider, spot in zip(riders, spots, strict=True):
            rider.spot = spot
        self.any = before
        return room

    def _landing(self, rider: Rider) -> Spot | None:
        sides = STRAIGHT_RIGHT_LEFT if self.any else STRAIGHT
        return landing(self.table, rider.at, self.ahead, sides)


def _runs(riders: Iterable[Rider]) -> list[list[Rider]]:
    """Consecutive riders of one director; one that buys turns back is asked alone."""
    found: list[list[Rider]] = []
    for rider in riders:
        if found and found[-1][0].team == rider.team and not rider.wait and not found[-1][-1].wait:
            found[-1].append(rider)
        else:
            found.append([rider])
    return found


def _pair(part: str) -> tuple[str, str]:
    name, _, card = part.partition("-")
    return name, card


def _may_counter(table: Table, rider: Rider, trail: Trail) -> bool:
    if rider.moved or barred(table, rider.at, trail.old):
        return False
    return not rider.wait if rider.neutral else may_buy_back(table, rider, besides=1)


def _counters(table: Table, riders: list[Rider], gone: Gone) -> list[str]:
    """Every choice of riders and the card that each of them spends."""
    found = ["none"]
    for size in range(1, len(riders) + 1):
        for chosen in combinations(riders, size):
            if gone.room(list(chosen)):
                hands = product(*({f"{r.name}-{card}" for card in own_cards(table, r)} for r in chosen))
                found += [",".join(hand) for hand in hands]
    return found
