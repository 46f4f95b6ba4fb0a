"""Tours on paper, for tests: ridden once, printed for real, and inspected."""

import json
import re
from functools import lru_cache
from typing import Any, cast

from echappee.flamme.rules import Ruleset
from echappee.flamme.tours import FlammeTour
from echappee.homas.tours import StageRace
from echappee.homas.tours import new_tour as new_stage_race
from echappee.sheets import called, paper_of, print_pdf
from echappee.sheets.paper import Paper
from echappee.sheets.printing import compiler_of
from echappee.tours.tour import SomeTour, load_tour
from tests.tours.ridden import Plan
from tests.tours.tours import let_bots_ride

SPECIALISTS = Ruleset(specialists=True)
FRANCE = "tour-de-france"
FOUR = ("domestique", "domestique", "random", "domestique", "-")
ALONE = ("-", "-", "domestique", "-", "-")
TINY = "tour-de-france-prologue road:0x14,-3x6,2x4,0x6;sprint=8;hill=20;red=11;stage time-trial-32"


@lru_cache
def toured(calendar: str, teams: int, stages: int, rules: Ruleset = SPECIALISTS) -> FlammeTour:
    """A tour after this many stages."""
    steps = Plan(calendar, ("team",) * teams, rules, 3).steps()
    return next(tour for tour in steps if tour.number == stages)


@lru_cache
def raced(calendar: str, players: tuple[str, ...], stages: int) -> StageRace:
    """A tour of Homas Tour Pro after this many stages, ridden by these bots."""
    texts = _texts(calendar, players)
    tour = cast("StageRace", load_tour(texts[min(stages, len(texts) - 1)]))
    while tour.number < stages:
        let_bots_ride(tour)
        texts.append(tour.text())
    return tour


@lru_cache
def _texts(calendar: str, players: tuple[str, ...]) -> list[str]:
    """The file of a tour after each stage ridden so far: to read it takes less time than to ride."""
    kinds = ["neutral" if player == "-" else "team" for player in players]
    return [new_stage_race(calendar, kinds, players, 7).text()]


def paper(tour: SomeTour, language: str = "en", people: dict[str, str] | None = None) -> Paper:
    """Its sheets, with these people among the riders."""
    return paper_of(tour, language, called(tour, tour.players, language, people))


def all_pages(sheets: Paper) -> list[dict[str, Any]]:
    """As the template reads them."""
    return list(sheets["pages"])


def pages_of(sheets: Paper, kind: str) -> list[dict[str, Any]]:
    """The pages of this kind."""
    return [page for page in all_pages(sheets) if page["kind"] == kind]


def panels(sheets: Paper) -> dict[str, list[dict[str, Any]]]:
    """The classifications on the page of standings, by their titles."""
    (page,) = pages_of(sheets, "standings")
    return {panel["title"]: panel["lines"] for column in page["columns"] for panel in column["panels"]}


def pages_in(pdf: bytes) -> int:
    """How many pages a PDF has."""
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


def count_pages(sheets: Paper) -> int:
    """On how many pages these sheets really are."""
    return pages_in(print_pdf(sheets))


def headings(sheets: Paper) -> list[str]:
    """The headings of the printed pages, each as one plain text."""
    found: list[dict[str, Any]] = json.loads(compiler_of(sheets).query("heading"))
    return [each["body"]["text"] for each in found if each["level"] == 1]
