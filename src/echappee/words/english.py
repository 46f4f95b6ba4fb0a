"""Names of teams and distances in the terminal, for every game."""

from functools import lru_cache

from echappee.words.languages import ENGLISH
from echappee.words.voice import Voice


def team(colour: str) -> str:
    """The team's name; teams of scenarios keep their own."""
    return _voice().team(colour)


def squares(count: int) -> str:
    return "1 square" if count == 1 else f"{count} squares"


@lru_cache
def _voice() -> Voice:
    return Voice(ENGLISH)
