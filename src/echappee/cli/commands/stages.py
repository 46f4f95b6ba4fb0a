"""`echappee stages`: the stages and courses there are, or one of them in detail."""

import argparse
import json
from typing import TYPE_CHECKING

from echappee.cli.options import STAGE_HELP, Commands, command
from echappee.cli.terminal.games import FLAMME, HOMAS, add_game, game_of, pick_course

if TYPE_CHECKING:
    from rich.console import Console

    from echappee.flamme.road.stages import Stage

COLUMNS = ("id", "name", "players", "squares", "climbs", "cobbles", "official")
KINDS = {"ttt": "ttt", "itt": "itt", "extended": "ext."}
EXAMPLES = """\
echappee stages
echappee stages base-4
echappee stages 'a b c d e f u'
echappee stages --game homas
echappee stages paris-roubaix
echappee stages --json | jq '.[] | select(.squares > 150) | .id'"""


def add(commands: Commands) -> None:
    """Add this command to the others."""
    about = "List the stages of Flamme Rouge and the courses of Homas Tour Pro, or look at one of them."
    parser = command(commands, "stages", run, about, EXAMPLES)
    parser.add_argument("stage", metavar="ID|TILES|FILE", nargs="?", help=f"{STAGE_HELP}; or a course's id")
    add_game(parser)
    parser.add_argument("--json", action="store_true", help="print JSON instead of text")


def run(args: argparse.Namespace) -> int:
    """List all that there are, or show one."""
    if args.stage is None:
        _all(args.game, as_data=args.json)
    elif game_of(args.game, args.stage) == HOMAS:
        _course(args.stage, as_data=args.json)
    else:
        _stage(args.stage, as_data=args.json)
    return 0


def _all(game: str | None, *, as_data: bool) -> None:
    """Both games, one after the other, or the one that is wished."""
    from echappee.cli.terminal.screen import screen
    from echappee.flamme.road.stages import STAGES
    from echappee.flamme.terminal import stage_facts
    from echappee.homas.rules import COURSES, course
    from echappee.homas.terminal import courses

    stages = list(STAGES.values()) if game != HOMAS else []
    roads = [course(known) for known in COURSES] if game != FLAMME else []
    if as_data:
        told = [*map(stage_facts.facts, stages), *map(courses.facts, roads)]
        print(json.dumps(told, ensure_ascii=False))
        return
    console = screen()
    if stages:
        console.print("Flamme Rouge", style="bold")
        _list(console, stages)
    if stages and roads:
        console.print()
    if roads:
        console.print("Homas Tour Pro", style="bold")
        courses.list_courses(console, roads)


def _course(text: str, *, as_data: bool) -> None:
    from echappee.cli.terminal.screen import screen
    from echappee.homas.terminal.courses import facts, show_course

    course = pick_course(text)
    if as_data:
        print(json.dumps(facts(course), ensure_ascii=False))
    else:
        show_course(screen(), course)


def _stage(text: str, *, as_data: bool) -> None:
    from echappee.cli.terminal.screen import screen
    from echappee.flamme.terminal.lineup import pick_stage
    from echappee.flamme.terminal.stage_facts import facts, findings, show_stage

    stage = pick_stage(text)
    if as_data:
        print(json.dumps(facts(stage) | {"findings": findings(stage)}, ensure_ascii=False))
    else:
        show_stage(screen(), stage)


def _list(console: "Console", stages: list["Stage"]) -> None:
    """A line a stage; a long name is cut where the terminal is narrow."""
    from echappee.flamme.road.profile import profile
    from echappee.flamme.road.track import lay

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
