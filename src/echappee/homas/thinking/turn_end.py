"""What a turn brings with an answer: where the team stands after it, and the cards it has left."""

from typing import NamedTuple

import numpy as np

from echappee.engine import Seat
from echappee.homas.kernel.rules.cards import ALL_OF_IT, KINDS, WIDTH
from echappee.homas.kernel.state import OWN, RIDERS
from echappee.homas.rules import COLOURS, Course
from echappee.homas.thinking.rollouts import Tries
from echappee.kernel import Words


class TurnEnd(NamedTuple):
    """A team after the turn, as it is on average."""

    lead: int
    """By how many rows its first rider is ahead of all others; behind them if negative."""
    cards: int
    """The energy cards that its riders and the team have left."""
    place: int
    """The place of its first rider, if one of them is usually home; otherwise 0."""


def turn_end(tries: Tries, course: Course, seat: Seat, answer: str, races: int) -> TurnEnd:
    """The mean of this number of races, ridden to the end of the turn with this answer."""
    batch = tries.turn(answer, range(races))
    team = COLOURS.index(seat)
    own = np.arange(RIDERS) // OWN == team
    rows = np.array([square.row for square in course.squares])[batch["square"]]
    lead = rows[:, own].max(axis=1) - rows[:, ~own].max(axis=1)
    cards = _count(batch["cards"][:, own]).sum(axis=1) + _count(batch["team_cards"][:, team])
    places = batch["place"][:, own]
    home = (places > 0).any(axis=1)
    first = np.where(places > 0, places, RIDERS).min(axis=1)
    return TurnEnd(
        lead=round(float(lead.mean())),
        cards=round(float(cards.mean())),
        place=round(float(first[home].mean())) if home.mean() > 1 / 2 else 0,
    )


def _count(hands: Words) -> Words:
    """How many cards are in each of these hands."""
    counts = [hands.astype(np.int64) >> WIDTH * kind & ALL_OF_IT for kind in range(KINDS)]
    found: Words = np.sum(counts, axis=0)
    return found
