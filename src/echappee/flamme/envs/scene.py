"""How a race of Flamme Rouge looks."""

from typing import Final

from echappee.envs.scenes import Figure, Ground, Scene
from echappee.flamme.rules.views import View

GROUNDS: Final = {
    "flat": Ground(".", (170, 170, 170)),
    "ascent": Ground("^", (190, 90, 80)),
    "descent": Ground("v", (90, 120, 190)),
    "cobbles": Ground("o", (140, 120, 90)),
    "supply": Ground("s", (110, 170, 190)),
}
LINE: Final = Ground("|", (250, 250, 250))
COLOURS: Final = {
    "blue": (30, 80, 220),
    "red": (220, 40, 40),
    "green": (40, 150, 60),
    "black": (20, 20, 20),
    "white": (255, 255, 255),
    "pink": (240, 120, 180),
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
