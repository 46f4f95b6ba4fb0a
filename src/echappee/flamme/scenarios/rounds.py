"""The table `round`: riders on a road, the cards they play, and where that takes them."""

import re
from collections.abc import Mapping
from functools import partial
from typing import Final

from echappee.engine import Refused
from echappee.flamme.rules.course import NO_LINE, TIMING, Course
from echappee.flamme.rules.position import Position, Ruleset
from echappee.flamme.scenarios.places import MINUTE, Sayable, expect_places
from echappee.flamme.scenarios.races import LastRound, RoundCards, ride
from echappee.flamme.scenarios.riders import Entrant, read_entrants, read_played, teams_of
from echappee.flamme.scenarios.roads import read_road, read_square
from echappee.scenarios.fields import Fields, check_names
from echappee.scenarios.situation import Expectations, Situation

MODES: Final = {
    "race": Ruleset(declared=True),
    "tour": Ruleset(declared=True, tour=True, super_combative=True),
    "ttt": Ruleset(declared=True, ttt=True),
    "itt": Ruleset(declared=True, itt=True),
}
_NUMBER = re.compile(r"[0-9]{1,3}")


def read_round(fields: Fields) -> Situation:
    road, rules = _read_stage(fields)
    from_end = fields.choice("from", "movement", "end") == "end"
    entrants = read_entrants(fields, road, rules)
    first = () if from_end else (_first_cards(entrants),)
    cards = (*first, *(_read_later(texts, entrants, rules) for texts in fields.lists("next")))
    expect = Expectations[LastRound](fields)
    for key in ("moved", "order"):
        if fields.has(key) and not cards:
            raise Refused("bad-value", f"{key}: nobody moves in the end phase")
    if fields.has("winner") and road.line == NO_LINE:
        raise Refused("bad-value", "winner: there is no line to cross")
    _expect_riders(expect, road, rules, entrants)
    expect.value("order", partial(_read_order, entrants, rules), lambda ridden: ridden.order, " ".join)
    expect.value(
        "winner", lambda inner, key: inner.one_of(key, "rider", entrants), lambda ridden: ridden.winner
    )
    points = _read_points(fields, entrants, rules)
    riders = tuple(rider.ridden(()) for rider in entrants.values())
    start = Position(rules, road, teams_of(entrants.values(), points), riders, round=1)
    return expect.situation(lambda: ride(start, entrants, cards, from_end=from_end))


def _read_stage(fields: Fields) -> tuple[Course, Ruleset]:
    """The road and the rules in force on it; refuses keys that these rules do not use."""
    mode = fields.text("mode", "race")
    if mode not in MODES:
        raise Refused("unknown-mode", f"there is no mode {mode}")
    rules = MODES[mode]
    for key in ("major", "minor"):
        if fields.has(key) and not rules.tour:
            raise Refused("bad-value", f"{key}: tokens lie only on a tour's stage")
    line = read_square(fields, "line")
    beside = {key: read_square(fields, key) for key in ("major", "minor") if fields.has(key)}
    if fields.has("finish"):
        if not rules.timed or not line:
            raise Refused("bad-value", "finish: times are taken only at the line of tour, ttt and itt")
        beside["finish"] = fields.choice("finish", *TIMING)
    return read_road(fields.text("road"), line, beside), rules


def _read_points(fields: Fields, entrants: Mapping[str, Entrant], rules: Ruleset) -> dict[str, int]:
    """What teams have in a tour when a time trial begins, as in `Red 4`."""
    if fields.has("tp") and not rules.trial:
        raise Refused("bad-value", "tp: tour points count only in ttt and itt")
    return fields.named("tp", "team", dict.fromkeys(rider.team for rider in entrants.values()), _read_number)


def _read_number(text: str, points: str) -> int:
    if not _NUMBER.fullmatch(points):
        raise Refused("bad-value", f"tp: “{text}” is not a team with its points, as in Red 4")
    return int(points)


def _first_cards(entrants: Mapping[str, Entrant]) -> RoundCards:
    """The cards of the first round, which are written with the riders."""
    cards = {name: rider.card for name, rider in entrants.items() if rider.card and rider.card.value}
    for name in entrants:
        if name not in cards:
            raise Refused("missing-card", f"{name} has no card")
    return cards


def _read_later(texts: tuple[str, ...], entrants: Mapping[str, Entrant], rules: Ruleset) -> RoundCards:
    """A later round: every rider once, with its card; against the clock only those still on the road."""
    played = [read_played(text) for text in texts]
    check_names("rider", [name for name, _ in played], entrants)
    cards = dict(played)
    for name in entrants:
        if name not in cards and not rules.timed:
            raise Refused("missing-card", f"next: {name} has no card")
    return cards


def _expect_riders(
    expect: Expectations[LastRound], road: Course, rules: Ruleset, entrants: Mapping[str, Entrant]
) -> None:
    """The expected places of riders, finally and on the way, with the words these rules allow."""
    timed, places = rules.timed, Sayable(road, entrants, leaves=rules.timed)
    minute, amounts = (MINUTE,) * timed, (*("time", "tp") * timed, *("token", "led") * rules.tour)
    after = places._replace(flags=("crashed", "exhausted", *minute), amounts=amounts)
    expect_places(expect, "moved", places._replace(flags=("crashed",)), lambda ridden: ridden.moved)
    expect_places(expect, "slipped", places, lambda ridden: ridden.slipped)
    expect_places(expect, "expect", after, lambda ridden: ridden.after)


def _read_order(entrants: Mapping[str, Entrant], rules: Ruleset, fields: Fields, key: str) -> tuple[str, ...]:
    """The names of all riders, in some order; against the clock some may have left the road."""
    names = fields.some_of(key, "rider", entrants)
    if len(names) < len(entrants) and not rules.timed:
        raise Refused("bad-value", "order must name every rider")
    return names
