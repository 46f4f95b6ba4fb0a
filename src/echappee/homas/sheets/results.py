"""The stages' results: who came where and how far behind, and who was first at rushes and on climbs."""

from collections.abc import Iterator

from echappee.homas.board.course import Course, Mark
from echappee.homas.rules import course
from echappee.homas.sheets.riders import behind, chip_of
from echappee.homas.sheets.words import HomasWords, stage_head
from echappee.homas.tours import StageRace
from echappee.homas.tours.books import POLKA, RIDERS, SHORT, bonus_seconds, places, stage_times
from echappee.sheets.game_sheets import Page
from echappee.sheets.standing_rows import in_parts

ON_A_PAGE = 7


def results_pages(tour: StageRace, words: HomasWords) -> list[Page]:
    """All stages side by side, as many as a page has room for; those to come are empty."""
    columns = [_stage(tour, number, words) for number in range(len(tour.setup.days))]
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


def _stage(tour: StageRace, number: int, words: HomasWords) -> dict[str, object]:
    day = tour.setup.days[number]
    road = course(day.stage)
    return stage_head(day, number, words) | {
        "lines": list(_lines(tour, number)) if number < tour.number else [],
        "passages": list(_passages(tour, number, road, words)),
    }


def _lines(tour: StageRace, number: int) -> Iterator[dict[str, object]]:
    """The riders by place, with their delays, bonuses not counted."""
    result, late = tour.results[number], tour.books[number + 1].riders
    times, bonus = stage_times(result), bonus_seconds(result)
    for rider in places(result):
        delay = behind(times[rider] + bonus[rider])
        yield chip_of(tour, rider) | {"delay": delay, "late": late[rider].tired}


def _passages(tour: StageRace, number: int, road: Course, words: HomasWords) -> Iterator[dict[str, object]]:
    """The lines where points are won, with those who won some."""
    if not road.stage:
        return
    result = tour.results[number] if number < tour.number else None
    for index, _ in enumerate(road.sprints):
        riders = result.rushes[index] if result else ()
        yield {"title": words("rush", number=index + 1), "riders": list(riders[: len(SHORT)])}
    for index, mark in enumerate(road.summits):
        riders = result.summits[index].riders if result else ()
        yield {"title": _summit(mark, index, words), "riders": list(riders[: len(POLKA[mark.kind])])}


def _summit(mark: Mark, index: int, words: HomasWords) -> str:
    return mark.title or words("summit", kind=mark.kind, number=index + 1)
