"""Many races of Dash: how often each team wins."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from dash.rules import COLOURS, RULES, Position, View, read_setup, set_up
from echappee.bots import drive
from echappee.engine import Race, SeededDealer
from echappee.simulate import GameSimulation
from echappee.simulate.result import TEAM, RaceResult
from echappee.simulate.run import check_bots, check_size, seated, tallied
from echappee.simulate.tally import Tally


class RacePlan(NamedTuple):
    """Races of one set-up."""

    kinds: tuple[str, ...]
    bots: tuple[str, ...]
    size: int
    seed: int

    def check(self) -> None:
        """Refuse what cannot be ridden."""
        set_up(self.kinds)
        check_size(self.size, "races")
        check_bots(self.kinds, self.bots, RULES.name)

    def ride(self, number: int) -> Race[Position, View]:
        """The race of this number."""
        race = Race(RULES, set_up(self.kinds), SeededDealer(self.seed, str(number)))
        drive(race, seated(race.position.teams, self.bots, f"{self.seed}/{number}", RULES.name))
        return race

    def tally(self, numbers: range) -> Tally:
        """Ride the races of these numbers."""
        return tallied(numbers, self.ride, count_race)

    def result(self, total: Tally) -> RaceResult:
        """All teams, in seat order."""
        winners = {TEAM: COLOURS[: len(self.kinds)]}
        return RaceResult(tally=total, rounds="rounds", caption="rounds per race", winners=winners)


def plan_races(tags: Mapping[str, str], bots: Sequence[str], races: int, seed: int) -> RacePlan:
    return RacePlan(read_setup(tags), tuple(bots), races, seed)


def count_race(tally: Tally, race: Race[Position, View]) -> None:
    tally.measure(race.position.round, "rounds")
    tally.add(1, TEAM, race.position.ranking[0].name)


SIMULATE: Final[GameSimulation[Tally, object, object]] = GameSimulation(races=plan_races)
