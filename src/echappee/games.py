"""The one list of games: ours by name, others by entry point. A room of a game is loaded on first use."""

import logging
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
NO_ROOM, BROKEN = "no-such-room", "broken-game"
"""The refusals of a room that a game does not have, and of a game that cannot be loaded."""

P_co = TypeVar("P_co", bound=SomePosition, covariant=True)
V_co = TypeVar("V_co", bound=SomeView, covariant=True)


class Room(Protocol):
    """What a game adds to one room of the house: a record, in the room's package, under the room's name.

    A kind of record with a class method `plain` says with it what a game has that does not add anything.
    """

    ROOM: ClassVar[str]


R = TypeVar("R", bound=Room)


@dataclass(frozen=True, eq=False)  # there is one of each, and `_package` is asked for it all the time
class Game:
    """A game: its name in records, and where its rooms are."""

    name: str
    package: str

    def room(self, kind: type[R]) -> R:
        """Its record of this kind: `TOURS` in `package.tours` for `GameTours`.

        A room may be a part of another, as in `terminal.roads`, so that no more is loaded than necessary. A
        game without this room has the plain record, or is refused if there is none.
        """
        record = getattr(_package(self, kind.ROOM), kind.ROOM.rpartition(".")[2].upper(), None)
        if isinstance(record, kind):
            return record
        if record is not None:
            raise _broken(self, f"its {kind.ROOM} is a {type(record).__name__}, not a {kind.__name__}")
        plain: R = _plain(self, kind)
        return plain

    @property
    def rules(self) -> GameRules[Any, Any]:
        return self.room(GameRules)


@cache
def _package(game: Game, room: str) -> ModuleType | None:
    """The package of this room, if there is one; a server asks for it many times for each decision."""
    module = f"{game.package}.{room}"
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        missing = f"{error.name}."
        if f"{game.package}.".startswith(missing):
            raise _broken(game, f"there is no package {error.name}") from None
        if not f"{module}.".startswith(missing):
            raise
        return None
    except Exception as error:
        if game.name in OURS:
            raise
        raise _broken(game, f"{type(error).__name__} in {module}: {error}") from None


@cache
def _plain(game: Game, kind: type[R]) -> R:
    make = getattr(kind, "plain", None)
    if make is None:
        title = game.name if kind is GameRules else game.rules.title
        raise Refused(NO_ROOM, f"{title} has no {kind.ROOM}")
    record: R = make(game)
    return record


def _broken(game: Game, why: str) -> Refused:
    return Refused(BROKEN, f"the game {game.name} cannot be used: {why}")


def games() -> Mapping[str, Game]:
    """All games by name; no part of them is loaded yet."""
    return _known()


@lru_cache(maxsize=1)
def _known() -> dict[str, Game]:
    others = {point.name: point.value for point in entry_points(group=ENTRY_POINTS)}
    return {name: Game(name, package) for name, package in (OURS | others | OURS).items()}


def games_with(*kinds: type[Room]) -> list[Game]:
    """The games that have these rooms, or the plain records of them.

    A game that cannot be loaded is left out from now on; the log says so, once.
    """
    return [game for game in list(_known().values()) if _has(game, kinds)]


def _has(game: Game, kinds: tuple[type[Room], ...]) -> bool:
    try:
        for kind in kinds:
            game.room(kind)
    except Refused as refusal:
        if refusal.code == BROKEN:
            _leave_out(game, refusal.detail)
        elif refusal.code != NO_ROOM:
            raise
        return False
    except ModuleNotFoundError as error:
        if game.name in OURS:
            raise
        _leave_out(game, _broken(game, f"it needs the package {error.name}").detail)
        return False
    return True


def _leave_out(game: Game, why: str) -> None:
    if _known().pop(game.name, None):
        logging.getLogger(__name__).warning("%s", why)


def game_named(name: str, origin: str = "") -> Game:
    game = _known().get(name)
    if game is None:
        where = f"{origin}: " if origin else ""
        raise Refused(
            "unknown-game", f"{where}there is no game {name[:20]!r}; there are {', '.join(games())}"
        )
    return game


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
