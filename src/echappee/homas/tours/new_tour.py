"""A stage race before its first stage: what it is made of, from choices or from a record's tags."""

from collections.abc import Mapping, Sequence

from echappee.engine import Refused
from echappee.homas.rules import set_up
from echappee.homas.rules.cards import COLOURS
from echappee.homas.tours.books import open_books
from echappee.homas.tours.calendar import print_calendar, read_calendar
from echappee.homas.tours.stage_setup import TourSetup, set_up_stage


def make_setup(calendar: str, teams: Sequence[str]) -> TourSetup:
    """What the stage race is made of; refuses what cannot be ridden."""
    if len(teams) != len(COLOURS):
        raise Refused("bad-teams", f"five teams ride a stage race, not {len(teams)} (rule 1.1.1)")
    setup = TourSetup(read_calendar(calendar), tuple(teams))
    set_up(set_up_stage(setup, 0, open_books()))
    return setup


def read_setup(tags: Mapping[str, str]) -> TourSetup:
    """What the stage race of a record's tags is made of."""
    if "rules" in tags:
        raise Refused("bad-rules", "there is nothing to choose: a course has all its rules")
    return make_setup(tags["calendar"], tags["teams"].split(" "))


def print_setup(setup: TourSetup) -> dict[str, str]:
    """How the record of such a stage race begins."""
    return {"calendar": print_calendar(setup.days), "teams": " ".join(setup.teams)}
