"""Train patron: `python -m training MINUTES FOLDER` writes a checkpoint into the folder.

It goes on from the one that is there, else from ours.
"""

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import torch

from echappee.flamme.bots.patron.layout import QUESTIONS
from training.arena import Arena
from training.cells import Cell, Measure, base_cells, joined
from training.checkpoint import Learned, load, save
from training.company import LEARNER, Tables, apart, mixed
from training.network import Network
from training.playing import share
from training.ppo import Ground, Trainer, going_on, settings_for

NAME: Final = "patron.pt"
SHIPPED: Final = Path(__file__).parent / "checkpoints" / NAME
EVERY: Final = 120.0
"""Seconds of training between two evaluations."""
REMEMBER: Final = 20.0
"""Seconds after which the past self is a newer one."""
LARGE: Final = (2_800, 450)
"""Tables, and generated roads."""
SMALL: Final = (60, 5)
RACES: Final = 12_000
"""In an evaluation."""
FEW_RACES: Final = 96
EVALUATION: Final = 77
"""A seed that has no part in training."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m training")
    parser.add_argument("minutes", type=float)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--from-nothing", action="store_true", help="begin without a checkpoint")
    asked = parser.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    settings, sizes = settings_for(device), LARGE if device == "cuda" else SMALL
    network, before = Network(), Learned(0, ())
    if not asked.from_nothing:
        file = asked.folder / NAME
        before = load(file if file.exists() else SHIPPED, network)
        settings = going_on(settings, everything=set(before.questions) == set(QUESTIONS))
    tables = mixed(*sizes)
    print(f"{len(tables.tables)} tables; {before.decisions:,} decisions before", flush=True)
    seed = 1 + before.decisions % 2**31
    grounds = [
        Ground(Arena(each, races, seed, device), steps)
        for each, races, steps in zip(apart(tables), settings.races, settings.steps, strict=True)
    ]
    trainer = Trainer(grounds, network.to(device), settings, device)
    asked.folder.mkdir(parents=True, exist_ok=True)

    def keep() -> None:
        save(asked.folder / NAME, network, Learned(before.decisions + trainer.decisions, QUESTIONS))

    train(trainer, 60 * asked.minutes, by_company(base_cells(Measure(QUESTIONS))), keep)


def by_company(cells: list[Cell]) -> dict[str, Tables]:
    """All roads together: races that are ridden at the same time take hardly longer than a few."""
    found: dict[str, list[Cell]] = {}
    for cell in cells:
        found.setdefault(cell.company, []).append(cell)
    return {company: joined(each) for company, each in found.items()}


def train(trainer: Trainer, seconds: float, companies: dict[str, Tables], keep: Callable[[], None]) -> None:
    """Improve for as long; say now and then how it goes, and keep what was learned."""
    began = looked = remembered = time.time()
    while (now := time.time()) - began < seconds:
        figures = trainer.improve((now - began) / seconds)
        if trainer.rounds % 10 == 1:
            told = " ".join(f"{name} {value:.3f}" for name, value in figures.items())
            print(f"{now - began:6.0f} s {trainer.decisions / 1e6:8.0f} M {told}", flush=True)
        if now - remembered > REMEMBER:
            trainer.remember()
            remembered = now
        if now - looked > EVERY:
            keep()
            tell(trainer, companies)
            looked = time.time()
    keep()
    tell(trainer, companies)


def tell(trainer: Trainer, companies: dict[str, Tables]) -> None:
    """Print the share of races won against each kind of company."""
    races = RACES if trainer.device == "cuda" else FEW_RACES
    for company, tables in companies.items():
        won = share(tables, {LEARNER: trainer.network}, races, device=trainer.device, seed=EVALUATION)
        print(f"    {company}: {100 * won:.1f}", flush=True)


if __name__ == "__main__":
    main()
