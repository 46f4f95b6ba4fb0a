"""The table between two turns: groups, teams, the signs on the road, and in the end the result."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from rich.console import Console
from rich.text import Text

from echappee.cli.players import Company
from echappee.cli.terminal.badges import jersey_of
from echappee.cli.terminal.screen import flow, heading, say, show
from echappee.homas.board.course import ROW
from echappee.homas.rules import Course, RiderView, View
from echappee.homas.rules.traffic import groups
from echappee.homas.terminal.cards import naming_of
from echappee.homas.terminal.palette import COBBLES, MOUNTAIN, MOVED, WAITING, badge, team_badge
from echappee.homas.terminal.road import draw_road, spans_of
from echappee.homas.terminal.road_screen import draw_course
from echappee.homas.words.voice import voice
from echappee.words.sentences import clock


def show_result(console: Console, view: View, ranking: Sequence[str], company: Company) -> None:
    """Everybody in order; then summits and sprints, where there was something to win."""
    heading(console, f"The result after {view.round} turns")
    for rank, name in enumerate(ranking, start=1):
        rider = view.rider(name)
        line = Text(f"  {rank:>2}  ").append(badge(name)).append(jersey_of(company.jerseys, name))
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
    """One badge per rider; the first comes with the text before all of them."""
    for rider in riders:
        worn = jersey_of(jerseys, rider.name) if rider.name in jerseys.values() else Text()
        yield Text.assemble(head, badge(rider.name), worn, " ")
        head = Text()


def draw_teams(table: View, players: Mapping[str, str], width: int) -> list[Text]:
    """The number of each team."""
    pieces = []
    for team in table.teams:
        piece = Text().append(team_badge(team.number, team.colour)).append(f" {team.colour}", style="bold")
        out = ", disqualified" if team.disqualified else ""
        pieces.append(piece.append(f" ({players.get(team.colour) or team.kind}{out})  ", style="dim"))
    return flow(pieces, width)


RIDERS = (
    "21 is rider 1 of team 2: 1 leader, 2 allrounder, 3 sprinter, 4 climber; the lowest lane is the right one"
)
CARDS = "Cards: 6 everywhere · 6h not uphill · 5k not on cobbles · t6h of the team"
CARDS_OF_HELL = "Cards: on these cobbles 5k alone · elsewhere 6 and 5k, 6h not uphill · t6h of the team"


def show_legend(console: Console, view: View, company: Company) -> None:
    """The signs, the cards, and the teams."""
    words = [RIDERS, f"{MOVED} has moved", f"{WAITING} has lost turns", *ground(view.course)]
    say(console, "  " + " · ".join(words), style="dim")
    say(console, f"  {CARDS_OF_HELL if view.course.cobbles_break_wheels else CARDS}", style="dim")
    if not view.round:
        show(console, draw_teams(view, company.players, console.width))


def ground(course: Course) -> list[str]:
    """The numbers along this road."""
    squares = [square for square in course.squares if square.row <= course.length]
    found = {
        "-4 climb, takes 4": any(s.road == "climb" and not s.mountain for s in squares),
        f"{MOUNTAIN}4 mountain, takes 4": any(s.road == "climb" and s.mountain for s in squares),
        "+3 descent, gives 3": any(s.road == "descent" for s in squares),
        f"{COBBLES}2 cobbles, take 2": any(s.road == "cobbles" for s in squares),
        "━ nobody crosses": any(s.bent for s in squares),
        "△ top of a climb": bool(course.summits),
        "red letter: team cards hold up to it": bool(course.team_cards_until) and not course.trial,
    }
    return [word for word, there in found.items() if there]
