"""From the words on the command line to the tags of a record: all that a race or a tour needs to start."""

from argparse import Namespace
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

from echappee.tours.game_tours import no_tours

R = TypeVar("R")
Tags = dict[str, str]


@dataclass(frozen=True, kw_only=True)
class GameLineups(Generic[R]):
    """A game whose races and tours can be set up on the command line. Teams are the words of --teams."""

    ROOM: ClassVar = "terminal.lineups"

    automatic: tuple[str, ...]
    """The words for teams that ride by themselves."""
    solo_teams: Callable[[Namespace, R], str]
    """The teams of a solo race on this road."""
    race_tags: Callable[[Namespace, R, Sequence[str]], Tags]
    """How the record of the race begins; refuses what cannot be ridden."""
    plan_tags: Callable[[Namespace], Tags]
    """What else a simulation needs to know."""
    calendars: tuple[str, ...] = ()
    """The names of the known calendars."""
    tour_tags: Callable[[Namespace, str, Sequence[str]], Tags] = no_tours
    """How the record of a tour with this calendar begins."""
