"""`echappee tour`: several stages, one after the other, and the books that go with them."""

import argparse
from collections.abc import Iterable

from echappee.cli.main import Parser
from echappee.cli.options import LARGEST_SEED, Commands, add_seed, add_variants, command, whole
from echappee.cli.terminal.games import add_game

LANGUAGES = ("en", "fr")
CALENDAR_HELP = (
    "short, week, basic, grand, 2018, or stages in a row: 'gt-3 gt-4 rest gt-8'; in Homas Tour Pro "
    "paris-nice, dauphine-libere, benelux-tour, tour-de-france, or courses in a row"
)
EXAMPLES = """\
echappee tour new july.tour --calendar short --specialists
echappee tour play july.tour                     the next stage, or on with the one that is on
echappee tour standings july.tour --after 2
echappee tour sheet july.tour --team blue
echappee tour sheet july.tour --pdf july.pdf --lang fr
echappee tour new bots.tour --teams tempo,random --calendar 'gt-3 gt-4 rest gt-8' --seed 7
echappee tour play bots.tour --all
echappee tour simulate short --teams tempo,random --tours 50 --json
echappee tour new france.tour tour-de-france --teams you,domestique,domestique
echappee tour simulate paris-nice --teams domestique,random --tours 50"""


class Action(Parser):
    """Takes the calendar of a new tour behind its options too, where argparse looks for no more words."""

    def parse_known_args(  # type: ignore[override]  # no namespace of another type comes here
        self, args: Iterable[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        found, rest = super().parse_known_args(args, namespace)
        if rest and not rest[0].startswith("-") and getattr(found, "preset", "") is None:
            found.preset, *rest = rest
        return found, rest


def add(commands: Commands) -> None:
    """Add this command to the others."""
    about = "Ride a tour, stage after stage, on as many days as you like (docs/tours.md)."
    parser = command(commands, "tour", run, about, EXAMPLES)
    actions = parser.add_subparsers(metavar="action", required=True, parser_class=Action)

    def new_action(name: str, about: str) -> argparse.ArgumentParser:
        told = f"{about[0].upper()}{about[1:]}{'' if about.endswith('?') else '.'}"
        return actions.add_parser(name, help=about, description=told, allow_abbrev=False)

    _add_new(new_action("new", "make a tour: its calendar, its teams, its rules"))
    play = _with_file(new_action("play", "ride the next stage, or go on with the one that is on"), _play)
    play.add_argument("--all", action="store_true", help="bots ride every stage that is left")
    play.add_argument("--quiet", action="store_true", help="bots alone: print the result only")
    _with_file(new_action("status", "the calendar, and where the tour stands"), _status)
    standings = _with_file(new_action("standings", "all classifications, and the jerseys"), _standings)
    standings.add_argument("--after", metavar="N", type=whole(1, 21), help="after this stage; the latest")
    sheet = _with_file(new_action("sheet", "the player sheets and the tour sheet, as on paper"), _sheet)
    sheet.add_argument("--team", metavar="COLOUR", help="the sheet of this team only")
    sheet.add_argument("--pdf", metavar="OUT", help="write them to this file, with the standings, as PDF")
    sheet.add_argument("--lang", choices=LANGUAGES, help="the language of the PDF; en if not given")
    _add_export(_with_file(new_action("export", "a stage's record, or everything as JSON"), _export))
    mend = _with_file(new_action("mend", "keep what is whole of a damaged tour"), _mend)
    mend.add_argument("--to", metavar="NEW", required=True, help="the new file")
    _add_simulate(new_action("simulate", "bots ride many tours; who wins them?"))


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
        "preset",
        metavar="PRESET|STAGES",
        nargs="?",
        help=f"{CALENDAR_HELP}; basic, or tour-de-france, if not given",
    )
    parser.add_argument("--calendar", metavar="PRESET|STAGES", help="the same")
    add_game(parser)
    parser.add_argument(
        "--teams",
        metavar="A,B,…",
        help="one to six of you, random, tempo, muscle, peloton; in Homas Tour Pro one to five of you, "
        "random, domestique, neutral; you and three bots if not given",
    )
    _add_rules(parser)
    add_seed(parser, "a new one")


def _add_export(parser: argparse.ArgumentParser) -> None:
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--stage", metavar="N", type=whole(1, 21), help="the record of this stage")
    what.add_argument("--json", action="store_true", help="everything that follows from the tour, as JSON")


def _add_simulate(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("calendar", metavar="PRESET|STAGES", help=CALENDAR_HELP)
    add_game(parser)
    parser.add_argument("--teams", metavar="A,B,…", help="four of the best bot of the game if not given")
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
    add_variants(parser)


def _new(args: argparse.Namespace) -> int:
    from echappee.cli.touring.making import make

    return make(args)


def _play(args: argparse.Namespace) -> int:
    from echappee.cli.touring.playing import play

    return play(args.file, every=args.all, quiet=args.quiet)


def _status(args: argparse.Namespace) -> int:
    from echappee.cli.terminal.screen import screen
    from echappee.cli.touring.game_tours import show_of
    from echappee.cli.touring.tour_file import read_tour

    tour = read_tour(args.file)
    show_of(tour).show_status(screen(), tour, args.file)
    return 0


def _standings(args: argparse.Namespace) -> int:
    from echappee.cli.terminal.screen import screen
    from echappee.cli.touring.game_tours import show_standings
    from echappee.cli.touring.tour_file import read_tour

    tour = read_tour(args.file)
    show_standings(screen(), tour, tour.number if args.after is None else args.after)
    return 0


def _sheet(args: argparse.Namespace) -> int:
    if args.pdf is not None:
        from echappee.cli.touring.printing import print_sheets

        return print_sheets(args.file, args.pdf, args.lang or LANGUAGES[0], args.team)
    return _show_sheet(args)


def _show_sheet(args: argparse.Namespace) -> int:
    from echappee.cli.terminal.screen import screen
    from echappee.cli.touring.game_tours import show_sheets
    from echappee.cli.touring.tour_file import read_tour
    from echappee.engine import Refused

    if args.lang is not None:
        raise Refused("bad-options", "--lang goes with --pdf; the terminal speaks English")
    show_sheets(screen(), read_tour(args.file), args.team)
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
