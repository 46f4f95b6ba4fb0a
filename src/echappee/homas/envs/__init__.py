"""Homas Tour Pro as an environment."""

from typing import Final

import numpy as np

from echappee.envs.game_envs import Encoding, GameEnvs
from echappee.envs.scenes import COBBLES, COLOURS, DOWNHILL, FLAT, LINE, UPHILL, Figure, Scene
from echappee.envs.spelling import IDLE
from echappee.homas.board.course import LANES
from echappee.homas.bots.layout import WORDS
from echappee.homas.envs.observation import FIELDS, observe
from echappee.homas.envs.version_1 import VERSION_1, steps
from echappee.homas.envs.words import spelling_of
from echappee.homas.rules import Setup, View, setup_tags

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


ENVS: Final = GameEnvs(
    tags=setup_tags(Setup("milan-san-remo", ("team",) * 4)),
    encodings={
        0: Encoding(
            words=WORDS, idle=IDLE, spelling=spelling_of, fields=FIELDS, observe=observe, dtype=np.int16
        ),
        1: VERSION_1,
    },
    scene=scene_of,
    steps=steps,
    policies={"capitaine": "routier", "random": "random"},
)
