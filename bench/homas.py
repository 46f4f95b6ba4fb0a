"""How strong the directors of Homas Tour Pro are: `python -m bench.homas [races [table ...]]`.

`levels`: each level against the one below, two teams and three neutral ones; who has the better placed rider.
`four`: how often the neutral team wins among four of a level, everybody with another character. `classics`:
capitaine among three random directors and a neutral team. `speed`: decisions per second. All of them ride the
seven classics, and the teams change seats from race to race.
"""

import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import permutations
from typing import Final

from echappee.homas.bots.director import BEST, CHARACTERS
from echappee.homas.rules import COURSES, HomasRace, Setup
from echappee.homas.rules.cards import COLOURS
from echappee.homas.rules.setup import NEUTRAL
from echappee.homas.simulate.races import RacePlan
from echappee.simulate.intervals import share_interval
from echappee.simulate.run import no_collector

RACES: Final = 210
SEED: Final = 60_000_000
"""Nobody's skill was chosen with this seed."""
CLASSICS: Final = tuple(COURSES)[:7]
NAMES: Final = tuple(CHARACTERS)
PLACES: Final = tuple(permutations(range(len(COLOURS)), 2))


def ridden(words: Sequence[str], number: int) -> HomasRace:
    """The race of this number, with these teams in their seats."""
    kinds = tuple(NEUTRAL if word == NEUTRAL else "team" for word in words)
    return RacePlan(Setup(CLASSICS[number % 7], kinds), tuple(words), number + 1, SEED).ride(number)


def first(race: HomasRace, words: Sequence[str], among: Sequence[str]) -> str:
    """Which of these teams has the best placed rider."""
    placed = (words[COLOURS.index(rider.team)] for rider in race.position.ranking)
    return next(word for word in placed if word in among)


def levels(races: int) -> Iterator[tuple[str, ...]]:
    """Everybody at a level meets everybody at the one below."""
    yield "level", "against", "races", "ahead", "95 % interval", "a neutral team won"
    for upper in range(2, BEST + 1):
        found: Counter[str] = Counter()
        for number in range(races):
            turn = number // 7
            names = f"{NAMES[turn % 5]}-{upper}", f"{NAMES[turn // 5 % 5]}-{upper - 1}"
            words = [NEUTRAL] * len(COLOURS)
            for name, place in zip(names, PLACES[turn % len(PLACES)], strict=True):
                words[place] = name
            race = ridden(words, number)
            found["ahead"] += first(race, words, names) == names[0]
            found[NEUTRAL] += first(race, words, (*names, NEUTRAL)) == NEUTRAL
        yield (
            str(upper),
            str(upper - 1),
            str(races),
            *_share(found["ahead"], races),
            f"{found[NEUTRAL] / races:.0%}",
        )


def four(races: int) -> Iterator[tuple[str, ...]]:
    """Four different characters of one level, and a neutral team."""
    yield "level", "races", "the neutral team won", "95 % interval", *CLASSICS
    for level in range(1, BEST + 1):
        won: Counter[int] = Counter()
        for number in range(races):
            turn = number // 7
            words = [f"{NAMES[(turn + each) % 5]}-{level}" for each in range(4)]
            words.insert(turn % 5, NEUTRAL)
            won[number % 7] += first(ridden(words, number), words, words) == NEUTRAL
        cells = (f"{won[course] * 7 / races:.0%}" for course in range(7))
        yield str(level), str(races), *_share(won.total(), races), *cells


def classics(races: int) -> Iterator[tuple[str, ...]]:
    """Capitaine among three random directors and a neutral team."""
    yield "bot", "races", "won", "95 % interval", "turns"
    won, turns = 0, 0
    for number in range(races):
        words = ["random", "random", "random", NEUTRAL]
        words.insert(number // 7 % 5, "capitaine")
        race = ridden(words, number)
        won += first(race, words, words) == "capitaine"
        turns += race.position.round
    yield "capitaine", str(races), *_share(won, races), f"{turns / races:.1f}"


def speed(races: int) -> Iterator[tuple[str, ...]]:
    """Four of a bot and a neutral team; only the answers of the bots count as decisions."""
    yield "bot", "races per second", "decisions per second"
    for bot in ("random", "hilde-1", "hilde-3", "capitaine"):
        words = [*[bot] * 4, NEUTRAL]
        ridden(words, 0)
        begun, answers = time.process_time(), 0
        for number in range(races):
            answers += sum(not entry.chance for entry in ridden(words, number).ledger)
        taken = time.process_time() - begun
        yield bot, f"{races / taken:.1f}", f"{answers / taken:.0f}"


def _share(won: int, races: int) -> tuple[str, str]:
    low, high = share_interval(won, races)
    return f"{won / races:.1%}", f"{low:.1%} – {high:.1%}"


TABLES: Final[dict[str, Callable[[int], Iterator[tuple[str, ...]]]]] = {
    "levels": levels,
    "four": four,
    "classics": classics,
    "speed": speed,
}


def main(races: int = RACES, wanted: Sequence[str] = tuple(TABLES)) -> None:
    """Print one table for each."""
    with no_collector():
        for name in wanted:
            print()
            for number, row in enumerate(TABLES[name](races)):
                print(f"| {' | '.join(row)} |", flush=True)
                if not number:
                    print("|" + " --- |" * len(row))


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else RACES, sys.argv[2:] or tuple(TABLES))
