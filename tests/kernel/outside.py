"""A race that is decided from outside, in both engines."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

import numpy as np

from echappee.engine import Question, Race, ScriptedDealer
from echappee.flamme.bots.patron.decision import decide
from echappee.flamme.bots.patron.layout import ANSWERS, QUESTIONS
from echappee.flamme.kernel.card_table import rows_of
from echappee.flamme.kernel.choices import OUTSIDE, POLICIES
from echappee.flamme.kernel.ledger import entries
from echappee.flamme.kernel.outside import Outside
from echappee.flamme.rules import FLAMME, FlammeRace, Position


class Step(NamedTuple):
    """What the kernel asked a seat, and what was answered by chance."""

    question: str
    inputs: bytes
    legal: frozenset[int]
    answer: int


class Decision(NamedTuple):
    """What is seen and allowed in each engine."""

    question: str
    kernel: bytes
    reference: bytes
    legal: frozenset[int]
    options: frozenset[int]


class Pair:
    """The kernel rides, and the reference is told what was drawn and decided."""

    def __init__(self, start: Position, seed: int) -> None:
        """Two seats of three are decided from outside; tempo rides for the third."""
        policies = [OUTSIDE if seat % 3 < 2 else POLICIES.index("tempo") for seat in range(len(start.teams))]
        self.kernel = Outside([start], [policies], races=1, seed=seed)
        self.race: FlammeRace | None = None
        self._start = start
        self._dealer = ScriptedDealer()
        self._random = Random(seed)
        self._steps: dict[str, list[Step]] = {team.colour: [] for team in start.teams}

    def decisions(self) -> Iterator[Decision]:
        """Every decision until the race is over, each when its question has been answered."""
        while not self.kernel.rows.over[0]:
            yield from self._follow(self.kernel.step())
            for seat, team in enumerate(self._start.teams):
                if self.kernel.rows.asked[0, seat] >= 0:
                    self._steps[team.colour].append(self._answer(seat))
        assert self.race
        assert self.race.over

    def last_position(self) -> Position:
        """Where the reference has come to."""
        assert self.race
        return self.race.position

    def _answer(self, seat: int) -> Step:
        rows = self.kernel.rows
        legal = [answer for answer in range(ANSWERS) if rows.legal[0, seat] >> answer & 1]
        rows.answers[0, seat] = chosen = self._random.choice(legal)
        question = QUESTIONS[self.kernel.races["asked"][0, seat] - 1]
        return Step(question, rows.inputs[0, seat].tobytes(), frozenset(legal), chosen)

    def _follow(self, desk: np.record) -> Iterator[Decision]:
        """The reference rides on with what the kernel wrote down."""
        ledger = list(entries(self._start, rows_of(self._start), desk))
        drawn = {str(entry.key): entry.result for entry in ledger if entry.chance}
        self._dealer.script = {**drawn, **self._dealer.script}
        self.race = race = self.race or Race(FLAMME, self._start, self._dealer)
        self._deal(race)
        answers = {entry.key: entry.result for entry in ledger if not entry.chance}
        while known := [question for question in race.questions if question.id in answers]:
            for question in known:
                if self._steps[question.seat]:
                    yield from self._compare(race, question, answers[question.id])
                race.answer(question.id, answers[question.id])
            self._deal(race)

    def _deal(self, race: FlammeRace) -> None:
        """What the reference draws for one seat, and the kernel only when others have answered too."""
        for request in race.requests:
            if str(request.key) in self._dealer.script:
                race.deal(request.key, self._dealer.script[str(request.key)])

    def _compare(self, race: FlammeRace, question: Question, answer: str) -> Iterator[Decision]:
        """Let the bot decide by the same steps: what does it look at, and what may it choose?"""
        steps = self._steps[question.seat]
        found: list[Decision] = []
        self._steps[question.seat] = []

        def prefer(looked: bytes, options: Sequence[int]) -> int:
            step = steps[len(found)]
            found.append(Decision(step.question, step.inputs, looked, step.legal, frozenset(options)))
            return step.answer

        assert decide(question, race.view(question.seat), prefer) == answer
        assert len(found) == len(steps)
        yield from found
