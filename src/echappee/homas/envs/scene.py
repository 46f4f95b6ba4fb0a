"""How a race of Homas Tour Pro looks."""

from typing import Final

from echappee.envs.scenes import Figure, Ground, Scene
from echappee.homas.board.course import LANES
from echappee.homas.rules.views import View

GROUNDS: Final = {
    "flat": Ground(".", (170, 170, 170)),
    "climb": Ground("^", (190, 90, 80)),
    "descent": Ground("v", (90, 120, 190)),
    "cobbles": Ground("o", (140, 120, 90)),
}
LINE: Final = Ground("|", (250, 250, 250))
COLOURS: Final = {
    "white": (255, 255, 255),
    "red": (220, 40, 40),
    "blue": (30, 80, 220),
    "green": (40, 150, 60),
    "black": (20, 20, 20),
}


def scene_of(view: View) -> Scene:
    """Row by row; a rider is drawn with its role."""
    course = view.course
    rows = {square.row: GROUNDS[square.road] for square in course.squares}
    rows[course.length] = LINE
    first = min(rows)
    figures = [
        Figure(square.row - first, square.lane - 1, str(rider.role), COLOURS[rider.team])
        for rider in view.riders
        if rider.racing
        for square in (course.at(rider.square),)
    ]
    road = [rows[row] for row in sorted(rows)]
    return Scene(f"turn {view.round}, {view.phase}", len(LANES), road, figures)
