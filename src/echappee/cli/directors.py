"""Who directs the teams of Homas Tour Pro: from the words on the command line to a setup."""

from echappee.bots import bots_of
from echappee.engine import Refused
from echappee.homas import HOMAS, Course, Setup

NEUTRAL = "neutral"
NOBODY = "-"
"""Who answers for a neutral team."""
YOU = "you"


def read_directors(text: str, *, you: bool = False) -> tuple[str, ...]:
    """The words of --teams, checked."""
    known = ((YOU,) if you else ()) + (*bots_of(HOMAS.name), NEUTRAL)
    words = tuple(word.strip() for word in text.split(","))
    for word in words:
        if word not in known:
            hint = "" if word != YOU else "; with yourself in it that is echappee play"
            raise Refused("bad-teams", f"there is no team {word!r}; teams are {', '.join(known)}{hint}")
    return words


def setup_of(course: Course, words: tuple[str, ...]) -> Setup:
    """The setup in which each team but the neutral ones has a director."""
    return Setup(course.text, tuple(NEUTRAL if word == NEUTRAL else "team" for word in words))


def directors_of(words: tuple[str, ...]) -> tuple[str, ...]:
    """Who answers for each team."""
    return tuple(NOBODY if word == NEUTRAL else word for word in words)
