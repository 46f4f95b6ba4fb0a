"""What a line is made of, and the parts of the simpler events."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, cast

from echappee.engine import Event
from echappee.flamme import Card, View
from echappee.flamme.course import course
from echappee.words import naming
from echappee.words.english import SENTENCES


class Part(NamedTuple):
    """A sentence by its key, what fills it, and its rule where that is not the event's."""

    key: str
    values: Mapping[str, object]
    rule: str = ""


def names(events: Sequence[Event]) -> list[str]:
    """The riders that these events speak of."""
    return [cast(str, event.args["rider"]) for event in events]


def simple(events: Sequence[Event], before: View) -> list[Part]:
    """One rider, perhaps with a card and a place."""
    event = events[0]
    values: dict[str, object] = {**event.args, "rider": naming.rider(names(events)[0])}
    if "card" in event.args:
        values["card"] = naming.card(str(event.args["card"]))
    if "lane" in event.args:
        square, lane = cast(int, event.args["square"]), cast(int, event.args["lane"])
        values["lane"] = naming.lane(before.course, square, lane)
    return [Part(event.code, values)]


def merged(events: Sequence[Event], _: View) -> list[Part]:
    """The same thing for several riders."""
    code = events[0].code
    key = f"{code}.empty" if events[0].rule == "2.2.4" else code
    if len(events) == 1 and f"{key}.one" in SENTENCES:
        key = f"{key}.one"
    return [Part(key, {"riders": naming.riders(names(events))})]


def weather(events: Sequence[Event], _: View) -> list[Part]:
    """The tokens that lie on the road."""
    tokens = naming.weather(course(str(events[0].args["road"])))
    return [Part("weather", {"weather": tokens}) if tokens else Part("weather.fair", {})]


def drew(events: Sequence[Event], before: View) -> list[Part]:
    """A hand is shown, not told; that the deck was shuffled is news."""
    return simple(events, before) if events[0].args["reshuffled"] else []


def turned(events: Sequence[Event], before: View) -> list[Part]:
    """Only an attack is news; the move names every other card."""
    return simple(events, before) if events[0].rule == "6.2.4" else []


def bid_revealed(events: Sequence[Event], _: View) -> list[Part]:
    """One card, or both and what they make."""
    cards = [Card.parse(text) for text in cast("tuple[str, ...]", events[0].args["cards"])]
    values = {
        "rider": naming.rider(names(events)[0]),
        "cards": naming.listed([naming.card(str(card)) for card in cards]),
        "sum": sum(card.value for card in cards),
    }
    return [Part("bid-revealed" if len(cards) == 1 else "bid-revealed.sum", values)]
