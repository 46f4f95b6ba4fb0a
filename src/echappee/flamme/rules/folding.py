"""How each event changes the view of a seat that hears it."""

from collections.abc import Callable
from typing import cast

from echappee.engine import Event
from echappee.flamme.rules.cards import pile
from echappee.flamme.rules.course_text import course
from echappee.flamme.rules.folding_riders import ON_RIDER, number
from echappee.flamme.rules.views import View


def fold(view: View, event: Event) -> View:
    if event.code in ON_RIDER:
        change = ON_RIDER[event.code]
        team, _, type_ = str(event.args["rider"]).partition(".")
        riders = [
            change(rider, event) if rider.type == type_ and rider.team == team else rider
            for rider in view.riders
        ]
        view = view._replace(riders=tuple(riders))
    if event.code in ON_TABLE:
        return ON_TABLE[event.code](view, event)
    return view


def _phase(view: View, event: Event) -> View:
    phase = cast(str, event.args["phase"])
    first = "" if view.phase == "placement" else view.first
    return view._replace(round=number(event, "round"), phase=phase, first=first, order=(), drafted=())


def _draft_order(view: View, event: Event) -> View:
    return view._replace(order=cast("tuple[str, ...]", event.args["seats"]))


def _pick(view: View, event: Event) -> View:
    return view._replace(drafted=(*view.drafted, cast(str, event.args["rider"])))


def _weather(view: View, event: Event) -> View:
    return view._replace(course=course(cast(str, event.args["road"])))


def _removed(view: View, _: Event) -> View:
    return view._replace(
        riders=tuple(
            rider._replace(card=None, played=pile((*rider.played, rider.card))) if rider.card else rider
            for rider in view.riders
        )
    )


def _slipped(view: View, event: Event) -> View:
    moves = cast("tuple[tuple[str, int, int], ...]", event.args["moves"])
    locations = {name: (square, lane) for name, square, lane in moves}
    return view._replace(
        riders=tuple(
            rider._replace(square=locations[rider.name][0], lane=locations[rider.name][1])
            if rider.name in locations
            else rider
            for rider in view.riders
        )
    )


ON_TABLE: dict[str, Callable[[View, Event], View]] = {
    "draft-order": _draft_order,
    "drafted": _pick,
    "phase": _phase,
    "weather": _weather,
    "removed": _removed,
    "slipped": _slipped,
}
