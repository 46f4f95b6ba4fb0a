"""The study of a race by a judge that can evaluate any of its positions."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

from echappee.engine import Key, Question, Race, Refused, Seat
from echappee.notation.game_rules import GameRules, SomePosition, SomeView
from echappee.simulate.plan import Progress
from echappee.study import analysis
from echappee.study.decision import Decision, PastChoice, Refined, choices
from echappee.words.sentences import Sentence

P = TypeVar("P", bound=SomePosition)
V = TypeVar("V", bound=SomeView)
V_contra = TypeVar("V_contra", bound=SomeView, contravariant=True)
CANNOT: Final = "kernel-cannot"
"""The code of refusals for decisions that cannot be tried in races; such a decision stays as it is."""


class Judge(Protocol[V_contra]):
    """Estimates how likely teams are to win, from a view alone."""

    @property
    def name(self) -> str:
        """Its name on pages and in reports."""

    def answers(self, question: Question, view: V_contra, played: str, /) -> Mapping[str, float]:
        """The win chance of the seat with each answer; empty where the judge cannot tell.

        Where there are too many answers to list, the best one and the one that was played.
        """

    def before_draw(self, question: Question, view: V_contra, began: V_contra, /) -> float:
        """The chance before the seat drew its cards: that of the best answer, on average.

        `began` is the seat's view at the beginning of the phase. Asked only where `answers` can tell.
        """

    def teams(self, view: V_contra, /) -> Mapping[Seat, float]:
        """The win chance of every team as a spectator sees it, or a seat with a hand; they add up to 1."""


class _Found(NamedTuple, Generic[V]):
    choice: PastChoice[V]
    decision: Decision
    judged: analysis.JudgedChoice


@dataclass(frozen=True, kw_only=True)
class JudgedStudy(Generic[P, V]):
    """How a game with a judge studies its races."""

    rules: GameRules[P, V]
    judge: Callable[[], Judge[V]]
    results: Callable[[P], Mapping[Seat, float]]
    """The race's worth for each team: 1 for the winner, shared between equals."""
    reasons: Callable[[Question, V, Sequence[str]], Sequence[Sentence]]
    """The explanation of each of these answers, if there is one."""
    refine: Callable[[Question, V], Refined]

    def steps(self, race: Race[P, V], effort: analysis.StudyEffort) -> int:
        return sum(not entry.chance for entry in race.ledger) + effort.refined

    def study(self, race: Race[P, V], effort: analysis.StudyEffort, progress: Progress) -> analysis.Analysis:
        judge, results = self.judge(), self.results(race.position)
        found = list(self._judged(judge, race, progress))
        balances = {
            seat: analysis.balance_of(
                [each.judged for each in found if each.decision.key.seat == seat], result
            )
            for seat, result in results.items()
        }
        costly = [each.key for each in analysis.costliest([each.decision for each in found])]
        return analysis.Analysis(
            game=self.rules.name,
            judge=judge.name,
            seats={seat: balance for seat, balance in balances.items() if balance},
            decisions=[
                self._completed(each, costly[: analysis.EXPLAINED], costly[: effort.refined], progress)
                for each in found
            ],
            chances=list(self._chances(judge, race, results)),
        )

    def _judged(self, judge: Judge[V], race: Race[P, V], progress: Progress) -> Iterator[_Found[V]]:
        known: dict[Seat, V] = {}
        """The public view when each seat last chose."""
        for choice in choices(self.rules, race):
            question, view = choice.question, choice.view
            if answers := judge.answers(question, view, choice.answer):
                decision = Decision(question.id, choice.answer, answers)
                before = judge.before_draw(question, view, choice.began)
                news = known.get(question.seat) != choice.public
                known[question.seat] = choice.public
                best, played = answers[decision.best], answers[decision.played]
                yield _Found(
                    choice, decision, analysis.JudgedChoice(decision.key, before, best, played, news)
                )
            progress(1)

    def _completed(
        self, found: _Found[V], explained: Sequence[Key], refined: Sequence[Key], progress: Progress
    ) -> Decision:
        """The decision with reasons and the results of races, which take a while to find."""
        decision, question, view = found.decision, found.choice.question, found.choice.view
        if decision.key in explained:
            reasons = self.reasons(question, view, (decision.best, decision.played))
            decision = replace(decision, reasons=reasons)
        if decision.key in refined:
            try:
                decision = replace(decision, refined=self.refine(question, view))
            except Refused as refusal:
                if refusal.code != CANNOT:
                    raise
            progress(1)
        return decision

    def _chances(
        self, judge: Judge[V], race: Race[P, V], results: Mapping[Seat, float]
    ) -> Iterator[analysis.MomentChances]:
        """After every phase that the judge can judge, and at the end."""
        moments = race.moments
        for before, now in zip([moments[0], *moments], moments, strict=False):
            teams = judge.teams(self.rules.cut(now.position, None))
            if teams:
                yield analysis.MomentChances(
                    before.position.round, before.position.phase, now.events, now.entries, teams
                )
        last = moments[-1].position
        yield analysis.MomentChances(last.round, last.phase, len(race.events), len(race.ledger), results)
