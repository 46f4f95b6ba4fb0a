"""The calendar of a command, and its game."""

from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from difflib import get_close_matches

from echappee.cli.game_terminal import GameTerminal
from echappee.cli.lineups import GameLineups
from echappee.cli.options import refuse_foreign
from echappee.cli.roads import game_of_road
from echappee.engine import Refused
from echappee.games import DEFAULT, Game, game_named, games_with
from echappee.tours.game_tours import GameTours


def calendar_of(args: Namespace) -> str:
    """The calendar, named as a word or with --calendar."""
    named = [text for text in (args.preset, args.calendar) if text is not None]
    if len(named) > 1:
        raise Refused("bad-options", "the calendar is named twice; leave out --calendar")
    return named[0] if named else game_named(args.game or DEFAULT).room(GameTerminal).default_calendar


def game_of_calendar(args: Namespace, calendar: str) -> Game:
    """The game of --game or of the calendar; refuses a game without tours, and options of other games."""
    game = game_named(args.game) if args.game else _owner(calendar)
    game.room(GameTours)
    refuse_foreign(args, game)
    return game


def _owner(calendar: str) -> Game:
    for game in games_with(GameLineups):
        if calendar in game.room(GameLineups).calendars:
            return game
    return game_of_road(next(iter(calendar.split()), None))


@contextmanager
def close_calendars_named(calendar: str) -> Iterator[None]:
    """Add the calendars with a similar name to the refusal of a mistyped one."""
    try:
        yield
    except Refused as refusal:
        known = [name for game in games_with(GameLineups) for name in game.room(GameLineups).calendars]
        close = get_close_matches(calendar, known)
        if not refusal.code.startswith("unknown-") or not close:
            raise
        raise Refused(refusal.code, f"{refusal.detail}; close to it: {', '.join(close)}") from None
