"""The sheets as PDF: complete and always the same, no matter what people are called."""

import builtins
import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from echappee.engine import Refused
from echappee.flamme.rules import Ruleset
from echappee.homas.rules.cards import COLOURS
from echappee.sheets import called, can_print, paper_of, print_pdf
from echappee.sheets import pdf as module
from echappee.tours.tour import SomeTour
from tests.counts import pairs
from tests.sheets.printed import (
    ALONE,
    FOUR,
    FRANCE,
    TINY,
    count_pages,
    headings,
    pages_in,
    paper,
    raced,
    table,
    toured,
)

Ridden = Callable[[], SomeTour]
"""A tour, ridden when a test asks for it."""

GRAND = "grand"
LONG_NAME = "W" * 24
HOSTILE = ("#[panic()]", "$x$ *b* _i_", '"); #panic("', "`raw` @ref <label>", "= no heading", "\\ // /* #sys")


TOURS = [("short", 1, 0), ("short", 1, 3), ("gt-3 gt-1 rest gt-9", 4, 2), (GRAND, 6, 0), ("2018", 4, 1)]


@pytest.mark.soak
@pytest.mark.parametrize(("tour", "language"), pairs(TOURS, ["en", "fr"]))
def test_there_is_a_page_for_the_standings_one_for_the_tour_and_one_for_each_team(
    tour: tuple[str, int, int], language: str
) -> None:
    calendar, teams, stages = tour
    pdf = print_pdf(paper(toured(calendar, teams, stages), language))
    assert pdf.startswith(b"%PDF-")
    assert pdf.rstrip().endswith(b"%%EOF")
    assert pages_in(pdf) == 2 + teams


def test_a_full_tour_of_six_teams_with_the_longest_names_keeps_to_its_pages() -> None:
    ridden, empty = toured("short", 6, 3), paper(toured(GRAND, 6, 0))
    full = paper(ridden, "fr", dict.fromkeys(ridden.setup.colours, LONG_NAME))
    # As many rows as there can be, all of them filled.
    for short, long in zip(full["sheets"][1:], empty["sheets"][1:], strict=True):
        rows = list(table(short)["rows"])
        rests = [row for row in table(long)["rows"] if row["kind"] == "band"]
        table(short)["rows"] = [rows[0]] * 21 + rests + rows[3:]
    assert count_pages(full) == 8


STAGE_RACES = [
    (FRANCE, FOUR, 0, 12),
    (FRANCE, FOUR, 1, 12),
    (FRANCE, FOUR, 4, 12),
    (FRANCE, FOUR, 7, 12),
    (TINY, ALONE, 2, 5),
]


@pytest.mark.soak
@pytest.mark.parametrize(("race", "language"), pairs(STAGE_RACES, ["en", "fr"]))
def test_a_stage_race_has_four_pages_for_all_and_one_for_four_stages_of_each_director(
    race: tuple[str, tuple[str, ...], int, int], language: str
) -> None:
    calendar, players, stages, pages = race
    sheets = paper(raced(calendar, players, stages), language, dict.fromkeys(COLOURS, LONG_NAME))
    assert len(sheets["sheets"]) == pages
    assert count_pages(sheets) == pages


def test_a_road_with_more_rushes_than_anybody_would_ride_keeps_to_its_pages() -> None:
    rushes = "".join(f";sprint={row}" for row in range(1, 13))
    sheets = paper(raced(f"road:0x14,-3x6,2x4{rushes};hill=20;stage time-trial-9", ALONE, 1))
    assert len(table(sheets["sheets"][2])["rows"]) == 20 + 13
    assert count_pages(sheets) == len(sheets["sheets"]) == 5


@pytest.mark.parametrize(
    ("ridden", "team", "pages"),
    [
        (partial(toured, "short", 2, 3), "red", 1),
        (partial(raced, FRANCE, FOUR, 1), "red", 2),
        (partial(raced, FRANCE, FOUR, 1), "black", 2),
    ],
    ids=["flamme", "homas", "homas-neutral"],
)
def test_one_team_has_its_pages_alone(ridden: Ridden, team: str, pages: int) -> None:
    tour = ridden()
    names = called(tour, tour.players, "en")
    sheets = paper_of(tour, "en", names, team)
    assert (count_pages(sheets), headings(sheets)) == (pages, [names[team]] * pages)
    with pytest.raises(Refused, match="no team 'pink'") as caught:
        paper_of(tour, "en", names, "pink")
    assert caught.value.code == "unknown-team"


@pytest.mark.parametrize(
    ("ridden", "before"),
    [
        (partial(toured, "short", 2, 3), partial(toured, "short", 2, 1)),
        (partial(raced, TINY, ALONE, 2), partial(raced, TINY, ALONE, 1)),
    ],
    ids=["flamme", "homas"],
)
def test_the_same_tour_is_the_same_bytes_and_another_is_not(ridden: Ridden, before: Ridden) -> None:
    tour = ridden()
    first = print_pdf(paper(tour))
    assert print_pdf(paper(tour)) == first
    assert not re.search(rb"(Creat|Mod)\w*Date", first)
    assert print_pdf(paper(tour, "fr")) != first
    assert print_pdf(paper(before())) != first


PRINTED = [
    (partial(toured, "short", 2, 3), ["Standings", "Tour sheet", "{name}", "player1"]),
    (partial(raced, TINY, ALONE, 2), ["Standings", "Calendar", "Stage results", "Race sheet", "{name}"]),
]


@pytest.mark.soak
@pytest.mark.parametrize(("printed", "name"), pairs(PRINTED, HOSTILE))
def test_a_name_is_printed_as_it_is_written(printed: tuple[Ridden, list[str]], name: str) -> None:
    ridden, told = printed
    sheets = paper(ridden(), people={"blue": name})
    assert headings(sheets) == [heading.replace("{name}", name) for heading in told]
    assert count_pages(sheets) == len(told)


@pytest.mark.parametrize(("ridden", "told"), PRINTED, ids=["flamme", "homas"])
def test_names_of_any_script_can_be_printed(ridden: Ridden, told: list[str]) -> None:
    people = {"blue": "Ольга Ω 中文 عربى", "red": "👩‍🚴 e\u0301\u200b"}
    assert count_pages(paper(ridden(), people=people)) == len(told)


def test_players_are_called_by_name_or_by_their_bot_and_equal_names_are_numbered() -> None:
    tour = toured("short", 6, 0, Ruleset())
    players = ["you", "tempo", "tempo", "-", "person", "somebody-else"]
    people = {"black": "Camille", "blue": ""}
    assert called(tour, players, "fr", people) == {
        "blue": "Vous",
        "red": "Métronome 2",
        "green": "Métronome 3",
        "black": "Camille",
        "white": "Blanc",
        "pink": "somebody-else",
    }
    long = called(tour, players, "en", {"red": "x" * 100})["red"]
    assert (len(long), long[-1]) == (26, "…")
    assert called(raced(FRANCE, FOUR, 1), FOUR, "fr", {"white": "Camille"}) == {
        "white": "Camille",
        "red": "Domestique 2",
        "blue": "Touriste",
        "green": "Domestique 4",
        "black": "Noir",
    }


def test_without_the_extra_it_is_refused_with_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    assert can_print()
    monkeypatch.setattr(module, "find_spec", lambda _name: None)
    monkeypatch.setattr(builtins, "__import__", without_typst(builtins.__import__))
    assert not can_print()
    with pytest.raises(Refused, match=r"pip install -e '\.\[pdf\]'") as caught:
        print_pdf(paper(toured("short", 2, 3)))
    assert caught.value.code == "no-pdf"


def without_typst(really: Callable[..., Any]) -> Callable[..., Any]:
    def find(name: str, *more: object) -> object:
        if name == "typst":
            raise ImportError(name)
        return really(name, *more)

    return find
