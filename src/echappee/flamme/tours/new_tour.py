"""A tour of Flamme Rouge before its first stage: its set-up, from choices or from a record's tags."""

from collections.abc import Mapping, Sequence
from typing import Final

from echappee.engine import Refused
from echappee.flamme.rules import Ruleset, set_up
from echappee.flamme.rules.position import print_rules, read_rules
from echappee.flamme.tours.books import open_books
from echappee.flamme.tours.calendar import print_calendar, read_calendar
from echappee.flamme.tours.stage_setup import TourSetup, set_up_stage

ALLOWED: Final = ("specialists", "weather", "breakaway", "baroudeur-bid", "super-combative")
"""The rules that can be chosen for a tour."""


def make_setup(calendar: str, teams: Sequence[str], rules: Ruleset) -> TourSetup:
    """What the tour is made of; refuses what cannot be ridden."""
    if wrong := [name for name in print_rules(rules).split(",") if name not in ("base", *ALLOWED)]:
        raise Refused("bad-rules", f"a tour has no rule {wrong[0]}; there are {', '.join(ALLOWED)}")
    if rules.baroudeur_bid and not (rules.breakaway and rules.specialists):
        raise Refused(
            "bad-rules", "the bid for the Baroudeur goes with the breakaway and specialists (rule 6.5.1)"
        )
    setup = TourSetup(read_calendar(calendar, len(teams)), tuple(teams), rules)
    for number in range(len(setup.days)):
        set_up(set_up_stage(setup, number, open_books(setup.colours)))
    return setup


def read_setup(tags: Mapping[str, str]) -> TourSetup:
    """What the tour of a record's tags is made of."""
    if "rules" not in tags:
        raise Refused("bad-tour", "the tag rules is missing")
    return make_setup(tags["calendar"], tags["teams"].split(" "), read_rules(tags["rules"]))


def print_setup(setup: TourSetup) -> dict[str, str]:
    """How the record of such a tour begins."""
    calendar, teams = print_calendar(setup.days), " ".join(setup.teams)
    return {"calendar": calendar, "teams": teams, "rules": print_rules(setup.rules)}
