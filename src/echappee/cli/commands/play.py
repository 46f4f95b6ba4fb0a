"""`echappee play`: you against bots, in the terminal or through a pipe."""

import argparse
import secrets
from typing import TYPE_CHECKING

from echappee.cli.options import Commands, add_rules, add_seed, add_stage, command, whole
from echappee.cli.terminal.games import HOMAS, add_game, game_of
from echappee.engine.refusals import Refused

if TYPE_CHECKING:
    from echappee.cli.terminal.session import Session
    from echappee.cli.terminal.starting import Started
    from echappee.flamme.terminal.lineup import Lineup

DEFAULT_TEAMS = "you,tempo,tempo,tempo"
SOLO_TEAMS = "you,peloton,muscle"
IN_RECORD = (
    *("game", "stage", "teams", "seed", "handicap", "solo", "weather", "breakaway", "ride_out"),
    *("specialists", "riders", "format", "extended", "baroudeur_bid", "super_combative"),
)
NO_PERSON = "one of the teams must be 'you'; bots alone race with echappee race"
EXAMPLES = """\
echappee play                                     you are blue, against three bots
echappee play --stage base-4 --teams tempo,you,muscle --weather
echappee play --teams you,you,tempo               two people at one keyboard
echappee play --solo                              alone against Peloton and Muscle
echappee play --stage gt-10 --solo                alone against the clock
echappee play --stage gt-4-2-4 --format tour --specialists
echappee play --stage milan-san-remo              Homas Tour Pro: you direct the white team
echappee play --stage paris-roubaix --teams you,domestique,neutral
echappee play --resume echappee-2026-11-15.race   go on where you stopped"""


def add(commands: Commands) -> None:
    """Add this command to the others."""
    about = "Play a race in the terminal against bots, or with friends at the same keyboard."
    parser = command(commands, "play", run, about, EXAMPLES)
    add_game(parser)
    add_stage(parser)
    parser.add_argument(
        "--teams",
        metavar="A,B,…",
        help="one to six of you, random, tempo, muscle, peloton, in the order "
        f"blue, red, green, black, white, pink; {DEFAULT_TEAMS} if not given; in Homas Tour Pro "
        "one to five of you, random, domestique, neutral",
    )
    add_seed(parser, "a new one")
    add_rules(parser)
    parser.add_argument(
        "--handicap", metavar="N", type=whole(0, 30), help="so many exhaustion cards in each of your decks"
    )
    parser.add_argument(
        "--solo",
        action="store_true",
        help="you against a Peloton and a Muscle team; in a time trial against the clock alone; in Homas "
        "Tour Pro against neutral teams",
    )
    parser.add_argument(
        "--record", metavar="FILE", help="keep the record here; echappee-DATE.race if not given"
    )
    parser.add_argument("--resume", metavar="FILE", help="go on with the race of this record")


def run(args: argparse.Namespace) -> int:
    """Sit down and play."""
    session = _resume(args) if args.resume else _begin(args)
    return session.play()


def _begin(args: argparse.Namespace) -> "Session":
    from echappee.cli.files import check_new_record_path
    from echappee.cli.terminal.autosave import Keeper
    from echappee.cli.terminal.session import Session

    seed = secrets.randbits(64) if args.seed is None else args.seed
    race, tags, players = (_homas if game_of(args.game, args.stage) == HOMAS else _flamme)(args, seed)
    path = check_new_record_path(args.record) if args.record else None
    return Session(race, tags, players, Keeper(path, tags))


def _flamme(args: argparse.Namespace, seed: int) -> "Started":
    from echappee.cli.terminal.starting import start_flamme
    from echappee.flamme.terminal.lineup import read_lineup

    return start_flamme(_with_handicap(read_lineup(args, _teams(args)), args), seed)


def _homas(args: argparse.Namespace, seed: int) -> "Started":
    from echappee.cli.terminal.starting import start_homas
    from echappee.cli.terminal.team_words import YOU
    from echappee.homas.terminal.lineup import PLAY_TEAMS, SOLO_TEAMS, read_homas_lineup

    if args.handicap is not None:
        raise Refused("bad-options", "--handicap is not for Homas Tour Pro")
    _check_solo(args)
    teams = (SOLO_TEAMS if args.solo else PLAY_TEAMS) if args.teams is None else args.teams
    lineup = read_homas_lineup(args, teams, you=True)
    if YOU not in lineup.players:
        raise Refused("bad-teams", NO_PERSON)
    return start_homas(lineup, seed)


def _resume(args: argparse.Namespace) -> "Session":
    from echappee import games
    from echappee.cli.files import check_new_record_path, check_record_path, read_text
    from echappee.cli.terminal.autosave import Keeper
    from echappee.cli.terminal.players import read_players, seats_of
    from echappee.cli.terminal.session import Session

    for name in IN_RECORD:
        if getattr(args, name) not in (None, False) or (name == "extended" and args.extended is not None):
            raise Refused(
                "bad-options",
                f"--{name.replace('_', '-')} is in the record already; leave it out with --resume",
            )
    race, tags = games.load(read_text(args.resume), args.resume)
    if race.over:
        raise Refused("race-over", f"{args.resume}: this race is over; echappee replay tells it")
    players = read_players(tags, race.position.teams)
    if not seats_of(players, race.position.teams) or "seed" not in tags:
        raise Refused("bad-record", f"{args.resume}: a race with 'you' in players and a seed was expected")
    path = check_new_record_path(args.record) if args.record else check_record_path(args.resume)
    return Session(race, tags, players, Keeper(path, tags))


def _teams(args: argparse.Namespace) -> tuple[str, ...]:
    from echappee.cli.terminal.team_words import YOU
    from echappee.flamme.terminal.lineup import read_teams

    _check_solo(args)
    solo = YOU if _trial(args) else SOLO_TEAMS
    teams = read_teams((solo if args.solo else DEFAULT_TEAMS) if args.teams is None else args.teams, you=True)
    if YOU not in teams:
        raise Refused("bad-teams", NO_PERSON)
    return teams


def _check_solo(args: argparse.Namespace) -> None:
    if args.solo and args.teams:
        raise Refused("bad-options", "--solo names the teams already; leave out --teams")


def _trial(args: argparse.Namespace) -> bool:
    """Whether this is a time trial: alone, one rides it against nobody but the clock."""
    from echappee.flamme.terminal.lineup import TRIALS, format_of, stage_of

    return format_of(args, stage_of(args)) in TRIALS


def _with_handicap(lineup: "Lineup", args: argparse.Namespace) -> "Lineup":
    """Exhaustion cards for people's teams: as wished, or as recommended for the solo race."""
    from echappee.cli.terminal.team_words import YOU
    from echappee.flamme.rules.setup import SOLO_HANDICAP

    default = SOLO_HANDICAP if args.solo and not lineup.setup.ruleset.trial else (0, 0)
    rouleur, sprinteur = default if args.handicap is None else (args.handicap, args.handicap)
    teams = tuple(
        team._replace(rouleur_handicap=rouleur, sprinteur_handicap=sprinteur) if player == YOU else team
        for team, player in zip(lineup.setup.teams, lineup.players, strict=True)
    )
    return lineup._replace(setup=lineup.setup._replace(teams=teams))
