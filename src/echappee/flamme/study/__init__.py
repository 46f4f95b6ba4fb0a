"""How races of Flamme Rouge are studied."""

from typing import Final

from echappee.flamme.rules import Position, View
from echappee.flamme.study.board import pose, start
from echappee.flamme.study.judge import network_judge
from echappee.flamme.study.possible import read_possible
from echappee.flamme.study.puzzles import check_puzzle, find_in, find_puzzles, shipped_puzzles
from echappee.flamme.study.reasons import reasons
from echappee.flamme.study.refining import refine, warm_up
from echappee.flamme.study.results import results
from echappee.study import GameStudy
from echappee.study.game_board import GameBoard

STUDY: Final = GameStudy[Position, View](
    judge=network_judge,
    results=results,
    reasons=reasons,
    warm_up=warm_up,
    refine=refine,
    puzzles=shipped_puzzles,
    find_puzzles=find_puzzles,
    find_in=find_in,
    check_puzzle=check_puzzle,
    board=GameBoard(start=start, read=read_possible, pose=pose),
)
