"""Train patron: `python -m training MINUTES FOLDER` writes a checkpoint into the folder.

It goes on from the one that is there, else from ours.
"""

import argparse
import time
from dataclasses import replace
from pathlib import Path
from typing import Final

import torch

from training.arena import Arena
from training.checkpoint import load, save
from training.company import mixed
from training.evaluate import Cell, report, usual_cells
from training.network import Network
from training.ppo import Settings, Trainer

NAME: Final = "patron.pt"
SHIPPED: Final = Path(__file__).parent / "checkpoints" / NAME
EVERY: Final = 75.0
"""Seconds of training between two evaluations."""
REMEMBER: Final = 20.0
"""Seconds after which the past self is a newer one."""
LARGE: Final = (2_800, 450)
"""Tables, and generated roads."""
SMALL: Final = (60, 5)
SETTINGS_OF_PROCESSOR: Final = Settings(races=512, batch=4_096)
"""Without a graphics card: enough to see that it runs."""
RATE_AFTER: Final = (1e-4, 2e-5)
"""Of a network that goes on: the first steps at the full rate would undo what it has learned."""
ENTROPY_AFTER: Final = (0.003, 0.0015)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m training")
    parser.add_argument("minutes", type=float)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--from-nothing", action="store_true", help="begin without a checkpoint")
    asked = parser.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    settings, sizes = (Settings(), LARGE) if device == "cuda" else (SETTINGS_OF_PROCESSOR, SMALL)
    network, before = Network(), 0
    if not asked.from_nothing:
        file = asked.folder / NAME
        before = load(file if file.exists() else SHIPPED, network)
        settings = replace(settings, rate=RATE_AFTER, entropy=ENTROPY_AFTER)
    tables = mixed(*sizes)
    print(f"{len(tables.tables)} tables; {before:,} decisions before", flush=True)
    arena = Arena(tables, settings.races, 1 + before % 2**31, device)
    trainer = Trainer(arena, network.to(device), settings, device)
    train(trainer, 60 * asked.minutes, usual_cells(4))
    asked.folder.mkdir(parents=True, exist_ok=True)
    save(asked.folder / NAME, network, before + trainer.decisions)


def train(trainer: Trainer, seconds: float, cells: list[Cell]) -> None:
    """Improve for as long; say now and then how it goes."""
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
            tell(trainer, cells)
            looked = time.time()
    tell(trainer, cells)


def tell(trainer: Trainer, cells: list[Cell]) -> None:
    """Print the share of races won, one line per kind of company."""
    device = trainer.device
    with torch.autocast(device, torch.bfloat16, enabled=device == "cuda"):
        shares = report(trainer.network, 2_000 if device == "cuda" else 64, device, cells)
    for company, found in shares.items():
        print(f"    {company}: {' '.join(f'{share:.1f}' for share in found)}", flush=True)


if __name__ == "__main__":
    main()
