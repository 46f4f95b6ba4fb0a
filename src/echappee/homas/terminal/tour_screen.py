"""Stage races in the terminal: the calendar, who leads, and what comes next."""

from typing import Final

from rich.console import Console
from rich.text import Text

from echappee.cli.program import program
from echappee.cli.terminal.badges import JERSEY_WORDS, jersey, padded
from echappee.cli.terminal.screen import flow, heading, say, show
from echappee.cli.tours.game_tour_screen import GameTourScreen, next_command
from echappee.homas.rules import COLOURS, RACES
from echappee.homas.terminal.palette import badge, team_badge
from echappee.homas.tours import StageRace
from echappee.homas.tours.books import Books, places
from echappee.homas.tours.calendar import PRESETS, course_id, print_calendar, road_of
from echappee.homas.tours.stage_setup import kind_of
from echappee.homas.tours.standings import jerseys, team_times
from echappee.homas.words.voice import voice


def show_jerseys(console: Console, books: Books) -> None:
    """Who wears which jersey; nothing before the first stage."""
    pieces = [
        Text.assemble(
            jersey(name), f" {JERSEY_WORDS.get(name, name)}: ", badge(rider), f" {rider_name(rider)}   "
        )
        for name, rider in jerseys(books).items()
    ]
    if pieces:
        show(console, [Text(), *flow(pieces, console.width)])


def cut(text: str, room: int) -> str:
    """A text cut to this width, with an ellipsis where it is longer."""
    return f"{text if len(text) <= room else text[: room - 1] + '…':<{room}}"


def rider_name(rider: str) -> str:
    """As in Red 21."""
    return voice("en").rider(rider)


def team_line(colour: str, player: str) -> Text:
    """A team: its number, its name and who directs it."""
    word = "neutral" if player == "-" else player
    return Text.assemble(
        team_badge(COLOURS.index(colour) + 1, colour), f"  {voice('en').team(colour)} ", (f"({word})", "dim")
    )


ID_WIDTH, NAME_WIDTH, REST_WIDTH = 24, 26, 27
KINDS = {"flat": "", "mountain": "mountains", "trial": "time trial"}


def show_status(console: Console, tour: StageRace, name: str) -> None:
    """The calendar, the teams, the jerseys, and the next stage."""
    heading(console, f"{_title(tour)} · {len(tour.setup.days)} stages")
    show(console, (_day(tour, number, console.width) for number in range(len(tour.setup.days))))
    console.print()
    teams = [padded(team_line(team, player), 24) for team, player in zip(COLOURS, tour.players, strict=True)]
    show(console, flow(teams, console.width))
    show_jerseys(console, tour.books[-1])
    console.print()
    show_next(console, tour, name)


def show_next(console: Console, tour: StageRace, name: str) -> None:
    """The next stage, and the command for it."""
    if tour.over:
        yellow = jerseys(tour.books[-1])["yellow"]
        say(console, f"{_title(tour)}: {rider_name(yellow)} wins.", style="bold")
        console.print(f"  {program()} tour standings {name}", soft_wrap=True)
        return
    number, race = tour.number + 1, tour.race
    called = road_of(tour.setup.days[tour.number]).name
    if race is not None and race.open_entries + race.ledger:
        where = f"in turn {race.position.round}" if race.position.round else "at the start"
        say(console, f"Stage {number}, {called}, is on, {where}.")
    else:
        first = voice("en").team(team_times(tour.books[-1])[0][0])
        order = f"; {first} lines up first" if tour.number else ""
        say(console, f"Stage {number}, {called}, comes next{order}.")
    console.print(f"  {next_command(tour, name)}", soft_wrap=True)


def show_winner(console: Console, tour: StageRace, number: int) -> None:
    """One line for a stage that is over."""
    show(console, [_day(tour, number, console.width)])


def _title(tour: StageRace) -> str:
    """The name of a printed race; any other is a stage race."""
    calendar = print_calendar(tour.setup.days)
    known = [RACES[race] for race, days in PRESETS.items() if days == calendar]
    return known[0] if known else "A stage race"


def _day(tour: StageRace, number: int, width: int) -> Text:
    """A stage on a line; if there is no room for its id, its name is enough."""
    day = tour.setup.days[number]
    road = road_of(day)
    over, next_one = number < tour.number, number == tour.number
    mark = "✓" if over else "→" if next_one else " "
    known = f"{cut(course_id(day), ID_WIDTH)} " * (width >= ID_WIDTH + 1 + NAME_WIDTH + REST_WIDTH)
    name = cut(road.name, max(1, min(NAME_WIDTH, width - REST_WIDTH)))
    line = Text(f"  {number + 1:>2} {mark} {known}{name} {road.length:>4} ", style="bold" if next_one else "")
    line.append(f"{KINDS[kind_of(road)]:<11}", style="dim")
    first = places(tour.results[number])[0] if over else ""
    return line.append(badge(first)) if over and first not in tour.results[number].unplaced else line


TOUR_SCREEN: Final = GameTourScreen(
    show_status=show_status,
    show_next=show_next,
    show_winner=show_winner,
    show_jerseys=lambda console, tour, after: show_jerseys(console, tour.books[after]),
)
