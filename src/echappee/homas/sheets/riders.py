"""Riders of Homas Tour Pro on paper: their whole number on a cap, and where they stand against the clock."""

from echappee.homas.rules.cards import SPRINTER
from echappee.homas.tours import StageRace
from echappee.homas.tours.books import team_of
from echappee.sheets.standing_rows import DARK, LIGHT, NEUTRAL, Cap, cap, gap
from echappee.words.sentences import clock


def cap_of(tour: StageRace, rider: str) -> Cap:
    """The cap of a rider: a sprinter's is dark, and a neutral one's is of another cloth."""
    if team_of(rider) not in tour.setup.seats:
        return cap(rider, NEUTRAL)
    return cap(rider, DARK if int(rider[1]) == SPRINTER else LIGHT)


def chip_of(tour: StageRace, rider: str) -> dict[str, object]:
    """A rider by team and cap."""
    return {"team": team_of(rider), "cap": cap_of(tour, rider)}


def behind(seconds: int) -> str:
    """A distance to the first, who has 0:00."""
    return gap(seconds) or clock(0)


def signed(seconds: int) -> str:
    """A time that bonus seconds may have made less than nothing."""
    return clock(seconds) if seconds >= 0 else f"\N{MINUS SIGN}{clock(-seconds)}"
