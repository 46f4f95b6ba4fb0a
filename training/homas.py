"""Find the skill of the directors of Homas Tour Pro: `python -m training.homas MINUTES FOLDER`.

An evolution strategy: every generation tries many sets of weights around the best known one in the same
races, and moves towards those that did well. It needs the standard library only, uses all processors, and
goes on from what is in the folder. There it writes `best.json`, the numbers of level 5 in
`skill.json`, and `state.json`.
"""

import argparse
import json
import time
from math import exp, log, sqrt
from multiprocessing import Pool
from multiprocessing.pool import Pool as Processes
from os import cpu_count
from pathlib import Path
from random import Random
from statistics import mean
from typing import Final, NamedTuple

from echappee.bots import Bot, drive, make_bot
from echappee.engine import Race, SeededDealer
from echappee.homas.bots.director import Director, Skill, skill
from echappee.homas.rules import COLOURS, COURSES, HOMAS, Position, Setup, View, set_up

CLASSICS: Final = tuple(COURSES)[:7]
ITSELF: Final = "capitaine"
COMPANIES: Final = ("random", "hilde-3", ITSELF)
"""Those of whom there are three in a race, besides a neutral team."""
TRIED: Final = 48
"""Sets of weights in a generation."""
RACES: Final = 63
"""Races of each: every classic with every company, three times."""
AHEAD: Final = 0.02
"""What a row at the finish is worth, one being a win: so that races that are lost teach something as well."""
MOST_AHEAD: Final = 15
LEAST: Final = {
    "spread": 0.3,
    "widening": 0.0,
    "saving": 1.0,
    "own_turns": 0.05,
    "in_time": 20.0,
    "attack_in_time": 15.0,
}
"""Below this a weight has no meaning, or the team would be disqualified."""
NAMES: Final = tuple(name for name in Skill._fields if name not in ("attack", "bluff", "blur"))
"""The numbers that are searched for; the others are tastes and mistakes."""
SEED: Final = 40_000_000

Numbers = tuple[float, ...]


class Task(NamedTuple):
    """One race of one set of weights; `past` is what its copies ride with."""

    tried: int
    race: int
    numbers: Numbers
    past: Numbers


class Outcome(NamedTuple):
    tried: int
    company: str
    won: bool
    value: float


class State(NamedTuple):
    """Where the search is: the middle of what is tried, and how far around it."""

    generation: int
    middle: Numbers
    around: Numbers


def made(numbers: Numbers) -> Skill:
    """The weights with these numbers, kept where they have a meaning."""
    found = dict(zip(NAMES, numbers, strict=True))
    return skill()._replace(**{name: max(number, LEAST.get(name, number)) for name, number in found.items()})


def ride(task: Task) -> Outcome:
    """Seats, courses and companies change from race to race."""
    course = CLASSICS[task.race % len(CLASSICS)]
    company = COMPANIES[task.race // len(CLASSICS) % len(COMPANIES)]
    place = task.race % 5
    words = [company] * 3 + ["neutral"]
    words.insert(place, "")
    position = set_up(Setup(course, tuple("neutral" if word == "neutral" else "team" for word in words)))
    bots: dict[str, Bot[View]] = {}
    for team, word in zip(position.teams, words, strict=True):
        if word in ("", ITSELF):
            bots[team.colour] = Director(0, made(task.past if word else task.numbers))
        elif not team.neutral:
            bots[team.colour] = make_bot(word, f"{task.race}/{team.colour}", HOMAS.name)
    race = Race(HOMAS, position, SeededDealer(SEED, str(task.race)))
    drive(race, bots)
    end, colour = race.position, COLOURS[place]
    won = end.ranking[0].team == colour
    rows = {mine: max(_rows(end, colour, mine=mine)) for mine in (True, False)}
    ahead = max(-MOST_AHEAD, min(MOST_AHEAD, rows[True] - rows[False]))
    out = end.team(colour).disqualified
    return Outcome(task.tried, company, won, won + AHEAD * (-MOST_AHEAD if out else ahead))


def _rows(end: Position, colour: str, *, mine: bool) -> list[int]:
    return [end.square(rider).row for rider in end.riders if (rider.team == colour) == mine]


def improve(state: State, processes: Processes) -> State:
    """One generation: rank what was tried, and move the middle and the width towards the better ones."""
    random = Random(f"{SEED}/{state.generation}")
    size = len(state.middle)
    steps = [[random.gauss(0.0, 1.0) for _ in range(size)] for _ in range(TRIED // 2)]
    steps += [[-number for number in step] for step in steps]
    tried = [
        tuple(m + a * s for m, a, s in zip(state.middle, state.around, step, strict=True)) for step in steps
    ]
    first = state.generation * RACES
    races = sorted(range(first, first + RACES), key=lambda race: race % len(CLASSICS))  # squares are cached
    tasks = [
        Task(number, race, numbers, state.middle) for race in races for number, numbers in enumerate(tried)
    ]
    outcomes = list(processes.imap_unordered(ride, tasks, chunksize=2))
    values = [0.0] * TRIED
    for outcome in outcomes:
        values[outcome.tried] += outcome.value
    shares = {c: mean(o.won for o in outcomes if o.company == c) for c in COMPANIES}
    print(f"{state.generation:4}", *(f"{c} {share:.3f}" for c, share in shares.items()), flush=True)
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
    middle = tuple(getattr(skill(), name) for name in NAMES)
    return State(0, middle, tuple(0.15 + 0.15 * abs(number) for number in middle))


def save(folder: Path, state: State) -> None:
    (folder / "state.json").write_text(json.dumps(state._asdict()) + "\n", "utf-8")
    found = made(state.middle)
    rounded = {name: round(getattr(found, name), 3) for name in NAMES}
    (folder / "best.json").write_text(json.dumps(rounded, indent=2) + "\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m training.homas")
    parser.add_argument("minutes", type=float)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--processes", type=int, default=cpu_count())
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    state, ends = begun(asked.folder), time.monotonic() + 60 * asked.minutes
    with Pool(asked.processes) as processes:
        while time.monotonic() < ends:
            state = improve(state, processes)
            save(asked.folder, state)


if __name__ == "__main__":
    main()
