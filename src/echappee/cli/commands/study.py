"""`echappee study`: what each choice of a race was worth, and how much was luck."""

import argparse
import json
import os
from contextlib import suppress
from typing import TYPE_CHECKING

from echappee.cli.options import Commands, command, whole

if TYPE_CHECKING:
    from echappee.study import Analysis

EXAMPLES = """\
echappee study my.race
echappee study my.race --quick
echappee study my.race --json | jq .seats
echappee study my.race --out my-race.html"""


def add(commands: Commands) -> None:
    about = "Study a recorded race: win chances, the costliest choices, luck and mistakes of every team."
    parser = command(commands, "study", run, about, EXAMPLES)
    parser.add_argument("file", metavar="FILE", help="the record of a race that is over")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of tables")
    parser.add_argument("--out", metavar="FILE", help="write a page with charts")
    parser.add_argument("--quick", action="store_true", help="ride fewer races: seconds, and larger errors")
    parser.add_argument(
        "--races", metavar="N", type=whole(2, 1_000_000), help="ride this many races from each moment"
    )
    usual = min(os.cpu_count() or 1, 256)
    about = "ride from this many moments at the same time; default: one for each core"
    parser.add_argument("--jobs", metavar="K", type=whole(1, 256), default=usual, help=about)


def run(args: argparse.Namespace) -> int:
    from echappee.cli.files import check_new_path, read_text, write_atomically
    from echappee.cli.run_facts import facts_grid, race_facts
    from echappee.cli.study_page import study_page
    from echappee.games import read
    from echappee.study.as_json import as_json

    path = check_new_path(args.out) if args.out else None
    text = read_text(args.file)
    analysis = _study(text, args)
    game, record = read(text, args.file)
    facts = {**race_facts("study", game, record.tags), "engine": _engine(analysis)}
    if path:
        write_atomically(path, study_page(analysis, facts_grid(facts)))
    if args.json:
        print(json.dumps({**as_json(analysis), "run": facts}))
    elif not path:
        _show(analysis)
    return 0


def _engine(analysis: "Analysis") -> str:
    """What rode the races of a study: only a kernel does so in threads."""
    from echappee.simulate.engines import KERNEL, REFERENCE

    return (KERNEL if analysis.effort.threads else REFERENCE).name


def _study(text: str, args: argparse.Namespace) -> "Analysis":
    from echappee.cli.simulation import progress_bar
    from echappee.engine import Refused
    from echappee.games import load
    from echappee.study import GameStudy, analyse, wanted
    from echappee.study.examine import PROGRESS

    loaded = load(text, args.file)
    race, study = loaded.race, loaded.game.room(GameStudy)
    if race.over:
        with suppress(Refused):  # without a kernel the rules ride
            study.warm_up()
    effort = wanted(study, race, "first" if args.quick else "full")._replace(jobs=args.jobs)
    if args.races:
        effort = effort._replace(races=args.races)
    with progress_bar(PROGRESS, "%") as progress:
        return analyse(study, race, effort, progress, args.file)


def _show(analysis: "Analysis") -> None:
    from echappee.cli.study_page import voice_of
    from echappee.cli.terminal.result_grid import draw_grid
    from echappee.cli.terminal.screen import screen
    from echappee.study.report import grids, reasons, stories

    say = voice_of(analysis)
    for grid in grids(analysis):
        screen().print(draw_grid(grid))
    for where, *_, told in (*stories(analysis, say).parts[0], *reasons(analysis, say).parts[0]):
        screen().print(f"{where}: {told}", markup=False)
