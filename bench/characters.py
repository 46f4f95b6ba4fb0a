"""How people ride: `python -m bench.characters [races [level]]`.

One of them against three patron teams; everybody gets the same races in the same seats.
"""

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from os import cpu_count

from echappee.bots import drive, make_bot
from echappee.engine import Race, SeededDealer
from echappee.flamme.bots.people import CHARACTERS
from echappee.flamme.road.stages import STAGES
from echappee.flamme.rules import FLAMME, Card, FlammeRace, Position, Setup, TeamSetup, set_up
from echappee.flamme.rules.layout import NO_LIMIT
from echappee.simulate.intervals import share_interval

STAGE_IDS = ("base-1", "base-2", "base-3", "base-4", "base-5", "base-6")
RACES = 408
TEAMS = 4
SEED = 21_000_000
AWAY = 4
"""A breakaway is this many squares ahead of every other team."""
EARLY = 5
"""The rounds that count as the beginning."""
HEAD = ("", "won", "by Sprinteur", "led", "on climbs", "away", "tired", "others", "early", "late")


def ride(name: str, number: int) -> tuple[FlammeRace, str]:
    """The race, and the colour of the team in it that this bot has."""
    setup = Setup(STAGES[STAGE_IDS[number % 6]].tiles, (TeamSetup(),) * TEAMS)
    race = Race(FLAMME, set_up(setup), SeededDealer(SEED, str(number)))
    seats = race.position.seats
    mine = seats[number // 6 % TEAMS]
    drive(race, {seat: make_bot(name if seat == mine else "patron", f"{number}/{seat}") for seat in seats})
    return race, mine


def count(race: FlammeRace, mine: str) -> Counter[str]:
    """What is reported about one race."""
    end, found = race.position, Counter[str]()
    found["races"] = 1
    found["won"] = end.ranking[0].team == mine
    found["by sprinteur"] = found["won"] and end.ranking[0].type == "S"
    rounds = {moment.position.round: moment.position for moment in race.moments}
    for position in list(rounds.values())[1:]:
        found += _at_the_front(position, mine)
    for event in race.heard(None):
        if event.code == "exhausted":
            found["tired" if str(event.args["rider"]).startswith(mine) else "others tired"] += 1
    found += _cards(race, mine)
    return found


def _at_the_front(position: Position, mine: str) -> Counter[str]:
    leader = position.ranking[0]
    climbs = position.course.at(max(1, leader.square)).most < NO_LIMIT
    led = leader.team == mine
    ahead = leader.square - max(rider.square for rider in position.riders if rider.team != leader.team)
    return Counter(
        {
            "rounds": 1,
            "led": led,
            "climbs": climbs,
            "climbs led": climbs and led,
            "away": led and ahead >= AWAY,
        }
    )


def _cards(race: FlammeRace, mine: str) -> Counter[str]:
    """The values of the first and of the last cards."""
    played = [
        Card.parse(str(event.args["card"])).value
        for event in race.heard(None)
        if event.code == "revealed" and str(event.args["rider"]).startswith(mine)
    ]
    early, late = played[: 2 * EARLY], played[-2 * EARLY :]
    return Counter({"early": sum(early), "earlies": len(early), "late": sum(late), "lates": len(late)})


def row(races: int, name: str) -> list[str]:
    """The figures of one bot."""
    total = sum((count(*ride(name, number)) for number in range(races)), Counter[str]())
    low, high = share_interval(total["won"], races)
    return [
        name,
        f"{total['won'] / races:.1%} ({low:.0%} – {high:.0%})",
        f"{total['by sprinteur'] / max(1, total['won']):.0%}",
        f"{total['led'] / total['rounds']:.0%}",
        f"{total['climbs led'] / total['climbs']:.0%}",
        f"{total['away'] / races:.2f}",
        f"{total['tired'] / races:.1f}",
        f"{total['others tired'] / races / (TEAMS - 1):.1f}",
        f"{total['early'] / total['earlies']:.2f}",
        f"{total['late'] / total['lates']:.2f}",
    ]


def main(races: int, level: str) -> None:
    """Print one row per person, and one of patron to compare with."""
    print("| " + " | ".join(HEAD) + " |")
    print("| --- |" + " ---: |" * (len(HEAD) - 1))
    names = ["patron", *(f"{name}-{level}" for name in CHARACTERS)]
    with ProcessPoolExecutor(cpu_count()) as pool:
        for cells in pool.map(partial(row, races), names):
            print("| " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else RACES, sys.argv[2] if sys.argv[2:] else "5")
