"""The rules of Flamme Rouge: one file per chapter of docs/rules/flamme.md, data beside it."""

from typing import Final

from echappee.flamme.rules.cards import EXHAUSTION, ROULEUR, SPRINTEUR, Card, Pile, pile, without
from echappee.flamme.rules.course import Course
from echappee.flamme.rules.phases import FLAMME, FlammeRace
from echappee.flamme.rules.position import Position, Rider, Ruleset, Team, Token
from echappee.flamme.rules.preview import Landing, preview
from echappee.flamme.rules.setup import COLOURS, Setup, TeamSetup, set_up, setup_tags
from echappee.flamme.rules.specialists import SPECIALISTS
from echappee.flamme.rules.views import RiderView, View

RULES: Final = FLAMME

__all__ = [
    "COLOURS",
    "EXHAUSTION",
    "FLAMME",
    "ROULEUR",
    "RULES",
    "SPECIALISTS",
    "SPRINTEUR",
    "Card",
    "Course",
    "FlammeRace",
    "Landing",
    "Pile",
    "Position",
    "Rider",
    "RiderView",
    "Ruleset",
    "Setup",
    "Team",
    "TeamSetup",
    "Token",
    "View",
    "pile",
    "preview",
    "set_up",
    "setup_tags",
    "without",
]
