"""What is learned from one batch of decisions: the loss, and a step of the optimiser."""

from collections.abc import Iterator
from typing import Final

import torch
from torch import Tensor
from torch.nn.functional import binary_cross_entropy_with_logits

from training.moments import Lesson
from training.network import Network, among, masked, own_logit
from training.settings import Settings

FIGURES: Final = ("policy", "worth", "judged", "entropy", "away", "moved")
LEAST_CHANCE: Final = -30.0
"""As a logarithm."""
EAGER: Final = 3
"""Batches before a graphics card can repeat the same work as one graph."""


class Update:
    """Improves a network; on a graphics card a step is one graph, as starting its parts would take longer."""

    def __init__(self, network: Network, magnet: Network, settings: Settings, device: str) -> None:
        self._network, self._magnet, self._settings, self._device = network, magnet, settings, device
        on_card = device == "cuda"
        rate = torch.tensor(settings.rate[0], device=device) if on_card else settings.rate[0]
        self.optimiser = torch.optim.Adam(
            network.parameters(), lr=rate, eps=1e-5, fused=on_card, capturable=on_card
        )
        self._entropy, self._weight = torch.zeros((), device=device), torch.zeros((), device=device)
        self._lesson: Lesson | None = None
        self._graph: torch.cuda.CUDAGraph | None = None
        self._figures = torch.zeros(len(FIGURES), device=device)
        self._steps = 0

    def set_dials(self, rate: float, entropy: float, weight: float) -> None:
        """How large steps are, what trying is worth, and whether answers are learned or win chances only."""
        for group in self.optimiser.param_groups:
            if isinstance(group["lr"], Tensor):
                group["lr"].fill_(rate)
            else:
                group["lr"] = rate
        self._entropy.fill_(entropy)
        self._weight.fill_(weight)

    def batches(self, lesson: Lesson) -> Iterator[Tensor]:
        """One pass over everything in random order; the figures of each batch, until the next one."""
        order = torch.randperm(len(lesson.answer), device=self._device)
        size = self._settings.batch
        if self._lesson is None:
            self._lesson = Lesson(
                *(torch.empty((size, *e.shape[1:]), dtype=e.dtype, device=e.device) for e in lesson)
            )
        for batch in order[: len(order) // size * size].split(size):
            for kept, each in zip(self._lesson, lesson, strict=True):
                torch.index_select(each, 0, batch, out=kept)
            self._step()
            yield self._figures

    def _step(self) -> None:
        if self._device != "cuda":
            self._improve()
        elif self._graph:
            self._graph.replay()
        elif self._steps < EAGER:
            self._steps += 1
            beside = torch.cuda.Stream()
            beside.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(beside):
                self._improve()
            torch.cuda.current_stream().wait_stream(beside)
        else:
            self._graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(self._graph):
                self._improve()
            self._graph.replay()

    def _improve(self) -> None:
        """One step; what is not finite does not count."""
        assert self._lesson
        self.optimiser.zero_grad(set_to_none=True)
        loss, figures = self._loss(self._lesson)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self._network.parameters(), 1.0)
        for each in self._network.parameters():
            assert each.grad is not None
            each.grad.nan_to_num_(0.0, 0.0, 0.0)
        self.optimiser.step()
        self._figures.copy_(figures)

    def _loss(self, lesson: Lesson) -> tuple[Tensor, Tensor]:
        """What is to become smaller, and the figures of this batch."""
        settings = self._settings
        with torch.autocast(
            self._device, torch.bfloat16, enabled=self._device == "cuda", cache_enabled=False
        ):
            likes, each, teams = self._network(lesson.inputs)
        chances = torch.log_softmax(masked(likes, lesson.legal), -1)
        with torch.no_grad():
            usual = torch.log_softmax(masked(self._magnet(lesson.inputs)[0], lesson.legal), -1)
        away = (chances.exp() * (chances - usual).clamp(LEAST_CHANCE, -LEAST_CHANCE)).sum(-1).mean()
        played = lesson.answer.unsqueeze(-1)
        change = chances.gather(-1, played).squeeze(-1) - lesson.chance
        ratio = change.clamp(-5.0, 5.0).exp()
        clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
        policy = -torch.minimum(ratio * lesson.gain, clipped * lesson.gain).mean()
        spread = -(chances.exp() * chances.clamp_min(LEAST_CHANCE)).sum(-1).mean()
        teams = among(teams, lesson.many)
        expected = torch.log_softmax(teams, -1).clamp_min(LEAST_CHANCE)
        worth = -((lesson.target * expected).sum(-1) * lesson.own).mean()
        judged = binary_cross_entropy_with_logits(
            own_logit(teams).detach() + each.gather(-1, played).squeeze(-1), lesson.target[:, 0].clamp(0, 1)
        )
        loss = (
            self._weight * policy + 0.5 * (worth + judged) - self._entropy * spread + settings.magnet * away
        )
        return loss, torch.stack([policy, worth, judged, spread, away, change.abs().mean()]).detach()
