"""The sentences about the time before the moves: the draft, the weather, the grid, bids and cards."""

from collections.abc import Sequence
from itertools import groupby
from typing import cast

from echappee.engine import Event, Value
from echappee.flamme.rules import Card, View
from echappee.flamme.rules.course_text import course, print_location
from echappee.flamme.words.moves import left, place
from echappee.words.sentences import Sentence, names

LANES = {"r": "right", "m": "middle", "l": "left"}


def alone(events: Sequence[Event], _: View) -> list[Sentence]:
    """One rider, and nothing to add."""
    return [Sentence(events[0].code, {"rider": names(events)[0]})]


def draft_order(events: Sequence[Event], _: View) -> list[Sentence]:
    """Who chooses when; a single team needs no order."""
    seats = cast("tuple[str, ...]", events[0].args["seats"])
    return [Sentence("draft-order-seats", {"seats": seats})] if len(seats) > 1 else []


def drafted(events: Sequence[Event], _: View) -> list[Sentence]:
    """What a rider is from now on."""
    return [Sentence("drafted", {"rider": names(events)[0], "specialist": events[0].args["specialist"]})]


def weather(events: Sequence[Event], before: View) -> list[Sentence]:
    """The tokens on the road; squares that are always slippery are not news."""
    road = course(str(events[0].args["road"]))
    kinds = [
        "" if square.marks == before.course.at(number).marks else square.weather
        for number, square in enumerate(road.squares, start=1)
    ]
    runs: list[Value] = []
    for kind, run in groupby(enumerate(kinds, start=1), key=lambda numbered: numbered[1]):
        numbers = [number for number, _ in run]
        first, last = numbers[0], numbers[-1]
        if kind:
            runs.append((kind, road.name(first), road.name(last), left(road, first), left(road, last)))
    return [Sentence("weather", {"weather": tuple(runs)}) if runs else Sentence("weather-fair", {})]


def placed(events: Sequence[Event], before: View) -> list[Sentence]:
    """A square of the grid; against the clock all start from the same one."""
    if before.ruleset.trial:
        return []
    square, lane = (cast(int, events[0].args[name]) for name in ("square", "lane"))
    letter = print_location(before.course, square, lane)[-1]
    values = {"rider": names(events)[0], **place(before.course, square), "lane": LANES[letter]}
    return [Sentence("placed", values)]


def drew(events: Sequence[Event], before: View) -> list[Sentence]:
    """A shuffled deck; hands are shown, not told."""
    return alone(events, before) if events[0].args["reshuffled"] else []


def turned(events: Sequence[Event], _: View) -> list[Sentence]:
    """An attack; every other card is named by the move."""
    if events[0].rule != "6.2.4":
        return []
    return [Sentence("turned", {"rider": names(events)[0], "card": events[0].args["card"]})]


def bid_revealed(events: Sequence[Event], _: View) -> list[Sentence]:
    """One card, or both and their sum."""
    cards = cast("tuple[str, ...]", events[0].args["cards"])
    values: dict[str, Value] = {"rider": names(events)[0], "cards": cards}
    if len(cards) == 1:
        return [Sentence("bid-revealed", values)]
    return [Sentence("bid-revealed-sum", values | {"sum": sum(Card.parse(card).value for card in cards)})]


def bid_doubled(events: Sequence[Event], _: View) -> list[Sentence]:
    """One card that was drawn, and what it counts for."""
    cards = cast("tuple[str, ...]", events[0].args["cards"])
    doubled = 2 * sum(Card.parse(card).value for card in cards)
    return [Sentence("bid-doubled", {"rider": names(events)[0], "cards": cards, "sum": doubled})]


def broke_away(events: Sequence[Event], before: View) -> list[Sentence]:
    """The square that the best bid leads to."""
    where = place(before.course, cast(int, events[0].args["square"]))
    values = {"rider": names(events)[0], **where, "exhaustion": events[0].args["exhaustion"]}
    return [Sentence("broke-away", values)]


def recovered(events: Sequence[Event], _: View) -> list[Sentence]:
    """The riders that have one exhaustion card less."""
    return [Sentence("recovered", {"riders": names(events)})]


def refreshed(events: Sequence[Event], _: View) -> list[Sentence]:
    """The cards that come back, if any do."""
    name, cards = names(events)[0], events[0].args["cards"]
    if not cards:
        return [Sentence("refreshed-none", {"rider": name})]
    return [Sentence("refreshed", {"rider": name, "cards": cards})]
