"""What is on the sheets of Flamme Rouge is what the books say."""

from typing import Any

import pytest

from echappee.flamme.rules import Ruleset
from echappee.flamme.tours import FlammeTour, outcome_of
from echappee.flamme.tours.standings import GENERAL, MOUNTAIN, SPRINT, jerseys, leaders, ranked, team_times
from echappee.words.sentences import clock
from tests.sheets.printed import all_pages, panels, paper, toured

OVER = toured("gt-3 gt-9 rest gt-11", 4, 3)
UNDER_WAY = toured("gt-3 gt-9 rest gt-11", 4, 2)


def rows(page: dict[str, Any], kind: str) -> list[dict[str, Any]]:
    return [row for row in page["rows"] if row["kind"] == kind]


def test_the_standings_are_the_classifications() -> None:
    books, found = OVER.books[-1], panels(paper(OVER))
    assert list(found) == ["Final ranking", "Teams", "General", "Sprint", "Mountain"]
    for title, classification in (("General", GENERAL), ("Sprint", SPRINT), ("Mountain", MOUNTAIN)):
        lines = found[title]
        named = [f"{line['team']}.{line['cap']['text']}" for line in lines]
        assert named == ranked(books, classification)
        worn = {rider: jersey for jersey, rider in jerseys(books).items()}
        assert [line["worn"] for line in lines] == [worn.get(rider, "") for rider in named]
    assert [line["value"] for line in found["General"]] == [
        clock(books.riders[rider].time) for rider in ranked(books, GENERAL)
    ]
    assert [(line["team"], line["value"]) for line in found["Teams"]] == [
        (team, clock(time)) for team, time in team_times(books)
    ]
    outcome = outcome_of(OVER)
    assert [(line["team"], int(line["value"])) for line in found["Final ranking"]] == [
        (team, outcome.total[team]) for team in outcome.ranking
    ]


@pytest.mark.parametrize(("tour", "title"), [(OVER, "Final ranking"), (UNDER_WAY, "Tour points")])
def test_the_parts_of_points_make_their_sum(tour: FlammeTour, title: str) -> None:
    for line in panels(paper(tour))[title]:
        parts = [int(word) for word in line["note"].split() if word.isdigit()]
        assert not parts or sum(parts) == int(line["value"])


def test_before_the_first_stage_nobody_is_listed() -> None:
    sheets = paper(toured("short", 2, 0))
    assert [len(lines) for lines in panels(sheets).values()] == [2, 0, 0, 0, 0]
    said = {panel["nobody"] for column in all_pages(sheets)[0]["columns"] for panel in column["panels"]}
    assert said == {"Nobody has ridden yet."}
    assert sheets["moment"] == "before the first stage"


def test_the_tour_sheet_runs_on_from_stage_to_stage_and_shows_who_leads() -> None:
    page = paper(OVER)["pages"][1]
    found = rows(page, "stage")
    assert [row["number"] for row in found] == ["1", "2", "3"]
    for row, sheet in zip(found, OVER.entered, strict=True):
        points, *groups = row["cells"]
        assert [int(cell["text"]) for cell in points] == [sheet.points[team] for team in sheet.teams]
        assert [cell["text"] for cell in groups[0]] == [clock(a.time) for a in sheet.riders.values()]
        for name, cells in zip(("general", "sprint", "mountain"), groups, strict=True):
            leading = [rider for rider, cell in zip(sheet.riders, cells, strict=True) if cell["leads"]]
            assert leading == [rider for group, rider in leaders(sheet).items() if group == name]
    (rest, bonus), (total,) = rows(page, "rest"), rows(page, "total")
    assert [row["name"] for row in (rest, bonus, total)] == ["Rest day", "Bonus", "Total"]
    teams = OVER.setup.colours
    given = [int(cell.lstrip("+").replace("–", "0")) for cell in rest["cells"]]
    assert given == [OVER.books[-1].rest[team] for team in teams]
    assert [int(cell) for cell in total["cells"]] == [outcome_of(OVER).total[team] for team in teams]


def test_stages_to_come_have_empty_rows() -> None:
    tour, blue = paper(UNDER_WAY)["pages"][1:3]
    assert [bool(row["cells"]) for row in rows(tour, "stage")] == [True, True, False]
    assert [bool(row["halves"]) for row in rows(blue, "stage")] == [True, True, False]
    assert [row["name"] for row in rows(blue, "rest")] == ["Rest day"]


def test_a_teams_sheet_has_its_points_row_by_row() -> None:
    for team, page in zip(OVER.setup.colours, all_pages(paper(OVER))[2:], strict=True):
        points = [int(row["points"].replace("–", "0")) for row in page["rows"]]
        assert sum(points[:-1]) == points[-1] == outcome_of(OVER).total[team] == int(page["total"])


def test_a_stage_says_how_it_is_ridden_if_that_is_unusual() -> None:
    page = paper(toured("gt-3:ttt gt-5 a,b,c,u gt-8:itt", 2, 0), "fr")["pages"][1]
    assert [row["name"] for row in rows(page, "stage")][2] == "Parcours personnalisé"
    assert [row["note"] for row in rows(page, "stage")] == [
        "chrono par équipe",
        "prolongée",
        "",
        "chrono individuel",
    ]


def test_points_for_fighting_are_explained_where_there_are_any() -> None:
    plain = all_pages(paper(toured("short", 2, 0)))[2]["fight"]
    fought = all_pages(paper(toured("short", 2, 0, Ruleset(super_combative=True))))[2]["fight"]
    assert (plain, "combative" in fought) == ("", True)
