"""The stages of Flamme Rouge: found by id, file or tiles, and told as data."""

import os
from typing import Final

from echappee.cli.files import read_text
from echappee.cli.roads import GameRoads
from echappee.engine import Refused
from echappee.flamme.road.checks import check
from echappee.flamme.road.stages import STAGES, Stage, close_stages, find_stage
from echappee.flamme.road.text import read_stage, read_tiles
from echappee.flamme.road.track import Track, lay, profile
from echappee.flamme.rules import FLAMME


def pick_stage(text: str) -> Stage:
    """The stage of this id, of this file, or of these tiles."""
    if text in STAGES:
        return STAGES[text]
    if os.path.lexists(text) or os.sep in text or text.endswith((".txt", ".stage")):
        return read_stage(read_text(text), text)
    try:
        tiles = read_tiles(text)
        lay(tiles)
    except Refused as no_tiles:
        raise Refused("unknown-stage", f"{_no_stage(text)}; as a row of tiles: {no_tiles.detail}") from None
    return Stage("own", "", "own", (2, 4), tiles, official=False)


def breakaway_places(track: Track) -> int:
    return sum(track.square(number).breakaway for number in track.breakaway)


def _no_stage(text: str) -> str:
    try:
        find_stage(text)
    except Refused as no_stage:
        return no_stage.detail
    return ""


def _facts(stage: Stage) -> dict[str, object]:
    """The facts about a stage in a few fields."""
    track = lay(stage.tiles)
    side = profile(track)
    return {
        "id": stage.id,
        "game": FLAMME.name,
        "name": stage.name,
        "set": stage.set,
        "players": list(stage.players),
        "squares": track.length,
        "line": track.line,
        "tiles": list(stage.tiles),
        "climbs": sum(run.terrain == "ascent" for run in side.runs),
        "terrain": dict(side.counts),
        "grid": track.capacity,
        "breakaway": breakaway_places(track),
        "official": stage.official,
        "special": stage.special,
        "confidence": stage.confidence,
        "designer": stage.designer,
        "note": stage.note,
    }


def _details(stage: Stage) -> dict[str, object]:
    """The same, with its problems."""
    found = [
        {"code": finding.code, "severity": finding.severity, "detail": finding.detail}
        for finding in check(stage.tiles)
    ]
    return _facts(stage) | {"findings": found}


ROADS: Final = GameRoads(
    all=lambda: tuple(STAGES.values()),
    is_own=STAGES.__contains__,
    find=pick_stage,
    close=close_stages,
    facts=_facts,
    details=_details,
)
