"""From the words on the command line to a race or a stage race of Homas Tour Pro."""

from argparse import Namespace
from collections.abc import Sequence
from typing import Final

from echappee.cli.lineups import YOU, GameLineups
from echappee.homas.rules import COLOURS, Course, Setup, set_up
from echappee.homas.rules.lineup import BOARD, BY_RIDER, ONE_BY_ONE
from echappee.homas.rules.setup import NEUTRAL, setup_tags
from echappee.homas.tours.calendar import PRESETS
from echappee.notation import DIRECTED, Tags


def _race_tags(args: Namespace, course: Course, teams: Sequence[str]) -> Tags:
    lineup = ONE_BY_ONE if args.rider_by_rider else BOARD
    setup = Setup(course.text, tuple(map(_kind, teams)), lineup=lineup)
    set_up(setup)
    return setup_tags(setup)


def _tour_tags(args: Namespace, calendar: str, teams: Sequence[str]) -> Tags:
    """Teams that are not named are neutral."""
    kinds = [*map(_kind, teams), *[NEUTRAL] * (len(COLOURS) - len(teams))]
    tags = {"calendar": calendar, "teams": " ".join(kinds)}
    return tags | ({"rules": BY_RIDER} if args.rider_by_rider else {})


def _kind(word: str) -> str:
    return NEUTRAL if word == NEUTRAL else DIRECTED


LINEUPS: Final = GameLineups(
    solo_teams=lambda _args, _course: YOU,
    race_tags=_race_tags,
    calendars=tuple(PRESETS),
    tour_tags=_tour_tags,
)
