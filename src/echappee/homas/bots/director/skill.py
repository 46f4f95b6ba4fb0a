"""What a director weighs, in squares of flat road: at full strength, at a weaker level, by its taste.

The numbers are data. `python -m training.homas` searches for those of full strength; each character adds its
taste to them, and each level has numbers and mistakes of its own.
"""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

BEST: Final = 5
FILE: Final = "skill.json"


Numbers = Mapping[str, float]
NO_TASTE: Final[Numbers] = {}


class Skill(NamedTuple):
    """First how squares count, then riders, cards, wheels, and mistakes."""

    straight: float
    """Ending a move straight behind a rider."""
    diagonal: float
    contact: float
    """In the last turn, ending it in the group that arrives."""
    lead: float
    """What a square ahead of everybody is worth early on; in the last turn it is worth one."""
    pack: float
    """How far those are expected to come that have still to move."""

    spread: float
    """In the last turn, the squares behind that make a rider e times less likely to win."""
    widening: float
    """How much more that is four turns before; it grows as the square root of turns."""
    held: float
    """What the squares of a card still held add to the outlook of its rider."""
    leader: float
    """By how many squares a rider's outlook is better because of its role."""
    allrounder: float
    sprinter: float
    climber: float

    card: float
    """What a card must gain early on, for each square by which it beats a die."""
    spare: float
    """The same in the last turn, for a card that the sprint does not need."""
    for_sprint: float
    """The same for a card that the sprint needs, of a rider that is with the first."""
    touch: float
    """Squares behind the first up to which a rider is with them."""
    saving: float
    """Turns before the end at which cards begin to lose their worth."""
    later: float
    """The share of its extra gain at the best place to come that it must gain now."""
    chase: float
    """How much more a card must gain far from the line for each that its team has spent in this turn."""
    team_card: float
    """The same for a team card; the sooner the red letter, the less."""
    in_time: float
    """Squares before the line at which the most advanced rider makes fitness cards urgent."""
    attack_in_time: float
    """The same for cards that are attacks."""
    own_turns: float
    """Of the turns to come, those in which a rider has no wheel to take."""

    follow: float
    """How much less than riding alone a wheel may gain."""
    patience: float
    """What another wheel is worth that may still be offered in this turn."""
    pulled: float
    """Of what team-mates in the file gain, how much counts."""
    towed: float
    """Of what rivals in the file gain, how much counts against it."""
    charity: float
    """How much of that it overlooks where the rivals have a director."""
    relay: float
    """What it is worth to sit in a wheel rather than ride in the wind."""
    jump: float
    """What each square is worth that a relay brings its taker forward."""
    one_die: float
    """What it costs that a relay is refused."""
    counter: float
    """What going with an attack is worth besides the squares."""
    retreat: float
    """What falling back must gain, because others may do it too."""
    pick_up: float
    """Giving a wheel to a team-mate that has none."""

    attack: float = 0.0
    """What an attack is worth besides the squares, far from the line."""
    bluff: float = 0.0
    """What it is worth to ask for a relay that rivals alone could take."""
    blur: float = 0.0
    """By how many squares it misjudges what a rider does; where a ride ends is always judged well."""


@cache
def _levels() -> Mapping[str, dict[str, float]]:
    levels: Mapping[str, dict[str, float]] = json.loads((files(__package__) / FILE).read_text("utf-8"))
    return levels


def skill(level: int = BEST, taste: Numbers = NO_TASTE) -> Skill:
    """The skill of a level, and what somebody adds to it; a weaker level replaces some numbers."""
    levels = _levels()
    found = Skill(**levels[str(BEST)])._replace(**levels[str(level)])
    return found._replace(**{name: getattr(found, name) + more for name, more in taste.items()})
