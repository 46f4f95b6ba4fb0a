"""The bots of Flamme Rouge."""

from typing import Final

from echappee.bots import BotEntry, GameBots
from echappee.flamme.bots.tempo import TempoBot

BOTS: Final = GameBots(
    own={
        "tempo": BotEntry(
            make=TempoBot,
            called={"en": "Métronome", "fr": "Métronome"},
            about={"en": "counts its own cards", "fr": "compte ses propres cartes"},
            level=2,
        )
    },
    stand_in="tempo",
)
