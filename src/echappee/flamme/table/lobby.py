"""What people choose for a table of Flamme Rouge: all that its lobby offers is listed here."""

from typing import Final

from echappee.flamme.rules.setup import COLOURS
from echappee.flamme.rules.specialists import SPECIALISTS
from echappee.flamme.tours.calendar import LONGEST, NAMED, SHORTEST
from echappee.flamme.tours.new_tour import ALLOWED
from echappee.server.messages.offers import SeatChoiceRow
from echappee.server.tables.game_table import GameLobby


def _specialists(kind: str) -> tuple[SeatChoiceRow, ...]:
    """The specialists that can replace a rider of this type."""
    return tuple(
        SeatChoiceRow(name=each.id, called=each.called, about=each.line)
        for each in SPECIALISTS.values()
        if each.type == kind
    )


LOBBY: Final = GameLobby(
    first_road="base-2",
    every_seat=False,
    most_directed=len(COLOURS),
    formats=("race", "tour", "ttt", "itt"),
    rules=(*ALLOWED, "extended", "ride-out"),
    tour_rules=ALLOWED,
    tours=NAMED,
    tour_lengths=(SHORTEST, LONGEST),
    seat_choices={"rouleur": _specialists("R"), "sprinteur": _specialists("S")},
)
