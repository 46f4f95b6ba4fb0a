"""A race told in chapters: the start, then one a round, each with the table at its end."""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from echappee.cli.terminal.game_terminal import Show, show_of
from echappee.engine import Event
from echappee.notation.game_rules import SomeRace
from echappee.words.told import Line


class Chapter(NamedTuple):
    """What everybody heard in one round (0: before the first), and the table at its end."""

    round: int
    events: tuple[Event, ...]
    lines: tuple[Line, ...]
    view: Any
    """What a spectator sees: each game has views of its own."""
    ranking: tuple[str, ...]
    """The riders at its end, the first first."""


def first_view(race: SomeRace) -> Any:  # noqa: ANN401 - as above
    """The table before anything happened, as a spectator sees it."""
    start = race.moments[0].position if race.moments else race.position
    return race.rules.cut(start, None)


def chapters(race: SomeRace) -> list[Chapter]:
    """The race as far as it was ridden; an open round is the last chapter."""
    show, view = show_of(race), first_view(race)
    told: list[Chapter] = []
    for events in _split(race.heard(None), show):
        number = show.round_of(view) + show.opens_round(events[0])
        lines, view = show.narrate(events, view)
        told.append(Chapter(number, tuple(events), tuple(lines), view, _ranking(race, number)))
    number = show.round_of(view)
    return told or [Chapter(number, (), (), view, _ranking(race, number))]


def _ranking(race: SomeRace, number: int) -> tuple[str, ...]:
    """Who is ahead of whom when this round has been ridden."""
    later = (moment.position for moment in race.moments if moment.position.round > number)
    return tuple(rider.name for rider in next(later, race.position).ranking)


def _split(events: Iterable[Event], show: Show) -> Iterator[list[Event]]:
    part: list[Event] = []
    for event in events:
        if show.opens_round(event) and part:
            yield part
            part = []
        part.append(event)
    if part:
        yield part
