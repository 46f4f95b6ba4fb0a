"""Races of scenarios, ridden with the real rules, and the results of their last round."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple, cast

from echappee.engine import Event, Refused, ScriptedDealer
from echappee.flamme.rules import FLAMME, Card, FlammeRace, Position, Rider, pile
from echappee.flamme.rules.tour_stage import lying, passed
from echappee.flamme.scenarios.places import MINUTE, Riding
from echappee.flamme.scenarios.riders import Entrant
from echappee.flamme.scenarios.roads import OUT

Entrants = Mapping[str, Entrant]
RoundCards = Mapping[str, Card]
"""The cards of one round by rider."""


class LastRound(NamedTuple):
    """The results of the last round, by the riders' names in the scenario; riders off the road are OUT."""

    moved: Riding
    slipped: Riding
    after: Riding
    order: tuple[str, ...]
    winner: str


def race_from(start: Position, draws: Mapping[str, str] | None = None) -> FlammeRace:
    """A race from this position, with these draws and no others."""
    return FlammeRace(FLAMME, start, ScriptedDealer(draws))


def ride(start: Position, entrants: Entrants, cards: Sequence[RoundCards], *, from_end: bool) -> LastRound:
    """Play the rounds of these cards; with `from_end` the end phase of an earlier round comes first."""
    riders = [
        rider._replace(pile=pile(_cards_of(name, cards)), card=who.card if from_end else None)
        for rider, (name, who) in zip(start.riders, entrants.items(), strict=True)
    ]
    start = start._replace(riders=tuple(riders), phase="end" if from_end else "declare")
    if from_end:
        # An end phase alone gives no tokens; riders beside a pile have passed it.
        bare = replace(start.course, piles=())
        race = _race(start._replace(course=bare))
        if cards and not race.over:
            race = _race(race.position._replace(course=start.course))
    else:
        race = _race(start)
    for played in cards:
        if race.over:
            raise Refused("race-over", "the race is over before the last round")
        _check_played(race.position, entrants, played)
        _play_round(race, entrants, played)
    return _last_round(race, {who.seat_name: name for name, who in entrants.items()})


def _cards_of(name: str, cards: Iterable[RoundCards]) -> Iterable[Card]:
    """Exactly the cards that this rider will play."""
    return (played[name] for played in cards if name in played)


def _race(position: Position) -> FlammeRace:
    """The race from here, in which riders beside a pile of tokens or beyond it have passed it."""
    riders = position.riders
    for laid in lying(position.ruleset, position.course):
        riders = tuple(passed(rider, laid) if rider.square >= laid.square else rider for rider in riders)
    return race_from(position._replace(riders=riders))


def _check_played(position: Position, entrants: Entrants, played: RoundCards) -> None:
    """Every rider on the road plays a card, and nobody else does."""
    for name, rider in zip(entrants, position.riders, strict=True):
        if rider.racing and name not in played:
            raise Refused("missing-card", f"next: {name} has no card")
        if not rider.racing and name in played:
            raise Refused("bad-rider", f"next: {name} is out")


def _play_round(race: FlammeRace, entrants: Entrants, played: RoundCards) -> None:
    """Answer every question of this round; a team with two riders is asked for one after the other."""
    named = {who.seat_name: str(played[name]) for name, who in entrants.items() if name in played}
    number = race.position.round
    while not race.over and race.position.round == number:
        for question in race.questions:
            recover = question.id.kind == "recover"
            race.answer(question.id, "no" if recover else named[f"{question.seat}.{question.id.rider}"])


def _last_round(race: FlammeRace, names: Mapping[str, str]) -> LastRound:
    """Read the race's last movement and end phases."""
    ends = [number for number, moment in enumerate(race.moments) if moment.position.phase == "end"]
    end = race.moments[ends[-1]]
    after = race.position if race.over else race.moments[ends[-1] + 1].position
    start = race.moments[ends[-1] - 1].events if ends[-1] else end.events
    ending = race.events[end.events :]
    moved, riders = _by_name(end.position, names), _by_name(after, names)
    first = after.ranking[0]
    return LastRound(
        moved=Riding(moved, {"crashed": _crashed(moved)}),
        slipped=Riding(_slipped(moved, ending, names)),
        after=Riding(
            riders,
            {
                "crashed": _crashed(riders),
                "exhausted": _named("exhausted", ending, names),
                MINUTE: _named("minute", ending, names),
            },
            {
                "time": {name: rider.time for name, rider in riders.items()},
                "tp": {name: rider.podium for name, rider in riders.items()},
                "token": _tokens(ending, names),
                "led": {name: _named("led", ending, names).count(name) for name in names.values()},
            },
        ),
        order=_named("moved", race.events[start : end.events], names),
        winner=names[first.name] if first.home else "nobody",
    )


def _by_name(position: Position, names: Mapping[str, str]) -> dict[str, Rider]:
    """The riders by name; against the clock one that is home has left the road."""
    timed = position.ruleset.timed
    return {
        names[rider.name]: rider._replace(square=OUT.square, lane=OUT.lane) if timed and rider.home else rider
        for rider in position.riders
    }


def _crashed(riders: Mapping[str, Rider]) -> frozenset[str]:
    return frozenset(name for name, rider in riders.items() if rider.crashed)


def _slipped(
    moved: Mapping[str, Rider], events: Sequence[Event], names: Mapping[str, str]
) -> dict[str, Rider]:
    """Where slipstreaming left the riders."""
    riders = dict(moved)
    for event in events:
        if event.code == "slipped":
            for rider, square, lane in cast("tuple[tuple[str, int, int], ...]", event.args["moves"]):
                riders[names[rider]] = riders[names[rider]]._replace(square=square, lane=lane)
    return riders


def _tokens(events: Sequence[Event], names: Mapping[str, str]) -> dict[str, int]:
    """The value of each rider's tokens of this round."""
    sums = dict.fromkeys(names.values(), 0)
    for event in events:
        if event.code == "token":
            sums[names[str(event.args["rider"])]] += cast("int", event.args["value"])
    return sums


def _named(code: str, events: Sequence[Event], names: Mapping[str, str]) -> tuple[str, ...]:
    """The riders that events of this code are about, in order."""
    return tuple(names[str(event.args["rider"])] for event in events if event.code == code)
