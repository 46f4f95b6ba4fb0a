"""A team that learns to ride Flamme Rouge against three random ones: PPO on thousands of races at once.

It needs the extras `envs` and `fast`. Two minutes on one core are enough to win nearly every race. The
network is written out with numpy: one hidden layer, its gradient and Adam.
"""

import sys
from time import perf_counter

import numpy as np

from echappee.envs import VectorRaceEnv
from echappee.flamme.envs import flamme_v1

RACES, HIDDEN, EPOCHS, PARTS = 512, 128, 2, 8
RATE, CLIP, ENTROPY, DISCOUNT = 2e-3, 0.2, 0.01, 1.0
OPPONENTS = ("random", "random", "random")


class Network:
    """From bytes to the worth of each action, and the value of the position."""

    def __init__(self, inputs: int, actions: int) -> None:
        random = np.random.default_rng(1)
        self.weights = [
            (random.normal(size=(inputs, HIDDEN)) / np.sqrt(inputs)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            (random.normal(size=(HIDDEN, actions + 1)) * 0.01).astype(np.float32),
            np.zeros(actions + 1, np.float32),
        ]
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def look(self, seen: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """The hidden layer, how likely each action is, and the value."""
        hidden = np.maximum(seen @ self.weights[0] + self.weights[1], 0)
        out = hidden @ self.weights[2] + self.weights[3]
        worths = np.where(mask, out[:, :-1], np.float32(-1e9))
        chances = np.exp(worths - worths.max(axis=1, keepdims=True))
        return hidden, chances / chances.sum(axis=1, keepdims=True), out[:, -1]

    def learn(self, seen: np.ndarray, hidden: np.ndarray, slope: np.ndarray) -> None:
        """One step of Adam down this slope of the outputs."""
        inner = (slope @ self.weights[2].T) * (hidden > 0)
        gradients = [seen.T @ inner, inner.sum(axis=0), hidden.T @ slope, slope.sum(axis=0)]
        self.steps += 1
        for index, gradient in enumerate(gradients):
            self.means[index] += 0.1 * (gradient - self.means[index])
            self.squares[index] += 0.001 * (gradient**2 - self.squares[index])
            mean = self.means[index] / (1 - 0.9**self.steps)
            square = self.squares[index] / (1 - 0.999**self.steps)
            self.weights[index] -= RATE * mean / (np.sqrt(square) + 1e-8)


def ride(
    env: VectorRaceEnv, network: Network, seed: int, random: np.random.Generator
) -> tuple[list, np.ndarray]:
    """Every race to its end: what was seen and done in each step, and the rewards."""
    observations, _ = env.reset(seed=seed)
    steps, rewards = [], np.zeros(env.num_envs, np.float32)
    riding = np.ones(env.num_envs, bool)
    while riding.any():
        rows = np.flatnonzero(riding)
        seen, mask = observations["observation"][rows], observations["action_mask"][rows] == 1
        _, chances, value = network.look(seen.astype(np.float32) / 255, mask)
        chosen = (chances.cumsum(axis=1) > random.random((len(rows), 1))).argmax(axis=1)
        steps.append((rows, seen, mask, chosen, chances[np.arange(len(rows)), chosen], value))
        actions = np.zeros(env.num_envs, np.int64)
        actions[rows] = chosen
        observations, worth, over, _, _ = env.step(actions)
        rewards[rows] += worth[rows]
        riding &= ~over
    return steps, rewards


def improve(network: Network, steps: list, rewards: np.ndarray, random: np.random.Generator) -> None:
    """PPO: a race is worth its reward in each of its steps, less what the network expected there."""
    rows, seen, mask, chosen, chance, value = (
        np.concatenate([step[column] for step in steps]) for column in range(6)
    )
    returns = rewards[rows]
    advantage = returns - value
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    for _ in range(EPOCHS):
        for some in np.array_split(random.permutation(len(rows)), PARTS):
            inputs, each = seen[some].astype(np.float32) / 255, np.arange(len(some))
            hidden, chances, now = network.look(inputs, mask[some])
            ratio, gain = chances[each, chosen[some]] / chance[some], advantage[some]
            clipped = ((ratio > 1 + CLIP) & (gain > 0)) | ((ratio < 1 - CLIP) & (gain < 0))
            push = np.where(clipped, 0, -ratio * gain).astype(np.float32)
            slope = -chances * push[:, None]
            slope[each, chosen[some]] += push
            logs = np.log(np.maximum(chances, 1e-12))
            slope += ENTROPY * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
            error = (now - returns[some])[:, None]
            network.learn(inputs, hidden, (np.hstack([slope, error]) / len(some)).astype(np.float32))


def wins(rewards: np.ndarray) -> float:
    return float((rewards == 1).mean())


def train(seconds: int, races: int) -> float:
    """Learn for so long; then how many of some new races it wins."""
    env = flamme_v1.many_races_env(races, policies=("agent", *OPPONENTS))
    random = np.random.default_rng(1)
    sizes = env.single_observation_space["observation"].shape[0], env.single_action_space.n
    network, began, number = Network(*sizes), perf_counter(), 0
    while number == 0 or perf_counter() - began < seconds:
        steps, rewards = ride(env, network, number, random)
        improve(network, steps, rewards, random)
        number += 1
        if number % 10 == 1:
            print(f"{perf_counter() - began:4.0f} s, {number * races:>7,} races: wins {wins(rewards):.0%}")
    return wins(ride(env, network, 10_000_000, random)[1])


if __name__ == "__main__":
    told = train(*map(int, sys.argv[1:] or (110, RACES)))
    print(f"at the end it wins {told:.0%}")
