"""The stages' results: who came where and how far behind, and who was first at rushes and on climbs."""

from collections.abc import Iterator
from typing import Any

from echappee.homas import course
from echappee.homas.course import Course, Mark
from echappee.sheets.family import Page
from echappee.sheets.homas.riders import behind, chip_of
from echappee.sheets.homas.words import HomasWords, stage_head
from echappee.sheets.lines import in_parts
from echappee.tours.campaign import Campaign
from echappee.tours.homas_books import POLKA, RIDERS, SHORT, bonus_seconds, places, stage_times

ON_A_PAGE = 7


def results_pages(campaign: Campaign, words: HomasWords) -> list[Page]:
    """All stages side by side, as many as a page has room for; those to come are empty."""
    columns = [_stage(campaign, number, words) for number in range(len(campaign.tour.days))]
    return [
        {
            "kind": "results",
            "heading": words("results"),
            "about": words("results-about"),
            "places": len(RIDERS),
            "stages": list(page),
        }
        for page in in_parts(columns, ON_A_PAGE)
    ]


def _stage(campaign: Campaign, number: int, words: HomasWords) -> dict[str, Any]:
    day = campaign.tour.days[number]
    road = course(day.stage)
    return stage_head(day, number, words) | {
        "lines": list(_lines(campaign, number)) if number < campaign.number else [],
        "passages": list(_passages(campaign, number, road, words)),
    }


def _lines(campaign: Campaign, number: int) -> Iterator[dict[str, Any]]:
    """The riders by place, with their delays, bonuses not counted."""
    result, late = campaign.results[number], campaign.books[number + 1].riders
    times, bonus = stage_times(result), bonus_seconds(result)
    for rider in places(result):
        delay = behind(times[rider] + bonus[rider])
        yield chip_of(campaign, rider) | {"delay": delay, "late": late[rider].tired}


def _passages(campaign: Campaign, number: int, road: Course, words: HomasWords) -> Iterator[dict[str, Any]]:
    """The lines where points are won, with those who won some."""
    if not road.stage:
        return
    result = campaign.results[number] if number < campaign.number else None
    for place, _ in enumerate(road.sprints):
        riders = result.rushes[place] if result else ()
        yield {"title": words("rush", number=place + 1), "riders": list(riders[: len(SHORT)])}
    for place, mark in enumerate(road.summits):
        riders = result.summits[place].riders if result else ()
        yield {"title": _summit(mark, place, words), "riders": list(riders[: len(POLKA[mark.kind])])}


def _summit(mark: Mark, place: int, words: HomasWords) -> str:
    return mark.title or words("summit", kind=mark.kind, number=place + 1)
