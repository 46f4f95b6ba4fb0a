"""How strong a network is: `python -m training.evaluate CHECKPOINT` prints a table.

`shipped` in place of a checkpoint means the weights in the package. Every answer is the network's best one.
"""

import argparse
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from statistics import mean
from typing import Final

from training import searchers
from training.calibration import calibration, equals, mixed_company
from training.cells import HELD_BACK, Cell, Measure, all_cells
from training.checkpoint import load, load_shipped, network_in
from training.company import BASE, LEARNER, PAST
from training.exploit import exploiter
from training.export import in_whole_numbers
from training.network import Network
from training.playing import share
from training.settings import exploiting, settings_for

SEED: Final = 77
"""Had no part in training."""
SHIPPED: Final = "shipped"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m training.evaluate")
    parser.add_argument("checkpoint", help=f"a file, or {SHIPPED!r} for the weights in the package")
    parser.add_argument("--races", type=int, default=2_000, help="in each cell")
    parser.add_argument("--roads", type=int, default=HELD_BACK, help="how many that were not trained on")
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    parser.add_argument("--positions", type=int, default=100_000, help="of which win chances are judged")
    parser.add_argument(
        "--searchers", type=int, metavar="RACES", help="also against searchers, which takes long"
    )
    parser.add_argument("--exploit", type=float, metavar="MINUTES", help="also train against frozen copies")
    asked = parser.parse_args()
    shipped = asked.checkpoint == SHIPPED
    network = Network() if shipped else network_in(Path(asked.checkpoint))
    learned = load_shipped(network) if shipped else load(Path(asked.checkpoint), network)
    network.to(asked.device)
    print(f"It has learned: {', '.join(learned.questions)}. {asked.races} races in each line.\n", flush=True)
    lines = Report(network, Measure(learned.questions), asked.races, asked.device)
    for line in lines.shares(asked.roads):
        print(line, flush=True)
    for line in lines.calibration(asked.positions):
        print(line, flush=True)
    if asked.searchers:
        for line in searchers.lines(
            in_whole_numbers(network.state_dict(), learned.questions), asked.searchers
        ):
            print(line, flush=True)
    if asked.exploit:
        print(lines.exploited(asked.exploit), flush=True)


class Report:
    """The lines of the table."""

    def __init__(self, network: Network, measure: Measure, races: int, device: str) -> None:
        self._network, self._measure = network, measure
        self._races, self._device = races, device

    def shares(self, roads: int) -> Iterator[str]:
        """The share of races won by the team that is alone, with its interval, and the mean by company."""
        yield "| against | on | won | |"
        yield "| --- | --- | ---: | --- |"
        found: dict[str, list[float]] = {}
        for cell in all_cells(self._measure, roads):
            won = self._share(cell, {LEARNER: self._network})
            if cell.road in BASE:
                found.setdefault(cell.company, []).append(won)
            yield f"| {cell.company} | {cell.road} | {100 * won:.1f} % | ± {self._half_width(won):.1f} |"
        for company, each in found.items():
            yield f"| {company} | base stages, mean | {100 * mean(each):.1f} % | |"

    def calibration(self, positions: int) -> Iterator[str]:
        """One position from each of as many races."""
        companies = {"equals": equals(self._measure), "mixed company": mixed_company(self._measure)}
        for name, tables in companies.items():
            found = calibration(tables, self._network, positions, device=self._device, seed=SEED)
            told = f"{100 * found.off:.1f} points off; {100 * found.by_chance:.1f} would be chance"
            yield f"\nwin chances, {name}: {told}\n"
            yield "| positions | said | won |\n| ---: | ---: | ---: |"
            for each in found.bins:
                yield f"| {each.positions:,} | {100 * each.said:.1f} % | {100 * each.won:.1f} % |"

    def exploited(self, minutes: float) -> str:
        settings = exploiting(settings_for(self._device))
        copy = exploiter(self._network, self._measure, minutes, settings, self._device)
        cells = [self._measure.cell("", stage, [PAST] * 3) for stage in BASE]
        shares = [self._share(cell, {LEARNER: copy, PAST: self._network}) for cell in cells]
        told = " ".join(f"{100 * each:.1f}" for each in shares)
        return (
            f"a copy that learned {minutes:g} minutes to beat three: {told}, mean {100 * mean(shares):.1f} %"
        )

    def _share(self, cell: Cell, networks: dict[int, Network]) -> float:
        return share(cell.tables, networks, self._races, device=self._device, seed=SEED)

    def _half_width(self, won: float) -> float:
        """Of the interval that holds the true share with 95 %, in points."""
        return 196 * sqrt(won * (1 - won) / self._races)


if __name__ == "__main__":
    main()
