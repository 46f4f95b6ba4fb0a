"""The Grand Tour's stages: each keeps the designing rules, what is known of its card, and its kind of day."""

from collections.abc import Callable
from itertools import pairwise
from typing import cast

import pytest

from echappee.flamme.road.design import StageKind, check
from echappee.flamme.road.stages import STAGES, Stage, find_stage
from echappee.flamme.road.tiles import TILES
from echappee.flamme.road.tokens import halfway, halfway_square, place_tokens
from echappee.flamme.road.track import lay, profile
from tests.each import each

BASIC = (3, 4, 8, 11, 13, 18, 19)
ROUNDABOUTS = {"gt-12-5-6", "gt-16-2-4", "gt-16-5-6", "gt-17-5-6", "gt-21-2-4", "gt-21-5-6"}
TOUR = {stage.id: stage for stage in STAGES.values() if stage.set == "grand_tour"}

every_day = each(TOUR)


def number(stage: Stage) -> int:
    return int(stage.id.split("-")[1])


def lengths(stage: Stage, terrain: str) -> list[int]:
    runs = profile(lay(stage.tiles)).runs
    return [run.last - run.first + 1 for run in runs if run.terrain == terrain]


def summit(stage: Stage) -> bool:
    return stage.tiles[-1] == "V"


def flat(stage: Stage) -> bool:
    return max(lengths(stage, "ascent")) <= 3 and not lengths(stage, "cobbles") and not summit(stage)


def hilly(stage: Stage) -> bool:
    climbs = lengths(stage, "ascent")
    return len(climbs) == 3 and 5 <= max(climbs) <= 7 and not lengths(stage, "cobbles") and not summit(stage)


def cobbled(stage: Stage) -> bool:
    return sum(lengths(stage, "cobbles")) >= 18 > sum(lengths(stage, "ascent")) and not summit(stage)


def mountains(stage: Stage) -> bool:
    climbs = lengths(stage, "ascent")
    return len(climbs) == 3 and min(climbs) >= 8 and max(climbs) >= 10


def uphill(stage: Stage) -> bool:
    return summit(stage) and lengths(stage, "ascent")[-1] >= 8


def sprint(stage: Stage) -> bool:
    last = lay(stage.tiles).squares[-24:]
    return not lengths(stage, "ascent") and all(square.terrain == "flat" for square in last)


def rolling(stage: Stage) -> bool:
    return lengths(stage, "ascent") != [] and not summit(stage)


DAYS: dict[int, tuple[str, tuple[Callable[[Stage], bool], ...]]] = {
    1: ("ttt", (rolling,)),
    2: ("", (flat,)),
    3: ("", (flat,)),
    4: ("", (summit,)),
    5: ("extended", (hilly,)),
    6: ("", (flat,)),
    7: ("", (cobbled,)),
    8: ("", (hilly,)),
    9: ("", (mountains, uphill)),
    10: ("itt", (rolling,)),
    11: ("", (uphill,)),
    12: ("", (flat,)),
    13: ("", (hilly,)),
    14: ("", (cobbled,)),
    15: ("extended", (mountains,)),
    16: ("", (hilly,)),
    17: ("", (uphill,)),
    18: ("", (flat,)),
    19: ("", (mountains,)),
    20: ("extended", (mountains, uphill)),
    21: ("", (sprint,)),
}


def test_every_day_has_its_stages() -> None:
    sides = [f"gt-{day}-{side}" for day in DAYS for side in ("2-4", "5-6") if day not in (1, 10)]
    assert set(TOUR) == {"gt-1", "gt-10", *sides}
    assert [number(stage) for stage in TOUR.values()] == sorted(map(number, TOUR.values()))
    assert {stage.id for stage in TOUR.values() if stage.official} == {"gt-3-2-4", "gt-4-2-4"}


@every_day
def test_a_stage_keeps_the_designing_rules_without_a_word_of_advice(stage: Stage) -> None:
    kind = cast("StageKind", stage.special or "normal")
    tokens = stage.tokens or None
    assert check(stage.tiles, players=stage.players[1], kind=kind, tour=True, tokens=tokens) == ()


@every_day
def test_a_stage_is_what_the_calendar_says(stage: Stage) -> None:
    kind, natures = DAYS[number(stage)]
    assert stage.special == kind
    assert [nature.__name__ for nature in natures if not nature(stage)] == []


@every_day
def test_the_side_says_for_how_many_it_is(stage: Stage) -> None:
    one_for_all = number(stage) in (1, 10)
    assert stage.players == ((2, 6) if one_for_all else (5, 6) if stage.id.endswith("5-6") else (2, 4))
    assert (TILES[stage.tiles[0]].physical == "1") is (stage.players[1] == 6)
    assert (TILES[stage.tiles[1]].id == "2") is (stage.players == (5, 6))


@every_day
def test_the_short_tour_needs_no_peloton_with_few_players(stage: Stage) -> None:
    if number(stage) in BASIC and stage.players == (2, 4):
        assert "peloton" not in {TILES[tile].set for tile in stage.tiles}


@every_day
def test_the_tokens_lie_where_the_rules_put_them(stage: Stage) -> None:
    assert stage.tokens == (() if stage.special in {"ttt", "itt"} else place_tokens(lay(stage.tiles)))


@every_day
def test_most_stages_do_without_roundabouts(stage: Stage) -> None:
    assert bool(lay(stage.tiles).roundabouts) is (stage.id in ROUNDABOUTS)


@pytest.mark.parametrize("stage", ["gt-11-2-4", "gt-11-5-6"])
def test_stage_11_is_as_in_the_examples_of_the_book(stage: str) -> None:
    known = find_stage(stage)
    assert lengths(known, "ascent") == [6, 8]
    assert known.tiles[-2:] == ("O", "V")
    middle = next(run for run in profile(lay(known.tiles)).runs if run.terrain == "ascent")
    track = lay(known.tiles)
    assert track.tiles[track.tile_of[middle.last]].id == "H"
    assert track.tile_of[middle.last] != track.tile_of[middle.last - 1]


@pytest.mark.parametrize("day", [5, 15, 20])
def test_the_refresh_of_an_extended_stage_is_a_supply_zone_half_way(day: int) -> None:
    for side in ("2-4", "5-6"):
        track = lay(find_stage(f"gt-{day}-{side}").tiles)
        square = halfway_square(track)
        assert square is not None
        assert 0 <= square - halfway(track) <= 6
        assert track.square(square).terrain == "supply"


def test_names_are_our_own_and_no_two_days_share_one() -> None:
    ours = [stage for stage in TOUR.values() if not stage.official]
    assert all(stage.name.startswith(f"{number(stage)}. ") for stage in ours)
    names = list(dict.fromkeys(stage.name for stage in ours))
    assert len(names) == 21
    assert all(one < other for one, other in pairwise(int(name.split(".")[0]) for name in names))
