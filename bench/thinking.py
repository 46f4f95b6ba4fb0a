"""What thinking is worth: `OMP_NUM_THREADS=1 python -m bench.thinking --tried 32 --races 600`.

One patron that thinks against three bots that do not, in each seat in turn, and the same races without
thinking. All processors ride.
"""

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from os import cpu_count
from typing import NamedTuple

from echappee.bots import Bot, drive, make_bot
from echappee.engine import Race, SeededDealer
from echappee.flamme.bots.patron import PatronBot
from echappee.flamme.road.stages import STAGES
from echappee.flamme.rules import FLAMME, Setup, TeamSetup, View, set_up
from echappee.flamme.thinking import TRUST, ThinkingBot
from echappee.simulate.intervals import share_interval

STAGE_IDS = ("base-1", "base-2", "base-4")
TEAMS = 4
SEED = 24_000_000
OTHERS = ("patron", "tempo")


class Thinker(NamedTuple):
    """How somebody thinks."""

    tried: int
    """Races for each card; 0 without thinking."""
    trust: float = 0.0

    def bot(self, seed: str) -> Bot[View]:
        return ThinkingBot(seed, self.tried, self.trust) if self.tried else PatronBot(seed)

    def __str__(self) -> str:
        return f"patron:think={self.tried}, trust {self.trust:g}" if self.tried else "patron"


def won(thinker: Thinker, others: str, number: int) -> bool:
    """Whether it wins the race of this number."""
    stage = STAGES[STAGE_IDS[number % len(STAGE_IDS)]]
    race = Race(FLAMME, set_up(Setup(stage.tiles, (TeamSetup(),) * TEAMS)), SeededDealer(SEED, str(number)))
    seats = race.position.seats
    mine = seats[number // len(STAGE_IDS) % TEAMS]
    bots: dict[str, Bot[View]] = {seat: make_bot(others, f"{number}/{seat}") for seat in seats}
    drive(race, bots | {mine: thinker.bot(f"{number}/{mine}")})
    return race.position.ranking[0].team == mine


def main() -> None:
    """Print one row for each kind of company and each way to think."""
    parser = argparse.ArgumentParser(prog="python -m bench.thinking")
    parser.add_argument("--tried", type=int, default=64, help="races for each card")
    parser.add_argument("--races", type=int, default=600)
    parser.add_argument("--trust", type=float, nargs="*", default=[TRUST])
    parser.add_argument("--others", nargs="*", choices=OTHERS, default=OTHERS)
    asked = parser.parse_args()
    thinkers = [Thinker(0), *(Thinker(asked.tried, trust) for trust in asked.trust)]
    won(thinkers[-1], OTHERS[0], 0)  # compiles the kernel, if it must be
    print("| team | against three | races | won | 95 % interval | seconds |")
    print("| --- | --- | ---: | ---: | ---: | ---: |", flush=True)
    with ProcessPoolExecutor(cpu_count()) as pool:
        for others in asked.others:
            for thinker in thinkers:
                began = time.time()
                wins = sum(pool.map(partial(won, thinker, others), range(asked.races), chunksize=4))
                low, high = share_interval(wins, asked.races)
                told = f"{wins / asked.races:.1%} | {low:.1%} – {high:.1%} | {time.time() - began:.0f}"
                print(f"| {thinker} | {others} | {asked.races} | {told} |", flush=True)


if __name__ == "__main__":
    main()
