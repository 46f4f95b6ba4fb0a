"""Small roads with riders on them, and how they are drawn."""

from echappee.flamme.rules import RiderView, Ruleset, Team, View
from echappee.flamme.rules.course_text import course
from echappee.flamme.terminal.drawing.road import draw_road


def rider(
    team: str, kind: str, square: int, lane: int = 0, *, crashed: bool = False, home: int = 0
) -> RiderView:
    return RiderView(team, kind, False, square, lane, crashed, home, (), (), 0, None)


def table(road: str, *riders: RiderView, phase: str = "energy") -> View:
    teams = tuple(Team(colour) for colour in dict.fromkeys(one.team for one in riders))
    return View(None, Ruleset(), course(road), teams, riders, 3, phase)


def plain(view: View, width: int = 80) -> list[str]:
    return [line.plain.rstrip() for line in draw_road(view, width)]
