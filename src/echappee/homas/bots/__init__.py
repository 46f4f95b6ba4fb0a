"""The bots of Homas Tour Pro."""

from typing import Final

from echappee.bots import BotEntry, GameBots
from echappee.homas.bots.domestique import DomestiqueBot

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
)
