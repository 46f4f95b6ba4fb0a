"""Tours of Flamme Rouge in the terminal: the calendar, who leads, and what comes next."""

from collections.abc import Iterator
from typing import Final

from rich.console import Console
from rich.text import Text

from echappee.cli.program import program
from echappee.cli.terminal.badges import padded
from echappee.cli.terminal.screen import flow, heading, say, show
from echappee.cli.tours.game_tour_screen import GameTourScreen, next_command
from echappee.flamme.rules.position import print_rules
from echappee.flamme.terminal.drawing.palette import draw_jerseys, rider_badge, team_badge
from echappee.flamme.tours import FlammeTour, outcome_of
from echappee.flamme.tours.books import Books
from echappee.flamme.tours.calendar import called, format_of, stage_of
from echappee.flamme.tours.standings import (
    first_to_place,
    jerseys,
)
from echappee.flamme.words import english
from echappee.tours.game_tours import Day
from echappee.words.sentences import clock


def show_jerseys(console: Console, books: Books) -> None:
    """Who wears which jersey; nothing before the first stage."""
    if lines := draw_jerseys(jerseys(books), console.width):
        show(console, [Text(), *lines])


FORMAT_WORDS = {"tour": "", "ttt": "team trial", "itt": "individual trial"}
ID_WIDTH, NAME_WIDTH = 15, 25


def show_status(console: Console, tour: FlammeTour, name: str) -> None:
    """The calendar, the teams, the jerseys, and what comes next."""
    setup = tour.setup
    rules = print_rules(setup.rules).replace(",", ", ")
    heading(console, f"A tour of {len(setup.days)} stages" + (f" · {rules}" if rules != "base" else ""))
    for number, day in enumerate(setup.days):
        show(console, _days(tour, number, day))
    console.print()
    show(console, _teams(tour, console.width))
    show_jerseys(console, tour.books[-1])
    console.print()
    show_next(console, tour, name)


def show_next(console: Console, tour: FlammeTour, name: str) -> None:
    """The next stage, and the command for it."""
    if tour.over:
        winner = outcome_of(tour).ranking[0]
        points = outcome_of(tour).total[winner]
        say(console, f"{english.team(winner)} wins the tour with {points} points.", style="bold")
        console.print(f"  {program()} tour sheet {name}", soft_wrap=True)
        return
    day, stage = tour.number + 1, stage_of(tour.setup.days[tour.number])
    if tour.race is not None and tour.race.open_entries + tour.race.ledger:
        ridden = tour.race.position.round
        where = f"in round {ridden}" if ridden else "at the start"
        say(console, f"Stage {day}, {called(stage)}, is on, {where}.")
    else:
        rested = " after the rest day" if day > 1 and tour.setup.days[day - 2].rest else ""
        first_team = english.team(first_to_place(tour.books[-1], tour.setup.seats))
        first = f"; {first_team} places first" if day > 1 else ""
        say(console, f"Stage {day}, {called(stage)}, comes next{rested}{first}.")
    console.print(f"  {next_command(tour, name)}", soft_wrap=True)


def show_winner(console: Console, tour: FlammeTour, number: int) -> None:
    """One line for a stage that is over."""
    show(console, _days(tour, number, tour.setup.days[number]))


def _days(tour: FlammeTour, number: int, day: Day) -> Iterator[Text]:
    """The line of a stage, and one for the rest day that follows."""
    stage = stage_of(day)
    kind = FORMAT_WORDS[format_of(day)] or stage.special
    over, next_one = number < tour.number, number == tour.number
    mark = "✓" if over else "→" if next_one else " "
    title = called(stage)
    title = title if len(title) <= NAME_WIDTH else title[: NAME_WIDTH - 1] + "…"
    style = "bold" if next_one else ""
    line = Text(f"  {number + 1:>2} {mark} {stage.id:<{ID_WIDTH}} {title:<{NAME_WIDTH}} ", style=style)
    line.append(f"{kind:<17}", style="dim")
    yield _won(line, tour, number) if over else line
    if day.rest:
        yield Text("       rest day", style="dim")


def _won(line: Text, tour: FlammeTour, number: int) -> Text:
    result = tour.results[number]
    first = result.crossed[0]
    if first in result.unplaced:
        return line
    return line.append(rider_badge(first)).append(f" {clock(result.times[first])}")


def _teams(tour: FlammeTour, width: int) -> list[Text]:
    points = outcome_of(tour).total if tour.over else tour.books[-1].points
    pieces = []
    for team, player in zip(tour.setup.colours, tour.players, strict=True):
        who = f" ({player})" if player != "-" else ""
        piece = Text.assemble(team_badge(team), f" {english.team(team)}", (who, "dim"))
        pieces.append(padded(piece.append(f" {points[team]}", style="bold"), 26))
    return flow(pieces, width)


TOUR_SCREEN: Final = GameTourScreen(
    show_status=show_status,
    show_next=show_next,
    show_winner=show_winner,
    show_jerseys=lambda console, tour, after: show_jerseys(console, tour.books[after]),
)
