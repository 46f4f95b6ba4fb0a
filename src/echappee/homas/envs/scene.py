"""How a race of Homas Tour Pro looks."""

from typing import Final

from echappee.envs.scenes import COBBLES, COLOURS, DOWNHILL, FLAT, LINE, UPHILL, Figure, Scene
from echappee.homas.board.course import LANES
from echappee.homas.rules.views import View

GROUNDS: Final = {"flat": FLAT, "climb": UPHILL, "descent": DOWNHILL, "cobbles": COBBLES}


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
