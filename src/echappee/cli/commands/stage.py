"""`echappee stage`: checks a road by the rules for designing roads, makes a new one, or evaluates one."""

import argparse
import json
import secrets
import sys
from functools import partial

from echappee.cli import options
from echappee.cli.game_terminal import STAGE_BALANCE, STAGE_CHECK, STAGE_NEW
from echappee.cli.simulation import add_engine
from echappee.engine.refusals import Refused


def add(commands: options.Commands) -> None:
    about = "Design stages (docs/designing.md): check one, make a new one, or measure what matters on it."
    examples = "\n".join(map(options.examples_of, (STAGE_CHECK, STAGE_NEW, STAGE_BALANCE)))
    parser = options.command(commands, "stage", None, about, examples)
    actions = parser.add_subparsers(metavar="action", required=True)
    new_action = partial(actions.add_parser, allow_abbrev=False)
    check = new_action(
        "check", help="exit 0 without errors (advice is printed), 1 with errors, 2 if unreadable"
    )
    check.add_argument("stage", metavar="ROAD", help=options.in_each_game(lambda game: game.roads))
    new = new_action("new", help="make a stage that follows the rules")
    options.add_seed(new, "a new one")
    new.add_argument("--out", metavar="FILE", help="write a stage file instead of printing")
    new.set_defaults(stage=None)
    weigh = new_action("balance", help="what start places, seats, types and climbs are worth")
    weigh.add_argument("stage", metavar="ROAD", help=options.in_each_game(lambda game: game.roads))
    options.add_teams(weigh, STAGE_BALANCE)
    options.add_counted_run(weigh, "races", 10**6, 2000)
    add_engine(weigh)
    weigh.add_argument("--json", action="store_true", help="print one JSON object instead of tables")
    options.add_game(weigh)
    options.add_game_options(weigh, STAGE_BALANCE)
    weigh.set_defaults(run=_balance)
    for action, name, act in ((check, STAGE_CHECK, _check), (new, STAGE_NEW, _new)):
        options.add_game(action)
        options.add_game_options(action, name)
        action.add_argument("--tour", action="store_true", help="as a stage of a tour")
        action.set_defaults(run=act)


def _check(args: argparse.Namespace) -> int:
    from echappee.cli.roads import game_meant, roads_of_others_named
    from echappee.cli.terminal.game_road_screen import GameRoadScreen
    from echappee.cli.terminal.screen import screen

    game = game_meant(args)
    with roads_of_others_named(game, args.stage):
        found = game.room(GameRoadScreen).check(screen(), args)
    errors = sum(finding.severity == "error" for finding in found)
    print(f"errors: {errors}, advice: {len(found) - errors}")
    return 1 if errors else 0


def _new(args: argparse.Namespace) -> int:
    from echappee.cli.files import check_new_path, write_atomically
    from echappee.cli.roads import game_meant
    from echappee.cli.terminal.game_road_screen import GameRoadScreen
    from echappee.cli.terminal.screen import screen

    game = game_meant(args)
    make = game.room(GameRoadScreen).make
    if make is None:
        raise Refused("bad-options", f"stage new is not for {game.rules.title}")
    path = check_new_path(args.out) if args.out else None
    made = make(args, secrets.randbits(32) if args.seed is None else args.seed)
    if path:
        write_atomically(path, made.text)
        sys.stdout.write(f"{path}: {made.name}\n")
    else:
        made.show(screen())
    return 0


def _balance(args: argparse.Namespace) -> int:
    from echappee.cli.lineups import GameLineups, line_up, read_teams
    from echappee.cli.roads import find_road, game_meant
    from echappee.cli.run_facts import simulation_facts
    from echappee.cli.simulation import engine_of, ride_plan
    from echappee.simulate import GameSimulation
    from echappee.simulate.plan import Followable
    from echappee.simulate.run import in_parts

    game = game_meant(args)
    teams = read_teams(game, STAGE_BALANCE, args.teams)
    lineup = line_up(game, args, find_road(game, args.stage), teams)
    tags = {**lineup.tags, **game.room(GameLineups).plan_tags(args)}
    if not args.json:
        from echappee.cli.terminal.result_grid import draw_grid
        from echappee.cli.terminal.screen import screen
    choice = engine_of(args, game.room(GameSimulation).races(tags, lineup.players, args.races, args.seed))
    assert isinstance(choice.plan, Followable), "refused by read_teams"
    facts = simulation_facts(args, STAGE_BALANCE, game, tags, teams)
    plan = choice.plan.follow(args.races)
    ridden = ride_plan(plan, in_parts(plan.tally, plan.size, args.jobs, choice.engine), "races")
    if args.json:
        print(
            json.dumps(
                {
                    **ridden.result.as_json(),
                    "engine": choice.engine.name,
                    "run": {**facts, "engine": choice.engine.name},
                }
            )
        )
    else:
        for grid in ridden.result.grids(teams):
            screen().print(draw_grid(grid))
        screen().print(f"ridden by the {choice.engine.name}")
    return ridden.status
