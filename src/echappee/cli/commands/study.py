"""`echappee study`: what each choice of a race was worth, and how much was luck."""

import argparse
import json
from typing import TYPE_CHECKING

from echappee.cli.options import Commands, command

if TYPE_CHECKING:
    from echappee.study import Analysis
    from echappee.study.telling import Say

EXAMPLES = """\
echappee study my.race
echappee study my.race --json | jq .seats
echappee study my.race --out my-race.html"""


def add(commands: Commands) -> None:
    about = "Study a recorded race: win chances, the costliest choices, luck and skill of every team."
    parser = command(commands, "study", run, about, EXAMPLES)
    parser.add_argument("file", metavar="FILE", help="the record of a race that is over")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of tables")
    parser.add_argument("--out", metavar="FILE", help="write a page with charts")
    about = "ride on from the ten costliest choices, in the kernel"
    parser.add_argument("--refine", action="store_true", help=about)


def run(args: argparse.Namespace) -> int:
    from echappee.cli.files import check_new_path, read_text, write_atomically
    from echappee.study.telling import as_json

    path = check_new_path(args.out) if args.out else None
    analysis = _study(read_text(args.file), args.file, refined=args.refine)
    if path:
        write_atomically(path, _page(analysis))
    if args.json:
        print(json.dumps(as_json(analysis)))
    elif not path:
        _show(analysis)
    return 0


def _study(text: str, origin: str, *, refined: bool) -> "Analysis":
    from echappee.cli.simulating import progress_bar
    from echappee.games import load
    from echappee.study import GameStudy, analyse, refine
    from echappee.study.refining import REFINED

    loaded = load(text, origin)
    brings, rules = loaded.game.room(GameStudy), loaded.game.rules
    analysis = analyse(brings, rules, loaded.race, origin)
    if not refined:
        return analysis
    brings.warm_up()
    with progress_bar(REFINED, "choices") as done:
        return refine(brings, rules, loaded.race, analysis, done)


def _page(analysis: "Analysis") -> str:
    from echappee.simulate.report import write_report
    from echappee.study.telling import charts, grids, reasons

    lead = f"Judged by {analysis.judge}, from what each seat could know."
    told = (*grids(analysis), reasons(analysis, _voice(analysis)))
    return write_report("A race studied", lead, charts(analysis), *told)


def _show(analysis: "Analysis") -> None:
    from echappee.cli.terminal.result_grid import draw_grid
    from echappee.cli.terminal.screen import screen
    from echappee.study.telling import grids, reasons

    for grid in grids(analysis):
        screen().print(draw_grid(grid))
    for choice, *_, why in reasons(analysis, _voice(analysis)).parts[0]:
        screen().print(f"{choice}: {why}", markup=False)


def _voice(analysis: "Analysis") -> "Say":
    from echappee.games import game_named
    from echappee.words.game_words import GameWords

    return game_named(analysis.game).room(GameWords).voice("en").say
