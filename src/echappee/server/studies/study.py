"""A recorded race examined: what each decision was worth, and what each answer could have led to."""

from msgspec import convert, json, to_builtins

from echappee.engine import Race, Refused, ScriptedDealer
from echappee.games import game_of
from echappee.notation.game_rules import SomeRace
from echappee.server.messages.studies import Explained, ExplainedRow, Studied
from echappee.server.tables.game_table import GameTable
from echappee.server.tables.radio import said_wire
from echappee.server.tables.untrusted_record import ride_record, up_to_round
from echappee.server.work import steps_of
from echappee.study import QUICK, Analysis, GameStudy, analyse, refine_one
from echappee.study.as_json import as_json, decision_json, refined_json


def study_json(text: str) -> bytes:
    """The study of this record as it is sent; a job for a worker."""
    race, _tags = ride_record(text)
    study = game_of(race).room(GameStudy)
    analysis = analyse(study, race, progress=steps_of(study.steps(race, QUICK)))
    return json.encode(_studied(race, analysis))


def refine_json(text: str, question: str) -> bytes:
    """What each answer to a question of this record was worth, found by riding on; a job for a worker."""
    race, _tags = ride_record(text)
    if not race.over:
        raise Refused("race-not-over", "record: the race is not over yet")
    game = game_of(race)
    found = refine_one(game.room(GameStudy), game.rules, race, question)
    played = next(entry.result for entry in race.ledger if str(entry.key) == question)
    return json.encode(refined_json(found, played))


def _studied(race: SomeRace, found: Analysis) -> Studied:
    """The study, with the number of events before each decision and its explanation."""
    began = {(moment.position.round, moment.position.phase): moment.events for moment in race.moments}
    decisions = [
        decision_json(each)
        | {
            "events": began[each.key.round, each.key.phase],
            "said": to_builtins(list(map(said_wire, each.reasons))),
        }
        for each in found.decisions
    ]
    return convert(as_json(found) | {"decisions": decisions}, Studied)


def explain_json(text: str, seat: str, number: int) -> bytes:
    """The decisions of this seat in this round, judged by what it knew then; a job for a worker."""
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
