"""The words of --teams: you, a bot, or a team that rides by itself."""

from echappee.bots import bots_of, names_of
from echappee.bots.lookup import THINK, is_outside
from echappee.engine import Refused

YOU = "you"
NOBODY = "-"
"""For a team that rides by itself."""


def read_words(
    text: str, game: str, automatic: tuple[str, ...], *, you: bool = False, outside: bool = False
) -> tuple[str, ...]:
    """The word for each team of this game, checked; bots from outside may not get into a record."""
    known = ((YOU,) if you else ()) + (*bots_of(game), *automatic)
    short = ((YOU,) if you else ()) + (*names_of(bots_of(game)), *automatic)
    words = tuple(word.strip() for word in text.split(","))
    for word in words:
        if word.partition(THINK)[0] not in known and not (outside and is_outside(word)):
            hint = "" if word != YOU else "; with yourself in it that is echappee play"
            raise Refused("bad-teams", f"there is no team {word!r}; teams are {', '.join(short)}{hint}")
    return words
