"""A director's weights, in squares of flat road: at full strength, at a weaker level, with its taste.

There are two sets of them, near the line and far from it, and what it weighs with lies between the two. They
are data. `python -m training.homas` searches for those of full strength; each character adds its taste to
them, and each level has numbers and mistakes of its own.
"""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

BEST: Final = 5
FILE: Final = "skill.json"
STEADY: Final = "steady"
"""In the file: what weaker levels are made from, near and far alike."""
NEAR: Final = "near"
FAR: Final = "far"
"""Full strength near the line, and what is different far from it."""
EARLY: Final = 10.0
"""How many turns before the end is far from it."""


Numbers = Mapping[str, float]
NO_TASTE: Final[Numbers] = {}


class Skill(NamedTuple):
    """First how squares count, then riders, cards, wheels, and mistakes."""

    straight: float
    """Ending a move straight behind a rider."""
    diagonal: float
    contact: float
    """In the last turn, ending it in the arriving group."""
    lead: float
    """The worth of a square ahead of everybody early on; in the last turn it is one."""
    pack: float
    """How far riders that have yet to move are expected to come."""

    spread: float
    """In the last turn, the squares behind that make a rider e times less likely to win."""
    widening: float
    """How much wider that is four turns before; it grows with the square root of turns."""
    held: float
    """How much the squares of a held card add to its rider's outlook."""
    leader: float
    """By how many squares its role improves a rider's outlook."""
    allrounder: float
    sprinter: float
    climber: float

    card: float
    """How much a card must gain early on, for each square by which it beats a die."""
    spare: float
    """The same in the last turn, for a card that the sprint does not need."""
    for_sprint: float
    """The same for a card that the sprint needs, of a rider in the first group."""
    touch: float
    """How many squares behind the first a rider still belongs to the first group."""
    saving: float
    """Turns before the end at which cards begin to lose their worth."""
    later: float
    """The share of its extra gain at the best place to come that a card must gain now."""
    chase: float
    """How much more a card must gain far from the line for each card its team has spent in this turn."""
    team_card: float
    """The same for a team card; it fades towards the red letter."""
    in_time: float
    """Squares before the line at which the most advanced rider makes fitness cards urgent."""
    attack_in_time: float
    """The same for cards that are attacks."""
    own_turns: float
    """Of the turns to come, those in which a rider has no wheel to take."""

    follow: float
    """How much less than riding alone a wheel may gain."""
    patience: float
    """The worth of another wheel that may still be offered in this turn."""
    pulled: float
    """How much the gains of team-mates in the file count."""
    towed: float
    """How much the gains of rivals in the file count against it."""
    charity: float
    """How much of that it overlooks for directed rivals."""
    relay: float
    """The worth of sitting in a wheel rather than riding in the wind."""
    jump: float
    """The worth of each square that a relay brings its taker forward."""
    one_die: float
    """The cost of a refused relay."""
    counter: float
    """The worth of going with an attack besides the squares."""
    retreat: float
    """How much falling back must gain, because others may do it too."""
    pick_up: float
    """The worth of giving a wheel to a team-mate that has none."""

    attack: float
    """The worth of an attack besides the squares, far from the line."""

    bluff: float = 0.0
    """The worth of asking for a relay that only rivals could take."""
    blur: float = 0.0
    """By how many squares it misjudges a rider's options; the end of a ride is always judged well."""


class Skills(NamedTuple):
    """The weights near the line, and those far from it."""

    near: Skill
    far: Skill

    def at(self, turns_left: float) -> Skill:
        """The weights when the race may last this many turns."""
        early = min(1.0, turns_left / EARLY)
        return Skill(*[near + (far - near) * early for near, far in zip(*self, strict=True)])

    def with_numbers(self, **numbers: float) -> "Skills":
        """The same with these weights instead of its own, near and far."""
        return Skills(*[each._replace(**numbers) for each in self])


@cache
def _levels() -> Mapping[str, dict[str, float]]:
    levels: Mapping[str, dict[str, float]] = json.loads((files(__package__) / FILE).read_text("utf-8"))
    return levels


def skills(level: int = BEST, taste: Numbers = NO_TASTE) -> Skills:
    """The skill of a level plus a character's taste; a weaker level replaces some steady numbers."""
    levels = _levels()
    if level == BEST:
        found = (levels[NEAR], levels[NEAR] | levels[FAR])
    else:
        found = (levels[STEADY] | levels[str(level)],) * 2
    near, far = (Skill(**numbers) for numbers in found)
    return Skills(_with(near, taste), _with(far, taste))


def _with(skill: Skill, taste: Numbers) -> Skill:
    return skill._replace(**{name: getattr(skill, name) + more for name, more in taste.items()})
