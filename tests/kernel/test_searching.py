"""How patron is measured without PyTorch: shares of races; and searchers, which know what their seat may."""

import numpy as np

from echappee.flamme.bots.patron.inputs import NUMBERS
from echappee.flamme.bots.patron.network import shipped_weights
from echappee.flamme.kernel.outside import table_of
from echappee.flamme.rules import Card
from tests.tables import table
from training.company import LEARNER, TEMPO, Tables, join
from training.racing import Racing, share
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


def test_the_share_is_that_of_the_odd_one_out() -> None:
    """Which is in the first seat of the first table, and in the second seat of the second."""
    ahead, behind = "R 12 5,6,7,7|", "R 3 3,3,4,4|"
    starts = [
        table("60", f"blue.{one}", f"red.{other}", line=14, phase="energy")
        for one, other in ((ahead, behind), (behind, ahead), (behind, ahead))
    ]
    seats = ([LEARNER, TEMPO], [TEMPO, LEARNER], [LEARNER, TEMPO])
    tables = join([table_of(start, policies) for start, policies in zip(starts, seats, strict=True)])
    assert share(tables, shipped_weights(), 12, seed=1) == 2 / 3
