"""How races of Homas Tour Pro are studied: capitaine rides the rest, from turns and after answers in them."""

from typing import Final

from echappee.homas.rules import Position, View
from echappee.homas.study.imagined import imagined
from echappee.homas.study.puzzles import PUZZLES
from echappee.homas.study.reasons import reasons
from echappee.homas.study.riding import answers, effort, hides, pool, ride_on, warm_up, winners
from echappee.homas.study.stories import story
from echappee.study import GameStudy

STUDY: Final = GameStudy[Position, View](
    ride_on=ride_on,
    pool=pool,
    effort=effort,
    imagine=imagined,
    winners=winners,
    hides=hides,
    answers=answers,
    reasons=reasons,
    story=story,
    warm_up=warm_up,
    round_word="turn",
    puzzles=PUZZLES,
)
