"""Riders of Flamme Rouge on paper: the letter of their type on a cap."""

from echappee.sheets.standing_rows import DARK, LIGHT, Cap, cap

SPRINTEUR = "S"


def cap_of(rider: str) -> Cap:
    """The cap of a rider, as in blue.S; a Sprinteur's is dark."""
    return cap(rider[-1], DARK if rider[-1] == SPRINTEUR else LIGHT)
