"""A situation from a rulebook: a position with answers and draws to play, and what must hold afterwards.

A game's reader takes the position, the answers and the draws from the fields of a table, and names the keys
that may be expected, each with where its value is found at the end of the play.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Generic, Self, TypeVar

from echappee.engine import Refused
from echappee.games import Game, games_with
from echappee.scenarios.fields import Fields

End = TypeVar("End")
"""The state at the end of a play, as the checks see it."""
T = TypeVar("T")
Situation = Callable[[], Iterable[str]]
"""Plays what a table describes; returns one line for each difference."""
Check = Callable[[End], Iterable[str]]
"""Returns one line for each difference at the end of the play."""


class NotAsWrittenError(Exception):
    """The play differs so early that nothing else can be compared; the arguments are the differences."""


class Expectations(Generic[End]):
    """What a table expects, read key by key from the table itself or from a table within it."""

    def __init__(self, fields: Fields, table: str = "") -> None:
        self.fields = fields.inner(table) if table else fields
        self._table = table
        self._keys: list[str] = []
        self._checks: list[Check[End]] = []

    def has(self, key: str) -> bool:
        """Whether this key has an expectation; from now on the key is known."""
        self._keys.append(key)
        return self.fields.has(key)

    def value(
        self,
        key: str,
        read: Callable[[Fields, str], T],
        found: Callable[[End], T],
        show: Callable[[T], str] = str,
    ) -> None:
        """One value, as in `taken = 1`."""
        if self.has(key):
            wanted = read(self.fields, key)
            self.check(lambda end: _unlike(f"{key}: ", found(end), wanted, show))

    def each(
        self,
        key: str,
        read: Callable[[Fields, str], Mapping[str, T]],
        found: Callable[[End], Mapping[str, T]],
        show: Callable[[T], str] = str,
        says: str = "{} has ",
    ) -> None:
        """Values by the name of a rider or a team, as in `tp = ["Red 5"]`."""
        if self.has(key) and (wanted := read(self.fields, key)):

            def check(end: End) -> Iterator[str]:
                there = found(end)
                for name, value in wanted.items():
                    yield from _unlike(f"{key}: {says.format(name)}", there[name], value, show)

            self.check(check)

    def beginning(
        self,
        key: str,
        read: Callable[[Fields, str], tuple[str, ...]],
        found: Callable[[End], tuple[str, ...]],
        between: str = " ",
    ) -> None:
        """A list of which only the beginning may be written."""
        if self.has(key) and (wanted := read(self.fields, key)):
            self.check(
                lambda end: (
                    ()
                    if (there := found(end))[: len(wanted)] == wanted
                    else [f"{key}: {between.join(there)}, not {between.join(wanted)}"]
                )
            )

    def check(self, check: Check[End]) -> None:
        """Another condition."""
        self._checks.append(check)

    def situation(self, play: Callable[[], End]) -> Situation:
        """The whole situation, once everything has been read; refuses a table that expects nothing.

        `play` plays it with the real rules, and returns the end that the checks look at.
        """
        if self._table:
            self.fields.close()
        if not self._checks:
            keys = ", ".join(self._keys)
            nothing = f"{self._table} is empty" if self._table else "nothing is expected"
            raise Refused("no-expectation", nothing + (f": give one of {keys}" if keys else ""))
        return partial(_differences, play, self._checks)


def _differences(play: Callable[[], End], checks: Iterable[Check[End]]) -> Iterator[str]:
    try:
        end = play()
    except NotAsWrittenError as error:
        yield from error.args
        return
    for check in checks:
        yield from check(end)


def _unlike(begin: str, there: T, wanted: T, show: Callable[[T], str]) -> Iterator[str]:
    if there != wanted:
        yield f"{begin}{show(there)}, not {show(wanted)}"


def print_truth(truth: bool) -> str:  # noqa: FBT001 - shown as it is written
    return str(truth).lower()


TableReader = Callable[[Fields], Situation]
"""Reads the situation that a table describes; refuses what is malformed."""


@dataclass(frozen=True, kw_only=True)
class GameScenarios:
    """The tables of a game by name."""

    ROOM: ClassVar[str] = "scenarios"

    tables: Mapping[str, TableReader] = field(default_factory=dict)

    @classmethod
    def plain(cls, _game: Game) -> Self:
        return cls()


def scenario_tables() -> dict[str, TableReader]:
    found = games_with(GameScenarios)
    return {name: read for game in found for name, read in game.room(GameScenarios).tables.items()}
