"""How often a network wins: one seat against company, every seat in turn, always with its best card."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import torch

from echappee.flamme.bots.patron.layout import INPUTS
from echappee.flamme.road.stages import STAGES
from training.arena import Arena
from training.company import BASE, LEARNER, TEMPO, Tables, cells, generated, join
from training.network import Network, masked

AUTOMATIC: Final = ("peloton", "muscle", "muscle")
HELD_BACK: Final = 50


class Cell(NamedTuple):
    """Races on one road, or on several, against one kind of company."""

    company: str
    tables: Tables


def usual_cells(roads: int = HELD_BACK) -> list[Cell]:
    """On the base stages and on roads never seen."""
    found = []
    for stage in BASE:
        tiles = STAGES[stage].tiles
        found.append(Cell("automatic", join(list(cells(tiles, AUTOMATIC)))))
        found.append(Cell("three tempo", join(list(cells(tiles, [TEMPO] * 3)))))
        found.append(Cell("one tempo among three", join(list(cells(tiles, [LEARNER] * 3, TEMPO)))))
    unseen = [table for seed in range(roads) for table in cells(generated(seed), AUTOMATIC)]
    return [*found, Cell("automatic, on roads never seen", join(unseen))]


@torch.no_grad()
def share(cell: Cell, network: Network, races: int, device: str, seed: int = 77) -> float:
    """The share of races that the odd one out won."""
    arena = Arena(cell.tables, races, seed, device)
    odd = _odd_seats(cell.tables)
    rows = arena.rows
    arena.step()
    began = rows.table.clone()
    first = torch.ones(races, dtype=torch.bool, device=device)
    won = torch.zeros(races, device=device)
    while first.any():
        asked = rows.asked.flatten()
        where = (asked >= LEARNER).nonzero().squeeze(-1)
        cards = network(rows.inputs.view(-1, INPUTS)[where])[0]
        card = masked(cards, rows.legal.view(-1)[where]).argmax(-1)
        rows.answers.view(-1)[where] = card.to(torch.int16)
        arena.step()
        over = rows.over.bool() & first
        seat = odd.to(device)[began]
        won[over] = rows.payoffs.gather(1, seat.unsqueeze(1)).squeeze(1)[over]
        first &= ~over
    return won.mean().item()


def _odd_seats(tables: Tables) -> torch.Tensor:
    """In which seat of each table the odd one sits: `cells` puts it into every seat in turn."""
    return torch.tensor([index % int(table["teams"]) for index, table in enumerate(tables.tables)])


def report(network: Network, races: int, device: str, which: Sequence[Cell]) -> dict[str, list[float]]:
    """The shares in percent, by company."""
    found: dict[str, list[float]] = {}
    for cell in which:
        found.setdefault(cell.company, []).append(100 * share(cell, network, races, device))
    return found
