"""The trace of a rider that has moved, for those that follow it or counter its attack."""

from typing import Final, NamedTuple

from echappee.engine.speed import fast_maker
from echappee.homas.rules.empty_road import Way


class Trace(NamedTuple):
    """What riders behind follow: where the one ahead came from, where it is, and the way between."""

    old: int
    new: int
    way: Way
    """All squares that were ridden over, the rearmost first; `new` is not one of them."""
    file: tuple[int, ...] = ()
    """Riders who passed the relay: each has the first right to follow the one before it (2.4.4)."""


make_trace: Final = fast_maker(Trace)
