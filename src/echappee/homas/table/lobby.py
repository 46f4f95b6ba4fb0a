"""What people choose for a table of Homas Tour Pro: all that its lobby offers is listed here."""

from typing import Final

from echappee.homas.rules.lineup import BY_RIDER
from echappee.homas.tours.calendar import LONGEST, NAMED, SHORTEST
from echappee.server.tables.game_lobby import AutomaticTeam, GameLobby

NEUTRAL: Final = "neutral"

LOBBY: Final = GameLobby(
    first_road="milan-san-remo",
    every_seat=True,
    automatic={
        NEUTRAL: AutomaticTeam(
            called={"en": "Neutral team", "fr": "Équipe neutre"},
            about={
                "en": "nobody decides: rides by rule",
                "fr": "personne ne décide\u00a0: suit la règle",
            },
        )
    },
    rules=(BY_RIDER,),
    tours=NAMED,
    tour_lengths=(SHORTEST, LONGEST),
)
