"""The sheets as PDF: whole, always the same, whatever people are called."""

import builtins
import re
from collections.abc import Callable
from typing import Any

import pytest

from echappee.engine import Refused
from echappee.flamme import Ruleset
from echappee.sheets import called, can_print, paper_of, print_pdf
from echappee.sheets import printing as module
from tests.sheets.printed import count_pages, headings, pages_in, paper, toured

GRAND = "grand"
LONG_NAME = "W" * 24
HOSTILE = ("#[panic()]", "$x$ *b* _i_", '"); #panic("', "`raw` @ref <label>", "= no heading", "\\ // /* #sys")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("calendar", "teams", "stages"),
    [("short", 1, 0), ("short", 1, 3), ("gt-3 gt-1 rest gt-9", 4, 2), (GRAND, 6, 0), ("2018", 4, 1)],
)
def test_there_is_a_page_for_the_standings_one_for_the_tour_and_one_for_each_team(
    calendar: str, teams: int, stages: int, language: str
) -> None:
    pdf = print_pdf(paper(toured(calendar, teams, stages), language))
    assert pdf.startswith(b"%PDF-")
    assert pdf.rstrip().endswith(b"%%EOF")
    assert pages_in(pdf) == 2 + teams


def test_a_full_tour_of_six_teams_with_the_longest_names_keeps_to_its_pages() -> None:
    sheets = paper(toured(GRAND, 6, 0))
    ridden = toured("short", 6, 3)
    people = dict.fromkeys(ridden.tour.colours, LONG_NAME)
    full = paper(ridden, "fr", people)
    # As many rows as there can be, all of them filled.
    for short, long in zip(full["pages"][1:], sheets["pages"][1:], strict=True):
        stage = next(row for row in short["rows"] if row["kind"] == "stage")
        others = [row for row in short["rows"] if row["kind"] != "stage"]
        rests = [row for row in long["rows"] if row["kind"] == "rest"]
        short["rows"] = [stage] * 21 + rests + others
    assert count_pages(full) == 8


def test_one_team_has_one_page() -> None:
    campaign = toured("short", 2, 3)
    names = called(campaign, campaign.players, "en")
    sheets = paper_of(campaign, "en", names, "red")
    assert (count_pages(sheets), headings(sheets)) == (1, [names["red"]])
    with pytest.raises(Refused, match="no team 'pink'") as caught:
        paper_of(campaign, "en", names, "pink")
    assert caught.value.code == "unknown-team"


def test_the_same_tour_is_the_same_bytes_and_another_is_not() -> None:
    campaign = toured("short", 2, 3)
    first = print_pdf(paper(campaign))
    assert print_pdf(paper(campaign)) == first
    assert not re.search(rb"(Creat|Mod)\w*Date", first)
    assert print_pdf(paper(campaign, "fr")) != first
    assert print_pdf(paper(toured("short", 2, 1))) != first


@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_is_printed_as_it_is_written(name: str) -> None:
    sheets = paper(toured("short", 2, 3), people={"blue": name})
    assert headings(sheets) == ["Standings", "Tour sheet", name, "player1"]
    assert count_pages(sheets) == 4


def test_names_of_any_script_can_be_printed() -> None:
    people = {"blue": "Ольга Ω 中文 عربى", "red": "👩‍🚴 e\u0301\u200b"}
    assert count_pages(paper(toured("short", 2, 3), people=people)) == 4


def test_whoever_rides_is_called_by_name_or_by_what_rides_and_twins_have_numbers() -> None:
    campaign = toured("short", 6, 0, Ruleset())
    players = ["you", "tempo", "tempo", "-", "person", "somebody-else"]
    people = {"black": "Camille", "blue": ""}
    assert called(campaign, players, "fr", people) == {
        "blue": "Vous",
        "red": "Métronome 2",
        "green": "Métronome 3",
        "black": "Camille",
        "white": "Blanc",
        "pink": "somebody-else",
    }
    long = called(campaign, players, "en", {"red": "x" * 100})["red"]
    assert (len(long), long[-1]) == (26, "…")


def test_without_the_extra_it_is_refused_and_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    assert can_print()
    monkeypatch.setattr(module, "find_spec", lambda _name: None)
    monkeypatch.setattr(builtins, "__import__", without_typst(builtins.__import__))
    assert not can_print()
    with pytest.raises(Refused, match=r"pip install 'echappee\[pdf\]'") as caught:
        print_pdf(paper(toured("short", 2, 3)))
    assert caught.value.code == "no-pdf"


def without_typst(really: Callable[..., Any]) -> Callable[..., Any]:
    def find(name: str, *more: object) -> object:
        if name == "typst":
            raise ImportError(name)
        return really(name, *more)

    return find
