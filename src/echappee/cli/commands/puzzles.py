"""`echappee puzzles`: finds puzzles in races; checks, chooses and counts those of a file."""

import argparse
import sys
from typing import TYPE_CHECKING

from echappee.cli.options import Commands, add_game, command, whole

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

    from echappee.study.puzzles import Puzzle

EXAMPLES = """\
echappee puzzles find --races 600 --jobs 16 --out found.jsonl
echappee puzzles find --game homas --races 100 --jobs 4 --out found.jsonl
echappee puzzles find --records monday.race tuesday.race --out found.jsonl
echappee puzzles choose found.jsonl --puzzles 500 --out puzzles.jsonl
echappee puzzles check puzzles.jsonl --jobs 16 --out still.jsonl
echappee puzzles count puzzles.jsonl"""
LEVELS = range(1, 6)
SAID = 20
"""Progress is shown after this many races or puzzles."""


def add(commands: Commands) -> None:
    about = "Find positions with one clearly best answer in races, check, choose and count them."
    parser = command(commands, "puzzles", None, about, EXAMPLES)
    actions = parser.add_subparsers(metavar="action", required=True)
    find = actions.add_parser(
        "find", help="ride races, and keep the positions that make a puzzle", allow_abbrev=False
    )
    add_game(find)
    find.add_argument("--races", metavar="N", type=whole(1, 1_000_000), default=100, help="how many races")
    find.add_argument(
        "--first", metavar="N", type=whole(0, 1_000_000_000), default=0, help="the number of the first race"
    )
    about = "read these races instead; ask the people who rode them first"
    find.add_argument("--records", metavar="FILE", nargs="+", default=[], help=about)
    _add_jobs(find)
    find.add_argument(
        "--out",
        metavar="FILE",
        required=True,
        help="the file to write; if it exists, the search continues after its last race",
    )
    find.set_defaults(run=_find)
    check = actions.add_parser("check", help="keep those that would still be found", allow_abbrev=False)
    check.add_argument("file", metavar="FILE", help="a file of puzzles")
    _add_jobs(check)
    _add_out(check)
    check.set_defaults(run=_check)
    choose = actions.add_parser(
        "choose", help="keep some puzzles of all themes and levels", allow_abbrev=False
    )
    choose.add_argument("file", metavar="FILE", help="a file of puzzles")
    choose.add_argument("--puzzles", metavar="N", type=whole(1, 100_000), default=500, help="how many")
    _add_out(choose)
    choose.set_defaults(run=_choose)
    count = actions.add_parser("count", help="count puzzles by theme and level", allow_abbrev=False)
    count.add_argument("file", metavar="FILE", help="a file of puzzles")
    count.set_defaults(run=_count)


def _add_jobs(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--jobs", metavar="N", type=whole(1, 1000), default=1, help="in how many processes")


def _add_out(parser: argparse.ArgumentParser) -> None:
    about = "the file to write; compressed if it ends in .gz"
    parser.add_argument("--out", metavar="FILE", required=True, help=about)


def _find(args: argparse.Namespace) -> int:
    from concurrent.futures import ProcessPoolExecutor
    from pathlib import Path

    from echappee.cli.program import INTERRUPTED, stoppable, until
    from echappee.cli.puzzle_search import found_by_bots, found_in_records

    first = max(args.first, _next_race(args.out))
    races = len(args.records) or max(0, args.first + args.races - first)
    ridden = 0
    with ProcessPoolExecutor(args.jobs) as pool, stoppable() as stopped:
        if args.records:
            found = found_in_records(pool, args.records, first)
        else:
            found = found_by_bots(pool, args.game, range(first, first + races))
        with Path(args.out).open("a", encoding="utf-8") as file:
            for lines in until(stopped, found):
                file.write("".join(f"{line}\n" for line in lines))
                file.flush()
                ridden += 1
                _say(ridden, races, "races")
        pool.shutdown(cancel_futures=True)
    print(_summary(_read(args.out)))
    return INTERRUPTED if ridden < races else 0


def _say(done: int, of: int, what: str) -> None:
    if not done % SAID:
        print(f"{done} of {of} {what}", file=sys.stderr, flush=True)


def _summary(puzzles: "Iterable[Puzzle]") -> str:
    """Counts by theme in one line, because searching needs no package that draws tables."""
    from collections import Counter

    found = Counter(each.theme for each in puzzles)
    themes = ", ".join(f"{theme} {number}" for theme, number in sorted(found.items()))
    return f"{found.total()} puzzles: {themes}"


def _next_race(name: str) -> int:
    """The number after the last race in this file."""
    from pathlib import Path

    return max((each.race + 1 for each in _read(name)), default=0) if Path(name).exists() else 0


def _check(args: argparse.Namespace) -> int:
    from concurrent.futures import ProcessPoolExecutor

    from echappee.cli.files import check_new_path
    from echappee.cli.puzzle_search import checked

    path = check_new_path(args.out)
    puzzles, kept = list(_read(args.file)), []
    with ProcessPoolExecutor(args.jobs) as pool:
        for number, again in enumerate(checked(pool, puzzles), 1):
            if again:
                kept.append(again)
            else:
                print(f"line {number}: not a puzzle any longer", file=sys.stderr, flush=True)
            _say(number, len(puzzles), "puzzles")
    _write(path, kept)
    print(_summary(kept))
    return 0


def _choose(args: argparse.Namespace) -> int:
    from echappee.cli.files import check_new_path
    from echappee.study.puzzles import choose

    path = check_new_path(args.out)
    chosen = choose(list(_read(args.file)), args.puzzles)
    _write(path, chosen)
    _show(chosen)
    return 0


def _count(args: argparse.Namespace) -> int:
    _show(_read(args.file))
    return 0


def _read(name: str) -> "Iterable[Puzzle]":
    from echappee.cli.files import read_text
    from echappee.study.puzzles import read_puzzles

    return read_puzzles(read_text(name), name)


def _write(path: "Path", puzzles: "Sequence[Puzzle]") -> None:
    import gzip

    from echappee.cli.files import write_atomically
    from echappee.study.puzzles import print_puzzle

    text = "".join(f"{print_puzzle(each)}\n" for each in puzzles).encode()
    write_atomically(path, gzip.compress(text, mtime=0) if path.suffix == ".gz" else text)


def _show(puzzles: "Iterable[Puzzle]") -> None:
    """How many there are, by theme and level."""
    from collections import Counter

    from echappee.cli.terminal.result_grid import draw_grid
    from echappee.cli.terminal.screen import screen
    from echappee.simulate.result import ResultGrid

    found = Counter((each.theme, each.level) for each in puzzles)
    rows = [
        (theme, *(str(found[theme, level]) for level in LEVELS))
        for theme in sorted({theme for theme, _ in found})
    ]
    columns = ("theme", *(f"level {level}" for level in LEVELS))
    screen().print(draw_grid(ResultGrid(f"{found.total()} puzzles", columns, [rows])))
