"""How a race of Flamme Rouge looks."""

from typing import Final

from echappee.envs.scenes import COBBLES, COLOURS, DOWNHILL, FLAT, LINE, UPHILL, Figure, Ground, Scene
from echappee.flamme.rules.views import View

GROUNDS: Final = {
    "flat": FLAT,
    "ascent": UPHILL,
    "descent": DOWNHILL,
    "cobbles": COBBLES,
    "supply": Ground("s", (110, 170, 190)),
}


def scene_of(view: View) -> Scene:
    """All squares from the first to the last; upper-case letters are Sprinteurs."""
    course = view.course
    road = [
        LINE if at == course.line else GROUNDS[square.terrain] for at, square in enumerate(course.squares, 1)
    ]
    figures = [
        Figure(
            min(rider.square, len(road)) - 1,
            rider.lane,
            rider.team[0].upper() if rider.type == "S" else rider.team[0],
            COLOURS[rider.team],
        )
        for rider in view.riders
        if rider.square
    ]
    lanes = max(square.lanes for square in course.squares)
    return Scene(f"round {view.round}, {view.phase}", lanes, road, figures)
