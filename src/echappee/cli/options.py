"""Options of the commands: those that several share, and those that games add."""

import argparse
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from echappee.cli.extras import TERMINAL
from echappee.cli.game_terminal import WITH_PEOPLE, GameTerminal
from echappee.cli.program import listed
from echappee.engine.refusals import Refused
from echappee.games import DEFAULT, Game, games_with

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]  # noqa: SLF001 - argparse has no public name for it
else:
    Commands = object

LARGEST_SEED = 2**64 - 1


def command(  # noqa: PLR0913 - a command needs all of this
    commands: Commands,
    name: str,
    run: Callable[[argparse.Namespace], int] | None,
    about: str,
    examples: str,
    *,
    needs: str = TERMINAL,
) -> argparse.ArgumentParser:
    """A new command, which may need this extra; `about` is shown in the list and above its options.

    Where a command has actions, each sets a `run` of its own.
    """
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


def add_outside(parser: argparse.ArgumentParser) -> None:
    about = "let bots ride that the file names by their module, file or command: only for a file of yours"
    parser.add_argument("--outside", action="store_true", help=about)


class GameOption(NamedTuple):
    """An option that only some games have."""

    name: str
    """The name of its value among the arguments."""
    default: object
    games: list[str]


def add_game(parser: argparse.ArgumentParser) -> None:
    named = [game.name for game in games_with(GameTerminal)]
    parser.add_argument("--game", choices=named, help=f"default: the game of the road, or {DEFAULT}")


def add_game_options(parser: argparse.ArgumentParser, command: str) -> None:
    """Add the games' own options to this command, and remember the game of each."""
    game_options: dict[str, GameOption] = {}
    for game in games_with(GameTerminal):
        for option in game.room(GameTerminal).options.get(command, ()):
            if option.flag not in game_options:
                action = parser.add_argument(option.flag, **option.settings)
                game_options[option.flag] = GameOption(action.dest, action.default, [])
            game_options[option.flag].games.append(game.name)
    parser.set_defaults(game_options=game_options)


def refuse_foreign(args: argparse.Namespace, game: Game) -> None:
    """Refuse options that belong to other games."""
    for flag, option in args.game_options.items():
        if game.name not in option.games and getattr(args, option.name) != option.default:
            raise Refused("bad-options", f"{flag} is not for {game.rules.title}")


def add_road(parser: argparse.ArgumentParser) -> None:
    said = in_each_game(lambda game: game.roads and f"{game.roads}; default: {game.default_road}")
    parser.add_argument("--stage", metavar="ROAD", help=said)


def add_teams(parser: argparse.ArgumentParser, command: str) -> None:
    you = "you, " if command in WITH_PEOPLE else ""

    def say(game: GameTerminal) -> str:
        usual = game.default_teams.get(command)
        return f"{you}{game.teams}; default: {usual}" if usual else ""

    parser.add_argument("--teams", metavar="A,B,…", help=in_each_game(say))


def in_each_game(say: Callable[[GameTerminal], str]) -> str:
    """A help text that differs from game to game; a game may have none."""
    said = {game.name: say(game.room(GameTerminal)) for game in games_with(GameTerminal)}
    return " · ".join(f"{name}: {text}" for name, text in said.items() if text)


def examples_of(command: str) -> str:
    """Lines for the help of this command, from all games."""
    terminals = (game.room(GameTerminal) for game in games_with(GameTerminal))
    return "\n".join(filter(None, (terminal.examples.get(command, "") for terminal in terminals)))
