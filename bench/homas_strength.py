"""How strong the directors of Homas Tour Pro are: `python -m bench.homas_strength [races [bot ...]]`.

Each line is one company, with this many races on each classic; the teams change seats from race to race.
"""

import sys
from collections.abc import Sequence
from multiprocessing import Pool
from typing import Final, NamedTuple

from bench.homas import SEED
from echappee.homas.rules import COURSES, Setup
from echappee.homas.rules.cards import COLOURS
from echappee.homas.simulate.races import RacePlan
from echappee.simulate.intervals import share_interval
from echappee.simulate.run import no_collector

RACES = 60
CLASSICS: Final = tuple(COURSES)[:7]
NEUTRAL: Final = "neutral"
BOTS: Final = ("capitaine", "espoir", "cadet", "domestique")


class Company(NamedTuple):
    """A bot, three others of one kind and a neutral team; `counted` is whose wins count, if not the bot's."""

    bot: str
    others: str
    counted: str = ""

    def __str__(self) -> str:
        if self.counted:
            return f"{self.counted} against four {self.bot}"
        return f"{self.bot} against three {self.others}"


COMPANIES: Final = (
    *(Company(bot, "random") for bot in BOTS),
    *(Company(bot, "domestique") for bot in BOTS[:3]),
    *(Company(bot, "capitaine") for bot in BOTS[1:]),
    *(Company(bot, bot, NEUTRAL) for bot in BOTS),
)


def wins(company: Company, course: str, races: int) -> int:
    """How many of these races are won by the bot, or by the neutral team."""
    teams = (company.bot, company.others, company.others, company.others, NEUTRAL)
    won = 0
    with no_collector():
        for number in range(races):
            shift = number % len(teams)
            words = teams[-shift:] + teams[:-shift]
            kinds = tuple(NEUTRAL if word == NEUTRAL else "team" for word in words)
            end = RacePlan(Setup(course, kinds), words, races, SEED).ride(number).position
            place = (shift + teams.index(company.counted or company.bot)) % len(teams)
            won += end.ranking[0].team == COLOURS[place]
    return won


def main(races: int = RACES, bots: Sequence[str] = BOTS) -> None:
    """Print the share of races won on each classic, and on all of them with its interval."""
    print(f"{races} races on each of {', '.join(CLASSICS)}; percent won, and the 95 % interval of all")
    with Pool() as pool:
        for company in COMPANIES:
            if company.bot in bots:
                won = pool.starmap(wins, [(company, course, races) for course in CLASSICS], chunksize=1)
                _print(str(company), won, races)


def _print(name: str, won: Sequence[int], races: int) -> None:
    low, high = share_interval(sum(won), races * len(won))
    mean = sum(won) / (races * len(won))
    cells = "".join(f"{count / races:7.1%}" for count in won)
    print(f"{name:38}{cells}   mean {mean:.1%} ({low:.1%} to {high:.1%})", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else RACES, sys.argv[2:] or BOTS)
