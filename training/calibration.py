"""Whether win chances come true: one position from each of many races, and how its race ended."""

from math import pi
from typing import Final, NamedTuple

import torch
from torch import Tensor

from echappee.flamme.bots.patron.layout import TEAMS
from training.cells import Measure, joined
from training.company import BASE, LEARNER, TEMPO, Tables
from training.network import Network
from training.playing import play

BINS: Final = 10


def equals(measure: Measure) -> Tables:
    """Four of the same network on the base stages."""
    return joined([measure.cell("equals", stage, [LEARNER] * 3) for stage in BASE])


def mixed_company(measure: Measure) -> Tables:
    """The network among tempo and automatic teams."""
    companies: tuple[list[int | str], ...] = (
        [LEARNER, TEMPO, TEMPO],
        ["peloton", "muscle", TEMPO],
        [LEARNER, "peloton", TEMPO],
    )
    return joined([measure.cell("mixed", stage, rivals) for stage in BASE for rivals in companies])


class Bin(NamedTuple):
    """Positions with about the same win chance."""

    positions: int
    said: float
    """Their mean chance, from 0 to 1."""
    won: float
    """The share of them that was won."""


class Calibration(NamedTuple):
    """How far win chances are off on average, from 0 to 1."""

    off: float
    by_chance: float
    """As far as they would be off if they were right, for want of races."""
    bins: list[Bin]


def calibration(tables: Tables, network: Network, races: int, *, device: str, seed: int) -> Calibration:
    """Chances are sorted into bins, and those of each bin compared with the results."""
    chances, won = _one_position_each(tables, network, races, device=device, seed=seed)
    found = (chances * BINS).long().clamp(0, BINS - 1)
    many, said, came, spread = (
        torch.zeros(BINS, device=device, dtype=torch.float64).index_add_(0, found, each)
        for each in (torch.ones_like(chances), chances, won, chances * (1 - chances))
    )
    by_chance = (spread * 2 / pi).sqrt().sum().item()
    bins = [
        Bin(int(number), one / number, other / number)
        for number, one, other in zip(many.tolist(), said.tolist(), came.tolist(), strict=True)
        if number
    ]
    return Calibration((came - said).abs().sum().item() / races, by_chance / races, bins)


def _one_position_each(
    tables: Tables, network: Network, races: int, *, device: str, seed: int
) -> tuple[Tensor, Tensor]:
    """The seat's win chance in one random decision of each race, and what the race was worth."""
    dice = torch.Generator(device).manual_seed(seed)
    seen = torch.zeros(races, device=device)
    seat = torch.zeros(races, device=device, dtype=torch.long)
    chances, won = (torch.zeros(races, device=device, dtype=torch.float64) for _ in range(2))
    ended = torch.zeros(races, device=device, dtype=torch.bool)
    for turn in play(tables, {LEARNER: network}, races, device=device, seed=seed):
        decision = _one_of_each(turn.where // TEAMS, races, dice)
        asked = (decision >= 0) & ~ended
        seen += asked
        taken = asked & (torch.rand(races, device=device, generator=dice) * seen < 1)
        chances[taken] = turn.teams[decision[taken], 0].double()
        seat[taken] = turn.where[decision[taken]] % TEAMS
        won = torch.where(turn.ended, turn.payoffs.gather(1, seat.unsqueeze(1)).squeeze(1), won)
        ended |= turn.ended
    return chances, won


def _one_of_each(rows: Tensor, races: int, dice: torch.Generator) -> Tensor:
    """For every race one of the decisions in it, by lot, or -1: the same ones on every machine of a kind."""
    rank = torch.randperm(len(rows), device=rows.device, generator=dice)
    highest = torch.full((races,), -1, device=rows.device, dtype=torch.long)
    highest.scatter_reduce_(0, rows, rank, "amax")
    return torch.where(highest >= 0, rank.argsort()[highest.clamp_min(0)], -1)
