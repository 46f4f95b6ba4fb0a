"""Flamme Rouge as the engine needs it: its phases, and what a seat may know."""

from collections.abc import Mapping

from echappee.engine import Event, Phase, Race, Seat
from echappee.flamme.breakaway import breakaway
from echappee.flamme.draft import draft
from echappee.flamme.end import end
from echappee.flamme.energy import declare, energy
from echappee.flamme.hearing import fold
from echappee.flamme.lines import print_line
from echappee.flamme.movement import movement
from echappee.flamme.placement import placement
from echappee.flamme.position import EDITION, Position
from echappee.flamme.records import TAGS, read_start
from echappee.flamme.refresh import refresh
from echappee.flamme.views import View, cut
from echappee.flamme.weather import weather

PHASES: Mapping[str, Phase[Position]] = {
    "draft": draft,
    "weather": weather,
    "placement": placement,
    "breakaway": breakaway,
    "energy": energy,
    "declare": declare,
    "movement": movement,
    "end": end,
    "refresh": refresh,
}

FlammeRace = Race[Position, View]


class Flamme:
    """The rules of Flamme Rouge."""

    name = "flamme"
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
        """The round that a position belongs to."""
        return position.round


FLAMME = Flamme()
