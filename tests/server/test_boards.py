"""The study board over the wire: positions from roads and finished races, and each team's chance to win."""

import pytest
from msgspec import json

from echappee.server.studies.board import board_json, moment_json, start_json
from echappee.server.studies.replays import replay_of
from tests.server.refusals import refused
from tests.server.test_replays import golden
from tests.server.test_studying import cut

RECORD = golden("automatic-teams")


def first() -> str:
    return str(json.decode(start_json("flamme", "base-1", 3))["position"])


def test_a_position_has_chances_for_teams_and_for_each_card() -> None:
    found = json.decode(board_json(first(), "blue.S", ("2", "3", "4", "9")))
    assert sum(found["teams"].values()) == pytest.approx(1, abs=0.001)
    assert set(found["chances"]) == set(found["said"]) == {"2", "3", "4", "9"} == set(found["hand"])
    assert round(100 * found["teams"]["blue"]) == max(each["win"] for each in found["chances"].values())
    assert len(found["view"]["riders"]) == 6


def test_without_a_rider_a_spectator_is_asked() -> None:
    found = json.decode(board_json(first(), "", ()))
    assert (found["hand"], found["chances"]) == ([], {})
    assert sum(found["teams"].values()) == pytest.approx(1, abs=0.001)


def test_a_moment_of_a_race_that_is_over_comes_as_a_line() -> None:
    moment = next(each for each in replay_of(RECORD).moments if each.phase == "energy" and each.round == 4)
    line = json.decode(moment_json(RECORD, moment.entries))["position"]
    assert " at=4.energy " in line
    assert json.decode(board_json(line, "", ()))["view"]["round"] == 4


@pytest.mark.parametrize(
    ("record", "entries", "code"),
    [(cut(RECORD, 6), 0, "race-not-over"), (RECORD, 3, "bad-fork"), (RECORD[:-40], 0, "bad-record")],
    ids=("running", "within-a-phase", "broken"),
)
def test_no_position_is_given_of_what_is_not_over(record: str, entries: int, code: str) -> None:
    with refused(code):
        moment_json(record, entries)


@pytest.mark.parametrize(
    ("line", "code"), [("", "unknown-game"), ("flamme/1 x", "bad-position"), ("homas/1 x", "no-board")]
)
def test_what_is_not_a_position_is_refused(line: str, code: str) -> None:
    with refused(code):
        board_json(line, "", ())
