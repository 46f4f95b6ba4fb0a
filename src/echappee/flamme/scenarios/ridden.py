"""Rides a round with the real rules, and reads from the race what the last round gave."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple, cast

from echappee.engine import Event, Refused, ScriptedDealer
from echappee.flamme.rules.cards import Card, pile
from echappee.flamme.rules.course import TokenPile
from echappee.flamme.rules.phases import FLAMME, FlammeRace
from echappee.flamme.rules.position import Position, Rider
from echappee.flamme.rules.tour_stage import lying, passed
from echappee.flamme.scenarios.riders import Entrant, teams_of
from echappee.flamme.scenarios.roads import OUT
from echappee.flamme.scenarios.stages import Stage

Riders = Mapping[str, Rider]
Cards = Mapping[str, Card]


class Ridden(NamedTuple):
    """What the last round gave, by the riders' names in the scenario; riders that left the road are OUT."""

    moved: Riders
    slipped: Riders
    after: Riders
    flags: Mapping[str, frozenset[str]]
    """Riders who took an exhaustion card, and those who took a minute."""
    tokens: Mapping[str, int]
    """The sum of the tokens that each rider took."""
    led: Mapping[str, int]
    """The combative tokens that each rider took."""
    order: tuple[str, ...]
    winner: str | None


def ride(
    stage: Stage,
    entrants: Sequence[Entrant],
    points: Mapping[str, int],
    cards: Sequence[Cards],
    *,
    from_end: bool,
) -> Ridden:
    """Play the rounds of these cards; with `from_end` the end phase of an earlier round comes first."""
    riders = tuple(_rider(rider, cards, from_end=from_end) for rider in entrants)
    phase = "end" if from_end else "declare"
    teams = teams_of(entrants, points)
    race = _race(
        Position(ruleset=stage.rules, course=stage.road, teams=teams, riders=riders, round=1, phase=phase),
        from_end=from_end,
    )
    if from_end and cards and not race.over:
        race = _race(race.position._replace(course=stage.road), from_end=False)
    for played in cards:
        if race.over:
            raise Refused("race-over", "the race is over before the last round")
        _check_played(race.position, entrants, played)
        _play_round(race, entrants, played)
    return _last_round(race, entrants)


def _race(position: Position, *, from_end: bool) -> FlammeRace:
    """The race from here: an end phase alone gives no tokens, so riders beside a pile have passed it."""
    if from_end:
        position = position._replace(course=replace(position.course, piles=()))
    riders = position.riders
    for laid in lying(position.ruleset, position.course):
        riders = tuple(_by(rider, laid) for rider in riders)
    return FlammeRace(FLAMME, position._replace(riders=riders), ScriptedDealer())


def _by(rider: Rider, laid: TokenPile) -> Rider:
    """The rider, marked if it is beside this pile or beyond it."""
    return passed(rider, laid) if rider.square >= laid.square else rider


def _check_played(position: Position, entrants: Sequence[Entrant], played: Cards) -> None:
    """Every rider on the road plays a card, and nobody else does."""
    for entrant, rider in zip(entrants, position.riders, strict=True):
        if rider.racing and entrant.name not in played:
            raise Refused("missing-card", f"next: {entrant.name} has no card")
        if not rider.racing and entrant.name in played:
            raise Refused("bad-rider", f"next: {entrant.name} is out")


def _play_round(race: FlammeRace, entrants: Sequence[Entrant], played: Cards) -> None:
    """Answer every question of this round; a team with two riders is asked for one after the other."""
    number = race.position.round
    while not race.over and race.position.round == number:
        for question in race.questions:
            name = _name(entrants, f"{question.seat}.{question.id.rider}")
            race.answer(question.id, "no" if question.id.kind == "recover" else str(played[name]))


def _rider(entrant: Entrant, cards: Iterable[Cards], *, from_end: bool) -> Rider:
    """The rider with exactly the cards it will play."""
    deck = pile(played[entrant.name] for played in cards if entrant.name in played)
    return entrant.ridden(deck)._replace(card=entrant.card if from_end else None)


def _last_round(race: FlammeRace, entrants: Sequence[Entrant]) -> Ridden:
    """Read the race's last movement and end phases."""
    ends = [number for number, moment in enumerate(race.moments) if moment.position.phase == "end"]
    end = race.moments[ends[-1]]
    after = race.position if race.over else race.moments[ends[-1] + 1].position
    start = race.moments[ends[-1] - 1].events if ends[-1] else end.events
    riding = race.events[start : end.events]
    ending = [event for event in race.events[end.events :] if event.code != "phase"]
    first = after.ranking[0]
    return Ridden(
        moved=_standing(end.position, entrants),
        slipped=_slipped(ending, entrants, end.position),
        after=_standing(after, entrants),
        flags={code: frozenset(_names(ending, code, entrants)) for code in ("exhausted", "minute")},
        tokens=_tokens(ending, entrants),
        led={entrant.name: _names(ending, "led", entrants).count(entrant.name) for entrant in entrants},
        order=_names(riding, "moved", entrants),
        winner=_name(entrants, first.name) if first.home else None,
    )


def _standing(position: Position, entrants: Sequence[Entrant]) -> Riders:
    """The riders by name; against the clock one that is home has left the road."""
    timed = position.ruleset.timed
    return {
        entrant.name: rider._replace(square=OUT.square, lane=OUT.lane) if timed and rider.home else rider
        for entrant, rider in zip(entrants, position.riders, strict=True)
    }


def _slipped(events: Sequence[Event], entrants: Sequence[Entrant], moved: Position) -> Riders:
    """Where slipstreaming left the riders."""
    riders = dict(_standing(moved, entrants))
    for event in events:
        if event.code == "slipped":
            for rider, square, lane in cast("tuple[tuple[str, int, int], ...]", event.args["moves"]):
                name = _name(entrants, rider)
                riders[name] = riders[name]._replace(square=square, lane=lane)
    return riders


def _tokens(events: Sequence[Event], entrants: Sequence[Entrant]) -> dict[str, int]:
    """What each rider's tokens of this round are worth."""
    sums = dict.fromkeys((entrant.name for entrant in entrants), 0)
    for event in events:
        if event.code == "token":
            sums[_name(entrants, str(event.args["rider"]))] += cast("int", event.args["value"])
    return sums


def _names(events: Sequence[Event], code: str, entrants: Sequence[Entrant]) -> tuple[str, ...]:
    """The riders that events of this code are about, in order."""
    return tuple(_name(entrants, str(event.args["rider"])) for event in events if event.code == code)


def _name(entrants: Sequence[Entrant], name: str) -> str:
    """The scenario's name for a rider of the race."""
    return next(rider.name for rider in entrants if f"{rider.team}.{rider.type}" == name)
