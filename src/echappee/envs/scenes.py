"""A race as a picture: squares in a row and riders on them, drawn as characters or as pixels."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

Colour = tuple[int, int, int]
CELL: Final = 8
"""The width and height of a square in pixels."""
ACROSS: Final = 60
"""How many squares are drawn side by side; the road continues below."""
GRASS: Final = (214, 222, 198)


class Ground(NamedTuple):
    """A square of the road, or a row of squares."""

    sign: str
    colour: Colour


FLAT: Final = Ground(".", (170, 170, 170))
UPHILL: Final = Ground("^", (190, 90, 80))
DOWNHILL: Final = Ground("v", (90, 120, 190))
COBBLES: Final = Ground("o", (140, 120, 90))
LINE: Final = Ground("|", (250, 250, 250))
COLOURS: Final = {
    "blue": (30, 80, 220),
    "red": (220, 40, 40),
    "green": (40, 150, 60),
    "black": (20, 20, 20),
    "white": (255, 255, 255),
    "pink": (240, 120, 180),
}
"""The teams of all games, by the names of their colours."""


class Figure(NamedTuple):
    """A rider, on this square of the road and in this lane, 0 for the right-hand one."""

    square: int
    lane: int
    sign: str
    colour: Colour


class Scene(NamedTuple):
    title: str
    lanes: int
    road: Sequence[Ground]
    figures: Sequence[Figure]


def scene_text(scene: Scene) -> str:
    """One line per lane, the right-hand one lowest."""
    lines = [scene.title]
    for first in range(0, len(scene.road), ACROSS):
        road = scene.road[first : first + ACROSS]
        for lane in reversed(range(scene.lanes)):
            row = [ground.sign for ground in road]
            for figure in scene.figures:
                if figure.lane == lane and 0 <= figure.square - first < len(road):
                    row[figure.square - first] = figure.sign
            lines.append("".join(row))
        lines.append("")
    return "\n".join(lines)


def scene_pixels(scene: Scene) -> NDArray[np.uint8]:
    """The same in colours: height, width, and red, green and blue."""
    strips = -(-len(scene.road) // ACROSS)
    tall = scene.lanes + 1
    cells = np.full((strips * tall, ACROSS, 3), GRASS, np.uint8)
    for index, ground in enumerate(scene.road):
        strip, column = divmod(index, ACROSS)
        cells[strip * tall : strip * tall + scene.lanes, column] = ground.colour
    for figure in scene.figures:
        strip, column = divmod(figure.square, ACROSS)
        cells[strip * tall + scene.lanes - 1 - figure.lane, column] = figure.colour
    return np.repeat(np.repeat(cells, CELL, axis=0), CELL, axis=1)
