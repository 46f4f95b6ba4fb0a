"""The analysis of a race: chances moment by moment, every choice graded, luck and skill of every seat."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final, NamedTuple, TypeVar

from echappee.engine import Key, Race, Refused, Seat
from echappee.notation import GameRules
from echappee.notation.game_rules import SomePosition, SomeView
from echappee.study.balance import Balance, Judged, balance
from echappee.study.decision import Decision
from echappee.study.game_study import Done, Effort, GameStudy, Judge, RiddenStudy
from echappee.study.walking import Choice, choices

P = TypeVar("P", bound=SomePosition)
V = TypeVar("V", bound=SomeView)

MOMENTS: Final = 3
"""How many moments count as having decided a race."""
EXPLAINED: Final = 12
"""How many decisions are explained in words, the costliest first."""


class Chances(NamedTuple):
    """The win chance of every team at the end of a phase."""

    round: int
    phase: str
    events: int
    """How many events came before, and how many entries of the record."""
    entries: int
    teams: Mapping[Seat, float]


class Rolled(NamedTuple):
    """A roll, and the chance of its team before and after it."""

    key: Key
    result: str
    before: float
    after: float
    exact: bool
    """Whether the chance before it is exact: the roll decided, and nothing else was left to chance."""


@dataclass(frozen=True)
class Analysis:
    """What can be said about a race that is over."""

    game: str
    judge: str
    seats: Mapping[Seat, Balance]
    decisions: Sequence[Decision]
    chances: Sequence[Chances]
    races: int = 0
    """How many were ridden from each spot; 0 where the judge only looks."""
    rolls: Sequence[Rolled] = ()
    """The rolls that were examined."""
    round_word: str = "round"
    """What the book of the game calls a round."""

    def performance(self, seat: Seat) -> float:
        """What a decision of this seat cost on average; 0 if none was judged."""
        costs = [each.cost for each in self.decisions if each.key.seat == seat]
        return sum(costs) / len(costs) if costs else 0.0

    @property
    def deciding(self) -> Sequence[int]:
        """Where in `chances` the race turned most, in the order of the race."""
        turns = {
            index: sum(abs(now.teams[team] - before.teams[team]) for team in now.teams)
            for index, (before, now) in enumerate(pairwise(self.chances), 1)
        }
        return sorted(sorted(turns, key=turns.__getitem__, reverse=True)[:MOMENTS])


def analyse(
    brings: GameStudy[P, V], rules: GameRules[P, V], race: Race[P, V], origin: str = "record"
) -> Analysis:
    """Study this race with the judge of its game; refuses one that is not over."""
    _check_over(race, origin)
    judge = brings.judge()
    results = brings.results(race.position)
    found = list(_judged(judge, choices(rules, race)))
    if not found:
        raise Refused("nothing-to-judge", f"{origin}: nothing in this race was decided that can be judged")
    balances = {
        seat: balance([judged for choice, _, judged in found if choice.question.seat == seat], result)
        for seat, result in results.items()
    }
    return Analysis(
        game=rules.name,
        judge=judge.name,
        seats={seat: found for seat, found in balances.items() if found},
        decisions=_with_reasons(brings, [(choice, decision) for choice, decision, _ in found]),
        chances=list(_chances(rules, judge, race, results)),
    )


def analyse_riding(
    brings: RiddenStudy[P, V], race: Race[P, V], effort: Effort, done: Done, origin: str = "record"
) -> Analysis:
    """The same for a game that rides races from each moment; `done` is called after each step."""
    _check_over(race, origin)
    return brings.study(race, effort, done)


def _check_over(race: Race[P, V], origin: str) -> None:
    if not race.over:
        raise Refused("race-not-over", f"{origin}: the race is not over yet")


def _judged(judge: Judge[V], found: Iterator[Choice[V]]) -> Iterator[tuple[Choice[V], Decision, Judged]]:
    known: dict[Seat, object] = {}
    """What everybody knew when each seat chose last."""
    for choice in found:
        question, view = choice.question, choice.view
        answers = judge.answers(question, view, choice.answer)
        if answers:
            decision = Decision(question.id, choice.answer, answers)
            before = judge.before_draw(question, view, choice.began)
            news = known.get(question.seat) != choice.public
            known[question.seat] = choice.public
            best, played = answers[decision.best], answers[decision.played]
            yield choice, decision, Judged(decision.key, before, best, played, news)


def _with_reasons(brings: GameStudy[P, V], found: Sequence[tuple[Choice[V], Decision]]) -> Sequence[Decision]:
    """The decisions; the costliest ones with what the road says about them, which takes a while to find."""
    costly = sorted((decision for _, decision in found if decision.cost), key=lambda each: -each.cost)
    explained = {decision.key for decision in costly[:EXPLAINED]}
    return [
        replace(
            decision,
            reasons=brings.reasons(choice.question, choice.view, (decision.best, decision.played)),
        )
        if decision.key in explained
        else decision
        for choice, decision in found
    ]


def _chances(
    rules: GameRules[P, V], judge: Judge[V], race: Race[P, V], results: Mapping[Seat, float]
) -> Iterator[Chances]:
    """After every phase that the judge can judge, and at the end."""
    moments = race.moments
    for before, now in zip([moments[0], *moments], moments, strict=False):
        teams = judge.teams(rules.cut(now.position, None))
        if teams:
            yield Chances(before.position.round, before.position.phase, now.events, now.entries, teams)
    last = moments[-1].position
    yield Chances(last.round, last.phase, len(race.events), len(race.ledger), results)
