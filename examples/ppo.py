"""PPO with masks in one file, in the style of CleanRL, on Gymnasium's own vector of one-seat environments.

It needs the extra `envs` and nothing else: network, gradients and Adam are written out with numpy. One seat
of a race between two teams learns against a random one.
"""

import sys
from dataclasses import dataclass, field

import gymnasium
import numpy as np

import echappee.envs  # noqa: F401 - makes the environments known to Gymnasium
from echappee.flamme.road.stages import find_stage
from echappee.flamme.rules import Setup, TeamSetup
from echappee.flamme.rules.setup import setup_tags

TAGS = setup_tags(Setup(find_stage("base-1").tiles, (TeamSetup(), TeamSetup())))


@dataclass
class Args:
    envs: int = 8
    steps: int = 128
    updates: int = 40
    epochs: int = 4
    minibatches: int = 4
    hidden: int = 64
    rate: float = 1e-3
    gamma: float = 1.0
    gae_lambda: float = 0.95
    clip: float = 0.2
    entropy: float = 0.01
    seed: int = 1


@dataclass
class Agent:
    """One hidden layer; its outputs are the worths of all actions, and the value of the position."""

    weights: list[np.ndarray]
    means: list[np.ndarray] = field(default_factory=list)
    squares: list[np.ndarray] = field(default_factory=list)
    taken: int = 0

    @classmethod
    def new(cls, inputs: int, outputs: int, hidden: int, random: np.random.Generator) -> "Agent":
        shapes = [(inputs + 1, hidden), (hidden + 1, outputs + 1)]
        weights = [random.normal(0, 1 / np.sqrt(shape[0]), shape) for shape in shapes]
        weights[1] *= 0.1
        return cls(weights, [np.zeros(s) for s in shapes], [np.zeros(s) for s in shapes])

    def forward(self, seen: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """The hidden layer, how likely each action is, and the value."""
        hidden = np.tanh(with_one(seen) @ self.weights[0])
        out = with_one(hidden) @ self.weights[1]
        worths = np.where(mask == 1, out[:, :-1], -1e9)
        chances = np.exp(worths - worths.max(axis=1, keepdims=True))
        return hidden, chances / chances.sum(axis=1, keepdims=True), out[:, -1]

    def backward(self, seen: np.ndarray, hidden: np.ndarray, slope: np.ndarray, rate: float) -> None:
        """A step of Adam down this slope of the outputs."""
        inner = (slope @ self.weights[1][:-1].T) * (1 - hidden**2)
        gradients = [with_one(seen).T @ inner, with_one(hidden).T @ slope]
        self.taken += 1
        for weight, mean, square, gradient in zip(
            self.weights, self.means, self.squares, gradients, strict=True
        ):
            mean[:] = 0.9 * mean + 0.1 * gradient
            square[:] = 0.999 * square + 0.001 * gradient**2
            step = mean / (1 - 0.9**self.taken)
            weight[:] -= rate * step / (np.sqrt(square / (1 - 0.999**self.taken)) + 1e-8)


def with_one(rows: np.ndarray) -> np.ndarray:
    return np.hstack([rows, np.ones((len(rows), 1))])


def scaled(observations: dict[str, np.ndarray]) -> np.ndarray:
    return observations["observation"] / 255


def train(args: Args) -> list[float]:
    """The mean reward of the races that ended in each update."""
    random = np.random.default_rng(args.seed)
    make = lambda: gymnasium.make("echappee/Flamme-v1", tags=TAGS, bots=("random",))  # noqa: E731 - as in CleanRL
    envs = gymnasium.vector.SyncVectorEnv([make] * args.envs)
    observations, _ = envs.reset(seed=args.seed)
    inputs = envs.single_observation_space["observation"].shape[0]
    agent = Agent.new(inputs, envs.single_action_space.n, args.hidden, random)
    seen, mask = scaled(observations), observations["action_mask"]
    ended, history = np.zeros(args.envs), []
    for _ in range(args.updates):
        batch: dict[str, list[np.ndarray]] = {
            name: [] for name in ("seen", "mask", "action", "chance", "value", "reward", "begins")
        }
        for _ in range(args.steps):
            _, chances, value = agent.forward(seen, mask)
            action = (chances.cumsum(axis=1) > random.random((args.envs, 1))).argmax(axis=1)
            observations, reward, over, _, _ = envs.step(action)
            chance = chances[np.arange(args.envs), action]
            for name, row in zip(batch, (seen, mask, action, chance, value, reward, ended), strict=True):
                batch[name].append(row)
            ended = over.astype(float)
            seen, mask = scaled(observations), observations["action_mask"]
        history.append(mean_reward(batch))
        advantages = advantages_of(batch, agent.forward(seen, mask)[2], ended, args)
        learn(agent, {name: np.concatenate(rows) for name, rows in batch.items()}, advantages, args, random)
    envs.close()
    return history


def mean_reward(batch: dict[str, list[np.ndarray]]) -> float:
    rewards = np.concatenate(batch["reward"])
    return float(rewards[rewards != 0].mean()) if rewards.any() else 0.0


def advantages_of(
    batch: dict[str, list[np.ndarray]], value: np.ndarray, ended: np.ndarray, args: Args
) -> np.ndarray:
    """Generalised advantage estimation, from the last step back to the first."""
    found, last = [], np.zeros(args.envs)
    for step in reversed(range(args.steps)):
        go_on = 1 - ended
        delta = batch["reward"][step] + args.gamma * value * go_on - batch["value"][step]
        last = delta + args.gamma * args.gae_lambda * go_on * last
        found.append(last)
        value, ended = batch["value"][step], batch["begins"][step]
    return np.concatenate(found[::-1])


def learn(
    agent: Agent,
    batch: dict[str, np.ndarray],
    advantages: np.ndarray,
    args: Args,
    random: np.random.Generator,
) -> None:
    """Some epochs over the batch; the steps in which Gymnasium began a race again count for nothing."""
    returns = advantages + batch["value"]
    rows = np.flatnonzero(batch["begins"] == 0)
    for _ in range(args.epochs):
        for some in np.array_split(random.permutation(rows), args.minibatches):
            seen, action, each = batch["seen"][some], batch["action"][some], np.arange(len(some))
            hidden, chances, value = agent.forward(seen, batch["mask"][some])
            advantage = advantages[some]
            advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
            ratio = chances[each, action] / batch["chance"][some]
            clipped = (ratio > 1 + args.clip) & (advantage > 0) | (ratio < 1 - args.clip) & (advantage < 0)
            push = np.where(clipped, 0, -ratio * advantage)
            slope = -chances * push[:, None]
            slope[each, action] += push
            logs = np.log(np.maximum(chances, 1e-12))
            slope += args.entropy * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
            out = np.hstack([slope, 0.5 * (value - returns[some])[:, None]]) / len(some)
            agent.backward(seen, hidden, out, args.rate)


if __name__ == "__main__":
    told = train(Args(updates=int(sys.argv[1]) if len(sys.argv) > 1 else 40))
    for number in range(0, len(told), max(1, len(told) // 10)):
        print(f"update {number}: mean reward {told[number]:+.2f}")
