"""`echappee ladder`: bots ride against each other, and are rated."""

import argparse

from echappee.cli.options import Commands, add_counted_run, add_game, command, whole

EXAMPLES = """\
echappee ladder --races 2000 --jobs 4 --out ladder.html
echappee ladder --bots tempo,patron,mine.py:Bot --races 500
echappee ladder --bots 'tempo,cmd:python3 examples/line_bot.py' --teams 2
echappee ladder --game homas --races 100 --json
"""


def add(commands: Commands) -> None:
    parser = command(commands, "ladder", run, "Let bots ride against each other, and rate them.", EXAMPLES)
    add_game(parser)
    parser.add_argument(
        "--bots",
        metavar="A,B,…",
        help="names from echappee bots, FILE.py:Class, module:Class or cmd:COMMAND; default: all of the game",
    )
    parser.add_argument("--teams", metavar="N", type=whole(1, 6), help="only races with this many teams")
    add_counted_run(parser, "races", 10**7, 1000)
    parser.add_argument("--out", metavar="FILE", help="write a page with the ladder, as HTML")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")


def run(args: argparse.Namespace) -> int:
    """Ride, with a progress bar in a terminal, and rate what was ridden by the end or by Ctrl-C."""
    from echappee.cli.files import check_new_path, write_atomically
    from echappee.cli.run_facts import facts_grid, facts_of
    from echappee.cli.simulation import printer, ride_plan
    from echappee.games import DEFAULT, game_named
    from echappee.ladder import LadderPlan, contests_of
    from echappee.ladder.result import model
    from echappee.simulate.engines import REFERENCE
    from echappee.simulate.report import write_report
    from echappee.simulate.run import in_parts

    game = game_named(args.game or DEFAULT)
    bots = _bots(args.bots, game.name)
    plan = LadderPlan(game.name, bots, contests_of(game, args.teams), args.races, args.seed)
    plan.check()
    model()  # refuses before anything is ridden
    path = check_new_path(args.out) if args.out else None
    show = printer(args, bots)
    contests = [contest.name for contest in plan.contests]
    facts = facts_of("ladder", game, stages=contests, teams=list(bots), seed=args.seed, engine=REFERENCE.name)
    ridden = ride_plan(plan, in_parts(plan.tally, plan.size, args.jobs, REFERENCE), "races")
    if path:
        lead = (
            f"{ridden.size:,} races of {len(plan.contests)} kinds from seed {args.seed}, rated by openskill."
        )
        title = f"{game.rules.title}: the ladder"
        page = write_report(title, lead, ridden.result.charts(), ridden.result.grid(bots), facts_grid(facts))
        write_atomically(path, page)
    show(ridden.result, {}, facts)
    return ridden.status


def _bots(text: str | None, game: str) -> tuple[str, ...]:
    from echappee.bots import bots_of

    return tuple(bots_of(game)) if text is None else tuple(word.strip() for word in text.split(","))
