"""The race or tour of a table with its own game's types: a table has them as those of some game."""

from typing import cast

from echappee.flamme.rules import Position
from echappee.flamme.tours import FlammeTour
from echappee.homas.rules import Position as HomasPosition
from echappee.server.tables.table import Table
from echappee.tours.tour import SomeTour


def flamme_position(table: Table) -> Position:
    """Where the race of a table of Flamme Rouge stands."""
    position = table.running.position
    assert isinstance(position, Position)
    return position


def homas_position(table: Table) -> HomasPosition:
    """Where the race of a table of Homas Tour Pro stands."""
    position = table.running.position
    assert isinstance(position, HomasPosition)
    return position


def flamme_tour(tour: SomeTour | None) -> FlammeTour:
    """A tour of Flamme Rouge."""
    assert tour is not None
    assert tour.game == "flamme"
    return cast("FlammeTour", tour)
