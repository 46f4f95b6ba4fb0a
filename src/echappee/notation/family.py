"""A game whose races can be written down: its rules as data, one table a game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from echappee.engine import Event, Phase, Refused, Seat


class Ridden(Protocol):
    """What the position of any game says of itself."""

    @property
    def phase(self) -> str:
        """The phase to run next."""

    @property
    def round(self) -> int:
        """The round that it belongs to."""


P = TypeVar("P", bound=Ridden)
V = TypeVar("V")


@dataclass(frozen=True)
class Family(Generic[P, V]):
    """A family of rules, as the engine runs it and as records name it."""

    name: str
    edition: int
    setup: tuple[str, ...]
    """Its own tags in a record, which say how a race is set up."""
    phases: Mapping[str, Phase[P]]
    cut: Callable[[P, Seat | None], V]
    """What this seat (None: a spectator) may know between two phases."""
    fold: Callable[[V, Event], V]
    """The view after this event was heard."""
    begin: Callable[[Mapping[str, str]], P]
    """The first position of a race that is set up as these tags say."""
    read_line: Callable[[str], P]
    line: Callable[[P], str]
    """The position as one canonical line; `read_line` reads it."""

    @property
    def tags(self) -> tuple[str, ...]:
        """The tags that say how a race starts."""
        return (*self.setup, "position")

    def phase(self, position: P) -> Phase[P] | None:
        """The phase to run in this position; None when the race is over."""
        return self.phases.get(position.phase)

    def read_start(self, tags: Mapping[str, str]) -> P:
        """The first position of the race that these tags describe: a set-up, or a position in one line."""
        if "position" not in tags:
            return self.begin(tags)
        if extra := [tag for tag in self.setup if tag in tags]:
            raise Refused("bad-record", f"a record with a position has no tag {extra[0]}")
        return self.read_line(tags["position"])
