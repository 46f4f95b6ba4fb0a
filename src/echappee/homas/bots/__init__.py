"""The bots and automatic teams of Homas Tour Pro."""

from typing import Final

from echappee.bots import AutomaticTeam, BotEntry, GameBots
from echappee.homas.bots.domestique import DomestiqueBot
from echappee.homas.rules.setup import NEUTRAL

BOTS: Final = GameBots(
    own={
        "domestique": BotEntry(
            make=DomestiqueBot,
            called={"en": "Domestique", "fr": "Domestique"},
            about={"en": "shelters its leader and its sprinter", "fr": "abrite son leader et son sprinteur"},
            level=2,
        )
    },
    stand_in="domestique",
    automatic={
        NEUTRAL: AutomaticTeam(
            called={"en": "Neutral team", "fr": "Équipe neutre"},
            about={
                "en": "nobody decides: rides by rule",
                "fr": "personne ne décide\u00a0: suit la règle",
            },
            by_colour=True,
        )
    },
)
