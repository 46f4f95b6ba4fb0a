"""`echappee stage`: checks a road against the rules for designing roads, makes a new one, or weighs one."""

import argparse
import secrets
import sys
from functools import partial

from echappee.cli.game_options import add_game, add_game_options, examples_of, in_each_game
from echappee.cli.game_terminal import STAGE_BALANCE, STAGE_CHECK, STAGE_NEW
from echappee.cli.options import Commands, add_seed, command
from echappee.engine.refusals import Refused


def add(commands: Commands) -> None:
    from echappee.cli.balancing import add_balance, balance

    about = "Design stages (docs/designing.md): check one, make a new one, or measure what matters on it."
    examples = "\n".join(map(examples_of, (STAGE_CHECK, STAGE_NEW, STAGE_BALANCE)))
    parser = command(commands, "stage", run, about, examples)
    actions = parser.add_subparsers(metavar="action", required=True)
    new_action = partial(actions.add_parser, allow_abbrev=False)
    check = new_action(
        "check", help="exit 0 without errors (advice is printed), 1 with errors, 2 if unreadable"
    )
    check.add_argument("stage", metavar="ROAD", help=in_each_game(lambda game: game.roads))
    new = new_action("new", help="make a stage that follows the rules")
    add_seed(new, "a new one")
    new.add_argument("--out", metavar="FILE", help="write a stage file instead of printing")
    new.set_defaults(stage=None)
    weigh = new_action("balance", help="what start places, seats, types and climbs are worth")
    add_balance(weigh)
    add_game(weigh)
    add_game_options(weigh, STAGE_BALANCE)
    weigh.set_defaults(act=balance)
    for action, name, act in ((check, STAGE_CHECK, _check), (new, STAGE_NEW, _new)):
        add_game(action)
        add_game_options(action, name)
        action.add_argument("--tour", action="store_true", help="as a stage of a tour")
        action.set_defaults(act=act)


def run(args: argparse.Namespace) -> int:
    status: int = args.act(args)
    return status


def _check(args: argparse.Namespace) -> int:
    from echappee.cli.terminal.game_road_screen import GameRoadScreen
    from echappee.cli.terminal.screen import screen
    from echappee.cli.which_game import game_of, roads_of_others_named

    game = game_of(args)
    with roads_of_others_named(game, args.stage):
        found = game.room(GameRoadScreen).check(screen(), args)
    errors = sum(finding.severity == "error" for finding in found)
    print(f"errors: {errors}, advice: {len(found) - errors}")
    return 1 if errors else 0


def _new(args: argparse.Namespace) -> int:
    from echappee.cli.files import check_new_path, write_atomically
    from echappee.cli.terminal.game_road_screen import GameRoadScreen
    from echappee.cli.terminal.screen import screen
    from echappee.cli.which_game import game_of

    game = game_of(args)
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
