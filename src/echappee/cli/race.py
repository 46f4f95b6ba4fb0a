"""`echappee race`: bots race, and the race is told."""

import argparse
import secrets

from echappee.cli.options import Commands, add_rules, add_seed, add_stage, command

DEFAULT_TEAMS = "tempo,tempo,tempo,tempo"
EXAMPLES = """\
echappee race --stage base-2 --teams tempo,random,muscle,peloton --seed 7
echappee race --stage peloton-7-5-6 --teams tempo,tempo,tempo,random,random --breakaway
echappee race --stage gt-10                            an individual time trial
echappee race --stage gt-5-2-4 --format tour --specialists
echappee race --json | jq .winner"""


def add(commands: Commands) -> None:
    """Add this command to the others."""
    parser = command(commands, "race", run, "Bots race; the race is told round by round.", EXAMPLES)
    add_stage(parser)
    parser.add_argument(
        "--teams",
        metavar="A,B,…",
        default=DEFAULT_TEAMS,
        help="one to six of random, tempo, muscle, peloton; they get the colours "
        "blue, red, green, black, white, pink in this order",
    )
    add_rules(parser)
    add_seed(parser, "a new one")
    parser.add_argument("--record", metavar="FILE", help="write the race record to this file")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--json", action="store_true", help="print one JSON object instead of text")
    how.add_argument("--quiet", action="store_true", help="print the result only")


def run(args: argparse.Namespace) -> int:
    """Ride the race and tell it."""
    from echappee import catalogue
    from echappee.bots import drive
    from echappee.cli.files import check_record_path, write_atomically
    from echappee.cli.lineup import race_of, read_lineup, read_teams, tags_of
    from echappee.cli.players import bots_of
    from echappee.cli.telling import tell_race

    lineup = read_lineup(args, read_teams(args.teams))
    path = check_record_path(args.record) if args.record else None
    seed = secrets.randbits(64) if args.seed is None else args.seed
    race, tags = race_of(lineup, seed), tags_of(lineup, seed)
    drive(race, bots_of(lineup.players, race.position.teams, seed))
    if path:
        write_atomically(path, catalogue.save(race, tags))
    tell_race(race, tags, as_data=args.json, quiet=args.quiet)
    return 0
