"""Races that are ridden to their end by networks that always give their best answer."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor

from echappee.flamme.bots.patron.layout import INPUTS, TEAMS
from training.arena import Arena, tables_by_row
from training.company import LEARNER, Tables
from training.network import Network, among, masked


class Turn(NamedTuple):
    """One step of all races."""

    where: Tensor
    """Row and seat, as one number, of those that the first network answered for."""
    teams: Tensor
    """The win chances that it saw, the deciding team's first."""
    ended: Tensor
    """The rows whose first race came to its end with this step."""
    payoffs: Tensor


@torch.no_grad()
def play(
    tables: Tables, networks: Mapping[int, Network], races: int, *, device: str, seed: int
) -> Iterator[Turn]:
    """The first race of every row until all of them are over; networks by the policy they answer for."""
    arena = Arena(tables, races, seed, device)
    rows = arena.rows
    going = torch.ones(races, dtype=torch.bool, device=device)
    arena.step()
    while going.any():
        answered = {policy: _answer(arena, policy, network) for policy, network in networks.items()}
        arena.step()
        ended = rows.over.bool() & going
        yield Turn(*answered[LEARNER], ended, rows.payoffs)
        going &= ~ended


def _answer(arena: Arena, policy: int, network: Network) -> tuple[Tensor, Tensor]:
    rows = arena.rows
    where = (rows.asked.flatten() == policy).nonzero().squeeze(-1)
    with torch.autocast(rows.inputs.device.type, torch.bfloat16, enabled=rows.inputs.is_cuda):
        likes, _, teams = network(rows.inputs.view(-1, INPUTS)[where])
    best = masked(likes, rows.legal.view(-1)[where]).argmax(-1)
    rows.answers.view(-1)[where] = best.to(torch.int16)
    many = arena.teams[rows.table[where // TEAMS]]
    return where, torch.softmax(among(teams, many), -1)


def share(
    cell_tables: Tables, networks: Mapping[int, Network], races: int, *, device: str, seed: int
) -> float:
    """The share of races that the odd one out won: tables have it in every seat in turn."""
    odd = np.array([index % int(table["teams"]) for index, table in enumerate(cell_tables.tables)])
    seat = torch.from_numpy(odd[tables_by_row(races, len(odd))]).to(device).unsqueeze(1)
    won = torch.zeros(races, device=device, dtype=torch.float64)
    for turn in play(cell_tables, networks, races, device=device, seed=seed):
        won = torch.where(turn.ended, turn.payoffs.gather(1, seat).squeeze(1), won)
    return won.mean().item()
