"""Many stage races of Homas Tour Pro: who wins them, who wins stages, and in which jerseys they end."""

from collections import Counter
from dataclasses import dataclass, field
from functools import partial

from echappee.homas.cards import COLOURS, ROLES
from echappee.simulate.run import Progress, in_parts, no_collector
from echappee.simulate.statistics import share_intervals
from echappee.simulate.tours import TourPlan, ride_tour
from echappee.tours.campaign import Campaign
from echappee.tours.homas_books import places, team_of
from echappee.tours.homas_standings import CLASSIFICATIONS, jerseys, team_times

WORN = tuple(each.jersey for each in CLASSIFICATIONS)


@dataclass(slots=True)
class StageRaceTally:
    """Whole numbers only, so that the order in which races are added cannot matter."""

    tours: int = 0
    roles: Counter[str] = field(default_factory=Counter)
    """Of the riders in yellow at the end."""
    jerseys: Counter[tuple[str, str]] = field(default_factory=Counter)
    """By team and jersey, as they are worn at the very end."""
    stages: Counter[str] = field(default_factory=Counter)
    firsts: Counter[str] = field(default_factory=Counter)
    """The teams that were first in the team classification."""

    def add(self, campaign: Campaign) -> None:
        """Count a stage race that is over."""
        worn = jerseys(campaign.books[-1])
        self.tours += 1
        self.roles[ROLES[int(worn["yellow"][1]) - 1]] += 1
        self.jerseys.update((team_of(rider), jersey) for jersey, rider in worn.items())
        self.stages.update(team_of(places(result)[0]) for result in campaign.results)
        self.firsts[team_times(campaign.books[-1])[0][0]] += 1

    def merge(self, other: "StageRaceTally") -> None:
        """Count what another tally has counted."""
        self.tours += other.tours
        self.roles += other.roles
        self.jerseys += other.jerseys
        self.stages += other.stages
        self.firsts += other.firsts


@dataclass(frozen=True, slots=True)
class StageRaceResult:
    """The statistics of many stage races; who wears yellow at the end has won."""

    tours: int
    stages: int
    """In each race."""
    wins_by_team: dict[str, int]
    wins_by_role: dict[str, int]
    stages_by_team: dict[str, int]
    firsts_by_team: dict[str, int]
    jerseys_by_team: dict[str, dict[str, int]]

    @classmethod
    def of(cls, tally: StageRaceTally, stages: int) -> "StageRaceResult":
        """The statistics of what was counted, in races of so many stages."""
        worn = {colour: {name: tally.jerseys[colour, name] for name in WORN} for colour in COLOURS}
        return cls(
            tally.tours,
            stages,
            {colour: worn[colour][WORN[0]] for colour in COLOURS},
            {role: tally.roles[role] for role in ROLES},
            {colour: tally.stages[colour] for colour in COLOURS},
            {colour: tally.firsts[colour] for colour in COLOURS},
            worn,
        )

    def as_json(self) -> dict[str, object]:
        """Counts, and 95 % intervals of the shares."""
        return {
            "tours": self.tours,
            "stages": self.stages,
            "wins_by_team": self.wins_by_team,
            "wins_by_role": self.wins_by_role,
            "stages_by_team": self.stages_by_team,
            "firsts_by_team": self.firsts_by_team,
            "jerseys_by_team": self.jerseys_by_team,
            "intervals": {
                "wins_by_team": share_intervals(self.wins_by_team, self.tours),
                "wins_by_role": share_intervals(self.wins_by_role, self.tours),
            },
        }


def simulate_stage_races(
    plan: TourPlan, jobs: int = 1, progress: Progress = lambda _: None
) -> StageRaceResult:
    """Ride all stage races of the plan and count."""
    plan.check()
    total = StageRaceTally()
    for tally in in_parts(partial(_tally, plan), plan.tours, jobs):
        total.merge(tally)
        progress(tally.tours)
    return StageRaceResult.of(total, len(plan.begin(0).tour.days))


def _tally(plan: TourPlan, numbers: range) -> StageRaceTally:
    tally = StageRaceTally()
    with no_collector():
        for number in numbers:
            tally.add(ride_tour(plan, number))
    return tally
