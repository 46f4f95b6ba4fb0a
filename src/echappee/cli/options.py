"""Options that several commands share."""

import argparse
from collections.abc import Callable
from typing import TYPE_CHECKING

from echappee.cli.extras import TERMINAL

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]  # noqa: SLF001 - argparse has no public name for it
else:
    Commands = object

LARGEST_SEED = 2**64 - 1


def command(  # noqa: PLR0913 - a command needs all of this
    commands: Commands,
    name: str,
    run: Callable[[argparse.Namespace], int],
    about: str,
    examples: str,
    *,
    needs: str = TERMINAL,
) -> argparse.ArgumentParser:
    """A new command, which may need this extra; `about` is shown in the list and above its options."""
    parser = commands.add_parser(
        name,
        help=about,
        description=about,
        epilog=listed(examples),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.set_defaults(run=run, needs=needs)
    return parser


def listed(examples: str) -> str:
    """Lines as they are shown below a help."""
    return "examples:\n" + "".join(f"  {line}\n" for line in examples.splitlines())


def add_seed(parser: argparse.ArgumentParser, otherwise: str) -> None:
    parser.add_argument(
        "--seed", metavar="N", type=whole(0, LARGEST_SEED), help=f"fixes all chance; default: {otherwise}"
    )


def add_counted_run(parser: argparse.ArgumentParser, counted: str, most: int, usual: int) -> None:
    """The options of a simulation: how many races or tours, from which seed, in how many processes."""
    count = whole(1, most)
    parser.add_argument(f"--{counted}", metavar="N", type=count, default=usual, help=f"default: {usual}")
    parser.add_argument("--seed", metavar="N", type=whole(0, LARGEST_SEED), default=1, help="default: 1")
    parser.add_argument("--jobs", metavar="K", type=whole(1, 256), default=1, help="how many processes")


def whole(least: int, most: int) -> Callable[[str], int]:
    """Reads a whole number within these bounds."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) <= 20 and least <= int(text) <= most):
            raise argparse.ArgumentTypeError(f"a whole number from {least} to {most} expected, not {text!r}")
        return int(text)

    return read
