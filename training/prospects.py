"""Teach the chances of Homas Tour Pro: `python -m training.prospects MINUTES FILE`.

The kernel rides races of `routier`, whose numbers vary from team to team, so that positions of all kinds are
met. The network learns from the positions at the beginning of turns who won. All processors ride; the weights
are written to the file.
"""

import argparse
import time
from collections.abc import Sequence
from functools import partial
from multiprocessing import Pool
from os import cpu_count
from typing import Final, NamedTuple

import numpy as np

from echappee.homas.bots.director import skills
from echappee.homas.kernel import Kernel
from echappee.homas.kernel.policies.routier.weights import NAMES
from echappee.homas.kernel.races import results_of
from echappee.homas.kernel.state import OVER, OWN, TEAMS
from echappee.homas.rules import COURSES, Setup, set_up
from echappee.homas.rules.setup import NEUTRAL
from echappee.homas.thinking.prospects import TurnNetwork
from echappee.homas.thinking.traits import SIDE, TRAITS, Flags, Floats, traits
from echappee.kernel import Batch, Small, Words
from echappee.notation.game_rules import DIRECTED

CLASSICS: Final = tuple(COURSES)[:7]
RACES: Final = 64
"""Of one company."""
KEPT: Final = 0.4
"""The share of turns that is looked at."""
FIXED: Final = ("bluff", "blur", "own_turns")
DEADLINES: Final = [NAMES.index(name) for name in ("in_time", "attack_in_time")]
SIZES: Final = (48, 24)
ROUNDS: Final = 6
AT_ONCE: Final = 512
RATE: Final = 3e-3
SEED: Final = 90_000_000


class Seen(NamedTuple):
    """Positions: the traits of their riders, who is riding, and which team won."""

    traits: Floats
    riding: Flags
    winners: Words


def company(number: int) -> Seen:
    """Positions of the races of this number, with their own teams."""
    random = np.random.default_rng([SEED, number])
    directed = int(random.choice([1, 2, 3, 4], p=[0.1, 0.15, 0.15, 0.6]))
    kinds = (DIRECTED,) * directed + (NEUTRAL,) * (TEAMS - directed)
    policies = ["routier"] * directed + ["-"] * (TEAMS - directed)
    if random.random() < 0.1:
        policies[1:directed] = ["random"] * (directed - 1)
    start = set_up(Setup(CLASSICS[number % len(CLASSICS)], kinds))
    kernel = Kernel(start, policies, seed=SEED + number)
    kernel.table["weights"][0] = [varied(random) for _ in range(TEAMS)]
    neutral, found, rows = np.repeat([kind == NEUTRAL for kind in kinds], OWN), [], []
    before = np.ones(RACES, np.int16)
    for batch in kernel.watch(RACES, number * RACES):
        those = _begun(batch, before) & (random.random(RACES) < KEPT)
        if those.any():
            found.append(traits(start.course, batch[those], neutral))
            rows.append(np.nonzero(those)[0])
        before = batch["round"].copy()
    winners = results_of(batch).ranks.argmin(axis=1) // OWN
    seen, riding = map(np.concatenate, zip(*found, strict=True))
    return Seen(seen, riding, winners[np.concatenate(rows)])


def _begun(batch: Batch, before: Small) -> Flags:
    """In which races a turn has just begun, and nobody is home."""
    on: Flags = (batch["round"] > before) & (batch["phase"] != OVER) & (batch["place"] == 0).all(axis=1)
    return on


def varied(random: np.random.Generator) -> Floats:
    """The numbers of one team: as they are, or others around them; fitness cards early or late."""
    found = np.array(skills())
    size = random.choice([0.0, 0.0, 1.0, 2.0])
    steps = (0.1 + 0.12 * abs(found)) * size * random.standard_normal(found.shape)
    steps[:, [NAMES.index(name) for name in FIXED] + DEADLINES] = 0.0
    found = found + steps
    if random.random() < 0.5:
        found[:, DEADLINES] = random.uniform(17, 90)
    return found


def begun(random: np.random.Generator) -> TurnNetwork:
    """A network that has learned nothing."""
    one, two = SIZES
    sizes = ((TRAITS, one), (one,), (one, two), (two,), (two,))
    drawn = (random.normal(0, size[0] ** -0.5, size) if len(size) == 2 else np.zeros(size) for size in sizes)
    return TurnNetwork(*(weights.astype(np.float32) for weights in drawn))


def slopes(made: TurnNetwork, seen: Seen) -> tuple[TurnNetwork, float]:
    """How the mean surprise at the winners changes with each weight, and the surprise."""
    one, two = made.layers(seen.traits)
    chances = made.chances(seen.traits, seen.riding)
    own = np.where(seen.winners[:, None] == SIDE, chances, 0)
    won = own.sum(axis=1, keepdims=True) + 1e-9
    scores = (chances - own / won) / len(won)
    behind = scores[..., None] * made.score * (1 - two**2)
    front = behind @ made.second.T * (1 - one**2)
    flat = [array.reshape(-1, array.shape[-1]) for array in (seen.traits, one, front, behind)]
    found = TurnNetwork(
        flat[0].T @ flat[2],
        flat[2].sum(axis=0),
        flat[1].T @ flat[3],
        flat[3].sum(axis=0),
        np.einsum("nr,nrk->k", scores, two),
    )
    return found, float(-np.log(won).mean())


def learned(seen: Seen) -> TurnNetwork:
    """Adam, in a few rounds over all positions but a twentieth, by which the rounds are judged."""
    random = np.random.default_rng(SEED)
    made, apart = begun(random), len(seen.winners) // 20
    mean, square = ([np.zeros_like(weights) for weights in made] for _ in range(2))
    rest, step = np.arange(apart, len(seen.winners)), 0
    steps = ROUNDS * (len(rest) // AT_ONCE)
    for number in range(ROUNDS):
        random.shuffle(rest)
        for at in range(0, len(rest) - AT_ONCE + 1, AT_ONCE):
            step += 1
            down = slopes(made, _some(seen, rest[at : at + AT_ONCE]))[0]
            mean = [0.9 * old + 0.1 * new for old, new in zip(mean, down, strict=True)]
            square = [0.999 * old + 0.001 * new**2 for old, new in zip(square, down, strict=True)]
            rate = RATE * (1 - step / (steps + 1)) * (1 - 0.999**step) ** 0.5 / (1 - 0.9**step)
            moved = (w - rate * m / (s**0.5 + 1e-8) for w, m, s in zip(made, mean, square, strict=True))
            made = TurnNetwork(*(weights.astype(np.float32) for weights in moved))
        print(
            f"round {number + 1}: surprise {slopes(made, _some(seen, np.arange(apart)))[1]:.4f}", flush=True
        )
    return made


def _some(seen: Seen, rows: Words) -> Seen:
    return Seen(seen.traits[rows], seen.riding[rows], seen.winners[rows])


def gathered(minutes: float, processes: int) -> Seen:
    """Positions of as many companies as can be ridden in this time."""
    ends, found = time.monotonic() + 60 * minutes, list[Seen]()
    company(0)
    with Pool(processes) as pool:
        for seen in pool.imap_unordered(partial(company), range(1_000_000)):
            found.append(seen)
            if time.monotonic() > ends:
                break
        pool.terminate()
    whole = Seen(*map(np.concatenate, zip(*found, strict=True)))
    return _some(whole, np.random.default_rng(SEED).permutation(len(whole.winners)))


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m training.prospects")
    parser.add_argument("minutes", type=float, help="of riding, before it learns")
    parser.add_argument("file")
    parser.add_argument("--processes", type=int, default=cpu_count())
    asked = parser.parse_args(words)
    seen = gathered(asked.minutes, asked.processes)
    print(f"{len(seen.winners):,} positions", flush=True)
    np.savez_compressed(asked.file, **learned(seen)._asdict())


if __name__ == "__main__":
    main()
