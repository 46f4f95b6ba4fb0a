"""Puzzles of Flamme Rouge: decisions in races of which one answer is clearly the best."""

from echappee.flamme.study.puzzles.checking import check_puzzle
from echappee.flamme.study.puzzles.finding import find_in, find_puzzles
from echappee.flamme.study.puzzles.shipped import shipped_puzzles

__all__ = ["check_puzzle", "find_in", "find_puzzles", "shipped_puzzles"]
