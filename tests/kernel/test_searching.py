"""The searchers against which patron is measured: they try their cards, and know what their seat may know."""

import numpy as np

from echappee.flamme.bots.patron.inputs import NUMBERS
from echappee.flamme.kernel.outside import table_of
from echappee.flamme.rules import Card
from tests.tables import table
from training.company import TEMPO, Tables
from training.racing import Racing
from training.searchers import SEARCHER
from training.searching import Searcher

RACES = 6


def answers(red: str, line: int) -> list[int]:
    """What a searcher plays for blue; it has the same hand in every race, and red has these cards."""
    start = table("60", "blue.R 8 3,4,5,7|3", f"red.R 7 {red}", line=line, phase="energy")
    racing = Racing(Tables(*table_of(start, [SEARCHER, TEMPO], questions=0)), RACES, seed=1)
    racing.step()
    Searcher(racing, SEARCHER, seed=2, rollouts=16).answer(np.ones(RACES, bool))
    found: list[int] = racing.rows.answers[:, 0].tolist()
    return found


def test_a_searcher_plays_the_card_that_wins_at_once() -> None:
    """In the next round red would be faster."""
    assert answers("7,7,7,7|", line=14) == [NUMBERS[Card(7)]] * RACES


def test_a_searcher_does_not_know_what_others_have_drawn() -> None:
    """Red can draw only 3s in one of the two, and has the same cards left in both."""
    assert answers("3,3,3,4|6,7,7", line=40) == answers("6,7,7|3,3,3,4", line=40)
