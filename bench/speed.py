"""Races a second, one process, beside the machine's own pace in the same run."""

from statistics import median
from time import perf_counter

from echappee.flamme.road.stages import find_stage
from echappee.flamme.rules import Setup, TeamSetup
from echappee.flamme.simulate.plan import Plan
from echappee.simulate import simulate

RUNS = 5


def plan(stage: str, bot: str, races: int) -> Plan:
    """Four teams of one bot on this stage."""
    return Plan(Setup(find_stage(stage).tiles, (TeamSetup(),) * 4), (bot,) * 4, races, 1, "random")


def pace() -> float:
    """Millions of plain additions a second: what the interpreter can do on this machine just now."""
    began = perf_counter()
    total = 0
    for number in range(2_000_000):
        total += number
    return 2 / (perf_counter() - began)


def rate(stage: str, bot: str, races: int) -> float:
    """Races a second."""
    began = perf_counter()
    simulate(plan(stage, bot, races))
    return races / (perf_counter() - began)


def main() -> None:
    """Print medians over several runs; the ratio to the pace is what two machines can be compared by."""
    print(f"{'four teams of':16}{'stage':10}{'races/s':>9}{'pace':>8}{'ratio':>8}   (medians of {RUNS} runs)")
    for bot, stage, races in (("random", "base-2", 200), ("random", "base-1", 200), ("tempo", "base-2", 20)):
        pairs = [(rate(stage, bot, races), pace()) for _ in range(RUNS)]
        rates, paces = median(r for r, _ in pairs), median(p for _, p in pairs)
        print(f"{bot:16}{stage:10}{rates:9.0f}{paces:8.1f}{rates / paces:8.2f}")
