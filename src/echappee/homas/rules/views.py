"""What one director may know (rule 1.3.1): everything but the fitness cards of others.

`cut` makes a view of a position, `fold` carries it on by what its seat hears; both lead to the same view.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from echappee.engine import Event, Seat
from echappee.homas.board.course import NOWHERE, Course, Square
from echappee.homas.rules.bunch import Change, heard
from echappee.homas.rules.cards import COLOURS, HIDDEN, SPRINTER
from echappee.homas.rules.position import Passage, Position, Rider, Team, fresh


class RiderView(NamedTuple):
    """A rider as one seat sees it: field by field as in a position, but for a card that is hidden."""

    name: str
    team: str
    role: int
    neutral: bool
    square: int
    cards: tuple[str, ...]
    spent: tuple[str, ...]
    fitness: str
    """The fitness card that it still has to play; `HIDDEN` where this seat may not see it."""
    moved: bool
    still: bool
    used: int
    helped: bool
    one_die: bool
    wait: int
    home: int
    place: int
    delay: int

    @property
    def sprinter(self) -> bool:
        """Whether it is number 3."""
        return self.role == SPRINTER

    @property
    def racing(self) -> bool:
        """Whether it is on the road."""
        return self.square != NOWHERE and not self.home

    @property
    def waiting(self) -> bool:
        """Whether this turn has still to come for it."""
        return not self.moved and not self.home and self.square != NOWHERE


_FIELDS: Final = {name: field for field, name in enumerate(RiderView._fields)}
_FITNESS: Final = _FIELDS["fitness"]


class View(NamedTuple):
    """The table as one seat sees it; seat None is a spectator."""

    seat: Seat | None
    course: Course
    teams: tuple[Team, ...]
    riders: tuple[RiderView, ...]
    draws: tuple[int, ...]
    tired: tuple[str, ...]
    rain: bool
    round: int
    phase: str
    sprints: tuple[Passage, ...]
    summits: tuple[Passage, ...]

    @property
    def solo(self) -> bool:
        """Whether one director rides against neutral teams only (7.1.1)."""
        return sum(not team.neutral for team in self.teams) == 1

    def team(self, colour: str) -> Team:
        """The team of this colour."""
        return next(team for team in self.teams if team.colour == colour)

    def rider(self, name: str) -> RiderView:
        """The rider of this name."""
        return next(rider for rider in self.riders if rider.name == name)

    def square(self, rider: RiderView) -> Square:
        """Where this rider stands."""
        return self.course.at(rider.square)


def cut(position: Position, seat: Seat | None) -> View:
    """What this seat may know between two phases."""
    riders = [_covered(rider) if rider.fitness and rider.team != seat else rider for rider in position.riders]
    return _view(position, seat, riders)


def uncovered(position: Position) -> View:
    """What a spectator sees to whom every director has shown the fitness cards."""
    return _view(position, None, position.riders)


def _view(position: Position, seat: Seat | None, riders: Iterable[tuple[object, ...]]) -> View:
    return View(
        seat,
        position.course,
        position.teams,
        tuple(map(RiderView._make, riders)),
        position.draws,
        position.tired,
        position.rain,
        position.round,
        position.phase,
        position.sprints,
        position.summits,
    )


def _covered(rider: Rider) -> tuple[object, ...]:
    """The fields of a rider whose fitness card may not be seen."""
    return (*rider[:_FITNESS], HIDDEN, *rider[_FITNESS + 1 :])


def fold(view: View, event: Event) -> View:
    """The view after this event was heard."""
    args = event.args
    if changes := heard(event):
        view = _changed(view, changes)
    if event.code in ("rushed", "summit"):
        return _passed(view, event)
    if event.code == "rain":
        return view._replace(rain=bool(args["rain"]))
    if event.code == "phase":
        return _begun(view, str(args["phase"]), int(str(args["round"])))
    return view


def _changed(view: View, changes: Iterable[Change]) -> View:
    riders, teams = list(view.riders), list(view.teams)
    names = [rider.name for rider in riders]
    for name, field, value in changes:
        if name in names:
            values: list[object] = list(riders[names.index(name)])
            values[_FIELDS[field]] = value
            riders[names.index(name)] = RiderView._make(values)
        else:
            index = COLOURS.index(name)
            teams[index] = teams[index]._replace(**{field: value})  # type: ignore[arg-type]
    return view._replace(riders=tuple(riders), teams=tuple(teams))


def _passed(view: View, event: Event) -> View:
    """More riders have come over a line."""
    field = "sprints" if event.code == "rushed" else "summits"
    passages: tuple[Passage, ...] = getattr(view, field)
    row, names = event.args["row"], event.args["riders"]
    more = tuple(p._replace(riders=(*p.riders, *names)) if p.row == row else p for p in passages)  # type: ignore[misc]
    return view._replace(**{field: more})  # type: ignore[arg-type]


def _begun(view: View, phase: str, number: int) -> View:
    """A new phase, perhaps a new turn, in which everybody may move again."""
    if number == view.round:
        return view._replace(phase=phase)
    riders = tuple([RiderView._make(fresh(rider)) for rider in view.riders])
    return view._replace(phase=phase, round=number, riders=riders)
