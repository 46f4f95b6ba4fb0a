"""Find the skill of the directors of Homas Tour Pro: `python -m training.homas MINUTES FOLDER`.

An evolution strategy: every generation tries many sets of weights, near the line and far from it, around the
best known one in the same races, and moves towards those that did well. `routier` rides with them in the
kernel, against three random teams, three with the weights that the bots have now, and three with the best
known ones. It needs the extra `fast`, uses all processors, and goes on from what is in the folder. It writes
`best.json` there, the numbers of full strength in `skill.json`, and `state.json`.
"""

import argparse
import json
import time
from functools import lru_cache
from itertools import product
from math import exp, log, sqrt
from multiprocessing import Pool
from multiprocessing.pool import Pool as Processes
from os import cpu_count
from pathlib import Path
from random import Random
from statistics import mean
from typing import Final, NamedTuple

import numpy as np

from echappee.homas.bots.director import Skill, Skills, skills
from echappee.homas.kernel import Kernel
from echappee.homas.kernel.state import OWN
from echappee.homas.rules import COURSES, Setup, set_up
from echappee.homas.rules.setup import NEUTRAL

CLASSICS: Final = tuple(COURSES)[:7]
SEATS: Final = 4
COMPANIES: Final = ("random", "as they are", "itself")
"""Those of whom there are three in a race, besides a neutral team."""
TRIED: Final = 96
"""Sets of weights in a generation."""
RACES: Final = 24
"""Races of each on every classic in every company."""
AHEAD: Final = 0.02
"""What a row at the finish is worth, one being a win: so that races that are lost teach something as well."""
MOST_AHEAD: Final = 15
LEAST: Final = {"spread": 0.3, "widening": 0.0, "saving": 1.0}
"""Below this a weight has no meaning."""
DEADLINES: Final = ("in_time", "attack_in_time", "own_turns")
"""When fitness cards are played is the same near and far, and not searched for."""
NAMES: Final = tuple(name for name in Skill._fields if name not in ("bluff", "blur"))
"""The numbers of full strength; the others are tastes and mistakes."""
MOVED: Final = tuple(name for name in NAMES if name not in DEADLINES)
SEED: Final = 50_000_000

Numbers = tuple[float, ...]


class Task(NamedTuple):
    """Races of one set of weights in one company; `past` is what its copies ride with."""

    numbers: Numbers
    company: str
    past: Numbers
    generation: int


class Outcome(NamedTuple):
    won: float
    value: float


class State(NamedTuple):
    """Where the search is: the middle of what is tried, and how far around it."""

    generation: int
    middle: Numbers
    around: Numbers


def made(numbers: Numbers) -> Skills:
    """The weights with these numbers, near and far, kept where they have a meaning."""
    found = []
    for each, skill in zip((numbers[: len(MOVED)], numbers[len(MOVED) :]), skills(), strict=True):
        named = zip(MOVED, each, strict=True)
        found.append(skill._replace(**{name: max(number, LEAST.get(name, number)) for name, number in named}))
    return Skills(*found)


def ride(task: Task) -> Outcome:
    """The share of races won, and with it how far ahead the team was; seats change from course to course."""
    others = {"as they are": skills(), "itself": made(task.past)}.get(task.company, skills())
    found = []
    for number, course in enumerate(CLASSICS):
        seat = (task.generation + number) % SEATS
        kernel = _kernel(course, task.company == "random", seat)
        kernel.seed = SEED + task.generation
        kernel.table["weights"][0] = others
        kernel.table["weights"][0, seat] = made(task.numbers)
        results = kernel.ride(RACES)
        best = results.squares.reshape(RACES, -1, OWN).max(axis=2).astype(float)
        own = best[:, seat].copy()
        best[:, seat] = -1
        won = results.ranks.argmin(axis=1) // OWN == seat
        rows = np.clip((own - best.max(axis=1)) / OWN, -MOST_AHEAD, MOST_AHEAD)
        found.append(Outcome(float(won.mean()), float((won + AHEAD * rows).mean())))
    return Outcome(*map(mean, zip(*found, strict=True)))


@lru_cache(maxsize=64)
def _kernel(course: str, random: bool, seat: int) -> Kernel:  # noqa: FBT001 - a key
    policies = ["random" if random else "routier"] * SEATS
    policies[seat] = "routier"
    return Kernel(set_up(Setup(course, ("team",) * SEATS + (NEUTRAL,))), (*policies, "-"))


def improve(state: State, processes: Processes) -> State:
    """One generation: rank what was tried, and move the middle and the width towards the better ones."""
    random = Random(f"{SEED}/{state.generation}")
    size = len(state.middle)
    steps = [[random.gauss(0.0, 1.0) for _ in range(size)] for _ in range(TRIED // 2)]
    steps += [[-number for number in step] for step in steps]
    tried = [
        tuple(m + a * s for m, a, s in zip(state.middle, state.around, step, strict=True)) for step in steps
    ]
    tasks = [Task(each, word, state.middle, state.generation) for word, each in product(COMPANIES, tried)]
    outcomes = processes.map(ride, tasks, chunksize=1)
    parts = [outcomes[at : at + TRIED] for at in range(0, len(outcomes), TRIED)]
    shares = {word: mean(each.won for each in part) for word, part in zip(COMPANIES, parts, strict=True)}
    print(f"{state.generation:4}", *(f"{word} {share:.3f}" for word, share in shares.items()), flush=True)
    values = [sum(part[number].value for part in parts) for number in range(TRIED)]
    order = sorted(range(TRIED), key=lambda number: -values[number])
    return moved(state, [steps[number] for number in order])


def moved(state: State, steps: list[list[float]]) -> State:
    """The better half counts, the best most (SNES)."""
    raw = [max(0.0, log(TRIED / 2 + 1) - log(rank)) for rank in range(1, TRIED + 1)]
    counts = [count / sum(raw) - 1 / TRIED for count in raw]
    size = len(state.middle)
    rate = (3 + log(size)) / (5 * sqrt(size))
    middle, around = [], []
    for place in range(size):
        towards = sum(count * step[place] for count, step in zip(counts, steps, strict=True))
        wider = sum(count * (step[place] ** 2 - 1) for count, step in zip(counts, steps, strict=True))
        middle.append(state.middle[place] + state.around[place] * towards)
        around.append(state.around[place] * exp(rate / 2 * wider))
    return State(state.generation + 1, tuple(middle), tuple(around))


def begun(folder: Path) -> State:
    """Where the folder left off, else around the bot's own weights."""
    file = folder / "state.json"
    if file.exists():
        found = json.loads(file.read_text("utf-8"))
        return State(found["generation"], tuple(found["middle"]), tuple(found["around"]))
    middle = tuple(getattr(skill, name) for skill in skills() for name in MOVED)
    return State(0, middle, tuple(0.15 + 0.12 * abs(number) for number in middle))


def save(folder: Path, state: State) -> None:
    (folder / "state.json").write_text(json.dumps(state._asdict()) + "\n", "utf-8")
    near, far = made(state.middle)
    rounded = {
        "near": {name: round(getattr(near, name), 3) for name in NAMES},
        "far": {name: round(getattr(far, name), 3) for name in MOVED},
    }
    (folder / "best.json").write_text(json.dumps(rounded, indent=2) + "\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m training.homas")
    parser.add_argument("minutes", type=float)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--processes", type=int, default=cpu_count())
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    state, ends = begun(asked.folder), time.monotonic() + 60 * asked.minutes
    _kernel(CLASSICS[0], random=True, seat=0).ride(1)  # compiles before the processes begin
    with Pool(asked.processes) as processes:
        while time.monotonic() < ends:
            state = improve(state, processes)
            save(asked.folder, state)


if __name__ == "__main__":
    main()
