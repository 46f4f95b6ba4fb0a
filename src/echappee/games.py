"""The one list of games: ours by name, others by entry point. A room of a game is loaded on first use."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from types import ModuleType
from typing import Any, ClassVar, Final, Generic, NamedTuple, Protocol, TypeVar

from echappee.engine import Race, Refused
from echappee.notation import GameRules, Record, print_record, read_record, record_of, replay
from echappee.notation.game_rules import SomePosition, SomeRace, SomeView
from echappee.notation.record import read_tags
from echappee.notation.replay import check_edition

OURS: Final = {"flamme": "echappee.flamme", "homas": "echappee.homas"}
"""Our games, and the package of each. The first one is the default."""
DEFAULT: Final = next(iter(OURS))
ENTRY_POINTS: Final = "echappee.games"
"""The group in which an installed package names the package of its game."""

P_co = TypeVar("P_co", bound=SomePosition, covariant=True)
V_co = TypeVar("V_co", bound=SomeView, covariant=True)


class Room(Protocol):
    """What a game adds to one room of the house: a record, in the room's package, under the room's name."""

    ROOM: ClassVar[str]


R = TypeVar("R", bound=Room)


@dataclass(frozen=True)
class Game:
    """A game: its name in records, and where its rooms are."""

    name: str
    package: str

    def room(self, kind: type[R]) -> R:
        """Its record of this kind: `TOURS` in `package.tours` for `GameTours`.

        A room may be a part of another, as in `terminal.roads`, so that no more is loaded than necessary.
        """
        record: R = getattr(_package(self, kind.ROOM), kind.ROOM.rpartition(".")[2].upper())
        return record

    @property
    def rules(self) -> GameRules[Any, Any]:
        return self.room(GameRules)


@cache
def _package(game: Game, room: str) -> ModuleType:
    """The package of this room; a server asks for it many times for each decision."""
    module = f"{game.package}.{room}"
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        raise Refused("no-such-room", f"{game.rules.title} has no {room}") from None


@lru_cache(maxsize=1)
def games() -> Mapping[str, Game]:
    """All games by name; no part of them is loaded yet."""
    others = {point.name: point.value for point in entry_points(group=ENTRY_POINTS)}
    return {name: Game(name, package) for name, package in (OURS | others | OURS).items()}


def game_named(name: str, origin: str = "") -> Game:
    if name not in games():
        where = f"{origin}: " if origin else ""
        raise Refused(
            "unknown-game", f"{where}there is no game {name[:20]!r}; there are {', '.join(games())}"
        )
    return games()[name]


def game_of(race: SomeRace) -> Game:
    return game_named(race.rules.name)


class LoadedRace(NamedTuple, Generic[P_co, V_co]):
    """A race read from a record, and the record's tags."""

    race: Race[P_co, V_co]
    tags: Mapping[str, str]

    @property
    def game(self) -> Game:
        return game_named(self.tags["game"])


def load(text: str, origin: str = "record") -> LoadedRace[Any, Any]:
    """Read a record and ride it; refuses a file that is damaged, foreign or drifts from the rules."""
    game, record = read(text, origin)
    return LoadedRace(replay(game.rules, record, origin), record.tags)


def read(text: str, origin: str = "record") -> tuple[Game, Record]:
    """A record and its game.

    A record of another edition is refused before its rounds are read: they cannot be judged.
    """
    tags = read_tags(text, origin)
    if not tags:
        raise Refused("bad-record", f"{origin}: there is no record in this file")
    game = game_named(tags.get("game", ""), origin)
    check_edition(game.rules, tags, origin)
    return game, read_record(text, origin)


def save(race: SomeRace, tags: Mapping[str, str]) -> str:
    """The record of this race as text."""
    return print_record(record(race, tags))


def record(race: SomeRace, tags: Mapping[str, str]) -> Record:
    return record_of(game_of(race).rules, race, tags)
