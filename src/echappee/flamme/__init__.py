"""Flamme Rouge with Peloton and Météo: one file a chapter of docs/rules/flamme.md, data beside it."""

from echappee.flamme.cards import Card
from echappee.flamme.course import Course
from echappee.flamme.position import Position, Rider, Ruleset, Team
from echappee.flamme.preview import Landing, preview
from echappee.flamme.rules import FLAMME, FlammeRace
from echappee.flamme.setup import Setup, TeamSetup, set_up
from echappee.flamme.views import RiderView, View

__all__ = [
    "FLAMME",
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
