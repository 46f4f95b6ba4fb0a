"""Rides a round with the real rules, and reads from the race what the last round gave."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, cast

from echappee.engine import Event, Refused, ScriptedDealer
from echappee.flamme.cards import Card, pile
from echappee.flamme.course import Course
from echappee.flamme.position import Position, Rider, Ruleset
from echappee.flamme.rules import FLAMME, FlammeRace
from echappee.scenarios.riders import Entrant, teams_of

Riders = Mapping[str, Rider]


class Ridden(NamedTuple):
    """What the last round gave; riders by their names in the scenario."""

    moved: Riders
    slipped: Riders
    after: Riders
    exhausted: frozenset[str]
    order: tuple[str, ...]
    winner: str | None


def ride(
    road: Course, entrants: Sequence[Entrant], later: Sequence[Mapping[str, Card]], *, from_end: bool
) -> Ridden:
    """Play the first round, or its end phase alone, and the later ones."""
    cards = list(later) if from_end else [{rider.name: rider.card for rider in entrants}, *later]
    riders = tuple(_rider(rider, cards, from_end=from_end) for rider in entrants)
    teams = teams_of(entrants)
    phase = "end" if from_end else "declare"
    race = FlammeRace(
        FLAMME, Position(Ruleset(declared=True), road, teams, riders, 1, phase), ScriptedDealer()
    )
    for played in cards:
        if race.over:
            raise Refused("race-over", "the race is over before the last round")
        _play_round(race, entrants, played)
    return _last_round(race, entrants)


def _play_round(race: FlammeRace, entrants: Sequence[Entrant], played: Mapping[str, Card | None]) -> None:
    """Answer every question of this round; a team with two riders is asked for one after the other."""
    number = race.position.round
    while not race.over and race.position.round == number:
        for question in race.questions:
            name = _name(entrants, f"{question.seat}.{question.id.rider}")
            race.answer(question.id, str(played[name]))


def _rider(entrant: Entrant, cards: Sequence[Mapping[str, Card | None]], *, from_end: bool) -> Rider:
    """The rider with exactly the cards it will play."""
    deck = pile(card for played in cards if (card := played[entrant.name]) is not None)
    return entrant.ridden(deck)._replace(card=entrant.card if from_end else None)


def _last_round(race: FlammeRace, entrants: Sequence[Entrant]) -> Ridden:
    """Read the race's last movement and end phases."""
    ends = [number for number, moment in enumerate(race.moments) if moment.position.phase == "end"]
    end = race.moments[ends[-1]]
    after = race.position
    if not race.over:
        after = race.moments[ends[-1] + 1].position
    start = race.moments[ends[-1] - 1].events if ends[-1] else end.events
    riding = race.events[start : end.events]
    ending = [event for event in race.events[end.events :] if event.code != "phase"]
    named = {rider.name: index for index, rider in enumerate(entrants)}
    return Ridden(
        moved={name: end.position.riders[index] for name, index in named.items()},
        slipped=_slipped(ending, entrants, end.position),
        after={name: after.riders[index] for name, index in named.items()},
        exhausted=frozenset(_names(ending, "exhausted", entrants)),
        order=_names(riding, "moved", entrants),
        winner=next(iter(_names(ending, "won", entrants)), None),
    )


def _slipped(events: Sequence[Event], entrants: Sequence[Entrant], moved: Position) -> Riders:
    """Where slipstreaming left the riders."""
    places = {rider.name: rider for rider in moved.riders}
    for event in events:
        if event.code == "slipped":
            for name, square, lane in cast("tuple[tuple[str, int, int], ...]", event.args["moves"]):
                places[name] = places[name]._replace(square=square, lane=lane)
    return {_name(entrants, name): rider for name, rider in places.items()}


def _names(events: Sequence[Event], code: str, entrants: Sequence[Entrant]) -> tuple[str, ...]:
    """Whom events of this code speak of, in their order."""
    return tuple(_name(entrants, str(event.args["rider"])) for event in events if event.code == code)


def _name(entrants: Sequence[Entrant], name: str) -> str:
    """The scenario's name for a rider of the race."""
    return next(rider.name for rider in entrants if f"{rider.team}.{rider.type}" == name)
