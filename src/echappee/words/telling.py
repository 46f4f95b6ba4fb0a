"""From events to sentences: which parts of a sentence apply, and what fills them.

`tell` looks at one event and at the table before it; `narrate` follows a row of events and says in one
line what happens to several riders at once.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple, cast

from echappee.engine import Event
from echappee.flamme import FLAMME, Card, View
from echappee.flamme.course import course
from echappee.words import naming
from echappee.words.english import SENTENCES, TERRAIN


class Line(NamedTuple):
    """One line of a report, and the numbers of the rules behind it."""

    text: str
    rules: tuple[str, ...]


class Part(NamedTuple):
    """A sentence by its key, what fills it, and its rule where that is not the event's."""

    key: str
    values: Mapping[str, object]
    rule: str = ""


def tell(event: Event, before: View) -> str | None:
    """What this event says to people, given the table before it; None where it is not worth a line."""
    line = _line([event], before)
    return line and line.text


def narrate(events: Iterable[Event], view: View) -> tuple[list[Line], View]:
    """The lines that these events make, and the table after them."""
    lines = []
    for (code, _), run in groupby(events, key=lambda event: (event.code, event.rule)):
        together = list(run)
        for group in [together] if code in MERGED else [[event] for event in together]:
            lines.append(_line(group, view))
            for event in group:
                view = FLAMME.fold(view, event)
    return [line for line in lines if line is not None], view


def _line(events: Sequence[Event], before: View) -> Line | None:
    first = events[0]
    parts = PARTS[first.code](events, before) if first.code in PARTS else []
    if not parts:
        return None
    sentences = [naming.first_upper(SENTENCES[part.key].format(**part.values)) for part in parts]
    return Line(" ".join(sentences), tuple(dict.fromkeys(part.rule or first.rule for part in parts)))


def _names(events: Sequence[Event]) -> list[str]:
    return [cast(str, event.args["rider"]) for event in events]


def _simple(events: Sequence[Event], before: View) -> list[Part]:
    """One rider, perhaps with a card and a place."""
    event = events[0]
    values: dict[str, object] = dict(event.args) | {"rider": naming.rider(_names(events)[0])}
    if "card" in event.args:
        values["card"] = naming.card(str(event.args["card"]))
    if "lane" in event.args:
        square, lane = cast(int, event.args["square"]), cast(int, event.args["lane"])
        values["lane"] = naming.lane(before.course, square, lane)
    return [Part(event.code, values)]


def _merged(events: Sequence[Event], _: View) -> list[Part]:
    """The same thing for several riders."""
    code, names = events[0].code, _names(events)
    key = f"{code}.empty" if events[0].rule == "2.2.4" else code
    if len(names) == 1 and f"{key}.one" in SENTENCES:
        key = f"{key}.one"
    return [Part(key, {"riders": naming.riders(names)})]


def _weather(events: Sequence[Event], _: View) -> list[Part]:
    weather = naming.weather(course(str(events[0].args["road"])))
    return [Part("weather", {"weather": weather}) if weather else Part("weather.fair", {})]


def _drew(events: Sequence[Event], before: View) -> list[Part]:
    return _simple(events, before) if events[0].args["reshuffled"] else []


def _turned(events: Sequence[Event], before: View) -> list[Part]:
    """Only an attack is news; the move names every other card."""
    return _simple(events, before) if events[0].rule == "6.2.4" else []


def _bid_revealed(events: Sequence[Event], _: View) -> list[Part]:
    cards = [Card.parse(text) for text in cast("tuple[str, ...]", events[0].args["cards"])]
    values = {
        "rider": naming.rider(_names(events)[0]),
        "cards": naming.listed([naming.card(str(card)) for card in cards]),
        "sum": sum(card.value for card in cards),
    }
    return [Part("bid-revealed" if len(cards) == 1 else "bid-revealed.sum", values)]


def _moved(events: Sequence[Event], before: View) -> list[Part]:
    (event,) = events
    start, square, speed, limited, blocked = (
        cast(int, event.args[name]) for name in ("start", "square", "speed", "limited", "blocked")
    )
    name = _names(events)[0]
    road, card = before.course, Card.parse(str(event.args["card"]))
    standing_up = bool(event.args["stood_up"])
    key = ("moved", "moved.turned") if square > start else ("moved.stayed", "moved.turned-stayed")
    values = {
        "rider": naming.rider(name),
        "card": naming.card(str(card)),
        "squares": naming.squares(square - start),
        "square": square,
    }
    parts = [Part(key[before.rider(name).automatic], values, "3.3.1")]
    if standing_up:
        parts.append(Part("moved.stood-up", {}, "3.2.2"))
    if speed > max(card.value - 2 * standing_up, 0):
        parts.append(Part("moved.raised", {"terrain": TERRAIN[road.at(start).terrain], "speed": speed}, "3.2.3"))
    if limited:
        terrain = naming.brake(road, range(start, start + speed + 1), speed)
        parts.append(Part("moved.limited", {"terrain": terrain, "limited": limited}, "3.2.4"))
    if blocked:
        parts.append(_blocked(before, name, start + speed - limited, blocked))
    if event.args["crashed"]:
        parts.append(Part("moved.crashed", {}, "7.3.2"))
    return parts


def _blocked(before: View, name: str, wanted: int, blocked: int) -> Part:
    """Who is in the way: those who fill the square, or those who lie across the road before it."""
    others = [rider for rider in before.riders if rider.racing and rider.name != name]
    full = [rider.name for rider in others if rider.square == wanted]
    values = {"blocked": blocked, "blockers": naming.riders(full)}
    if len(full) == before.course.at(wanted).lanes:
        return Part("moved.blocked", values, "3.3.3")
    down = [rider for rider in others if rider.crashed and wanted - 10 < rider.square < wanted]
    walls = [rider.square for rider in down if rider.square > before.rider(name).square]
    lying = [rider.name for rider in down if rider.square == min(walls, default=0)]
    return Part("moved.wall", values | {"blockers": naming.riders(lying)}, "3.3.7")


def _slipped(events: Sequence[Event], before: View) -> list[Part]:
    moves = cast("tuple[tuple[str, int, int], ...]", events[0].args["moves"])
    forward = [name for name, square, _ in moves if square > before.rider(name).square]
    front = max(before.rider(name).square for name, _, _ in moves)
    racing = [rider for rider in before.riders if rider.racing]
    ahead = [rider.name for rider in racing if rider.square == front + 2]
    squares = {rider.square for rider in racing}
    rear = front
    while rear - 1 in squares:
        rear -= 1
    stuck = [rider for rider in racing if rear <= rider.square <= front and rider.name not in forward]
    moved = {before.rider(name).square for name in forward}
    no_room = [rider.name for rider in stuck if rider.square in moved]
    held = [rider.name for rider in stuck if rider.square not in moved]
    key = "slipped" if len(forward) > 1 else "slipped.one"
    parts = [Part(key, {"riders": naming.riders(forward), "ahead": naming.riders(ahead)})]
    if no_room:
        parts.append(Part("slipped.no-room", {"riders": naming.riders(no_room)}, "4.2.9"))
    if held:
        parts.append(Part("slipped.held", {"riders": naming.riders(held)}, "4.2.6"))
    return parts


MERGED = ("exhausted", "home")
PARTS: Mapping[str, Callable[[Sequence[Event], View], list[Part]]] = {
    "weather": _weather,
    "placed": _simple,
    "drew": _drew,
    "turned": _turned,
    "moved": _moved,
    "slipped": _slipped,
    "exhausted": _merged,
    "home": _merged,
    "won": _simple,
    "bid-revealed": _bid_revealed,
    "broke-away": _simple,
    "bid-lost": _simple,
}
