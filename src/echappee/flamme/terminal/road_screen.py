"""Stages in the terminal: listed, shown with their facts and tokens, checked and made."""

from argparse import Namespace
from collections.abc import Sequence
from typing import Final, cast

from rich.console import Console

from echappee.cli.terminal.game_road_screen import GameRoadScreen, MadeRoad, show_findings
from echappee.cli.terminal.screen import say, show
from echappee.engine import Refused
from echappee.flamme.road import checks
from echappee.flamme.road.design import RULES, StageKind, check, plan_stage
from echappee.flamme.road.generate import new_stage
from echappee.flamme.road.pattern import Wishes
from echappee.flamme.road.stages import Stage, StageToken
from echappee.flamme.road.text import print_stage, print_tiles, read_tiles
from echappee.flamme.road.tokens import halfway_square, number_of
from echappee.flamme.road.track import Track, lay, profile
from echappee.flamme.rules.course_text import course_of_tiles
from echappee.flamme.terminal.drawing.profile import draw_profile
from echappee.flamme.terminal.options import PLAYERS
from echappee.flamme.terminal.roads import breakaway_places, pick_stage
from echappee.notation.game_rules import Finding

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
    for found in checks.check(stage.tiles):
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


def show_tokens(console: Console, track: Track, kind: StageKind, given: Sequence[StageToken] = ()) -> None:
    """The squares of the piles, by the card or by the rules; and of the refresh token."""
    plan = plan_stage(track, 4, kind, tour=False, tokens=given or None)
    for token in plan.tokens:
        where = _where(track, number_of(track, token))
        say(console, f"  {token.pile:<9} {token.side}, {where}")
    square = halfway_square(track) if kind == "extended" else None
    if square is not None:
        say(console, f"  refresh   {_where(track, square)}")


def _where(track: Track, number: int) -> str:
    tile = track.tiles[track.tile_of[number - 1]].id
    behind = ", the first behind the line" if number == track.line + 1 else ""
    return f"square {number} on tile {tile}{behind}"


def _check(console: Console, args: Namespace) -> Sequence[Finding]:
    """The problems; for a good stage, the squares of its tokens."""
    stage = _meant(args.stage)
    kind = cast("StageKind", args.kind or stage.special or "normal")
    players = args.players or stage.players[1]
    found = check(stage.tiles, players=players, kind=kind, tour=args.tour, tokens=stage.tokens or None)
    show_findings(console, found, RULES)
    if not any(finding.severity == "error" for finding in found):
        show_tokens(console, lay(stage.tiles), kind, stage.tokens)
    return found


def _meant(text: str) -> Stage:
    """The stage of this text; also a row of tiles that is not a road, to report all that is wrong with it."""
    try:
        return pick_stage(text)
    except Refused as refusal:
        if refusal.code != "unknown-stage":
            raise
        try:
            return Stage("own", "", "own", (2, 4), read_tiles(text), official=False)
        except Refused:
            raise refusal from None


def _make(args: Namespace, seed: int) -> MadeRoad:
    kind = cast("StageKind", args.kind or "normal")
    wishes = Wishes(
        players=PLAYERS[args.players],
        kind=kind,
        tour=args.tour,
        length=args.length,
        climbs=args.climbs,
        cobbles=args.cobbles,
        roundabouts=args.roundabouts,
    )
    stage = new_stage(seed, wishes)

    def show(console: Console) -> None:
        show_stage(console, stage)
        show_tokens(console, lay(stage.tiles), kind)
        found = check(stage.tiles, players=stage.players[1], kind=kind, tour=args.tour)
        show_findings(console, found, RULES)

    # A stage text cannot say these; they are needed to check the file again.
    options = f" --kind {kind}" + (" --tour" if args.tour else "")
    text = f"# made for: echappee stage check FILE{options}\n{print_stage(stage)}"
    return MadeRoad(stage.name, text, show)


ROAD_SCREEN: Final = GameRoadScreen(list=list_stages, show=show_stage, check=_check, make=_make)
