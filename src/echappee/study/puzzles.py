"""Puzzles: a position, what one seat has drawn since, and one answer that is clearly the best.

A puzzle is one line of JSON. Its position is what the seat knows: cards that it cannot see lie anywhere.
"""

import gzip
import json
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files
from typing import TypeVar

from echappee.engine import Entry, Key, Question, Race, Refused, ScriptedDealer
from echappee.games import game_named
from echappee.notation.game_rules import SomePosition, SomeRace, SomeView
from echappee.words.sentences import Sentence

P = TypeVar("P", bound=SomePosition)
V = TypeVar("V", bound=SomeView)


@dataclass(frozen=True)
class Puzzle:
    """A question, and what each answer is worth."""

    game: str
    position: str
    """As a position line."""
    entries: Mapping[str, str]
    """The seat's draws (`~`) and answers (`=`) since then, in order, by key."""
    question: str
    answers: Mapping[str, tuple[float, float]]
    """The win chance with each answer, and its standard error."""
    facts: Mapping[str, Sequence[Sentence]]
    """The explanation of each answer."""
    theme: str
    level: int
    """From 1 to 5, the easiest first."""
    rating: int
    """How hard it is, on the scale on which people who solve puzzles are rated."""
    race: int
    """The number of the race in which it was found."""

    @property
    def best(self) -> str:
        return max(self.answers, key=self.answers.__getitem__)

    @property
    def gap(self) -> float:
        """By how much the best answer is better than the next one."""
        first, second, *_ = sorted((chance for chance, _ in self.answers.values()), reverse=True)
        return first - second

    @property
    def heard(self) -> Sequence[Entry]:
        """The seat's draws and answers since the position."""
        return [
            Entry(Key.parse(key), result[1:], chance=result.startswith("~"))
            for key, result in self.entries.items()
        ]

    def moment(self) -> SomeRace:
        """The race at the moment of the question."""
        rules = game_named(self.game).rules
        return Race(rules, rules.read_line(self.position), ScriptedDealer(), self.heard)

    def asked(self) -> Question:
        return next(each for each in self.moment().questions if str(each.id) == self.question)


def print_puzzle(puzzle: Puzzle) -> str:
    facts = {answer: [(each.id, each.args) for each in told] for answer, told in puzzle.facts.items()}
    return json.dumps(asdict(puzzle) | {"facts": facts}, ensure_ascii=False, separators=(",", ":"))


def read_puzzle(line: str) -> Puzzle:
    """From a line; anything else raises a built-in exception."""
    fields = json.loads(line)
    fields["answers"] = {answer: tuple(each) for answer, each in fields["answers"].items()}
    fields["facts"] = {
        answer: [Sentence(name, args) for name, args in told] for answer, told in fields["facts"].items()
    }
    return Puzzle(**fields)


def read_puzzles(text: str, origin: str = "puzzles") -> Iterator[Puzzle]:
    """The puzzles of a file, one per line."""
    for number, line in enumerate(text.splitlines(), 1):
        try:
            puzzle = read_puzzle(line)
            puzzle.asked()
        except (ValueError, TypeError, KeyError, AttributeError, StopIteration, Refused):
            raise Refused("bad-puzzle", f"{origin} line {number}: this is not a puzzle") from None
        yield puzzle


@cache
def shipped_in(package: str) -> Sequence[Puzzle]:
    """The puzzles that come with a game, as `echappee puzzles choose` wrote them beside this package."""
    packed = (files(package) / "shipped.jsonl.gz").read_bytes()
    return tuple(map(read_puzzle, gzip.decompress(packed).decode().splitlines()))


def choose(puzzles: Sequence[Puzzle], number: int) -> Sequence[Puzzle]:
    """A selection: the clearest of every theme and level, then the next ones, and so on.

    No two are from the same round of a race.
    """
    shelves: dict[tuple[str, int], list[Puzzle]] = defaultdict(list)
    for puzzle in sorted(_one_per_round(puzzles), key=lambda each: (each.gap, each.race)):
        shelves[puzzle.theme, puzzle.level].append(puzzle)
    chosen: list[Puzzle] = []
    while any(shelves.values()) and len(chosen) < number:
        chosen += [shelf.pop() for _, shelf in sorted(shelves.items()) if shelf]
    return sorted(chosen[:number], key=lambda each: (each.race, each.question))


def _one_per_round(puzzles: Sequence[Puzzle]) -> Sequence[Puzzle]:
    """Puzzles in the same round of a race are much alike: keep the clearest one, and each only once."""
    clearest, positions = {}, {}
    for puzzle in sorted(puzzles, key=lambda each: each.gap):
        clearest[puzzle.race, Key.parse(puzzle.question).round] = puzzle
    for puzzle in clearest.values():
        positions[puzzle.position, puzzle.question] = puzzle
    return list(positions.values())
