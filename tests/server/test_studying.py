"""The study of a race as the server gives it, and to whom it does not."""

from functools import partial

import pytest
from msgspec import json

from echappee.engine import Refused
from echappee.flamme.rules import FLAMME
from echappee.flamme.study.board import start
from echappee.server.messages.studies import Studied
from echappee.server.studies.study import refine_json, study_json
from echappee.server.tables.records import record_text
from tests.records.homas.golden import FOLDER as HOMAS
from tests.records.kept import text_of
from tests.server.players import OPEN, RANDOM, Company, set_to
from tests.server.refusals import refused
from tests.server.test_forks import FORKED, entries_at, taken_up
from tests.server.test_replays import golden


def studied(record: str) -> Studied:
    return json.decode(study_json(record), type=Studied)


def test_parts_add_up_and_every_moment_is_one_of_the_replay() -> None:
    found = studied(golden("automatic-teams"))
    (red,) = found.seats.values()
    assert red.start + red.skill + red.draws + red.others + red.judge == pytest.approx(red.result)
    assert all(sum(each.teams.values()) == pytest.approx(1, abs=0.001) for each in found.chances)
    assert [each.events for each in found.chances] == sorted(each.events for each in found.chances)
    assert all(0 < index < len(found.chances) for index in found.deciding)
    costly = max(found.decisions, key=lambda each: each.cost)
    assert [each.id.partition("-")[0] for each in costly.said] == ["study", "study"]


def cut(record: str, number: int) -> str:
    return record[: record.index(f"round {number}")]


@pytest.mark.parametrize(
    ("record", "code"),
    [
        (cut(golden("automatic-teams"), 6), "race-not-over"),
        (golden("automatic-teams").replace("R.card=4", "R.card=9"), "bad-record"),
        (cut(text_of(HOMAS, "classic"), 6), "race-not-over"),
    ],
)
def test_what_cannot_be_studied_is_refused(record: str, code: str) -> None:
    for study in (study_json, partial(refine_json, question="1/energy/red/R/card")):
        with refused(code):
            study(record)


def test_a_position_of_somebody_is_not_a_race_to_study() -> None:
    """It may be that of a race which is still ridden."""
    line = FLAMME.line(start("base-1", 2))
    with pytest.raises(Refused, match="starts from a position"):
        study_json(f"echappee-record 1\ngame: flamme\nedition: 1\nposition: {line}\n")


def test_the_record_of_a_running_table_is_given_to_nobody_nor_that_of_a_fork() -> None:
    running, text = Company(set_to(OPEN, RANDOM)), golden(FORKED[0])
    running.sit("ann", "blue")
    for company in (running, taken_up(text, entries_at(text, 4, "energy"))):
        company.start()
        with refused("not-over"):
            record_text(company.table)
