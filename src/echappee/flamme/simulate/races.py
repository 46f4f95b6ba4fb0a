"""Many races of Flamme Rouge: how one is ridden, what is counted, and its rows in a table."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from echappee.bots import Bot, RandomBot, drive
from echappee.bots.guarded import failed_seats
from echappee.engine import Question, Race, Refused, Seat, SeededDealer
from echappee.flamme.rules import FLAMME, FlammeRace, Position, Setup, set_up
from echappee.flamme.rules.setup import read_setup
from echappee.flamme.simulate.followed import TYPE_COLOURS, FollowPlan
from echappee.flamme.simulate.trails import TYPES, Trail, positions_after, ranks_of, trail_of
from echappee.simulate.charts import Chart
from echappee.simulate.engines import needing_fast
from echappee.simulate.plan import Columns, Say
from echappee.simulate.result import FAILED, TEAM, RaceResult
from echappee.simulate.run import (
    Ridden,
    as_columns,
    check_bots,
    check_size,
    no_collector,
    not_failed,
    ridden_by,
    seated,
    tallied,
)
from echappee.simulate.tally import ResultFigure, Tally
from echappee.words.sentences import clock

if TYPE_CHECKING:
    from echappee.flamme.simulate.kernel_races import KernelPlan

PLACEMENTS = ("choose", "random")
PLACEMENT_TAG = "placement"
"""A tag of plans that records do not have."""
RIDERS = 2
"""In a team."""


class RacePlan(NamedTuple):
    """Many races of one setup. `bots` names the bot of each team, in seat order; "-" for none."""

    setup: Setup
    bots: tuple[str, ...]
    size: int
    seed: int
    placement: str = "choose"

    def check(self) -> None:
        set_up(self.setup)
        if self.placement not in PLACEMENTS:
            raise Refused("bad-placement", f"placement is {' or '.join(PLACEMENTS)}, not {self.placement}")
        check_size(self.size, "races")
        check_bots([team.kind for team in self.setup.teams], self.bots, FLAMME.name)

    @property
    def start(self) -> Position:
        """The position in which every race begins."""
        return set_up(self.setup)

    def ride(self, number: int) -> Ridden[FlammeRace]:
        """The race of this number, ridden to its end; all chance in it derives from seed and number."""
        position = self.start
        race = Race(FLAMME, position, SeededDealer(self.seed, str(number)))
        seed = f"{self.seed}/{number}"
        bots = seated(position.teams, self.bots, seed, FLAMME.name)
        if self.placement != "random":
            return ridden_by(race, bots)
        placed = {seat: _PlacedAtRandom(bot, f"{seed}/{seat}") for seat, bot in bots.items()}
        drive(race, placed)
        return Ridden(race, failed_seats(bots))

    def tally(self, numbers: range) -> Tally:
        """Ride the races of these numbers and count."""
        return tallied(numbers, self.ride, count_race)

    def rows(self, numbers: range) -> tuple[Tally, Columns]:
        """The same, with the rows of these races."""
        rows: list[RiderRow] = []

        def ride(number: int) -> Ridden[FlammeRace]:
            ridden = self.ride(number)
            rows.extend(rows_of(*ridden, number))
            return ridden

        return tallied(numbers, ride, count_race), as_columns(RiderRow._fields, rows)

    def trails(self, numbers: range) -> list[Trail]:
        """The same races, round by round."""
        with no_collector():
            return [trail_of(*self.ride(number)) for number in numbers]

    def in_kernel(self, device: str, say: Say) -> "KernelPlan":
        """The same races with the kernel's dice; refuses races that the kernel cannot ride."""
        with needing_fast():
            from echappee.flamme.simulate.kernel_races import plan_in_kernel  # noqa: PLC0415 - needs `fast`

        return plan_in_kernel(self, device, say)

    def follow(self, races: int) -> FollowPlan:
        return FollowPlan(self, races)

    def result(self, total: Tally) -> RaceResult:
        """The result, with mean times of riders and podium points if times are taken."""
        colours = [team.colour for team in self.start.teams]
        result = RaceResult(
            tally=total,
            rounds="rounds",
            caption="rounds per race",
            winners={"type": list(TYPES.values()), TEAM: colours},
            colours=TYPE_COLOURS,
        )
        if not self.setup.ruleset.timed:
            return result
        podium = total.by_name("podium", colours)
        ridden = {colour: total.size - total[FAILED, colour] for colour in colours}
        times = {colour: total.mean("time", colour, of=ridden[colour], per=RIDERS) for colour in colours}
        return replace(
            result,
            figures={
                "times_mean": ResultFigure(
                    {colour: time.mean for colour, time in times.items()},
                    {colour: list(time.interval) for colour, time in times.items()},
                ),
                "podium_by_team": ResultFigure(podium),
            },
            columns={
                "mean time": [clock(round(time.mean)) for time in times.values()],
                "podium": [f"{points / total.size:.2f}" for points in podium.values()],
            },
        )

    def charts(self, result: RaceResult, teams: Sequence[str]) -> Sequence[Chart]:
        return result.charts(teams)


class RiderRow(NamedTuple):
    """How a race ended for a rider. Both engines give these columns."""

    race: int
    rounds: int
    """The rounds of the race."""
    team: str
    type: str
    rank: int
    home: int
    """The round in which it came home; 0 if it was still out."""
    square: int
    exhaustion: int
    """The exhaustion cards it had taken."""
    led: int
    """The rounds after which it led the race, until the first rider was home."""
    time: int | None
    """In seconds, where times are taken."""
    podium: int
    failed: int
    """1 if its team has lost the race because its bot failed."""


def plan_races(tags: Mapping[str, str], bots: Sequence[str], races: int, seed: int) -> RacePlan:
    return RacePlan(read_setup(tags), tuple(bots), races, seed, tags.get(PLACEMENT_TAG, PLACEMENTS[0]))


def count_race(tally: Tally, race: FlammeRace, failed: Collection[Seat] = ()) -> None:
    """The kernel's races are counted in `kernel_races.py`, all at once."""
    position = race.position
    tally.measure(position.round, "rounds")
    for winner in not_failed(position.ranking, failed)[:1]:
        tally.add(1, "type", TYPES[winner.type])
        tally.add(1, TEAM, winner.team)
    if position.ruleset.timed:
        for team in [team for team in position.teams if team.colour not in failed]:
            riders = [position.riders[index] for index in position.of(team.colour)]
            tally.measure(sum(rider.time or 0 for rider in riders), "time", team.colour)
            tally.add(sum(rider.podium for rider in riders), "podium", team.colour)


def rows_of(race: FlammeRace, failed: Collection[Seat], number: int) -> list[RiderRow]:
    end = race.position
    leaders = _leaders(race)
    ranks = ranks_of(end, failed)
    return [
        RiderRow(
            race=number,
            rounds=end.round,
            team=rider.team,
            type=TYPES[rider.type],
            rank=ranks[index],
            home=rider.home,
            square=rider.square,
            exhaustion=rider.taken,
            led=leaders.count(index),
            time=rider.time,
            podium=rider.podium,
            failed=int(rider.team in failed),
        )
        for index, rider in enumerate(end.riders)
    ]


def _leaders(race: FlammeRace) -> list[int]:
    """The rider in front after each round, until somebody is home."""
    found = []
    for position in positions_after(race, "end"):
        found.append(ranks_of(position).index(1))
        if any(rider.home for rider in position.riders):
            break
    return found


class _PlacedAtRandom:
    """A bot whose riders are placed on the grid by lot."""

    def __init__(self, bot: Bot[object], seed: str) -> None:
        self._bot = bot
        self._lot = RandomBot(f"{seed}/placement")

    def answer(self, question: Question, look: Callable[[], object]) -> str:
        bot = self._lot if question.id.phase == "placement" else self._bot
        return bot.answer(question, look)
