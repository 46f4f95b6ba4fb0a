"""A report of a simulation: its result, and the course of some of its races."""

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Generic, NamedTuple, cast

from echappee.cli.crew import starting_at
from echappee.cli.files import check_new_path, write_atomically
from echappee.cli.run_facts import RunFacts, facts_grid
from echappee.cli.simulation import Simulated, ride_plan
from echappee.engine import Refused
from echappee.games import Game
from echappee.simulate import Plan, Result
from echappee.simulate.charts import Chart
from echappee.simulate.engines import Assignment
from echappee.simulate.plan import Charted, Followable, T
from echappee.simulate.report import write_report
from echappee.simulate.run import in_parts

MOST_FOLLOWED = 2000
"""Enough for curves; following a race takes longer than riding it."""


def report_path(args: Namespace, game: Game, plan: Plan[T, Result]) -> Path:
    """Refuses --report before anything is ridden."""
    if not isinstance(plan, Charted):
        raise Refused("bad-options", f"--report is not for {game.rules.title}")
    return check_new_path(args.report)


class SimulationReport(NamedTuple, Generic[T]):
    """The subject of a report."""

    args: Namespace
    game: Game
    teams: Sequence[str]
    choice: Assignment[T]
    ridden: Simulated[Result]
    facts: RunFacts

    def write(self, path: Path) -> None:
        plan, result = self.choice.plan, self.ridden.result
        assert isinstance(plan, Charted), "refused by report_path"
        charts = [*plan.charts(result, self.teams), *self._followed()]
        write_atomically(
            path,
            write_report(
                report_title(self.game, self.facts),
                report_lead(self.ridden.size, self.facts),
                charts,
                result.grid(self.teams),
                facts_grid(self.facts),
            ),
        )

    def _followed(self) -> Sequence[Chart]:
        """The course of the first races, if they can be followed."""
        if not isinstance(self.choice.plan, Followable):
            return ()
        plan = self.choice.plan.follow(min(self.ridden.size, MOST_FOLLOWED))
        parts = in_parts(
            starting_at(self.args.first, plan.tally), plan.size, self.args.jobs, self.choice.engine
        )
        return ride_plan(plan, parts, "races followed").result.charts()


def report_title(game: Game, facts: RunFacts) -> str:
    return f"{game.rules.title}: {facts['stage']}" if facts["stage"] else game.rules.title


def report_lead(races: int, facts: RunFacts) -> str:
    teams = ", ".join(cast("list[str]", facts["teams"]))
    return (
        f"{races:,} races between {teams}, ridden by the {facts['engine']} from seed {facts['seed']}. "
        "Lines over bars are 95 % intervals."
    )
