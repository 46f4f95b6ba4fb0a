"""How races of Flamme Rouge are studied: tempo rides the rest, from every moment and after every answer."""

from typing import Final

from echappee.flamme.rules import Position, View
from echappee.flamme.study.asked import answers, hides
from echappee.flamme.study.board import pose, read_possible, start
from echappee.flamme.study.levels import standing
from echappee.flamme.study.puzzles import PUZZLES
from echappee.flamme.study.reasons import reasons
from echappee.flamme.study.riding import effort, imagine, pool, ride_on, warm_up, winners
from echappee.flamme.study.stories import story
from echappee.study import GameStudy
from echappee.study.game_study import GameBoard

STUDY: Final = GameStudy[Position, View](
    ride_on=ride_on,
    pool=pool,
    effort=effort,
    imagine=imagine,
    winners=winners,
    hides=hides,
    answers=answers,
    reasons=reasons,
    story=story,
    standing=standing,
    warm_up=warm_up,
    board=GameBoard(start=start, read=read_possible, pose=pose),
    puzzles=PUZZLES,
)
