"""What is on the sheets of Flamme Rouge is what the books say."""

import pytest

from echappee.flamme.rules import Ruleset
from echappee.flamme.tours import FlammeTour, outcome_of
from echappee.flamme.tours.standings import (
    CLASSIFICATIONS,
    GENERAL,
    MOUNTAIN,
    SPRINT,
    jerseys,
    leaders,
    team_times,
)
from echappee.sheets.sheet import Sheet, SheetRow
from echappee.tours.ranking import ranked
from echappee.words.sentences import clock
from tests.sheets.printed import classifications, filled, paper, rider_of, sections, sheets_of, table, toured

OVER = toured("gt-3 gt-9 rest gt-11", 4, 3)
UNDER_WAY = toured("gt-3 gt-9 rest gt-11", 4, 2)
FIGHT = Ruleset(super_combative=True)


def rows(sheet: Sheet, kind: str) -> list[SheetRow]:
    return [row for row in table(sheet)["rows"] if row["kind"] == kind]


def test_the_standings_are_the_classifications() -> None:
    books, found = OVER.books[-1], classifications(paper(OVER))
    assert list(found) == ["Final ranking", "Teams", "General", "Sprint", "Mountain"]
    worn = {rider: jersey for jersey, rider in jerseys(books).items()}
    for title, classification in (("General", GENERAL), ("Sprint", SPRINT), ("Mountain", MOUNTAIN)):
        order = ranked(books, classification)
        assert [f"{line.team}.{line.rider}" for line in found[title]] == order
        assert [line.worn for line in found[title]] == [worn.get(rider, "") for rider in order]
    times = [clock(books.riders[rider].time) for rider in ranked(books, GENERAL)]
    assert [line.value for line in found["General"]] == times
    by_time = [(team, clock(time)) for team, time in team_times(books)]
    assert [(line.team, line.value) for line in found["Teams"]] == by_time
    final = [(team, str(outcome_of(OVER).total[team])) for team in outcome_of(OVER).ranking]
    assert [(line.team, line.value) for line in found["Final ranking"]] == final


@pytest.mark.parametrize(
    ("tour", "title"),
    [(OVER, "Final ranking"), (UNDER_WAY, "Tour points"), (toured("short", 2, 1, FIGHT), "Tour points")],
)
def test_the_parts_of_points_make_their_sum(tour: FlammeTour, title: str) -> None:
    for line in classifications(paper(tour))[title]:
        parts = [int(word) for word in line.note.split() if word.isdigit()]
        assert not parts or sum(parts) == int(line.value)


def test_before_the_first_stage_nobody_is_listed() -> None:
    sheets = paper(toured("short", 2, 0, FIGHT))
    assert [len(lines) for lines in classifications(sheets).values()] == [2, 0, 0, 0, 0, 0]
    said = {section["nobody"] for section in sections(sheets["sheets"][0])}
    assert said == {"Nobody has ridden yet."}
    assert sheets["moment"] == "before the first stage"


def test_where_the_most_combative_rider_wins_a_jersey_the_standings_say_who_fought() -> None:
    tour = toured("short", 2, 1, FIGHT)
    lines = classifications(paper(tour))["Super Combative"]
    assert {f"{line.team}.{line.rider}": int(line.value) for line in lines} == {
        rider: tokens for rider, tokens in tour.results[-1].led.items() if tokens
    }
    assert f"{lines[0].team}.{lines[0].rider}" == tour.books[-1].fighters[0]


def test_the_tour_sheet_runs_on_from_stage_to_stage_and_shows_who_leads() -> None:
    sheet = paper(OVER)["sheets"][1]
    teams = OVER.setup.colours
    riders = [f"{each['head']['team']}.{rider_of(each['head'])}" for each in table(sheet)["columns"][5:13]]
    assert riders == list(OVER.books[0].riders)
    for number, (row, books) in enumerate(zip(rows(sheet, "plain"), OVER.entered, strict=True)):
        head, *cells = row["cells"]
        assert head["number"] == str(number + 1)
        assert [int(cell["text"]) for cell in cells[:4]] == [books.points[team] for team in teams]
        assert [cell["text"] for cell in cells[4:12]] == [clock(own.time) for own in books.riders.values()]
        for each, group in zip(CLASSIFICATIONS, (cells[4:12], cells[12:20], cells[20:]), strict=True):
            led = {rider: cell["leads"] for rider, cell in zip(riders, group, strict=True) if "leads" in cell}
            first = leaders(books).get(each.name)
            assert led == ({first: each.jersey} if first else {})
    rest, bonus = rows(sheet, "band")
    (total,) = rows(sheet, "total")
    assert [row["cells"][0]["text"] for row in (rest, bonus, total)] == ["Rest day", "Bonus", "Total"]
    given = [int(cell["text"].lstrip("+").replace("–", "0")) for cell in rest["cells"][1:5]]
    assert given == [OVER.books[-1].rest[team] for team in teams]
    assert [int(cell["text"]) for cell in total["cells"][1:5]] == [
        outcome_of(OVER).total[team] for team in teams
    ]


def test_stages_to_come_have_empty_rows() -> None:
    tour, blue = paper(UNDER_WAY)["sheets"][1:3]
    for sheet in (tour, blue):
        assert [filled(row) for row in rows(sheet, "plain")] == [True, True, False]
        assert [row["cells"][0]["text"] for row in rows(sheet, "band")] == ["Rest day"]
        assert {len(row["cells"]) for row in table(sheet)["rows"]} == {len(table(sheet)["columns"])}


def test_a_teams_sheet_has_its_points_row_by_row() -> None:
    for team, sheet in zip(OVER.setup.colours, sheets_of(paper(OVER), "team"), strict=True):
        points = [int(row["cells"][-1]["text"].replace("–", "0")) for row in table(sheet)["rows"]]
        assert sheet["team"] == team
        assert sum(points[:-1]) == points[-1] == outcome_of(OVER).total[team] == int(sheet["total"])


def test_a_stage_says_how_it_is_ridden_if_that_is_unusual() -> None:
    sheet = sheets_of(paper(toured("gt-3:ttt gt-5 a,b,c,u gt-8:itt", 2, 0), "fr"), "team")[0]
    heads = [row["cells"][0] for row in rows(sheet, "plain")]
    assert heads[2]["text"] == "Parcours personnalisé"
    notes = ["chrono par équipe", "prolongée", "", "chrono individuel"]
    assert [head.get("note", "") for head in heads] == notes


def test_points_for_fighting_are_explained_where_there_are_any() -> None:
    plain, fought = (
        paper(toured("short", 2, 0, rules))["sheets"][2]["foot"][0] for rules in (Ruleset(), FIGHT)
    )
    assert ("combative" in plain["text"], "combative" in fought["text"]) == (False, True)
