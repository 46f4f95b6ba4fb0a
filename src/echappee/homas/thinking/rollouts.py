"""Rollouts: every answer is tried in the same races, which the kernel's routier rides on."""

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from typing import Final

import numpy as np

from echappee.engine import Question, Refused
from echappee.homas.kernel.answers import answer_text
from echappee.homas.kernel.decisions import OUTSIDE, POLICIES
from echappee.homas.kernel.entry import NOT_ASKED, ride_on, ride_races
from echappee.homas.kernel.races import results_of
from echappee.homas.kernel.state import OVER, OWN, TALK
from echappee.homas.kernel.tables import read_table
from echappee.homas.rules import Position, View
from echappee.homas.rules.cards import FITNESS
from echappee.homas.rules.position import Passage, Rider
from echappee.homas.thinking.moments import AskedMoment, asked, with_answer
from echappee.homas.thinking.prospects import shipped_prospects
from echappee.kernel import Batch, Reals, Table, Words, signed
from echappee.kernel.arrays import TO_THE_END
from echappee.simulate.intervals import Estimate

ROUTIER: Final = POLICIES.index("routier")


class Tries:
    """A question whose answers are tried; race n has the same draws and hidden cards after all of them."""

    def __init__(self, view: View, question: Question, seed: int) -> None:
        self._asked = asked(view, question)
        self._seed = signed(seed)
        self._table = _table(bare(self._asked.position))
        self.options = _options(self._asked, self._table, question)
        """The number of each answer in the kernel."""

    def ride(self, answer: str, races: range) -> Reals:
        """1 for each of these races that the seat wins after this answer, else 0."""
        batch = self._begun(answer, races, TO_THE_END)
        first = OWN * self._asked.seat
        won: Reals = results_of(batch).ranks[:, first : first + OWN].min(axis=1) == 1
        return won.astype(np.float64)

    def chances(self, answer: str, races: range) -> Reals:
        """The seat's chance to win each of these races when this turn is over, as the prospects have it."""
        position, batch = self._asked.position, self.turn(answer, races)
        neutral = np.array([rider.neutral for rider in position.riders])
        found = shipped_prospects().of_teams(position.course, batch, neutral)[:, self._asked.seat]
        return found.astype(np.float64)

    def turn(self, answer: str, races: range) -> Batch:
        """The same races after this turn: at the beginning of the next one, or over."""
        batch, number = self._begun(answer, races, 1), self._asked.position.round
        while (going := (batch["round"] == number) & (batch["phase"] != OVER)).any():
            after = batch.copy()
            ride_races(self._table, after, races.start, self._seed, 1)
            batch[going] = after[going]
        return batch

    def _begun(self, answer: str, races: range, parts: int) -> Batch:
        """These races with this answer, after this number of parts."""
        if answer not in self.options:
            raise Refused("kernel-cannot", f"the kernel does not know the answer {answer}")
        moment, batch = with_answer(self._asked.moment, self.options[answer]), self.dealt(races)
        ride_on(self._table, batch, NOT_ASKED, moment, self._seed, races.start, parts)
        return batch

    def dealt(self, races: range) -> Batch:
        """These races at their start, each with its own hidden cards."""
        batch = np.repeat(self._asked.start, len(races))
        hidden, riders = self._asked.hidden, self._asked.position.riders
        for place in range(OWN):
            those = [rider for rider in hidden if rider % OWN == place]
            known = {
                FITNESS.index(rider.fitness)
                for index, rider in enumerate(riders)
                if rider.fitness and index % OWN == place and index not in hidden
            }
            batch["fitness"][:, those] = _drawn(self._seed, place, races, known)[:, : len(those)]
        return batch


def rollouts(
    view: View, question: Question, answers: Sequence[str], per_answer: int, seed: int = 0
) -> tuple[Estimate, ...]:
    """The seat's win chance after each of these answers: this many races after each are ridden to their end.

    Race n has the same draws and the same hidden cards after all of them. Everything comes from the view. A
    question or a race that the kernel cannot ride is refused with the code `kernel-cannot`.
    """
    tries = Tries(view, question, seed)
    return tuple(estimate(tries.ride(answer, range(per_answer))) for answer in answers)


def estimate(shares: Reals) -> Estimate:
    """The mean and its standard error."""
    return Estimate(float(shares.mean()), float(shares.std()) / sqrt(len(shares)))


def _options(moment: AskedMoment, table: Table, question: Question) -> dict[str, int]:
    """The number of each answer: the kernel is asked the same question."""
    asking, talks = table.copy(), np.zeros(1, TALK)
    asking[0]["asks"], asking[0]["policies"][moment.seat] = 1, OUTSIDE
    ride_on(asking, moment.start.copy(), talks, moment.moment, 0, 0)
    talk = talks[0]
    if not talk["waiting"] or talk["seat"] != moment.seat:
        raise Refused("kernel-cannot", f"the kernel does not come to the question {question.id}")
    options, kind = talk["options"][: talk["count"]].tolist(), int(talk["question"])
    return {answer_text(moment.position, kind, option): option for option in options}


def bare(position: Position) -> Position:
    """The part of a position that tables are made from: it stays the same turn after turn."""
    teams = tuple(team._replace(cards=(), rank=0, disqualified=False) for team in position.teams)
    riders = tuple(Rider(rider.name, rider.team, rider.role, rider.neutral) for rider in position.riders)
    sprints, summits = (
        tuple(Passage(line.row) for line in lines) for lines in (position.sprints, position.summits)
    )
    return Position(position.course, teams, riders, draws=position.draws, sprints=sprints, summits=summits)


@lru_cache(maxsize=16)
def _table(bare: Position) -> Table:
    return read_table(bare, [ROUTIER] * len(bare.teams))


def _drawn(seed: int, place: int, races: range, known: set[int]) -> Words:
    """The cards of one stack in a new order for each race, without those that are known."""
    chance = np.random.Generator(np.random.Philox(key=[seed & (1 << 64) - 1, place]))
    keys = chance.random((races.stop, len(FITNESS)))[races.start :]
    keys[:, sorted(known)] = 1.0
    return keys.argsort(axis=1, kind="stable")
