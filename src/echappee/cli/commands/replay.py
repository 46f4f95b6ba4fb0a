"""`echappee replay`: tells a race from its record."""

import argparse

from echappee.cli.options import Commands, command, whole

EXAMPLES = """\
echappee replay echappee-2026-11-15.race
echappee replay my.race --round 4
echappee replay my.race --json | jq .ranking"""


def add(commands: Commands) -> None:
    """Add this command to the others."""
    about = "Tell a recorded race, or show one round of it."
    parser = command(commands, "replay", run, about, EXAMPLES)
    parser.add_argument("file", metavar="FILE", help="a race record")
    parser.add_argument("--round", metavar="N", type=whole(0, 99999), help="only this round; 0 is the start")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of text")


def run(args: argparse.Namespace) -> int:
    """Read the record and tell it."""
    from echappee import games
    from echappee.cli.files import read_text
    from echappee.cli.terminal.telling import tell_race, tell_round

    race, tags = games.load(read_text(args.file), args.file)
    if args.round is None:
        tell_race(race, tags, as_data=args.json)
    else:
        tell_round(race, tags, args.round, as_data=args.json)
    return 0
