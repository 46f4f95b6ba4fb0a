"""How races of Flamme Rouge are studied: patron's network evaluates every choice."""

from typing import Final

from echappee.flamme.rules import FLAMME, Position, View
from echappee.flamme.study.board import pose, read_possible, start
from echappee.flamme.study.judge import network_judge, results
from echappee.flamme.study.puzzles import PUZZLES
from echappee.flamme.study.reasons import reasons
from echappee.flamme.study.trials import refine, warm_up
from echappee.study import GameStudy
from echappee.study.game_study import GameBoard
from echappee.study.judged import JudgedStudy

JUDGED: Final = JudgedStudy[Position, View](
    rules=FLAMME, judge=network_judge, results=results, reasons=reasons, refine=refine
)
STUDY: Final = GameStudy[Position, View](
    study=JUDGED.study,
    steps=JUDGED.steps,
    warm_up=warm_up,
    refine=refine,
    board=GameBoard(judge=network_judge, start=start, read=read_possible, pose=pose),
    puzzles=PUZZLES,
)
