"""What to simulate, and how one race of it is ridden."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from echappee.bots import Bot, RandomBot, drive
from echappee.bots.outside import find_bot
from echappee.engine import Question, Race, Refused, SeededDealer
from echappee.flamme.rules import FLAMME, FlammeRace, Position, Setup, View, set_up
from echappee.flamme.rules.setup import read_setup
from echappee.flamme.simulate.rows import columns_of, rows_of
from echappee.flamme.simulate.statistics import Result, Tally
from echappee.flamme.simulate.study_plan import StudyPlan
from echappee.flamme.simulate.trails import Trail, trail_of
from echappee.flamme.simulate.win_charts import win_charts
from echappee.simulate.charts import Chart
from echappee.simulate.plan import Columns, Say
from echappee.simulate.run import check_bots, check_size, no_collector

if TYPE_CHECKING:
    from echappee.flamme.simulate.kernel_plan import KernelPlan

PLACEMENTS = ("choose", "random")
PLACEMENT_TAG = "placement"
"""The tag of a plan that no record has."""


class Plan(NamedTuple):
    """Many races of one setup. `bots` names the bot of each team, in seat order; "-" for none."""

    setup: Setup
    bots: tuple[str, ...]
    races: int
    seed: int
    placement: str = "choose"

    def check(self) -> None:
        """Refuse a plan that cannot be carried out, before any race is ridden."""
        set_up(self.setup)
        if self.placement not in PLACEMENTS:
            raise Refused("bad-placement", f"placement is {' or '.join(PLACEMENTS)}, not {self.placement}")
        check_size(self.races, "races")
        check_bots([team.kind for team in self.setup.teams], self.bots, FLAMME.name)

    @property
    def size(self) -> int:
        """How many races."""
        return self.races

    @property
    def start(self) -> Position:
        """The position in which every race begins."""
        return set_up(self.setup)

    def tally(self, numbers: range) -> Tally:
        """Ride the races of these numbers and count."""
        tally = Tally()
        with no_collector():
            for number in numbers:
                tally.add(ride(self, number).position)
        return tally

    def rows(self, numbers: range) -> tuple[Tally, Columns]:
        """The same, with the rows of these races."""
        tally, rows = Tally(), []
        with no_collector():
            for number in numbers:
                race = ride(self, number)
                tally.add(race.position)
                rows += rows_of(race, number)
        return tally, columns_of(rows)

    def trails(self, numbers: range) -> list[Trail]:
        """The same races, round by round."""
        with no_collector():
            return [trail_of(ride(self, number)) for number in numbers]

    def in_kernel(self, device: str, say: Say) -> "KernelPlan":
        """The same races with the kernel's dice; refuses what the kernel cannot ride."""
        from echappee.flamme.simulate.kernel_plan import plan_in_kernel  # noqa: PLC0415 - it imports this file

        return plan_in_kernel(self, device, say)

    def follow(self, races: int) -> StudyPlan:
        """Follow the first races."""
        return StudyPlan(self, races)

    def result(self, total: Tally) -> Result:
        """The statistics of what was counted."""
        colours = [team.colour for team in self.start.teams]
        return Result.of(total, colours, timed=self.setup.ruleset.timed)

    def charts(self, result: Result, teams: Sequence[str]) -> Sequence[Chart]:
        """Who wins, in pictures."""
        return win_charts(result, teams)


def plan_races(tags: Mapping[str, str], bots: Sequence[str], races: int, seed: int) -> Plan:
    return Plan(read_setup(tags), tuple(bots), races, seed, tags.get(PLACEMENT_TAG, PLACEMENTS[0]))


def ride(plan: Plan, number: int) -> FlammeRace:
    """The race of this number, ridden to its end; all chance in it derives from seed and number."""
    position = set_up(plan.setup)
    race = Race(FLAMME, position, SeededDealer(plan.seed, str(number)))
    bots: dict[str, Bot[View]] = {}
    for team, name in zip(position.teams, plan.bots, strict=True):
        if not team.automatic:
            seed = f"{plan.seed}/{number}/{team.colour}"
            bot = find_bot(name, seed, FLAMME.name)
            bots[team.colour] = _PlacedAtRandom(bot, seed) if plan.placement == "random" else bot
    drive(race, bots)
    return race


class _PlacedAtRandom:
    """A bot whose riders are placed on the grid by lot."""

    def __init__(self, bot: Bot[View], seed: str) -> None:
        self._bot = bot
        self._lot = RandomBot(f"{seed}/placement")

    def answer(self, question: Question, look: Callable[[], View]) -> str:
        bot = self._lot if question.id.phase == "placement" else self._bot
        return bot.answer(question, look)
