"""The result of a race: places, times and points."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.console import Console
from rich.text import Text

from echappee.cli.players import Company
from echappee.cli.terminal.badges import TEAM_STYLES, jersey_of
from echappee.cli.terminal.screen import heading, show
from echappee.flamme.rules import RiderView, View
from echappee.flamme.terminal.drawing.palette import TEAM_LETTERS, badge
from echappee.flamme.words import english
from echappee.flamme.words.moves import left
from echappee.words.sentences import clock


class Score(NamedTuple):
    """The joint score of some riders of a team; no time while one of them is still out."""

    team: str
    time: int | None
    podium: int
    sprint: int
    mountain: int


def scores(view: View) -> list[Score]:
    """The teams, the fastest first."""
    riders = [[rider for rider in view.riders if rider.team == team.colour] for team in view.teams]
    found = [score_of(view, both) for both in riders]
    return sorted(found, key=lambda score: (score.time is None, score.time or 0, -score.podium))


def score_of(view: View, riders: Sequence[RiderView]) -> Score:
    """What these riders of one team have."""
    times = [rider.time for rider in riders if rider.time is not None]
    # In a team trial both riders have the same time, and it is the team's.
    total = max(times, default=0) if view.ruleset.ttt else sum(times)
    return Score(
        riders[0].team,
        total if len(times) == len(riders) else None,
        sum(rider.podium for rider in riders),
        _points(view, riders, "sprint"),
        _points(view, riders, "mountain"),
    )


def _points(view: View, riders: Sequence[RiderView], side: str) -> int:
    """What their tokens of this side are worth."""
    piles = {pile.name for pile in view.course.piles if pile.side == side}
    return sum(token.value for rider in riders for token in rider.tokens if token.pile in piles)


def show_result(console: Console, view: View, ranking: Sequence[str], company: Company) -> None:
    """The podium, then everybody in order; against the clock also the teams."""
    heading(console, f"The result after {view.round} rounds")
    ranked = [view.rider(name) for name in ranking]
    show(console, draw_podium(ranked))
    for rank, rider in enumerate(ranked, start=1):
        player = company.players.get(rider.team, "")
        line = Text(f"  {rank:>2}  ").append(badge(rider)).append(jersey_of(company.jerseys, rider.name))
        line.append(f" {english.rider(rider.name):<18}", style="bold" if rank <= 3 else "")
        how = ", ".join(_timed(view, rider)) if view.ruleset.timed else _how(view, rider)
        line.append(f"  {how}" + (f", {player}" if player else ""), style="dim")
        console.print(line)
    if view.ruleset.timed:
        console.print()
        show(console, [_team(score) for score in scores(view)])


def draw_podium(ranked: Sequence[RiderView]) -> list[Text]:
    """The first three on their steps; the third is missing if one team rode alone."""
    first, second, third = _on_steps(ranked)
    return [
        Text.assemble("             ", first),
        Text.assemble("      ", second, "   ┌────┐   ", third),
        Text("    ┌────┐ │ 1  │ ┌────┐"),
        Text("    │ 2  │ │    │ │ 3  │"),
    ]


def _on_steps(ranked: Sequence[RiderView]) -> list[Text]:
    """The riders on the podium: those with podium tokens if there are any, else the first three."""
    awarded = sorted((rider for rider in ranked if rider.podium), key=lambda rider: -rider.podium)
    badges = [badge(rider) for rider in (awarded or ranked)[:3]]
    return badges + [Text("  ")] * (3 - len(badges))


def _how(view: View, rider: RiderView) -> str:
    if rider.home:
        return f"home in round {rider.home}, {-view.course.to_go(rider.square)} beyond the line"
    return f"{left(view.course, rider.square)} to go"


def _timed(view: View, rider: RiderView) -> list[str]:
    """Its time, and what it has won."""
    return [f"{clock(rider.time):>5}", *_won(score_of(view, [rider]))]


def _team(score: Score) -> Text:
    """A team with what its riders have won together."""
    letter = TEAM_LETTERS.get(score.team, score.team[:1])
    line = Text("   ").append(letter, style=TEAM_STYLES.get(score.team, "bold"))
    line.append(f"  {english.team(score.team):<8}", style="bold").append(f"{clock(score.time):>6}")
    return line.append("  " + ", ".join(_won(score)), style="dim")


def _won(score: Score) -> list[str]:
    points = {"podium": score.podium, "sprint": score.sprint, "mountain": score.mountain}
    return [f"{name} {value}" for name, value in points.items() if value]
