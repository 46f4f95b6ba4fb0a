"""The game and the road of a command: named by --game or by the road. Options of other games are refused."""

import argparse
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

from echappee.cli.game_terminal import GameTerminal
from echappee.cli.options import refuse_foreign
from echappee.engine import Refused
from echappee.games import DEFAULT, Game, game_named, games_with

R = TypeVar("R")
NO_ROADS = "no-roads"


@dataclass(frozen=True, kw_only=True)
class GameRoads(Generic[R]):
    """A game whose roads can be named on the command line."""

    ROOM: ClassVar[str] = "terminal.roads"

    all: Callable[[], Sequence[R]]
    is_own: Callable[[str], bool]
    """Whether this text can only mean a road of this game."""
    find: Callable[[str], R]
    """The road with this text, or in the file with this name."""
    close: Callable[[str], Sequence[str]]
    """The ids of roads with a similar spelling."""
    facts: Callable[[R], dict[str, object]]
    """Its data in a list of roads."""
    details: Callable[[R], dict[str, object]]
    """All of its data."""

    @classmethod
    def plain(cls, game: Game) -> "GameRoads[str]":
        """Of a game that has no roads to choose from."""

        def find(text: str) -> str:
            if text:
                raise Refused(NO_ROADS, f"{game.rules.title} has no roads to choose from")
            return text

        return GameRoads(
            all=tuple,
            is_own=lambda _text: False,
            find=find,
            close=lambda _text: (),
            facts=lambda _road: {},
            details=lambda _road: {},
        )


def game_meant(args: argparse.Namespace) -> Game:
    game = game_named(args.game) if args.game else game_of_road(args.stage)
    refuse_foreign(args, game)
    return game


def game_of_road(text: str | None) -> Game:
    """The only game to which this road can belong; the default game if several are possible."""
    owners = (game for game in games_with(GameRoads) if text and game.room(GameRoads).is_own(text))
    return next(owners, game_named(DEFAULT))


def find_road(game: Game, text: str | None) -> object:
    """The road with this text, or the game's default road."""
    if text is None:
        return game.room(GameRoads).find(game.room(GameTerminal).default_road)
    with roads_of_others_named(game, text):
        return game.room(GameRoads).find(text)


@contextmanager
def roads_of_others_named(game: Game, text: str) -> Iterator[None]:
    """Add the similar roads of other games to the refusal of an unknown road."""
    try:
        yield
    except Refused as refusal:
        if refusal.code == NO_ROADS:
            raise
        others = [other for other in games_with(GameRoads) if other != game]
        hints = [
            f"; close to it in {other.rules.title}: {', '.join(close)}"
            for other in others
            if (close := other.room(GameRoads).close(text))
        ]
        raise Refused(refusal.code, refusal.detail + "".join(hints)) from None
