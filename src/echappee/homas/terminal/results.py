"""How a race came out, for people: everybody in order, and what was won on the way."""

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from echappee.cli.players import Company
from echappee.cli.terminal.drawing import worn_by
from echappee.cli.terminal.screen import heading, say
from echappee.homas.rules import RiderView, View
from echappee.homas.terminal.cards import naming_of
from echappee.homas.terminal.palette import badge
from echappee.homas.words.voice import voice
from echappee.words.sentences import clock


def show_result(console: Console, view: View, ranking: Sequence[str], company: Company) -> None:
    """Everybody in order; then summits and sprints, where there was something to win."""
    heading(console, f"The result after {view.round} turns")
    for rank, name in enumerate(ranking, start=1):
        rider = view.rider(name)
        line = Text(f"  {rank:>2}  ").append(badge(name)).append(worn_by(company.jerseys, name))
        line.append(f" {naming_of(rider):<21}", style="bold" if rank <= 3 else "")
        player = company.players.get(rider.team, "")
        line.append(f" {_how(view, rider)}" + (f", {player}" if player else ""), style="dim")
        console.print(line)
    for word, passages, marks in (
        ("Over the top", view.summits, view.course.summits),
        ("Sprint", view.sprints, view.course.sprints),
    ):
        names = {mark.row: mark.title or mark.letter or f"row {mark.row}" for mark in marks}
        for passage in passages:
            if passage.riders:
                say(console, f"  {word}, {names[passage.row]}: {voice('en').riders(passage.riders)}")


def _how(table: View, rider: RiderView) -> str:
    if table.team(rider.team).disqualified:
        return "disqualified"
    if rider.home:
        same = "" if rider.place == 1 else ", same time"
        return f"turn {rider.home}" + (f", {clock(rider.delay)} behind" if rider.delay else same)
    if not rider.racing:
        return "did not start"
    short = table.course.length - table.square(rider).row
    if not short:
        return "right before the line"
    return f"{short} row{'s' * (short != 1)} short of the line"
