"""The sheets of a tour as on paper: one per team, and the tour sheet with seven stages per page."""

from collections.abc import Callable, Iterator, Sequence

from rich.console import Console
from rich.text import Text

from echappee.cli.terminal.drawing import padded
from echappee.cli.terminal.screen import heading, say, show
from echappee.flamme.terminal.drawing.palette import team_badge
from echappee.flamme.terminal.drawing.tours import rider_badge
from echappee.flamme.terminal.tours.team_sheet import draw_team
from echappee.flamme.tours import FlammeTour, outcome_of
from echappee.flamme.tours.books import Account, Books
from echappee.flamme.tours.standings import CLASSIFICATIONS, leaders
from echappee.flamme.words import naming
from echappee.words.sentences import clock

ON_A_PAGE = 7
"""Stages side by side; the sums continue on the next page."""
NAME, CELL, SUM = 23, 8, 6
CELLS: dict[str, Callable[[Account], str]] = {
    "general": lambda account: clock(account.time),
    "sprint": lambda account: str(account.sprint or "·"),
    "mountain": lambda account: str(account.mountain or "·"),
}
TITLES = {"general": "Time", "sprint": "Sprint", "mountain": "Mountain"}


def show_sheets(console: Console, tour: FlammeTour, team: str | None) -> None:
    """The sheet of this team, or those of all teams and the tour's."""
    colours = tour.setup.colours
    for colour in colours if team is None else (team,):
        player = tour.players[colours.index(colour)]
        heading(console, naming.team(colour) + (f" · {player}" if player != "-" else ""))
        show(console, draw_team(tour, colour))
    if team is None:
        _show_tour(console, tour)


def _show_tour(console: Console, tour: FlammeTour) -> None:
    pages = [range(first, min(first + ON_A_PAGE, tour.number)) for first in range(0, tour.number, ON_A_PAGE)]
    for number, page in enumerate(pages, start=1):
        heading(console, "The tour sheet" + (f", page {number} of {len(pages)}" if len(pages) > 1 else ""))
        show(console, _points(tour, page))
        for classification in CLASSIFICATIONS:
            console.print()
            show(console, _classified(tour.entered, page, classification.name))
    if pages:
        say(console, "  Everything is summed up from the start; * leads.", style="dim")


def _points(tour: FlammeTour, page: range) -> Iterator[Text]:
    """Tour points of the teams: those of the stages one by one, then rest days, and in the end the bonus."""
    last = page[-1] + 1
    over = last == len(tour.setup.days)
    head = "".join(f"{number + 1:>{SUM}}" for number in page).ljust(ON_A_PAGE * SUM)
    yield Text(f"  {'Tour points':<13}{head}{'rest':>{SUM}}{'bonus':>{SUM}}{'total':>{SUM}}", style="bold")
    books, outcome = tour.books[last], outcome_of(tour)
    for team in tour.setup.colours:
        podiums = "".join(f"{tour.entered[number].won[team]:>{SUM}}" for number in page)
        line = padded(Text.assemble("  ", team_badge(team), f"  {naming.team(team)}"), 15)
        line = padded(line.append(podiums), 15 + ON_A_PAGE * SUM).append(f"{books.rest[team]:>{SUM}}")
        bonus, total = (outcome.bonus[team], outcome.total[team]) if over else ("", books.points[team])
        yield line.append(f"{bonus:>{SUM}}").append(f"{total:>{SUM}}", style="bold")


def _classified(entered: Sequence[Books], page: range, name: str) -> Iterator[Text]:
    """One classification: one line per rider, its sum after each stage."""
    head = "".join(f"{number + 1:>{CELL - 1}} " for number in page)
    yield Text(f"  {TITLES[name]:<{NAME - 2}}{head}".rstrip(), style="bold")
    for rider in entered[0].riders:
        line = padded(Text.assemble("  ", rider_badge(rider), f"  {naming.rider(rider)}"), NAME)
        for number in page:
            leads = leaders(entered[number]).get(name) == rider
            cell = CELLS[name](entered[number].riders[rider])
            line.append(f"{cell:>{CELL - 1}}{'*' if leads else ' '}", style="bold" if leads else "")
        yield line
