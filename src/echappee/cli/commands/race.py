"""`echappee race`: bots ride a race, with a commentary."""

import argparse
import secrets
from collections.abc import Callable, Collection, Mapping
from functools import partial
from typing import TYPE_CHECKING

from echappee.cli import options
from echappee.cli.game_terminal import RACE

if TYPE_CHECKING:
    from echappee.engine import Seat
    from echappee.notation.game_rules import SomeRace

EXAMPLES = """
echappee race --json | jq .winner"""


def add(commands: options.Commands) -> None:
    about = "Let bots ride a race, with a commentary round by round."
    parser = options.command(commands, "race", run, about, options.examples_of(RACE) + EXAMPLES)
    options.add_game(parser)
    options.add_road(parser)
    options.add_teams(parser, RACE)
    options.add_game_options(parser, RACE)
    options.add_seed(parser, "a new one")
    parser.add_argument("--record", metavar="FILE", help="write the race record to this file")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--json", action="store_true", help="print one JSON object instead of text")
    how.add_argument("--quiet", action="store_true", help="print the result only")


def run(args: argparse.Namespace) -> int:
    from echappee import games
    from echappee.bots import drive
    from echappee.bots.guarded import failed_seats
    from echappee.cli.files import check_record_path, write_atomically
    from echappee.cli.lineups import line_up, read_teams, start_race
    from echappee.cli.players import bots_by_seat
    from echappee.cli.roads import find_road, game_meant

    tell = _teller(args)  # before the race: a package may be missing
    game = game_meant(args)
    seed = secrets.randbits(64) if args.seed is None else args.seed
    teams = read_teams(game, RACE, args.teams)
    lineup = line_up(game, args, find_road(game, args.stage), teams)
    race, tags, players = start_race(game, lineup, seed)
    path = check_record_path(args.record) if args.record else None
    bots = bots_by_seat(players, race.position.teams, seed, game.name, outside=True)
    drive(race, bots)
    if path:
        write_atomically(path, games.save(race, tags))
    tell(race, tags, failed_seats(bots))
    return 0


def _teller(args: argparse.Namespace) -> "Callable[[SomeRace, Mapping[str, str], Collection[Seat]], None]":
    if args.json:
        from echappee.cli.game_data import print_race_json

        return partial(print_race_json, RACE)
    from echappee.cli.terminal.commentary import tell_race

    return partial(tell_race, quiet=args.quiet)
