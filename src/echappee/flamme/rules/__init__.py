"""The rules of Flamme Rouge: one file per chapter of docs/rules/flamme.md, data beside it."""

from typing import Final

from echappee.flamme.rules.cards import Card
from echappee.flamme.rules.course import Course
from echappee.flamme.rules.phases import FLAMME, FlammeRace
from echappee.flamme.rules.position import Position, Rider, Ruleset, Team
from echappee.flamme.rules.preview import Landing, preview
from echappee.flamme.rules.setup import Setup, TeamSetup, set_up
from echappee.flamme.rules.views import RiderView, View

RULES: Final = FLAMME

__all__ = [
    "FLAMME",
    "RULES",
    "Card",
    "Course",
    "FlammeRace",
    "Landing",
    "Position",
    "Rider",
    "RiderView",
    "Ruleset",
    "Setup",
    "Team",
    "TeamSetup",
    "View",
    "preview",
    "set_up",
]
