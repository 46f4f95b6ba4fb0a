"""The race or tour of a table with its own game's types: a table only knows that they are of some game."""

from typing import cast

from echappee.flamme.rules import Position
from echappee.flamme.tours import FlammeTour
from echappee.homas.rules import Position as HomasPosition
from echappee.server.tables.table import Table
from echappee.tours.tour import SomeTour


def flamme_position(table: Table) -> Position:
    """The position of the race at a table of Flamme Rouge."""
    position = table.running.position
    assert isinstance(position, Position)
    return position


def homas_position(table: Table) -> HomasPosition:
    """The position of the race at a table of Homas Tour Pro."""
    position = table.running.position
    assert isinstance(position, HomasPosition)
    return position


def flamme_tour(tour: SomeTour | None) -> FlammeTour:
    """A tour of Flamme Rouge."""
    assert tour is not None
    assert tour.game == "flamme"
    return cast("FlammeTour", tour)
