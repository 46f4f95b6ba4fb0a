"""Stages for people: a list of them, and everything that is known about one."""

from collections.abc import Sequence

from rich.console import Console

from echappee.cli.terminal.screen import say, show
from echappee.flamme.road.checks import check
from echappee.flamme.road.stages import Stage
from echappee.flamme.road.text import print_tiles
from echappee.flamme.road.track import Track, lay, profile
from echappee.flamme.rules.course_text import course_of_tiles
from echappee.flamme.terminal.drawing.profile import draw_profile
from echappee.flamme.terminal.roads import breakaway_places

COLUMNS = ("id", "name", "players", "squares", "climbs", "cobbles", "official")
SHORT_KINDS = {"ttt": "ttt", "itt": "itt", "extended": "ext."}
KINDS = {"ttt": "team time trial", "itt": "individual time trial", "extended": "extended stage"}
SEVERITY_STYLES = {"error": "red", "warning": "yellow"}


def list_stages(console: Console, stages: Sequence[Stage]) -> None:
    """One line per stage; a long name is cut where the terminal is narrow."""
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
            f"{'yes' if stage.official else 'no':<4}{SHORT_KINDS.get(stage.special, '')}".rstrip(),
        )
        console.print(row.format(*values, room=room), soft_wrap=True)
    console.print("ttt team time trial · itt individual time trial · ext. extended stage", style="dim")


def show_stage(console: Console, stage: Stage) -> None:
    """The stage for people: tiles, profile, what to know before the start."""
    say(console, f"{stage.id}  {stage.name}", style="bold")
    say(console, f"  tiles     {print_tiles(stage.tiles)}")
    show(console, draw_profile(course_of_tiles(stage.tiles), console.width, rows=4))
    for name, text in _known(stage, lay(stage.tiles)):
        if text:
            say(console, f"  {name:<9} {text}")
    for found in check(stage.tiles):
        say(console, f"  {found.severity:<9} {found.detail}", style=SEVERITY_STYLES[found.severity])


def _known(stage: Stage, track: Track) -> list[tuple[str, str]]:
    side = profile(track)
    counts = ", ".join(f"{count} {name}" for name, count in side.counts.items() if count)
    climbs = [f"{run.first}–{run.last}" for run in side.runs if run.terrain == "ascent"]
    low, high = stage.players
    grid = f"{low}–{high}; the grid holds {track.capacity} riders"
    count = breakaway_places(track)
    sure = "" if stage.confidence == "high" else f", its tiles known with {stage.confidence} confidence"
    return [
        ("length", f"{track.length} squares, {track.line} to the line ({counts})"),
        ("climbs", ", ".join(climbs)),
        ("players", grid + (f", breakaway places: {count}" if count else "")),
        ("kind", KINDS.get(stage.special, "")),
        ("source", _source(stage) + sure),
        ("designer", stage.designer),
        ("note", stage.note),
    ]


def _source(stage: Stage) -> str:
    if stage.official:
        return "official"
    return "your own" if stage.set == "own" else "our own design, not the publisher's"
