"""What was seen and done while riding, and what is learned from it."""

from dataclasses import dataclass
from typing import NamedTuple

import torch
from torch import Tensor


@dataclass
class Moments:
    """One step of all races, for the seats that learn; a row per decision but where it says otherwise."""

    where: Tensor
    """Row and seat as one number."""
    inputs: Tensor
    legal: Tensor
    many: Tensor
    """How many teams there are."""
    answer: Tensor
    chance: Tensor
    """Of this answer, as a logarithm."""
    own: Tensor
    """Whether the network chose it: now and then any answer is tried, to learn what it is worth."""
    value: Tensor
    """The win chances of all teams."""
    seats: Tensor
    """How many teams there are in each race."""
    over: Tensor
    """By race."""
    payoffs: Tensor


class Lesson(NamedTuple):
    """What is learned from: one row per decision."""

    inputs: Tensor
    legal: Tensor
    many: Tensor
    answer: Tensor
    chance: Tensor
    own: Tensor
    target: Tensor
    """The win chances of all teams, as they turned out."""
    gain: Tensor
    """How much better it turned out than expected, in units of how much that differs."""

    @classmethod
    def of(cls, moments: list[Moments], target: Tensor, known: Tensor, least: float) -> "Lesson":
        """All decisions of which it is known what they came to."""
        joined = {
            name: torch.cat([getattr(moment, name) for moment in moments])[known]
            for name in ("inputs", "legal", "many", "answer", "chance", "own", "value")
        }
        target = target[known]
        gain = target[:, 0] - joined.pop("value")[:, 0]
        gain = (gain - gain.mean()) / gain.std().clamp_min(least)
        return cls(**joined, target=target, gain=gain * joined["own"])
