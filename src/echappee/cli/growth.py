"""The options about growth, shared by the server and `echappee db prune`."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from echappee.cli.options import whole

if TYPE_CHECKING:
    from echappee.server.growth import Growth


def add_growth(parser: argparse.ArgumentParser) -> None:
    """Add the options for how long untouched tables are kept, for a server and for `echappee db prune`."""
    for what, about, usual in (
        ("lobbies", "tables that were never started", "2"),
        ("bot-races", "finished races of bots only", "30"),
        ("races", "finished races of people", "for ever"),
    ):
        parser.add_argument(
            f"--keep-{what}",
            metavar="DAYS",
            type=whole(0, 36_500),
            help=f"remove {about} this many days after the last act, 0 for never; default: {usual}",
        )
    parser.add_argument(
        "--archive",
        metavar="FOLDER",
        type=Path,
        help="write the record of each race into this folder before its table is removed",
    )


def growth_of(args: argparse.Namespace) -> "Growth":
    """The rules in these options."""
    from echappee.server.growth import Growth

    kept = {"lobby": args.keep_lobbies, "bots": args.keep_bot_races, "race": args.keep_races}
    given = {kind: days or None for kind, days in kept.items() if days is not None}
    return Growth(archive=args.archive)._replace(**given)
