"""Teach cadet to play patron's cards: `python -m training.distil MINUTES FILE` writes its weights.

Patron's network says in every decision how much it likes each card, and the small one learns to say the
same. In half of the races patron plays, in the others the small one: so it learns what to do where it leads.
"""

import argparse
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

import torch
from torch import Tensor, nn

from echappee.flamme.bots.patron.layout import ANSWERS, INPUTS, TEAMS
from echappee.flamme.bots.patron.network import NetworkWeights, write
from echappee.flamme.kernel.policies.cadet.network import CADET, CARDS, SEEN
from training.__main__ import by_company
from training.arena import Arena
from training.cells import Measure, base_cells
from training.checkpoint import load_shipped
from training.company import LEARNER, Tables, bits, mixed
from training.export import matrices_of
from training.network import SCALE, Network, masked
from training.playing import share
from training.settle import of_equals

QUESTIONS: Final = ("card",)
"""Tempo answers all others."""
SEED: Final = 5
RATE: Final = (4e-3, 2e-5)
EVERY: Final = 20.0
"""Seconds between two lines about how it goes."""


class Effort(NamedTuple):
    """How much is ridden at once."""

    tables: tuple[int, int]
    """And how many of their roads are generated."""
    races: int
    batch: int
    measured: int
    """Races in a measure of strength."""


ON_CARD: Final = Effort((2_400, 400), 65_536, 16_384, 6_000)
ON_PROCESSOR: Final = Effort((40, 4), 512, 512, 96)
"""Enough to see that it runs."""


class SmallNetwork(nn.Module):
    """Cadet's network as PyTorch trains it; it answers as patron's does, but has no opinion about chances."""

    def __init__(self) -> None:
        super().__init__()
        self.layers = nn.ModuleList(nn.Linear(one, other) for one, other in pairwise(CADET.sizes))

    def forward(self, inputs: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        nothing = inputs.new_zeros((*inputs.shape[:-1], ANSWERS), dtype=torch.float32)
        likes = torch.cat([self.likes(inputs), nothing[..., CARDS:]], -1)
        return likes, nothing, nothing[..., :TEAMS]

    def likes(self, inputs: Tensor) -> Tensor:
        """How much it likes each card."""
        values = inputs[..., :SEEN].float() / SCALE
        for layer in self.layers[:-1]:
            values = torch.relu(layer(values))
        return self.layers[-1](values).float()


class Lesson(NamedTuple):
    """Decisions: one row for each."""

    inputs: Tensor
    legal: Tensor
    chances: Tensor
    """How likely patron is to play each card, as logarithms."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m training.distil")
    parser.add_argument("minutes", type=float)
    parser.add_argument("file", type=Path)
    asked = parser.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    effort = ON_CARD if device == "cuda" else ON_PROCESSOR
    torch.manual_seed(SEED)
    patron, cadet = Network(), SmallNetwork().to(device)
    load_shipped(patron)
    patron.to(device, torch.bfloat16 if device == "cuda" else torch.float32)
    tables = of_equals(mixed(*effort.tables, SEED))
    tables.tables["hears"] = bits(QUESTIONS)
    learned = learn(tables, patron, cadet, effort, 60 * asked.minutes)
    print(f"{learned:,} decisions", flush=True)
    matrices = matrices_of(cadet.cpu().layers)
    made = f"python -m training.distil; {learned:,} decisions"
    asked.file.write_bytes(write(NetworkWeights(matrices, frozenset(QUESTIONS)), made, CADET))
    tell(cadet.to(device), effort.measured, device)


def learn(tables: Tables, patron: Network, cadet: SmallNetwork, effort: Effort, seconds: float) -> int:
    """For as long, not counting the compiler's time; how many decisions were learned from."""
    optimiser = torch.optim.Adam(cadet.parameters(), lr=RATE[0])
    device = next(cadet.parameters()).device.type
    arena = Arena(tables, effort.races, SEED, device)
    arena.step()
    began = told = time.time()
    learned = 0
    for lesson in lessons(arena, patron, cadet):
        now = time.time()
        if now - began > seconds:
            return learned
        for group in optimiser.param_groups:
            group["lr"] = RATE[0] * (RATE[1] / RATE[0]) ** ((now - began) / seconds)
        order = torch.randperm(len(lesson.legal), device=device)
        for batch in order.split(effort.batch):
            loss = apart(cadet, Lesson(*(each[batch] for each in lesson)))
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            optimiser.step()
        learned += len(order)
        if now - told > EVERY:
            alike = same_answer(cadet, lesson)
            print(f"{now - began:6.0f} s {learned / 1e6:8.1f} M, {loss.item():.4f}, {alike:.3f}", flush=True)
            told = now
    return learned


@torch.no_grad()
def lessons(arena: Arena, patron: Network, cadet: SmallNetwork) -> Iterator[Lesson]:
    """Step after step: what was seen, and what patron thought of it."""
    rows = arena.rows
    while True:
        where = (rows.asked.flatten() == LEARNER).nonzero().squeeze(-1)
        inputs, legal = rows.inputs.view(-1, INPUTS)[where], rows.legal.view(-1)[where]
        likes = masked(patron(inputs)[0], legal)
        yield Lesson(inputs, legal, torch.log_softmax(likes, -1))
        own = masked(cadet(inputs)[0], legal)
        answers = torch.where((where // TEAMS % 2 == 0).unsqueeze(-1), likes, own).argmax(-1)
        rows.answers.view(-1)[where] = answers.to(torch.int16)
        arena.step()


def apart(cadet: SmallNetwork, lesson: Lesson) -> Tensor:
    """How far apart both are in what they would play."""
    own = torch.log_softmax(masked(cadet(lesson.inputs)[0], lesson.legal), -1)
    wanted = lesson.chances.exp()
    return (wanted * (lesson.chances.clamp_min(-30.0) - own.clamp_min(-30.0))).sum(-1).mean()


@torch.no_grad()
def same_answer(cadet: SmallNetwork, lesson: Lesson) -> float:
    """How often both would play the same card."""
    own = masked(cadet(lesson.inputs)[0], lesson.legal).argmax(-1)
    return (own == lesson.chances.argmax(-1)).float().mean().item()


def tell(cadet: SmallNetwork, races: int, device: str) -> None:
    """Print the share of races won against each kind of company."""
    for company, tables in by_company(base_cells(Measure(QUESTIONS))).items():
        won = share(tables, {LEARNER: cadet}, races, device=device, seed=SEED)
        print(f"{company}: {100 * won:.1f}", flush=True)


if __name__ == "__main__":
    main()
