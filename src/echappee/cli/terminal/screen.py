"""Where the commands print. Rich handles colours, pipes and NO_COLOR; this is our addition."""

import textwrap
from collections.abc import Collection, Iterable

from rich.console import Console
from rich.text import Text

from echappee.engine import Seat
from echappee.words.sentences import Line

WIDEST_TEXT = 100
"""The longest line of text, however wide the terminal."""


def screen(*, quiet: bool = False) -> Console:
    """The terminal, or a pipe without colours."""
    return Console(highlight=False, quiet=quiet, emoji=False, markup=False)


def heading(console: Console, text: str) -> None:
    """A line across the screen that begins a section."""
    width = min(console.width, WIDEST_TEXT)
    head = f"── {text} "[:width]
    console.print()
    console.print(Text(head, style="bold").append("─" * (width - len(head)), style="dim"))


def say(console: Console, text: str, style: str = "") -> None:
    """A sentence or two, wrapped; continued lines are indented."""
    indent = " " * (len(text) - len(text.lstrip()))
    width = min(console.width, WIDEST_TEXT)
    for line in textwrap.wrap(text, width, subsequent_indent=f"{indent}  ") or [""]:
        console.print(Text(line, style=style))


def tell_failures(console: Console, failed: Collection[Seat]) -> None:
    """The seats whose bots failed; the riders of these are shown last."""
    for seat in sorted(failed):
        say(console, f"  The bot of {seat} failed: its stand-in rode on, and {seat} has lost.", style="bold")


def report(console: Console, lines: Iterable[Line]) -> None:
    """Sentences, each followed by the numbers of its rules."""
    width = min(console.width, WIDEST_TEXT)
    for line in lines:
        # The numbers stay together when the line is broken.
        rules = f"[{' '.join(line.rules)}]".replace(" ", "\u00a0")
        for piece in textwrap.wrap(f"  {line.text} {rules}", width, subsequent_indent="    "):
            text, bracket, numbers = piece.replace("\u00a0", " ").partition("[")
            console.print(Text(text).append(bracket + numbers, style="dim"))


def flow(pieces: Iterable[Text], width: int) -> list[Text]:
    """Items side by side, unbroken, on as many lines as they need."""
    lines = [Text("  ")]
    for piece in pieces:
        if lines[-1].cell_len + piece.cell_len > width and lines[-1].plain.strip():
            lines.append(Text("  "))
        lines[-1].append(piece)
    return lines


def show(console: Console, lines: Iterable[Text]) -> None:
    """A picture, printed at once; in a pipe, without trailing spaces."""
    picture = list(lines)
    if not console.is_terminal:
        for line in picture:
            line.rstrip()
    if picture:
        console.print(Text("\n").join(picture))
