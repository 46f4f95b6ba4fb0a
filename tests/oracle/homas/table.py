"""The second referee's own table: riders and teams as plain things that change."""

from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar

from tests.oracle.homas.road import Road, Spot

T = TypeVar("T")


class Ask(NamedTuple):
    """A question that comes now, with all its answers."""

    kind: str
    seat: str
    rider: str
    options: frozenset[str]


class Draw(NamedTuple):
    """Something that chance decides now."""

    kind: str
    seat: str = ""
    rider: str = ""


class Rode(NamedTuple):
    """A rider gets from one square to another; the reply is the way, because several may be equally good."""

    rider: str
    start: str
    end: str


class Now(NamedTuple):
    """A phase begins here."""

    phase: str


Step = Ask | Draw | Rode | Now
Talk = Generator[Step, Any, T]


@dataclass(eq=False)
class Rider:
    """A rider, and what happened to it in this turn."""

    name: str
    team: str
    role: int
    neutral: bool
    cards: list[str]
    spent: list[str] = field(default_factory=list)
    spot: Spot | None = None
    fitness: str = ""
    moved: bool = False
    still: bool = False
    used: int = 0
    helped: bool = False
    one_die: bool = False
    wait: int = 0
    home: int = 0
    place: int = 0
    delay: int = 0

    @property
    def at(self) -> Spot:
        """Its square, once it is on the road."""
        assert self.spot
        return self.spot

    def spend(self, card: str) -> None:
        """Play an individual card."""
        self.cards.remove(card)
        self.spent.append(card)
        self.used += 1


@dataclass(eq=False)
class Team:
    """A team and its cards."""

    colour: str
    number: int
    neutral: bool
    cards: list[str]
    rank: int = 0
    out: bool = False


@dataclass(eq=False)
class Line:
    """A line with prizes, and the riders that have come over it, in order."""

    row: int
    kind: str
    riders: list[str] = field(default_factory=list)


@dataclass(eq=False)
class Facts:
    """What is printed about a course."""

    length: int
    finish: str
    red: int
    counts: tuple[int, ...]
    stage: bool
    trial: bool
    rain: bool
    hell: bool


@dataclass(eq=False)
class Table:
    """Everything on the table."""

    facts: Facts
    road: Road
    teams: list[Team]
    riders: list[Rider]
    sprints: list[Line]
    summits: list[Line]
    draws: tuple[int, ...] = ()
    tired: tuple[str, ...] = ()
    one_by_one: bool = False
    rain: bool = False
    turn: int = 0
    step: int = 0
    first: Spot | None = None
    first_turn: int = 0

    @property
    def opening(self) -> bool:
        """Whether the limits of the first turn hold."""
        return self.turn == 1 and not self.facts.trial

    @property
    def solo(self) -> bool:
        """Whether there is one director."""
        return sum(not team.neutral for team in self.teams) == 1

    def team(self, rider: Rider) -> Team:
        """This rider's team."""
        return next(team for team in self.teams if team.colour == rider.team)

    def racing(self) -> list[Rider]:
        """The riders on the road, in front first, right before left."""
        found = [rider for rider in self.riders if rider.spot and not rider.home]
        return sorted(found, key=lambda rider: (-rider.at.front, rider.at.lane))

    def on(self, spot: Spot | None) -> Rider | None:
        """The rider on this square; against the clock nobody meets anybody."""
        if self.facts.trial or spot is None:
            return None
        return next((rider for rider in self.riders if rider.spot is spot and not rider.home), None)

    def standing(self) -> dict[Spot, Rider]:
        """Where everybody stands now."""
        return {} if self.facts.trial else {rider.at: rider for rider in self.racing()}


def ask(kind: str, seat: str, rider: str, options: Iterable[str], *, sealed: bool = False) -> Talk[str]:
    """Put a question; one with a single answer is not put, unless others would learn from that."""
    found = frozenset(options)
    if len(found) == 1 and not sealed:
        return next(iter(found))
    answer: str = yield Ask(kind, seat, rider, found)
    return answer


def dice(rider: Rider, kind: str, count: int) -> Talk[list[int]]:
    """This many dice, one after the other."""
    faces = []
    for letter in "ab"[:count]:
        face = yield Draw(kind + letter, rider.team, rider.name)
        faces.append(int(face))
    return faces
