"""When a rider plays its fitness card: where it gains most, and always in time (rules 1.3, 4.1.3)."""

from bisect import insort
from collections.abc import Sequence
from functools import lru_cache

from echappee.homas.bots.director.road import TURN, TWO_DICE, brought, road_of
from echappee.homas.bots.director.sight import Sight
from echappee.homas.bots.director.skill import Skill
from echappee.homas.rules import Course
from echappee.homas.rules.cards import ACE, squares
from echappee.homas.rules.options import attacks

URGENT = 3
"""Turns before the last place for a card at which it must be played."""


def must_play(sight: Sight, index: int) -> bool:
    """Whether this card cannot wait: the race may soon be over, or only climbs may be left for a sprinter."""
    rider = sight.riders[index]
    last = last_place(sight.course, rider.sprinter)
    urgent = sight.distance(index) - last < URGENT * TURN
    return urgent or sight.front < _deadline(rider.fitness, sight.skill)


def _deadline(card: str, skill: Skill) -> float:
    return skill.attack_in_time if attacks(card) else skill.in_time


def held_back(sight: Sight, index: int) -> bool:
    """Whether this rider takes no more wheels, so that it can play its card."""
    return playable_here(sight, index) and must_play(sight, index)


def later(sight: Sight, index: int) -> float:
    """How much more than a roll the card may gain later, at one of the best places to come.

    The more turns are left to choose from, the better it will be.
    """
    rider, skill = sight.riders[index], sight.skill
    return later_by_square(sight.course, rider.fitness, rider.sprinter, skill)[rider.square]


def later_by_square(
    course: Course,
    card: str,
    sprinter: bool,  # noqa: FBT001 - a key
    skill: Skill,
) -> Sequence[float]:
    """The same for a rider on each square."""
    return _later(course, card, sprinter, _deadline(card, skill), skill.own_turns)


@lru_cache(maxsize=256)
def _later(
    course: Course,
    card: str,
    sprinter: bool,  # noqa: FBT001 - a key
    end: float,
    own_turns: float,
) -> Sequence[float]:
    """The same by the number of a square; the card has to be played further from the line than `end`."""
    to_go = road_of(course).to_go
    worth = brought(course, TWO_DICE if card == ACE else ((squares(card), 1.0),))
    found = [-TURN] * len(to_go)
    ahead: list[float] = []  # what it brings at the places to come, the least first
    level: list[int] = []  # places as far from the line as the square in question
    for number in sorted(range(len(to_go)), key=to_go.__getitem__):
        start = to_go[number]
        if level and to_go[level[0]] < start:
            for place in level:
                insort(ahead, worth[place])
            level.clear()
        if ahead:
            turns = (start - end) / TURN * own_turns
            found[number] = ahead[int(len(ahead) * turns / (turns + 1))] - TURN
        if start > end and not _barred(course, number, sprinter=sprinter):
            level.append(number)
    return found


def playable_here(sight: Sight, index: int) -> bool:
    """Whether the rider has a card that it could play on its square (1.3.3, 1.5.1, 2.4.5)."""
    rider = sight.riders[index]
    if not rider.fitness or rider.one_die or sight.view.round == 1:
        return False
    return not (rider.sprinter and sight.square(index).road == "climb")


@lru_cache(maxsize=64)
def last_place(course: Course, sprinter: bool) -> float:  # noqa: FBT001 - a key
    """How far from the line the last square is where such a card can be played."""
    to_go = road_of(course).to_go
    return min(to_go[n] for n in range(len(to_go)) if not _barred(course, n, sprinter=sprinter))


def _barred(course: Course, number: int, *, sprinter: bool) -> bool:
    """Whether no such card can be played here."""
    return course.home(number) or (sprinter and course.at(number).road == "climb")
