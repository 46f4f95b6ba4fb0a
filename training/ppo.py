"""Proximal policy optimisation by self-play: ride some steps, look back, improve, repeat."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import torch
from torch import Tensor

from echappee.flamme.bots.patron.layout import INPUTS, TEAMS
from training.arena import Arena, relative
from training.checkpoint import Halfway
from training.company import LEARNER, PAST, RIVAL
from training.moments import Lesson, Moments
from training.network import Network, among, masked
from training.settings import Settings
from training.update import FIGURES, Update

WELL_KNOWN: Final = 1_000_000
"""Steps after which the optimiser no longer corrects its means."""
TRYING_ROWS: Final = 4
"""In one row out of this many any answer may be tried."""


class Ground(NamedTuple):
    """Races to learn from, and how many steps they ride before a lesson."""

    arena: Arena
    steps: int


class Trainer:
    """A network that learns, the running mean of its weights, and whom it meets."""

    def __init__(
        self,
        grounds: Sequence[Ground],
        network: Network,
        settings: Settings,
        device: str,
        rival: Network | None = None,
    ) -> None:
        """`rival` answers for the seats that have its number; without one there are none."""
        self.grounds, self.network, self.settings, self.device = grounds, network, settings, device
        kind = torch.bfloat16 if device == "cuda" else torch.float32
        self.past, self.fast, self.magnet = (Network().to(device, kind) for _ in range(3))
        self.rival = rival.to(device, kind) if rival else None
        self.mean = Network().to(device)
        self.mean.load_state_dict(network.state_dict())
        self._update = Update(network, self.magnet, settings, device)
        self.decisions = 0
        self.rounds = 0
        self.remember()
        self.fast.load_state_dict(network.state_dict())
        for arena, _ in grounds:
            arena.step()
            for _ in range(settings.warm):
                self._ride(arena)

    def remember(self) -> None:
        """From now on the past self is what the mean network is now."""
        self.past.load_state_dict(self.mean.state_dict())

    def halfway(self, seconds: float) -> Halfway:
        squares = [self._update.optimiser.state[each]["exp_avg_sq"] for each in self.network.parameters()]
        return Halfway(self.network.state_dict(), squares, self.rounds, seconds)

    def go_on(self, halfway: Halfway) -> None:
        """From where this training was; the mean network is the one that it began with."""
        self.network.load_state_dict(halfway.weights)
        self.rounds = halfway.rounds
        for each, squares in zip(self.network.parameters(), halfway.squares, strict=True):
            self._update.optimiser.state[each] = {
                "step": torch.tensor(WELL_KNOWN, dtype=torch.float32, device=self.device),
                "exp_avg": torch.zeros_like(each),
                "exp_avg_sq": squares.to(self.device),
            }

    def improve(self, progress: float) -> dict[str, float]:
        """One round of riding and learning; `progress` goes from 0 to 1."""
        self.rounds += 1
        self.fast.load_state_dict(self.network.state_dict())
        moments, returns, kept = list[Moments](), list[Tensor](), list[Tensor]()
        for arena, steps in self.grounds:
            ridden = [self._ride(arena) for _ in range(steps)]
            came_to, known = self._look_back(arena, ridden)
            moments, returns, kept = [*moments, *ridden], [*returns, *came_to], [*kept, *known]
        self.magnet.load_state_dict(self.mean.state_dict())
        self._update.set_dials(
            _between(self.settings.rate, progress) * self._warmth(),
            _between(self.settings.entropy, progress),
            1.0 if self.rounds > self.settings.judging else 0.0,
        )
        lesson = Lesson.of(moments, torch.cat(returns), torch.cat(kept), self.settings.least)
        figures = self._learn(lesson)
        keep = self.settings.keep[self.rounds > self.settings.first]
        with torch.no_grad():
            for mean, now in zip(self.mean.parameters(), self.network.parameters(), strict=True):
                mean.lerp_(now, 1 - keep)
        return figures

    def _warmth(self) -> float:
        """The first steps are small: the optimiser does not know yet how much gradients differ."""
        return min(1.0, (self.rounds + 1) / self.settings.judging)

    @torch.no_grad()
    def _ride(self, arena: Arena) -> Moments:
        """One step of all races; what the seats that learn saw and did in it."""
        rows = arena.rows
        self._answer(arena, PAST, self.past)
        if self.rival:
            self._answer(arena, RIVAL, self.rival)
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

    def _learn(self, lesson: Lesson) -> dict[str, float]:
        """One pass over everything that was seen, in batches of random order."""
        sums, batches = torch.zeros(len(FIGURES), device=self.device), 0
        for figures in self._update.batches(lesson):
            sums += figures
            batches += 1
            if batches % 8 == 0 and figures[-1].item() > self.settings.most:
                break
        return {"batches": batches} | dict(zip(FIGURES, (sums / max(batches, 1)).tolist(), strict=True))


def _any_of(chances: Tensor) -> Tensor:
    """An answer by chance; the chances are logarithms, up to a constant."""
    return (chances - torch.empty_like(chances).exponential_().log()).argmax(-1)


def _between(ends: tuple[float, float], progress: float) -> float:
    """From the first to the second, evenly in ratio."""
    return float(ends[0] * (ends[1] / ends[0]) ** progress)
