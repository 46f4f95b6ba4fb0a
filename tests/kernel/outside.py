"""A race that is decided from outside, in both engines."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from echappee.engine import Race, ScriptedDealer
from echappee.flamme.bots.patron.inputs import Inputs
from echappee.flamme.bots.patron.layout import CARDS
from echappee.flamme.kernel.card_table import rows_of
from echappee.flamme.kernel.choosing import OUTSIDE, POLICIES
from echappee.flamme.kernel.ledger import entries
from echappee.flamme.kernel.outside import Outside
from echappee.flamme.rules import FLAMME, FlammeRace
from echappee.flamme.rules.position import Position


class Decision(NamedTuple):
    """What is seen and allowed in each engine."""

    kernel: bytes
    reference: bytes
    legal: frozenset[str]
    options: frozenset[str]


class Pair:
    """The kernel rides, and the reference is told what was drawn and decided."""

    def __init__(self, start: Position, seed: int) -> None:
        """Two seats of three are decided from outside; tempo rides for the third."""
        policies = [OUTSIDE if seat % 3 < 2 else POLICIES.index("tempo") for seat in range(len(start.teams))]
        self.kernel = Outside([start], [policies], races=1, seed=seed)
        self.race: FlammeRace | None = None
        self._start = start
        self._random = Random(seed)
        self._dealer = ScriptedDealer()

    def decisions(self) -> Iterator[Decision]:
        """Every decision until the race is over; cards are played at random."""
        while True:
            self._desk = self.kernel.step()
            if self.kernel.rows.over[0]:
                return
            self._follow()
            for seat in range(len(self._start.teams)):
                if self.kernel.rows.asked[0, seat] >= 0:
                    yield self._decide(seat)

    def last_position(self) -> Position:
        """How the race ended, if nothing was drafted: the desk has the riders of the next race by now."""
        self._follow()
        assert self.race
        return self.race.position

    def _follow(self) -> None:
        ledger = list(entries(self._start, rows_of(self._start), self._desk))
        drawn = {str(entry.key): entry.result for entry in ledger if entry.chance}
        self._dealer.script = {**drawn, **self._dealer.script}
        answers = {entry.key: entry.result for entry in ledger if not entry.chance}
        self.race = race = self.race or Race(FLAMME, self._start, self._dealer)
        while known := [question for question in race.questions if question.id in answers]:
            for question in known:
                race.answer(question.id, answers[question.id])

    def _decide(self, seat: int) -> Decision:
        assert self.race
        rows, colour = self.kernel.rows, self._start.teams[seat].colour
        legal = [card for bit, card in enumerate(CARDS) if rows.legal[0, seat] >> bit & 1]
        rows.answers[0, seat] = CARDS.index(self._random.choice(legal))
        question = next(each for each in self.race.questions if each.id.seat == colour)
        view = self.race.view(colour)
        return Decision(
            kernel=rows.inputs[0, seat].tobytes(),
            reference=bytes(Inputs(view, view.rider(f"{colour}.{question.id.rider}")).bytes),
            legal=frozenset(map(str, legal)),
            options=frozenset(question.options() or ()),
        )
