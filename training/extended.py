"""Patron against three tempo in extended stages: `python -m training.extended` prints a table.

It needs numpy and numba only. Patron answers in whole numbers, as it does in the package.
"""

import argparse
from collections.abc import Iterator
from math import sqrt
from typing import Final

from echappee.flamme.bots.patron.network import NetworkWeights, shipped_weights
from echappee.flamme.rules import Ruleset
from training.cells import Measure
from training.company import TEMPO
from training.racing import share

SEED: Final = 79
"""Had no part in training."""
ROADS: Final = ("gt-5-2-4", "gt-2-2-4", "gt-12-2-4", "gt-17-2-4")
RULES: Final = {
    "tour, draft, refresh": Ruleset(tour=True, specialists=True, extended=True),
    "tour, refresh": Ruleset(tour=True, extended=True),
    "refresh": Ruleset(extended=True),
    "tour, draft": Ruleset(tour=True, specialists=True),
    "tour": Ruleset(tour=True),
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m training.extended")
    parser.add_argument("--races", type=int, default=2_000, help="in each line")
    parser.add_argument("--roads", nargs="*", default=ROADS)
    asked = parser.parse_args()
    print(f"{asked.races} races in each line.\n\n| rules | road | won | |\n| --- | --- | ---: | --- |")
    for road in asked.roads:
        for line in lines(road, shipped_weights(), asked.races):
            print(line, flush=True)


def lines(road: str, weights: NetworkWeights, races: int) -> Iterator[str]:
    """One line for each set of rules."""
    for name, ruleset in RULES.items():
        cell = Measure(weights.questions).cell(name, road, [TEMPO] * 3, ruleset=ruleset)
        won = share(cell.tables, weights, races, SEED)
        yield f"| {name} | {road} | {100 * won:.1f} % | ± {196 * sqrt(won * (1 - won) / races):.1f} |"


if __name__ == "__main__":
    main()
