"""Make the win chances of a network those of races among equals: `python -m training.settle CHECKPOINT`.

While it learns, a network tries answers and meets weaker company that it cannot tell from itself. So its
chances are a little too high among equals, and not sharp enough. Here every seat gives its best answer, and
the last layer alone learns how the races ended; the answers stay the same.
"""

import argparse
from pathlib import Path
from typing import Final, NamedTuple

import torch
from torch import Tensor, nn

from echappee.flamme.bots.patron.layout import ANSWERS, INPUTS, TEAMS
from echappee.flamme.kernel.tables import DIRECTED
from training.arena import Arena, relative
from training.checkpoint import load, save
from training.company import LEARNER, Tables, mixed
from training.network import Network, among, masked

TABLES: Final = (1_200, 120)
"""And how many of their roads are generated."""
RACES: Final = 24_000
SEED: Final = 3
SHARE: Final = 0.1
"""Of the decisions that are learned from."""
PASSES: Final = 12
BATCH: Final = 8_192
RATE: Final = 2e-4


class Lessons(NamedTuple):
    """One row per decision."""

    hidden: Tensor
    """What the last layer is given."""
    many: Tensor
    target: Tensor


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m training.settle")
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("--races", type=int, default=RACES)
    asked = parser.parse_args()
    network = Network()
    learned = load(asked.checkpoint, network)
    lessons = ride(network, of_equals(mixed(*TABLES, SEED)), asked.races)
    print(f"{len(lessons.many):,} decisions of {asked.races:,} races", flush=True)
    settle(network, lessons)
    save(asked.checkpoint, network, learned)


def of_equals(tables: Tables) -> Tables:
    """The same races, with the network in every seat that has a director."""
    policies = tables.tables["policies"]
    policies[tables.tables["kinds"] == DIRECTED] = LEARNER
    return tables


@torch.no_grad()
def ride(network: Network, tables: Tables, races: int) -> Lessons:
    """The first race of every row; some of its decisions, and how it ended for every team."""
    arena = Arena(tables, races, SEED, "cpu")
    rows, dice = arena.rows, torch.Generator().manual_seed(SEED)
    going, ends = torch.ones(races, dtype=torch.bool), torch.zeros(races, TEAMS)
    seen: list[tuple[Tensor, Tensor]] = []
    arena.step()
    while going.any():
        where = (rows.asked.flatten() == LEARNER).nonzero().squeeze(-1)
        hidden = network.hidden(rows.inputs.view(-1, INPUTS)[where])
        likes = network.head(hidden)[:, :ANSWERS]
        rows.answers.view(-1)[where] = masked(likes, rows.legal.view(-1)[where]).argmax(-1).to(torch.int16)
        taken = going[where // TEAMS] & (torch.rand(len(where), generator=dice) < SHARE)
        seen.append((where[taken], hidden[taken]))
        arena.step()
        ended = rows.over.bool() & going
        ends[ended] = rows.payoffs[ended].float()
        going &= ~ended
    where = torch.cat([each for each, _ in seen])
    many = arena.teams[rows.table][where // TEAMS]
    target = relative(ends[where // TEAMS], where % TEAMS, many)
    return Lessons(torch.cat([hidden for _, hidden in seen]), many, target)


def settle(network: Network, lessons: Lessons) -> None:
    """Fit the rows of the last layer that give the win chances of the teams."""
    first = 2 * ANSWERS
    rows = nn.Linear(network.head.in_features, TEAMS)
    with torch.no_grad():
        rows.weight.copy_(network.head.weight[first:])
        rows.bias.copy_(network.head.bias[first:])
    optimiser = torch.optim.Adam(rows.parameters(), lr=RATE)
    torch.manual_seed(SEED)
    for number in range(PASSES):
        losses = []
        for batch in torch.randperm(len(lessons.many)).split(BATCH):
            expected = torch.log_softmax(among(rows(lessons.hidden[batch]), lessons.many[batch]), -1)
            loss = -(lessons.target[batch] * expected.clamp_min(-30.0)).sum(-1).mean()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            losses.append(loss.item())
        print(f"pass {number + 1}: {sum(losses) / len(losses):.4f}", flush=True)
    with torch.no_grad():
        network.head.weight[first:] = rows.weight
        network.head.bias[first:] = rows.bias


if __name__ == "__main__":
    main()
