import pytest

from echappee.homas.rules import COLOURS, RACES
from echappee.homas.tours.books import (
    RIDERS,
    StageResult,
    Summit,
    bonus_seconds,
    enter,
    green_points,
    open_books,
    places,
    stage_times,
)
from echappee.homas.tours.calendar import PRESETS, read_calendar
from echappee.homas.tours.stage_setup import TourSetup, set_up_stage
from echappee.homas.tours.standings import jerseys, leaders, team_times


def together(*crossed: str, **more: object) -> StageResult:
    """A stage in which these came in one after the other in one group, with the others behind them."""
    order = (*crossed, *(rider for rider in RIDERS if rider not in crossed))
    return StageResult(order, dict.fromkeys(order, 0))._replace(**more)  # type: ignore[arg-type]


@pytest.mark.rule("homas 5.1.2")
def test_yellow_goes_before_green_before_polka_dots_and_the_next_in_line_wears_the_other() -> None:
    summits = (Summit("mountain", ("11", "21", "31")),)
    books = enter(open_books(), together("11", "21", "31", summits=summits))
    assert leaders(books) == {"time": "11", "green": "11", "polka": "11"}
    assert jerseys(books) == {"yellow": "11", "green": "21", "polka": "31"}


@pytest.mark.rule("homas 5.1.2")
def test_without_points_nobody_wears_the_jersey() -> None:
    assert jerseys(open_books()) == {}
    assert set(jerseys(enter(open_books(), together("11")))) == {"yellow", "green"}


@pytest.mark.rule("homas 5.7.1")
def test_the_times_of_four_riders_make_that_of_their_team() -> None:
    late = {"11": 60, "12": 6, "21": 12, "31": 30, "41": 40, "42": 2, "51": 70}
    order = tuple(sorted(RIDERS, key=lambda rider: late.get(rider, 0)))
    books = enter(open_books(), StageResult(order, {rider: late.get(rider, 0) for rider in RIDERS}))
    assert team_times(books) == [("red", 0), ("blue", 18), ("green", 30), ("white", 54), ("black", 58)]
    tour = TourSetup(read_calendar("paris-nice"), ("team",) * 2 + ("neutral",) * 3)
    assert set_up_stage(tour, 1, books).order == ("red", "blue", "green", "white", "black")
    assert set_up_stage(tour, 0, open_books()).order == (), "the first line-up is drawn"


@pytest.mark.rule("homas 5.7.1")
def test_of_teams_with_the_same_time_the_one_whose_first_rider_did_better_is_before() -> None:
    books = enter(open_books(), together("33", "51", "12"))
    assert [team for team, _ in team_times(books)] == ["blue", "black", "white", "red", "green"]


@pytest.mark.rule("homas 5.8.2")
def test_a_rush_gives_points_and_as_many_seconds() -> None:
    result = together("54", rushes=(("31", "32", "33", "34", "41"), ("41", "31")), kind="trial")
    assert bonus_seconds(result) == {"31": 9, "32": 4, "33": 3, "34": 2, "41": 6}
    assert green_points(result)["41"] == 6
    assert stage_times(result)["31"] == -9
    assert enter(open_books(), result).riders["31"].time == 0


@pytest.mark.rule("homas 5.9.1")
@pytest.mark.parametrize(("left", "draws"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_cards_left_are_fitness_cards_to_choose_from(left: int, draws: int) -> None:
    books = enter(open_books(), together(cards={"51": left}))
    assert (books.riders["51"].draws, books.riders["52"].draws) == (draws, 1)
    tour = TourSetup(read_calendar("paris-nice"), ("team",) + ("neutral",) * 4)
    assert set_up_stage(tour, 1, books).draws == (1,) * 16 + (draws, 1, 1, 1)


@pytest.mark.rule("homas 5.10.1")
@pytest.mark.parametrize(
    ("limit", "delay", "tired"), [(4, 240, False), (4, 241, True), (4, 245, True), (None, 999, False)]
)
def test_who_is_outside_the_time_limit_has_no_cards_and_draws_once(
    limit: int | None,
    delay: int,
    tired: bool,  # noqa: FBT001
) -> None:
    """Bonus seconds do not help."""
    crossed = (*(rider for rider in RIDERS if rider != "24"), "24")
    delays = dict.fromkeys(RIDERS, 0) | {"24": delay}
    result = StageResult(crossed, delays, rushes=(("24",),), cards={"24": 2}, limit=limit)
    account = enter(open_books(), result).riders["24"]
    assert (account.tired, account.draws) == (tired, 1 if tired else 3)
    tour = TourSetup(read_calendar("paris-nice"), ("team",) * 2 + ("neutral",) * 3)
    assert set_up_stage(tour, 1, enter(open_books(), result)).tired == (("24",) if tired else ())


@pytest.mark.rule("homas 4.1.3")
def test_a_disqualified_team_is_last_in_the_stage_and_wins_nothing_there() -> None:
    delays = dict.fromkeys(RIDERS, 0) | {"54": 90}
    crossed = (*(rider for rider in RIDERS if rider != "54"), "54")
    summits = (Summit("hill", ("11", "21")),)
    result = StageResult(crossed, delays, rushes=(("12", "22"),), summits=summits, disqualified=("white",))
    assert places(result)[0] == "21"
    assert places(result)[-4:] == ("11", "12", "13", "14")
    books = enter(open_books(), result)
    assert {books.riders[rider].time for rider in ("11", "12", "13", "14")} == {94}
    assert {books.riders[rider][1:3] for rider in ("11", "12", "13", "14")} == {(0, 0)}
    assert books.riders["22"][:3] == (0, 12, 0)
    assert books.riders["21"][:3] == (4, 10, 4)


@pytest.mark.rule("homas 6.2.1")
def test_the_printed_stage_races() -> None:
    assert set(PRESETS) == set(RACES)
    stages = {race: len(read_calendar(race)) for race in PRESETS}
    assert stages == {"paris-nice": 3, "dauphine-libere": 3, "benelux-tour": 3, "tour-de-france": 7}
    assert read_calendar("tour-de-france")[0].stage == "tour-de-france-prologue"
    assert [day.stage for day in read_calendar("paris-nice")] == [f"paris-nice-{n}" for n in (1, 2, 3)]
    assert len(COLOURS) == 5
