"""Golden records as they are kept, of any game."""

from functools import lru_cache
from pathlib import Path
from typing import Any

from echappee.engine import Race
from echappee.games import load


def text_of(folder: Path, name: str) -> str:
    """The record of this name."""
    return (folder / f"{name}.race").read_text(encoding="utf-8")


@lru_cache
def ridden(folder: Path, name: str) -> Race[Any, Any]:
    """Its race, ridden to the end."""
    return load(text_of(folder, name), f"{name}.race").race
