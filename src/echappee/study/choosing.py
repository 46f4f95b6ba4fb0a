"""Some of many puzzles: all themes and levels, and no two from the same round of a race."""

from collections import defaultdict
from collections.abc import Sequence

from echappee.engine import Key
from echappee.study.puzzles import Puzzle


def choose(puzzles: Sequence[Puzzle], number: int) -> Sequence[Puzzle]:
    """The clearest of every theme and level, then the next ones, and so on."""
    shelves: dict[tuple[str, int], list[Puzzle]] = defaultdict(list)
    for puzzle in sorted(_one_per_round(puzzles), key=lambda each: (each.gap, each.race)):
        shelves[puzzle.theme, puzzle.level].append(puzzle)
    chosen: list[Puzzle] = []
    while any(shelves.values()) and len(chosen) < number:
        chosen += [shelf.pop() for _, shelf in sorted(shelves.items()) if shelf]
    return sorted(chosen[:number], key=lambda each: (each.race, each.question))


def _one_per_round(puzzles: Sequence[Puzzle]) -> Sequence[Puzzle]:
    """Of puzzles in the same round of a race, which are much alike, the clearest one; none twice."""
    clearest, positions = {}, {}
    for puzzle in sorted(puzzles, key=lambda each: each.gap):
        clearest[puzzle.race, Key.parse(puzzle.question).round] = puzzle
    for puzzle in clearest.values():
        positions[puzzle.position, puzzle.question] = puzzle
    return list(positions.values())
