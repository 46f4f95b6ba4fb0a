"""A damaged tour: what of it is whole."""

from contextlib import suppress

from echappee.engine import Refused
from echappee.tours.record import read_tour
from echappee.tours.result_lines import is_written
from echappee.tours.tour import SomeTour, tour_begun


def mend(text: str, origin: str = "tour") -> tuple[SomeTour, int]:
    """The tour up to the last whole round before its damage, and how many of its stages are left out."""
    record = read_tour(text, origin, damaged=True)
    tour = tour_begun(record, origin)
    whole = all(_take_whole_rounds(tour, stage, origin) for stage in record.stages)
    kept = len(record.stages) if whole else tour.number + (tour.race is not None)
    return tour, len(record.stages) - kept + record.unread


def _take_whole_rounds(tour: SomeTour, stage: str, origin: str) -> bool:
    """Add the undamaged rounds of this stage; returns whether all are undamaged."""
    if is_written(stage):
        with suppress(Refused):
            tour.take(stage, origin)
            return True
        return False
    parts = stage.split("\n\n")
    for whole in range(len(parts), 1, -1):
        with suppress(Refused):
            tour.take("\n\n".join(parts[:whole]) + "\n", origin)
            return whole == len(parts)
    return False
