"""Many races of Homas Tour Pro: how one of them is ridden."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from echappee.bots import drive
from echappee.bots.outside import find_bot
from echappee.engine import FleetingRace, Race, SeededDealer
from echappee.homas.rules import HOMAS, HomasRace, Setup, set_up
from echappee.homas.rules.cards import ROLES
from echappee.homas.rules.setup import read_setup
from echappee.homas.simulate.statistics import Result, Tally
from echappee.homas.simulate.win_charts import win_charts
from echappee.simulate.charts import Chart
from echappee.simulate.plan import Columns
from echappee.simulate.run import check_bots, check_size, no_collector

COLUMNS = ("race", "turns", "team", "role", "rank")
"""What a row has: how a race ended for a rider."""


class Plan(NamedTuple):
    """Many races of one setup. `bots` names the bot of each team, in seat order; "-" for none."""

    setup: Setup
    bots: tuple[str, ...]
    races: int
    seed: int

    def check(self) -> None:
        """Refuse a plan that cannot be carried out, before any race is ridden."""
        set_up(self.setup)
        check_size(self.races, "races")
        check_bots(self.setup.teams, self.bots, HOMAS.name)

    @property
    def size(self) -> int:
        """How many races."""
        return self.races

    def tally(self, numbers: range) -> Tally:
        """Ride the races of these numbers and count."""
        tally = Tally()
        with no_collector():
            for number in numbers:
                tally.add(ride(self, number, FleetingRace).position)
        return tally

    def rows(self, numbers: range) -> tuple[Tally, Columns]:
        """The same, with one row per rider and race."""
        tally, rows = Tally(), []
        with no_collector():
            for number in numbers:
                position = ride(self, number, FleetingRace).position
                tally.add(position)
                rows += [
                    (number, position.round, rider.team, ROLES[rider.role - 1], rank)
                    for rank, rider in enumerate(position.ranking, 1)
                ]
        return tally, dict(zip(COLUMNS, map(list, zip(*rows, strict=True)), strict=True))

    def result(self, total: Tally) -> Result:
        """The statistics of what was counted."""
        return Result.of(total)

    def charts(self, result: Result, teams: Sequence[str]) -> Sequence[Chart]:
        """Who wins, in pictures."""
        return win_charts(result, teams)


def plan_races(tags: Mapping[str, str], bots: Sequence[str], races: int, seed: int) -> Plan:
    """Races that are set up as these tags say; the teams that they do not name are neutral."""
    setup = read_setup(tags)
    return Plan(setup, tuple(bots)[: len(setup.teams)], races, seed)


def ride(plan: Plan, number: int, kind: type[HomasRace] = Race) -> HomasRace:
    """The race of this number, ridden to its end; all chance in it derives from seed and number."""
    position = set_up(plan.setup)
    race = kind(HOMAS, position, SeededDealer(plan.seed, str(number)))
    bots = {
        team.colour: find_bot(name, f"{plan.seed}/{number}/{team.colour}", HOMAS.name)
        for team, name in zip(position.teams, plan.bots, strict=False)
        if not team.neutral
    }
    drive(race, bots)
    return race
