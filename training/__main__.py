"""Train patron: `python -m training MINUTES FOLDER` writes a checkpoint into the folder.

It goes on from the one that is there, if there is one: a plan of many minutes may be trained in pieces.
"""

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

import torch

from echappee.flamme.bots.patron.layout import QUESTIONS
from training.arena import Arena
from training.cells import Cell, Measure, joined, watched_cells
from training.checkpoint import Learned, load, load_halfway, network_in, save
from training.company import LEARNER, RIVAL, Tables, apart, mixed
from training.network import Network
from training.panel import RIVALS
from training.playing import share
from training.ppo import Ground, Trainer
from training.settings import settings_for

NAME: Final = "patron.pt"
PLAN: Final = 25.0
"""Minutes, in all pieces together."""
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


class Piece(NamedTuple):
    """A part of a plan, all in seconds."""

    long: float
    before: float
    plan: float


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m training")
    parser.add_argument("minutes", type=float)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--plan", type=float, default=PLAN, help="minutes of all pieces together")
    parser.add_argument("--every", type=float, default=EVERY, help="seconds between two evaluations")
    asked = parser.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    settings = settings_for(device)
    network, file, before = Network(), asked.folder / NAME, Learned(0, QUESTIONS)
    if file.exists():
        before = load(file, network)
    tables = mixed(*(LARGE if device == "cuda" else SMALL))
    print(f"{len(tables.tables)} tables; {before.decisions:,} decisions before", flush=True)
    seed = 1 + before.decisions % 2**31
    grounds = [
        Ground(Arena(each, races, seed, device), steps)
        for each, races, steps in zip(apart(tables), settings.races, settings.steps, strict=True)
    ]
    rival = network_in(RIVALS)
    trainer = Trainer(grounds, network.to(device), settings, device, rival)
    spent = 0.0
    if file.exists():
        halfway = load_halfway(file)
        trainer.go_on(halfway)
        spent = halfway.seconds
    asked.folder.mkdir(parents=True, exist_ok=True)

    def keep(seconds: float) -> None:
        learned = Learned(before.decisions + trainer.decisions, QUESTIONS)
        save(file, trainer.mean, learned, trainer.halfway(seconds))

    piece = Piece(60 * asked.minutes, spent, 60 * asked.plan)
    train(trainer, piece, by_company(watched_cells(Measure(QUESTIONS))), keep, asked.every)


def by_company(cells: list[Cell]) -> dict[str, Tables]:
    """All roads together: races that are ridden at the same time take hardly longer than a few."""
    found: dict[str, list[Cell]] = {}
    for cell in cells:
        found.setdefault(cell.company, []).append(cell)
    return {company: joined(each) for company, each in found.items()}


def train(
    trainer: Trainer,
    piece: Piece,
    companies: dict[str, Tables],
    keep: Callable[[float], None],
    every: float,
) -> None:
    """Improve for as long; say now and then how it goes, and keep what was learned."""
    began = remembered = time.time()
    looked = 0.0
    watching = 0.0
    while (passed := time.time() - began - watching) < piece.long:
        spent = piece.before + passed
        figures = trainer.improve(min(spent / piece.plan, 1.0))
        if trainer.rounds % 10 == 1:
            told = " ".join(f"{name} {value:.3f}" for name, value in figures.items())
            print(f"{spent:6.0f} s {trainer.decisions / 1e6:8.0f} M {told}", flush=True)
        if time.time() - remembered > REMEMBER:
            trainer.remember()
            remembered = time.time()
        if passed - looked > every:
            keep(spent)
            before = time.time()
            tell(trainer, companies)
            looked, watching = passed, watching + time.time() - before
    keep(piece.before + passed)
    tell(trainer, companies)


def tell(trainer: Trainer, companies: dict[str, Tables]) -> None:
    """Print the share of races that the mean network won against each kind of company."""
    races = RACES if trainer.device == "cuda" else FEW_RACES
    networks = {LEARNER: trainer.mean} | ({RIVAL: trainer.rival} if trainer.rival else {})
    for company, tables in companies.items():
        won = share(tables, networks, races, device=trainer.device, seed=EVALUATION)
        print(f"    {company}: {100 * won:.1f}", flush=True)


if __name__ == "__main__":
    main()
