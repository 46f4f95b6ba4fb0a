"""How strong the directors of Homas Tour Pro are: `python -m bench.homas [races [table ...]] [--json FILE]`.

`levels`: each level against the one below, two teams and three neutral ones; who has the better placed rider.
`four`: how often the neutral team wins among four of a level, everybody with another character. `classics`:
capitaine among three random directors and a neutral team. `chases`: how many cards each of four teams of a
level spends in a turn with more than 120 squares to go. `speed`: decisions per second. All of them ride the
seven classics, and the teams change seats from race to race. Races are shared among all cores, except where
speed is measured.
"""

import json
import time
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import permutations
from pathlib import Path
from typing import Final

from echappee.bots import make_bot
from echappee.engine import Race, SeededDealer
from echappee.homas.bots.director import BEST, CHARACTERS
from echappee.homas.bots.director.road import road_of
from echappee.homas.bots.director.sight import TIME_LEFT
from echappee.homas.bots.director.turn import cards_of
from echappee.homas.rules import COLOURS, COURSES, HOMAS, HomasRace, Setup, set_up
from echappee.homas.rules.offers import NONE
from echappee.homas.rules.options import FITNESS, RELAY, REST
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
AT_ONCE: Final = 7
"""Races that a process rides before it reports: one on each course."""
Row = tuple[str, ...]


def planned(words: Sequence[str], number: int) -> RacePlan:
    """Races of these teams on the course that this number has."""
    kinds = tuple(NEUTRAL if word == NEUTRAL else "team" for word in words)
    return RacePlan(Setup(CLASSICS[number % 7], kinds), tuple(words), number + 1, SEED)


def ridden(words: Sequence[str], number: int) -> HomasRace:
    """The race of this number, with these teams in their seats."""
    return planned(words, number).ride(number).whole


def first(race: HomasRace, words: Sequence[str], among: Sequence[str]) -> str:
    """Which of these teams has the best placed rider."""
    placed = (words[COLOURS.index(rider.team)] for rider in race.position.ranking)
    return next(word for word in placed if word in among)


def counted(pool: ProcessPoolExecutor, count: Callable[[int], Counter[str]], races: int) -> Counter[str]:
    """What this function counts in the races of these numbers, all together."""
    found: Counter[str] = Counter()
    for counts in pool.map(count, range(races), chunksize=AT_ONCE):
        found.update(counts)
    return found


def meeting(upper: int, number: int) -> Counter[str]:
    """Two of neighbouring levels and three neutral teams."""
    turn = number // 7
    names = f"{NAMES[turn % 5]}-{upper}", f"{NAMES[turn // 5 % 5]}-{upper - 1}"
    words = [NEUTRAL] * len(COLOURS)
    for name, place in zip(names, PLACES[turn % len(PLACES)], strict=True):
        words[place] = name
    race = ridden(words, number)
    return Counter(
        ahead=first(race, words, names) == names[0],
        neutral=first(race, words, (*names, NEUTRAL)) == NEUTRAL,
    )


def levels(pool: ProcessPoolExecutor, races: int) -> Iterator[Row]:
    """Everybody at a level meets everybody at the one below."""
    yield "level", "against", "races", "ahead", "95 % interval", "a neutral team won"
    for upper in range(2, BEST + 1):
        found = counted(pool, partial(meeting, upper), races)
        neutral = f"{found[NEUTRAL] / races:.0%}"
        yield str(upper), str(upper - 1), str(races), *_share(found["ahead"], races), neutral


def of_level(level: int, number: int) -> list[str]:
    """Four different characters of a level, and a neutral team."""
    turn = number // 7
    words = [f"{NAMES[(turn + each) % 5]}-{level}" for each in range(4)]
    words.insert(turn % 5, NEUTRAL)
    return words


def among_four(level: int, number: int) -> Counter[str]:
    """Whether the neutral team wins, on this course."""
    words = of_level(level, number)
    return Counter({CLASSICS[number % 7]: first(ridden(words, number), words, words) == NEUTRAL})


def four(pool: ProcessPoolExecutor, races: int) -> Iterator[Row]:
    """How often the neutral team wins among four of a level."""
    yield "level", "races", "the neutral team won", "95 % interval", *CLASSICS
    for level in range(1, BEST + 1):
        won = counted(pool, partial(among_four, level), races)
        cells = (f"{won[course] * 7 / races:.0%}" for course in CLASSICS)
        yield str(level), str(races), *_share(won.total(), races), *cells


def won_against_random(number: int) -> Counter[str]:
    """One race of capitaine among random directors: whether it wins, and how long the race is."""
    words = ["random", "random", "random", NEUTRAL]
    words.insert(number // 7 % 5, "capitaine")
    race = ridden(words, number)
    return Counter(won=first(race, words, words) == "capitaine", turns=race.position.round)


def classics(pool: ProcessPoolExecutor, races: int) -> Iterator[Row]:
    """Capitaine among three random directors and a neutral team."""
    yield "bot", "races", "won", "95 % interval", "turns"
    found = counted(pool, won_against_random, races)
    yield "capitaine", str(races), *_share(found["won"], races), f"{found['turns'] / races:.1f}"


def played(kind: str, answer: str) -> int:
    """The cards of the team that this answer plays; fitness cards are not among them."""
    if kind == "counter":
        return len(answer.split(",")) if answer != NONE else 0
    return len(cards_of(answer)) if kind in {"lead", "take"} and answer not in {FITNESS, RELAY, REST} else 0


def chased(level: int, number: int) -> Counter[str]:
    """By how many cards a team spends in a turn far from the line, how often it does."""
    words = of_level(level, number)
    plan = planned(words, number)
    race = Race(HOMAS, set_up(plan.setup), SeededDealer(SEED, str(number)))
    bots = {seat: make_bot(words[COLOURS.index(seat)], number, HOMAS.name) for seat in race.position.seats}
    to_go = road_of(race.position.course).to_go
    spent: Counter[tuple[int, str]] = Counter()
    while not race.over:
        key = race.questions[0].id
        look = partial(race.view, key.seat)
        ways = [to_go[rider.square] for rider in look().riders if rider.racing]
        if min(ways, default=to_go[0]) <= TIME_LEFT:
            break
        answer = bots[key.seat].answer(race.questions[0], look)
        spent[key.round, key.seat] += played(key.kind, answer)
        race.answer(key, answer)
    return Counter(str(min(cards, 3)) for cards in spent.values())


def chases(pool: ProcessPoolExecutor, races: int) -> Iterator[Row]:
    """How many cards a team spends in a turn with more than 120 squares to go."""
    yield "level", "races", "turns of teams", "without a card", "one", "two", "three or more"
    for level in range(1, BEST + 1):
        found = counted(pool, partial(chased, level), races)
        shares = (f"{found[cards] / found.total():.1%}" for cards in "012")
        yield str(level), str(races), str(found.total()), *shares, str(found["3"])


def speed(_pool: ProcessPoolExecutor, races: int) -> Iterator[Row]:
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


TABLES: Final[dict[str, Callable[[ProcessPoolExecutor, int], Iterator[Row]]]] = {
    "levels": levels,
    "four": four,
    "classics": classics,
    "chases": chases,
    "speed": speed,
}


def main(races: int = RACES, wanted: Sequence[str] = tuple(TABLES), file: Path | None = None) -> None:
    """Print one table for each, and keep them in this file."""
    tables: dict[str, list[Row]] = {}
    with no_collector(), ProcessPoolExecutor() as pool:
        for name in wanted:
            print()
            for row in TABLES[name](pool, races):
                print(f"| {' | '.join(row)} |", flush=True)
                if name not in tables:
                    print("|" + " --- |" * len(row))
                tables.setdefault(name, []).append(row)
                if file is not None:
                    file.write_text(json.dumps(tables, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    parser = ArgumentParser(prog="python -m bench.homas")
    parser.add_argument("races", type=int, nargs="?", default=RACES)
    parser.add_argument("tables", nargs="*", choices=[*TABLES, []], metavar="table", default=[])
    parser.add_argument("--json", type=Path, metavar="FILE", help="keep the tables in this file too")
    asked = parser.parse_args()
    main(asked.races, asked.tables or tuple(TABLES), asked.json)
