"""What the signs on the road mean, as far as this road has them."""

from rich.console import Console

from echappee.cli.players import Company
from echappee.cli.terminal.screen import say, show
from echappee.homas.rules import Course, View
from echappee.homas.terminal.palette import COBBLES, MOUNTAIN, MOVED, WAITING
from echappee.homas.terminal.table import draw_teams

RIDERS = (
    "21 is rider 1 of team 2: 1 leader, 2 allrounder, 3 sprinter, 4 climber; the lowest lane is the right one"
)
CARDS = "Cards: 6 everywhere · 6h not uphill · 5k not on cobbles · t6h of the team"
CARDS_OF_HELL = "Cards: on these cobbles 5k alone · elsewhere 6 and 5k, 6h not uphill · t6h of the team"


def show_legend(console: Console, view: View, company: Company) -> None:
    """The signs, the cards, and the teams."""
    words = [RIDERS, f"{MOVED} has moved", f"{WAITING} has lost turns", *ground(view.course)]
    say(console, "  " + " · ".join(words), style="dim")
    say(console, f"  {CARDS_OF_HELL if view.course.cobbles_break_wheels else CARDS}", style="dim")
    if not view.round:
        show(console, draw_teams(view, company.players, console.width))


def ground(course: Course) -> list[str]:
    """The numbers along this road."""
    squares = [square for square in course.squares if square.row <= course.length]
    found = {
        "-4 climb, takes 4": any(s.road == "climb" and not s.mountain for s in squares),
        f"{MOUNTAIN}4 mountain, takes 4": any(s.road == "climb" and s.mountain for s in squares),
        "+3 descent, gives 3": any(s.road == "descent" for s in squares),
        f"{COBBLES}2 cobbles, take 2": any(s.road == "cobbles" for s in squares),
        "━ nobody crosses": any(s.bent for s in squares),
        "△ top of a climb": bool(course.summits),
        "red letter: team cards hold up to it": bool(course.team_cards_until) and not course.trial,
    }
    return [word for word, there in found.items() if there]
