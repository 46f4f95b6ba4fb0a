"""The whole picture between two rounds: the stage, the groups, the road, who is who."""

from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.text import Text

from echappee.cli.drawing.palette import TEAM_LETTERS, TEAM_STYLES, TERRAIN_WORDS, marks
from echappee.cli.drawing.profile import draw_groups, draw_profile, groups
from echappee.cli.drawing.road import draw_road
from echappee.cli.screen import say
from echappee.flamme import Course, Team, View


def show_table(console: Console, view: View, players: Mapping[str, str]) -> None:
    """Profile and groups as on television, then the road from above."""
    found = groups(view)
    lines = draw_profile(view.course, console.width, heads=found)
    lines += [draw_groups(found)] if found else []
    lines += [Text(), *draw_road(view, console.width), draw_teams(view.teams, players)]
    for line in lines:
        console.print(line)


def draw_teams(teams: Sequence[Team], players: Mapping[str, str]) -> Text:
    """Whose letters are whose."""
    line = Text("  ")
    for team in teams:
        letter = TEAM_LETTERS.get(team.colour, team.colour[:1])
        line.append(f"{letter}", style=TEAM_STYLES.get(team.colour, "bold"))
        line.append(f"\u00a0{team.colour}", style="bold")
        line.append(f"\u00a0({players.get(team.colour, team.kind)})  ", style="dim")
    return line


def legend(console: Console, course: Course) -> None:
    """What the marks of this road mean."""
    seen = dict.fromkeys(mark for square in course.squares for mark in marks(square))
    words = [f"{mark} {TERRAIN_WORDS[mark]}" for mark in TERRAIN_WORDS if mark in seen]
    riders = "R Rouleur, S Sprinteur, ! crashed; the lowest lane is the right one"
    say(console, "  " + " · ".join([riders, *words]), style="dim")
