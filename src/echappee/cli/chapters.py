"""A race told in chapters: the start, then one a round, each with the table at its end."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from echappee.engine import Event
from echappee.flamme import FLAMME, FlammeRace, View
from echappee.words import Line, narrate


class Chapter(NamedTuple):
    """What everybody heard in one round (0: before the first), and the table at its end."""

    round: int
    events: tuple[Event, ...]
    lines: tuple[Line, ...]
    view: View
    ranking: tuple[str, ...]
    """The riders at its end, the first first."""


def first_view(race: FlammeRace) -> View:
    """The table before anything happened, as a spectator sees it."""
    start = race.moments[0].position if race.moments else race.position
    return FLAMME.cut(start, None)


def chapters(race: FlammeRace) -> list[Chapter]:
    """The race as far as it was ridden; an open round is the last chapter."""
    view = first_view(race)
    told: list[Chapter] = []
    for events in _split(race.heard(None)):
        number = view.round + opens_round(events[0])
        lines, view = narrate(events, view)
        told.append(Chapter(number, tuple(events), tuple(lines), view, _ranking(race, number)))
    return told or [Chapter(view.round, (), (), view, _ranking(race, view.round))]


def _ranking(race: FlammeRace, number: int) -> tuple[str, ...]:
    """Who is ahead of whom when this round has been ridden."""
    later = (moment.position for moment in race.moments if moment.position.round > number)
    return tuple(rider.name for rider in next(later, race.position).ranking)


def opens_round(event: Event) -> bool:
    """Whether a new round begins with this event."""
    return event.code == "phase" and event.args["phase"] in ("energy", "declare")


def _split(events: Iterable[Event]) -> Iterator[list[Event]]:
    part: list[Event] = []
    for event in events:
        if opens_round(event) and part:
            yield part
            part = []
        part.append(event)
    if part:
        yield part
