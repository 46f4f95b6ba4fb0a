"""`echappee race`: bots race, and the race is told."""

import argparse
import secrets
from typing import TYPE_CHECKING

from echappee.cli.options import Commands, add_rules, add_seed, add_stage, command
from echappee.cli.terminal.games import HOMAS, add_game, game_of

if TYPE_CHECKING:
    from echappee.cli.terminal.starting import Started

DEFAULT_TEAMS = "tempo,tempo,tempo,tempo"
EXAMPLES = """\
echappee race --stage base-2 --teams tempo,random,muscle,peloton --seed 7
echappee race --stage peloton-7-5-6 --teams tempo,tempo,tempo,random,random --breakaway
echappee race --stage gt-10                            an individual time trial
echappee race --stage gt-5-2-4 --format tour --specialists
echappee race --stage milan-san-remo --teams domestique,random,neutral
echappee race --json | jq .winner"""


def add(commands: Commands) -> None:
    """Add this command to the others."""
    parser = command(commands, "race", run, "Bots race; the race is told round by round.", EXAMPLES)
    add_game(parser)
    add_stage(parser)
    parser.add_argument(
        "--teams",
        metavar="A,B,…",
        help="one to six of random, tempo, muscle, peloton; they get the colours "
        f"blue, red, green, black, white, pink in this order; {DEFAULT_TEAMS} if not given; in Homas Tour "
        "Pro one to five of random, domestique, neutral",
    )
    add_rules(parser)
    add_seed(parser, "a new one")
    parser.add_argument("--record", metavar="FILE", help="write the race record to this file")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--json", action="store_true", help="print one JSON object instead of text")
    how.add_argument("--quiet", action="store_true", help="print the result only")


def run(args: argparse.Namespace) -> int:
    """Ride the race and tell it."""
    from echappee import games
    from echappee.bots import drive
    from echappee.cli.files import check_record_path, write_atomically
    from echappee.cli.terminal.players import bots_of
    from echappee.cli.terminal.telling import tell_race

    seed = secrets.randbits(64) if args.seed is None else args.seed
    race, tags, players = (_homas if game_of(args.game, args.stage) == HOMAS else _flamme)(args, seed)
    path = check_record_path(args.record) if args.record else None
    drive(race, bots_of(players, race.position.teams, seed, race.rules.name))
    if path:
        write_atomically(path, games.save(race, tags))
    tell_race(race, tags, as_data=args.json, quiet=args.quiet)
    return 0


def _flamme(args: argparse.Namespace, seed: int) -> "Started":
    from echappee.cli.terminal.starting import start_flamme
    from echappee.flamme.terminal.lineup import read_lineup, read_teams

    return start_flamme(
        read_lineup(args, read_teams(DEFAULT_TEAMS if args.teams is None else args.teams)), seed
    )


def _homas(args: argparse.Namespace, seed: int) -> "Started":
    from echappee.cli.terminal.starting import start_homas
    from echappee.homas.terminal.lineup import RACE_TEAMS, read_homas_lineup

    return start_homas(read_homas_lineup(args, RACE_TEAMS if args.teams is None else args.teams), seed)
