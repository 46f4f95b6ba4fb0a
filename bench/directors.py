"""What thinking is worth in Homas Tour Pro: `python -m bench.directors 64 700 random capitaine`.

One capitaine that thinks against three of a bot and a neutral team on the seven classics, in each seat in
turn, and the same races without thinking. All processors ride.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Final

from echappee.bots import Bot, drive, make_bot
from echappee.bots.lookup import named_bot
from echappee.engine import Race, SeededDealer
from echappee.homas.rules import COURSES, HOMAS, HomasRace, Setup, set_up
from echappee.simulate.intervals import share_interval

CLASSICS: Final = tuple(COURSES)[:7]
SEATS: Final = 4
SEED: Final = 35_000_000


def winner(word: str, other: str, number: int) -> str:
    """Who wins the race of this number: the bot of this word, another one or neutral."""
    start = set_up(Setup(CLASSICS[number % len(CLASSICS)], ("team",) * SEATS + ("neutral",)))
    race: HomasRace = Race(HOMAS, start, SeededDealer(SEED, str(number)))
    seats, mine = race.position.seats, number // len(CLASSICS) % SEATS
    bots: dict[str, Bot[object]] = {seat: make_bot(other, f"{number}/{seat}", HOMAS.name) for seat in seats}
    drive(race, bots | {seats[mine]: named_bot(word, number, HOMAS.name)})
    won = race.position.ranking[0].team
    if won == seats[mine]:
        return word
    return other if won in seats else "neutral"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.directors")
    parser.add_argument("tried", type=int, help="races for each answer")
    parser.add_argument("races", type=int)
    parser.add_argument("others", nargs="+")
    asked = parser.parse_args()
    with ProcessPoolExecutor() as processes:
        for other in asked.others:
            for word in (f"capitaine:think={asked.tried}", "capitaine"):
                winners = list(processes.map(partial(winner, word, other), range(asked.races), chunksize=7))
                for name in (word, "neutral"):
                    low, high = share_interval(winners.count(name), asked.races)
                    share = winners.count(name) / asked.races
                    print(f"{word} among {other}: {name} won {share:.1%}  {low:.1%} – {high:.1%}", flush=True)


if __name__ == "__main__":
    main()
