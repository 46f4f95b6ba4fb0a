"""What the director weighs, in squares of flat road."""

from typing import Final, NamedTuple


class RoadWeights(NamedTuple):
    """Chosen by reason, and by measuring some of them against three random directors and a neutral team."""

    follow: float = 0.0
    """How much less than riding alone a wheel may gain."""
    straight: float = 0.7
    """Ending a move straight behind a rider."""
    diagonal: float = 0.5
    pick_up: float = 1.0
    """Giving a wheel to a leader or sprinter that had none."""
    contact: float = 3.0
    """In the last turn, ending it in the group that arrives."""
    lead: float = 0.25
    """What a square ahead of everybody is worth early on; in the last turn it is worth one."""
    pack: float = 8.0
    """How far riders that still have to move are expected to get."""
    mate: float = 0.5
    """What a square is worth that a team mate in the wheel gains."""
    rival: float = 0.12
    """What a square costs that somebody else in the wheel gains."""
    relay: float = 2.5
    """What it is worth to have another in the wind."""
    price: float = 2.6
    """What a rider's energy card must gain."""
    last_price: float = 3.2
    """The last one, which is good for the sprint."""
    later: float = 0.7
    """The share of its extra gain at the best place to come that it must gain now."""
    sprint_price: float = 4.5
    """Each card of a sprinter that may still win a sprint."""
    touch: float = 10.0
    """Squares behind the first up to which a rider is with them."""
    saving: float = 5.0
    """Turns before the end at which cards begin to lose their worth."""
    help_price: float = 1.0
    """What a team card must gain; less as the red letter comes nearer."""
    counter: float = 0.5
    """What going with an attack is worth besides the squares."""
    in_time: float = 34.0
    """Squares before the line at which the most advanced rider makes fitness cards urgent."""
    attack_in_time: float = 26.0
    """The same for cards that are attacks."""
    own_turns: float = 0.5
    """Of the turns to come, those in which a rider has no wheel to take."""


WEIGHTS: Final = RoadWeights()
