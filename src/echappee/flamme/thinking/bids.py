"""Bids tried: tempo bids for everybody in many worlds, and the kernel rides the races from there."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import NamedTuple

import numpy as np

from echappee.engine import Entry, Question, Race, SeededDealer
from echappee.flamme.bots.tempo import TempoBot
from echappee.flamme.kernel.outside import worths
from echappee.flamme.rules import FLAMME, FlammeRace
from echappee.flamme.rules.position import Position
from echappee.flamme.thinking.tries import Tries, start_of, table_for
from echappee.simulate.intervals import Estimate

RACES = 16
"""How many races are ridden from each world."""


class Bidding(NamedTuple):
    """What an answer is worth, and how often the own rider gets away."""

    chance: Estimate
    away: float


def bid_rollouts(
    start: Position, heard: Iterable[Entry], question: Question, worlds: int, seed: int = 0
) -> dict[str, Bidding]:
    """Every answer in the same worlds: `heard` is what the seat has drawn and answered since the start."""
    answers = question.options() or ()
    entries = tuple(heard)
    ends = [
        _bid(start, entries, question, answer, f"{seed}/{n}") for answer in answers for n in range(worlds)
    ]
    seat = [team.colour for team in start.teams].index(question.seat)
    tries = Tries(table_for(ends[0]), start_of(*ends), seat)
    which = np.repeat(np.arange(len(ends)), RACES)
    numbers = np.tile(np.arange(worlds * RACES), len(answers))
    shares = worths(tries.tables(len(ends)), tries.starts, which, numbers, seed)[:, seat]
    means = shares.reshape(len(answers), worlds, RACES).mean(axis=2)
    errors = means.std(axis=1) / np.sqrt(worlds)
    return {
        answer: Bidding(
            Estimate(float(means[index].mean()), float(errors[index])),
            _away(ends[index * worlds : (index + 1) * worlds], question.seat),
        )
        for index, answer in enumerate(answers)
    }


def _bid(start: Position, heard: Iterable[Entry], question: Question, answer: str, world: str) -> Position:
    """The position after the bids."""
    race: FlammeRace = Race(FLAMME, start, SeededDealer(f"bids/{world}".encode()), heard)
    race.answer(question.id, answer)
    bot = TempoBot(0)
    while race.position.phase == start.phase:
        asked = race.questions[0]
        race.answer(asked.id, bot.answer(asked, partial(race.view, asked.seat)))
    return race.position


def _away(ends: Sequence[Position], seat: str) -> float:
    """The share of worlds in which a rider of this seat broke away: its bid has left the race."""
    own = [any(rider.played for rider in end.riders if rider.team == seat) for end in ends]
    return sum(own) / len(own)
