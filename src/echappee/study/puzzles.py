"""Puzzles: a position, what one seat has drawn since, and one answer that is clearly the best.

A puzzle is one line of JSON. Its position is what the seat knows: cards that it cannot see lie anywhere.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass

from echappee.engine import Entry, Key, Question, Race, Refused, ScriptedDealer
from echappee.games import game_named
from echappee.notation.game_rules import SomeRace


@dataclass(frozen=True)
class Puzzle:
    """What is asked, and what each answer is worth."""

    game: str
    position: str
    """As a position line."""
    entries: Mapping[str, str]
    """What the seat has drawn (`~`) and answered (`=`) since, in that order, by key."""
    question: str
    answers: Mapping[str, float]
    """The win chance with each answer."""
    theme: str
    level: int
    """From 1 to 5, the easiest first."""

    @property
    def best(self) -> str:
        return max(self.answers, key=self.answers.__getitem__)

    def race(self) -> SomeRace:
        """The race at the moment of the question."""
        rules = game_named(self.game).rules
        entries = (
            Entry(Key.parse(key), result[1:], chance=result.startswith("~"))
            for key, result in self.entries.items()
        )
        return Race(rules, rules.read_line(self.position), ScriptedDealer(), entries)

    def asked(self) -> Question:
        return next(each for each in self.race().questions if str(each.id) == self.question)


def print_puzzle(puzzle: Puzzle) -> str:
    return json.dumps(asdict(puzzle), ensure_ascii=False)


def read_puzzles(text: str, origin: str = "puzzles") -> Iterator[Puzzle]:
    """The puzzles of a file, one in each line."""
    for number, line in enumerate(text.splitlines(), 1):
        try:
            puzzle = Puzzle(**json.loads(line))
            puzzle.asked()
        except (ValueError, TypeError, StopIteration, Refused):
            raise Refused("bad-puzzle", f"{origin} line {number}: this is not a puzzle") from None
        yield puzzle
