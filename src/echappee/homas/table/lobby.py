"""What people choose for a table of Homas Tour Pro: all that its lobby offers is listed here."""

from typing import Final

from echappee.homas.board import handmade
from echappee.homas.rules.lineup import BY_RIDER
from echappee.homas.rules.setup import MOST_DIRECTED
from echappee.homas.tours.calendar import LONGEST, NAMED, SHORTEST
from echappee.server.tables.game_table import GameLobby

LOBBY: Final = GameLobby(
    first_road="milan-san-remo",
    every_seat=True,
    most_directed=MOST_DIRECTED,
    road_lengths=(handmade.SHORTEST, handmade.LONGEST),
    rules=(BY_RIDER,),
    tours=NAMED,
    tour_lengths=(SHORTEST, LONGEST),
)
