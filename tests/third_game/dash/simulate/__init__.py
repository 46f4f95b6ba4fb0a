"""Many races of Dash: how often each team wins."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from dash.rules import COLOURS, RULES, read_setup, set_up
from echappee.bots import drive, make_bot
from echappee.engine import Race, SeededDealer
from echappee.notation.game_rules import DIRECTED
from echappee.simulate import GameSimulation, ResultGrid
from echappee.simulate.intervals import share_intervals
from echappee.simulate.result_grid import WIN_COLUMNS, win_cells
from echappee.simulate.run import check_bots, check_size


@dataclass(slots=True)
class Wins:
    """The winners of some races."""

    size: int = 0
    teams: Counter[str] = field(default_factory=Counter)

    def merge(self, other: "Wins") -> None:
        """Count those of another part too."""
        self.size += other.size
        self.teams += other.teams


class Result(NamedTuple):
    """How often each team has won."""

    races: int
    wins: Mapping[str, int]

    def as_json(self) -> dict[str, object]:
        """Counts and intervals."""
        return {"races": self.races, "wins": self.wins, "intervals": share_intervals(self.wins, self.races)}

    def grid(self, teams: Sequence[str]) -> ResultGrid:
        """A row for each team."""
        rows = [
            (f"{colour} ({team})", *win_cells(wins, self.races))
            for (colour, wins), team in zip(self.wins.items(), teams, strict=True)
        ]
        return ResultGrid(f"{self.races} races", ("team", *WIN_COLUMNS), [rows])


class Plan(NamedTuple):
    """Races of one set-up."""

    kinds: tuple[str, ...]
    bots: tuple[str, ...]
    size: int
    seed: int

    def check(self) -> None:
        """Refuse what cannot be ridden."""
        set_up(self.kinds)
        check_size(self.size, "races")
        check_bots(self.kinds, self.bots, RULES.name)

    def tally(self, numbers: range) -> Wins:
        """Ride the races of these numbers."""
        return Wins(len(numbers), Counter(self._winner(number) for number in numbers))

    def result(self, total: Wins) -> Result:
        """All teams, in seat order."""
        return Result(total.size, {colour: total.teams[colour] for colour in COLOURS[: len(self.kinds)]})

    def _winner(self, number: int) -> str:
        race = Race(RULES, set_up(self.kinds), SeededDealer(self.seed, str(number)))
        bots = {
            team.colour: make_bot(bot, f"{self.seed}/{number}/{team.colour}", RULES.name)
            for team, bot in zip(race.position.teams, self.bots, strict=True)
            if team.kind == DIRECTED
        }
        drive(race, bots)
        return race.position.ranking[0].name


SIMULATE: Final[GameSimulation[Wins, Wins]] = GameSimulation(
    races=lambda tags, bots, races, seed: Plan(read_setup(tags), tuple(bots), races, seed)
)
