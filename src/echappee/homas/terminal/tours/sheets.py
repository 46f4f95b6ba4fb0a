"""The sheets of a Homas stage race as on paper: one for each team, and the race's."""

from collections.abc import Callable, Iterator, Sequence

from rich.console import Console
from rich.text import Text

from echappee.cli.terminal.drawing import padded
from echappee.cli.terminal.screen import heading, say, show
from echappee.homas.rules import course
from echappee.homas.rules.cards import COLOURS
from echappee.homas.terminal.palette import badge
from echappee.homas.terminal.tours.standings import cut, rider_name
from echappee.homas.tours import StageRace
from echappee.homas.tours.books import Account
from echappee.homas.tours.standings import CLASSIFICATIONS, leaders, team_times
from echappee.homas.tours.team_sheets import entries_of, riders_of
from echappee.homas.words.voice import voice
from echappee.words.sentences import clock

STAGE, RIDER, NAME, CELL = 18, 15, 16, 9
TITLES = {"time": "Time", "green": "Green", "polka": "Polka dots"}
CELLS: dict[str, Callable[[Account], str]] = {
    "time": lambda account: clock(account.time),
    "green": lambda account: str(account.green or "·"),
    "polka": lambda account: str(account.polka or "·"),
}


def show_sheets(console: Console, tour: StageRace, team: str | None) -> None:
    """The sheet of this team, or of all of them and the race's."""
    for colour in COLOURS if team is None else (team,):
        player = tour.players[COLOURS.index(colour)]
        heading(console, f"{voice('en').team(colour)} · {'neutral' if player == '-' else player}")
        _show_team(console, tour, colour)
    if team is None:
        at_once = max(1, (console.width - NAME) // CELL)
        for first in range(0, tour.number, at_once):
            _show_race(console, tour, range(first, min(first + at_once, tour.number)))
    if tour.number:
        say(
            console,
            "  gr green, po polka dots, nx fitness cards drawn next, ! without energy cards, * leads.",
            style="dim",
        )


def _show_team(console: Console, tour: StageRace, team: str) -> None:
    """All riders side by side, or as many as there is room for."""
    riders = riders_of(team)
    at_once = max(1, (console.width - STAGE) // RIDER)
    for first in range(0, len(riders), at_once):
        if first:
            console.print()
        show(console, _team(tour, team, riders[first : first + at_once]))


def _team(tour: StageRace, team: str, riders: Sequence[str]) -> Iterator[Text]:
    """Stage by stage: time, points for green and polka dots, what the next one begins with; and the sum."""
    yield Text(" " * STAGE).append("".join(f"{rider_name(rider):>{RIDER}}" for rider in riders))
    head = f"{'time':>6}{'gr':>3}{'po':>3}{'nx':>3}"
    yield Text(f"  {'stage':<{STAGE - 2}}" + head * len(riders), style="bold")
    for number, books in enumerate(tour.books[1:]):
        entries = dict(zip(riders_of(team), entries_of(tour, number, team), strict=True))
        cells = "".join(
            _cells(_signed(own.delay - own.bonus), own.green, own.polka, _next(books.riders[rider]))
            for rider, own in entries.items()
            if rider in riders
        )
        name = cut(course(tour.setup.days[number].stage).name, STAGE - 6)
        yield Text(f"  {number + 1:>2} {name} {cells}")
    accounts = [tour.books[-1].riders[rider] for rider in riders]
    sums = "".join(_cells(clock(each.time), each.green, each.polka, "") for each in accounts)
    yield Text(f"  {'behind, points':<{STAGE - 2}}{sums}", style="bold")


def _cells(time: str, green: int, polka: int, next_one: str) -> str:
    return f"{time:>6}{green or '·':>3}{polka or '·':>3}{next_one:>3}"


def _signed(seconds: int) -> str:
    """A stage's time; bonus seconds can make it less than nothing."""
    return clock(seconds) if seconds >= 0 else f"-{clock(-seconds)}"


def _next(account: Account) -> str:
    return f"{account.draws}{'!' * account.tired}"


def _show_race(console: Console, tour: StageRace, page: range) -> None:
    """Every classification with its sums after each stage."""
    heading(console, "The race sheet")
    head = "".join(f"{number + 1:>{CELL - 1}} " for number in page)
    show(console, _teams(tour, page, head))
    for each in CLASSIFICATIONS:
        console.print()
        show(console, _classified(tour, page, each.name, head))


def _teams(tour: StageRace, page: range, head: str) -> Iterator[Text]:
    yield Text(f"  {'Teams':<{NAME - 2}}{head}".rstrip(), style="bold")
    for team in COLOURS:
        line = Text(f"  {voice('en').team(team):<{NAME - 2}}")
        for number in page:
            times = dict(team_times(tour.books[number + 1]))
            leads = next(iter(times)) == team
            line.append(
                f"{clock(times[team]):>{CELL - 1}}{'*' if leads else ' '}", style="bold" if leads else ""
            )
        yield line


def _classified(tour: StageRace, page: range, name: str, head: str) -> Iterator[Text]:
    yield Text(f"  {TITLES[name]:<{NAME - 2}}{head}".rstrip(), style="bold")
    for rider in tour.books[0].riders:
        line = padded(Text.assemble("  ", badge(rider), f"  {rider_name(rider)}"), NAME)
        for number in page:
            books = tour.books[number + 1]
            leads = leaders(books).get(name) == rider
            cell = CELLS[name](books.riders[rider])
            line.append(f"{cell:>{CELL - 1}}{'*' if leads else ' '}", style="bold" if leads else "")
        yield line
