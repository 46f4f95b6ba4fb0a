"""The study of a race: its turns first, then those in which the chances changed most, roll by roll."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from itertools import pairwise
from math import sqrt
from operator import attrgetter

from echappee.engine import Seat
from echappee.homas.rules import HOMAS, HomasRace, Position
from echappee.homas.study.balances import JudgedDoubt, JudgedRoll, TurnStart, Weighed, balance_through
from echappee.homas.study.reasons import reason
from echappee.homas.study.situations import Doubt, doubts, rolls, situation_at, turn_starts
from echappee.homas.study.worlds import JUDGE, WORLDS, RideStart, Winners, ride_on
from echappee.simulate.engines import REFERENCE
from echappee.simulate.plan import Progress
from echappee.study.analysis import Analysis, MomentChances, StudyEffort
from echappee.study.decision import Decision

RideAll = Callable[[Sequence[RideStart]], Iterator[Winners]]
"""Rides races from each of these situations."""


def results(position: Position) -> Mapping[Seat, float]:
    """1 for the team of the winner."""
    winner = position.ranking[0].team
    return {team.colour: float(team.colour == winner) for team in position.teams}


def steps(race: HomasRace, effort: StudyEffort) -> int:
    """One for each turn, and one for each turn that is examined."""
    turns = len(turn_starts(race))
    return turns + min(effort.turns, turns - 1)


def study(race: HomasRace, effort: StudyEffort, progress: Progress) -> Analysis:
    """Races are ridden in full sets of worlds."""
    races = -(-effort.races // WORLDS) * WORLDS
    result = results(race.position)
    with _riding(races, effort.jobs) as rides:
        winners = _winners_by_turn(race, rides, progress)
        chances = _chances(race, winners)
        examined = _most_changed(chances, effort.turns)
        judged_rolls, judged_doubts = _examined(race, chances, examined, rides, progress)
    passages: list[Weighed] = [*_turns(race, winners, examined), *judged_rolls, *judged_doubts]
    passages.sort(key=attrgetter("entry"))
    return Analysis(
        game=HOMAS.name,
        judge=JUDGE,
        seats={
            seat: balance_through(passages, seat, winners[0].of(seat), result[seat])
            for seat in race.position.seats
        },
        decisions=[each.decision for each in sorted(judged_doubts, key=attrgetter("entry"))],
        chances=chances,
        races=races,
        rolls=[each.told for each in judged_rolls],
        round_word="turn",
    )


@contextmanager
def _riding(races: int, jobs: int) -> Iterator[RideAll]:
    """Rides in this process, or in several."""
    ride = partial(ride_on, races=races)
    if jobs == 1:
        yield partial(map, ride)
        return
    with REFERENCE.pool(jobs) as pool:
        yield partial(pool.map, ride)


def _winners_by_turn(race: HomasRace, rides: RideAll, progress: Progress) -> Sequence[Winners]:
    """From the beginning of every turn."""
    found = []
    for winners in rides([situation_at(race, moment) for moment in turn_starts(race)]):
        found.append(winners)
        progress(1)
    return found


def _chances(race: HomasRace, winners_by_turn: Sequence[Winners]) -> Sequence[MomentChances]:
    """At the beginning of every turn, told as the end of the one before; and at the end."""
    teams = [team.colour for team in race.position.teams]
    found = []
    for moment, winners in zip(turn_starts(race), winners_by_turn, strict=True):
        ended = race.moments[max(0, race.moments.index(moment) - 1)].position
        shares = {team: winners.of(team) for team in teams}
        found.append(MomentChances(ended.round, ended.phase, moment.events, moment.entries, shares))
    last = race.moments[-1].position
    end = MomentChances(last.round, last.phase, len(race.events), len(race.ledger), results(race.position))
    return [*found, end]


def _most_changed(chances: Sequence[MomentChances], most: int) -> Sequence[int]:
    """The turns in which the chances changed most; the time before the first one is not examined."""
    changes = {
        now.round: sum(abs(now.teams[team] - before.teams[team]) for team in now.teams)
        for before, now in pairwise(chances)
        if now.round
    }
    return sorted(changes, key=changes.__getitem__, reverse=True)[:most]


def _turns(
    race: HomasRace, winners_by_turn: Sequence[Winners], examined: Sequence[int]
) -> Iterator[TurnStart]:
    for moment, winners in zip(turn_starts(race), winners_by_turn, strict=True):
        yield TurnStart(moment.entries, winners, examined=moment.position.round - 1 in examined)


def _examined(
    race: HomasRace,
    chances: Sequence[MomentChances],
    turns: Sequence[int],
    rides: RideAll,
    progress: Progress,
) -> tuple[Sequence[JudgedRoll], Sequence[JudgedDoubt]]:
    """Every roll; and the choices of seats that had won a race from the beginning of the turn.

    The others had nothing to lose, as far as can be told.
    """
    judged_rolls: list[JudgedRoll] = []
    judged_doubts: list[JudgedDoubt] = []
    for turn in sorted(turns):
        begun = next(before for before, now in pairwise(chances) if now.round == turn)
        seats = [seat for seat, chance in begun.teams.items() if chance]
        rolled, doubted = list(rolls(race, turn)), list(doubts(race, turn, seats))
        situations = [each for roll in rolled for each in (roll.before, roll.after)]
        situations += [each for doubt in doubted for each in (doubt.with_played, doubt.with_other)]
        winners = iter(rides(situations))
        judged_rolls += [JudgedRoll(roll, next(winners), next(winners)) for roll in rolled]
        judged_doubts += [_judged(doubt, next(winners), next(winners)) for doubt in doubted]
        progress(1)
    return judged_rolls, judged_doubts


def _judged(doubt: Doubt, played: Winners, other: Winners) -> JudgedDoubt:
    seat = doubt.key.seat
    answers = {doubt.played: played.of(seat), doubt.other: other.of(seat)}
    error = 0.0 if played.exact and other.exact else _error(played, other, seat)
    decision = Decision(doubt.key, doubt.played, answers, error=error)
    if decision.cost:
        best = reason(seat, doubt.other, doubt.with_other, other)
        own = reason(seat, doubt.played, doubt.with_played, played)
        decision = replace(decision, reasons=[*best, *own])
    return JudgedDoubt(doubt.entry, decision)


def _error(one: Winners, other: Winners, seat: Seat) -> float:
    """The standard error of the difference between two answers, world by world.

    As if one more world had made a difference: where none did, it is still not certain that none can.
    """
    pairs = zip(one.teams, other.teams, strict=True)
    gains = [(mine == seat) - (yours == seat) for mine, yours in pairs]
    count, mean = len(gains), sum(gains) / len(gains)
    return sqrt((1 + sum((gain - mean) ** 2 for gain in gains)) / (count * (count - 1)))
