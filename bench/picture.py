"""Draws docs/race.svg, the race in the README: `python -m bench.picture`."""

import os
import subprocess
import sys
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.text import Text

PICTURE = Path(__file__).parents[1] / "docs" / "race.svg"
RACE = ("--stage", "base-4", "--weather", "--teams", "you,tempo,tempo,muscle", "--seed", "12")
ANSWERS = ("R2", "S2", *("R", "#2", "#2") * 12)
FIRST, LAST = "── Round 8", "── Round 9"

# Our own, because rich's makes the reader's browser fetch a font from another site.
FRAME = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="-14 -10 {terminal_width} {terminal_height}" role="img"
 aria-label="A race in the terminal: the profile, the road with riders, a hand of cards and what happened">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, Menlo, Consolas, monospace; font-size: {char_height}px;
 line-height: {line_height}px; white-space: pre }}
{styles}
</style>
<rect x="-14" y="-10" width="100%" height="100%" fill="#1b1d23" rx="8"/>
<g class="{unique_id}-matrix">
{backgrounds}
{matrix}
</g>
</svg>
"""


def shown() -> str:
    """What a colour terminal of 80 columns shows of the race."""
    colours = os.environ | {"FORCE_COLOR": "1", "COLUMNS": "80", "TERM": "xterm-256color"}
    with TemporaryDirectory() as folder:
        played = subprocess.run(
            [sys.executable, "-m", "echappee", "play", *RACE],
            input="".join(f"{answer}\n" for answer in ANSWERS),
            capture_output=True,
            check=True,
            encoding="utf-8",
            env=colours,
            cwd=folder,
        )
    lines = played.stdout.splitlines()
    first = next(number for number, line in enumerate(lines) if FIRST in line)
    last = next(number for number, line in enumerate(lines) if LAST in line)
    return "\n".join(lines[first:last])


def main() -> None:
    """Draw the picture again."""
    # A little wider than what is shown, for a margin.
    console = Console(record=True, width=83, file=StringIO(), force_terminal=True)
    console.print(Text.from_ansi(shown()))
    PICTURE.write_text(console.export_svg(code_format=FRAME, unique_id="race"), encoding="utf-8")


if __name__ == "__main__":
    main()
