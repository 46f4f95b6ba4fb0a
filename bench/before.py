"""How much faster races are than in another checkout: `python -m bench.before CHECKOUT`.

Both are asked on their command line, which changes least, turn by turn in processes of their own. What a
process needs besides riding is taken off by comparing a long simulation with a short one. The rules
themselves ride on both sides: a checkout that has the kernel too is told not to take it.
"""

import os
import sys
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median
from subprocess import DEVNULL, run
from typing import Final, NamedTuple

HERE: Final = Path(__file__).parents[1]
RUNS: Final = 5


class Task(NamedTuple):
    """Races of four teams of one bot."""

    bot: str
    stage: str
    races: int
    options: tuple[str, ...] = ()


TASKS: Final = (
    Task("random", "base-2", 200, ("--placement", "random")),
    Task("tempo", "base-2", 50, ("--placement", "random")),
    Task("random", "milan-san-remo", 40),
    Task("capitaine", "milan-san-remo", 15),
)


def seconds_of_races(checkout: Path, task: Task, races: int) -> float:
    """Processor time of a whole simulation."""
    teams = ",".join([task.bot] * 4)
    command = ["simulate", "--stage", task.stage, "--teams", teams, "--races", str(races), *task.options]
    if (checkout / "src" / "echappee" / "simulate" / "engines.py").exists():
        command += ["--engine", "reference"]
    before = getrusage(RUSAGE_CHILDREN)
    run(
        [sys.executable, "-m", "echappee", *command, "--json"],
        env={**os.environ, "PYTHONPATH": str(checkout / "src")},
        stdout=DEVNULL,
        check=True,
    )
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def milliseconds(checkout: Path, task: Task) -> float:
    """Processor time of one race."""
    rest = seconds_of_races(checkout, task, 1)
    return 1_000 * (seconds_of_races(checkout, task, task.races + 1) - rest) / task.races


def main(checkout: Path) -> None:
    print(
        f"{'four teams of':16}{'stage':16}{'before':>10}{'now':>10}{'times':>8}   (medians of {RUNS} pairs)"
    )
    for task in TASKS:
        pairs = [(milliseconds(checkout, task), milliseconds(HERE, task)) for _ in range(RUNS)]
        before, now = median(b for b, _ in pairs), median(n for _, n in pairs)
        times = median(b / n for b, n in pairs)
        print(f"{task.bot:16}{task.stage:16}{before:7.1f} ms{now:7.1f} ms{times:8.2f}", flush=True)


if __name__ == "__main__":
    if len(sys.argv) != 2 or not (Path(sys.argv[1]) / "src" / "echappee").is_dir():
        sys.exit("usage: python -m bench.before CHECKOUT")
    main(Path(sys.argv[1]).resolve())
