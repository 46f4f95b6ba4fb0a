"""What people wish of a new stage, and whether the boxes and the rules leave room for it."""

from dataclasses import dataclass, replace
from random import Random
from typing import Final

from echappee.engine.refusals import Refused
from echappee.flamme.road.design import CLIMBS, EXTENSION, STRAIGHTS
from echappee.flamme.road.plan import MANY, TRIALS, Kind

TURN_SQUARES: Final = 24
STRAIGHT_SQUARES: Final = 6
BONUS_SQUARES: Final = 3


@dataclass(frozen=True, slots=True)
class Wishes:
    """What a new stage should be like; what is None is left to chance."""

    players: tuple[int, int] = (2, 4)
    kind: Kind = "normal"
    tour: bool = False
    length: int | None = None
    """In squares, all of them."""
    climbs: int | None = None
    cobbles: int | None = None
    """Stretches of cobbles."""
    roundabouts: int = 0

    @property
    def for_many(self) -> bool:
        """Whether five or six may play."""
        return self.players[1] >= MANY

    @property
    def trial(self) -> bool:
        """Whether it is ridden against the clock."""
        return self.kind in TRIALS

    @property
    def bonus(self) -> bool:
        """Whether the bonus tile belongs to it."""
        return self.for_many and not self.trial

    def lengths(self) -> tuple[int, ...]:
        """The lengths that its rules allow, the usual one last."""
        rest = TURN_SQUARES + (BONUS_SQUARES if self.bonus else 0)
        counts = range(STRAIGHTS + 1, STRAIGHTS + EXTENSION + 1) if self.kind == "extended" else (STRAIGHTS,)
        return tuple(rest + STRAIGHT_SQUARES * count for count in counts)

    def straights(self) -> int:
        """How many tiles are not turns, the bonus tile not counted."""
        wanted, allowed = self.length or self.lengths()[-1], self.lengths()
        if wanted not in allowed:
            these = " or ".join(map(str, allowed))
            what = f"this kind of stage ({self.kind}, {self.players[0]}-{self.players[1]} players)"
            raise Refused("wish-not-met", f"{what} has {these} squares, {wanted} is not possible")
        return (wanted - TURN_SQUARES) // STRAIGHT_SQUARES

    def settled(self, rng: Random) -> "Wishes":
        """The same with climbs and cobbles drawn where they are open: two or three in all, if possible."""
        total = rng.randint(*CLIMBS)
        if self.cobbles is None and self.climbs is None:
            return replace(self, cobbles=(some := rng.choice((0, 0, 0, 1, 2))), climbs=total - some)
        if self.climbs is None:
            return replace(self, climbs=max(0, total - (self.cobbles or 0)))
        if self.cobbles is None:
            return replace(self, cobbles=max(0, total - self.climbs))
        return self
