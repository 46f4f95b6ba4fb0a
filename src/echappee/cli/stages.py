"""`echappee stages`: the stages there are, or one of them in detail."""

import argparse
import json
from typing import TYPE_CHECKING

from echappee.cli.options import STAGE_HELP, Commands, command

if TYPE_CHECKING:
    from rich.console import Console

    from echappee.road.stages import Stage

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
        print(json.dumps(facts(stage) | _findings(stage), ensure_ascii=False))
    else:
        _show(screen(), stage)
    return 0


def facts(stage: "Stage") -> dict[str, object]:
    """What can be said about a stage in a few fields."""
    from echappee.road.profile import profile
    from echappee.road.track import lay

    track = lay(stage.tiles)
    side = profile(track)
    return {
        "id": stage.id,
        "game": "flamme",
        "name": stage.name,
        "set": stage.set,
        "players": list(stage.players),
        "squares": track.line,
        "tiles": list(stage.tiles),
        "climbs": sum(run.terrain == "ascent" for run in side.runs),
        "terrain": dict(side.counts),
        "grid": track.capacity,
        "breakaway": sum(track.square(number).breakaway for number in track.breakaway),
        "official": stage.official,
        "special": stage.special,
        "confidence": stage.confidence,
        "designer": stage.designer,
        "note": stage.note,
    }


def _findings(stage: "Stage") -> dict[str, object]:
    from echappee.road.checks import check

    return {"findings": [{"code": f.code, "severity": f.severity, "detail": f.detail} for f in check(stage.tiles)]}


def _list(console: "Console", stages: list["Stage"]) -> None:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("id", no_wrap=True)
    table.add_column("name", no_wrap=True, overflow="ellipsis")
    for column in ("players", "squares", "climbs", "cobbles"):
        table.add_column(column, justify="right", no_wrap=True)
    table.add_column("official", no_wrap=True)
    for stage in stages:
        told = facts(stage)
        terrain = told["terrain"]
        assert isinstance(terrain, dict)
        table.add_row(
            stage.id,
            stage.name,
            "–".join(map(str, stage.players)),
            str(told["squares"]),
            str(told["climbs"] or "–"),
            str(terrain["cobbles"] or "–"),
            "yes" if stage.official else "no",
        )
    console.print(table)


def _show(console: "Console", stage: "Stage") -> None:
    from echappee.cli.drawing.profile import draw_profile
    from echappee.cli.screen import say
    from echappee.flamme.course import course_of_tiles
    from echappee.road.checks import check
    from echappee.road.text import print_tiles

    told = facts(stage)
    say(console, f"{stage.id}  {stage.name}", style="bold")
    say(console, f"  tiles    {print_tiles(stage.tiles)}")
    for line in draw_profile(course_of_tiles(stage.tiles), console.width, rows=4):
        console.print(line)
    terrain = told["terrain"]
    assert isinstance(terrain, dict)
    counts = ", ".join(f"{count} {name}" for name, count in terrain.items() if count)
    say(console, f"  length   {told['squares']} squares to the line ({counts})")
    say(console, f"  climbs   {told['climbs']}")
    players = "–".join(map(str, stage.players))
    say(console, f"  players  {players}; the grid holds {told['grid']} riders, {told['breakaway']} breakaway places")
    for finding in check(stage.tiles):
        say(console, f"  {finding.severity:<8} {finding.detail}", style="red" if finding.severity == "error" else "yellow")
    source = "an official stage" if stage.official else "an own stage"
    say(console, f"  source   {source}, known with {stage.confidence} confidence" if stage.official else f"  source   {source}")
    for name, text in (("designer", stage.designer), ("note", stage.note)):
        if text:
            say(console, f"  {name:<8} {text}")
