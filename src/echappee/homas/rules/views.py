"""What one director may know (rule 1.3.1): everything but the fitness cards of others."""

from typing import NamedTuple

from echappee.engine import Event, Seat
from echappee.homas.board.course import NOWHERE
from echappee.homas.rules.bunch import heard
from echappee.homas.rules.cards import HIDDEN
from echappee.homas.rules.position import Passage, Position, Rider


class View(NamedTuple):
    """The table as one seat sees it; seat None is a spectator."""

    seat: Seat | None
    table: Position
    """With a question mark for every fitness card that this seat may not see."""


def cut(position: Position, seat: Seat | None) -> View:
    """What this seat may know between two phases; counters of the engine's own are left out."""
    riders = tuple(_seen(rider, seat) for rider in position.riders)
    return View(seat, position._replace(riders=riders, step=0, first=NOWHERE))


def _seen(rider: Rider, seat: Seat | None) -> Rider:
    hidden = rider.fitness and rider.team != seat
    return rider._replace(fitness=HIDDEN) if hidden else rider


def fold(view: View, event: Event) -> View:
    """The view after this event was heard."""
    table = view.table
    args = event.args
    for name, field, value in heard(event):
        table = _changed(table, name, field, value)
    if event.code in ("rushed", "summit"):
        table = _passed(table, event)
    elif event.code == "rain":
        table = table._replace(rain=bool(args["rain"]))
    elif event.code == "phase":
        table = _begun(table, str(args["phase"]), int(str(args["round"])))
    return view._replace(table=table)


def _changed(table: Position, name: str, field: str, value: object) -> Position:
    if name.isdigit():
        change = {field: value}
        return table._replace(
            riders=tuple(r._replace(**change) if r.name == name else r for r in table.riders)  # type: ignore[arg-type]
        )
    teams = (t._replace(**{field: value}) if t.colour == name else t for t in table.teams)  # type: ignore[arg-type]
    return table._replace(teams=tuple(teams))


def _passed(table: Position, event: Event) -> Position:
    """More riders have come over a line."""
    field = "sprints" if event.code == "rushed" else "summits"
    passages: tuple[Passage, ...] = getattr(table, field)
    row, names = event.args["row"], event.args["riders"]
    more = tuple(p._replace(riders=(*p.riders, *names)) if p.row == row else p for p in passages)  # type: ignore[misc]
    return table._replace(**{field: more})  # type: ignore[arg-type]


def _begun(table: Position, phase: str, number: int) -> Position:
    """A new phase, perhaps a new turn, in which everybody may move again."""
    if number == table.round:
        return table._replace(phase=phase)
    fresh = tuple(
        r._replace(moved=False, still=False, used=0, helped=False, one_die=False) for r in table.riders
    )
    return table._replace(phase=phase, round=number, step=0, riders=fresh)
