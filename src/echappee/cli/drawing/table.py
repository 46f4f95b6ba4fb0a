"""The whole picture between two rounds: the stage, the groups, the road, who is who."""

from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.text import Text

from echappee.cli.drawing.palette import TEAM_LETTERS, TEAM_STYLES, TERRAIN_WORDS, marks
from echappee.cli.drawing.profile import draw_groups, draw_profile, groups
from echappee.cli.drawing.road import draw_road, on_road
from echappee.cli.screen import flow, say, show
from echappee.flamme import Course, Team, View


def show_table(console: Console, view: View, players: Mapping[str, str]) -> None:
    """Profile and groups as on television, then the road from above."""
    found = groups(view)
    drawn = on_road(view)
    home = sorted(
        (rider for rider in view.riders if rider.home and rider not in drawn), key=lambda rider: rider.rank
    )
    show(console, draw_profile(view.course, console.width, heads=found))
    if found or home:
        show(console, draw_groups(found, home, console.width))
    if found or not home:
        show(console, [Text(), *draw_road(view, console.width)])
    show(console, draw_teams(view.teams, players, console.width))


def draw_teams(teams: Sequence[Team], players: Mapping[str, str], width: int) -> list[Text]:
    """Whose letters are whose."""
    pieces = []
    for team in teams:
        letter = TEAM_LETTERS.get(team.colour, team.colour[:1])
        piece = Text().append(letter, style=TEAM_STYLES.get(team.colour, "bold"))
        piece.append(f" {team.colour}", style="bold")
        player = players.get(team.colour) or team.kind
        pieces.append(piece.append(f" ({player})  ", style="dim"))
    return flow(pieces, width)


def legend(console: Console, course: Course) -> None:
    """What the marks of this road mean."""
    seen = dict.fromkeys(mark for square in course.squares for mark in marks(square))
    words = [f"{mark} {TERRAIN_WORDS[mark]}" for mark in TERRAIN_WORDS if mark in seen]
    riders = "R Rouleur, S Sprinteur, ! crashed; the lowest lane is the right one"
    say(console, "  " + " · ".join([riders, *words]), style="dim")
