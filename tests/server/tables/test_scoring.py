"""Stages ridden at a real table, at a table here: entered, mixed with ridden ones, corrected, undone."""

import pytest

from echappee.server.messages.settings import Settings
from echappee.server.tables import acts
from echappee.server.tables.lists import summary
from echappee.server.tables.log import read_table
from echappee.server.tables.records import LogRecord, record_text
from echappee.server.tables.snapshots import print_snapshot
from echappee.tours.tour import load_tour
from tests.server.players import OPEN, Company, state
from tests.server.touring import books_of, told, touring

RESULT = """echappee-result 1
order: blue.R red.R blue.S red.S
times: blue.R=0:00 red.R=0:00 blue.S=0:30 red.S=1:20
major: sprint blue.R=5
minor: none
exhaustion: red.S=3
"""
OTHER = RESULT.replace("blue.R red.R", "red.R blue.R", 1)


def entered(stage: int, text: str = RESULT, device: str = "ann") -> acts.StageEntered:
    return acts.StageEntered(device=device, stage=stage, text=text)


def at_the_table(settings: Settings | None = None) -> Company:
    """Ann rides for both teams, Bob may sit down, Wim watches."""
    company = Company(settings or touring(OPEN, OPEN, tour="card-3 gt-4 card-8"))
    company.admit("bob")
    company.admit("wim", player=False)
    company.sit("ann", "blue", "red")
    return company


def test_entered_stages_and_ridden_ones_make_one_tour() -> None:
    company = at_the_table()
    assert company.code(acts.Started(device="ann")) == "no-road"
    company.do(entered(1))
    assert (company.table.status, company.table.stage, summary(company.table).day) == ("between", 1, 1)
    assert company.code(acts.Configured(device="ann", settings=touring(OPEN, OPEN))) == "already-started"
    company.do(acts.WentOn(device="ann"))
    assert company.code(entered(2)) == "not-its-turn"
    company.ride()
    assert company.code(acts.WentOn(device="ann")) == "no-road"
    snapshot = print_snapshot(company.table, len(company.log))
    company.do(entered(3, device="bob"))
    assert (company.table.status, company.table.race) == ("over", None)
    assert state(company.read_back()) == state(company.table)
    again = read_table(company.table.id, company.table.seed, company.log, snapshot)
    assert state(again) == state(company.table)
    assert load_tour(record_text(company.table)).books == company.table.tour.books  # type: ignore[union-attr]
    assert record_text(company.table, 1).startswith("echappee-result 1\n")


def test_everybody_sees_the_books_and_what_is_missing() -> None:
    company = at_the_table()
    company.do(entered(1, "echappee-result 1\norder: red.R blue.R\n"))
    books = books_of(company)
    assert books.stages[0].entered
    assert books.stages[0].missing == ("order", "times", "major", "minor", "exhaustion")
    assert [[line.name for line in lines] for lines in books.wanted] == [list(books.stages[0].missing)] * 3
    major = [lines[2] for lines in books.wanted]
    assert [(line.values, line.sides) for line in major[:2]] == [
        ((5, 3, 1), ("sprint", "mountain")),
        ((5, 3, 1), ("mountain",)),
    ]
    assert told(company, "wim").tour == books
    assert {team.colour: team.points for team in books.teams} == {"blue": 2, "red": 3}
    company.do(entered(1))
    assert [(rider.team, rider.mark, rider.packed) for rider in books_of(company).crew[2:]] == [
        ("red", "R", {"exhaustion": 0}),
        ("red", "S", {"exhaustion": 2}),
    ]


def test_a_correction_is_told_with_what_has_changed_and_undone_with_the_former_text() -> None:
    company = at_the_table()
    company.do(entered(1), entered(2))
    before = books_of(company)
    company.do(entered(1, OTHER))
    changed = {(row.what, row.whose): (row.before, row.after) for row in books_of(company).changes}
    assert changed["points", "red"] == (4, 5)
    company.do(entered(1))
    after = books_of(company)
    assert (after.teams, after.riders, after.jerseys) == (before.teams, before.riders, before.jerseys)


def test_the_latest_stage_is_taken_out_with_an_empty_text() -> None:
    company = at_the_table()
    assert company.code(entered(1, "")) == "not-entered"
    company.do(entered(1))
    assert company.code(entered(2, "")) == "not-entered"
    company.do(entered(1, ""))
    assert (company.table.status, company.table.stage) == ("open", 0)
    assert state(company.read_back()) == state(company.table)


@pytest.mark.parametrize(
    ("act", "code"),
    [
        (entered(1, device="wim"), "only-watching"),
        (entered(1, device="eve"), "only-watching"),
        (entered(2), "not-its-turn"),
        (entered(0), "not-its-turn"),
        (entered(1, "echappee-result 1\norder: blue.R blue.R\n"), "result-twice"),
        (entered(1, "echappee-record 1\n"), "bad-result"),
        (acts.WentOn(device="ann"), "not-started"),
    ],
)
def test_what_cannot_be_entered_is_refused(act: acts.AnyAct, code: str) -> None:
    assert at_the_table().code(act) == code


def test_a_race_has_no_stages_to_enter() -> None:
    assert at_the_table(Settings((OPEN, OPEN), stage="a b c d u")).code(entered(1)) == "no-tour"


def test_people_may_sit_down_between_stages_that_were_entered() -> None:
    company = Company(touring(OPEN, OPEN, tour="card-3 gt-4 card-8"))
    company.admit("bob")
    company.do(entered(1))
    company.sit("bob", "red")
    company.do(acts.WentOn(device="bob"))
    assert [seat.bot for seat in company.table.seats.values()] == [company.table.stand_in, ""]
    assert state(company.read_back()) == state(company.table)


def test_the_record_of_a_table_whose_edition_is_gone_has_the_results_that_were_entered() -> None:
    company = at_the_table()
    company.do(entered(1), entered(2), entered(2, OTHER), entered(3), entered(3, ""))
    company.do(entered(3, OTHER))
    record = LogRecord("table", company.table.seed, [acts.read_act(entry) for entry in company.log])
    assert [record.text(stage) for stage in (1, 2, 3)] == [RESULT, OTHER, OTHER]
    assert load_tour(record.text()).number == 3
