"""Proximal policy optimisation by self-play: ride some steps, look back, improve, repeat."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

import torch
from torch import Tensor
from torch.nn.functional import binary_cross_entropy_with_logits

from echappee.flamme.bots.patron.layout import INPUTS, TEAMS
from training.arena import Arena, relative
from training.company import LEARNER, PAST
from training.moments import Lesson, Moments
from training.network import Network, among, masked, own_logit

FIGURES: Final = ("policy", "worth", "judged", "entropy", "moved")
LEAST_CHANCE: Final = -30.0
"""As a logarithm."""
TRYING_ROWS: Final = 4
"""In one row out of this many any answer may be tried."""


@dataclass(frozen=True, kw_only=True)
class Settings:
    """What was found to work; docs/bots/patron.md has the curve."""

    races: tuple[int, int] = (65_536, 65_536)
    """Without tempo and with it."""
    steps: tuple[int, int] = (16, 8)
    """Before the network learns from them."""
    batch: int = 65_536
    rate: tuple[float, float] = (7e-4, 7e-5)
    entropy: tuple[float, float] = (0.015, 0.0015)
    trace: float = 0.96
    clip: float = 0.2
    trying: float = 0.08
    """How often any answer is tried, in some of the rows."""
    warm: int = 64
    """Steps before anything is learned, so that races are at all their stages."""
    judging: int = 8
    """Rounds in which only win chances are learned: before they are right, they would mislead the answers."""
    least: float = 0.04
    """What is made of a gain is measured by how much gains differ, but at least by this."""
    most: float = 0.2
    """If the chances of answers have moved by more, the rest of a round is not used."""


SETTINGS_OF_PROCESSOR: Final = Settings(races=(512, 128), batch=4_096)
"""Without a graphics card: enough to see that it runs."""
RATE_AFTER: Final = (2.5e-4, 2e-5)
"""When training continues: the first steps at the full rate would undo what it has learned."""
ENTROPY_AFTER: Final = (0.003, 0.0015)
RATE_OF_MORE: Final = (5e-4, 5e-5)
"""Of one that has not learned all questions yet."""
ENTROPY_OF_MORE: Final = (0.01, 0.0015)


def settings_for(device: str) -> Settings:
    return Settings() if device == "cuda" else SETTINGS_OF_PROCESSOR


def going_on(settings: Settings, *, everything: bool) -> Settings:
    """For a network that has learned before, all questions or only some."""
    if everything:
        return replace(settings, rate=RATE_AFTER, entropy=ENTROPY_AFTER)
    return replace(settings, rate=RATE_OF_MORE, entropy=ENTROPY_OF_MORE)


class Ground(NamedTuple):
    """Races to learn from, and how many steps they ride before a lesson."""

    arena: Arena
    steps: int


class Trainer:
    """A network that learns, and one of its past selves."""

    def __init__(self, grounds: Sequence[Ground], network: Network, settings: Settings, device: str) -> None:
        self.grounds, self.network, self.settings, self.device = grounds, network, settings, device
        kind = torch.bfloat16 if device == "cuda" else torch.float32
        self.past, self.fast = Network().to(device, kind), Network().to(device, kind)
        self.optimiser = torch.optim.Adam(
            network.parameters(), lr=settings.rate[0], eps=1e-5, fused=device == "cuda"
        )
        self.decisions = 0
        self.rounds = 0
        self.remember()
        self.fast.load_state_dict(network.state_dict())
        for arena, _ in grounds:
            arena.step()
            for _ in range(settings.warm):
                self._ride(arena)

    def remember(self) -> None:
        """From now on the past self is what the network is now."""
        self.past.load_state_dict(self.network.state_dict())

    def improve(self, progress: float) -> dict[str, float]:
        """One round of riding and learning; `progress` goes from 0 to 1."""
        for group in self.optimiser.param_groups:
            group["lr"] = _between(self.settings.rate, progress) * self._warmth()
        self.rounds += 1
        self.fast.load_state_dict(self.network.state_dict())
        moments, returns, kept = list[Moments](), list[Tensor](), list[Tensor]()
        for arena, steps in self.grounds:
            ridden = [self._ride(arena) for _ in range(steps)]
            came_to, known = self._look_back(arena, ridden)
            moments, returns, kept = [*moments, *ridden], [*returns, *came_to], [*kept, *known]
        return self._learn(moments, returns, kept, _between(self.settings.entropy, progress))

    def _warmth(self) -> float:
        """The first steps are small: the optimiser does not know yet how much gradients differ."""
        return min(1.0, (self.rounds + 1) / self.settings.judging)

    @torch.no_grad()
    def _ride(self, arena: Arena) -> Moments:
        """One step of all races; what the seats that learn saw and did in it."""
        rows = arena.rows
        self._answer(arena, PAST, self.past)
        where, chances, value = self._look(arena, LEARNER, self.fast)
        inputs, legal = rows.inputs.view(-1, INPUTS)[where], rows.legal.view(-1)[where]
        answer = _any_of(chances)
        tried = torch.rand(len(where), device=self.device) < self.settings.trying
        tried &= where // TEAMS % TRYING_ROWS == 0
        answer = torch.where(tried, _any_of(masked(torch.zeros_like(chances), legal)), answer)
        rows.answers.view(-1)[where] = answer.to(torch.int16)
        chance = chances.gather(-1, answer.unsqueeze(-1)).squeeze(-1)
        seats = arena.teams[rows.table]
        many = seats[where // TEAMS]
        arena.step()
        self.decisions += len(where)
        over, payoffs = rows.over.bool(), rows.payoffs.float()
        return Moments(where, inputs, legal, many, answer, chance, ~tried, value, seats, over, payoffs)

    def _answer(self, arena: Arena, policy: int, network: Network) -> None:
        """Answer for the seats of this policy."""
        where, chances, _ = self._look(arena, policy, network)
        arena.rows.answers.view(-1)[where] = _any_of(chances).to(torch.int16)

    def _look(self, arena: Arena, policy: int, network: Network) -> tuple[Tensor, Tensor, Tensor]:
        """Which seats of this policy are asked, how likely each answer is, and the win chances."""
        rows = arena.rows
        where = (rows.asked.flatten() == policy).nonzero().squeeze(-1)
        likes, _, teams = network(rows.inputs.view(-1, INPUTS)[where])
        chances = torch.log_softmax(masked(likes, rows.legal.view(-1)[where]), -1)
        many = arena.teams[rows.table[where // TEAMS]]
        return where, chances, torch.softmax(among(teams, many), -1)

    @torch.no_grad()
    def _look_back(self, arena: Arena, moments: list[Moments]) -> tuple[list[Tensor], list[Tensor]]:
        """What every decision came to, by λ-returns over all teams; and which of them are known to."""
        rows = arena.rows
        size = rows.asked.numel()
        carry = torch.zeros(size, TEAMS, device=self.device)
        value = torch.zeros(size, TEAMS, device=self.device)
        known = torch.zeros(size, dtype=torch.bool, device=self.device)
        where = (rows.asked.flatten() == LEARNER).nonzero().squeeze(-1)
        many = arena.teams[rows.table[where // TEAMS]]
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
            carry[where] = torch.where(moment.own.unsqueeze(-1), target, moment.value)
            value[where] = moment.value
        return returns[::-1], kept[::-1]

    def _learn(
        self, moments: list[Moments], returns: list[Tensor], kept: list[Tensor], entropy: float
    ) -> dict[str, float]:
        """One pass over everything that was seen, in batches of random order."""
        lesson = Lesson.of(moments, torch.cat(returns), torch.cat(kept), self.settings.least)
        order = torch.randperm(len(lesson.answer), device=self.device)
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
            likes, each, teams = self.network(lesson.inputs)
        chances = torch.log_softmax(masked(likes, lesson.legal), -1)
        played = lesson.answer.unsqueeze(-1)
        change = chances.gather(-1, played).squeeze(-1) - lesson.chance
        ratio = change.clamp(-5.0, 5.0).exp()
        clipped = ratio.clamp(1 - self.settings.clip, 1 + self.settings.clip)
        policy = -torch.minimum(ratio * lesson.gain, clipped * lesson.gain).mean()
        spread = -(chances.exp() * chances.clamp_min(LEAST_CHANCE)).sum(-1).mean()
        teams = among(teams, lesson.many)
        expected = torch.log_softmax(teams, -1).clamp_min(LEAST_CHANCE)
        worth = -((lesson.target * expected).sum(-1) * lesson.own).mean()
        judged = binary_cross_entropy_with_logits(
            own_logit(teams).detach() + each.gather(-1, played).squeeze(-1), lesson.target[:, 0].clamp(0, 1)
        )
        weight = 1.0 if self.rounds > self.settings.judging else 0.0
        loss = weight * policy + 0.5 * (worth + judged) - entropy * spread
        return loss, torch.stack([policy, worth, judged, spread, change.abs().mean()]).detach()


def _any_of(chances: Tensor) -> Tensor:
    """An answer by chance; the chances are logarithms, up to a constant."""
    return (chances - torch.empty_like(chances).exponential_().log()).argmax(-1)


def _between(ends: tuple[float, float], progress: float) -> float:
    """From the first to the second, evenly in ratio."""
    return float(ends[0] * (ends[1] / ends[0]) ** progress)
