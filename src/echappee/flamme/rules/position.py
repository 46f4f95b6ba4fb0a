"""Everything that is true on the table now, as one immutable value."""

from functools import lru_cache
from typing import Final, NamedTuple

from echappee.engine import Key, Refused, Seat, Tell, fast_maker
from echappee.flamme.rules.cards import Card, Pile
from echappee.flamme.rules.course import Course
from echappee.flamme.rules.picture import riders_svg
from echappee.notation.game_rules import in_short

EDITION = 1


class Ruleset(NamedTuple):
    """The rules in force beyond the base game."""

    weather: bool = False
    breakaway: bool = False
    ride_out: bool = False
    declared: bool = False
    specialists: bool = False
    tour: bool = False
    ttt: bool = False
    itt: bool = False
    extended: bool = False
    baroudeur_bid: bool = False
    super_combative: bool = False

    @property
    def trial(self) -> bool:
        """Whether riders ride against the clock (11.1, 11.2)."""
        return self.ttt or self.itt

    @property
    def timed(self) -> bool:
        """Whether every rider gets a finish time (10.5)."""
        return self.tour or self.trial


def print_rules(ruleset: Ruleset) -> str:
    """The names of the rules in force beyond the base game."""
    names = [name.replace("_", "-") for name, on in ruleset._asdict().items() if on]
    return ",".join(names) or "base"


def read_rules(text: str) -> Ruleset:
    """Read what `print_rules` printed."""
    known = {name.replace("_", "-"): name for name in Ruleset._fields}
    names = [] if text == "base" else text.split(",")
    if unknown := [name for name in names if name not in known]:
        raise Refused(
            "bad-rules", f"{unknown[0] or 'nothing'} is not a rule; there are base, {', '.join(known)}"
        )
    return Ruleset(**{known[name]: True for name in names})


class Team(NamedTuple):
    """A team: `kind` is "team" if a seat decides for it, else the kind of automatic team."""

    colour: str
    kind: str = "team"
    points: int = 0
    """Its points in a tour when a trial begins: of equal riders, the one with fewer is ahead (11.1.6)."""

    @property
    def automatic(self) -> bool:
        return self.kind != "team"


class Token(NamedTuple):
    """A token that a rider took from a pile; of value 0 if the pile was empty (10.4.1, 11.3.2)."""

    pile: str
    value: int

    def __str__(self) -> str:
        return f"{self.pile}{self.value}"


class Rider(NamedTuple):
    """A rider with its deck. On square 0 it is not on the road yet; `home` is the round it finished in."""

    team: str
    type: str
    automatic: bool = False
    square: int = 0
    lane: int = 0
    crashed: bool = False
    pile: Pile = ()
    recycled: Pile = ()
    card: Card | None = None
    played: Pile = ()
    taken: int = 0
    home: int = 0
    specialist: str = ""
    tokens: tuple[Token, ...] = ()
    minutes: int = 0
    """Time tokens taken while others were home."""
    time: int | None = None
    """Its finish time in seconds, once it is known."""
    podium: int = 0

    @property
    def name(self) -> str:
        """Team and type, as in blue.R."""
        return f"{self.team}.{self.type}"

    @property
    def racing(self) -> bool:
        return not self.home and self.square > 0

    @property
    def rank(self) -> tuple[int, int, int]:
        """Sorts riders by who is ahead (0.3.1), riders already home before all others (5.2.2)."""
        return (self.home or 1_000_000, -self.square, self.lane)

    # Every rider is changed three times a round. Slices over its fields take half the time of `_replace`.

    def moved(self, square: int, lane: int, *, crashed: bool) -> "Rider":
        """The rider on this square."""
        return _fast_rider((*self[:3], square, lane, crashed, *self[6:]))

    def playing(self, card: Card, pile: Pile, recycled: Pile) -> "Rider":
        """The rider with this card before it, and the rest of its deck."""
        return _fast_rider((*self[:6], pile, recycled, card, *self[9:]))

    def with_played(self, played: Pile) -> "Rider":
        """The rider when its card is among those that have left the race."""
        return _fast_rider((*self[:8], None, played, *self[10:]))


_fast_rider: Final = fast_maker(Rider)


class Position(NamedTuple):
    """The table at the beginning of a phase."""

    ruleset: Ruleset
    course: Course
    teams: tuple[Team, ...]
    riders: tuple[Rider, ...]
    round: int = 0
    phase: str = "placement"
    first: Seat = ""
    """The team that places first; drawn by lot if it is empty (1.4.1, 10.3.2)."""

    def __repr__(self) -> str:
        where = in_short([f"{rider.name} {self._where(rider)}" for rider in self.ranking])
        return f"<Position: flamme, round {self.round}, {self.phase}; {where}>"

    def _repr_svg_(self) -> str:
        racing = [(rider.square, rider.lane, rider.team, rider.name) for rider in self.riders if rider.racing]
        return riders_svg(self.course, repr(self), racing)

    def _where(self, rider: Rider) -> str:
        if rider.home:
            return f"home in {rider.home}"
        return f"on {self.course.name(rider.square)}" if rider.square else "at the start"

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that decide, in seat order."""
        return tuple(team.colour for team in self.teams if not team.automatic)

    def of(self, team: str) -> tuple[int, ...]:
        """The indices of this team's riders in `riders`."""
        return tuple([i for i, rider in enumerate(self.riders) if rider.team == team])

    def key(self, kind: str, seat: Seat = "", rider: str = "") -> Key:
        """The key of something decided or drawn in this phase."""
        return Key(self.round, self.phase, seat, rider, kind)

    @property
    def ranking(self) -> tuple[Rider, ...]:
        return tuple(sorted(self.riders, key=self._rank if self.ruleset.trial else lambda rider: rider.rank))

    @property
    def companies(self) -> tuple[tuple[int, ...], ...]:
        """Riders that meet: everybody; in a trial each team or each rider by itself (11.1.2, 11.2.1)."""
        if self.ruleset.itt:
            return tuple((index,) for index in range(len(self.riders)))
        if self.ruleset.ttt:
            return tuple(self.of(team.colour) for team in self.teams)
        return (tuple(range(len(self.riders))),)

    def _rank(self, rider: Rider) -> tuple[int, ...]:
        """In a trial lanes do not compare teams: podium, team-mate, tour points and seat do (11.1.6)."""
        mates = [self.riders[index] for index in self.of(rider.team) if self.riders[index] is not rider]
        seat = [team.colour for team in self.teams].index(rider.team)
        points = self.teams[seat].points
        return (
            *rider.rank[:2],
            -rider.podium,
            *(part for mate in mates for part in mate.rank[:2]),
            points,
            seat,
            rider.lane,
        )


RULES = {
    "draft": "9.1.1",
    "weather": "7.1.1",
    "placement": "1.4.1",
    "breakaway": "6.4.2",
    "energy": "2.1.1",
    "declare": "2.4.1",
    "movement": "3.1.2",
    "end": "4.1.1",
    "refresh": "11.3.3",
    "over": "5.1.1",
}
"""The phases, and the rule that opens each."""


@lru_cache
def phases(ruleset: Ruleset) -> tuple[str, ...]:
    """The phases of a race under these rules, in their order; a round is those from the energy phase on."""
    return (
        *("draft",) * ruleset.specialists,
        *("weather",) * ruleset.weather,
        "placement",
        *("breakaway",) * ruleset.breakaway,
        "declare" if ruleset.declared else "energy",
        "movement",
        "end",
        *("refresh",) * ruleset.extended,
    )


def advance(position: Position, tell: Tell) -> Position:
    """The position at the beginning of the next phase."""
    names = phases(position.ruleset)
    return go_to(position, names[names.index(position.phase) + 1], tell)


def next_round(position: Position, tell: Tell) -> Position:
    return go_to(position, "declare" if position.ruleset.declared else "energy", tell)


def go_to(position: Position, phase: str, tell: Tell) -> Position:
    """The position at the beginning of this phase; an energy phase opens a new round."""
    number = position.round + (phase in ("energy", "declare"))
    tell("phase", RULES[phase], round=number, phase=phase)
    return position._replace(round=number, phase=phase)
