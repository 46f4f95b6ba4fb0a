"""Puzzles found and checked in several processes, one race or puzzle after the other."""

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from functools import partial
from itertools import count

from echappee.cli.files import read_text
from echappee.engine import Refused
from echappee.games import DEFAULT, game_named, load
from echappee.notation.game_rules import SomePosition, SomeView
from echappee.study import GameStudy
from echappee.study.game_study import GamePuzzles
from echappee.study.puzzles import Puzzle, print_puzzle


def found_by_bots(pool: Executor, game: str | None, numbers: range) -> Iterator[Sequence[str]]:
    """The puzzles, as lines, of each race of these numbers."""
    name = game or DEFAULT
    _warm_up(name)
    return pool.map(partial(_by_bots, name), numbers)


def found_in_records(pool: Executor, names: Sequence[str], first: int) -> Iterator[Sequence[str]]:
    """The puzzles of the races in these files, which are numbered from the first one on."""
    texts = [read_text(name) for name in names]
    for name, text in zip(names, texts, strict=True):
        loaded = load(text, name)
        if not loaded.race.over:
            raise Refused("race-not-over", f"{name}: the race is not over yet")
        _warm_up(loaded.game.name)
    return pool.map(_in_record, texts, count(first))


def checked(pool: Executor, puzzles: Sequence[Puzzle]) -> Iterator[Puzzle | None]:
    """Each of these puzzles as it would be found today; None if it would not be."""
    for name in {each.game for each in puzzles}:
        _warm_up(name)
    return pool.map(_again, puzzles)


def _by_bots(game: str, number: int) -> Sequence[str]:
    return list(map(print_puzzle, _puzzles(game).find(number)))


def _in_record(text: str, number: int) -> Sequence[str]:
    loaded = load(text)
    return list(map(print_puzzle, _puzzles(loaded.game.name).find_in(loaded.race, number)))


def _again(puzzle: Puzzle) -> Puzzle | None:
    return _puzzles(puzzle.game).check(puzzle)


def _warm_up(game: str) -> None:
    """Refuses a game without puzzles."""
    _puzzles(game)
    game_named(game).room(GameStudy).warm_up()


def _puzzles(game: str) -> GamePuzzles[SomePosition, SomeView]:
    puzzles: GamePuzzles[SomePosition, SomeView] | None = game_named(game).room(GameStudy).puzzles
    if puzzles is None:
        raise Refused("no-puzzles", "this game has no puzzles")
    return puzzles
