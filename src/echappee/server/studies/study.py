"""A recorded race examined: what each decision was worth, and what each answer could have led to."""

from collections.abc import Iterator
from typing import Final

from msgspec import convert, json

from echappee.engine import Race, Refused, ScriptedDealer
from echappee.games import game_of
from echappee.notation.game_rules import SomeRace
from echappee.server.messages.studied import Studied
from echappee.server.messages.studies import Explained, ExplainedRow
from echappee.server.messages.wire import FigureRow
from echappee.server.tables.game_table import GameTable
from echappee.server.tables.radio import figure_rows, with_wins
from echappee.server.tables.untrusted_record import ride_record, up_to_round
from echappee.server.work import steps_of
from echappee.study import EffortName, GameStudy, analyse, wanted
from echappee.study.advice import advise, chances
from echappee.study.as_json import as_json
from echappee.study.chances import Truth
from echappee.study.decision import seen_by
from echappee.study.examine import PROGRESS

THREADS: Final = 2
"""As many as ride for a study; they share one process."""


def study_json(text: str, effort: EffortName) -> bytes:
    """The study of this record as it is sent; a job for a worker."""
    race, _tags = ride_record(text)
    study = game_of(race).room(GameStudy)
    found = wanted(study, race, effort)
    found = found._replace(jobs=THREADS if found.threads else 1)
    analysis = analyse(study, race, found, steps_of(PROGRESS))
    return json.encode(convert(as_json(analysis), Studied))


def explain_json(text: str, seat: str, number: int) -> bytes:
    """The decisions of this seat in this round, judged by what it knew then; a job for a worker."""
    return json.encode(Explained(tuple(_decisions(text, seat, number))))


def _decisions(text: str, seat: str, number: int) -> Iterator[ExplainedRow]:
    race, _tags = ride_record(up_to_round(text, number))
    game = game_of(race)
    explain, study = game.room(GameTable).explain, game.room(GameStudy)
    if explain is None:
        raise Refused("no-coach", "this game has no coach")
    first = next((moment.entries for moment in race.moments if moment.position.round == number), None)
    if first is None or seat not in {team.colour for team in race.position.teams}:
        return
    known: dict[str, dict[str, FigureRow]] = {}
    again: SomeRace = Race(game.rules, race.moments[0].position, ScriptedDealer(), race.ledger[:first])
    for entry in (*race.ledger[first:], *race.open_entries):
        asked = next((each for each in again.questions if each.id == entry.key), None)
        if asked and asked.seat == seat and (told := explain(asked, again.view(seat))):
            tried = advise(study, seen_by(again, seat, study.hides), asked)
            began = again.position.phase
            if began not in known:
                known[began] = figure_rows(chances(study, Truth(again.position)).figures)
            yield ExplainedRow(
                rider=entry.key.rider,
                answer=entry.result,
                wins=figure_rows(tried.figures),
                best=tried.best if tried.clear else None,
                known=known[began][seat],
                chances=with_wins(told, tried.figures),
            )
        (again.deal if entry.chance else again.answer)(entry.key, entry.result)
