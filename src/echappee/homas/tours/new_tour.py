"""A stage race before its first stage: what it is made of, from choices or from a record's tags."""

from collections.abc import Mapping, Sequence

from echappee.engine import Refused
from echappee.homas.rules import set_up
from echappee.homas.rules.cards import COLOURS
from echappee.homas.rules.lineup import BOARD, BY_RIDER, RIDERS
from echappee.homas.tours.books import open_books
from echappee.homas.tours.calendar import print_calendar, read_calendar
from echappee.homas.tours.stage_setup import TourSetup, set_up_stage


def make_setup(calendar: str, teams: Sequence[str], lineup: str = BOARD) -> TourSetup:
    """What the stage race is made of; refuses what cannot be ridden."""
    if len(teams) != len(COLOURS):
        raise Refused("bad-teams", f"five teams ride a stage race, not {len(teams)} (rule 1.1.1)")
    setup = TourSetup(read_calendar(calendar), tuple(teams), lineup)
    set_up(set_up_stage(setup, 0, open_books()))
    return setup


def read_setup(tags: Mapping[str, str]) -> TourSetup:
    """What the stage race of a record's tags is made of."""
    rule = tags.get("rules", "")
    if rule not in ("", BY_RIDER):
        raise Refused("bad-rules", f"{rule[:20]} is not a rule of a stage race; it may have {BY_RIDER}")
    return make_setup(tags["calendar"], tags["teams"].split(" "), RIDERS if rule else BOARD)


def print_setup(setup: TourSetup) -> dict[str, str]:
    """How the record of such a stage race begins."""
    tags = {"calendar": print_calendar(setup.days), "teams": " ".join(setup.teams)}
    return tags | ({"rules": BY_RIDER} if setup.lineup == RIDERS else {})
