"""How far apart the levels of Flamme Rouge are: `python -m bench.levels [races]`.

Races of two teams on the stages of the base game. Everybody at a level meets everybody at the one below; they
change seats from race to race.
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import product
from os import cpu_count

from echappee.flamme.bots.people import CHARACTERS, LAPSES
from echappee.games import game_named
from echappee.ladder import contests_of, ride_contest
from echappee.simulate.intervals import share_interval

RACES = 600
SEED = 22_000_000
PAIRS = list(product(CHARACTERS, CHARACTERS))


def won(upper: int, number: int) -> bool:
    """Whether the upper level wins the race of this number against the one below."""
    contests = contests_of(game_named("flamme"), 2)
    above, below = PAIRS[number // 2 % len(PAIRS)]
    names = [f"{above}-{upper}", f"{below}-{upper - 1}"]
    seats = names[::-1] if number % 2 else names
    finish = ride_contest("flamme", contests[number % len(contests)].tags, seats, f"{SEED}/{number}")
    return finish.order[0] == names[0]


def main(races: int) -> None:
    """Print one row per level."""
    print("| level | against | races | won | 95 % interval |\n| --- | --- | ---: | ---: | ---: |")
    with ProcessPoolExecutor(cpu_count()) as pool:
        for upper in sorted(LAPSES)[1:]:
            wins = sum(pool.map(partial(won, upper), range(races), chunksize=10))
            low, high = share_interval(wins, races)
            print(
                f"| {upper} | {upper - 1} | {races} | {wins / races:.1%} | {low:.0%} – {high:.0%} |",
                flush=True,
            )


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else RACES)
