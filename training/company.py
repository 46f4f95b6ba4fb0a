"""The races that are ridden in training: every road, every set of rules, every kind of company."""

from collections.abc import Collection, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from typing import Final, NamedTuple

import numpy as np

from echappee.engine import Refused
from echappee.flamme.bots.patron.layout import QUESTIONS
from echappee.flamme.kernel.choices import OUTSIDE, POLICIES
from echappee.flamme.kernel.outside import table_of
from echappee.flamme.road.generate import new_stage
from echappee.flamme.road.pattern import Wishes
from echappee.flamme.road.stages import STAGES
from echappee.flamme.rules import Ruleset, Setup, TeamSetup, set_up
from echappee.flamme.rules.course import REFRESH
from echappee.flamme.rules.course_text import course_of_tiles
from echappee.kernel.arrays import Batch, Table

LEARNER: Final = OUTSIDE
PAST: Final = OUTSIDE + 1
RIVAL: Final = OUTSIDE + 2
"""The weights that were shipped before."""
TEMPO: Final = POLICIES.index("tempo")
RANDOM: Final = POLICIES.index("random")
BASE: Final = tuple(f"base-{number}" for number in range(1, 7))
FIRST_ROAD: Final = 1_000
"""The seeds of roads to train on begin here; those below are held back for tests."""
DISTURBED: Final = 0.35
"""How much the weights of tempo differ from table to table at most; in half of them they are its own."""

ASKS_FIRST: Final = 0.25
"""The share of the tables that ask who plays first: that matters little, and takes many steps."""


class Tables(NamedTuple):
    """Races to ride: a table and a start for each kind."""

    tables: Table
    starts: Batch


def generated(seed: int) -> tuple[str, ...]:
    """A road made by chance."""
    return new_stage(seed, Wishes()).tiles


def bits(questions: Collection[str]) -> int:
    """These questions as the kernel's tables have them; tempo answers the others."""
    return sum(1 << number for number, question in enumerate(QUESTIONS, start=1) if question in questions)


def mixed(number: int, roads: int, seed: int = 1) -> Tables:
    """Tables for training, on official roads and on this many others; all processors make them."""
    with ProcessPoolExecutor() as pool:
        made = list(pool.map(generated, range(FIRST_ROAD, FIRST_ROAD + roads)))
        seeds = [f"{seed}/{index}" for index in range(number)]
        return join(list(pool.map(partial(_table, made), seeds, chunksize=8)))


def apart(tables: Tables) -> tuple[Tables, Tables]:
    """Those without tempo and those with it: a step of the latter takes ten times as long."""
    with_tempo = (tables.tables["policies"] == TEMPO).any(axis=1)
    quick, slow = (Tables(tables.tables[each], tables.starts[each]) for each in (~with_tempo, with_tempo))
    return quick, slow


def join(tables: Sequence[tuple[Table, Batch]]) -> Tables:
    return Tables(
        np.concatenate([table for table, _ in tables]), np.concatenate([start for _, start in tables])
    )


def _table(roads: Sequence[tuple[str, ...]], seed: str) -> tuple[Table, Batch]:
    rng = Random(seed)
    while True:
        try:
            return _any_table(rng, roads)
        except Refused:  # a road without room for all teams, or without a place to break away
            continue


def _any_table(rng: Random, roads: Sequence[tuple[str, ...]]) -> tuple[Table, Batch]:
    tiles = _road(rng, roads)
    company = _company(rng)
    ruleset = _rules(rng, tiles, company)
    if ruleset.trial:
        company = [each if isinstance(each, int) else LEARNER for each in company]
    teams = teams_of(company, rng if rng.random() < 0.25 else None)
    asked = QUESTIONS if rng.random() < ASKS_FIRST else [each for each in QUESTIONS if each != "first"]
    table, start = table_of(set_up(Setup(tiles, teams, ruleset)), policies_of(company), bits(asked))
    weights = table[0]["weights"]
    disturbed = DISTURBED * max(0.0, 2 * rng.random() - 1)
    weights[:32] *= np.random.default_rng(rng.getrandbits(32)).normal(1.0, disturbed, 32)
    return table, start


def _road(rng: Random, roads: Sequence[tuple[str, ...]]) -> tuple[str, ...]:
    kind = rng.random()
    if kind < 0.42:
        return STAGES[rng.choice(BASE)].tiles
    if kind < 0.66:
        return STAGES[rng.choice(tuple(STAGES))].tiles
    return rng.choice(roads)


def _company(rng: Random) -> list[int | str]:
    """Automatic teams have names, seats the numbers of their policies; at least one seat learns."""
    many = rng.choices((2, 3, 4, 5, 6), (6, 8, 70, 8, 8))[0]
    kind = rng.random()
    company: list[int | str]
    if kind < 0.26:
        company = [LEARNER] * many
    elif kind < 0.38:
        company = [LEARNER, *(rng.choice((LEARNER, PAST, PAST)) for _ in range(many - 1))]
    elif kind < 0.43:
        company = [LEARNER, *[PAST] * (many - 1)]
    elif kind < 0.49:
        company = [LEARNER, *[RIVAL] * (many - 1)]
    elif kind < 0.54:
        company = [LEARNER, *(rng.choice((LEARNER, RIVAL)) for _ in range(many - 1))]
    elif kind < 0.72:
        company = [LEARNER, "peloton", *(rng.choice(("muscle", "muscle", LEARNER)) for _ in range(many - 2))]
    elif kind < 0.84:
        company = [LEARNER, *[TEMPO] * (many - 1)]
    elif kind < 0.97:
        company = [LEARNER, *(rng.choice((TEMPO, TEMPO, RIVAL, LEARNER)) for _ in range(many - 1))]
    else:
        company = [LEARNER, *(rng.choice((TEMPO, RANDOM, LEARNER, "muscle")) for _ in range(many - 1))]
    rng.shuffle(company)
    return company


def _rules(rng: Random, tiles: tuple[str, ...], company: Sequence[int | str]) -> Ruleset:
    ruleset, course = _usual_rules(rng, tiles, company), course_of_tiles(tiles)
    refresh = any(pile.name == REFRESH for pile in course.piles)
    return ruleset._replace(extended=refresh and rng.random() < (0.6 if ruleset.tour else 0.1))


def _usual_rules(rng: Random, tiles: tuple[str, ...], company: Sequence[int | str]) -> Ruleset:
    """All but whether cards come back."""
    kind = rng.random()
    if kind < 0.58:
        return Ruleset()
    if kind < 0.62:
        return Ruleset(weather=True)
    if kind < 0.71:
        return Ruleset(
            breakaway=bool(course_of_tiles(tiles).breakaway),
            specialists=rng.random() < 0.2,
            weather=rng.random() < 0.3,
        )
    if kind < 0.80:
        return Ruleset(specialists=True, weather=rng.random() < 0.3)
    if kind < 0.95:
        return Ruleset(tour=True, specialists=rng.random() < 0.5, weather=rng.random() < 0.3)
    return _rare_rules(kind, company)


def _rare_rules(kind: float, company: Sequence[int | str]) -> Ruleset:
    if kind < 0.96:
        return Ruleset(declared=True)
    trial = all(isinstance(each, int) for each in company)
    if not trial:
        return Ruleset(ride_out=True)
    return Ruleset(ttt=kind < 0.98, itt=kind >= 0.98, specialists=kind * 100 % 1 < 0.5)


def teams_of(company: Sequence[int | str], rng: Random | None = None) -> tuple[TeamSetup, ...]:
    """Sometimes riders start tired, as in the later stages of a tour."""
    return tuple(
        TeamSetup(each)
        if isinstance(each, str)
        else TeamSetup("team", rng.randrange(4), rng.randrange(4))
        if rng
        else TeamSetup()
        for each in company
    )


def policies_of(company: Sequence[int | str]) -> list[int]:
    return [RANDOM if isinstance(each, str) else each for each in company]
