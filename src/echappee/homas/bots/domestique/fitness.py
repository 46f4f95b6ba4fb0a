"""When a rider plays its fitness card: where that brings most, and always in time (rules 1.3, 4.1.3)."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from functools import lru_cache

from echappee.homas.bots.domestique.road import TURN, TWO_DICE, brings, road_of
from echappee.homas.bots.domestique.sight import Sight
from echappee.homas.bots.domestique.weights import Weights
from echappee.homas.rules import Course
from echappee.homas.rules.cards import ACE, squares
from echappee.homas.rules.options import attacks

URGENT = 3
"""Turns before the last place for a card at which it must be played."""


def must_play(sight: Sight, index: int) -> bool:
    """Whether this card cannot wait: the race may soon be over, or a sprinter’s road only go up."""
    rider = sight.riders[index]
    last = last_place(sight.course, rider.sprinter)
    urgent = sight.distance(index) - last < URGENT * TURN
    return urgent or sight.front < _deadline(rider.fitness, sight.weights)


def _deadline(card: str, weights: Weights) -> float:
    return weights.attack_in_time if attacks(card) else weights.in_time


def held_back(sight: Sight, index: int) -> bool:
    """Whether this rider takes no wheel any more, so that it can play its card."""
    return playable_here(sight, index) and must_play(sight, index)


def later(sight: Sight, index: int) -> float:
    """What the card may be expected to bring later more than a roll: of the places to come one of the best.

    The more turns there are to choose from, the better it will be.
    """
    rider = sight.riders[index]
    start, end = sight.distance(index), _deadline(rider.fitness, sight.weights)
    ahead = _places(sight.course, rider.fitness, rider.sprinter, start, end)
    if not ahead:
        return -TURN
    turns = (start - end) / TURN * sight.weights.own_turns
    return ahead[int(len(ahead) * turns / (turns + 1))] - TURN


@lru_cache(maxsize=4096)
def _places(
    course: Course,
    card: str,
    sprinter: bool,  # noqa: FBT001 - a key
    start: float,
    end: float,
) -> tuple[float, ...]:
    """What the card brings on each square between these distances to the line, the least first."""
    distances, brought = _by_distance(course, card, sprinter)
    return tuple(sorted(brought[bisect_right(distances, end) : bisect_left(distances, start)]))


@lru_cache(maxsize=256)
def _by_distance(
    course: Course,
    card: str,
    sprinter: bool,  # noqa: FBT001 - a key
) -> tuple[Sequence[float], Sequence[float]]:
    """The distances of the squares where the card can be played, and what it brings there; the last first."""
    worth = zip(road_of(course).to_go, bringing(course, card, sprinter), strict=True)
    places = sorted([(to_go, brought) for to_go, brought in worth if brought is not None])
    return [to_go for to_go, _ in places], [brought for _, brought in places]


def playable_here(sight: Sight, index: int) -> bool:
    """Whether the rider has a card that it could play where it stands (1.3.3, 1.5.1, 2.4.5)."""
    rider = sight.riders[index]
    if not rider.fitness or rider.one_die or sight.view.round == 1:
        return False
    return not (rider.sprinter and sight.square(index).road == "climb")


@lru_cache(maxsize=256)
def bringing(course: Course, card: str, sprinter: bool) -> tuple[float | None, ...]:  # noqa: FBT001 - a key
    """By the number of a square, what this card brings there; None where it cannot be played."""
    chances = TWO_DICE if card == ACE else ((squares(card), 1.0),)
    return tuple(
        None if _barred(course, number, sprinter=sprinter) else brings(course, number, chances)
        for number in range(len(course.squares))
    )


@lru_cache(maxsize=64)
def last_place(course: Course, sprinter: bool) -> float:  # noqa: FBT001 - a key
    """How far it is to go where such a card can be played for the last time."""
    to_go = road_of(course).to_go
    return min(to_go[n] for n in range(len(to_go)) if not _barred(course, n, sprinter=sprinter))


def _barred(course: Course, number: int, *, sprinter: bool) -> bool:
    """Whether no such card can be played here."""
    return course.home(number) or (sprinter and course.at(number).road == "climb")
