"""Which game is meant: said outright, or by the road. What only other games have is refused."""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager

from echappee.cli.game_options import refuse_foreign
from echappee.cli.game_roads import GameRoads
from echappee.cli.game_terminal import GameTerminal
from echappee.engine import Refused
from echappee.games import DEFAULT, Game, game_named, games


def game_of(args: argparse.Namespace) -> Game:
    """The game that these options mean."""
    game = game_named(args.game) if args.game else game_of_road(args.stage)
    refuse_foreign(args, game)
    return game


def game_of_road(text: str | None) -> Game:
    """The game whose road this can only be; the default one where any could be meant."""
    owners = (game for game in games().values() if text and game.room(GameRoads).is_own(text))
    return next(owners, game_named(DEFAULT))


def find_road(game: Game, text: str | None) -> object:
    """The road of this text, or the game's default one."""
    if text is None:
        return game.room(GameRoads).find(game.room(GameTerminal).default_road)
    with roads_of_others_named(game, text):
        return game.room(GameRoads).find(text)


@contextmanager
def roads_of_others_named(game: Game, text: str) -> Iterator[None]:
    """Where this is not a road of the game, the refusal names roads of other games that are close to it."""
    try:
        yield
    except Refused as refusal:
        others = [other for other in games().values() if other != game]
        hints = [
            f"; close to it in {other.rules.title}: {', '.join(close)}"
            for other in others
            if (close := other.room(GameRoads).close(text))
        ]
        raise Refused(refusal.code, refusal.detail + "".join(hints)) from None
