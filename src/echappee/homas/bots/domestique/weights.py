"""What the director weighs, in squares of flat road."""

from typing import Final, NamedTuple


class Weights(NamedTuple):
    """Chosen by reason, and by measuring some of them against three random directors and a neutral team."""

    follow: float = 0.0
    """What a wheel may bring less than riding alone promises."""
    straight: float = 0.7
    """Ending a move straight behind a rider."""
    diagonal: float = 0.5
    pick_up: float = 1.0
    """Giving a wheel to the leader or the sprinter, who had none."""
    contact: float = 3.0
    """In the last turn, ending it in the group that arrives."""
    lead: float = 0.25
    """What a square ahead of everybody is worth early on; in the last turn it is worth one."""
    pack: float = 8.0
    """How far those are expected to come who have still to move."""
    mate: float = 0.5
    """What a square is worth that a team mate in the wheel gains."""
    rival: float = 0.12
    """What a square costs that somebody else in the wheel gains."""
    relay: float = 2.5
    """What it is worth to have another in the wind."""
    price: float = 2.6
    """What a rider's energy card must bring."""
    last_price: float = 3.2
    """The last one, which is good for the sprint."""
    later: float = 0.7
    """Of what it would bring more at the best place to come, how much it must bring more now."""
    sprint_price: float = 4.5
    """Each card of a sprinter who may still win a sprint."""
    touch: float = 10.0
    """Squares behind the first up to which a rider is with them."""
    saving: float = 5.0
    """Turns before the end at which cards begin to lose their worth."""
    help_price: float = 1.0
    """What a team card must bring, the sooner the red letter the less."""
    counter: float = 0.5
    """What going with an attack is worth besides the squares."""
    in_time: float = 34.0
    """Squares before the line at which the most advanced rider makes fitness cards urgent."""
    attack_in_time: float = 26.0
    """The same for those that are attacks."""
    own_turns: float = 0.5
    """Of the turns to come, those in which a rider has no wheel to take."""


WEIGHTS: Final = Weights()
