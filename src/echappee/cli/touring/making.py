"""New tour files: a tour before its first stage, or what is whole of a damaged one."""

import secrets
from argparse import Namespace

from echappee.cli.files import check_new_path, read_text
from echappee.cli.lineup import AUTOMATIC, players_of, read_teams
from echappee.cli.program import program
from echappee.cli.screen import say, screen
from echappee.cli.touring.keeping import extent, held, write_campaign
from echappee.cli.touring.status import show_status
from echappee.flamme import Ruleset
from echappee.tours.campaign import Campaign, mend, new_campaign


def make(args: Namespace) -> int:
    """Write a tour before its first stage."""
    teams = read_teams(args.teams, you=True)
    kinds = [word if word in AUTOMATIC else "team" for word in teams]
    seed = secrets.randbits(64) if args.seed is None else args.seed
    campaign = new_campaign(args.calendar, kinds, players_of(teams), ruleset(args), seed)
    _write_new(args.file, campaign)
    console = screen()
    show_status(console, campaign, args.file)
    return 0


def ruleset(args: Namespace) -> Ruleset:
    """The rules that hold in every stage."""
    return Ruleset(weather=args.weather, breakaway=args.breakaway, specialists=args.specialists)


def mend_file(name: str, to: str) -> int:
    """Write what is whole of a damaged tour to a new file; the old one stays as it is."""
    campaign, left_out = mend(read_text(name), name)
    _write_new(to, campaign)
    console = screen()
    say(console, f"{to}: {extent(campaign)}; {_lost(left_out)}.")
    say(console, f"{program()} tour play {to} goes on there.")
    return 0


def _lost(left_out: int) -> str:
    if not left_out:
        return "no stage is left out"
    return "1 stage is left out" if left_out == 1 else f"{left_out} stages are left out"


def _write_new(name: str, campaign: Campaign) -> None:
    check_new_path(name)
    with held(name) as path:
        check_new_path(name)  # nobody made it before we held it
        write_campaign(path, campaign)
