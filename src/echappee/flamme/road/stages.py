"""The known stages: one day's road each, as a list of tiles in riding order."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from importlib.resources import files
from types import MappingProxyType
from typing import Final, Literal, NamedTuple, NotRequired, TypedDict

from echappee.engine.refusals import Refused
from echappee.flamme.road.picture import track_svg
from echappee.flamme.road.track import lay


class StageToken(NamedTuple):
    """Where a stage card puts one of its tokens: a square of a tile, counted from 1."""

    pile: Literal["major", "minor"]
    side: Literal["sprint", "mountain"]
    tile: str
    square: int


@dataclass(frozen=True, slots=True)
class Stage:
    """A stage as printed on its card, and how sure we are of it."""

    id: str
    name: str
    set: str
    players: tuple[int, int]
    """Fewest and most players the card is meant for."""
    tiles: tuple[str, ...]
    official: bool
    designer: str = ""
    note: str = ""
    special: str = ""
    """`ttt` for a team time trial, `itt` for an individual one, `extended` for a stage with a refresh."""
    confidence: str = "high"
    """How well the layout is known: `high`, `medium-high`, `medium`, `medium-low`."""
    tokens: tuple[StageToken, ...] = ()

    def __repr__(self) -> str:
        return f"<Stage {self.id}: {self.name}, {lay(self.tiles).line} squares to the line>"

    def _repr_svg_(self) -> str:
        return track_svg(lay(self.tiles), repr(self))

    @property
    def title(self) -> str:
        """Its name among other stages: without its number, or with its set if it is only a number."""
        if numbered := _ONLY_A_NUMBER.fullmatch(self.name):
            return f"{SETS[self.set]['en']} {numbered[1]}"
        return _ASIDES.sub("", self.name).replace(" - ", " – ").replace("'", "’")


_ONLY_A_NUMBER: Final = re.compile(r"(?:Grand Tour s|S)tage (\d+)")
_ASIDES: Final = re.compile(r"^\d+\. | \(.*\)$")


class _Row(TypedDict):
    id: str
    name: str
    set: str
    players: tuple[int, int]
    tiles: str
    official: bool
    confidence: str
    designer: NotRequired[str]
    note: NotRequired[str]
    special: NotRequired[str]
    tokens: NotRequired[list[tuple[Literal["major", "minor"], Literal["sprint", "mountain"], str, int]]]


def _stage(row: _Row) -> Stage:
    low, high = row["players"]
    return Stage(
        id=row["id"],
        name=row["name"],
        set=row["set"],
        players=(low, high),
        tiles=tuple(row["tiles"].split()),
        official=row["official"],
        designer=row.get("designer", ""),
        note=row.get("note", ""),
        special=row.get("special", ""),
        confidence=row["confidence"],
        tokens=tuple(StageToken(*token) for token in row.get("tokens", [])),
    )


class _Data(TypedDict):
    sets: dict[str, dict[str, str]]
    stages: list[_Row]


_DATA: Final[_Data] = json.loads((files(__package__) / "data" / "stages.json").read_text(encoding="utf-8"))
SETS: Final[Mapping[str, Mapping[str, str]]] = _DATA["sets"]
"""The sets that stages are printed in, and what people call them in each language."""
STAGES: Final[Mapping[str, Stage]] = MappingProxyType({row["id"]: _stage(row) for row in _DATA["stages"]})


def find_stage(stage_id: str) -> Stage:
    """The stage with this id; the refusal names ids with a similar spelling or sound."""
    if stage_id in STAGES:
        return STAGES[stage_id]
    close = close_stages(stage_id)
    hint = f"; close to it: {', '.join(close)}" if close else ""
    raise Refused("unknown-stage", f"there is no stage {stage_id!r}{hint}")


def close_stages(text: str) -> list[str]:
    """Ids of stages whose id or name is close to this text."""
    wanted = text.casefold().strip()
    named = {stage.id: stage.name.casefold() for stage in STAGES.values()}
    near = get_close_matches(wanted, named.values(), n=3)
    by_name = [known for known, name in named.items() if wanted and (wanted in name or name in near)]
    return list(dict.fromkeys(by_name + get_close_matches(wanted, named, n=3)))[:3]
