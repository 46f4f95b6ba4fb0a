"""Random races: their set-ups, and seats whose every answer follows from a seed and the question alone."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from hypothesis import strategies as st

from echappee.engine import Question, Race, Refused, ScriptedDealer, SeededDealer
from echappee.flamme import FLAMME, FlammeRace, Position, Ruleset, Setup, TeamSetup, set_up
from echappee.flamme.course import course_of_tiles
from echappee.road.stages import STAGES


def _ridden(tiles: tuple[str, ...]) -> bool:
    try:
        course_of_tiles(tiles)
    except Refused:
        return False
    return True


STAGE_IDS = tuple(name for name, stage in STAGES.items() if _ridden(stage.tiles))


class Plan(NamedTuple):
    """A set-up and a seed: enough to ride one race always in the same way."""

    setup: Setup
    seed: int

    def start(self) -> FlammeRace:
        return Race(FLAMME, set_up(self.setup), SeededDealer(self.seed))

    def answer(self, question: Question) -> str:
        """What this plan's seats answer; it depends on nothing but the question."""
        random = Random(f"{self.seed} {question.id}")
        return question.sample(random.randrange)

    def steps(self, order: int | None = None) -> Iterator[FlammeRace]:
        """The race before its first answer and after each; seats answer in an order of their own."""
        random = Random(self.seed if order is None else order)
        race = self.start()
        yield race
        while race.questions:
            question = random.choice(race.questions)
            race.answer(question.id, self.answer(question))
            yield race

    def ride(self, order: int | None = None) -> FlammeRace:
        """The race when it is over."""
        for race in self.steps(order):
            last = race
        return last

    def stop(self) -> FlammeRace:
        """The race somewhere on the way: after any number of answers, mostly in the middle of a phase."""
        seats = sum(team.kind == "team" for team in self.setup.teams)
        answers = Random(f"stop {self.seed}").randrange(45 * seats)
        for count, race in enumerate(self.steps()):
            last = race
            if count == answers:
                break
        return last


def positions(race: FlammeRace) -> list[Position]:
    """Every position of the race, phase by phase."""
    return [*(moment.position for moment in race.moments), race.position]


def replayed(plan: Plan, race: FlammeRace) -> FlammeRace:
    """The race read back from its ledger and its open answers, with no seed."""
    return Race(FLAMME, set_up(plan.setup), ScriptedDealer(), race.ledger + race.open_entries)


_HANDICAPS = st.sampled_from([0, 0, 0, 1, 2, 5])
_TEAMS = st.builds(TeamSetup, st.just("team"), _HANDICAPS, _HANDICAPS)
_MUSCLES = st.just(TeamSetup("muscle"))


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Any stage, any rules, one to as many teams as fit, some of them automatic."""
    tiles = STAGES[draw(st.sampled_from(STAGE_IDS))].tiles
    course = course_of_tiles(tiles)
    most = min(6, course.capacity // 2)
    teams = draw(st.lists(_TEAMS | _MUSCLES, min_size=0, max_size=most - 1))
    if len(teams) < most - 1 and draw(st.booleans()):
        teams.append(TeamSetup("peloton"))
    teams.append(draw(_TEAMS))
    ruleset = Ruleset(
        weather=draw(st.booleans()),
        breakaway=bool(course.breakaway) and draw(st.booleans()),
        ride_out=draw(st.booleans()),
        declared=draw(st.sampled_from([False, False, True])),
    )
    return Setup(tiles, tuple(draw(st.permutations(teams))), ruleset)


def plans() -> st.SearchStrategy[Plan]:
    """Any race."""
    return st.builds(Plan, setups(), st.integers(0, 2**32))
