"""`echappee stage balance`: what start places, seats, types and climbs of a road are worth."""

import json
from argparse import ArgumentParser, Namespace

from echappee.cli.engine_options import add_engine
from echappee.cli.game_options import add_teams, in_each_game
from echappee.cli.game_terminal import STAGE_BALANCE
from echappee.cli.options import add_counted_run

USUAL_RACES = 2000


def add_balance(parser: ArgumentParser) -> None:
    parser.add_argument("stage", metavar="ROAD", help=in_each_game(lambda game: game.roads))
    add_teams(parser, STAGE_BALANCE)
    add_counted_run(parser, "races", 10**6, USUAL_RACES)
    add_engine(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of tables")


def balance(args: Namespace) -> int:
    from echappee.cli.engine_options import engine_of
    from echappee.cli.game_lineups import GameLineups
    from echappee.cli.simulating import ride
    from echappee.cli.starting import line_up, read_teams
    from echappee.cli.which_game import find_road, game_of
    from echappee.simulate import GameSimulation
    from echappee.simulate.plan import Followable
    from echappee.simulate.run import in_parts

    game = game_of(args)
    teams = read_teams(game, STAGE_BALANCE, args.teams)
    lineup = line_up(game, args, find_road(game, args.stage), teams)
    tags = lineup.tags | game.room(GameLineups).plan_tags(args)
    if not args.json:
        from echappee.cli.terminal.result_grid import draw_grid
        from echappee.cli.terminal.screen import screen
    choice = engine_of(args, game.room(GameSimulation).races(tags, lineup.players, args.races, args.seed))
    assert isinstance(choice.plan, Followable), "refused by read_teams"
    plan = choice.plan.follow(args.races)
    ridden = ride(plan, in_parts(plan.tally, plan.size, args.jobs, choice.engine), "races")
    if args.json:
        print(json.dumps({**ridden.result.as_json(), "engine": choice.engine.name}))
    else:
        for grid in ridden.result.grids(teams):
            screen().print(draw_grid(grid))
        screen().print(f"ridden by the {choice.engine.name}")
    return ridden.status
