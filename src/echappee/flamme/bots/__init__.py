"""The bots and automatic teams of Flamme Rouge."""

from typing import Final

from echappee.bots import AutomaticTeam, BotEntry, GameBots, read_strengths
from echappee.flamme.bots.patron import PatronBot
from echappee.flamme.bots.people import PEOPLE
from echappee.flamme.bots.tempo import TempoBot

BOTS: Final = GameBots(
    own={
        "tempo": BotEntry(
            make=TempoBot,
            called={"en": "Métronome", "fr": "Métronome"},
            about={"en": "counts its own cards", "fr": "compte ses propres cartes"},
            level=4,
        ),
        "patron": BotEntry(
            make=PatronBot,
            called={"en": "Patron", "fr": "Patron"},
            about={"en": "has learned by riding against itself", "fr": "a appris en courant contre lui-même"},
            level=5,
        ),
        **PEOPLE,
    },
    stand_in="tempo",
    automatic={
        "muscle": AutomaticTeam(
            called={"en": "Muscle team", "fr": "Équipe Muscle"},
            about={
                "en": "automatic: turns its top cards, never tires",
                "fr": "automatique\u00a0: retourne ses cartes, jamais fatiguée",
            },
        ),
        "peloton": AutomaticTeam(
            called={"en": "Peloton team", "fr": "Équipe Peloton"},
            about={
                "en": "automatic: one card moves both, never tires",
                "fr": "automatique\u00a0: une carte pour deux, jamais fatiguée",
            },
        ),
    },
    strengths=read_strengths(__name__),
)
