"""`echappee study`: what each choice of a race was worth, and how much was luck."""

import argparse
import json
import os
from typing import TYPE_CHECKING

from echappee.cli.options import Commands, command, whole

if TYPE_CHECKING:
    from echappee.study import Analysis
    from echappee.study.report import ToWords

REFINED = 10
"""How many decisions `--refine` tries again, the costliest first."""
EXAMPLES = """\
echappee study my.race
echappee study my.race --json | jq .seats
echappee study my.race --out my-race.html
echappee study my-classic.race --races 360 --turns 5"""


def add(commands: Commands) -> None:
    about = "Study a recorded race: win chances, the costliest choices, luck and skill of every team."
    parser = command(commands, "study", run, about, EXAMPLES)
    parser.add_argument("file", metavar="FILE", help="the record of a race that is over")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of tables")
    parser.add_argument("--out", metavar="FILE", help="write a page with charts")
    about = "try the ten costliest choices again in the kernel"
    parser.add_argument("--refine", action="store_true", help=about)
    ridden = parser.add_argument_group("where no judge can look at a position, and races are ridden from it")
    about = "ride this many races from each moment, in full sets of 36"
    ridden.add_argument("--races", metavar="N", type=whole(1, 36_000), default=36, help=about)
    about = "examine this many turns roll by roll: those in which the chances changed most"
    ridden.add_argument("--turns", metavar="N", type=whole(0, 1_000), default=3, help=about)
    usual = min(os.cpu_count() or 1, 256)
    about = "how many processes; default: one for each core"
    ridden.add_argument("--jobs", metavar="K", type=whole(1, 256), default=usual, help=about)


def run(args: argparse.Namespace) -> int:
    from echappee.cli.files import check_new_path, read_text, write_atomically
    from echappee.cli.run_facts import race_facts
    from echappee.games import read
    from echappee.study.as_json import as_json

    path = check_new_path(args.out) if args.out else None
    text = read_text(args.file)
    analysis = _study(text, args)
    if path:
        write_atomically(path, _page(analysis))
    if args.json:
        game, record = read(text, args.file)
        print(json.dumps({**as_json(analysis), "run": race_facts("study", game, record.tags)}))
    elif not path:
        _show(analysis)
    return 0


def _study(text: str, args: argparse.Namespace) -> "Analysis":
    from echappee.cli.simulation import progress_bar
    from echappee.engine import Refused
    from echappee.games import load
    from echappee.study import GameStudy, StudyEffort, analyse

    loaded = load(text, args.file)
    race, study = loaded.race, loaded.game.room(GameStudy)
    if args.refine and not study.refine:
        raise Refused("bad-options", "--refine is not for a study that rides races on anyway: try --races")
    if args.refine and race.over:
        study.warm_up()
    effort = StudyEffort(args.races, args.turns, args.jobs, REFINED if args.refine else 0)
    with progress_bar(study.steps(race, effort), "steps") as progress:
        return analyse(study, race, effort, progress, args.file)


def _page(analysis: "Analysis") -> str:
    from echappee.simulate.report import write_report
    from echappee.study.report import charts, grids, judging, reasons

    lead = judging(analysis)
    told = (*grids(analysis), reasons(analysis, _voice(analysis)))
    return write_report("A race studied", lead, charts(analysis), *told)


def _show(analysis: "Analysis") -> None:
    from echappee.cli.terminal.result_grid import draw_grid
    from echappee.cli.terminal.screen import screen
    from echappee.study.report import grids, reasons

    for grid in grids(analysis):
        screen().print(draw_grid(grid))
    for choice, *_, why in reasons(analysis, _voice(analysis)).parts[0]:
        screen().print(f"{choice}: {why}", markup=False)


def _voice(analysis: "Analysis") -> "ToWords":
    from echappee.games import game_named
    from echappee.words.voice import GameWords

    return game_named(analysis.game).room(GameWords).voice("en").say
