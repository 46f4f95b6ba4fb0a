"""The bots and automatic teams of Homas Tour Pro."""

from functools import partial
from typing import Final

from echappee.bots import AutomaticTeam, BotEntry, GameBots, read_strengths
from echappee.homas.bots.director import BEST, PEOPLE, Director, skills
from echappee.homas.rules import View
from echappee.homas.rules.setup import NEUTRAL


def _older(called: str, level: int) -> BotEntry[View]:
    """A director without a taste, under its former name."""
    return BotEntry(
        make=partial(Director, using=skills(level)),
        called={"en": called, "fr": called},
        about={"en": "an earlier director", "fr": "un directeur d’autrefois"},
        level=level,
    )


BOTS: Final = GameBots(
    own={
        **PEOPLE,
        "capitaine": BotEntry(
            make=Director,
            called={"en": "Capitaine", "fr": "Capitaine"},
            about={
                "en": "keeps its cards for the rider that can still win",
                "fr": "garde ses cartes pour celui qui peut encore gagner",
            },
            level=BEST,
        ),
    },
    stand_in="capitaine",
    older={"cadet": _older("Cadet", 2), "espoir": _older("Espoir", 3), "domestique": _older("Domestique", 4)},
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
