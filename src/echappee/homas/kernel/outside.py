"""Races in which seats are decided from outside: they wait for answers, all of them at the same time."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

import numpy as np
from numpy.typing import NDArray

from echappee.engine import Refused
from echappee.homas.kernel.decisions import OUTSIDE, POLICIES
from echappee.homas.kernel.entry import ride_asked, step_races
from echappee.homas.kernel.ledger import entries
from echappee.homas.kernel.packing import pack, unpack
from echappee.homas.kernel.rows import rows_for
from echappee.homas.kernel.state import KEPT, OVER, TALK
from echappee.homas.kernel.tables import read_table
from echappee.homas.rules import Position
from echappee.kernel import Batch, Reals, RiddenPart, Words, policy_number, signed
from echappee.kernel.arrays import TO_THE_END

ASKS: Final = "agent"
"""The policy of a team whose decisions come from outside."""


class Outside:
    """Races that begin in the same position.

    `races` has the state of each at the beginning of its open step, `talks` what it waits for: the question,
    the seat, whom it is about and the options (`rules/questions.py` says how they are written).
    """

    def __init__(self, start: Position, policies: Sequence[str], *, races: int, seed: int = 0) -> None:
        self._table = read_table(start, _deciders(policies))
        self._seed = signed(seed)
        self.races = np.repeat(pack(start), races)
        self.talks = np.zeros(races, TALK)

    def answer(self, row: int, option: int) -> None:
        """Answer the open question of this row; refuses what is no option."""
        talk = self.talks[row]
        if not talk["waiting"] or option not in talk["options"][: talk["count"]]:
            raise Refused("bad-answer", f"{option} does not answer the open question")
        talk["answers"][talk["given"]] = option
        talk["given"] += 1
        talk["waiting"] = 0

    def step(self, first: int = 0, parts: int = TO_THE_END) -> np.record:
        """Ride every race to its next question or its end, or this many parts; the first has this number.

        A race that is not answered asks again. The desk has a log if only one part is ridden.
        """
        return ride_asked(self._table, self.races, self.talks, first, self._seed, parts)


def _deciders(policies: Sequence[str]) -> list[int]:
    return [OUTSIDE if name == ASKS else policy_number(name, POLICIES) for name in policies]


class Stepper:
    """Races that begin in the same position, for environments: one word in every race is a step.

    The arrays have one row per race, and are valid until the next step.
    """

    def __init__(self, start: Position, policies: Sequence[str], races: int, seed: int = 0) -> None:
        self._table, self._start = read_table(start, _deciders(policies)), pack(start)
        self._seed = signed(seed)
        self._talks = np.zeros(races, TALK)
        self._rows = rows_for(races)
        self.races: Batch = np.zeros(races, KEPT)

    @property
    def numbers(self) -> Words:
        """The number of each race, or of the race that begins with the next step."""
        number: Words = self._rows.number
        return np.where(number < 0, -1 - number, number)

    @property
    def masks(self) -> NDArray[np.int8]:
        """The possible words, with a 1 for each allowed one."""
        masks: NDArray[np.int8] = self._rows.masks
        return masks

    @property
    def teams(self) -> Words:
        """The team that is asked in each race; 0 where it is over."""
        return np.array(self._rows.seats)

    @property
    def seen(self) -> NDArray[np.uint8]:
        """What it observes."""
        seen: NDArray[np.uint8] = self._rows.seen
        return seen

    @property
    def worth(self) -> Reals:
        """Each team's result in finished races."""
        worth: Reals = self._rows.worth
        return worth

    @property
    def over(self) -> NDArray[np.bool_]:
        """The races that are over; they begin again with the next step."""
        over: NDArray[np.bool_] = self._rows.over == 1
        return over

    def begin(self) -> None:
        """Ride to the first decision."""
        self.step(np.zeros(len(self.races), np.int64))

    def step(self, actions: Words) -> None:
        """Say one word in each race; a finished race begins again, whatever the word."""
        self._rows.actions[:] = actions
        step_races(self._table, self._start, self.races, self._talks, self._rows, self._seed)


def follow(
    start: Position, policies: Sequence[str], number: int, seed: int, answer: Callable[[np.record], int]
) -> Iterator[RiddenPart[Position]]:
    """Race n of a seed step by step, where `answer` is given the talk and says what a seat outside does."""
    outside = Outside(start, policies, races=1, seed=seed)
    while outside.races[0]["phase"] != OVER:
        work = outside.step(number, parts=1)
        if outside.talks[0]["waiting"]:
            outside.answer(0, answer(outside.talks[0]))
        else:
            yield RiddenPart(entries(start, work), partial(unpack, start, outside.races[0].copy()))
