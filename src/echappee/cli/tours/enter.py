"""The result of a stage that was ridden at a real table, typed in or read from a file."""

from pathlib import Path

from rich.console import Console

from echappee.cli.files import read_text
from echappee.cli.terminal.asker import Reader
from echappee.cli.terminal.screen import heading, say, screen
from echappee.cli.tours.game_tour_screen import show_standings, tour_screen
from echappee.cli.tours.tour_file import riding, write_tour
from echappee.engine import Refused
from echappee.games import game_named
from echappee.tours import GameTours
from echappee.tours.result_lines import CORRECTED, RESULT, is_written, print_lines
from echappee.tours.result_table import results_in_csv
from echappee.tours.tour import SomeTour


def enter_stage(name: str, stage: int | None, result: str | None) -> int:
    """Enter the next stage, or this one again; what is left out can be entered later."""
    with riding(name) as tour:
        number = tour.number if stage is None else stage - 1
        if not 0 <= number < len(tour.setup.days):
            raise Refused("no-stage", f"{name}: this tour has {len(tour.setup.days)} stages")
        console, again = screen(), number < tour.number
        tour.put(number, _ask(console, tour, number) if result is None else _from_file(result))
        write_tour(Path(name), tour)
        if again:
            _tell_changes(console, tour)
        show_standings(console, tour, tour.number)
        console.print()
        tour_screen(tour).show_next(console, tour, name)
    return 0


def enter_table(name: str, table: str) -> int:
    """Enter every stage in this table; if one is refused, none is entered."""
    with riding(name) as tour:
        for number, text in results_in_csv(read_text(table), table).items():
            tour.put(number, text, f"{table} stage {number + 1}")
        write_tour(Path(name), tour)
        console = screen()
        show_standings(console, tour, tour.number)
        console.print()
        tour_screen(tour).show_next(console, tour, name)
    return 0


def _from_file(name: str) -> str:
    text = read_text(name)
    return text if is_written(text) else f"{RESULT}\n{text}"


def _ask(console: Console, tour: SomeTour, number: int) -> str:
    """Ask for every line of this stage; a line that cannot be is asked for again."""
    lines = tour.lines_of(number) if number < tour.number else {}
    lines.pop(CORRECTED, None)
    reader = Reader(console)
    heading(console, f"The result of stage {number + 1} of {len(tour.setup.days)}")
    say(console, "Enter alone keeps a line as it is, - leaves it open, none says that there was nothing.")
    try:
        for name in dict.fromkeys([*(line.name for line in tour.asks(number)), *lines]):
            _ask_line(reader, tour, number, lines, name)
    except EOFError:
        console.print()
    return print_lines(RESULT, lines)


def _ask_line(reader: Reader, tour: SomeTour, number: int, lines: dict[str, str], name: str) -> None:
    console = screen()
    game = game_named(tour.game).room(GameTours)
    say(console, f"{name}: {game.line_example(tour.setup, name)}", style="dim")
    while True:
        typed = " ".join(reader.line(f"{name} [{lines[name]}]:" if name in lines else f"{name}:").split())
        if not typed:
            return
        tried = {**lines, name: typed}
        if typed == "-":
            del tried[name]
        try:
            game.read_result(tour.setup, number, tried)
        except Refused as refusal:
            say(console, f"{refusal.detail}.")
            continue
        lines.pop(name, None)
        lines |= {name: tried[name]} if name in tried else {}
        return


def _tell_changes(console: Console, tour: SomeTour) -> None:
    """What the correction has changed in the books before the next stage."""
    heading(console, "What has changed" if tour.changes else "Nothing has changed")
    for change in tour.changes:
        before = "-" if change.before == "" else change.before
        say(console, f"{change.what} {change.whose}: {before} → {change.after}")
