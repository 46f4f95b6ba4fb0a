"""The sentences about everything but moves: the start, cards, bids, exhaustion and the finish."""

from collections.abc import Sequence
from itertools import groupby
from typing import cast

from echappee.engine import Event
from echappee.engine.events import Value
from echappee.flamme import Card, View
from echappee.flamme.course import course
from echappee.flamme.places import print_place
from echappee.words.sentences import Sentence, names

LANES = {"r": "right", "m": "middle", "l": "left"}


def alone(events: Sequence[Event], _: View) -> list[Sentence]:
    """One rider, and nothing to add."""
    return [Sentence(events[0].code, {"rider": names(events)[0]})]


def together(events: Sequence[Event], _: View) -> list[Sentence]:
    """The same thing for several riders."""
    riders = names(events)
    if events[0].code == "home":
        return [Sentence("home", {"riders": riders, "count": len(riders)})]
    return [Sentence("exhausted-empty" if events[0].rule == "2.2.4" else "exhausted", {"riders": riders})]


def weather(events: Sequence[Event], _: View) -> list[Sentence]:
    """The tokens that lie on the road, from the start on."""
    squares = course(str(events[0].args["road"])).squares
    runs: list[Value] = []
    for kind, run in groupby(enumerate(squares, start=1), key=lambda numbered: numbered[1].weather):
        numbers = [number for number, _ in run]
        if kind:
            runs.append((kind, numbers[0], numbers[-1]))
    return [Sentence("weather", {"weather": tuple(runs)}) if runs else Sentence("weather-fair", {})]


def placed(events: Sequence[Event], before: View) -> list[Sentence]:
    """A place on the grid."""
    square, lane = (cast(int, events[0].args[name]) for name in ("square", "lane"))
    letter = print_place(before.course, square, lane)[-1]
    return [Sentence("placed", {"rider": names(events)[0], "square": square, "lane": LANES[letter]})]


def drew(events: Sequence[Event], before: View) -> list[Sentence]:
    """A hand is shown, not told; that the deck was shuffled is news."""
    return alone(events, before) if events[0].args["reshuffled"] else []


def turned(events: Sequence[Event], _: View) -> list[Sentence]:
    """Only an attack is news; the move names every other card."""
    if events[0].rule != "6.2.4":
        return []
    return [Sentence("turned", {"rider": names(events)[0], "card": events[0].args["card"]})]


def bid_revealed(events: Sequence[Event], _: View) -> list[Sentence]:
    """One card, or both and what they make."""
    cards = cast("tuple[str, ...]", events[0].args["cards"])
    values: dict[str, Value] = {"rider": names(events)[0], "cards": cards}
    if len(cards) == 1:
        return [Sentence("bid-revealed", values)]
    return [Sentence("bid-revealed-sum", values | {"sum": sum(Card.parse(card).value for card in cards)})]


def broke_away(events: Sequence[Event], _: View) -> list[Sentence]:
    """Where the best bid leads."""
    return [Sentence("broke-away", {"rider": names(events)[0], "square": events[0].args["square"]})]
