"""A game whose races can be written down: its rules as data, one record per game; and findings of checks."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Final, Generic, Literal, Protocol, TypeVar
from weakref import WeakValueDictionary

from echappee.engine import Event, Phase, Race, Refused, Seat

DIRECTED: Final = "team"
"""The kind of a team for which somebody decides, in every game."""
MOST_TEAMS: Final = 12
SHORT: Final = 4


class SomeTeam(Protocol):
    """A team: its seat, and whether it is directed or automatic."""

    @property
    def colour(self) -> str:
        """Its seat."""

    @property
    def kind(self) -> str:
        """`DIRECTED`, or the kind of an automatic team."""


class SomeRider(Protocol):
    """A rider by name and team."""

    @property
    def name(self) -> str:
        """Its name in records."""

    @property
    def team(self) -> str:
        """Its team's colour."""


class SomePosition(Protocol):
    """What the position of every game has."""

    @property
    def phase(self) -> str:
        """The phase to run next."""

    @property
    def round(self) -> int:
        """The round that it belongs to."""

    @property
    def teams(self) -> Sequence[SomeTeam]:
        """All teams, in seat order."""

    @property
    def ranking(self) -> Sequence[SomeRider]:
        """All riders, the best first."""


class SomeRoad(Protocol):
    """A road that can be rebuilt from its text."""

    @property
    def text(self) -> str:
        """Everything about it, as text."""


class SomeView(Protocol):
    """What the view of every game has."""

    @property
    def seat(self) -> Seat | None:
        """The seat whose view it is; None for a spectator."""

    @property
    def round(self) -> int:
        """The round that it belongs to, as far as this seat knows."""


SomeRace = Race[SomePosition, SomeView]
"""A race of some game, with what all games share."""

P = TypeVar("P", bound=SomePosition)
V = TypeVar("V", bound=SomeView)


@dataclass(frozen=True)
class GameRules(Generic[P, V]):
    """The rules of a game, as the engine runs them and as records name them."""

    ROOM: ClassVar[str] = "rules"

    name: str
    title: str
    """What people call it."""
    edition: int
    setup: tuple[str, ...]
    """Its own tags in a record, which say how a race is set up."""
    phases: Mapping[str, Phase[P]]
    cut: Callable[[P, Seat | None], V]
    """The view of this seat (None: a spectator) between two phases."""
    fold: Callable[[V, Event], V]
    """The view after this event was heard."""
    begin: Callable[[Mapping[str, str]], P]
    """The first position of a race set up by these tags."""
    read_line: Callable[[str], P]
    line: Callable[[P], str]
    """The position as one canonical line; `read_line` reads it."""
    choices: tuple[type, ...] = ()
    """What its questions may allow besides lists."""
    read_road: Callable[[str], SomeRoad] | None = None
    """The road of this text, if a road is too long to be sent with every view of it."""

    def __post_init__(self) -> None:
        _made.setdefault((self.name, self.edition), self)

    def __reduce__(self) -> tuple[object, ...]:
        """By name, so that a race can be copied and sent to another process."""
        return _rules_named, (self.name, self.edition)

    @property
    def tags(self) -> tuple[str, ...]:
        """The tags that say how a race starts."""
        return (*self.setup, "position")

    def plain_setups(self) -> list[Mapping[str, str]]:
        """Directed teams only, for every number that can ride, in a game that `teams` sets up alone."""
        return [tags for count in range(1, MOST_TEAMS + 1) if self._begins(tags := _plain_tags(count))]

    def _begins(self, tags: Mapping[str, str]) -> bool:
        try:
            self.begin(tags)
        except Refused:
            return False
        return True

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


_made: WeakValueDictionary[tuple[str, int], object] = WeakValueDictionary()


def _rules_named(name: str, edition: int) -> object:
    """Rules that are loaded already, as they are with a position of theirs."""
    if (name, edition) not in _made:
        raise Refused("other-edition", f"the rules of {name} in edition {edition} are not loaded")
    return _made[name, edition]


def _plain_tags(teams: int) -> Mapping[str, str]:
    return {"teams": " ".join([DIRECTED] * teams)}


def in_short(parts: Sequence[str]) -> str:
    """The first few of a list, and how many more there are; for `repr`."""
    more = [f"{len(parts) - SHORT} more"] if len(parts) > SHORT else []
    return ", ".join([*parts[:SHORT], *more])


Severity = Literal["error", "warning"]


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing found: `code` is stable and for programs, `detail` is one line for people.

    `about` has the names and numbers in it, for other languages.
    """

    code: str
    severity: Severity
    detail: str
    about: Mapping[str, str | int] = field(default_factory=dict)
