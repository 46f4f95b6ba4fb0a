"""Studies, explanations, the study board and puzzles as the server gives them, and to whom it does not."""

from dataclasses import replace
from functools import cache
from typing import Final

import pytest
from msgspec import json

from echappee.engine import Refused
from echappee.flamme.rules import FLAMME
from echappee.flamme.study.board import start
from echappee.flamme.study.riding import warm_up
from echappee.games import game_named
from echappee.server.messages.studied import Studied
from echappee.server.messages.studies import Explained
from echappee.server.studies.puzzles import puzzle_of, puzzles_of
from echappee.server.studies.replays import board_json, moment_json, replay_of, start_json
from echappee.server.studies.study import explain_json, study_json
from echappee.server.tables.records import record_text
from echappee.study import GameStudy
from echappee.study.as_json import COLUMNS
from tests.records.homas.golden import FOLDER as HOMAS
from tests.records.kept import ridden, text_of
from tests.server.players import OPEN, RANDOM, Company, set_to
from tests.server.refusals import refused
from tests.server.studies.test_replays import golden
from tests.server.tables.test_forks import FORKED, entries_at, taken_up

HOMAS_GAME: Final = game_named("homas")


@cache
def studied(record: str) -> Studied:
    warm_up()
    return json.decode(study_json(record, "first"), type=Studied)


def test_columns_add_up_and_every_moment_is_one_of_the_replay() -> None:
    found = studied(golden("automatic-teams"))
    for row in found.seats.values():
        columns = [getattr(row, name) for name in COLUMNS]
        assert sum(each.mean for each in columns) == pytest.approx(row.result.mean)
        assert sum(each.shown for each in columns) == row.result.shown
    replay = replay_of(golden("automatic-teams"))
    events = {len(replay.events), *(moment.events for moment in replay.moments)}
    for chances in found.chances:
        assert sum(each.shown for each in chances.teams.values()) == 100
        assert chances.events in events
    assert [each.events for each in found.chances] == sorted(each.events for each in found.chances)
    assert all(turn.after == turn.before + 1 < len(found.chances) for turn in found.turning)


def test_what_the_mistakes_of_a_team_gave_all_teams_is_nothing_together() -> None:
    for given in studied(golden("automatic-teams")).given.values():
        assert sum(each.shown for each in given.values()) == 0


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
    with refused(code):
        study_json(record, "first")


def test_a_position_of_somebody_is_not_a_race_to_study() -> None:
    """It may be that of a race which is still ridden."""
    line = FLAMME.line(start("base-1", 2))
    with pytest.raises(Refused, match="starts from a position"):
        study_json(f"echappee-record 1\ngame: flamme\nedition: 1\nposition: {line}\n", "first")


def test_the_record_of_a_running_table_is_given_to_nobody_nor_that_of_a_fork() -> None:
    running, text = Company(set_to(OPEN, RANDOM)), golden(FORKED[0])
    running.sit("ann", "blue")
    for company in (running, taken_up(text, entries_at(text, 4, "energy"))):
        company.start()
        with refused("not-over"):
            record_text(company.table)


def explained(record: str, seat: str, number: int) -> Explained:
    return json.decode(explain_json(record, seat, number), type=Explained)


def test_every_card_of_a_hand_has_its_chances() -> None:
    decisions = explained(golden("base"), "red", 3).decisions
    assert [each.rider for each in decisions] in (["R", "S"], ["S", "R"])
    for each in decisions:
        assert each.answer in each.chances
        for sight in each.chances.values():
            assert list(sight) == ["win", "exhausted", "sheltered", "blocked", "wasted"]
            assert all(0 <= percent <= 100 for percent in sight.values())
        assert set(each.wins) == set(each.chances)
        assert each.best is None or each.best in each.wins
        assert 0 <= each.known.mean <= 1


def test_a_seat_or_a_round_that_is_not_there_has_decided_nothing() -> None:
    assert explained(golden("base"), "mauve", 3) == explained(golden("base"), "red", 999) == Explained(())


def test_what_is_said_follows_from_what_was_known_then() -> None:
    record = golden("base")
    begun = record[: record.index("round 4")]
    assert explained(begun, "red", 3) == explained(record, "red", 3)


RECORD = golden("automatic-teams")


def first() -> str:
    return str(json.decode(start_json("flamme", "base-1", 3))["position"])


def test_a_position_has_chances_for_teams_and_for_each_card() -> None:
    found = json.decode(board_json(first(), "blue.S", ("2", "3", "4", "9")))
    assert sum(each["shown"] for each in found["teams"].values()) == 100
    assert (
        set(found["wins"])
        == set(found["chances"])
        == set(found["said"])
        == {"2", "3", "4", "9"}
        == set(found["hand"])
    )
    assert len(found["view"]["riders"]) == 6


def test_without_a_rider_there_are_chances_for_teams_only() -> None:
    found = json.decode(board_json(first(), "", ()))
    assert (found["hand"], found["chances"], found["wins"]) == ([], {}, {})
    assert sum(each["mean"] for each in found["teams"].values()) == pytest.approx(1)


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


def test_a_puzzle_has_the_question_and_its_answers_the_best_first() -> None:
    row, found = puzzles_of(game_named("flamme")).puzzles[0], puzzle_of(game_named("flamme"), "1")
    assert (found.number, found.theme, found.rating) == (1, row.theme, row.rating)
    assert set(found.question.options or ()) == {each.answer for each in found.answers}
    chances = [each.chance for each in found.answers]
    assert chances == sorted(chances, reverse=True)
    assert found.view.seat == found.question.seat
    assert all(each.said for each in found.answers)


@pytest.mark.parametrize("number", ["0", "-1", "999999", "x", "1.0", "²"])
def test_a_number_that_no_puzzle_has_is_refused(number: str) -> None:
    with refused("no-such-page"):
        puzzle_of(game_named("flamme"), number)


def test_a_puzzle_says_what_has_happened_since_its_position() -> None:
    number = next(
        number for number, row in enumerate(puzzles_of(HOMAS_GAME).puzzles, 1) if row.theme == "follow"
    )
    told = [event.code for event in puzzle_of(HOMAS_GAME, str(number)).events]
    assert {"rode", "followed"} & set(told)


def test_a_game_without_puzzles_has_an_empty_list(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("echappee.homas.study.STUDY", replace(HOMAS_GAME.room(GameStudy), puzzles=None))
    assert puzzles_of(HOMAS_GAME).puzzles == ()


def test_a_turn_of_homas_tour_pro_is_explained_by_the_answers_that_there_were() -> None:
    HOMAS_GAME.room(GameStudy).warm_up()
    race = ridden(HOMAS, "classic")
    last, text = race.position.round, text_of(HOMAS, "classic")
    rows = [row for seat in race.position.seats for row in explained(text, seat, last).decisions]
    assert rows
    for row in rows:
        assert row.answer in row.wins
        assert row.best is None or row.best in row.wins
