"""What a game adds to simulations: plans from what records say, and the races in which bots are compared."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, NamedTuple, TypeVar

from echappee.simulate.plan import Plan, Result, Subtotal
from echappee.tours.game_tours import no_tours

Tags = Mapping[str, str]
"""How a record of such a race or tour begins."""
R = TypeVar("R", bound=Subtotal)
T = TypeVar("T", bound=Subtotal)


class Contest(NamedTuple):
    """A race that is always set up in the same way; every team in it is directed."""

    name: str
    teams: int
    tags: Tags


@dataclass(frozen=True, kw_only=True)
class GameSimulation(Generic[R, T]):
    """A game that can be simulated: many races, or many tours. Bots are named in seat order, "-" for none."""

    ROOM: ClassVar = "simulate"

    races: Callable[[Tags, Sequence[str], int, int], Plan[R, Result]]
    """Set up as in these tags, with these bots, this often, from this seed."""
    tours: Callable[[Tags, Sequence[str], int, int], Plan[T, Result]] = no_tours
    """The same for tours."""
    contests: Callable[[], Iterable[Contest]] = tuple
    """The races in which its bots are compared."""
