"""How tempo rides the formats of the Grand Tour: `python -m bench.formats [races]`.

One tempo team against three random ones, the same races for each format; the seats change from race to race.
"""

import sys
from math import sqrt
from statistics import mean

from echappee.bots import drive, make_bot
from echappee.engine import Race, SeededDealer
from echappee.flamme.road.stages import STAGES
from echappee.flamme.rules import FLAMME, Position, Ruleset, Setup, TeamSetup, set_up

RACES = 60
SEED = 30_000_000
"""No bot's weights were chosen with this seed."""
FORMATS = {
    "drafted, flat": ("gt-2-2-4", Ruleset(specialists=True)),
    "drafted, mountains": ("gt-9-2-4", Ruleset(specialists=True)),
    "drafted, roundabout": ("gt-16-2-4", Ruleset(specialists=True)),
    "tour, sprint": ("gt-18-2-4", Ruleset(tour=True, specialists=True)),
    "tour, summit": ("gt-17-2-4", Ruleset(tour=True, specialists=True)),
    "extended, hilly": ("gt-5-2-4", Ruleset(tour=True, extended=True, specialists=True)),
    "team trial": ("gt-1", Ruleset(ttt=True, specialists=True)),
    "individual trial": ("gt-10", Ruleset(itt=True, specialists=True)),
}


def ride(stage: str, ruleset: Ruleset, number: int) -> Position:
    """The end of a race in which tempo has seat `number`, counted round the table."""
    position = set_up(Setup(STAGES[stage].tiles, (TeamSetup(),) * 4, ruleset))
    race = Race(FLAMME, position, SeededDealer(SEED, str(number)))
    names = ["tempo" if seat == number % 4 else "random" for seat in range(4)]
    teams = zip(position.seats, names, strict=True)
    drive(race, {seat: make_bot(name, f"{number}/{seat}") for seat, name in teams})
    return race.position


def main(races: int = RACES) -> None:
    """Print how many races tempo won in each format, and its podium points and times in timed ones."""
    print(f"{races} races each: ±{98 / sqrt(races):.1f} points at most; then tempo, and each other team")
    print(f"{'format':22}{'stage':12}{'wins':>8}{'podium':>13}{'times':>11}")
    for name, (stage, ruleset) in FORMATS.items():
        ends = [ride(stage, ruleset, number) for number in range(races)]
        mine = [end.seats[number % 4] for number, end in enumerate(ends)]
        won = mean(end.ranking[0].team == seat for end, seat in zip(ends, mine, strict=True))
        print(f"{name:22}{stage:12}{won:8.1%}" + (_clock(ends, mine) if ruleset.timed else ""), flush=True)


def _clock(ends: list[Position], mine: list[str]) -> str:
    """Podium points and mean times of our seats, and of all others."""
    own = [_figures(end, seat) for end, seat in zip(ends, mine, strict=True)]
    others = [
        _figures(end, seat) for end, our in zip(ends, mine, strict=True) for seat in end.seats if seat != our
    ]
    (podium, time), (podiums, times) = (map(mean, zip(*each, strict=True)) for each in (own, others))
    return f"{podium:8.2f} {podiums:4.2f}{time:7.0f} {times:3.0f}"


def _figures(end: Position, seat: str) -> tuple[float, float]:
    """The podium points of this team and the mean time of its riders."""
    riders = [end.riders[index] for index in end.of(seat)]
    return sum(rider.podium for rider in riders), mean(rider.time or 0 for rider in riders)


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else RACES)
