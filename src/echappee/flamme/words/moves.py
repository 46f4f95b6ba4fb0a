"""Sentences about moves and slipstream: where riders go, who closes a gap, and who stays behind."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import groupby, pairwise
from typing import Final, cast

from echappee.engine import Event, Value
from echappee.flamme.rules import Card, Course, RiderView, View
from echappee.flamme.rules.course import Way, ways
from echappee.flamme.rules.movement import reach
from echappee.flamme.rules.view_changes import number
from echappee.words.sentences import LISTED, Sentence, names


def left(course: Course, square: int) -> int:
    """How many squares it takes to cross the line; none beyond it."""
    return max(0, course.to_go(square) + 1)


def place(course: Course, square: int) -> dict[str, Value]:
    """The arguments of a sentence that says where a rider is."""
    return {"square": course.name(square), "left": left(course, square)}


def moved(events: Sequence[Event], before: View) -> list[Sentence]:
    """The card and the square, then everything in between."""
    (event,) = events
    start, speed, limited = number(event, "start"), number(event, "speed"), number(event, "limited")
    way = cast(Way, event.args["way"])
    road, card = before.course, Card.parse(str(event.args["card"]))
    standing_up = bool(event.args["stood_up"])
    said = [_how(event, before, card)]
    if standing_up:
        said.append(Sentence("moved-stood-up", {}, "3.2.2"))
    if speed > max(card.value - 2 * standing_up, 0):
        rule = "3.2.3" if speed <= road.at(start).least else "9.3.2"
        said.append(Sentence("moved-raised", {"terrain": road.at(start).terrain, "speed": speed}, rule))
    if limited:
        terrain = brake(road, (start, *ways(road, start, speed)[0]), speed)
        rule = "9.3.1" if card.powers.climb else "3.2.4"
        said.append(Sentence("moved-limited", {"terrain": terrain, "limited": limited}, rule))
    if _outside(road, (start, *way)):
        said.append(Sentence("moved-outside", {}, "8.3.4"))
    if event.args["blocked"]:
        said.append(_blocked(event, before, card))
    if way and cast(int, event.args["lane"]) < 0:
        said.append(Sentence("moved-grass", {}, "9.3.8"))
    if event.args["crashed"]:
        said.append(Sentence("moved-crashed", {}, "7.3.2"))
    return said


def brake(course: Course, numbers: Iterable[int], speed: int) -> str:
    """The terrain on these squares that forbids this speed."""
    slow = (course.at(number).terrain for number in numbers if course.at(number).most < speed)
    return next(slow, "flat")


def pushed(events: Sequence[Event], before: View) -> list[Sentence]:
    """Who makes room for the rider that comes next."""
    square = before.course.name(cast(int, events[0].args["square"]))
    return [Sentence("pushed", {"riders": names(events), "count": len(events), "square": square})]


def chased(events: Sequence[Event], before: View) -> list[Sentence]:
    """The rider beside which, or behind which, the chase ends."""
    name, square = names(events)[0], cast(int, events[0].args["square"])
    values: dict[str, Value] = {"rider": name, **place(before.course, square)}
    others = before.met(before.rider(name))
    if beside := tuple(other.name for other in others if other.square == square):
        return [Sentence("chased-beside", values | {"ahead": beside})]
    following = before.course.next(square)
    ahead = tuple(other.name for other in others if other.square in following)
    return [Sentence("chased", values | {"ahead": ahead})]


def _how(event: Event, before: View, card: Card) -> Sentence:
    distance = len(cast(Way, event.args["way"]))
    values: dict[str, Value] = {
        "rider": event.args["rider"],
        "card": str(card),
        **place(before.course, cast(int, event.args["square"])),
    }
    if not distance:
        return Sentence("moved-stayed", values, "3.3.1")
    if distance == card.value:
        return Sentence("moved", values, "3.3.1")
    return Sentence("moved-other", values | {"distance": distance}, "3.3.1")


def _outside(course: Course, ridden: Way) -> bool:
    """Whether the rider left the inner way where the road splits."""
    return course.splits and any(square != course.next(behind)[0] for behind, square in pairwise(ridden))


def _blocked(event: Event, before: View, card: Card) -> Sentence:
    """The riders in the way: those that fill the square, or lie across the road before it."""
    others = before.met(before.rider(names([event])[0]))
    crashed = [other for other in others if other.crashed]
    walls: list[str] = []
    full: list[str] = []
    for way in _wished(event, before.course, card):
        wall = next(filter(None, (_filling(before.course, crashed, square) for square in way[:-1])), ())
        walls += wall
        full += () if wall else _filling(before.course, others, way[-1])
    values: dict[str, Value] = {
        "blockers": tuple(dict.fromkeys(walls + full)),
        "blocked": event.args["blocked"],
    }
    return Sentence("moved-wall", values, "3.3.7") if walls else Sentence("moved-blocked", values, "3.3.3")


def _wished(event: Event, course: Course, card: Card) -> list[Way]:
    """The furthest ways that the road allowed; if possible, only those that the rider chose (8.3.6)."""
    start, speed, limited = number(event, "start"), number(event, "speed"), number(event, "limited")
    ridden = cast(Way, event.args["way"])
    ways = [way for way in reach(course, start, speed, card.powers.climb) if len(way) == speed - limited]
    return [way for way in ways if way[: len(ridden)] == ridden] or ways


def _filling(course: Course, riders: Sequence[RiderView], square: int) -> tuple[str, ...]:
    """The riders in this square, if they leave no lane free; on the grass nobody is in the way."""
    there = tuple(rider.name for rider in riders if rider.square == square and rider.lane >= 0)
    return there if len(there) == course.at(square).lanes else ()


There = Mapping[int, Sequence[RiderView]]
"""The riders that meet each other, by square."""

NO_ROOM, HELD, BREAKAWAY = "slipped-no-room", "slipped-held", "slipped-breakaway"
STAYING: Final = {NO_ROOM: "4.2.9", HELD: "4.2.6", BREAKAWAY: "9.3.6"}
"""Why riders of a pack stay where they are, and the rule."""


def slipped(events: Sequence[Event], before: View) -> list[Sentence]:
    moves = cast("tuple[tuple[str, int, int], ...]", events[0].args["moves"])
    forward = {name: square for name, square, _ in moves if square > before.rider(name).square}
    leader = min((before.rider(name) for name in forward), key=lambda rider: rider.rank)
    riders = sorted((leader, *before.met(leader)), key=lambda rider: rider.square)
    there = {square: list(run) for square, run in groupby(riders, key=lambda rider: rider.square)}
    why = dict(_staying(before, there, forward, leader.square))
    said = [_following(before, tuple(forward), leader, there, forward[leader.name])]
    for reason, rule in STAYING.items() if why else ():
        if staying := tuple(rider.name for rider in before.riders if why.get(rider.name) == reason):
            said.append(Sentence(reason, {"riders": staying}, rule))
    return said


def _following(before: View, forward: tuple[str, ...], leader: RiderView, there: There, gap: int) -> Sentence:
    """The riders that follow; a large pack is named by its leader only."""
    front = [rider for square in before.course.next(gap) for rider in there.get(square, ())]
    ahead = tuple([rider.name for rider in before.riders if rider in front])
    values: dict[str, Value] = {"count": len(forward), "ahead": ahead}
    if len(forward) > LISTED:
        return Sentence("slipped-many", values | {"leader": leader.name})
    return Sentence("slipped", values | {"riders": forward})


def _staying(
    before: View, there: There, forward: Collection[str], square: int, reason: str = ""
) -> Iterator[tuple[str, str]]:
    """The riders that do not move, from this square of the pack back, and the reason.

    A reason holds for all riders behind, unless another way draws them along.
    """
    if _drawn(there[square], forward):
        reason = ""
    for rider in there[square]:
        if rider.name not in forward:
            yield rider.name, reason or NO_ROOM
    for behind in before.course.before(square):
        if behind in there:
            held = reason or _reason(before, there, forward, square, behind)
            yield from _staying(before, there, forward, behind, held)


def _reason(before: View, there: There, forward: Collection[str], square: int, behind: int) -> str:
    """What keeps riders behind from following this square; empty if any of them does."""
    if _drawn(there[behind], forward):
        return ""
    if not before.course.at(behind).shelter or any(rider.crashed for rider in there[behind]):
        return HELD
    left = [rider for rider in there[square] if rider.name not in forward and rider.lane >= 0]
    return NO_ROOM if len(left) == before.course.at(square).lanes else BREAKAWAY


def _drawn(riders: Sequence[RiderView], forward: Collection[str]) -> bool:
    """Whether any of these riders moves."""
    return any(rider.name in forward for rider in riders)
