"""What one director may know (rule 1.3.1): everything but the fitness cards of others.

`cut` makes a view of a position, `fold` updates a view with what its seat hears; both lead to the same view.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from echappee.engine import Event, Seat, fast_maker
from echappee.homas.board.course import Course, Square
from echappee.homas.rules.bunch import FieldChange, heard
from echappee.homas.rules.cards import COLOURS, HIDDEN
from echappee.homas.rules.position import Passage, Position, Rider, RiderView, Team, fresh, index_of

_FIELDS: Final = {name: field for field, name in enumerate(RiderView._fields)}
_FITNESS: Final = _FIELDS["fitness"]
_rider_view: Final = fast_maker(RiderView)


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
        return [team.kind for team in self.teams].count("team") == 1

    def team(self, colour: str) -> Team:
        return self.teams[COLOURS.index(colour)]

    def rider(self, name: str) -> RiderView:
        return self.riders[index_of(name)]

    def square(self, rider: RiderView) -> Square:
        return self.course.at(rider.square)


def cut(position: Position, seat: Seat | None) -> View:
    """What this seat may know between two phases."""
    riders = [_covered(rider) if rider.fitness and rider.team != seat else rider for rider in position.riders]
    return _view(position, seat, tuple(riders))


def uncovered(position: Position) -> View:
    """The view of a spectator who has been shown all fitness cards."""
    return _view(position, None, position.riders)


def _view(position: Position, seat: Seat | None, riders: tuple[RiderView, ...]) -> View:
    return View(
        seat=seat,
        course=position.course,
        teams=position.teams,
        riders=riders,
        draws=position.draws,
        tired=position.tired,
        rain=position.rain,
        round=position.round,
        phase=position.phase,
        sprints=position.sprints,
        summits=position.summits,
    )


def _covered(rider: Rider) -> RiderView:
    """A rider whose fitness card is hidden."""
    return _rider_view((*rider[:_FITNESS], HIDDEN, *rider[_FITNESS + 1 :]))


def fold(view: View, event: Event) -> View:
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


def _changed(view: View, changes: Iterable[FieldChange]) -> View:
    riders, teams = list(view.riders), list(view.teams)
    for name, field, value in changes:
        if name in COLOURS:
            index = COLOURS.index(name)
            teams[index] = teams[index]._replace(**{field: value})  # type: ignore[arg-type]
        else:
            index = index_of(name)
            values: list[object] = list(riders[index])
            values[_FIELDS[field]] = value
            riders[index] = _rider_view(values)
    return view._replace(riders=tuple(riders), teams=tuple(teams))


def _passed(view: View, event: Event) -> View:
    """The passages with more riders that have crossed a line."""
    field = "sprints" if event.code == "rushed" else "summits"
    passages: tuple[Passage, ...] = getattr(view, field)
    row, names = event.args["row"], event.args["riders"]
    more = tuple(p._replace(riders=(*p.riders, *names)) if p.row == row else p for p in passages)  # type: ignore[misc]
    return view._replace(**{field: more})  # type: ignore[arg-type]


def _begun(view: View, phase: str, number: int) -> View:
    """A new phase, perhaps a new turn, in which everybody may move again."""
    if number == view.round:
        return view._replace(phase=phase)
    riders = tuple([_rider_view(fresh(rider)) for rider in view.riders])
    return view._replace(phase=phase, round=number, riders=riders)
