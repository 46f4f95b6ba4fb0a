"""The study of a race: its turns first, then those in which the chances changed most, roll by roll."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from itertools import pairwise
from math import sqrt

from echappee.engine import Seat
from echappee.homas.rules import HOMAS, HomasRace, Position
from echappee.homas.study.balances import Chosen, Fallen, Passed, Spots, balance
from echappee.homas.study.reasons import reason
from echappee.homas.study.riding_on import JUDGE, WORLDS, Level, Spot, ride_on
from echappee.homas.study.spots import Doubt, Roll, doubts, rolls, spot_of, turn_starts
from echappee.simulate.engines import REFERENCE
from echappee.study.analysis import Analysis, Chances
from echappee.study.decision import Decision
from echappee.study.game_study import Done, Effort

Rides = Callable[[Sequence[Spot]], Iterator[Level]]
"""Rides races from each of these spots."""


def results(position: Position) -> Mapping[Seat, float]:
    """1 for the team of the winner."""
    winner = position.ranking[0].team
    return {team.colour: float(team.colour == winner) for team in position.teams}


def steps(race: HomasRace, effort: Effort) -> int:
    """One for each turn, and one for each turn that is examined."""
    turns = len(turn_starts(race))
    return turns + min(effort.turns, turns - 1)


def study(race: HomasRace, effort: Effort, done: Done) -> Analysis:
    """Races are ridden in full sets of worlds."""
    races = -(-effort.races // WORLDS) * WORLDS
    with _riding(races, effort.jobs) as rides:
        levels = _turn_levels(race, rides, done)
        chances = _chances(race, levels)
        looked_into = _most_changed(chances, effort.turns)
        spots = sorted(
            [*_passed(race, levels, looked_into), *_looked_into(race, chances, looked_into, rides, done)],
            key=lambda spot: spot.entry,
        )
    return _told(race, chances, spots, races)


@contextmanager
def _riding(races: int, jobs: int) -> Iterator[Rides]:
    """In this process, or in several."""
    ride = partial(ride_on, races=races)
    if jobs == 1:
        yield partial(map, ride)
        return
    with REFERENCE.pool(jobs) as pool:
        yield partial(pool.map, ride)


def _turn_levels(race: HomasRace, rides: Rides, done: Done) -> Sequence[Level]:
    levels = []
    for level in rides([spot_of(race, moment) for moment in turn_starts(race)]):
        levels.append(level)
        done(1)
    return levels


def _chances(race: HomasRace, levels: Sequence[Level]) -> Sequence[Chances]:
    """At the beginning of every turn, told as the end of the one before; and at the end."""
    teams = [team.colour for team in race.position.teams]
    found = []
    for moment, level in zip(turn_starts(race), levels, strict=True):
        ended = race.moments[max(0, race.moments.index(moment) - 1)].position
        shares = {team: level.of(team) for team in teams}
        found.append(Chances(ended.round, ended.phase, moment.events, moment.entries, shares))
    last = race.moments[-1].position
    end = Chances(last.round, last.phase, len(race.events), len(race.ledger), results(race.position))
    return [*found, end]


def _most_changed(chances: Sequence[Chances], most: int) -> Sequence[int]:
    """The turns in which the chances changed most; the time before the first one is not examined."""
    changes = {
        now.round: sum(abs(now.teams[team] - before.teams[team]) for team in now.teams)
        for before, now in pairwise(chances)
        if now.round
    }
    return sorted(changes, key=changes.__getitem__, reverse=True)[:most]


def _passed(race: HomasRace, levels: Sequence[Level], looked_into: Sequence[int]) -> Iterator[Passed]:
    for moment, level in zip(turn_starts(race), levels, strict=True):
        yield Passed(moment.entries, level, looked_into=moment.position.round - 1 in looked_into)


def _looked_into(
    race: HomasRace, chances: Sequence[Chances], turns: Sequence[int], rides: Rides, done: Done
) -> Iterator[Fallen | Chosen]:
    """Every roll; and the choices of seats that had won a race from the beginning of the turn.

    The others had nothing to lose, as far as can be told.
    """
    for turn in turns:
        begun = next(before for before, now in pairwise(chances) if now.round == turn)
        seats = [seat for seat, chance in begun.teams.items() if chance]
        fallen, doubted = list(rolls(race, turn)), list(doubts(race, turn, seats))
        spots = [spot for each in fallen for spot in (each.before, each.after)]
        spots += [spot for each in doubted for spot in (each.with_played, each.with_other)]
        levels = iter(rides(spots))
        yield from [_fallen(each, next(levels), next(levels)) for each in fallen]
        yield from [_chosen(each, next(levels), next(levels)) for each in doubted]
        done(1)


def _fallen(roll: Roll, before: Level, after: Level) -> Fallen:
    return Fallen(roll.entry, roll.key, roll.result, before, after)


def _chosen(doubt: Doubt, played: Level, other: Level) -> Chosen:
    seat = doubt.key.seat
    answers = {doubt.played: played.of(seat), doubt.other: other.of(seat)}
    error = 0.0 if played.exact and other.exact else _error(played, other, seat)
    decision = Decision(doubt.key, doubt.played, answers, error=error)
    if not decision.cost:
        return Chosen(doubt.entry, decision)
    told = reason(seat, doubt.other, doubt.with_other, other)
    told = [*told, *reason(seat, doubt.played, doubt.with_played, played)]
    return Chosen(doubt.entry, replace(decision, reasons=told))


def _error(one: Level, other: Level, seat: Seat) -> float:
    """The standard error of the difference between two levels, world by world.

    As if one more world had made a difference: where none did, it is still not certain that none can.
    """
    pairs = zip(one.winners, other.winners, strict=True)
    gains = [(mine == seat) - (yours == seat) for mine, yours in pairs]
    count, mean = len(gains), sum(gains) / len(gains)
    return sqrt((1 + sum((gain - mean) ** 2 for gain in gains)) / (count * (count - 1)))


def _told(race: HomasRace, chances: Sequence[Chances], spots: Spots, races: int) -> Analysis:
    result = results(race.position)
    return Analysis(
        game=HOMAS.name,
        judge=JUDGE,
        seats={seat: balance(spots, seat, result[seat]) for seat in race.position.seats},
        decisions=[spot.decision for spot in spots if isinstance(spot, Chosen)],
        chances=chances,
        races=races,
        rolls=[spot.told for spot in spots if isinstance(spot, Fallen)],
        round_word="turn",
    )
