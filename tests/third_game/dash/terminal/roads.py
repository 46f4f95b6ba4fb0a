"""The one road of Dash by its name."""

from typing import Final

from dash.rules import LINE
from echappee.cli.roads import GameRoads
from echappee.engine import Refused

ROAD: Final = "ten"


def _find(text: str) -> str:
    if text != ROAD:
        raise Refused("unknown-road", f"there is no road {text!r}, only {ROAD}")
    return text


def _facts(road: str) -> dict[str, object]:
    return {"id": road, "game": "dash", "squares": LINE}


ROADS: Final = GameRoads(
    all=lambda: (ROAD,),
    is_own=lambda text: text == ROAD,
    find=_find,
    close=lambda _text: (),
    facts=_facts,
    details=_facts,
)
