"""Answers tried in races: cards by the kernel alone, bids by the rules first."""

from collections.abc import Mapping, Sequence
from math import ceil
from statistics import fmean
from typing import Final, NamedTuple

from echappee.engine import Entry, Question, Refused, install
from echappee.flamme.road.stages import find_stage
from echappee.flamme.rules import Setup, TeamSetup, View, set_up
from echappee.simulate.intervals import Estimate
from echappee.study.decision import PastChoice, Refined

ERROR: Final = 0.01
"""The target for the standard error: one point."""
FIRST: Final = 500
"""How many races are ridden with each card to find out how many are needed."""
SPARE: Final = 1.2
"""A few more races than calculated, because the first estimate of the error is rough."""
MOST: Final = 2500
"""With this many races the error is never larger."""
CARD, RIDER = ("energy", "card"), ("breakaway", "rider")
"""The questions that make puzzles, by phase and kind: the card to play, and the rider that bids."""
GLANCE: Final = 150
"""How many races show whether a decision may be a puzzle."""
WORLDS: Final = 150
"""In how many worlds a bid is tried, and in how many for a first look."""
FEW_WORLDS: Final = 30
ROUNDS: Final = 60
"""After how many rounds patron's network judges each card."""
CLEARLY: Final = 0.02
"""By how much it must prefer a card: it sees smaller gaps than there are."""


def warm_up() -> None:
    """Compile the kernel, which takes a while the first time."""
    _check_installed()
    from echappee.flamme.kernel import Kernel  # noqa: PLC0415 - it needs the extra `fast`

    start = set_up(Setup(find_stage("base-1").tiles, (TeamSetup(), TeamSetup())))
    Kernel(start, ("random", "random")).ride(1)


def refine(question: Question, view: View, seed: int = 1) -> Refined:
    """Try every card in as many races as necessary, the same for all; refuses anything but cards."""
    found = ride_on(question, view, FIRST, seed)
    error = max(each.error for each in found.values())
    if error > ERROR:
        races = ceil(FIRST * SPARE * (error / ERROR) ** 2)
        found = ride_on(question, view, min(MOST, races), seed)
    return Refined("tempo", found)


def ride_on(question: Question, view: View, races: int, seed: int) -> Mapping[str, Estimate]:
    """This many races with each card."""
    _check_installed()
    from echappee.flamme.kernel.entry import CODE  # noqa: PLC0415 - as above
    from echappee.flamme.thinking import rollouts  # noqa: PLC0415

    if not CODE.is_compiled():
        raise Refused("kernel-cold", "the kernel is not compiled yet: `echappee study --refine` does it")
    answers = question.options() or ()
    found = rollouts(view, question, answers, races, seed)
    return dict(zip(answers, found, strict=True))


def _check_installed() -> None:
    try:
        import numba  # noqa: F401, PLC0415
    except ImportError:
        raise Refused("no-fast", f"riding on needs the kernel: {install('fast')}") from None


class Tried(NamedTuple):
    """The worth of each answer; of bids also how often the rider breaks away."""

    answers: Mapping[str, Estimate]
    away: Mapping[str, float]

    @property
    def chances(self) -> Mapping[str, float]:
        return {answer: each.mean for answer, each in self.answers.items()}

    @property
    def best(self) -> str:
        return self._sorted[0]

    @property
    def second(self) -> str:
        return self._sorted[1]

    @property
    def gap(self) -> float:
        """By how much the best is better than the next one."""
        return self.answers[self.best].mean - self.answers[self.second].mean

    @property
    def _sorted(self) -> Sequence[str]:
        return sorted(self.answers, key=lambda answer: -self.answers[answer].mean)

    @staticmethod
    def judged(chances: Mapping[str, float]) -> "Tried":
        """Patron's judgement at a glance, without riding anything."""
        return Tried({answer: Estimate(chance, 0.0) for answer, chance in chances.items()}, {})

    @staticmethod
    def mean(tries: Sequence["Tried"]) -> "Tried":
        """The mean of all of them, as if their races belonged to one."""
        return Tried(
            {
                answer: Estimate(
                    fmean(each.answers[answer].mean for each in tries),
                    sum(each.answers[answer].error ** 2 for each in tries) ** 0.5 / len(tries),
                )
                for answer in tries[0].answers
            },
            {answer: fmean(each.away[answer] for each in tries) for answer in tries[0].away},
        )


def kind_of(choice: PastChoice[View]) -> tuple[str, str]:
    return choice.question.id.phase, choice.question.id.kind


def glance(choice: PastChoice[View], heard: Sequence[Entry]) -> Tried:
    if kind_of(choice) == RIDER:
        return _bid(choice, heard, FEW_WORLDS, 0)
    return Tried(ride_on(choice.question, choice.view, GLANCE, 0), {})


def try_answers(choice: PastChoice[View], heard: Sequence[Entry], seed: int) -> Tried:
    """To a standard error of about one point."""
    if kind_of(choice) == RIDER:
        return _bid(choice, heard, WORLDS, seed)
    return Tried(refine(choice.question, choice.view, seed).answers, {})


def agrees(choice: PastChoice[View], best: str) -> bool:
    """Whether patron's network prefers this card too, after riding one round; it does not judge bids."""
    if kind_of(choice) == RIDER:
        return True
    from echappee.flamme.thinking.glances import glances  # noqa: PLC0415 - it needs the extra `fast`

    answers = choice.question.options() or ()
    found = glances(choice.view, choice.question, answers, ROUNDS)
    tried = Tried(dict(zip(answers, found, strict=True)), {})
    return tried.best == best and tried.gap >= CLEARLY


def _bid(choice: PastChoice[View], heard: Sequence[Entry], worlds: int, seed: int) -> Tried:
    from echappee.flamme.thinking.imagined import imagined  # noqa: PLC0415
    from echappee.flamme.thinking.rollouts import bid_rollouts  # noqa: PLC0415 - it needs the extra `fast`

    found = bid_rollouts(imagined(choice.began), heard, choice.question, worlds, seed)
    return Tried(
        {answer: each.chance for answer, each in found.items()},
        {answer: each.away for answer, each in found.items()},
    )
