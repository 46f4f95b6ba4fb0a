"""The study of a race: all its moments are ridden on, then all answers to its questions are tried."""

from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import partial
from itertools import pairwise
from typing import Final, Generic, TypeVar
from zlib import crc32

from echappee.engine import Race, Refused, Seat
from echappee.notation.game_rules import SomePosition, SomeView
from echappee.simulate.plan import Progress
from echappee.study.analysis import (
    EXPLAINED,
    TURNS,
    Analysis,
    ChartRow,
    Drawn,
    EffortName,
    StudyEffort,
    TurningPoint,
    costliest,
)
from echappee.study.balance import Leg, balances
from echappee.study.chances import RaceNumbers, RideOn, RideViews, Truth, WinChances, Winners, certain
from echappee.study.convoy import Convoy
from echappee.study.decision import Decision, PastChoice, choices
from echappee.study.game_study import GameStudy
from echappee.study.steps import joined_draws, race_steps
from echappee.study.trying import Comparison, Trials, contradicts

P = TypeVar("P", bound=SomePosition)
V = TypeVar("V", bound=SomeView)

PROGRESS: Final = (ROWS := 15) + (STEPS := 35) + (DECISIONS := 50)
"""The steps of progress that a study reports: for the chart, for all other moments, for the decisions."""


def wanted(study: GameStudy[P, V], race: Race[P, V], effort: EffortName) -> StudyEffort:
    """How many races this effort means for this race."""
    return study.effort(Truth(race.moments[0].position), effort)


def analyse(
    study: GameStudy[P, V],
    race: Race[P, V],
    effort: StudyEffort,
    progress: Progress = lambda _: None,
    origin: str = "record",
) -> Analysis:
    """Study this race; refuses one that is not over."""
    if not race.over:
        raise Refused("race-not-over", f"{origin}: the race is not over yet")
    return _Examination(study, race, effort, progress).analysis()


class _Examination(Generic[P, V]):
    """The study of one race under way."""

    def __init__(
        self, study: GameStudy[P, V], race: Race[P, V], effort: StudyEffort, progress: Progress
    ) -> None:
        self._study, self._race, self._effort, self._progress = study, race, effort, progress
        self._seats = tuple(team.colour for team in race.position.teams)
        self._winners = study.winners(race.position)
        steps = list(race_steps(race))
        self._steps = steps if effort.split else joined_draws(steps)

    def analysis(self) -> Analysis:
        with Convoy(self._study.pool, self._effort.jobs, self._progress) as convoy:
            rows = self._rows(convoy)
            rounds = _most_changed(rows, self._effort.turns)
            passages = self._passages(convoy, rows, rounds)
            decisions = list(self._decisions(convoy, rounds))
        results = dict.fromkeys(self._seats, Fraction(0))
        results |= dict.fromkeys(self._winners, Fraction(1, len(self._winners)))
        chart = list(rows.values())
        return Analysis(
            game=self._race.rules.name,
            effort=self._effort,
            seats=balances(passages, decisions, results, split=self._effort.split),
            decisions=decisions,
            chart=chart,
            turning=self._turning(chart),
            draws=list(_draws(passages)) if self._effort.split else [],
            moments=len(passages) - 1,
            began={(at.position.round, at.position.phase): at.events for at in reversed(self._race.moments)},
            round_word=self._study.round_word,
            standing_of=self._study.standing,
        )

    def _rows(self, convoy: Convoy) -> Mapping[int, ChartRow]:
        """The chart, by how many steps were made before."""
        race, last = self._race, self._race.moments[-1].position
        where = {0: race.moments[0]}
        where |= {at: step.moment for at, step in enumerate(self._steps, 1) if step.opens}
        ridden = self._ridden(convoy, [at for at in where if at < len(self._steps)], ROWS)
        rows = {
            at: ChartRow(
                moment.position.round, moment.position.phase, moment.events, moment.entries, ridden[at]
            )
            for at, moment in where.items()
            if at in ridden
        }
        end = ChartRow(last.round, last.phase, len(race.events), len(race.ledger), self._certain())
        return {**rows, len(self._steps): end}

    def _passages(
        self, convoy: Convoy, rows: Mapping[int, ChartRow], rounds: Container[int]
    ) -> Sequence[Leg]:
        """From one situation to the next: every step of these rounds, else from row to row."""
        inside = [at for at, step in enumerate(self._steps, 1) if step.round in rounds and at not in rows]
        found = {**{at: row.chances for at, row in rows.items()}, **self._ridden(convoy, inside, STEPS)}
        ats = sorted(found)
        passages = [Leg((), found[0])]
        for before, at in pairwise(ats):
            entries = [entry for step in self._steps[before:at] for entry in step.entries]
            passages.append(Leg(entries, found[at]))
        return passages

    def _ridden(self, convoy: Convoy, ats: Sequence[int], share: int) -> Mapping[int, WinChances]:
        """The chances after each of these numbers of steps."""
        situations = [self._steps[at - 1].situation if at else self._start for at in ats]
        winners = convoy(partial(_ride_one, self._study.ride_on, self._effort.rides), situations, share)
        return {at: WinChances(self._seats, won) for at, won in zip(ats, winners, strict=True)}

    @property
    def _start(self) -> Truth[P]:
        return Truth(self._race.moments[0].position)

    def _certain(self) -> WinChances:
        return certain(self._seats, self._winners, self._effort.races)

    def _decisions(self, convoy: Convoy, rounds: Container[int]) -> Iterator[Decision]:
        """The choices in these rounds that were between several answers, the costliest explained."""
        asked = [
            (choice, tuple(answers))
            for choice in choices(self._race, self._study.hides)
            if choice.question.id.round in rounds and len(answers := self._study.answers(choice)) > 1
        ]
        decide = partial(decision_of, self._study.ride_on, self._seats, self._effort.trials)
        decided = list(convoy(decide, asked, DECISIONS))
        explained = {each.key for each in costliest(decided)[:EXPLAINED]}
        for (choice, _), decision in zip(asked, decided, strict=True):
            told = decision.key in explained
            reasons = self._study.reasons(choice, (decision.best, decision.played)) if told else ()
            yield replace(decision, reasons=reasons)

    def _turning(self, chart: Sequence[ChartRow]) -> Sequence[TurningPoint]:
        """Where the chances changed most, in the order of the race."""
        changes = [_change(before, after) for before, after in pairwise(chart)]
        most = sorted(range(len(changes)), key=changes.__getitem__, reverse=True)[:TURNS]
        return [self._turn(chart, at) for at in sorted(most)]

    def _turn(self, chart: Sequence[ChartRow], at: int) -> TurningPoint:
        before, after = chart[at], chart[at + 1]
        gains = {seat: after.chances.of(seat).mean - before.chances.of(seat).mean for seat in self._seats}
        seat = max(gains, key=lambda each: abs(gains[each]))
        past, events = self._race.events[: before.events], self._race.events[before.events : after.events]
        return TurningPoint(at, at + 1, seat, self._study.story(past, events, seat, gained=gains[seat] > 0))


def _ride_one(ride_on: RideOn[P, V], rides: RaceNumbers, situation: Truth[P]) -> Winners:
    (winners,) = ride_on([situation], rides)
    return winners


def decision_of(
    ride_on: RideViews[V],
    seats: tuple[Seat, ...],
    trials: Trials,
    asked: tuple[PastChoice[V], Sequence[str]],
) -> Decision:
    """A choice between these answers, tried from what its seat knew; each choice in races of its own."""
    choice, answers = asked
    key, played = choice.question.id, choice.answer
    seed = crc32(str(key).encode())
    comparison = Comparison(ride_on, seats, key.seat, trials, seed)
    tried = comparison.tried(choice.after(answers))
    if tried.lost or not tried.doubts(played):
        return Decision(key, played, tried)
    after = choice.after((played, tried.best))
    found = Decision(key, played, tried, comparison.cost(after[played], after[tried.best]))
    if not found.graded or not trials.second:
        return found
    again = replace(comparison, trials=trials.once_more).cost(after[played], after[tried.best])
    return replace(found, disputed=contradicts(again.own, found.cost.own))


def _most_changed(rows: Mapping[int, ChartRow], most: int) -> Container[int]:
    """The rounds in which the chances changed most."""
    changes: dict[int, Fraction] = {}
    for before, after in pairwise(rows.values()):
        changes[before.round] = changes.get(before.round, Fraction(0)) + _change(before, after)
    return sorted(changes, key=changes.__getitem__, reverse=True)[:most]


def _change(before: ChartRow, after: ChartRow) -> Fraction:
    return sum(
        (abs(after.chances.of(seat).mean - before.chances.of(seat).mean) for seat in before.chances.seats),
        Fraction(0),
    )


def _draws(passages: Sequence[Leg]) -> Iterator[Drawn]:
    for before, after in pairwise(passages):
        if after.drawn and len(after.entries) == 1:
            (entry,) = after.entries
            yield Drawn(entry.key, entry.result, before.chances, after.chances)
