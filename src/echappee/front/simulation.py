"""Many races that were ridden: their figures, and how they show themselves in a notebook."""

from typing import TypedDict, cast

from echappee.cli.report import report_lead, report_title
from echappee.cli.run_facts import RunFacts, facts_grid
from echappee.games import Game
from echappee.simulate import Plan, Result
from echappee.simulate.plan import Charted, T
from echappee.simulate.report import embedded, write_report


class SimulationJson(TypedDict):
    """The figures that all games have; each adds its own."""

    races: int
    wins_by_team: dict[str, int]
    failed_by_team: dict[str, int]
    """Races that a team lost because its bot failed."""
    intervals: dict[str, object]
    """95 %, of each figure that has one."""
    run: RunFacts
    """How the races came about."""


class Simulation:
    """The result of many races."""

    def __init__(self, game: Game, plan: Plan[T, Result], result: Result, facts: RunFacts) -> None:
        self.facts = facts
        """How the races came about: enough to ride them again."""
        self._game = game
        self._result = result
        self._teams = cast("list[str]", facts["teams"])
        self._charts = plan.charts(result, self._teams) if isinstance(plan, Charted) else ()

    def as_json(self) -> SimulationJson:
        """All figures, as `echappee simulate --json` prints them."""
        return cast("SimulationJson", {**self._result.as_json(), "run": dict(self.facts)})

    @property
    def races(self) -> int:
        """How many were ridden."""
        return self.as_json()["races"]

    @property
    def wins(self) -> dict[str, int]:
        """The races won, by team."""
        return self.as_json()["wins_by_team"]

    def __repr__(self) -> str:
        won = ", ".join(f"{team} {wins}" for team, wins in self.wins.items())
        return f"<Simulation: {self._game.rules.title}, {self.races:,} races; {won}>"

    def _repr_html_(self) -> str:
        grids = (self._result.grid(self._teams), facts_grid(self.facts))
        title, lead = report_title(self._game, self.facts), report_lead(self.races, self.facts)
        return embedded(write_report(title, lead, self._charts, *grids, faces=False))
