"""Patron against searchers: `python -m training.searchers [WEIGHTS]` prints a table.

It needs numpy and numba, and uses all processors. Patron answers in whole numbers, as it does in the package.
"""

import argparse
import time
from collections.abc import Collection, Iterator, Sequence
from math import sqrt
from pathlib import Path
from statistics import mean
from typing import Final

from echappee.flamme.bots.patron.network import NetworkWeights, read, shipped_weights
from training.cells import AUTOMATIC, Cell, Measure
from training.company import LEARNER, TEMPO
from training.racing import Player, Racing, won_by_odd_one
from training.searching import ROLLOUTS, Searcher

SEED: Final = 78
"""Had no part in training."""
SEARCHER: Final = LEARNER + 2
STAGES: Final = ("base-1", "base-2", "base-4")
COMPANY: Final[dict[str, tuple[int, Sequence[int | str]]]] = {
    "three-searchers": (LEARNER, [SEARCHER] * 3),
    "one-searcher": (SEARCHER, [LEARNER] * 3),
    "searcher-and-tempo": (SEARCHER, [TEMPO] * 3),
    "searcher-and-automatic": (SEARCHER, AUTOMATIC),
}
"""The odd one out, and the others: patron against three searchers, one of them against three patron; and how
strong a searcher is."""
USUAL: Final = ("three-searchers", "one-searcher")
RACES: Final = 500


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m training.searchers")
    parser.add_argument("weights", nargs="?", type=Path, help="a file; if left out, that of the package")
    parser.add_argument("--races", type=int, default=RACES, help="in each line")
    parser.add_argument("--rollouts", type=int, default=ROLLOUTS, help="of each card")
    parser.add_argument("--company", nargs="*", choices=COMPANY, default=USUAL)
    parser.add_argument("--stages", nargs="*", default=STAGES)
    asked = parser.parse_args()
    weights = read(asked.weights.read_bytes()) if asked.weights else shipped_weights()
    for line in lines(weights, asked.races, asked.rollouts, asked.company, asked.stages):
        print(line, flush=True)


def lines(
    weights: NetworkWeights,
    races: int = RACES,
    rollouts: int = ROLLOUTS,
    companies: Sequence[str] = USUAL,
    stages: Sequence[str] = STAGES,
) -> Iterator[str]:
    """The table, line by line."""
    yield f"{races} races in each line, {rollouts} rollouts of each card.\n"
    yield "| company | road | won | | seconds |\n| --- | --- | ---: | --- | ---: |"
    for company in companies:
        shares = []
        for cell in cells(company, stages, weights.questions):
            began = time.time()
            won = share(cell, weights, races, rollouts)
            shares.append(won)
            wide = 196 * sqrt(won * (1 - won) / races)
            took = time.time() - began
            yield f"| {company} | {cell.road} | {100 * won:.1f} % | ± {wide:.1f} | {took:.0f} |"
        yield f"| {company} | mean | {100 * mean(shares):.1f} % | | |"


def cells(company: str, stages: Sequence[str], questions: Collection[str]) -> list[Cell]:
    """The odd one out in each seat in turn; a searcher chooses its cards only."""
    me, rivals = COMPANY[company]
    found = [Measure(questions).cell(company, stage, rivals, me=me) for stage in stages]
    for cell in found:
        tables = cell.tables.tables
        tables["hears"][tables["policies"] == SEARCHER] = 0
    return found


def share(cell: Cell, weights: NetworkWeights, races: int, rollouts: int) -> float:
    """The share of races that the odd one out won."""
    racing = Racing(cell.tables, races, SEED)
    searcher = Searcher(racing, SEARCHER, SEED + 1, rollouts)
    return won_by_odd_one(racing, [Player(racing, LEARNER, weights), searcher])


if __name__ == "__main__":
    main()
