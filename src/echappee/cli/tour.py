"""`echappee tour`: several stages, one after the other, and the books that go with them."""

import argparse
from functools import partial

from echappee.cli.options import LARGEST_SEED, Commands, add_seed, command, whole

DEFAULT_CALENDAR = "basic"
DEFAULT_TEAMS = "you,tempo,tempo,tempo"
BOTS = "tempo,tempo,tempo,tempo"
CALENDAR_HELP = "short, week, basic, grand, 2018, or stages in a row: 'gt-3 gt-4 rest gt-8'"
EXAMPLES = """\
echappee tour new july.tour --calendar short --specialists
echappee tour play july.tour                     the next stage, or on with the one that is on
echappee tour standings july.tour --after 2
echappee tour sheet july.tour --team blue
echappee tour new bots.tour --teams tempo,random --calendar 'gt-3 gt-4 rest gt-8' --seed 7
echappee tour play bots.tour --all
echappee tour simulate short --teams tempo,random --tours 50 --json"""


def add(commands: Commands) -> None:
    """Add this command to the others."""
    about = "Ride a tour, stage after stage, on as many days as you like (docs/tours.md)."
    parser = command(commands, "tour", run, about, EXAMPLES)
    actions = parser.add_subparsers(metavar="action", required=True)
    new_action = partial(actions.add_parser, allow_abbrev=False)
    _add_new(new_action("new", help="make a tour: its calendar, its teams, its rules"))
    play = _with_file(new_action("play", help="ride the next stage, or go on with the one that is on"), _play)
    play.add_argument("--all", action="store_true", help="bots ride every stage that is left")
    play.add_argument("--quiet", action="store_true", help="bots alone: print the result only")
    _with_file(new_action("status", help="the calendar, and where the tour stands"), _status)
    standings = _with_file(new_action("standings", help="all classifications, and the jerseys"), _standings)
    standings.add_argument("--after", metavar="N", type=whole(1, 21), help="after this stage; the latest")
    sheet = _with_file(new_action("sheet", help="the player sheets and the tour sheet, as on paper"), _sheet)
    sheet.add_argument("--team", metavar="COLOUR", help="the sheet of this team only")
    _add_export(_with_file(new_action("export", help="a stage's record, or everything as JSON"), _export))
    mend = _with_file(new_action("mend", help="keep what is whole of a damaged tour"), _mend)
    mend.add_argument("--to", metavar="NEW", required=True, help="the new file")
    _add_simulate(new_action("simulate", help="bots ride many tours; who wins them?"))


def run(args: argparse.Namespace) -> int:
    """Do what was asked for."""
    status: int = args.act(args)
    return status


def _with_file(parser: argparse.ArgumentParser, act: object) -> argparse.ArgumentParser:
    parser.add_argument("file", metavar="FILE", help="a tour")
    parser.set_defaults(act=act)
    return parser


def _add_new(parser: argparse.ArgumentParser) -> None:
    _with_file(parser, _new)
    parser.add_argument(
        "--calendar",
        metavar="PRESET|STAGES",
        default=DEFAULT_CALENDAR,
        help=f"{CALENDAR_HELP}; {DEFAULT_CALENDAR} if not given",
    )
    parser.add_argument(
        "--teams",
        metavar="A,B,…",
        default=DEFAULT_TEAMS,
        help=f"one to six of you, random, tempo, muscle, peloton; {DEFAULT_TEAMS} if not given",
    )
    _add_rules(parser)
    add_seed(parser, "a new one")


def _add_export(parser: argparse.ArgumentParser) -> None:
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--stage", metavar="N", type=whole(1, 21), help="the record of this stage")
    what.add_argument("--json", action="store_true", help="everything that follows from the tour, as JSON")


def _add_simulate(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("calendar", metavar="PRESET|STAGES", help=CALENDAR_HELP)
    parser.add_argument("--teams", metavar="A,B,…", default=BOTS, help=f"{BOTS} if not given")
    parser.add_argument("--tours", metavar="N", type=whole(1, 10**6), default=100, help="100 if not given")
    parser.add_argument("--seed", metavar="N", type=whole(0, LARGEST_SEED), default=1, help="1 if not given")
    parser.add_argument("--jobs", metavar="K", type=whole(1, 256), default=1, help="processes")
    _add_rules(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    parser.set_defaults(act=_simulate)


def _add_rules(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--specialists", action="store_true", help="draft specialists before the first stage")
    parser.add_argument("--weather", action="store_true", help="lay weather tokens on every stage")
    parser.add_argument("--breakaway", action="store_true", help="bid for a breakaway where there are places")


def _new(args: argparse.Namespace) -> int:
    from echappee.cli.touring.making import make

    return make(args)


def _play(args: argparse.Namespace) -> int:
    from echappee.cli.touring.playing import play

    return play(args.file, every=args.all, quiet=args.quiet)


def _status(args: argparse.Namespace) -> int:
    from echappee.cli.screen import screen
    from echappee.cli.touring.keeping import read_campaign
    from echappee.cli.touring.status import show_status

    show_status(screen(), read_campaign(args.file), args.file)
    return 0


def _standings(args: argparse.Namespace) -> int:
    from echappee.cli.screen import screen
    from echappee.cli.touring.keeping import read_campaign
    from echappee.cli.touring.standings import show_standings

    campaign = read_campaign(args.file)
    show_standings(screen(), campaign, campaign.number if args.after is None else args.after)
    return 0


def _sheet(args: argparse.Namespace) -> int:
    from echappee.cli.screen import screen
    from echappee.cli.touring.keeping import read_campaign
    from echappee.cli.touring.sheets import show_sheets

    show_sheets(screen(), read_campaign(args.file), args.team)
    return 0


def _export(args: argparse.Namespace) -> int:
    from echappee.cli.touring.exporting import export

    return export(args)


def _mend(args: argparse.Namespace) -> int:
    from echappee.cli.touring.making import mend_file

    return mend_file(args.file, args.to)


def _simulate(args: argparse.Namespace) -> int:
    from echappee.cli.touring.simulating import run_simulation

    return run_simulation(args)
