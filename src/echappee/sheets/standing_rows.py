"""Rows of classifications as both games print them, and how amounts are written."""

from collections.abc import Mapping, Sequence
from typing import TypeVar

from echappee.words.sentences import clock

StandingRow = dict[str, object]
Cap = dict[str, str]

Thing = TypeVar("Thing")
LIGHT, DARK, NEUTRAL = "light", "dark", "neutral"


def cap(text: str, look: str = LIGHT) -> Cap:
    """What a rider has on its head: a letter or a number on cloth of this look."""
    return {"text": text, "look": look}


def team_row(team: str, name: str, value: str, note: str = "") -> StandingRow:
    return {"team": team, "worn": "", "cap": None, "name": name, "note": note, "value": value}


def rider_row(own: StandingRow, head: Cap, worn: str) -> StandingRow:
    """The row of a rider: that of the team, with the cap and the jersey that is worn."""
    return own | {"cap": head, "worn": worn}


def panel(
    title: str, about: str, rows: list[StandingRow], nobody: str, *, ranked: bool = True
) -> dict[str, object]:
    """One classification, or a list of another kind; if it has no rows, it says why."""
    return {"title": title, "about": about, "lines": rows, "nobody": nobody, "ranked": ranked}


def worn_by(jerseys: Mapping[str, str]) -> dict[str, str]:
    """The jersey of each rider who wears one."""
    return {rider: jersey for jersey, rider in jerseys.items()}


def gap(seconds: int) -> str:
    """A gap to the first; empty for the first itself."""
    return f"+{clock(seconds)}" if seconds else ""


def some(amount: int) -> str:
    """An amount; a dash for nothing."""
    return str(amount or "–")


def in_parts(things: Sequence[Thing], most: int) -> list[Sequence[Thing]]:
    """The things in a row, at most `most` on a page."""
    return [things[first : first + most] for first in range(0, len(things), most)]
