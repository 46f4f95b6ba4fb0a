"""`echappee simulate`: many races of one kind, and their statistics."""

import argparse

from echappee.cli import options
from echappee.cli.game_terminal import SIMULATE


def add(commands: options.Commands) -> None:
    from echappee.cli.crew import add_cluster
    from echappee.cli.simulation import add_device, add_engine

    about = "Let bots ride many races, and print statistics."
    parser = options.command(commands, "simulate", run, about, options.examples_of(SIMULATE))
    options.add_game(parser)
    options.add_road(parser)
    options.add_teams(parser, SIMULATE)
    options.add_counted_run(parser, "races", 10**9, 1000)
    about = "the number of the first race, counted from 0: --first 1000 continues a run of 1000"
    parser.add_argument("--first", metavar="N", type=options.whole(0, 10**9), default=0, help=about)
    add_engine(parser)
    add_device(parser)
    add_cluster(parser)
    options.add_game_options(parser, SIMULATE)
    parser.add_argument("--out", metavar="FILE", help="write a Parquet file with one row per rider and race")
    parser.add_argument("--report", metavar="FILE", help="write a page with charts, as HTML")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")


def run(args: argparse.Namespace) -> int:
    """Simulate, with a progress bar in a terminal."""
    from echappee.cli.crew import crew_of, open_parts
    from echappee.cli.lineups import GameLineups, line_up, read_teams
    from echappee.cli.report import SimulationReport, report_path
    from echappee.cli.roads import find_road, game_meant
    from echappee.cli.run_facts import simulation_facts
    from echappee.cli.simulation import engine_of, printer, ride_plan, said_of
    from echappee.simulate import GameSimulation

    workers = crew_of(args)
    game = game_meant(args)
    teams = read_teams(game, SIMULATE, args.teams)
    lineup = line_up(game, args, find_road(game, args.stage), teams)
    tags = {**lineup.tags, **game.room(GameLineups).plan_tags(args)}
    plan = game.room(GameSimulation).races(tags, lineup.players, args.races, args.seed)
    show = printer(args, teams)
    facts = {**simulation_facts(args, SIMULATE, game, tags, teams), "first": args.first}
    page = report_path(args, game, plan) if args.report else None
    with open_parts(args, game, plan, facts) as parts:
        choice = engine_of(args, plan)
        with workers as crew:
            ridden = ride_plan(choice.plan, parts(choice, crew), "races")
    facts["engine"] = choice.engine.name
    if page:
        report = SimulationReport(
            args=args, game=game, teams=teams, choice=choice, ridden=ridden, facts=facts
        )
        report.write(page)
    show(ridden.result, said_of(choice, ridden), facts)
    return ridden.status
