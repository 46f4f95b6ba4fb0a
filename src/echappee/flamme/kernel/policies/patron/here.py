"""Where patron looks from."""

from echappee.flamme.kernel.compiling import compiled
from echappee.flamme.kernel.state import SQUARE, Race
from echappee.flamme.kernel.tables import Table


@compiled
def square_of(table: Table, race: Race, rider: int) -> int:
    """The square of this rider; before it is placed, the front of the grid."""
    square = race.riders[rider, SQUARE]
    return square if square > 0 else table.grid[0]
