"""Everything that is true on the table now, as one immutable value."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from echappee.engine import Key, Seat, Tell, fast_maker
from echappee.homas.board.course import NOWHERE, Course, Square
from echappee.homas.board.picture import course_svg
from echappee.homas.rules.cards import COLOURS, ROLES, SPRINTER
from echappee.notation.game_rules import in_short

EDITION: Final = 2
make_key: Final = fast_maker(Key)


class Team(NamedTuple):
    """A team: `kind` is "team" where a director decides, else "neutral"."""

    colour: str
    number: int
    kind: str = "team"
    cards: tuple[str, ...] = ()
    """Its team cards."""
    rank: int = 0
    """Its place in the order of the line-up, which is also its team classification here (1.4.1, 2.7.7)."""
    disqualified: bool = False

    @property
    def neutral(self) -> bool:
        return self.kind == "neutral"


class RiderView(NamedTuple):
    """A rider as a seat sees it, and what has happened to it in this turn.

    Before the line-up its square is `NOWHERE`.
    """

    name: str
    """Team and number, as in 21."""
    team: str
    role: int
    neutral: bool = False
    square: int = NOWHERE
    cards: tuple[str, ...] = ()
    spent: tuple[str, ...] = ()
    fitness: str = ""
    """The fitness card that it still has to play; `HIDDEN` if the seat may not see it."""
    moved: bool = False
    """Whether its turn is over."""
    still: bool = False
    """Whether it stays on its square this turn: then nobody is held up by it (2.2.1)."""
    used: int = 0
    """Energy cards played in this turn, and whether one of them was a team card."""
    helped: bool = False
    one_die: bool = False
    """Whether it may advance with one die only, because nobody would relay (2.4.5)."""
    wait: int = 0
    """Turns that it has lost."""
    home: int = 0
    """The turn it arrived in."""
    place: int = 0
    delay: int = 0
    """Seconds behind the winner, bonuses not counted."""

    @property
    def sprinter(self) -> bool:
        """Whether it is number 3."""
        return self.role == SPRINTER

    @property
    def racing(self) -> bool:
        return self.square != NOWHERE and not self.home

    @property
    def waiting(self) -> bool:
        """Whether it has yet to move in this turn."""
        return not self.moved and not self.home and self.square != NOWHERE


class Rider(RiderView):
    """A rider with nothing hidden."""

    __slots__ = ()


make_rider: Final = fast_maker(Rider)
_INDICES: Final = {
    f"{team}{role}": (team - 1) * len(ROLES) + role - 1
    for team in range(1, len(COLOURS) + 1)
    for role in range(1, len(ROLES) + 1)
}
_MOVED, _WAIT = Rider._fields.index("moved"), Rider._fields.index("wait")
_NOTHING_YET: Final = (False, False, 0, False, False)
"""The fields from `moved` to `one_die` when a turn begins."""


class Passage(NamedTuple):
    """The riders that have crossed a line with something to win, in order, and whether that is decided."""

    row: int
    riders: tuple[str, ...] = ()


class Position(NamedTuple):
    """The table at the beginning of a phase."""

    course: Course
    teams: tuple[Team, ...]
    riders: tuple[Rider, ...]
    step: int = 0
    """How many moves were made in this turn."""
    draws: tuple[int, ...] = ()
    """How many fitness cards each rider draws before the stage (5.9.1); one each if empty."""
    tired: tuple[str, ...] = ()
    """Riders without individual cards, after a stage outside the time limit (5.10.1)."""
    rain: bool = False
    round: int = 0
    phase: str = "weather"
    sprints: tuple[Passage, ...] = ()
    summits: tuple[Passage, ...] = ()
    first: int = NOWHERE
    """The square of the first rider who arrived, before any sprint."""
    one_by_one: bool = False
    """Whether teams line up rider by rider (1.4.4)."""

    def __repr__(self) -> str:
        where = in_short([f"{rider.name} {self._where(rider)}" for rider in self.ranking])
        return f"<Position: homas, turn {self.round}, {self.phase}; {where}>"

    def _repr_svg_(self) -> str:
        racing = [(rider.square, rider.team, rider.name) for rider in self.riders if rider.racing]
        return course_svg(self.course, repr(self), racing)

    def _where(self, rider: Rider) -> str:
        if rider.home:
            return f"home in {rider.home}"
        racing = rider.square != NOWHERE
        return f"on {self.course.at(rider.square).name}" if racing else "at the start"

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that decide, in seat order."""
        return tuple(team.colour for team in self.teams if not team.neutral)

    @property
    def solo(self) -> bool:
        """Whether one director rides against neutral teams only (7.1.1)."""
        return [team.kind for team in self.teams].count("team") == 1

    @property
    def opening(self) -> bool:
        """Whether the limits of the first turn hold (1.5.1); not against the clock (5.3.1)."""
        return self.round == 1 and not self.course.trial

    @property
    def over(self) -> bool:
        """Whether nothing is left to ride."""
        return self.phase == "over"

    def team(self, colour: str) -> Team:
        return self.teams[COLOURS.index(colour)]

    def index_of(self, name: str) -> int:
        return index_of(name)

    def rider(self, name: str) -> Rider:
        return self.riders[self.index_of(name)]

    def square(self, rider: Rider) -> Square:
        return self.course.at(rider.square)

    def key(self, kind: str, *ordinal: int, seat: Seat = "", rider: str = "") -> Key:
        """The key of something decided or drawn in this phase."""
        return make_key((self.round, self.phase, seat, rider, kind, ordinal))

    @property
    def ranking(self) -> tuple[Rider, ...]:
        """All riders, the first first: by place, then by who is ahead; disqualified teams last (4.1.3)."""
        out = {team.colour for team in self.teams if team.disqualified}
        return tuple(sorted(self.riders, key=lambda r: (r.team in out, r.place or 1_000, -r.square, r.name)))

    def ahead(self) -> Iterator[int]:
        """The indices of the riders on the road, the most advanced first, right before left (2.1.1)."""
        racing = [(-rider.square, index) for index, rider in enumerate(self.riders) if rider.racing]
        return iter([index for _, index in sorted(racing)])


make_position: Final = fast_maker(Position)


def index_of(name: str) -> int:
    """The index of this rider: they come team by team, from 11 to 14, from 21 to 24, and so on."""
    return _INDICES[name]


RULES: Final = {
    "weather": "6.1.2",
    "order": "1.4.1",
    "energy": "1.2.4",
    "fitness": "1.3.1",
    "lineup": "1.4.2",
    "move": "2.1.1",
    "retreat": "2.8.1",
    "rush": "5.8.1",
    "sprint": "4.2.1",
    "over": "4.1.4",
}
"""The phases, and the rule that opens each."""


def go_to(position: Position, phase: str, tell: Tell, **fields: object) -> Position:
    new = position._replace(phase=phase, **fields)  # type: ignore[arg-type]
    if (new.round, phase) != (position.round, position.phase):
        tell("phase", RULES[phase], round=new.round, phase=phase)
    return new


def next_turn(position: Position, tell: Tell) -> Position:
    """The position at the beginning of the next turn: everybody may move again."""
    riders = tuple([make_rider(fresh(rider)) for rider in position.riders])
    return go_to(position, "move", tell, riders=riders, round=position.round + 1, step=0)


def fresh(rider: tuple[object, ...]) -> list[object]:
    """The fields of a rider (or of a seat's view of one) at the beginning of a turn."""
    fields = list(rider)
    fields[_MOVED:_WAIT] = _NOTHING_YET
    return fields
