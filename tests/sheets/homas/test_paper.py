"""The sheets of Homas Tour Pro agree with the books."""

from collections.abc import Callable

import pytest

from echappee.homas.rules.cards import COLOURS
from echappee.homas.tours import StageRace
from echappee.homas.tours.books import RIDERS, bonus_seconds, places, stage_times
from echappee.homas.tours.standings import CLASSIFICATIONS, GREEN, POLKA, TIME, jerseys, leaders, team_times
from echappee.sheets.paper import Paper
from echappee.sheets.sheet import Cell, SheetRow
from echappee.tours.ranking import ranked
from tests.sheets.printed import (
    ALONE,
    FOUR,
    FRANCE,
    TINY,
    classifications,
    paper,
    raced,
    rider_of,
    sections,
    sheets_of,
    table,
)


def over() -> StageRace:
    return raced(FRANCE, FOUR, 7)


def under_way() -> StageRace:
    return raced(FRANCE, FOUR, 4)


def short() -> StageRace:
    return raced(TINY, ALONE, 2)


def seconds(text: str) -> int:
    minutes, _, rest = text.strip("+*").partition(":")
    return 60 * int(minutes) + int(rest)


def texts(cells: list[Cell]) -> list[str]:
    return [cell.get("text", "") for cell in cells]


def own_rows(sheets: Paper, kind: str) -> list[SheetRow]:
    (sheet,) = sheets_of(sheets, kind)
    return list(table(sheet)["rows"])


@pytest.mark.parametrize("ridden", [over, under_way, short])
def test_the_standings_are_the_classifications(ridden: Callable[[], StageRace]) -> None:
    tour = ridden()
    books, found = tour.books[-1], classifications(paper(tour))
    assert list(found) == ["General", "Green", "Polka dots", "Jerseys", "Teams"]
    worn = {rider: jersey for jersey, rider in jerseys(books).items()}
    for title, each in (("General", TIME), ("Green", GREEN), ("Polka dots", POLKA)):
        assert [line.rider for line in found[title]] == ranked(books, each)
        assert [line.worn for line in found[title]] == [worn.get(r, "") for r in ranked(books, each)]
    for line in found["General"]:
        assert seconds(line.value) == books.riders[line.rider].time
        bonus = sum(bonus_seconds(result)[line.rider] for result in tour.results)
        assert int(line.note.removesuffix(" s") or 0) == bonus
    green = [books.riders[rider].green for rider in ranked(books, GREEN)]
    assert [int(line.value) for line in found["Green"]] == green
    assert [(line.team, seconds(line.value)) for line in found["Teams"]] == team_times(books)
    assert {line.worn: line.rider for line in found["Jerseys"]} == jerseys(books)


def test_before_the_first_stage_nobody_is_listed() -> None:
    sheets = paper(raced(FRANCE, FOUR, 0), "fr")
    assert [len(lines) for lines in classifications(sheets).values()] == [0] * 5
    assert sections(sheets["sheets"][0])[0]["nobody"] == "Personne n’a encore couru."
    assert (sheets["title"], sheets["moment"]) == ("Tour de France", "avant la première étape")


def test_the_calendar_has_what_is_printed_for_each_course() -> None:
    (sheet,) = sheets_of(paper(under_way()), "calendar")
    stages = sections(sheet)
    found = [(stage["title"]["text"], stage["about"], texts(list(stage["line"]))) for stage in stages]
    assert found[0] == (
        "Plouay – Plouay",
        "time trial · 30 squares · no time limit",
        ["Energy", "3", "2", "2", "2", "team", "0"],
    )
    assert found[4][:2] == ("Chambéry – Alpe d’Huez", "mountain · 131 squares · limit 8 min")
    winners = [places(result)[0] for result in under_way().results]
    assert [rider_of(stage["end"]) for stage in stages[:4]] == winners
    assert not any("end" in stage for stage in stages[4:])


def test_a_road_on_the_calendar_rises_and_comes_down_again_and_has_its_lines() -> None:
    (sheet,) = sheets_of(paper(short()), "calendar")
    _, stage, trial = sections(sheet)
    road = stage["road"]
    assert road["heights"] == [0] * 15 + [3, 6, 9, 12, 15, 18, 13.5, 9, 4.5] + [0] * 7
    assert road["grounds"] == ["flat"] * 14 + ["climb"] * 6 + ["descent"] * 4 + ["flat"] * 6
    assert [(mark["row"], mark["letter"], mark["top"], mark["sprint"]) for mark in road["marks"]] == [
        (8, "1", False, True),
        (20, "", True, False),
    ]
    assert road["red"] == 11
    # A time trial has all cards, and nothing to be first at.
    assert texts(list(trial["line"])) == ["Energy", "3", "2", "2", "2", "team", "3"]
    assert not any(mark["sprint"] or mark["top"] for mark in trial["road"]["marks"])


def test_the_results_have_the_order_the_delays_and_who_was_first_where() -> None:
    rows = own_rows(paper(over()), "results")
    for number, (result, books) in enumerate(zip(over().results, over().books[1:], strict=True)):
        lines = [row["cells"][1 + 2 * number : 3 + 2 * number] for row in rows[:20]]
        assert [rider_of(who) for who, _ in lines] == list(places(result))
        for who, delay in lines:
            rider = rider_of(who)
            assert seconds(delay["text"]) == stage_times(result)[rider] + bonus_seconds(result)[rider]
            assert delay["text"].endswith("*") == books.riders[rider].tired
        won = [list(riders) for riders in result.rushes]
        won += [list(summit.riders[: 9 if summit.kind == "mountain" else 5]) for summit in result.summits]
        passed = [row["cells"][1 + number] for row in rows[20:]]
        assert [cell["text"].split() for cell in passed if "over" in cell] == won
    titles = [[row["cells"][1 + number].get("over") for row in rows[20:]] for number in (1, 4)]
    assert titles[0][2:4] == ["Hill 1", "Hill 2"]
    assert titles[1] == ["Rush 1", "Rush 2", "Col de la Madeleine", "Col du Galibier", "Alpe d’Huez"]


def test_stages_to_come_are_empty_in_results_race_sheet_and_directors_sheets() -> None:
    sheets = paper(under_way())
    ridden = [True] * 4 + [False] * 3
    first, *_, last = own_rows(sheets, "results")
    assert [bool(cell) for cell in first["cells"][1::2]] == ridden
    assert last["cells"][7].get("text", "") == ""
    leader = own_rows(sheets, "race")[0]["cells"]
    assert [bool(cell) for cell in leader[2:]] == ridden * 3
    days = [row["cells"] for row in sheet_of(sheets, "white")]
    assert [bool(cells[4]) for cells in days[::5]] == ridden
    assert [bool(cells[-1]["text"]) for cells in days[4::5]] == ridden


def test_the_race_sheet_runs_on_from_stage_to_stage_and_shows_who_leads() -> None:
    rows = [list(row["cells"]) for row in own_rows(paper(over()), "race")]
    whole = rows[4::5]
    riders = {rider_of(row[-22]): row[-21:] for number, row in enumerate(rows) if number % 5 < 4}
    assert list(riders) == list(RIDERS)
    for number, books in enumerate(over().books[1:]):
        for place, each in enumerate(CLASSIFICATIONS):
            cells = {rider: row[7 * place + number] for rider, row in riders.items()}
            led = {rider: cell["leads"] for rider, cell in cells.items() if "leads" in cell}
            first = leaders(books).get(each.name)
            assert led == ({first: each.jersey} if first else {})
        times = {rider: seconds(row[number]["text"]) for rider, row in riders.items()}
        assert times == {rider: account.time for rider, account in books.riders.items()}
        own = {team: row[1 + number] for team, row in zip(COLOURS, whole, strict=True)}
        assert sorted((team, seconds(cell["text"])) for team, cell in own.items()) == sorted(
            team_times(books)
        )
        assert [team for team, cell in own.items() if "look" in cell] == [team_times(books)[0][0]]


def sheet_of(sheets: Paper, team: str) -> list[SheetRow]:
    """The rows on the sheets of one director."""
    own = [sheet for sheet in sheets_of(sheets, "director") if sheet["team"] == team]
    return [row for sheet in own for row in table(sheet)["rows"]]


def test_only_directors_have_sheets_of_their_own() -> None:
    assert {sheet["team"] for sheet in sheets_of(paper(over()), "director")} == set(COLOURS) - {"black"}
    assert {sheet["team"] for sheet in sheets_of(paper(short()), "director")} == {"blue"}


def test_a_directors_sheet_has_boxes_to_write_in_and_what_was_chosen() -> None:
    rows = sheet_of(paper(under_way()), "white")
    hands = [row["cells"][-11]["cards"] for row in rows[:4]]
    assert ["".join(card["value"] for card in hand) for hand in hands] == ["665", "65", "66", "55"]
    assert [card["kind"] for card in hands[0]] == ["any", "hill", "cobbles"]
    assert [len(row["cells"][-11]["cards"]) for row in rows[-5:-1]] == [1, 1, 1, 1]
    assert [card["value"] for card in rows[-1]["cells"][1]["cards"]] == [""] * 4


def test_a_calendar_of_ones_own_is_called_by_its_length_and_long_ones_go_on_on_further_pages() -> None:
    sheets = paper(raced(" ".join(["time-trial-10"] * 17), ALONE, 0))
    assert sheets["title"] == "A stage race of 17 stages"
    counts = {kind: len(sheets_of(sheets, kind)) for kind in ("calendar", "results", "race", "director")}
    assert counts == {"calendar": 3, "results": 3, "race": 3, "director": 5}
    shown = [part["title"]["number"] for sheet in sheets_of(sheets, "calendar") for part in sections(sheet)]
    assert shown == [str(number) for number in range(1, 18)]
    rows = [row["cells"][0] for row in sheet_of(sheets, "blue")[::5]]
    assert [cell["number"] for cell in rows] == shown
