"""The draft: the specialist that this road suits best, taken before one that is easier to replace."""

from collections.abc import Mapping, Sequence
from statistics import mean
from typing import Final, NamedTuple

from echappee.flamme.rules import Course, View
from echappee.flamme.rules.specialists import SPECIALISTS
from echappee.flamme.rules.terrain import NO_LIMIT


class Rating(NamedTuple):
    """The share of races, in per cent, that a team with this specialist wins among four."""

    flat: float
    """On a road without climbs."""
    ascent: float
    """To be added for each square with a greatest speed."""
    descent: float
    """To be added for each square of a descent."""
    trial: float
    """Against the clock."""


RATINGS: Final[Mapping[str, Rating]] = {
    "baroudeur": Rating(29.6, 0.0, -0.8, 21),
    "flandrien": Rating(25.9, 0.1, -0.4, 20),
    "grimpeur": Rating(21.5, 0.5, 1.8, 41),
    "domestique": Rating(21.8, -0.1, -0.1, 20),
    "super-rouleur": Rating(24.5, -0.1, -0.2, 15),
    "puncheur": Rating(30.8, -0.2, -0.6, 37),
    "descender": Rating(13.8, -0.1, 1.1, 28),
    "polyvalent": Rating(28.7, -0.2, -0.6, 32),
    "mountaineer": Rating(21.1, 0.6, 0.1, 23),
    "squirrel": Rating(31.8, 0.0, -0.4, 30),
    "super-sprinteur": Rating(31.7, -0.7, 0.1, 27),
    "flahute": Rating(31.8, 0.1, -0.4, 20),
}
"""Fitted to 3,650 races on 28 stages between four tempo teams of any specialists, and to 800 time trials."""


def pick(view: View, options: Sequence[str]) -> str:
    """The option furthest above the others of its type, Rouleur or Sprinteur."""
    ratings = {name: rate(RATINGS[name], view.course, trial=view.ruleset.trial) for name in options}
    usual = {kind: _usual(ratings, kind) for kind in {SPECIALISTS[name].type for name in options}}
    return max(options, key=lambda name: ratings[name] - usual[SPECIALISTS[name].type])


def rate(rating: Rating, course: Course, *, trial: bool) -> float:
    if trial:
        return rating.trial
    road = course.squares[: course.line]
    ascents, descents = (
        sum(square.most < NO_LIMIT for square in road),
        sum(square.dive > 0 for square in road),
    )
    return rating.flat + rating.ascent * ascents + rating.descent * descents


def _usual(ratings: Mapping[str, float], kind: str) -> float:
    return mean(rating for name, rating in ratings.items() if SPECIALISTS[name].type == kind)
