"""`echappee tour`: several stages, one after the other, and the books that go with them."""

import argparse
from collections.abc import Iterable

from echappee.cli import options
from echappee.cli.crew import add_cluster
from echappee.cli.game_terminal import TOUR_NEW, TOUR_SIMULATE
from echappee.cli.main import Parser
from echappee.words.languages import ENGLISH, languages

EXAMPLES = """
echappee tour play july.tour                     the next stage, or on with the one that is on
echappee tour enter july.tour                    a stage that was ridden at a real table
echappee tour standings july.tour --after 2
echappee tour sheet july.tour --pdf july.pdf --lang fr
echappee tour play bots.tour --all"""


class Action(Parser):
    """Also takes the calendar of a new tour after its options, where argparse expects no more words."""

    def parse_known_args(  # type: ignore[override]  # there is no namespace of another type here
        self, args: Iterable[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        found, rest = super().parse_known_args(args, namespace)
        if rest and not rest[0].startswith("-") and getattr(found, "preset", "") is None:
            found.preset, *rest = rest
        return found, rest


def add(commands: options.Commands) -> None:
    about = "Ride a tour, stage after stage, on as many days as you like (docs/tours.md)."
    examples = f"{options.examples_of(TOUR_NEW)}{EXAMPLES}\n{options.examples_of(TOUR_SIMULATE)}"
    parser = options.command(commands, "tour", None, about, examples)
    actions = parser.add_subparsers(metavar="action", required=True, parser_class=Action)

    def new_action(name: str, about: str) -> argparse.ArgumentParser:
        told = f"{about[0].upper()}{about[1:]}{'' if about.endswith('?') else '.'}"
        return actions.add_parser(name, help=about, description=told, allow_abbrev=False)

    _add_new(new_action("new", "make a tour: its calendar, its teams, its rules"))
    play = _with_file(new_action("play", "ride the next stage, or continue the one under way"), _play)
    play.add_argument("--all", action="store_true", help="let bots ride all remaining stages")
    play.add_argument("--quiet", action="store_true", help="if only bots ride: print the result only")
    options.add_outside(play)
    _add_enter(_with_file(new_action("enter", "enter a stage that was ridden at a real table"), _enter))
    _with_file(new_action("status", "the calendar, and how far the tour has got"), _status)
    standings = _with_file(new_action("standings", "all classifications, and the jerseys"), _standings)
    standings.add_argument(
        "--after",
        metavar="N",
        type=options.whole(1, 21),
        help="as they were after this stage; default: the latest",
    )
    sheet = _with_file(
        new_action("sheet", "the sheets as on paper: the standings, the tour sheet, those of the teams"),
        _sheet,
    )
    sheet.add_argument("--team", metavar="COLOUR", help="the sheet of this team only")
    sheet.add_argument("--pdf", metavar="OUT", help="write the sheets and the standings to this file as PDF")
    sheet.add_argument("--lang", choices=tuple(languages()), help="the language of the PDF; default: en")
    _add_export(_with_file(new_action("export", "a stage's record, or everything as JSON"), _export))
    mend = _with_file(new_action("mend", "save the undamaged part of a tour"), _mend)
    mend.add_argument("--to", metavar="NEW", required=True, help="the new file")
    _add_simulate(new_action("simulate", "let bots ride many tours, and count who wins"))


def _with_file(parser: argparse.ArgumentParser, act: object) -> argparse.ArgumentParser:
    parser.add_argument("file", metavar="FILE", help="a tour")
    parser.set_defaults(run=act)
    return parser


def _add_new(parser: argparse.ArgumentParser) -> None:
    _with_file(parser, _new)
    about = options.in_each_game(
        lambda game: game.calendars and f"{game.calendars}; default: {game.default_calendar}"
    )
    parser.add_argument("preset", metavar="PRESET|STAGES", nargs="?", help=about)
    parser.add_argument("--calendar", metavar="PRESET|STAGES", help="the same as PRESET|STAGES")
    options.add_game(parser)
    options.add_teams(parser, TOUR_NEW)
    options.add_game_options(parser, TOUR_NEW)
    options.add_seed(parser, "a new one")


def _add_enter(parser: argparse.ArgumentParser) -> None:
    about = "this stage, to correct or complete it; default: the next one"
    parser.add_argument("stage", metavar="STAGE", nargs="?", type=options.whole(1, 21), help=about)
    about = "read the result from this file (docs/tours/written.md) and ask nothing"
    source = parser.add_mutually_exclusive_group()
    source.add_argument("--result", metavar="TEXT", help=about)
    source.add_argument(
        "--csv", metavar="TABLE", help="enter all the stages in this table, as export --csv made it"
    )


def _add_export(parser: argparse.ArgumentParser) -> None:
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--stage", metavar="N", type=options.whole(1, 21), help="the record of this stage")
    what.add_argument("--csv", action="store_true", help="every result as a table for a spreadsheet")
    what.add_argument("--json", action="store_true", help="everything about the tour, as JSON")


def _add_simulate(parser: argparse.ArgumentParser) -> None:
    from echappee.cli.simulation import add_engine

    about = options.in_each_game(lambda game: game.calendars)
    parser.add_argument("calendar", metavar="PRESET|STAGES", help=about)
    options.add_game(parser)
    options.add_teams(parser, TOUR_SIMULATE)
    options.add_counted_run(parser, "tours", 10**6, 100)
    add_engine(parser)
    add_cluster(parser)
    options.add_game_options(parser, TOUR_SIMULATE)
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    parser.set_defaults(run=_simulate)


def _new(args: argparse.Namespace) -> int:
    from echappee.cli.tours.new_tour import make

    return make(args)


def _play(args: argparse.Namespace) -> int:
    from echappee.cli.tours.ride import play

    return play(args.file, every=args.all, quiet=args.quiet, outside=args.outside)


def _enter(args: argparse.Namespace) -> int:
    from echappee.cli.tours.enter import enter_stage, enter_table

    if args.csv is not None:
        return enter_table(args.file, args.csv)
    return enter_stage(args.file, args.stage, args.result)


def _status(args: argparse.Namespace) -> int:
    from echappee.cli.terminal.screen import screen
    from echappee.cli.tours.game_tour_screen import tour_screen
    from echappee.cli.tours.tour_file import open_tour

    tour = open_tour(args.file)
    tour_screen(tour).show_status(screen(), tour, args.file)
    return 0


def _standings(args: argparse.Namespace) -> int:
    from echappee.cli.terminal.screen import screen
    from echappee.cli.tours.game_tour_screen import show_standings
    from echappee.cli.tours.tour_file import open_tour

    tour = open_tour(args.file)
    show_standings(screen(), tour, tour.number if args.after is None else args.after)
    return 0


def _sheet(args: argparse.Namespace) -> int:
    if args.pdf is not None:
        from echappee.cli.tours.pdf import print_sheets

        return print_sheets(args.file, args.pdf, args.lang or ENGLISH, args.team)
    return _show_sheet(args)


def _show_sheet(args: argparse.Namespace) -> int:
    from echappee.cli.terminal.screen import screen
    from echappee.cli.tours.game_tour_screen import show_sheets
    from echappee.cli.tours.tour_file import open_tour
    from echappee.engine import Refused

    if args.lang is not None:
        raise Refused("bad-options", "--lang goes with --pdf; the terminal speaks English")
    show_sheets(screen(), open_tour(args.file), args.team)
    return 0


def _export(args: argparse.Namespace) -> int:
    from echappee.cli.tours.tour_file import export

    return export(args)


def _mend(args: argparse.Namespace) -> int:
    from echappee.cli.tours.new_tour import mend_file

    return mend_file(args.file, args.to)


def _simulate(args: argparse.Namespace) -> int:
    from echappee.cli.crew import crew_of
    from echappee.cli.lineups import GameLineups, players_of, read_teams
    from echappee.cli.run_facts import facts_of
    from echappee.cli.simulation import engine_of, printer, ride_plan
    from echappee.cli.tours.calendars import close_calendars_named, game_of_calendar
    from echappee.simulate import TourPlan
    from echappee.tours.game_tours import GameTours

    workers = crew_of(args)
    game = game_of_calendar(args, args.calendar)
    teams = read_teams(game, TOUR_SIMULATE, args.teams)
    with close_calendars_named(args.calendar):
        tags = game.room(GameLineups).tour_tags(args, args.calendar, teams)
        seats = len(game.room(GameTours).read_setup(tags).teams)
    plan = TourPlan(game.name, tags, players_of(game, teams, seats), args.tours, args.seed)
    plan.check()
    rules, setup = tags.get("rules", ""), dict(tags)
    facts = facts_of(TOUR_SIMULATE, game, calendar=args.calendar, teams=list(teams), rules=rules, setup=setup)
    show = printer(args, teams)
    choice = engine_of(args, plan)
    with workers as crew:
        parts = crew.parts(choice.plan.tally, choice.plan.size, choice.engine)
        ridden = ride_plan(choice.plan, parts, "tours")
    facts = {**facts, "seed": args.seed, "engine": choice.engine.name}
    show(ridden.result, {"engine": choice.engine.name}, facts)
    return ridden.status
