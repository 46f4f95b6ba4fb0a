"""Where everybody stands in a Homas stage race: teams and riders by time, points, jerseys."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from rich.console import Console
from rich.text import Text

from echappee.cli.terminal.drawing import JERSEY_WORDS, jersey, padded, worn_by
from echappee.cli.terminal.screen import flow, show
from echappee.homas.rules.cards import COLOURS
from echappee.homas.terminal.palette import badge, team_badge
from echappee.homas.tours import StageRace
from echappee.homas.tours.books import Account, Books
from echappee.homas.tours.standings import GREEN, POLKA, TIME, jerseys, team_times
from echappee.homas.words.voice import voice
from echappee.tours.ranking import Classification, ranked
from echappee.words.sentences import clock

TIME_WIDTH, POINTS_WIDTH = 40, 18


def show_standings(console: Console, tour: StageRace, after: int) -> None:
    """All classifications after this number of stages."""
    books = tour.books[after]
    show(console, _teams(books, tour.players))
    console.print()
    show(console, _riders(books, console.width))
    show_jerseys(console, books)


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


def behind(seconds: int) -> str:
    """Seconds behind the first, or nothing."""
    return f"+{clock(seconds)}" if seconds else "0:00"


def _teams(books: Books, players: Sequence[str]) -> Iterator[Text]:
    by_team = dict(zip(COLOURS, players, strict=True))
    yield Text(f"  {'Teams':<26}{'behind':>8}", style="bold")
    for rank, (team, time) in enumerate(team_times(books), start=1):
        line = Text.assemble(f"  {rank:>2}  ", team_line(team, by_team[team]))
        yield padded(line, 28).append(f"{behind(time):>8}")


def _riders(books: Books, width: int) -> Iterator[Text]:
    """The three classifications side by side, or the points below where that is too wide."""
    times = [Text("  Time", style="bold").append(f"{'behind':>30}"), *_times(books)]
    green = [Text("Green", style="bold"), *_points(books, GREEN)]
    polka = [Text("Polka dots", style="bold"), *_points(books, POLKA)]
    if width < TIME_WIDTH + 2 * POINTS_WIDTH:
        yield from (*times, Text())
        times = [Text()]
    room = TIME_WIDTH if len(times) > 1 else 2
    for first, second, third in zip_longest(times, green, polka, fillvalue=Text()):
        yield Text.assemble(padded(first, room), padded(second, POINTS_WIDTH), third)


def _times(books: Books) -> Iterator[Text]:
    worn = jerseys(books)
    for rank, rider in enumerate(ranked(books, TIME), start=1):
        line = Text.assemble(
            f"  {rank:>2} ", worn_by(worn, rider), " ", badge(rider), f"  {rider_name(rider)}"
        )
        yield padded(line, 28).append(f"{behind(books.riders[rider].time):>8}")


def _points(books: Books, classification: Classification[Account]) -> list[Text]:
    worn = jerseys(books)
    return [
        Text.assemble(
            f"{rank:>2} ",
            worn_by(worn, rider),
            " ",
            badge(rider),
            f"{-classification.merit(books.riders[rider]):>5}",
        )
        for rank, rider in enumerate(ranked(books, classification), start=1)
    ] or [Text("nobody yet", style="dim")]
