"""The standings of a tour: teams by points, riders in every classification, jerseys."""

from collections.abc import Sequence
from itertools import zip_longest

from rich.console import Console
from rich.text import Text

from echappee.cli.terminal.drawing import padded, worn_by
from echappee.cli.terminal.screen import show
from echappee.flamme.terminal.drawing.palette import team_badge
from echappee.flamme.terminal.drawing.tours import draw_jerseys, rider_badge
from echappee.flamme.tours import FlammeTour
from echappee.flamme.tours.books import Account, Books, Result, fighters_of
from echappee.flamme.tours.finale import Outcome, close_tour
from echappee.flamme.tours.standings import (
    GENERAL,
    MOUNTAIN,
    SPRINT,
    Classification,
    jerseys,
    ranked,
    team_times,
)
from echappee.flamme.words import naming
from echappee.words.sentences import clock

GENERAL_WIDTH, SPRINT_WIDTH = 47, 17


def show_standings(console: Console, tour: FlammeTour, after: int) -> None:
    """All classifications after this number of stages."""
    books, stages = tour.books[after], len(tour.setup.days)
    outcome = close_tour(books, stages) if after == stages else None
    show(console, _teams(books, tour.players, outcome))
    console.print()
    show(console, _riders(books))
    show_jerseys(console, books)
    show(console, _most_combative(tour.results[after - 1]))


def show_jerseys(console: Console, books: Books) -> None:
    """Who wears which jersey; nothing before the first stage."""
    if lines := draw_jerseys(jerseys(books), console.width):
        show(console, [Text(), *lines])


def _most_combative(result: Result) -> list[Text]:
    """The rider that led the race most often in this stage, if that is counted (10.9.3)."""
    return [
        Text(f"  Most combative of the stage: {naming.rider(rider)}, tokens: {result.led[rider]}, points: 1.")
        for rider in fighters_of(result)[:1]
    ]


def _teams(books: Books, players: Sequence[str], outcome: Outcome | None) -> list[Text]:
    """The teams by points; at the end of the tour with their bonus."""
    points, times = books.points, dict(team_times(books))
    order = sorted(books.teams, key=lambda team: (-points[team], books.first_of(team)))
    by_team = dict(zip(books.teams, players, strict=True))
    head = f"  {'Teams':<26}{'podium':>8}" + f"{'comb.':>8}" * bool(books.combative)
    head += f"{'rest':>8}" + f"{'bonus':>8}" * bool(outcome)
    lines = [Text(f"{head}{'points':>8}{'time':>10}", style="bold")]
    for rank, team in enumerate(outcome.ranking if outcome else order, start=1):
        player = "" if by_team[team] == "-" else f"({by_team[team]})"
        line = Text.assemble(f"  {rank:>2}  ", team_badge(team), f"  {naming.team(team)} ", (player, "dim"))
        line = padded(line, 28).append(f"{books.podium[team]:>8}")
        if books.combative:
            line.append(f"{books.combative.get(team, 0):>8}")
        line.append(f"{books.rest[team]:>8}")
        if outcome:
            line.append(f"{outcome.bonus[team]:>8}")
        line.append(f"{outcome.total[team] if outcome else points[team]:>8}", style="bold")
        lines.append(line.append(f"{clock(times[team]):>10}"))
    return lines


def _riders(books: Books) -> list[Text]:
    """The three classifications side by side."""
    left = [Text("  General", style="bold").append(f"{'time':>26}{'gap':>8}"), *_general(books)]
    middle = [Text("Sprint", style="bold"), *_points(books, SPRINT)]
    right = [Text("Mountain", style="bold"), *_points(books, MOUNTAIN)]
    return [
        Text.assemble(padded(first, GENERAL_WIDTH), padded(second, SPRINT_WIDTH), third)
        for first, second, third in zip_longest(left, middle, right, fillvalue=Text())
    ]


def _general(books: Books) -> list[Text]:
    worn, order = jerseys(books), ranked(books, GENERAL)
    best = books.riders[order[0]].time
    lines = []
    for rank, rider in enumerate(order, start=1):
        time = books.riders[rider].time
        gap = f"+{clock(time - best)}" if time > best else ""
        line = Text.assemble(f"  {rank:>2} ", worn_by(worn, rider), " ", rider_badge(rider))
        line = padded(line.append(f"  {naming.rider(rider)}"), 28).append(f"{clock(time):>7}")
        lines.append(line.append(f"{gap:>8}", style="dim"))
    return lines


def _points(books: Books, classification: Classification[Account]) -> list[Text]:
    worn = jerseys(books)
    order = ranked(books, classification)
    return [
        Text.assemble(
            f"{rank:>2} ",
            worn_by(worn, rider),
            " ",
            rider_badge(rider),
            f"{-classification.merit(books.riders[rider]):>5}",
        )
        for rank, rider in enumerate(order, start=1)
    ] or [Text("nobody yet", style="dim")]
