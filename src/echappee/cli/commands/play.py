"""`echappee play`: you against bots, in the terminal or through a pipe."""

import argparse
import secrets
from typing import TYPE_CHECKING

from echappee.cli import options
from echappee.cli.game_terminal import PLAY
from echappee.engine.refusals import Refused

if TYPE_CHECKING:
    from echappee.cli.lineups import StartedRace
    from echappee.cli.terminal.session import Session

COMMON_IN_RECORD = ("game", "stage", "teams", "seed", "solo")
EXAMPLES = """
echappee play --teams you,you,random              two people at one keyboard
echappee play --resume echappee-2026-11-15.race   continue where you stopped"""


def add(commands: options.Commands) -> None:
    about = "Play a race in the terminal against bots, or with friends at the same keyboard."
    parser = options.command(commands, "play", run, about, options.examples_of(PLAY) + EXAMPLES)
    options.add_game(parser)
    options.add_road(parser)
    options.add_teams(parser, PLAY)
    options.add_seed(parser, "a new one")
    parser.add_argument(
        "--solo",
        action="store_true",
        help="you against automatic teams; in a time trial only against the clock",
    )
    options.add_game_options(parser, PLAY)
    parser.add_argument("--record", metavar="FILE", help="save the record here; default: echappee-DATE.race")
    parser.add_argument("--resume", metavar="FILE", help="continue the race of this record")
    options.add_outside(parser)


def run(args: argparse.Namespace) -> int:
    session = _resume(args) if args.resume else _begin(args)
    return session.play()


def _begin(args: argparse.Namespace) -> "Session":
    from echappee.cli.files import check_new_record_path
    from echappee.cli.terminal.autosave import Keeper
    from echappee.cli.terminal.session import Session

    race, tags, players = _start(args)
    path = check_new_record_path(args.record) if args.record else None
    return Session(race, tags, players, Keeper(path, tags), outside=True)


def _start(args: argparse.Namespace) -> "StartedRace":
    from echappee.cli.lineups import YOU, GameLineups, line_up, read_teams, start_race
    from echappee.cli.roads import find_road, game_meant

    if args.solo and args.teams:
        raise Refused("bad-options", "--solo names the teams already; leave out --teams")
    game = game_meant(args)
    road = find_road(game, args.stage)
    text = game.room(GameLineups).solo_teams(args, road) if args.solo else args.teams
    teams = read_teams(game, PLAY, text)
    if YOU not in teams:
        raise Refused("bad-teams", "one of the teams must be 'you'; bots alone race with echappee race")
    seed = secrets.randbits(64) if args.seed is None else args.seed
    return start_race(game, line_up(game, args, road, teams), seed)


def _resume(args: argparse.Namespace) -> "Session":
    from echappee import games
    from echappee.cli.files import check_new_record_path, check_record_path, read_text
    from echappee.cli.players import read_players, seats_of
    from echappee.cli.terminal.autosave import Keeper
    from echappee.cli.terminal.session import Session

    _refuse_settings_in_record(args)
    race, tags = games.load(read_text(args.resume), args.resume)
    if race.over:
        raise Refused("race-over", f"{args.resume}: this race is over; echappee replay tells it")
    players = read_players(tags, race.position.teams)
    if not seats_of(players, race.position.teams) or "seed" not in tags:
        raise Refused("bad-record", f"{args.resume}: a race with 'you' in players and a seed was expected")
    path = check_new_record_path(args.record) if args.record else check_record_path(args.resume)
    return Session(race, tags, players, Keeper(path, tags), outside=args.outside)


def _refuse_settings_in_record(args: argparse.Namespace) -> None:
    given = [f"--{name}" for name in COMMON_IN_RECORD if getattr(args, name) not in (None, False)]
    given += [
        flag for flag, option in args.game_options.items() if getattr(args, option.name) != option.default
    ]
    if given:
        raise Refused("bad-options", f"{given[0]} is already in the record; leave it out with --resume")
