"""Puzzles of Flamme Rouge: decisions in races with one clearly best answer."""

import gzip
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from echappee.flamme.rules import Position, View
from echappee.flamme.study.puzzles.search import check_puzzle, find_in, find_puzzles
from echappee.study.game_study import GamePuzzles
from echappee.study.puzzles import Puzzle, read_puzzle


@cache
def shipped_puzzles() -> Sequence[Puzzle]:
    """The puzzles that come with the game, as `echappee puzzles choose` wrote them."""
    packed = (files(__package__) / "shipped.jsonl.gz").read_bytes()
    return tuple(map(read_puzzle, gzip.decompress(packed).decode().splitlines()))


PUZZLES: Final = GamePuzzles[Position, View](
    shipped=shipped_puzzles, find=find_puzzles, find_in=find_in, check=check_puzzle
)
