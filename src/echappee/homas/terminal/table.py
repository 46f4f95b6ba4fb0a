"""The whole picture between two turns: the profile, the groups, the road, who is who."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from rich.console import Console
from rich.text import Text

from echappee.cli.players import Company
from echappee.cli.terminal.drawing import worn_by
from echappee.cli.terminal.screen import flow, show
from echappee.homas.board.course import ROW
from echappee.homas.rules import RiderView, View
from echappee.homas.rules.traffic import groups
from echappee.homas.terminal.course_profile import draw_course
from echappee.homas.terminal.palette import badge, team_badge
from echappee.homas.terminal.road import draw_road, spans_of

SIGNS = "ABCDEFGHIJKLMNOPQRST"
"""Groups by letter, the first first; there are never more of them than riders."""


def show_table(console: Console, view: View, company: Company) -> None:
    """Profile and groups as on television, then the road from above."""
    found = parties(view)
    heads = {view.square(group[0]).row: sign for sign, group in zip(SIGNS, found, strict=False)}
    show(console, draw_course(view.course, console.width, 2, dict(reversed(heads.items()))))
    show(console, draw_groups(view, found, console.width, company.jerseys))
    if found and not view.course.trial:
        road = draw_road(view, console.width, spans_of(view), jerseys=company.jerseys)
        show(console, [Text(), *road])
    show(console, draw_teams(view, company.players, console.width))


def parties(table: View) -> list[list[RiderView]]:
    """The groups on the road, the first first; against the clock, riders that happen to share a square."""
    found = [[table.riders[index] for index in group] for group in groups(table.course, table.riders)]
    if not table.course.trial:
        return found
    alone = sorted((rider for group in found for rider in group), key=lambda rider: -rider.square)
    return [list(run) for _, run in groupby(alone, key=lambda rider: rider.square)]


def draw_groups(
    table: View, found: Sequence[Sequence[RiderView]], width: int, jerseys: Mapping[str, str]
) -> list[Text]:
    """The groups by letter with their riders, the rows between them, and who is home."""
    pieces: list[Text] = []
    for index, group in enumerate(found):
        gap = _gap(table, found[index - 1], group) if index else 0
        head = Text().append(f" ‹ {gap} ›  " if index else "", style="dim")
        pieces += _badges(head.append(f"{SIGNS[index]} ", style="bold"), group, jerseys)
    home = sorted((rider for rider in table.riders if rider.home), key=lambda rider: rider.place)
    if home:
        pieces += _badges(Text().append(" ║ home ", style="bold"), home, jerseys)
    return flow(pieces, width)


def _gap(table: View, ahead: Sequence[RiderView], behind: Sequence[RiderView]) -> int:
    """The empty rows between two groups."""
    rear = min(table.square(rider).rear for rider in ahead)
    return max(0, (rear - table.square(behind[0]).progress + ROW // 2) // ROW)


def _badges(head: Text, riders: Sequence[RiderView], jerseys: Mapping[str, str]) -> Iterator[Text]:
    """A piece a rider, the first with what stands before all of them."""
    for rider in riders:
        worn = worn_by(jerseys, rider.name) if rider.name in jerseys.values() else Text()
        yield Text.assemble(head, badge(rider.name), worn, " ")
        head = Text()


def draw_teams(table: View, players: Mapping[str, str], width: int) -> list[Text]:
    """Whose number is whose."""
    pieces = []
    for team in table.teams:
        piece = Text().append(team_badge(team.number, team.colour)).append(f" {team.colour}", style="bold")
        out = ", disqualified" if team.disqualified else ""
        pieces.append(piece.append(f" ({players.get(team.colour) or team.kind}{out})  ", style="dim"))
    return flow(pieces, width)
