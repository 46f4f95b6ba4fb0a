"""The sentences about riders on the move: what the road did, who was in the way, who followed."""

from collections.abc import Sequence
from typing import cast

from echappee.engine import Event
from echappee.flamme import Card, RiderView, View
from echappee.words import naming
from echappee.words.english import TERRAIN
from echappee.words.parts import Part, names

LISTED = 4
"""How many riders are named one by one when they move together."""


def moved(events: Sequence[Event], before: View) -> list[Part]:
    """The card and the square, then all that came between."""
    (event,) = events
    start, square, speed, limited, blocked = (
        cast(int, event.args[name]) for name in ("start", "square", "speed", "limited", "blocked")
    )
    name = names(events)[0]
    road, card = before.course, Card.parse(str(event.args["card"]))
    standing_up = bool(event.args["stood_up"])
    values = {
        "rider": naming.rider(name),
        "card": naming.card(str(card)),
        "distance": square - start,
        "square": square,
    }
    parts = [Part(_how(card, square - start), values, "3.3.1")]
    if standing_up:
        parts.append(Part("moved.stood-up", {}, "3.2.2"))
    if speed > max(card.value - 2 * standing_up, 0):
        terrain = TERRAIN[road.at(start).terrain]
        parts.append(Part("moved.raised", {"terrain": terrain, "speed": speed}, "3.2.3"))
    if limited:
        terrain = naming.brake(road, range(start, start + speed + 1), speed)
        parts.append(Part("moved.limited", {"terrain": terrain, "limited": limited}, "3.2.4"))
    if blocked:
        parts.append(_blocked(before, name, start + speed - limited, blocked))
    if event.args["crashed"]:
        parts.append(Part("moved.crashed", {}, "7.3.2"))
    return parts


def _how(card: Card, distance: int) -> str:
    if not distance:
        return "moved.stayed"
    return "moved" if distance == card.value else "moved.other"


def _blocked(before: View, name: str, wanted: int, blocked: int) -> Part:
    """Who is in the way: those who fill the square, or those who lie across the road before it."""
    others = [rider for rider in before.riders if rider.racing and rider.name != name]
    full = _filling(before, others, wanted)
    if full:
        return Part("moved.blocked", {"blocked": blocked, "blockers": naming.riders(full)}, "3.3.3")
    crashed = [rider for rider in others if rider.crashed]
    way = range(before.rider(name).square + 1, wanted)
    wall = next(filter(None, (_filling(before, crashed, square) for square in way)), [])
    return Part("moved.wall", {"blocked": blocked, "blockers": naming.riders(wall)}, "3.3.7")


def _filling(view: View, riders: Sequence[RiderView], square: int) -> list[str]:
    """The riders in this square, if they leave no lane free."""
    there = [rider.name for rider in riders if rider.square == square]
    return there if len(there) == view.course.at(square).lanes else []


def slipped(events: Sequence[Event], before: View) -> list[Part]:
    """Who closes the gap to whom, and who of the pack does not."""
    moves = cast("tuple[tuple[str, int, int], ...]", events[0].args["moves"])
    forward = [name for name, square, _ in moves if square > before.rider(name).square]
    leader = min((before.rider(name) for name in forward), key=lambda rider: rider.rank)
    ahead = [rider.name for rider in before.riders if rider.racing and rider.square == leader.square + 2]
    values = {
        "riders": naming.riders(forward),
        "ahead": naming.riders(ahead),
        "leader": naming.rider(leader.name),
        "count": len(forward),
    }
    left = [rider for rider in _pack_of(before, leader) if rider.name not in forward]
    squares = {before.rider(name).square for name in forward}
    no_room = [rider.name for rider in left if rider.square in squares]
    held = [rider.name for rider in left if rider.square not in squares]
    parts = [Part(_following(len(forward)), values)]
    if no_room:
        parts.append(Part("slipped.no-room", {"riders": naming.riders(no_room)}, "4.2.9"))
    if held:
        parts.append(Part("slipped.held", {"riders": naming.riders(held)}, "4.2.6"))
    return parts


def _pack_of(view: View, leader: RiderView) -> list[RiderView]:
    """The pack that this rider leads (4.2.1)."""
    racing = [rider for rider in view.riders if rider.racing]
    rear = leader.square
    while any(rider.square == rear - 1 for rider in racing):
        rear -= 1
    return [rider for rider in racing if rear <= rider.square <= leader.square]


def _following(count: int) -> str:
    """A pack of many is called by its leader, not by everybody in it."""
    return "slipped.one" if count == 1 else "slipped" if count <= LISTED else "slipped.many"
