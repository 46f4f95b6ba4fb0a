"""`echappee simulate`: many races of one kind, and their statistics."""

import argparse

from echappee.cli.game_options import add_game, add_game_options, add_road, add_teams, examples_of
from echappee.cli.game_terminal import SIMULATE
from echappee.cli.options import Commands, add_counted_run, command


def add(commands: Commands) -> None:
    about = "Ride many races between bots and count who wins."
    parser = command(commands, "simulate", run, about, examples_of(SIMULATE))
    add_game(parser)
    add_road(parser)
    add_teams(parser, SIMULATE)
    add_counted_run(parser, "races", 10**9, 1000)
    add_game_options(parser, SIMULATE)
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")


def run(args: argparse.Namespace) -> int:
    """Simulate, with a progress bar in a terminal."""
    from echappee.cli.game_lineups import GameLineups
    from echappee.cli.simulating import ride_and_print
    from echappee.cli.starting import line_up, read_teams
    from echappee.cli.which_game import find_road, game_of
    from echappee.simulate import GameSimulation

    game = game_of(args)
    teams = read_teams(game, SIMULATE, args.teams)
    lineup = line_up(game, args, find_road(game, args.stage), teams)
    tags = lineup.tags | game.room(GameLineups).plan_tags(args)
    plan = game.room(GameSimulation).races(tags, lineup.players, args.races, args.seed)
    ride_and_print(plan, teams, args, "races")
    return 0
