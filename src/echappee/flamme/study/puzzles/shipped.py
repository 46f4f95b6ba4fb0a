"""The puzzles that come with the game: `shipped.jsonl.gz`, as `echappee puzzles choose` writes it."""

import gzip
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from echappee.study.puzzles import Puzzle, read_puzzle


@cache
def shipped_puzzles() -> Sequence[Puzzle]:
    packed = (files(__package__) / "shipped.jsonl.gz").read_bytes()
    return tuple(map(read_puzzle, gzip.decompress(packed).decode().splitlines()))
