"""Names for what is asked and drawn: made of the place in the race, never of a counter of arrivals."""

from typing import NamedTuple

Seat = str
"""A place at the table, named by its team's colour."""


class Key(NamedTuple):
    """Where in the race a decision or a chance result belongs; unique within one race."""

    round: int
    phase: str
    seat: Seat = ""
    rider: str = ""
    kind: str = ""

    def __str__(self) -> str:
        return f"{self.round}/{self.phase}/{self.seat}/{self.rider}/{self.kind}"

    @classmethod
    def parse(cls, text: str) -> "Key":
        """Read what `str` printed; ValueError for anything else."""
        number, phase, seat, rider, kind = text.split("/")
        return cls(int(number), phase, seat, rider, kind)
