"""The bots and automatic teams of Homas Tour Pro."""

from functools import partial
from typing import Final

from echappee.bots import AutomaticTeam, BotEntry, GameBots, read_strengths
from echappee.homas.bots.capitaine import CapitaineBot
from echappee.homas.bots.capitaine.weights import weights
from echappee.homas.bots.domestique import DomestiqueBot
from echappee.homas.rules.setup import NEUTRAL

BOTS: Final = GameBots(
    own={
        "domestique": BotEntry(
            make=DomestiqueBot,
            called={"en": "Domestique", "fr": "Domestique"},
            about={"en": "shelters its leader and its sprinter", "fr": "abrite son leader et son sprinteur"},
            level=3,
        ),
        "cadet": BotEntry(
            make=partial(CapitaineBot, using=weights("cadet")),
            called={"en": "Cadet", "fr": "Cadet"},
            about={
                "en": "spends its cards early and misjudges wheels",
                "fr": "dépense ses cartes tôt et juge mal les roues",
            },
            level=2,
        ),
        "espoir": BotEntry(
            make=partial(CapitaineBot, using=weights("espoir")),
            called={"en": "Espoir", "fr": "Espoir"},
            about={
                "en": "knows how to race, and is sometimes wrong",
                "fr": "sait courir, et se trompe parfois",
            },
            level=3,
        ),
        "capitaine": BotEntry(
            make=CapitaineBot,
            called={"en": "Capitaine", "fr": "Capitaine"},
            about={
                "en": "keeps its cards for the rider that can still win",
                "fr": "garde ses cartes pour celui qui peut encore gagner",
            },
            level=5,
        ),
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
    strengths=read_strengths(__name__),
)
