"""`echappee puzzles`: finds puzzles in races of bots, and counts those of a file."""

import argparse
from functools import partial
from typing import TYPE_CHECKING

from echappee.cli.game_options import add_game
from echappee.cli.options import Commands, command, whole

if TYPE_CHECKING:
    from collections.abc import Sequence

EXAMPLES = """\
echappee puzzles find --races 2000 --jobs 16 --out puzzles.jsonl
echappee puzzles count puzzles.jsonl"""
LEVELS = range(1, 6)


def add(commands: Commands) -> None:
    about = "Find positions with one clearly best answer in races of bots, or count those of a file."
    parser = command(commands, "puzzles", run, about, EXAMPLES)
    actions = parser.add_subparsers(metavar="action", required=True)
    find = actions.add_parser("find", help="ride races, and keep what makes a puzzle", allow_abbrev=False)
    add_game(find)
    find.add_argument("--races", metavar="N", type=whole(1, 1_000_000), default=100, help="how many races")
    find.add_argument("--first", metavar="N", type=whole(0, 1_000_000_000), default=0, help="from which on")
    find.add_argument("--jobs", metavar="N", type=whole(1, 1000), default=1, help="in how many processes")
    find.add_argument("--out", metavar="FILE", required=True, help="the file to write, a puzzle in each line")
    find.set_defaults(act=_find)
    count = actions.add_parser("count", help="puzzles by theme and level", allow_abbrev=False)
    count.add_argument("file", metavar="FILE", help="a file of puzzles")
    count.set_defaults(act=_count)


def run(args: argparse.Namespace) -> int:
    status: int = args.act(args)
    return status


def _find(args: argparse.Namespace) -> int:
    from concurrent.futures import ProcessPoolExecutor

    from echappee.cli.files import check_new_path, write_atomically
    from echappee.cli.simulating import progress_bar
    from echappee.games import DEFAULT, game_named
    from echappee.study import GameStudy

    path = check_new_path(args.out)
    name = args.game or DEFAULT
    game_named(name).room(GameStudy).warm_up()
    numbers = range(args.first, args.first + args.races)
    lines: list[str] = []
    with ProcessPoolExecutor(args.jobs) as pool, progress_bar(args.races, "races") as done:
        for found in pool.map(partial(_lines, name), numbers):
            lines += found
            done(1)
    write_atomically(path, "".join(f"{line}\n" for line in lines))
    print(f"{len(lines)} puzzles in {args.races} races")
    return 0


def _lines(game: str, number: int) -> "Sequence[str]":
    from echappee.games import game_named
    from echappee.study import GameStudy
    from echappee.study.puzzles import print_puzzle

    return [print_puzzle(each) for each in game_named(game).room(GameStudy).find_puzzles(number)]


def _count(args: argparse.Namespace) -> int:
    from collections import Counter

    from echappee.cli.files import read_text
    from echappee.cli.terminal.result_grid import draw_grid
    from echappee.cli.terminal.screen import screen
    from echappee.simulate.result_grid import ResultGrid
    from echappee.study.puzzles import read_puzzles

    found = Counter((each.theme, each.level) for each in read_puzzles(read_text(args.file), args.file))
    rows = [
        (theme, *(str(found[theme, level]) for level in LEVELS))
        for theme in sorted({theme for theme, _ in found})
    ]
    columns = ("theme", *(f"level {level}" for level in LEVELS))
    screen().print(draw_grid(ResultGrid(f"{found.total()} puzzles", columns, [rows])))
    return 0
