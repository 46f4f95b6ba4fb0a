"""A stage's sheet: what can be said about it, as data and for people."""

from rich.console import Console

from echappee.cli.terminal.screen import say, show
from echappee.flamme.road.checks import check
from echappee.flamme.road.profile import profile
from echappee.flamme.road.stages import Stage
from echappee.flamme.road.text import print_tiles
from echappee.flamme.road.track import Track, lay
from echappee.flamme.rules.course_text import course_of_tiles
from echappee.flamme.terminal.drawing.profile import draw_profile

KINDS = {"ttt": "team time trial", "itt": "individual time trial", "extended": "extended stage"}
SEVERITY_STYLES = {"error": "red", "warning": "yellow"}


def facts(stage: Stage) -> dict[str, object]:
    """What can be said about a stage in a few fields."""
    track = lay(stage.tiles)
    side = profile(track)
    return {
        "id": stage.id,
        "game": "flamme",
        "name": stage.name,
        "set": stage.set,
        "players": list(stage.players),
        "squares": track.length,
        "line": track.line,
        "tiles": list(stage.tiles),
        "climbs": sum(run.terrain == "ascent" for run in side.runs),
        "terrain": dict(side.counts),
        "grid": track.capacity,
        "breakaway": _places(track),
        "official": stage.official,
        "special": stage.special,
        "confidence": stage.confidence,
        "designer": stage.designer,
        "note": stage.note,
    }


def findings(stage: Stage) -> list[dict[str, str]]:
    """What speaks against the stage."""
    return [
        {"code": found.code, "severity": found.severity, "detail": found.detail}
        for found in check(stage.tiles)
    ]


def show_stage(console: Console, stage: Stage) -> None:
    """The stage for people: tiles, profile, what to know before the start."""
    say(console, f"{stage.id}  {stage.name}", style="bold")
    say(console, f"  tiles     {print_tiles(stage.tiles)}")
    show(console, draw_profile(course_of_tiles(stage.tiles), console.width, rows=4))
    for name, text in _sheet(stage, lay(stage.tiles)):
        if text:
            say(console, f"  {name:<9} {text}")
    for found in check(stage.tiles):
        say(console, f"  {found.severity:<9} {found.detail}", style=SEVERITY_STYLES[found.severity])


def _sheet(stage: Stage, track: Track) -> list[tuple[str, str]]:
    side = profile(track)
    counts = ", ".join(f"{count} {name}" for name, count in side.counts.items() if count)
    climbs = [f"{run.first}–{run.last}" for run in side.runs if run.terrain == "ascent"]
    low, high = stage.players
    grid = f"{low}–{high}; the grid holds {track.capacity} riders"
    places = _places(track)
    sure = "" if stage.confidence == "high" else f", its tiles known with {stage.confidence} confidence"
    return [
        ("length", f"{track.length} squares, {track.line} to the line ({counts})"),
        ("climbs", ", ".join(climbs)),
        ("players", grid + (f", breakaway places: {places}" if places else "")),
        ("kind", KINDS.get(stage.special, "")),
        ("source", _source(stage) + sure),
        ("designer", stage.designer),
        ("note", stage.note),
    ]


def _source(stage: Stage) -> str:
    if stage.official:
        return "official"
    return "your own" if stage.set == "own" else "our own design, not the publisher's"


def _places(track: Track) -> int:
    return sum(track.square(number).breakaway for number in track.breakaway)
