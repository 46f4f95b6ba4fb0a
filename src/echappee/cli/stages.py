"""`echappee stages`: the stages there are, or one of them in detail."""

import argparse
import json
from typing import TYPE_CHECKING

from echappee.cli.options import STAGE_HELP, Commands, command

if TYPE_CHECKING:
    from rich.console import Console

    from echappee.road.stages import Stage

COLUMNS = ("id", "name", "players", "squares", "climbs", "cobbles", "official")
KINDS = {"ttt": "ttt", "itt": "itt", "extended": "ext."}
EXAMPLES = """\
echappee stages
echappee stages base-4
echappee stages 'a b c d e f u'
echappee stages --json | jq '.[] | select(.players[1] > 4) | .id'"""


def add(commands: Commands) -> None:
    """Add this command to the others."""
    about = "List the stages, or look at one: its tiles, its profile, what speaks against it."
    parser = command(commands, "stages", run, about, EXAMPLES)
    parser.add_argument("stage", metavar="ID|TILES|FILE", nargs="?", help=STAGE_HELP)
    parser.add_argument("--json", action="store_true", help="print JSON instead of text")


def run(args: argparse.Namespace) -> int:
    """List all stages, or show one."""
    from echappee.cli.lineup import pick_stage
    from echappee.cli.screen import screen
    from echappee.cli.sheets import facts, findings, show_stage
    from echappee.road.stages import STAGES

    if args.stage is None:
        stages = list(STAGES.values())
        if args.json:
            print(json.dumps([facts(stage) for stage in stages], ensure_ascii=False))
        else:
            _list(screen(), stages)
        return 0
    stage = pick_stage(args.stage)
    if args.json:
        print(json.dumps(facts(stage) | {"findings": findings(stage)}, ensure_ascii=False))
    else:
        show_stage(screen(), stage)
    return 0


def _list(console: "Console", stages: list["Stage"]) -> None:
    """A line a stage; a long name is cut where the terminal is narrow."""
    from echappee.road.profile import profile
    from echappee.road.track import lay

    row = "{:<16} {:<{room}} {:>7} {:>7} {:>6} {:>7}  {}"
    room = max(10, min(40, console.width - 58))
    console.print(row.format(*COLUMNS, room=room), style="bold")
    for stage in stages:
        track = lay(stage.tiles)
        side = profile(track)
        climbs = sum(run.terrain == "ascent" for run in side.runs)
        values = (
            stage.id,
            stage.name if len(stage.name) <= room else stage.name[: room - 1] + "…",
            "–".join(map(str, stage.players)),
            track.length,
            climbs or "–",
            side.counts["cobbles"] or "–",
            f"{'yes' if stage.official else 'no':<4}{KINDS.get(stage.special, '')}".rstrip(),
        )
        console.print(row.format(*values, room=room), soft_wrap=True)
    console.print("ttt team time trial · itt individual time trial · ext. extended stage", style="dim")
