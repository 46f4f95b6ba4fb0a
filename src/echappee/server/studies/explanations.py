"""After the race: what each answer could have led to, from what the seat knew then."""

from msgspec import json

from echappee.engine import Race, Refused, ScriptedDealer
from echappee.games import game_of
from echappee.notation.game_rules import SomeRace
from echappee.server.messages.studies import Explained, ExplainedRow
from echappee.server.tables.game_table import GameTable
from echappee.server.tables.untrusted_record import ride_record, up_to_round


def explain_json(text: str, seat: str, number: int) -> bytes:
    """The decisions of this seat in this round, as they are sent; a job for a worker."""
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
