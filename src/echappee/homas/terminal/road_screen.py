"""Courses of Homas Tour Pro as people look at them and check them."""

from argparse import Namespace
from collections.abc import Sequence
from typing import Final

from rich.console import Console

from echappee.cli.terminal.findings import show_findings
from echappee.cli.terminal.game_road_screen import GameRoadScreen
from echappee.homas.rules import course
from echappee.homas.terminal.courses import list_courses, show_course
from echappee.homas.terminal.road_checks import check_course
from echappee.notation.road_findings import Finding


def _check(console: Console, args: Namespace) -> Sequence[Finding]:
    found = check_course(args.stage, tour=args.tour)
    if not any(finding.code == "bad-road" for finding in found):
        show_course(console, course(args.stage))
    show_findings(console, found)
    return found


ROAD_SCREEN: Final = GameRoadScreen(list=list_courses, show=show_course, check=_check)
