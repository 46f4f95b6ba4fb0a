"""The golden records of Homas Tour Pro: what each is, and the script that rides them again.

    python -m tests.records.homas.golden [NAME ...]

Ridden again, a record changes only if the rules, the dealer or the bots did: look at every difference before
it is kept.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from echappee.bots import drive, make_bot
from echappee.engine import Race, SeededDealer
from echappee.games import save
from echappee.homas.rules import HOMAS, HomasRace, Setup, set_up, setup_tags

FOLDER = Path(__file__).parent
NEUTRAL = "neutral"


class Golden(NamedTuple):
    """One golden race: its course, who rides for each team, and what earlier stages left."""

    course: str
    teams: str
    seed: str
    order: str = ""
    draws: tuple[int, ...] = ()
    tired: str = ""
    jerseys: tuple[tuple[str, str], ...] = ()
    lineup: str = "board"

    @property
    def setup(self) -> Setup:
        """What the race is made of."""
        kinds = tuple(NEUTRAL if name == NEUTRAL else "team" for name in self.teams.split())
        order, tired = tuple(self.order.split()), tuple(self.tired.split())
        return Setup(self.course, kinds, order, self.draws, tired, self.jerseys, self.lineup)


GOLDEN = {
    "classic": Golden("milan-san-remo", "domestique random domestique random neutral", "classic"),
    "roubaix": Golden("paris-roubaix", "random neutral random domestique random", "roubaix-420"),
    "cobbles-and-hills": Golden("tour-of-flanders", "random random neutral neutral random", "flanders"),
    "hill-finish": Golden("amstel-gold-race", "domestique domestique domestique domestique neutral", "hill"),
    "rain": Golden("world-championship", "neutral random domestique random random", "rain-21"),
    "mountain-finish": Golden("tour-de-france-4", "random domestique random domestique neutral", "alpe"),
    "mountains": Golden("tour-de-france-5", "random random random random neutral", "pau"),
    "rider-by-rider": Golden(
        "road:0x24,-4x6,0x6;hill=30", "domestique random neutral", "one by one", lineup="riders"
    ),
    "prologue": Golden("tour-de-france-prologue", "random domestique random domestique neutral", "prologue"),
    "long-trial": Golden("time-trial-32", "random random domestique neutral random", "against the clock"),
    "solo": Golden("liege-bastogne-liege", "domestique", "solo"),
    "solo-stage": Golden("dauphine-libere-2", "neutral neutral random", "solo-stage"),
    "later-stage": Golden(
        "benelux-tour-1",
        "random domestique random neutral random",
        "later",
        order="black green blue red white",
        draws=(3, 2, 1, 1) * 5,
        tired="12 33",
        jerseys=(("yellow", "21"), ("green", "53"), ("polka", "34")),
    ),
}


def ride(name: str) -> str:
    """Ride a golden race and give its record."""
    golden = GOLDEN[name]
    race: HomasRace = Race(HOMAS, set_up(golden.setup), SeededDealer(golden.seed.encode()))
    names = dict(zip((team.colour for team in race.position.teams), golden.teams.split(), strict=False))
    seats = race.position.seats
    drive(race, {seat: make_bot(names[seat], f"{golden.seed}/{seat}", HOMAS.name) for seat in seats})
    return save(race, setup_tags(golden.setup) | {"players": golden.teams, "seed": golden.seed})


def main(names: Sequence[str]) -> None:
    """Ride these golden races again, or all."""
    for name in names or GOLDEN:
        (FOLDER / f"{name}.race").write_text(ride(name), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
