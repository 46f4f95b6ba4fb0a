"""The study of a race as the server gives it, and to whom it does not."""

import pytest
from msgspec import json

from echappee.engine import Refused
from echappee.server.http.bodies import Studied
from echappee.server.tables.studying import study_json
from tests.records.homas.golden import FOLDER as HOMAS
from tests.records.kept import text_of
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
    with pytest.raises(Refused) as refused:
        study_json(record)
    assert refused.value.code == code
