"""The sentences about riders on the move: what the road did, who was in the way, who followed."""

from collections.abc import Iterable, Sequence
from typing import cast

from echappee.engine import Event
from echappee.engine.events import Value
from echappee.flamme import Card, Course, RiderView, View
from echappee.words.sentences import Sentence, names

LISTED = 4
"""How many riders are named one by one when they move together."""


def moved(events: Sequence[Event], before: View) -> list[Sentence]:
    """The card and the square, then all that came between."""
    (event,) = events
    start, square, speed, limited, blocked = (
        cast(int, event.args[name]) for name in ("start", "square", "speed", "limited", "blocked")
    )
    name = names(events)[0]
    road, card = before.course, Card.parse(str(event.args["card"]))
    standing_up = bool(event.args["stood_up"])
    said = [_how(name, card, start, square)]
    if standing_up:
        said.append(Sentence("moved-stood-up", {}, "3.2.2"))
    if speed > max(card.value - 2 * standing_up, 0):
        said.append(Sentence("moved-raised", {"terrain": road.at(start).terrain, "speed": speed}, "3.2.3"))
    if limited:
        terrain = brake(road, range(start, start + speed + 1), speed)
        said.append(Sentence("moved-limited", {"terrain": terrain, "limited": limited}, "3.2.4"))
    if blocked:
        said.append(_blocked(before, name, start + speed - limited, blocked))
    if event.args["crashed"]:
        said.append(Sentence("moved-crashed", {}, "7.3.2"))
    return said


def brake(course: Course, numbers: Iterable[int], speed: int) -> str:
    """The terrain on these squares that allows no such speed."""
    slow = (course.at(number).terrain for number in numbers if course.at(number).most < speed)
    return next(slow, "flat")


def _how(name: str, card: Card, start: int, square: int) -> Sentence:
    values: dict[str, Value] = {"rider": name, "card": str(card), "square": square}
    if square == start:
        return Sentence("moved-stayed", values, "3.3.1")
    if square - start == card.value:
        return Sentence("moved", values, "3.3.1")
    return Sentence("moved-other", values | {"distance": square - start}, "3.3.1")


def _blocked(before: View, name: str, wanted: int, blocked: int) -> Sentence:
    """Who is in the way: those who fill the square, or those who lie across the road before it."""
    others = [rider for rider in before.riders if rider.racing and rider.name != name]
    full = _filling(before, others, wanted)
    if full:
        return Sentence("moved-blocked", {"blockers": full, "blocked": blocked}, "3.3.3")
    crashed = [rider for rider in others if rider.crashed]
    way = range(before.rider(name).square + 1, wanted)
    wall = next(filter(None, (_filling(before, crashed, square) for square in way)), ())
    return Sentence("moved-wall", {"blockers": wall, "blocked": blocked}, "3.3.7")


def _filling(view: View, riders: Sequence[RiderView], square: int) -> tuple[str, ...]:
    """The riders in this square, if they leave no lane free."""
    there = tuple(rider.name for rider in riders if rider.square == square)
    return there if len(there) == view.course.at(square).lanes else ()


def slipped(events: Sequence[Event], before: View) -> list[Sentence]:
    """Who closes the gap to whom, and who of the pack does not."""
    moves = cast("tuple[tuple[str, int, int], ...]", events[0].args["moves"])
    forward = tuple(name for name, square, _ in moves if square > before.rider(name).square)
    leader = min((before.rider(name) for name in forward), key=lambda rider: rider.rank)
    left = [rider for rider in _pack_of(before, leader) if rider.name not in forward]
    squares = {before.rider(name).square for name in forward}
    no_room = tuple(rider.name for rider in left if rider.square in squares)
    held = tuple(rider.name for rider in left if rider.square not in squares)
    said = [_following(before, forward, leader)]
    if no_room:
        said.append(Sentence("slipped-no-room", {"riders": no_room}, "4.2.9"))
    if held:
        said.append(Sentence("slipped-held", {"riders": held}, "4.2.6"))
    return said


def _following(before: View, forward: tuple[str, ...], leader: RiderView) -> Sentence:
    """A pack of many is called by its leader, not by everybody in it."""
    square = leader.square + 2
    ahead = tuple(rider.name for rider in before.riders if rider.racing and rider.square == square)
    values: dict[str, Value] = {"count": len(forward), "ahead": ahead}
    if len(forward) > LISTED:
        return Sentence("slipped-many", values | {"leader": leader.name})
    return Sentence("slipped", values | {"riders": forward})


def _pack_of(view: View, leader: RiderView) -> list[RiderView]:
    """The pack that this rider leads (4.2.1)."""
    racing = [rider for rider in view.riders if rider.racing]
    rear = leader.square
    while any(rider.square == rear - 1 for rider in racing):
        rear -= 1
    return [rider for rider in racing if rear <= rider.square <= leader.square]
