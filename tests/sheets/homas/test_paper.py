"""The sheets of Homas Tour Pro agree with the books."""

from collections.abc import Callable
from typing import Any

import pytest

from echappee.homas.rules.cards import COLOURS
from echappee.homas.tours import StageRace
from echappee.homas.tours.books import RIDERS, bonus_seconds, places, stage_times
from echappee.homas.tours.standings import CLASSIFICATIONS, GREEN, POLKA, TIME, jerseys, leaders, team_times
from echappee.sheets.paper import Paper
from echappee.tours.ranking import ranked
from tests.sheets.printed import ALONE, FOUR, FRANCE, TINY, pages_of, panels, paper, raced


def over() -> StageRace:
    return raced(FRANCE, FOUR, 7)


def under_way() -> StageRace:
    return raced(FRANCE, FOUR, 4)


def short() -> StageRace:
    return raced(TINY, ALONE, 2)


def numbers(lines: list[dict[str, Any]]) -> list[str]:
    return [line["cap"]["text"] for line in lines]


def seconds(text: str) -> int:
    minutes, _, rest = text.lstrip("+").partition(":")
    return 60 * int(minutes) + int(rest)


@pytest.mark.parametrize("ridden", [over, under_way, short])
def test_the_standings_are_the_classifications(ridden: Callable[[], StageRace]) -> None:
    tour = ridden()
    books, found = tour.books[-1], panels(paper(tour))
    assert list(found) == ["General", "Green", "Polka dots", "Jerseys", "Teams"]
    worn = {rider: jersey for jersey, rider in jerseys(books).items()}
    for title, each in (("General", TIME), ("Green", GREEN), ("Polka dots", POLKA)):
        assert numbers(found[title]) == ranked(books, each)
        assert [line["worn"] for line in found[title]] == [worn.get(r, "") for r in ranked(books, each)]
    for line in found["General"]:
        rider = line["cap"]["text"]
        assert seconds(line["value"]) == books.riders[rider].time
        bonus = sum(bonus_seconds(result)[rider] for result in tour.results)
        assert int(line["note"].removesuffix(" s") or 0) == bonus
    assert [int(line["value"]) for line in found["Green"]] == [
        books.riders[rider].green for rider in ranked(books, GREEN)
    ]
    assert [(line["team"], seconds(line["value"])) for line in found["Teams"]] == team_times(books)
    assert {line["worn"]: line["cap"]["text"] for line in found["Jerseys"]} == jerseys(books)


def test_before_the_first_stage_nobody_is_listed() -> None:
    sheets = paper(raced(FRANCE, FOUR, 0), "fr")
    assert [len(lines) for lines in panels(sheets).values()] == [0] * 5
    (page,) = pages_of(sheets, "standings")
    assert page["columns"][0]["panels"][0]["nobody"] == "Personne n’a encore couru."
    assert (sheets["title"], sheets["moment"]) == ("Tour de France", "avant la première étape")


def test_the_calendar_has_what_is_printed_for_each_course() -> None:
    (page,) = pages_of(paper(under_way()), "calendar")
    found = [(day["name"], day["note"], day["length"], day["limit"], day["counts"]) for day in page["stages"]]
    assert found[0] == ("Plouay – Plouay", "time trial", "30 squares", "no time limit", list("32220"))
    assert found[4] == ("Chambéry – Alpe d’Huez", "mountain", "131 squares", "limit 8 min", list("32120"))
    winners = [places(result)[0] for result in under_way().results]
    assert numbers([day["winner"] for day in page["stages"][:4]]) == winners
    assert [day["winner"] for day in page["stages"][4:]] == [None] * 3


def test_a_road_on_the_calendar_rises_and_comes_down_again_and_has_its_lines() -> None:
    (page,) = pages_of(paper(short()), "calendar")
    road = page["stages"][1]["road"]
    assert road["heights"] == [0] * 15 + [3, 6, 9, 12, 15, 18, 13.5, 9, 4.5] + [0] * 7
    assert road["grounds"] == ["flat"] * 14 + ["climb"] * 6 + ["descent"] * 4 + ["flat"] * 6
    assert [(mark["row"], mark["letter"], mark["top"], mark["sprint"]) for mark in road["marks"]] == [
        (8, "1", False, True),
        (20, "", True, False),
    ]
    assert road["red"] == 11
    # A time trial has all cards, and nothing to be first at.
    assert page["stages"][2]["counts"] == ["3", "2", "2", "2", "3"]
    assert not any(mark["sprint"] or mark["top"] for mark in page["stages"][2]["road"]["marks"])


def test_the_results_have_the_order_the_delays_and_who_was_first_where() -> None:
    (page,) = pages_of(paper(over()), "results")
    for day, result, books in zip(page["stages"], over().results, over().books[1:], strict=True):
        assert numbers(day["lines"]) == list(places(result))
        for line in day["lines"]:
            rider = line["cap"]["text"]
            assert seconds(line["delay"]) == stage_times(result)[rider] + bonus_seconds(result)[rider]
            assert line["late"] == books.riders[rider].tired
        won = [list(riders) for riders in result.rushes]
        won += [list(summit.riders[: 9 if summit.kind == "mountain" else 5]) for summit in result.summits]
        assert [passage["riders"] for passage in day["passages"]] == won
    titles = [passage["title"] for passage in page["stages"][4]["passages"]]
    assert titles == ["Rush 1", "Rush 2", "Col de la Madeleine", "Col du Galibier", "Alpe d’Huez"]
    assert [passage["title"] for passage in page["stages"][1]["passages"]][2:] == ["Hill 1", "Hill 2"]


def test_stages_to_come_are_empty_in_results_race_sheet_and_directors_sheets() -> None:
    sheets = paper(under_way())
    (results,), (race,) = pages_of(sheets, "results"), pages_of(sheets, "race")
    ridden = [True] * 4 + [False] * 3
    assert [bool(day["lines"]) for day in results["stages"]] == ridden
    assert [bool(passage["riders"]) for passage in results["stages"][6]["passages"]] == [False] * 4
    assert [cell is not None for cell in race["teams"][0]["cells"]] == ridden
    assert [cell is not None for cell in race["teams"][3]["riders"][2]["cells"][1]] == ridden
    days = [day for page in pages_of(sheets, "director")[:2] for day in page["stages"]]
    assert [bool(day["riders"][0]["texts"]) for day in days] == ridden
    assert [bool(day["standing"]) for day in days] == ridden


def test_the_race_sheet_runs_on_from_stage_to_stage_and_shows_who_leads() -> None:
    (page,) = pages_of(paper(over()), "race")
    rows = [rider for team in page["teams"] for rider in team["riders"]]
    assert numbers(rows) == list(RIDERS)
    for number, books in enumerate(over().books[1:]):
        for place, each in enumerate(CLASSIFICATIONS):
            cells = {row["cap"]["text"]: row["cells"][place][number] for row in rows}
            first = leaders(books).get(each.name)
            assert [rider for rider, cell in cells.items() if cell["leads"]] == ([first] if first else [])
        times = {row["cap"]["text"]: seconds(row["cells"][0][number]["text"]) for row in rows}
        assert times == {rider: account.time for rider, account in books.riders.items()}
        own = [(team["team"], seconds(team["cells"][number]["text"])) for team in page["teams"]]
        assert sorted(own) == sorted(team_times(books))
        assert [team["team"] for team in page["teams"] if team["cells"][number]["leads"]] == [
            team_times(books)[0][0]
        ]


def sheet_of(sheets: Paper, team: str) -> list[dict[str, Any]]:
    """The stages on the sheets of one director."""
    return [day for page in pages_of(sheets, "director") if page["team"] == team for day in page["stages"]]


def test_only_directors_have_sheets_of_their_own() -> None:
    assert {page["team"] for page in pages_of(paper(over()), "director")} == set(COLOURS) - {"black"}
    assert {page["team"] for page in pages_of(paper(short()), "director")} == {"blue"}


def test_a_directors_sheet_has_boxes_to_write_in_and_what_was_chosen() -> None:
    (first, *_, last) = sheet_of(paper(under_way()), "white")
    assert [[card["value"] for card in rider["energy"]] for rider in first["riders"]] == [
        ["6", "6", "5"],
        ["6", "5"],
        ["6", "6"],
        ["5", "5"],
    ]
    assert [card["kind"] for card in first["riders"][0]["energy"]] == ["any", "hill", "cobbles"]
    assert [len(rider["energy"]) for rider in last["riders"]] == [1, 1, 1, 1]
    assert [card["value"] for card in last["energy"]] == [""] * 4


def test_a_calendar_of_ones_own_is_called_by_its_length_and_long_ones_go_on_on_further_pages() -> None:
    tour = raced(" ".join(["time-trial-10"] * 17), ALONE, 0)
    sheets = paper(tour)
    assert sheets["title"] == "A stage race of 17 stages"
    counts = {kind: len(pages_of(sheets, kind)) for kind in ("calendar", "results", "race", "director")}
    assert counts == {"calendar": 3, "results": 3, "race": 3, "director": 5}
    for kind in counts:
        shown = [day["number"] for page in pages_of(sheets, kind) for day in page["stages"]]
        assert shown == [str(number) for number in range(1, 18)]
