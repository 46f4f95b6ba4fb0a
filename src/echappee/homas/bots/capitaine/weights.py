"""What the director weighs, in squares of flat road.

The numbers are data: `weights.json`, for which `training/homas.py` searches, and `levels.json`, what weaker
levels have in their place.
"""

import json
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from echappee.homas.bots.domestique import weights as domestique

FULL: Final = "capitaine"


class Weights(NamedTuple):
    """First how squares count, then riders, cards, and wheels."""

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

    blur: float = 0.0
    """By how many squares it misjudges what a rider does; where a ride ends is always judged well."""

    @property
    def of_road(self) -> domestique.RoadWeights:
        """The weights for what domestique knows about squares and fitness cards."""
        return domestique.RoadWeights(
            straight=self.straight,
            diagonal=self.diagonal,
            contact=self.contact,
            lead=self.lead,
            pack=self.pack,
            in_time=self.in_time,
            attack_in_time=self.attack_in_time,
            own_turns=self.own_turns,
        )


@cache
def weights(level: str = FULL) -> Weights:
    """The weights of a level: a weaker one replaces some of them."""
    own = {} if level == FULL else json.loads(_text("levels.json"))[level]
    return Weights(**json.loads(_text("weights.json")) | own)


def _text(name: str) -> str:
    return (files(__package__) / name).read_text("utf-8")
