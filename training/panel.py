"""The least a network wins: `python -m training.panel CHECKPOINT` prints its shares against every company.

One network meets three of a kind, and two of one kind with one of another, on the base stages.
"""

import argparse
from collections.abc import Iterator
from itertools import permutations
from math import sqrt
from pathlib import Path
from typing import Final

from training.cells import Measure, joined
from training.checkpoint import load, network_in
from training.company import BASE, LEARNER, RANDOM, RIVAL, TEMPO
from training.network import Network
from training.playing import share

SEED: Final = 80
"""Had no part in training."""
RIVALS: Final = Path(__file__).parent / "checkpoints" / "rival.pt"
"""The weights that were shipped before."""
AUTOMATIC: Final = "automatic"
PANEL: Final[dict[str, int | str]] = {
    AUTOMATIC: "muscle",
    "random": RANDOM,
    "tempo": TEMPO,
    "shipped before": RIVAL,
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m training.panel")
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("--races", type=int, default=4_000, help="against each company")
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    asked = parser.parse_args()
    network = Network()
    measure = Measure(load(asked.checkpoint, network).questions)
    networks = {LEARNER: network.to(asked.device), RIVAL: network_in(RIVALS).to(asked.device)}
    print("| against | won | |\n| --- | ---: | --- |")
    found = []
    for name, company in companies():
        tables = joined([measure.cell(name, stage, company) for stage in BASE])
        won = share(tables, networks, asked.races, device=asked.device, seed=SEED)
        wide = 196 * sqrt(won * (1 - won) / asked.races)
        print(f"| {name} | {100 * won:.1f} % | ± {wide:.1f} |", flush=True)
        found.append(won)
    print(f"| the least | {100 * min(found):.1f} % | |")


def companies() -> Iterator[tuple[str, list[int | str]]]:
    """Three of a kind, and two with one of another; of three automatic teams one is a Peloton."""
    for name, one in PANEL.items():
        yield f"three {name}", ["peloton" if name == AUTOMATIC else one, one, one]
    for name, other in permutations(PANEL, 2):
        first: int | str = "peloton" if name == AUTOMATIC else PANEL[name]
        yield f"two {name}, one {other}", [first, PANEL[name], PANEL[other]]


if __name__ == "__main__":
    main()
