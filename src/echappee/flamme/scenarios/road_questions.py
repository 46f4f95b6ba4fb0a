"""The tables `preview` and `tokens`: the effect of a card on a road, and the squares of its tokens."""

import re
from functools import partial
from typing import Final

from echappee.engine import Refused
from echappee.flamme.road.tokens import Climb, LaidPile, lay_piles, six_half_way
from echappee.flamme.rules import Course, Landing, Position, Ruleset, preview
from echappee.flamme.rules.cards import DECKS
from echappee.flamme.rules.views import cut
from echappee.flamme.scenarios.riders import read_entrants, read_whole_card, teams_of
from echappee.flamme.scenarios.roads import find_square, name_of, read_road, read_square
from echappee.scenarios.fields import Fields
from echappee.scenarios.situation import Expectations, Situation, print_truth

START: Final = 5
"""The last square of the start grid if nothing is said."""
NONE: Final = "none"
_CARD: Final = re.compile(r"\S+")


def read_preview(fields: Fields) -> Situation:
    """Where a card would take a rider, as its team may ask beforehand; all riders have whole decks."""
    road = read_road(fields.text("road"))
    entrants = read_entrants(fields, road)
    for rider in entrants.values():
        if rider.card is not None:
            raise Refused("bad-rider", f"{rider.name}: nobody has played a card yet")
    name = fields.one_of("rider", "rider", entrants)
    card = read_whole_card(fields.number_or("card", _CARD, "a card"))
    riders = tuple(rider.ridden(DECKS[rider.type]) for rider in entrants.values())
    start = Position(Ruleset(), road, teams_of(entrants.values()), riders, round=1, phase="energy")
    names = {rider.seat_name: rider.name for rider in entrants.values()}
    expect = Expectations[Landing](fields, "expect")
    expect.value("distance", Fields.number, lambda landing: landing.distance)
    expect.value("raised", Fields.number, lambda landing: landing.raised)
    expect.value("limited", Fields.number, lambda landing: landing.limited)
    expect.value("square", partial(_read_square, road), lambda landing: name_of(road, landing.square))
    expect.value(
        "rivals",
        lambda inner, key: set(inner.some_of(key, "rider", entrants)),
        lambda landing: {names[rival] for rival in landing.rivals},
        lambda rivals: " ".join(sorted(rivals)) or NONE,
    )
    expect.value("crowded", Fields.truth, lambda landing: landing.crowded, print_truth)
    who = entrants[name]
    return expect.situation(lambda: preview(cut(start, who.team), who.seat_name, card))


def _read_square(road: Course, fields: Fields, key: str) -> str:
    square = read_square(fields, key)
    find_square(road, square, key)
    return square


def read_tokens(fields: Fields) -> Situation:
    """Where the major and the minor pile lie on a road, by the designing rules."""
    start, line = fields.number("start", START), fields.number("line")
    if not 1 <= start < line:
        raise Refused("bad-value", f"the line is ahead of the grid, not {line} ahead of {start}")
    climbs = _read_climbs(fields, line)
    sixes = [_number("sixes", value) for value in fields.items("sixes")]
    inside = [first for first in sixes if start < first < line - 1]  # end tiles bear no halfway pile
    expect = Expectations[list[LaidPile]](fields, "expect")
    for name in ("major", "minor"):
        _expect_pile(expect, name)
    return expect.situation(lambda: lay_piles(climbs, line, six_half_way(inside, start, line)))


def _expect_pile(expect: Expectations[list[LaidPile]], name: str) -> None:
    """Where this pile lies, such as `mountain 65`."""
    expect.value(
        name,
        _read_pile,
        lambda laid: next((f"{pile.side} {pile.square}" for pile in laid if pile.pile == name), NONE),
    )


def _read_pile(fields: Fields, key: str) -> str:
    pile = " ".join(fields.text(key).split())
    side, _, square = pile.partition(" ")
    if pile != NONE and (side not in ("sprint", "mountain") or not square.isdecimal()):
        raise Refused("bad-value", f"{pile or 'nothing'} is not a pile and its square such as mountain 65")
    return pile


def _read_climbs(fields: Fields, line: int) -> tuple[Climb, ...]:
    """All climbs, adjoining ones joined; `finish` is the six squares of an uphill finish."""
    values = fields.items("ascents")
    uphill = values.count("finish")
    climbs = sorted(_read_climb(value) for value in values if value != "finish")
    end = line - 1 if uphill else line
    if uphill > 1 or any(climb.last >= end for climb in climbs):
        raise Refused("bad-value", 'ascents: the squares of the finish are written "finish", and only once')
    climbs += [Climb(line - 1, line + 4)] * uphill
    joined = climbs[:1]
    for climb in climbs[1:]:
        if climb.first <= joined[-1].last:
            raise Refused("bad-value", f"ascents: square {climb.first} is named twice")
        if climb.first == joined[-1].last + 1:
            joined[-1] = Climb(joined[-1].first, climb.last)
        else:
            joined.append(climb)
    return tuple(joined)


def _read_climb(value: object) -> Climb:
    if not isinstance(value, list) or len(value) != 2:
        raise Refused(
            "bad-value", 'ascents: a climb is its first and last square such as [20, 25], or "finish"'
        )
    first, last = (_number("ascents", number) for number in value)
    if last < first:
        raise Refused("bad-value", f"ascents: [{first}, {last}] ends before it begins")
    return Climb(first, last)


def _number(key: str, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 1:
        raise Refused("bad-value", f"{key}: {value} is not a square")
    return value
