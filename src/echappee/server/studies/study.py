"""A recorded race examined: what each decision was worth, and what each answer could have led to."""

from collections.abc import Mapping

from msgspec import json

from echappee.engine import Race, Refused, ScriptedDealer
from echappee.games import game_of
from echappee.notation.game_rules import SomeRace
from echappee.server.messages.studies import (
    BalanceRow,
    ChancesRow,
    Explained,
    ExplainedRow,
    GradedRow,
    RefinedRow,
    RollRow,
    Studied,
)
from echappee.server.tables.game_table import GameTable
from echappee.server.tables.radio import said_wire
from echappee.server.tables.untrusted_record import ride_record, up_to_round
from echappee.study import Analysis, GameStudy, analyse, refine_one
from echappee.study.analysis import MomentChances, Rolled
from echappee.study.balance import DRAWS, JUDGE, OPEN, OTHERS, SKILL, Balance
from echappee.study.decision import Decision, grade

DIGITS = 4
"""More digits would mean nothing."""


def study_json(text: str) -> bytes:
    """The study of this record as it is sent; a job for a worker."""
    race, _tags = ride_record(text)
    analysis = analyse(game_of(race).room(GameStudy), race)
    return json.encode(_studied(race, analysis))


def refine_json(text: str, question: str) -> bytes:
    """What each answer to a question of this record was worth, by riding on; a job for a worker."""
    race, _tags = ride_record(text)
    if not race.over:
        raise Refused("race-not-over", "record: the race is not over yet")
    game = game_of(race)
    found = refine_one(game.room(GameStudy), game.rules, race, question)
    played = next(entry.result for entry in race.ledger if str(entry.key) == question)
    cost = found.cost(played)
    return json.encode(
        RefinedRow(
            by=found.by,
            best=found.best,
            cost=round(cost.mean, DIGITS),
            error=round(cost.error, DIGITS),
            grade=grade(cost.mean),
            answers=_rounded({answer: each.mean for answer, each in found.answers.items()}),
            errors=_rounded({answer: each.error for answer, each in found.answers.items()}),
        )
    )


def _studied(race: SomeRace, found: Analysis) -> Studied:
    began = {(moment.position.round, moment.position.phase): moment.events for moment in race.moments}
    return Studied(
        judge=found.judge,
        races=found.races,
        seats={seat: _balance(each, found.performance(seat)) for seat, each in found.seats.items()},
        decisions=tuple(_graded(each, began[each.key.round, each.key.phase]) for each in found.decisions),
        chances=tuple(map(_chances, found.chances)),
        deciding=tuple(found.deciding),
        rolls=tuple(map(_roll, found.rolls)),
    )


def _roll(found: Rolled) -> RollRow:
    return RollRow(
        round=found.key.round,
        seat=found.key.seat,
        rider=found.key.rider,
        result=found.result,
        before=round(found.before, DIGITS),
        after=round(found.after, DIGITS),
        exact=found.exact,
    )


def _chances(found: MomentChances) -> ChancesRow:
    teams = _rounded(found.teams)
    return ChancesRow(round=found.round, phase=found.phase, events=found.events, teams=teams)


def _balance(found: Balance, performance: float) -> BalanceRow:
    return BalanceRow(
        start=found.start,
        skill=found.sum(SKILL),
        draws=found.sum(DRAWS),
        others=found.sum(OTHERS),
        judge=found.sum(JUDGE),
        open=found.sum(OPEN),
        result=found.result,
        performance=performance,
    )


def _graded(decision: Decision, events: int) -> GradedRow:
    key = decision.key
    return GradedRow(
        question=str(key),
        round=key.round,
        phase=key.phase,
        seat=key.seat,
        rider=key.rider,
        kind=key.kind,
        played=decision.played,
        best=decision.best,
        cost=round(decision.cost, DIGITS),
        grade=decision.grade,
        answers=_rounded(decision.answers),
        error=round(decision.error, DIGITS),
        events=events,
        said=tuple(map(said_wire, decision.reasons)),
    )


def _rounded(chances: Mapping[str, float]) -> dict[str, float]:
    return {name: round(chance, DIGITS) for name, chance in chances.items()}


def explain_json(text: str, seat: str, number: int) -> bytes:
    """The decisions of this seat in this round, from what it knew then; a job for a worker."""
    return json.encode(Explained(tuple(_decisions(text, seat, number))))


def _decisions(text: str, seat: str, number: int) -> list[ExplainedRow]:
    race, _tags = ride_record(up_to_round(text, number))
    game = game_of(race)
    explain = game.room(GameTable).explain
    if explain is None:
        raise Refused("no-coach", "this game has no coach")
    first = next((moment.entries for moment in race.moments if moment.position.round == number), None)
    if first is None or seat not in {team.colour for team in race.position.teams}:
        return []
    again: SomeRace = Race(game.rules, race.moments[0].position, ScriptedDealer(), race.ledger[:first])
    found = []
    for entry in (*race.ledger[first:], *race.open_entries):
        asked = next((each for each in again.questions if each.id == entry.key), None)
        if asked and asked.seat == seat and (chances := explain(asked, again.view(seat))):
            found.append(ExplainedRow(rider=entry.key.rider, answer=entry.result, chances=chances))
        (again.deal if entry.chance else again.answer)(entry.key, entry.result)
    return found
