"""Options that several commands share."""

import argparse
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]  # noqa: SLF001 - argparse gives it no other name
else:
    Commands = object

LARGEST_SEED = 2**64 - 1
DEFAULT_STAGE = "base-1"
FORMATS = ("race", "tour", "ttt", "itt")
STAGE_HELP = "a stage's id (echappee stages lists them), a row of tiles such as 'a b c u', or a stage file"


def command(
    commands: Commands, name: str, run: Callable[[argparse.Namespace], int], about: str, examples: str
) -> argparse.ArgumentParser:
    """A new command; what it does is said in the list and above its options."""
    parser = commands.add_parser(
        name,
        help=about,
        description=about,
        epilog="examples:\n" + "".join(f"  {line}\n" for line in examples.splitlines()),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.set_defaults(run=run)
    return parser


def add_stage(parser: argparse.ArgumentParser) -> None:
    """The road to ride on."""
    parser.add_argument(
        "--stage",
        metavar="ID|TILES|FILE",
        help=f"{STAGE_HELP}; or a course of Homas Tour Pro, such as milan-san-remo; "
        f"{DEFAULT_STAGE}, or milan-san-remo with --game homas, if not given",
    )


def add_rules(parser: argparse.ArgumentParser) -> None:
    """The optional rules, and the formats in which a stage can be ridden."""
    parser.add_argument("--weather", action="store_true", help="lay weather tokens on the straight tiles")
    parser.add_argument("--breakaway", action="store_true", help="bid for the breakaway places of the stage")
    add_variants(parser)
    parser.add_argument("--ride-out", action="store_true", help="ride on until every rider is home")
    parser.add_argument("--specialists", action="store_true", help="draft specialists before the start")
    parser.add_argument(
        "--riders",
        metavar="R/S,R/S,…",
        help="give specialists instead (echappee specialists lists them), a pair for each team; "
        "leave a name out for an ordinary rider: baroudeur/,/flahute",
    )
    parser.add_argument(
        "--format",
        choices=FORMATS,
        help="an ordinary race, a stage of a tour with tokens and times, or a team or an individual time "
        "trial; what the stage is made for if not given",
    )
    parser.add_argument(
        "--extended",
        action=argparse.BooleanOptionalAction,
        help="a refresh half way; on if the stage is made for it",
    )


def add_variants(parser: argparse.ArgumentParser) -> None:
    """Variants of the rules, in a tour as in a race."""
    parser.add_argument(
        "--baroudeur-bid",
        action="store_true",
        help="with a breakaway: a Baroudeur bids one drawn card doubled, for one exhaustion card",
    )
    parser.add_argument(
        "--super-combative",
        action="store_true",
        help="in a tour: a point and a jersey for who leads most rounds of a stage",
    )


def add_seed(parser: argparse.ArgumentParser, otherwise: str) -> None:
    """The seed that fixes all chance."""
    parser.add_argument(
        "--seed", metavar="N", type=whole(0, LARGEST_SEED), help=f"fixes all chance; {otherwise} if not given"
    )


def whole(least: int, most: int) -> Callable[[str], int]:
    """Reads a whole number in these bounds."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) <= 20 and least <= int(text) <= most):
            raise argparse.ArgumentTypeError(f"a whole number from {least} to {most} expected, not {text!r}")
        return int(text)

    return read
