"""Patron's network as PyTorch trains it: bytes in; an answer, its win chance, and every team's, out."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import torch
from torch import Tensor, nn

from echappee.flamme.bots.patron.layout import ANSWERS, TEAMS
from echappee.flamme.bots.patron.network import SIZES

SCALE: Final = 128.0
"""What one unit of the network is in input bytes."""


class Network(nn.Module):
    """Fully connected layers."""

    def __init__(self, sizes: Sequence[int] = SIZES) -> None:
        """With the usual sizes, or those of another network: if that has fewer inputs, they are the first."""
        super().__init__()
        self.inputs = sizes[0]
        *layers, head = (nn.Linear(one, other) for one, other in pairwise(sizes))
        self.layers, self.head = nn.ModuleList(layers), head
        with torch.no_grad():
            self.head.weight.mul_(0.1)
            self.head.bias.zero_()

    def forward(self, inputs: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Logits of answers, what each adds to the logit of the win chance, and logits of the teams."""
        out = self.head(self.hidden(inputs)).float()
        return out[..., :ANSWERS], out[..., ANSWERS : 2 * ANSWERS], out[..., 2 * ANSWERS :]

    def hidden(self, inputs: Tensor) -> Tensor:
        """What the last layer is given."""
        values = inputs[..., : self.inputs].to(self.layers[0].weight.dtype) / SCALE
        for layer in self.layers:
            values = torch.relu(layer(values))
        return values


def masked(likes: Tensor, legal: Tensor) -> Tensor:
    """Logits of the answers that are allowed only."""
    bits = torch.arange(ANSWERS, device=likes.device)
    return likes.masked_fill((legal.unsqueeze(-1) >> bits & 1) == 0, -1e9)


def among(teams: Tensor, many: Tensor) -> Tensor:
    """Logits of the teams that there are."""
    return teams.masked_fill(torch.arange(TEAMS, device=teams.device) >= many.unsqueeze(-1), -1e9)


def own_logit(teams: Tensor) -> Tensor:
    """The win chance of the deciding team, which comes first, as a separate logit."""
    return (teams[..., 0] - torch.logsumexp(teams[..., 1:], -1)).clamp(-20.0, 20.0)
