"""The command `echappee`: finds the command that is meant, and prints refusals in one line."""

import argparse
import io
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from typing import NoReturn

from echappee import __version__
from echappee.cli.extras import run_with_extras
from echappee.cli.program import INTERRUPTED, listed, one_line
from echappee.engine.refusals import Refused

COMMANDS = (
    *("serve", "play", "tour", "race", "replay", "study", "puzzles", "simulate", "verify"),
    *("bots", "ladder", "stages", "stage", "scenario", "new-game", "db", "worker", "push-keys", "site"),
)
HELP = ("-h", "--help")
BAD_INPUT = 2

ABOUT = "Cycling board games: play them, watch them, study them."
EXAMPLES = """\
echappee                                       opens the games in the browser
echappee --port 8765 --no-browser              the same; you go to its address yourself
"""


class Parser(argparse.ArgumentParser):
    """Prints errors in one line, like every other refusal."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, one_line(f"{message} ({self.prog} --help)"))


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit status is 0, 1 for a scenario that does not hold, 2 for bad input."""
    _mend_streams()
    try:
        words = _words(sys.argv[1:] if argv is None else argv)
        args = _parser(words).parse_args(words)
        status = run_with_extras(args.run, args)
        sys.stdout.flush()
    except Refused as refusal:
        sys.stderr.write(one_line(refusal.detail))
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _close_quietly()
        return 1
    except OSError as error:
        sys.stderr.write(one_line(f"the output cannot be written: {error.strerror}"))
        _close_quietly()
        return BAD_INPUT
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else 0
    return status


def _parser(words: Sequence[str]) -> Parser:
    parser = Parser(
        prog="echappee",
        description=ABOUT,
        epilog=_examples(words[0]),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"echappee {__version__}")
    commands = parser.add_subparsers(metavar="command", required=True)
    for module in _modules(words[0]):
        import_module(module).add(commands)
    return parser


def _examples(word: str) -> str:
    """For the help of the program only: a command has its own, and then no game has to be asked."""
    if word not in HELP:
        return ""
    from echappee.cli.game_terminal import PROGRAM
    from echappee.cli.options import examples_of

    return listed(EXAMPLES + examples_of(PROGRAM))


def _modules(word: str) -> list[str]:
    """The module of the command; all modules for the help, for a game's own commands, and for a refusal."""
    if word == "--version":
        return []
    ours = {name: f"echappee.cli.commands.{name.replace('-', '_')}" for name in COMMANDS}
    if word in ours:
        return [ours[word]]
    from echappee.cli.game_terminal import GameTerminal
    from echappee.games import games_with

    return [
        *ours.values(),
        *(module for game in games_with(GameTerminal) for module in game.room(GameTerminal).commands),
    ]


def _words(words: Sequence[str]) -> list[str]:
    """A bare `echappee`, or one with options only, serves the game to the browser."""
    if not words or (words[0].startswith("-") and words[0] not in (*HELP, "--version")):
        return ["serve", *words]
    return list(words)


def _mend_streams() -> None:
    """A closed stream, or a character that the terminal cannot show, must not end a race."""
    sys.stdin = sys.stdin or io.StringIO()
    sys.stdout = sys.stdout or io.StringIO()
    sys.stderr = sys.stderr or io.StringIO()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _close_quietly() -> None:
    """The reader of our output has left; without this, Python complains about it at exit."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
