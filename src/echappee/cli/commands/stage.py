"""`echappee stage`: holds a stage to the rules for designing them, or makes a new one that keeps them."""

import argparse
import secrets
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, cast, get_args

from echappee.cli.options import STAGE_HELP, Commands, add_seed, command, whole
from echappee.engine import Refused
from echappee.flamme.road.plan import Kind

if TYPE_CHECKING:
    from echappee.flamme.road.checks import Finding
    from echappee.flamme.road.stages import Stage

KINDS = get_args(Kind)
PLAYERS = {"2-4": (2, 4), "5-6": (5, 6)}
EXAMPLES = """\
echappee stage check my.stage --players 6 --tour
echappee stage check 'a b c g i D H q n t m K O L r e p J s f u'
echappee stage check 'road:0x20,-4x6,+3x4,0x10;red=20;hill=26'
echappee stage new --seed 7 --climbs 2 --cobbles 1
echappee stage new --players 5-6 --kind extended --tour --out queen.stage"""


def add(commands: Commands) -> None:
    """Add this command to the others."""
    about = "Design stages (docs/designing.md): check one, or have a new one made."
    parser = command(commands, "stage", run, about, EXAMPLES)
    actions = parser.add_subparsers(metavar="action", required=True)
    new_action = partial(actions.add_parser, allow_abbrev=False)
    check = new_action(
        "check", help="exit 0 without errors (advice is printed), 1 with errors, 2 if unreadable"
    )
    about_road = f"{STAGE_HELP}; or a road of Homas Tour Pro such as 'road:0x20,-4x6,0x4;hill=26'"
    check.add_argument("stage", metavar="FILE|TILES|ROAD", help=about_road)
    check.add_argument("--players", metavar="N", type=whole(1, 6), help="the most that shall play; 4")
    new = new_action("new", help="make a stage that keeps the rules")
    add_seed(new, "a new one")
    new.add_argument("--players", choices=tuple(PLAYERS), default="2-4", help="for how many; 2-4")
    new.add_argument("--length", metavar="N", type=whole(1, 999), help="in squares, all of them")
    new.add_argument("--climbs", metavar="N", type=whole(0, 9), help="so many ascents")
    new.add_argument("--cobbles", metavar="N", type=whole(0, 9), help="so many stretches of cobbles")
    new.add_argument("--roundabouts", metavar="N", type=whole(0, 2), default=0, help="so many; 0")
    new.add_argument("--out", metavar="FILE", help="write a stage file instead of printing")
    for action, act in ((check, _check), (new, _new)):
        action.add_argument("--kind", choices=KINDS, help="ttt and itt are time trials; normal")
        action.add_argument("--tour", action="store_true", help="as a stage of a tour")
        action.set_defaults(act=act)


def run(args: argparse.Namespace) -> int:
    """Check a stage or make one."""
    status: int = args.act(args)
    return status


def _check(args: argparse.Namespace) -> int:
    from echappee.cli.terminal.games import is_course

    return _check_course(args) if is_course(args.stage) else _check_stage(args)


def _check_course(args: argparse.Namespace) -> int:
    from echappee.cli.terminal.screen import screen
    from echappee.flamme.terminal.designing import show_findings
    from echappee.homas.rules import course
    from echappee.homas.terminal.courses import show_course
    from echappee.homas.terminal.road_checks import check_course

    for name in ("players", "kind"):
        if getattr(args, name):
            raise Refused("bad-options", f"--{name} is not for Homas Tour Pro")
    found = check_course(args.stage, tour=args.tour)
    console = screen()
    if not any(finding.code == "bad-road" for finding in found):
        show_course(console, course(args.stage))
    show_findings(console, found)
    return _count(found)


def _check_stage(args: argparse.Namespace) -> int:
    from echappee.cli.terminal.screen import screen
    from echappee.flamme.road.design import check
    from echappee.flamme.road.track import lay
    from echappee.flamme.terminal.designing import show_findings, show_tokens

    stage = _meant(args.stage)
    kind = cast("Kind", args.kind or stage.special or "normal")
    players = args.players or stage.players[1]
    found = check(stage.tiles, players=players, kind=kind, tour=args.tour, tokens=stage.tokens or None)
    console = screen()
    show_findings(console, found)
    if not any(finding.severity == "error" for finding in found):
        show_tokens(console, lay(stage.tiles), kind, stage.tokens)
    return _count(found)


def _count(found: Sequence["Finding"]) -> int:
    errors = sum(finding.severity == "error" for finding in found)
    print(f"errors: {errors}, advice: {len(found) - errors}")
    return 1 if errors else 0


def _new(args: argparse.Namespace) -> int:
    from echappee.cli.files import check_new_path
    from echappee.cli.terminal.screen import screen
    from echappee.flamme.road.design import check
    from echappee.flamme.road.generate import new_stage
    from echappee.flamme.road.track import lay
    from echappee.flamme.road.wishes import Wishes
    from echappee.flamme.terminal.designing import show_findings, show_tokens
    from echappee.flamme.terminal.stage_facts import show_stage

    path = check_new_path(args.out) if args.out else None
    kind: Kind = args.kind or "normal"
    seed = secrets.randbits(32) if args.seed is None else args.seed
    wishes = Wishes(
        PLAYERS[args.players], kind, args.tour, args.length, args.climbs, args.cobbles, args.roundabouts
    )
    stage = new_stage(seed, wishes)
    if path:
        _write(path, stage, kind, tour=args.tour)
        return 0
    console = screen()
    show_stage(console, stage)
    show_tokens(console, lay(stage.tiles), kind)
    show_findings(console, check(stage.tiles, players=stage.players[1], kind=kind, tour=args.tour))
    return 0


def _meant(text: str) -> "Stage":
    """The stage of this file, id or row of tiles; also a row that is no road, to say all that is wrong."""
    from echappee.flamme.road.stages import Stage
    from echappee.flamme.road.text import read_tiles
    from echappee.flamme.terminal.lineup import pick_stage

    try:
        return pick_stage(text)
    except Refused as refusal:
        if refusal.code != "unknown-stage":
            raise
        try:
            return Stage("own", "", "own", (2, 4), read_tiles(text), official=False)
        except Refused:
            raise refusal from None


def _write(path: Path, stage: "Stage", kind: Kind, *, tour: bool) -> None:
    from echappee.cli.files import write_atomically
    from echappee.flamme.road.text import print_stage

    # A stage text has no word for these; whoever checks the file again needs them.
    options = f" --kind {kind}" + (" --tour" if tour else "")
    write_atomically(path, f"# made for: echappee stage check FILE{options}\n{print_stage(stage)}")
    sys.stdout.write(f"{path}: {stage.name}\n")
