"""Riding a tour: the next stage at the keyboard, or by bots alone."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from echappee.bots import drive
from echappee.cli.players import bots_of, seats_of
from echappee.cli.program import program
from echappee.cli.screen import heading, say, screen
from echappee.cli.session import Session
from echappee.cli.telling import tell_race
from echappee.cli.touring.keeping import TourKeeper, riding, write_campaign
from echappee.cli.touring.showing import show_of, show_standings
from echappee.engine import Refused
from echappee.tours.campaign import Campaign


def play(name: str, *, every: bool, quiet: bool) -> int:
    """Ride the next stage of the tour in this file, or go on with the one that is on."""
    with riding(name) as campaign:
        if campaign.over:
            raise Refused("tour-over", f"{name}: all stages are ridden; {program()} tour standings {name}")
        if not _people(campaign):
            return _let_bots_ride(name, campaign, every=every, quiet=quiet)
        if every or quiet:
            raise Refused("bad-options", "--all and --quiet are for tours that bots ride alone")
        return _sit_down(name, campaign)


def _people(campaign: Campaign) -> Sequence[str]:
    return seats_of(campaign.players, campaign.begin().position.teams)


def _sit_down(name: str, campaign: Campaign) -> int:
    """One stage with people at the keyboard; the file is complete after every answer."""
    console, race = screen(), campaign.begin()
    _announce(console, campaign)
    status = Session(race, campaign.stage_tags(), campaign.players, TourKeeper(name, campaign)).play()
    if race.over and not status:
        campaign.close()
        _sum_up(console, campaign, name)
    return status


def _let_bots_ride(name: str, campaign: Campaign, *, every: bool, quiet: bool) -> int:
    """A stage is told when it is in the file; killed earlier, it is ridden again and comes out the same."""
    console = screen()
    while not campaign.over:
        race, tags = campaign.begin(), campaign.stage_tags()
        drive(race, bots_of(campaign.players, race.position.teams, tags["seed"], campaign.game))
        number = campaign.number
        campaign.close()
        write_campaign(Path(name), campaign)
        if every:
            show_of(campaign).show_winner(console, campaign, number)
        else:
            say(console, f"Stage {number + 1} of {len(campaign.tour.days)}", style="bold")
            tell_race(race, tags, as_data=False, quiet=quiet)
            break
    _sum_up(console, campaign, name)
    return 0


def _announce(console: Console, campaign: Campaign) -> None:
    """Which stage it is, and who wears what."""
    heading(console, f"Stage {campaign.number + 1} of {len(campaign.tour.days)}")
    show_of(campaign).show_jerseys(console, campaign.books[-1])


def _sum_up(console: Console, campaign: Campaign, name: str) -> None:
    """Where everybody stands now, and how it goes on."""
    show_standings(console, campaign, campaign.number)
    console.print()
    show_of(campaign).show_next(console, campaign, name)
