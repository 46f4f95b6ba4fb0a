"""`echappee scenario`: plays scenario files and says what differs."""

import argparse
import json
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
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--list", action="store_true", help="print the scenarios' names only")
    how.add_argument("--json", action="store_true", help="print one JSON object instead of text")


def run(args: argparse.Namespace) -> int:
    if args.list:
        return _list(args.files)
    return _play_as_json(args.files) if args.json else _play(args.files)


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


def _play_as_json(files: list[Path]) -> int:
    from echappee.cli.run_facts import list_facts
    from echappee.scenarios import play_files

    report = play_files(files)
    played = [
        {
            "file": scenario.origin,
            "name": scenario.name,
            "cites": scenario.cites,
            "holds": not differences,
            "differences": list(differences),
        }
        for scenario, differences in report.results
    ]
    refused = [{"code": refusal.code, "detail": refusal.detail} for refusal in report.refused]
    run = list_facts("scenario")
    print(json.dumps({"scenarios": played, "refused": refused, "run": run}, ensure_ascii=False))
    return report.exit_code
