"""What people can choose for a table of a game: everything a lobby needs to know, from the game itself."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from echappee.server.http.bodies import SeatChoiceRow
from echappee.tours.calendar import NamedTour


@dataclass(frozen=True, kw_only=True)
class GameLobby:
    """The choices of one game, in the order in which they are offered."""

    first_road: str
    """The road to begin with."""
    every_seat: bool
    """Whether all seats are always there: those that nobody takes are automatic."""
    most_directed: int
    """The most teams that are not automatic."""
    road_lengths: tuple[int, int] = (0, 0)
    """The fewest and the most squares of a road written by hand, if that is limited."""
    formats: Sequence[str] = ()
    """How a road can be ridden; the first is the plain race, which is not named among the rules."""
    rules: Sequence[str] = ()
    """The rules of a race that can be chosen, beside its format."""
    tour_rules: Sequence[str] = ()
    """Those of a tour."""
    tours: Mapping[str, NamedTour] = field(default_factory=dict)
    tour_lengths: tuple[int, int] = (0, 0)
    """The fewest and the most stages of a tour."""
    seat_choices: Mapping[str, Sequence[SeatChoiceRow]] = field(default_factory=dict)
    """What a seat's extras can be, where that is a name from a list, by extra."""
