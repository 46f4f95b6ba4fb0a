"""Homas Tour Pro as the engine needs it: its phases, and what a seat may know."""

from collections.abc import Mapping

from echappee.engine import Event, Phase, Race, Seat
from echappee.homas.finish import arrivals, retreat, rush
from echappee.homas.lines import print_line
from echappee.homas.moving import move
from echappee.homas.position import EDITION, Position
from echappee.homas.records import TAGS, read_start
from echappee.homas.start import energy, fitness, lineup, order, weather
from echappee.homas.views import View, cut, fold

PHASES: Mapping[str, Phase[Position]] = {
    "weather": weather,
    "order": order,
    "energy": energy,
    "fitness": fitness,
    "lineup": lineup,
    "move": move,
    "rush": rush,
    "sprint": arrivals,
    "retreat": retreat,
}

HomasRace = Race[Position, View]


class Homas:
    """The rules of Homas Tour Pro."""

    name = "homas"
    edition = EDITION
    tags: tuple[str, ...] = TAGS

    def phase(self, position: Position) -> Phase[Position] | None:
        """The phase to run in this position; None when the race is over."""
        return PHASES.get(position.phase)

    def cut(self, position: Position, seat: Seat | None) -> View:
        """What this seat may know between two phases."""
        return cut(position, seat)

    def fold(self, view: View, event: Event) -> View:
        """The view after this event was heard."""
        return fold(view, event)

    def read_start(self, tags: Mapping[str, str]) -> Position:
        """The first position of the race that these tags describe."""
        return read_start(tags)

    def line(self, position: Position) -> str:
        """The position as one canonical line."""
        return print_line(position)

    def round(self, position: Position) -> int:
        """The turn that a position belongs to."""
        return position.round


HOMAS = Homas()
