"""`echappee scenario`: plays scenario files and says what differs."""

import argparse
import sys
from pathlib import Path

from echappee.cli.options import Commands, command
from echappee.cli.program import one_line

EXAMPLES = """\
echappee scenario scenarios/*.toml
echappee scenario --list scenarios/my.toml"""


def add(commands: Commands) -> None:
    about = "Play scenarios and check the results: exit 0 if all hold, 1 if not, 2 if one is malformed."
    parser = command(commands, "scenario", run, about, EXAMPLES)
    parser.add_argument("files", metavar="FILE", nargs="+", type=Path, help="a scenario file (TOML)")
    parser.add_argument("--list", action="store_true", help="print the scenarios' names only")


def run(args: argparse.Namespace) -> int:
    return _list(args.files) if args.list else _play(args.files)


def _list(files: list[Path]) -> int:
    from echappee.scenarios import load_scenarios

    loaded = load_scenarios(files)
    for scenario in loaded.scenarios:
        print(scenario.name)
    for refusal in loaded.refused:
        sys.stderr.write(one_line(refusal.detail))
    return 2 if loaded.refused else 0


def _play(files: list[Path]) -> int:
    from echappee.scenarios import play_files

    report = play_files(files)
    for result in report.failures:
        for difference in result.differences:
            print(difference)
    for refusal in report.refused:
        sys.stderr.write(one_line(refusal.detail))
    if not report.exit_code:
        count = len(report.results)
        print("the scenario holds" if count == 1 else f"all {count} scenarios hold")
    return report.exit_code
