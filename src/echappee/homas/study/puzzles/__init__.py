"""Puzzles of Homas Tour Pro: decisions in races with one clearly best answer."""

from functools import partial
from typing import Final

from echappee.homas.rules import Position, View
from echappee.homas.study.puzzles.search import check_puzzle, find_in, find_puzzles
from echappee.study.game_study import GamePuzzles
from echappee.study.puzzles import shipped_in

PUZZLES: Final = GamePuzzles[Position, View](
    shipped=partial(shipped_in, __name__), find=find_puzzles, find_in=find_in, check=check_puzzle
)
