"""Races and tours of a game as data, for other programs."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, Protocol, TypeVar

from echappee.engine import Event
from echappee.notation.game_rules import SomeTeam, SomeView
from echappee.tours.game_tours import no_tours
from echappee.tours.tour import LONGEST_SEED, SomeTour

Tags = Mapping[str, str]
V = TypeVar("V", bound=SomeView)
V_co = TypeVar("V_co", bound=SomeView, covariant=True)
T = TypeVar("T", bound=SomeTour)


class RaceSoFar(Protocol[V_co]):
    """A race at the end of some round."""

    @property
    def view(self) -> V_co:
        """What a spectator sees."""

    @property
    def ranking(self) -> Sequence[str]:
        """The riders in the order of the ranking."""


@dataclass(frozen=True, kw_only=True)
class GameData(Generic[V, T]):
    """How a game prints races and tours as data."""

    ROOM: ClassVar = "terminal.data"

    opens_round: Callable[[Event], bool]
    """Whether a new round begins with this event."""
    round_of: Callable[[V], int]
    """The round of this view."""
    race: Callable[[Tags, RaceSoFar[V], Sequence[Event], bool], dict[str, object]]
    """The standings, what was heard, and the winner if the race is over."""
    tour: Callable[[T], dict[str, object]] = no_tours
    """Everything that follows from the tour."""


def seed_of(tags: Tags) -> int | str | None:
    """A seed given on the command line is a number; the server's are not."""
    text = tags.get("seed")
    if text is None or not (text.isascii() and text.isdigit() and len(text) <= LONGEST_SEED):
        return text
    return int(text)


def teams_of(tags: Tags, teams: Sequence[SomeTeam]) -> list[str]:
    """The bot or person that decides for each team."""
    kinds, players = [team.kind for team in teams], tags.get("players", "").split()
    named = zip(players, kinds, strict=False)
    return [kind if player == "-" else player for player, kind in named] or kinds


def events_of(events: Sequence[Event]) -> list[dict[str, object]]:
    return [{"code": event.code, "rule": event.rule, "args": dict(event.args)} for event in events]
