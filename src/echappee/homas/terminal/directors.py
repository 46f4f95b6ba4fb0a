"""Who directs the teams of Homas Tour Pro: from the words on the command line to a setup."""

from echappee.cli.terminal.team_words import NOBODY, read_words
from echappee.homas.rules import HOMAS, Course, Setup

NEUTRAL = "neutral"


def read_directors(text: str, *, you: bool = False) -> tuple[str, ...]:
    """The words of --teams, checked."""
    return read_words(text, HOMAS.name, (NEUTRAL,), you=you)


def setup_of(course: Course, words: tuple[str, ...]) -> Setup:
    """The setup in which each team but the neutral ones has a director."""
    return Setup(course.text, tuple(NEUTRAL if word == NEUTRAL else "team" for word in words))


def directors_of(words: tuple[str, ...]) -> tuple[str, ...]:
    """Who answers for each team."""
    return tuple(NOBODY if word == NEUTRAL else word for word in words)
