"""Tours ridden by seats whose every answer follows from a seed and the question alone."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from hypothesis import strategies as st

from echappee.engine import Question
from echappee.flamme.road.stages import STAGES
from echappee.flamme.rules import Ruleset
from echappee.flamme.tours import FlammeTour, new_tour

RULES = ("weather", "breakaway", "specialists")
LENGTHS = (3, 4)


class Plan(NamedTuple):
    """A calendar, teams, rules and a seed: enough to ride one tour always in the same way."""

    calendar: str
    teams: tuple[str, ...]
    rules: Ruleset
    seed: int

    def start(self) -> FlammeTour:
        players = [f"player{number}" for number, _ in enumerate(self.teams)]
        return new_tour(self.calendar, self.teams, players, self.rules, self.seed)

    def answer(self, question: Question) -> str:
        """What this plan's seats answer; it depends on the question alone."""
        return question.sample(Random(f"{self.seed} {question.id}").randrange)

    def steps(self) -> Iterator[FlammeTour]:
        """The tour before its first answer, after each answer, and after each stage."""
        tour = self.start()
        yield tour
        while not tour.over:
            ride = tour.begin()
            while not ride.over:
                question = ride.questions[0]
                ride.answer(question.id, self.answer(question))
                if not ride.over:
                    yield tour
            tour.close()
            yield tour

    def ride(self) -> FlammeTour:
        """The tour when it is over."""
        for tour in self.steps():
            last = tour
        return last


@st.composite
def plans(draw: st.DrawFn, lengths: Sequence[int] = LENGTHS) -> Plan:
    """Any short tour that can be ridden: stages of every kind, with and without automatic teams."""
    teams = draw(st.integers(1, 6))
    kinds = ["team", *(draw(st.sampled_from(["team", "team", "muscle"])) for _ in range(teams - 1))]
    automatic = "muscle" in kinds
    if automatic and draw(st.booleans()):
        kinds[kinds.index("muscle")] = "peloton"
    fitting = [
        name
        for name, stage in STAGES.items()
        if stage.set == "grand_tour"
        and stage.players[0] <= max(teams, 2) <= stage.players[1]
        and not (automatic and stage.special in ("ttt", "itt"))
    ]
    days = [draw(st.sampled_from(fitting)) for _ in range(draw(st.sampled_from(lengths)))]
    if draw(st.booleans()):
        days.insert(1, "rest")
    rules = Ruleset(**{name: draw(st.booleans()) for name in RULES}, super_combative=draw(st.booleans()))
    rules = rules._replace(baroudeur_bid=rules.breakaway and rules.specialists and draw(st.booleans()))
    return Plan(" ".join(days), tuple(draw(st.permutations(kinds))), rules, draw(st.integers(0, 2**32)))
