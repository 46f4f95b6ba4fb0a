"""A tour at a glance: the calendar with what is ridden, who leads, and what comes next."""

from collections.abc import Iterator

from rich.console import Console
from rich.text import Text

from echappee.cli.drawing.palette import team_badge
from echappee.cli.drawing.tours import padded, rider_badge
from echappee.cli.program import program
from echappee.cli.scores import clock
from echappee.cli.screen import flow, heading, say, show
from echappee.cli.touring.standings import show_jerseys
from echappee.flamme.lines import print_rules
from echappee.tours.between import first_to_place
from echappee.tours.calendar import Day, called, format_of, stage_of
from echappee.tours.campaign import Campaign
from echappee.words import naming

FORMAT_WORDS = {"tour": "", "ttt": "team trial", "itt": "individual trial"}
ID_WIDTH, NAME_WIDTH = 15, 25


def show_status(console: Console, campaign: Campaign, name: str) -> None:
    """The calendar, the teams, the jerseys, and how it goes on."""
    tour = campaign.tour
    rules = print_rules(tour.rules).replace(",", ", ")
    heading(console, f"A tour of {len(tour.days)} stages" + (f" · {rules}" if rules != "base" else ""))
    for number, day in enumerate(tour.days):
        show(console, _days(campaign, number, day))
    console.print()
    show(console, _teams(campaign, console.width))
    show_jerseys(console, campaign.books[-1])
    console.print()
    show_next(console, campaign, name)


def show_next(console: Console, campaign: Campaign, name: str) -> None:
    """What comes next, and what to type for it."""
    if campaign.over:
        winner = campaign.outcome.ranking[0]
        points = campaign.outcome.total[winner]
        say(console, f"{naming.team(winner)} wins the tour with {points} points.", style="bold")
        console.print(f"  {program()} tour sheet {name}", soft_wrap=True)
        return
    day, stage = campaign.number + 1, stage_of(campaign.tour.days[campaign.number])
    if campaign.race is not None and campaign.race.open_entries + campaign.race.ledger:
        ridden = campaign.race.position.round
        where = f"in round {ridden}" if ridden else "at the start"
        say(console, f"Stage {day}, {called(stage)}, is on, {where}.")
    else:
        rested = " after the rest day" if day > 1 and campaign.tour.days[day - 2].rest else ""
        first_team = naming.team(first_to_place(campaign.books[-1], campaign.tour.seats))
        first = f"; {first_team} places first" if day > 1 else ""
        say(console, f"Stage {day}, {called(stage)}, comes next{rested}{first}.")
    console.print(f"  {program()} tour play {name}", soft_wrap=True)


def show_winner(console: Console, campaign: Campaign, number: int) -> None:
    """One line for a stage that is over."""
    show(console, _days(campaign, number, campaign.tour.days[number]))


def _days(campaign: Campaign, number: int, day: Day) -> Iterator[Text]:
    """The line of a stage, and one for the rest day that follows."""
    stage = stage_of(day)
    kind = FORMAT_WORDS[format_of(day)] or stage.special
    over, next_one = number < campaign.number, number == campaign.number
    mark = "✓" if over else "→" if next_one else " "
    title = called(stage)
    title = title if len(title) <= NAME_WIDTH else title[: NAME_WIDTH - 1] + "…"
    style = "bold" if next_one else ""
    line = Text(f"  {number + 1:>2} {mark} {stage.id:<{ID_WIDTH}} {title:<{NAME_WIDTH}} ", style=style)
    line.append(f"{kind:<17}", style="dim")
    yield _won(line, campaign, number) if over else line
    if day.rest:
        yield Text("       rest day", style="dim")


def _won(line: Text, campaign: Campaign, number: int) -> Text:
    result = campaign.results[number]
    first = result.crossed[0]
    return line.append(rider_badge(first)).append(f" {clock(result.times[first])}")


def _teams(campaign: Campaign, width: int) -> list[Text]:
    points = campaign.outcome.total if campaign.over else campaign.books[-1].points
    pieces = []
    for team, player in zip(campaign.tour.colours, campaign.players, strict=True):
        who = f" ({player})" if player != "-" else ""
        piece = Text.assemble(team_badge(team), f" {naming.team(team)}", (who, "dim"))
        pieces.append(padded(piece.append(f" {points[team]}", style="bold"), 26))
    return flow(pieces, width)
