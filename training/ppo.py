"""Proximal policy optimisation by self-play: ride some steps, look back, improve, repeat."""

from dataclasses import dataclass
from typing import Final, NamedTuple

import torch
from torch import Tensor
from torch.nn.functional import binary_cross_entropy_with_logits

from echappee.flamme.bots.patron.layout import INPUTS, TEAMS
from training.arena import Arena, relative
from training.company import LEARNER, PAST
from training.network import Network, among, masked

FIGURES: Final = ("policy", "worth", "judged", "entropy", "moved")
LEAST_CHANCE: Final = -30.0
"""As a logarithm."""


@dataclass(frozen=True, kw_only=True)
class Settings:
    """What was found to work; docs/bots.md has the curve."""

    races: int = 65_536
    steps: int = 16
    batch: int = 65_536
    rate: tuple[float, float] = (7e-4, 7e-5)
    entropy: tuple[float, float] = (0.015, 0.0015)
    trace: float = 0.95
    clip: float = 0.2
    warm: int = 48
    """Steps before anything is learned, so that races are at all their stages."""
    judging: int = 8
    """Rounds in which only win chances are learned: before they are right, they would mislead the cards."""
    least: float = 0.04
    """What is made of a gain is measured by how much gains differ, but at least by this."""
    most: float = 0.2
    """If the chances of cards have moved by more, the rest of a round is not used."""


@dataclass
class Moments:
    """What was seen and done in one step, for the seats that learn."""

    where: Tensor
    """Row and seat as one number."""
    inputs: Tensor
    legal: Tensor
    many: Tensor
    card: Tensor
    chance: Tensor
    value: Tensor
    seats: Tensor
    """How many teams there are in each row's race."""
    over: Tensor
    payoffs: Tensor


class Lesson(NamedTuple):
    """What is learned from: one row per decision."""

    inputs: Tensor
    legal: Tensor
    many: Tensor
    card: Tensor
    chance: Tensor
    target: Tensor
    """The win chances of all teams, as they turned out."""
    gain: Tensor
    """How much better it turned out than expected, in units of how much that differs."""

    @classmethod
    def of(cls, moments: list[Moments], target: Tensor, known: Tensor, least: float) -> "Lesson":
        """All decisions of which it is known what they came to."""
        joined = {
            name: torch.cat([getattr(moment, name) for moment in moments])[known]
            for name in ("inputs", "legal", "many", "card", "chance", "value")
        }
        target = target[known]
        gain = target[:, 0] - joined.pop("value")[:, 0]
        return cls(**joined, target=target, gain=(gain - gain.mean()) / gain.std().clamp_min(least))


class Trainer:
    """A network that learns, and one of its past selves."""

    def __init__(self, arena: Arena, network: Network, settings: Settings, device: str) -> None:
        self.arena, self.network, self.settings, self.device = arena, network, settings, device
        kind = torch.bfloat16 if device == "cuda" else torch.float32
        self.past, self.fast = Network().to(device, kind), Network().to(device, kind)
        self.optimiser = torch.optim.Adam(
            network.parameters(), lr=settings.rate[0], eps=1e-5, fused=device == "cuda"
        )
        self.decisions = 0
        self.rounds = 0
        self.remember()
        self.fast.load_state_dict(network.state_dict())
        arena.step()
        for _ in range(settings.warm):
            self._ride()

    def remember(self) -> None:
        """From now on the past self is what the network is now."""
        self.past.load_state_dict(self.network.state_dict())

    def improve(self, progress: float) -> dict[str, float]:
        """One round of riding and learning; `progress` goes from 0 to 1."""
        for group in self.optimiser.param_groups:
            group["lr"] = _between(self.settings.rate, progress)
        self.rounds += 1
        self.fast.load_state_dict(self.network.state_dict())
        moments = [self._ride() for _ in range(self.settings.steps)]
        returns, kept = self._look_back(moments)
        return self._learn(moments, returns, kept, _between(self.settings.entropy, progress))

    @torch.no_grad()
    def _ride(self) -> Moments:
        rows = self.arena.rows
        asked = rows.asked.flatten()
        for policy, network in ((PAST, self.past), (LEARNER, self.fast)):
            where = (asked == policy).nonzero().squeeze(-1)
            if policy == PAST and len(where) == 0:
                continue
            inputs = rows.inputs.view(-1, INPUTS)[where]
            legal = rows.legal.view(-1)[where]
            many = self.arena.teams[rows.table[where // TEAMS]]
            cards, _, teams = network(inputs)
            chances = torch.log_softmax(masked(cards, legal), -1)
            gumbel = -torch.empty_like(chances).exponential_().log()
            card = (chances + gumbel).argmax(-1)
            rows.answers.view(-1)[where] = card.to(torch.int16)
        value = torch.softmax(among(teams, many), -1)
        chance = chances.gather(-1, card.unsqueeze(-1)).squeeze(-1)
        seats = self.arena.teams[rows.table]
        self.arena.step()
        self.decisions += len(where)
        over, payoffs = rows.over.bool(), rows.payoffs.clone()
        return Moments(where, inputs, legal, many, card, chance, value, seats, over, payoffs)

    @torch.no_grad()
    def _look_back(self, moments: list[Moments]) -> tuple[list[Tensor], list[Tensor]]:
        """What every decision came to, by λ-returns over all teams; and which of them are known to."""
        rows = self.arena.rows
        size = rows.asked.numel()
        carry = torch.zeros(size, TEAMS, device=self.device)
        value = torch.zeros(size, TEAMS, device=self.device)
        known = torch.zeros(size, dtype=torch.bool, device=self.device)
        where = (rows.asked.flatten() == LEARNER).nonzero().squeeze(-1)
        many = self.arena.teams[rows.table[where // TEAMS]]
        value[where] = torch.softmax(among(self.fast(rows.inputs.view(-1, INPUTS)[where])[2], many), -1)
        carry[where], known[where] = value[where], True
        returns, kept = [], []
        everyone = torch.arange(size, device=self.device)
        for moment in reversed(moments):
            over = moment.over.repeat_interleave(TEAMS)
            seats = moment.seats.repeat_interleave(TEAMS)
            end = relative(moment.payoffs.repeat_interleave(TEAMS, 0), everyone % TEAMS, seats)
            carry = torch.where(over.unsqueeze(-1), end, carry)
            value = torch.where(over.unsqueeze(-1), end, value)
            known |= over
            where, trace = moment.where, self.settings.trace
            target = (1 - trace) * value[where] + trace * carry[where]
            returns.append(target)
            kept.append(known[where])
            carry[where], value[where] = target, moment.value
        return returns[::-1], kept[::-1]

    def _learn(
        self, moments: list[Moments], returns: list[Tensor], kept: list[Tensor], entropy: float
    ) -> dict[str, float]:
        """One pass over everything that was seen, in batches of random order."""
        lesson = Lesson.of(moments, torch.cat(returns), torch.cat(kept), self.settings.least)
        order = torch.randperm(len(lesson.card), device=self.device)
        sums, batches = torch.zeros(len(FIGURES), device=self.device), 0
        for batch in order.split(self.settings.batch):
            if len(batch) < self.settings.batch // 2:
                continue
            loss, figures = self._loss(Lesson(*(each[batch] for each in lesson)), entropy)
            self.optimiser.zero_grad(set_to_none=True)
            loss.backward()
            if torch.nn.utils.clip_grad_norm_(self.network.parameters(), 1.0).isfinite():
                self.optimiser.step()
            sums += figures
            batches += 1
            if batches % 8 == 0 and figures[-1].item() > self.settings.most:
                break
        return {"batches": batches} | dict(zip(FIGURES, (sums / max(batches, 1)).tolist(), strict=True))

    def _loss(self, lesson: Lesson, entropy: float) -> tuple[Tensor, Tensor]:
        """What is to become smaller, and the figures of this batch."""
        with torch.autocast(self.device, torch.bfloat16, enabled=self.device == "cuda"):
            cards, each, teams = self.network(lesson.inputs)
        chances = torch.log_softmax(masked(cards, lesson.legal), -1)
        played = lesson.card.unsqueeze(-1)
        change = chances.gather(-1, played).squeeze(-1) - lesson.chance
        ratio = change.clamp(-5.0, 5.0).exp()
        clipped = ratio.clamp(1 - self.settings.clip, 1 + self.settings.clip)
        policy = -torch.minimum(ratio * lesson.gain, clipped * lesson.gain).mean()
        spread = -(chances.exp() * chances.clamp_min(LEAST_CHANCE)).sum(-1).mean()
        expected = torch.log_softmax(among(teams, lesson.many), -1).clamp_min(LEAST_CHANCE)
        worth = -(lesson.target * expected).sum(-1).mean()
        judged = binary_cross_entropy_with_logits(
            each.gather(-1, played).squeeze(-1), lesson.target[:, 0].clamp(0, 1)
        )
        weight = 1.0 if self.rounds > self.settings.judging else 0.0
        loss = weight * policy + 0.5 * worth + 0.25 * judged - entropy * spread
        return loss, torch.stack([policy, worth, judged, spread, change.abs().mean()]).detach()


def _between(ends: tuple[float, float], progress: float) -> float:
    """From the first to the second, evenly in ratio."""
    return float(ends[0] * (ends[1] / ends[0]) ** progress)
