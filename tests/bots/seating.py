"""Bots on every seat of a race."""

from echappee.bots import drive, make_bot
from echappee.flamme.rules import FlammeRace


def ridden(race: FlammeRace, bot: str, seed: int | str = 1) -> FlammeRace:
    """The race after bots of this name have answered every question."""
    drive(race, {seat: make_bot(bot, f"{seed}/{seat}") for seat in race.position.seats})
    return race
