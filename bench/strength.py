"""How strong the bots are: `python -m bench.strength [races [stage ...]]`.

Every bot gets the same races in the same seats.
"""

import sys
from collections.abc import Iterable, Sequence
from math import sqrt
from time import perf_counter
from typing import NamedTuple

from echappee.bots import drive, make_bot
from echappee.engine import Race, SeededDealer
from echappee.flamme.road.stages import STAGES
from echappee.flamme.rules import FLAMME, Position, Setup, TeamSetup, set_up

STAGE_IDS = ("base-1", "base-2", "base-3", "base-4", "base-5", "base-6")
RACES = 120
SEED = 20_000_000
"""No bot's weights were chosen with this seed."""


class Team(NamedTuple):
    """A kind of team, and the bot that answers for it."""

    kind: str = "team"
    bot: str = ""


AGAINST = {
    "3 random": [Team(bot="random")] * 3,
    "automatic": [Team("peloton"), Team("muscle"), Team("muscle")],
}


def ride(stage: str, teams: list[Team], number: int) -> Position:
    """The end of a race of these teams."""
    position = set_up(Setup(STAGES[stage].tiles, tuple(TeamSetup(team.kind) for team in teams)))
    race = Race(FLAMME, position, SeededDealer(SEED, str(number)))
    bots = {}
    for seated, team in zip(position.teams, teams, strict=True):
        if team.bot:
            bots[seated.colour] = make_bot(team.bot, f"{number}/{seated.colour}")
    drive(race, bots)
    return race.position


def wins(stage: str, bot: str, others: list[Team], races: int) -> float:
    """The share of races that the bot's team wins; the teams change seats from race to race."""
    won = 0
    for number in range(races):
        seat = number % 4
        position = ride(stage, [*others[3 - seat :], Team(bot=bot), *others[: 3 - seat]], number)
        won += position.ranking[0].team == position.teams[seat].colour
    return won / races


def main(races: int = RACES, stages: Sequence[str] = STAGE_IDS) -> None:
    """Print how often each bot wins, and figures of races between four equal bots."""
    print(f"{races} races each: ±{98 / sqrt(races):.1f} points at most")
    _row("team", "against", stages)
    for name, others in AGAINST.items():
        for bot in ("tempo", "random"):
            _row(bot, name, [f"{wins(stage, bot, others, races):.1%}" for stage in stages])
    for bot in ("tempo", "random"):
        _equals(bot, races, stages)


def _equals(bot: str, races: int, stages: Sequence[str]) -> None:
    began = perf_counter()
    ends = [[ride(stage, [Team(bot=bot)] * 4, number) for number in range(races)] for stage in stages]
    speed = races * len(stages) / (perf_counter() - began)
    sprints = [sum(end.ranking[0].type == "S" for end in of_stage) / races for of_stage in ends]
    rounds = [sum(end.round for end in of_stage) / races for of_stage in ends]
    _row(f"4 {bot}", "Sprinteur wins", [f"{share:.1%}" for share in sprints])
    _row("", "rounds", [f"{count:.2f}" for count in rounds])
    _row("", "races/s", [f"{speed:.0f}"])


def _row(first: str, second: str, cells: Iterable[str]) -> None:
    print(f"{first:9}{second:15}" + "".join(f"{cell:>15}" for cell in cells), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else RACES, sys.argv[2:] or STAGE_IDS)
