"""A team that learns to ride Flamme Rouge against three random ones, in a minute on one core.

It needs the extras `envs` and `fast`. The policy is linear: what an action is worth is a weighted sum of the
numbers of the observation. After some races the weights move towards what was done in those that ended better
than others (REINFORCE).
"""

import sys

import numpy as np

from echappee.flamme.envs.vector import FlammeVectorEnv

RACES = 256
ROUNDS = 60
RATE = 0.3


def learn(rounds: int, races: int = RACES) -> list[float]:
    """The mean reward of each round of races; random play is worth about 0."""
    env = FlammeVectorEnv(races, policies=("agent", "random", "random", "random"))
    observations, _ = env.reset(seed=1)
    features, actions = observations["observation"].shape[1], observations["action_mask"].shape[1]
    random, weights = np.random.default_rng(1), np.zeros((features, actions), np.float32)
    history = []
    for number in range(1, rounds + 1):
        steps, rewards = [], np.zeros(races)
        riding = np.ones(races, bool)
        while riding.any():
            seen = np.clip(observations["observation"], -50, 50).astype(np.float32) / 10
            chances = softmax(seen @ weights, observations["action_mask"])
            chosen = (chances.cumsum(axis=1) > random.random((races, 1))).argmax(axis=1)
            steps.append((seen, chances, chosen, riding))
            observations, worth, over, _, _ = env.step(chosen)
            rewards += worth * riding
            riding = riding & ~over
        history.append(float(rewards.mean()))
        advantage = (rewards - rewards.mean()) / (rewards.std() + 1e-6)
        gradient = np.zeros_like(weights)
        for seen, chances, chosen, rode in steps:
            step = -chances
            step[np.arange(races), chosen] += 1
            gradient += seen.T @ (step * (advantage * rode)[:, None].astype(np.float32))
        weights += RATE * gradient / (np.linalg.norm(gradient) + 1e-6)
        observations, _ = env.reset(seed=1 + number)
    return history


def softmax(worths: np.ndarray, mask: np.ndarray) -> np.ndarray:
    """How likely each action is; those that are not allowed never are."""
    worths = np.where(mask, worths, -1e9)
    chances = np.exp(worths - worths.max(axis=1, keepdims=True))
    return chances / chances.sum(axis=1, keepdims=True)


if __name__ == "__main__":
    told = learn(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)
    for number in range(0, len(told), max(1, len(told) // 10)):
        print(f"after {number * RACES:>6,} races: mean reward {told[number]:+.2f}")
    print(f"at the end: {told[-1]:+.2f}")
