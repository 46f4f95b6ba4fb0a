"""Tiles and stages as text that people write: a row of tile ids, or a small file with a few tags above it.

    # a comment
    name: Round the lake
    players: 2-4
    a b c g i D
    H q n t u

Reading what was printed gives the same value again. Whether the tiles make a good road is not judged here.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import PurePath
from typing import Final

from echappee.engine.refusals import Refused
from echappee.flamme.road.stages import Stage
from echappee.flamme.road.tiles import TILES

PIECE: Final = re.compile(r"[0-9]B|[^\s,]")
TAGS: Final = ("name", "players", "designer", "note")
PLAYERS: Final = re.compile(r"([0-9]{1,2})(?: ?[-\u2013] ?([0-9]{1,2}))?")
MOST_PLAYERS: Final = 12


def read_tiles(text: str) -> tuple[str, ...]:
    """Tile ids from `a b c`, `a, b, c` or `abc`; a B right after a digit means the digit's dark side."""
    return tuple(_piece(match, number) for number, match in enumerate(PIECE.finditer(text), start=1))


def _piece(match: re.Match[str], number: int) -> str:
    tile = match[0]
    if tile not in TILES:
        detail = f"position {match.start() + 1}: there is no tile {tile!r}"
        raise Refused("unknown-tile", detail, tile=tile, place=number)
    return tile


def print_tiles(tiles: Sequence[str]) -> str:
    """The canonical text of these tiles: single spaces."""
    return " ".join(tiles)


@dataclass(slots=True)
class _Draft:
    """A stage text as far as it has been read."""

    tags: dict[str, str] = field(default_factory=dict)
    players: tuple[int, int] = (2, 4)
    tiles: list[str] = field(default_factory=list)


def read_stage(text: str, origin: str = "") -> Stage:
    """A custom stage from its text; `origin`, perhaps a file name, opens every refusal and gives the id."""
    draft = _Draft()
    for number, line in enumerate(text.splitlines(), start=1):
        try:
            _read_line(line, draft)
        except Refused as error:
            raise Refused(error.code, f"{_where(origin)}line {number}, {error.detail}") from None
    if not draft.tiles:
        raise Refused("no-tiles", f"{_where(origin)}there are no tiles in this text")
    return Stage(
        id=_slug(PurePath(origin).stem) or _slug(draft.tags.get("name", "")) or "own",
        name=draft.tags.get("name", ""),
        set="own",
        players=draft.players,
        tiles=tuple(draft.tiles),
        official=False,
        designer=draft.tags.get("designer", ""),
        note=draft.tags.get("note", ""),
    )


def print_stage(stage: Stage) -> str:
    """The text of a stage: tags that say something, players, tiles in one row."""
    low, high = stage.players
    values = {
        "name": stage.name,
        "players": f"{low}-{high}" if low != high else f"{low}",
        "designer": stage.designer,
        "note": stage.note,
    }
    tags = [f"{tag}: {_tidy(values[tag])}" for tag in TAGS if _tidy(values[tag])]
    return "\n".join([*tags, print_tiles(stage.tiles), ""])


def _read_line(line: str, draft: _Draft) -> None:
    if line.lstrip().startswith("#"):
        return
    tag, colon, value = line.partition(":")
    if colon:
        _read_tag(tag.strip().lower(), _tidy(value), draft)
    else:
        draft.tiles.extend(read_tiles(line))


def _read_tag(tag: str, value: str, draft: _Draft) -> None:
    if tag not in TAGS:
        close = get_close_matches(tag, TAGS, n=1)
        hint = f"perhaps {close[0]}" if close else f"known are {', '.join(TAGS)}"
        raise Refused("unknown-tag", f"there is no tag {tag!r}; {hint}")
    if tag in draft.tags:
        raise Refused("repeated-tag", f"the tag {tag!r} is written twice")
    if draft.tiles:
        raise Refused("tag-after-tiles", f"the tag {tag!r} must be above the tiles")
    draft.tags[tag] = value
    if tag == "players":
        draft.players = _read_players(value)


def _read_players(value: str) -> tuple[int, int]:
    match = PLAYERS.fullmatch(value)
    if match is not None:
        low, high = int(match[1]), int(match[2] or match[1])
        if 1 <= low <= high <= MOST_PLAYERS:
            return low, high
    raise Refused("bad-players", f"players must be like 4 or 2-4, from 1 to {MOST_PLAYERS}, not {value!r}")


def _where(origin: str) -> str:
    return f"{origin}: " if origin else ""


def _tidy(value: str) -> str:
    """One line, single spaces: this survives printing and reading."""
    return " ".join(value.split())


def _slug(name: str) -> str:
    return "-".join(re.findall(r"\w+", name.casefold()))
