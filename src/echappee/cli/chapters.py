"""A race in chapters: the start, then one per round, each with the table at its end."""

from collections.abc import Callable, Iterable, Iterator
from functools import reduce
from typing import NamedTuple

from echappee.cli.game_data import GameData
from echappee.engine import Event
from echappee.games import game_of
from echappee.notation.game_rules import SomeRace, SomeView


class Chapter(NamedTuple):
    """What everybody heard in one round (0: before the first), and what a spectator saw."""

    round: int
    events: tuple[Event, ...]
    before: SomeView
    view: SomeView
    """As it was at the end."""
    ranking: tuple[str, ...]
    """The riders at the end, in the order of the ranking."""


def first_view(race: SomeRace) -> SomeView:
    """The table before anything happened, as a spectator sees it."""
    start = race.moments[0].position if race.moments else race.position
    return race.rules.cut(start, None)


def chapters(race: SomeRace) -> list[Chapter]:
    """The race as far as it was ridden; an open round is the last chapter."""
    data, view = game_of(race).room(GameData), first_view(race)
    told: list[Chapter] = []
    for events in _split(race.heard(None), data.opens_round):
        number = data.round_of(view) + data.opens_round(events[0])
        after = reduce(race.rules.fold, events, view)
        told.append(Chapter(number, tuple(events), view, after, _ranking(race, number)))
        view = after
    number = data.round_of(view)
    return told or [Chapter(number, (), view, view, _ranking(race, number))]


def _ranking(race: SomeRace, number: int) -> tuple[str, ...]:
    """The order of the riders after this round."""
    later = (moment.position for moment in race.moments if moment.position.round > number)
    return tuple(rider.name for rider in next(later, race.position).ranking)


def _split(events: Iterable[Event], opens_round: Callable[[Event], bool]) -> Iterator[list[Event]]:
    part: list[Event] = []
    for event in events:
        if opens_round(event) and part:
            yield part
            part = []
        part.append(event)
    if part:
        yield part
