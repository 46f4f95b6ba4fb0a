"""The trace of a rider who has moved, for those who follow it or counter its attack."""

from typing import NamedTuple

from echappee.homas.rules.reach import Way


class Trace(NamedTuple):
    """What riders behind follow: where the one ahead came from, where it is, and the way between."""

    old: int
    new: int
    way: Way
    """All squares that were ridden over, the rearmost first; `new` is not one of them."""
    file: tuple[int, ...] = ()
    """Riders who passed the relay: each has the first right to follow the one before it (2.4.4)."""
