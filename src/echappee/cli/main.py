"""The command `echappee`: finds the command that is meant, and tells refusals in one line."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper
from typing import NoReturn, cast

from echappee import __version__
from echappee.engine.refusals import Refused
from echappee.road.errors import RoadError

COMMANDS = ("play", "race", "replay", "stages", "scenario", "simulate")
BAD_INPUT = 2
INTERRUPTED = 130

ABOUT = "Flamme Rouge in the terminal: play it, watch it, study it."
EXAMPLES = """\
examples:
  echappee                                       you against three bots
  echappee play --stage base-4 --solo            the solo race in the mountains
  echappee race --teams tempo,tempo,random       watch bots race
  echappee stages base-2                         look at a stage
  echappee simulate --teams tempo,random --races 500
"""


class Parser(argparse.ArgumentParser):
    """Tells what is wrong in one line, as every other refusal is told."""

    def error(self, message: str) -> NoReturn:
        """Leave with the message."""
        self.exit(BAD_INPUT, f"echappee: {message} ({self.prog} --help)\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit status is 0, 1 for a scenario that does not hold, 2 for bad input."""
    _speak_whatever_the_terminal_can()
    try:
        args = _parser().parse_args(_words(sys.argv[1:] if argv is None else argv))
        run = cast("Callable[[argparse.Namespace], int]", args.run)
        status = run(args)
        sys.stdout.flush()
    except (Refused, RoadError) as refusal:
        print(f"echappee: {refusal.detail}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _close_quietly()
        return 1
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else 0
    return status


def _parser() -> Parser:
    parser = Parser(
        prog="echappee",
        description=ABOUT,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"echappee {__version__}")
    commands = parser.add_subparsers(metavar="command", required=True)
    for name in COMMANDS:
        import_module(f"echappee.cli.{name}").add(commands)
    return parser


def _words(words: Sequence[str]) -> list[str]:
    """A bare `echappee`, or one with options only, plays."""
    if not words or (words[0].startswith("-") and words[0] not in ("-h", "--help", "--version")):
        return ["play", *words]
    return list(words)


def _speak_whatever_the_terminal_can() -> None:
    """A character that the terminal does not know must not end a race."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _close_quietly() -> None:
    """Whoever read our output has left; without this Python complains once more at its end."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
