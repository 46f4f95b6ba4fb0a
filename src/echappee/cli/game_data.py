"""Races and tours as data: the record of a game, the chapters of a race, and both as JSON."""

import json
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import ClassVar, Generic, NamedTuple, Protocol, Self, TypeVar

from echappee.cli.run_facts import race_facts, seed_of, tour_facts
from echappee.engine import Event, Seat
from echappee.games import Game, game_named, game_of
from echappee.notation import Tags
from echappee.notation.game_rules import SomeRace, SomeTeam, SomeView
from echappee.simulate.run import failed_last
from echappee.tours.game_tours import no_tours
from echappee.tours.tour import SomeTour

V = TypeVar("V", bound=SomeView)
V_co = TypeVar("V_co", bound=SomeView, covariant=True)
T = TypeVar("T", bound=SomeTour)


class RaceSoFar(Protocol[V_co]):
    """A race at the end of some round."""

    @property
    def view(self) -> V_co:
        """What a spectator sees."""

    @property
    def ranking(self) -> Sequence[str]:
        """The riders in the order of the ranking."""


@dataclass(frozen=True, kw_only=True)
class GameData(Generic[V, T]):
    """How a game prints races and tours as data."""

    ROOM: ClassVar[str] = "terminal.data"

    opens_round: Callable[[Event], bool]
    """Whether a new round begins with this event."""
    race: Callable[[Tags, RaceSoFar[V], Sequence[Event], bool], dict[str, object]]
    """The standings, what was heard, and the winner if the race is over."""
    tour: Callable[[T], dict[str, object]] = no_tours
    """Everything that follows from the tour."""

    @classmethod
    def plain(cls, game: Game) -> Self:
        """Of a game in which an event `round` opens each round, with its number."""

        def race(tags: Tags, so_far: RaceSoFar[V], events: Sequence[Event], over: bool) -> dict[str, object]:  # noqa: FBT001 - as every game is asked
            ranking = list(so_far.ranking)
            return {
                "game": game.name,
                "seed": seed_of(tags),
                "rounds": so_far.view.round,
                "winner": ranking[0] if over else None,
                "ranking": ranking,
                "events": events_of(events),
            }

        return cls(opens_round=lambda event: event.code == "round", race=race)


def teams_of(tags: Tags, teams: Sequence[SomeTeam]) -> list[str]:
    """The bot or person that decides for each team."""
    kinds, players = [team.kind for team in teams], tags.get("players", "").split()
    named = zip(players, kinds, strict=False)
    return [kind if player == "-" else player for player, kind in named] or kinds


def events_of(events: Sequence[Event]) -> list[dict[str, object]]:
    return [{"code": event.code, "rule": event.rule, "args": dict(event.args)} for event in events]


class Chapter(NamedTuple):
    """The public events of one round (0: before the first), and the spectator's view."""

    round: int
    events: tuple[Event, ...]
    before: SomeView
    view: SomeView
    """The view at the end of the round."""
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
        number = view.round + data.opens_round(events[0])
        after = reduce(race.rules.fold, events, view)
        told.append(Chapter(number, tuple(events), view, after, _ranking(race, number)))
        view = after
    last = told.pop() if told else Chapter(view.round, (), view, view, ())
    return [*told, last._replace(ranking=tuple(rider.name for rider in race.position.ranking))]


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


def print_race_json(command: str, race: SomeRace, tags: Tags, failed: Collection[Seat] = ()) -> None:
    """The whole race, with every public event; these seats have lost because their bots failed."""
    ranking = tuple(rider.name for rider in failed_last(race.position.ranking, failed))
    last, game = chapters(race)[-1]._replace(ranking=ranking), game_of(race)
    data = game.room(GameData).race(tags, last, race.heard(None), race.over)
    _print(data | {"failed": sorted(failed), "run": race_facts(command, game, tags)})


def print_round_json(race: SomeRace, tags: Tags, chapter: Chapter, *, last: bool) -> None:
    """The race at the end of this round, with the round's public events."""
    game = game_of(race)
    data = game.room(GameData).race(tags, chapter, chapter.events, race.over and last)
    _print(data | {"run": race_facts("replay", game, tags)})


def print_tour_json(tour: SomeTour) -> None:
    game = game_named(tour.game)
    _print(game.room(GameData).tour(tour) | {"run": tour_facts("tour export", game, tour.tags)})


def _print(data: object) -> None:
    print(json.dumps(data, ensure_ascii=False))
