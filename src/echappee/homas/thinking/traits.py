"""What the riders of many races are judged by when a turn begins: one row of numbers for each."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from echappee.homas.bots.director.road import road_of
from echappee.homas.bots.director.sight import DIE, PACE
from echappee.homas.bots.director.worth import HELPFUL
from echappee.homas.kernel.rules.cards import ALL_OF_IT, FACES, KINDS, STARRED, VALUES, WIDTH
from echappee.homas.kernel.state import OWN, RIDERS
from echappee.homas.rules import Course
from echappee.kernel import Batch, Words

TRAITS: Final = 33
NEAR: Final = 3.0
"""At this many squares another rider counts a third of one that is abreast."""
FURTHEST: Final = 40.0
"""More squares behind the first make no difference."""
SIDE: Final = np.arange(RIDERS) // OWN
ROADS: Final = ("climb", "descent", "cobbles")

Floats = NDArray[np.float32]
Flags = NDArray[np.bool_]


class Surface(NamedTuple):
    """A course by the numbers of its squares; the one after the last is always empty."""

    to_go: Floats
    rows: Words
    roads: Floats
    ahead: Words
    """The squares of riders in whose wheel one would be."""
    behind: Words


def traits(course: Course, batch: Batch, neutral: Flags) -> tuple[Floats, Flags]:
    """The traits of each rider of each of these races, and who is still riding.

    `neutral` says it of every rider; the roads and finish of the course are traits as well.
    """
    surface = _surface(course)
    riding = (batch["square"] >= 0) & (batch["home"] == 0)
    here = np.where(riding, batch["square"], 0).astype(np.int64)
    riding &= batch["disqualified"].repeat(OWN, axis=1) == 0
    way = np.where(riding, surface.to_go[here], np.float32(1e4))
    found = np.zeros((*riding.shape, TRAITS), np.float32)
    columns = (
        *_of_place(course, surface, here, way),
        *_of_cards(course, surface, here, batch),
        *_of_company(surface, here, way, riding, neutral),
    )
    for number, column in enumerate(columns):
        found[..., number] = column
    return found, riding


def _of_place(course: Course, surface: Surface, here: Words, way: Floats) -> Iterator[object]:
    """How far it is to the first rider and to the line, and what the road is like."""
    first = way.min(axis=1, keepdims=True)
    gap, turns = np.minimum(way - first, FURTHEST), np.minimum(first, 200.0) / PACE
    yield from (gap / 10, np.sqrt(gap) / 3, np.exp(-gap / 2), gap == 0)
    yield from (turns / 10, np.exp(-turns / 5), np.exp(-turns / 2), np.exp(-turns))
    yield from np.moveaxis(surface.roads[here], -1, 0)
    yield from (course.finish == "mountain", course.finish == "hill")


def _of_cards(course: Course, surface: Surface, here: Words, batch: Batch) -> Iterator[object]:
    """What the rider and its team still hold, who it is, and what keeps it."""
    own, team = _counts(batch["cards"]), _counts(batch["team_cards"])
    left = np.clip((course.team_cards_until - surface.rows[here]) / HELPFUL, 0, 1)
    best = np.sort(np.where(own > 0, VALUES - DIE, 0.0), axis=-1)[..., -1]
    yield from (own @ (VALUES - DIE) / 3, own.sum(axis=-1) / 3, best / 2)
    yield (team @ (VALUES - DIE)).repeat(OWN, axis=1) / 3 * left
    yield from np.eye(OWN)[np.arange(RIDERS) % OWN].T
    card = batch["fitness"]
    yield from (card >= 0, np.where(card >= 0, FACES[card], 0) / 10, np.where(card >= 0, STARRED[card], 0))
    yield from (batch["wait"] > 0, batch["rain"][:, None])


def _of_company(
    surface: Surface, here: Words, way: Floats, riding: Flags, neutral: Flags
) -> Iterator[object]:
    """Who is near: in the wheels, of the same team, of others."""
    taken = np.zeros((len(here), len(surface.to_go)), np.bool_)
    races, riders = np.nonzero(riding)
    taken[races, here[races, riders]] = True
    each = np.arange(len(here))[:, None, None]
    yield taken[each, surface.ahead[here]].any(axis=-1)
    yield taken[each, surface.behind[here]].any(axis=-1)
    near = np.exp(-np.abs(way[:, :, None] - way[:, None, :]) / NEAR) * riding[:, None, :]
    mates = SIDE[:, None] == SIDE[None, :]
    yield (near * mates).sum(axis=-1) / 2
    yield (near * ~mates).sum(axis=-1) / 5
    yield (near * (~mates & ~neutral)).sum(axis=-1) / 5
    yield neutral


def _counts(hands: Words) -> Words:
    """How many cards of each kind are in each of these hands."""
    found: Words = hands.astype(np.int64)[..., None] >> WIDTH * np.arange(KINDS) & ALL_OF_IT
    return found


@lru_cache(maxsize=16)
def _surface(course: Course) -> Surface:
    road, size = road_of(course), len(course.squares)
    ahead, behind = np.full((2, size, 3), size)
    for number, wheels in enumerate(road.wheels):
        for side, (other, _) in enumerate(wheels):
            ahead[number, side] = other
            behind[other, list(course.squares[other].behind).index(number)] = number
    return Surface(
        np.array((*road.to_go, 0.0), np.float32),
        np.array([square.row for square in course.squares]),
        np.array([[square.road == kind for kind in ROADS] for square in course.squares], np.float32),
        ahead,
        behind,
    )
