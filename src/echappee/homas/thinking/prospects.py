"""The chance of each team to win when a turn begins: a small network that has learned it from races.

`python -m training.prospects` taught it. Its weights are data.
"""

from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

import numpy as np

from echappee.homas.kernel.races import results_of
from echappee.homas.kernel.state import OVER, OWN, TEAMS
from echappee.homas.rules import Course
from echappee.homas.thinking.traits import Flags, Floats, traits
from echappee.kernel import Batch

FILE: Final = "prospects.npz"
OUT: Final = np.float32(-1e9)
"""The score of a rider that is no longer in the race."""


class TurnNetwork(NamedTuple):
    """Two layers that look at one rider, and its score; scores of all riders make their chances."""

    first: Floats
    first_bias: Floats
    second: Floats
    second_bias: Floats
    score: Floats

    def layers(self, seen: Floats) -> tuple[Floats, Floats]:
        """What both layers make of these riders."""
        one = np.tanh(seen @ self.first + self.first_bias)
        return one, np.tanh(one @ self.second + self.second_bias)

    def chances(self, seen: Floats, riding: Flags) -> Floats:
        """The chance of each of these riders to win its race."""
        scores = np.where(riding, self.layers(seen)[1] @ self.score, OUT)
        odds = np.exp(scores - scores.max(axis=1, keepdims=True))
        found: Floats = odds / odds.sum(axis=1, keepdims=True)
        return found

    def of_teams(self, course: Course, batch: Batch, neutral: Flags) -> Floats:
        """The chance of each team in each of these races; who is home decides a race."""
        decided = (batch["phase"] == OVER) | (batch["place"] > 0).any(axis=1)
        found = np.zeros((len(batch), TEAMS), np.float32)
        if decided.any():
            winners = results_of(batch[decided]).ranks.argmin(axis=1) // OWN
            found[decided] = np.eye(TEAMS)[winners]
        if not decided.all():
            riders = self.chances(*traits(course, batch[~decided], neutral))
            found[~decided] = riders.reshape(-1, TEAMS, OWN).sum(axis=-1)
        return found


@cache
def shipped_prospects() -> TurnNetwork:
    with (files(__package__) / FILE).open("rb") as file, np.load(file) as arrays:
        return TurnNetwork(*(arrays[name].astype(np.float32) for name in TurnNetwork._fields))
