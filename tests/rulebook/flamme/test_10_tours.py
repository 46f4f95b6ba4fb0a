import pytest

from echappee.engine import Refused
from echappee.flamme.road.stages import STAGES
from echappee.flamme.rules import Ruleset, Setup, set_up
from echappee.flamme.rules.cards import DECKS, EXHAUSTION, pile
from echappee.flamme.tours.between_stages import close_stage, first_to_place, recover, rest_day
from echappee.flamme.tours.books import Account, Books, Result, enter, open_books, podium_of
from echappee.flamme.tours.calendar import PRESETS, format_of, read_calendar
from echappee.flamme.tours.finale import bonus_for, close_tour
from echappee.flamme.tours.stage_setup import TourSetup, set_up_stage
from echappee.flamme.tours.standings import jerseys, leaders, team_times
from echappee.tours.calendar import Day
from tests.tables import asked, race, say
from tests.tours.ridden import Plan

RED_BLUE = open_books(["red", "blue"])
BLUE_RED = open_books(["blue", "red"])
"""In seat order, as in a tour that is ridden."""
PLAIN = Ruleset()


def _books(books: Books = RED_BLUE, crossed: str = "", **accounts: str) -> Books:
    """Books in which riders have `time sprint mountain exhaustion`: red_R="30 5 0 0"."""
    written = {name.replace("_", "."): Account(*map(int, row.split())) for name, row in accounts.items()}
    return books._replace(riders={**books.riders, **written}, crossed=tuple(crossed.split()))


def _result(crossed: str) -> Result:
    """A stage in which all had the same time, and nobody took anything."""
    names = tuple(crossed.split())
    return Result(names, dict.fromkeys(names, 0))


def _tour(calendar: str, teams: int = 2, rules: Ruleset = PLAIN) -> TourSetup:
    return TourSetup(read_calendar(calendar, teams), ("team",) * teams, rules)


def _setup(number: int, books: Books, rules: Ruleset = PLAIN) -> Setup:
    chosen = {"blue": ("grimpeur", "flahute"), "red": ("puncheur", "squirrel")}
    return set_up_stage(
        _tour("gt-3 gt-4 gt-8", rules=rules), number, books._replace(specialists=chosen if number else {})
    )


@pytest.mark.rule("10.1.2")
def test_the_basic_tour_is_seven_stages_of_the_book() -> None:
    days = read_calendar("basic", 4)
    assert [STAGES[day.stage].id for day in days] == [f"gt-{n}-2-4" for n in (3, 4, 8, 11, 13, 18, 19)]
    assert {format_of(day) for day in days} == {"tour"}
    assert [day.stage for day in read_calendar("basic", 5)] == [day.stage[:-3] + "5-6" for day in days]


@pytest.mark.rule("10.1.2")
@pytest.mark.parametrize(("stages", "allowed"), [(2, False), (3, True), (21, True), (22, False)])
def test_a_tour_is_three_to_twenty_one_stages_in_any_order(stages: int, *, allowed: bool) -> None:
    calendar = " ".join(["gt-8", "gt-3"] * 11).split()[:stages]
    if allowed:
        assert len(read_calendar(" ".join(calendar), 2)) == stages
        return
    with pytest.raises(Refused, match="a tour has 3 to 21 stages") as caught:
        read_calendar(" ".join(calendar), 2)
    assert caught.value.code == "bad-calendar"


@pytest.mark.rule("10.1.2")
def test_specialists_are_drafted_in_the_first_stage_and_ride_them_all() -> None:
    rules = Ruleset(specialists=True)
    first, later = (_setup(number, BLUE_RED, rules) for number in (0, 1))
    assert (first.ruleset.specialists, later.ruleset.specialists) == (True, False)
    assert [team.specialists for team in first.teams] == [("", "")] * 2
    assert [team.specialists for team in later.teams] == [("grimpeur", "flahute"), ("puncheur", "squirrel")]


@pytest.mark.rule("10.1.3")
@pytest.mark.parametrize(
    ("calendar", "allowed"),
    [
        ("gt-3 rest gt-4 gt-8", True),
        ("gt-3 gt-4 rest gt-8", True),
        ("gt-3 gt-4 gt-8 rest", False),
        ("rest gt-3 gt-4 gt-8", False),
        ("gt-3 rest rest gt-4 gt-8", False),
        ("gt-3 rest gt-4 rest gt-8", False),
        ("gt-3 rest " + "gt-4 " * 10 + "rest" + " gt-8" * 10, True),
        ("gt-3 rest " + "gt-4 " * 10 + "rest" + " gt-8" * 9, False),
        ("gt-3 rest gt-4 rest " + "gt-4 " * 10 + "rest" + " gt-8" * 9, False),
    ],
)
def test_a_rest_day_follows_any_stage_but_the_last(calendar: str, *, allowed: bool) -> None:
    if allowed:
        assert [day.rest for day in read_calendar(calendar, 2)].count(True) == calendar.split().count("rest")
        return
    with pytest.raises(Refused, match=r"rule 10\.1\.3"):
        read_calendar(calendar, 2)


@pytest.mark.rule("10.1.3")
def test_the_full_tour_has_its_two_recommended_rest_days() -> None:
    days = read_calendar(PRESETS["grand"], 4)
    assert [number for number, day in enumerate(days, start=1) if day.rest] == [9, 15]
    assert [day.stage.removesuffix("-2-4") for day in days] == [f"gt-{number}" for number in range(1, 22)]


@pytest.mark.rule("10.3.2")
def test_the_team_with_the_fewest_points_places_first_then_clockwise() -> None:
    books = BLUE_RED._replace(podium={"blue": 5, "red": 1})
    assert _setup(0, books).first == ""
    setup = _setup(1, books)
    riding = race(set_up(setup))
    say(riding, *(f"chance {request.pile[0]}" for request in riding.requests))
    assert asked(riding, "red")
    assert not asked(riding, "blue")
    say(riding, "red R5", "red S5")
    assert asked(riding, "blue")


@pytest.mark.rule("10.3.2")
@pytest.mark.parametrize(
    ("red", "blue", "crossed", "first"),
    [
        (("60 0 0 0", "90 0 0 0"), ("70 0 0 0", "70 0 0 0"), "blue.R blue.S red.R red.S", "blue"),
        (("80 0 0 0", "90 0 0 0"), ("70 0 0 0", "99 0 0 0"), "blue.R blue.S red.R red.S", "red"),
        (("70 0 0 0", "90 0 0 0"), ("99 0 0 0", "70 0 0 0"), "red.S red.R blue.S blue.R", "blue"),
        (("70 0 0 0", "90 0 0 0"), ("99 0 0 0", "70 0 0 0"), "red.S blue.S red.R blue.R", "red"),
        (("0 0 0 0", "0 0 0 0"), ("0 0 0 0", "0 0 0 0"), "", "red"),
    ],
)
def test_of_equals_the_one_whose_better_rider_lies_further_back(
    red: tuple[str, str], blue: tuple[str, str], crossed: str, first: str
) -> None:
    books = _books(crossed=crossed, red_R=red[0], red_S=red[1], blue_R=blue[0], blue_S=blue[1])
    assert first_to_place(books) == first


@pytest.mark.rule("10.3.2")
def test_automatic_teams_do_not_place_no_matter_how_many_points_they_have() -> None:
    tour = TourSetup(read_calendar("short", 3), ("muscle", "team", "team"), PLAIN)
    books = open_books(tour.colours)._replace(podium={"blue": 0, "red": 4, "green": 3})
    setup = set_up_stage(tour, 1, books)
    assert setup.first == "green"
    assert set_up(setup).first == "green"


@pytest.mark.rule("10.6.1")
def test_time_points_and_the_podium_of_each_rider_are_written_down() -> None:
    result = _result("red.R blue.S blue.R red.S")._replace(
        times={"red.R": 0, "blue.S": 10, "blue.R": 10, "red.S": 80},
        sprint={"red.R": 5},
        mountain={"red.S": 1},
    )
    assert podium_of(result) == [("red.R", 3), ("blue.S", 2), ("blue.R", 1)]
    books = enter(RED_BLUE, result)
    assert books.riders["red.R"] == Account(0, 5, 0)
    assert books.riders["red.S"] == Account(80, 0, 1)
    assert books.riders["blue.S"] == Account(10)
    assert books.podium == {"red": 3, "blue": 3}


@pytest.mark.rule("10.6.2")
def test_the_tour_sheet_adds_up() -> None:
    first = _result("red.R blue.R blue.S red.S")._replace(
        times={"red.R": 0, "red.S": 80, "blue.R": 0, "blue.S": 30},
        sprint={"red.R": 5},
        mountain={"red.S": 1},
    )
    second = _result("blue.R red.S blue.S red.R")._replace(
        times={"red.R": 130, "red.S": 30, "blue.R": 0, "blue.S": 60},
        mountain={"red.R": 2, "red.S": 3},
    )
    one = enter(RED_BLUE, first)
    both = enter(one, second)
    assert (one.podium["red"], both.podium["red"]) == (3, 5)
    assert both.riders["red.R"] == Account(130, 5, 2)
    assert both.riders["red.S"] == Account(110, 0, 4)


@pytest.mark.rule("10.7.1")
@pytest.mark.parametrize(("held", "kept"), [*enumerate([0, 1, 1, 2, 2, 3, 3, 4])])
def test_half_of_the_exhaustion_cards_are_given_back_rounded_down(held: int, kept: int) -> None:
    tired = _books(BLUE_RED, blue_R=f"0 0 0 {held}", red_S=f"0 0 0 {held}")
    books = recover(tired, ["blue.R"])
    assert [books.riders[name].exhaustion for name in ("blue.R", "red.S")] == [kept, held]
    riders = set_up(_setup(1, books)).riders
    assert [rider.pile.count(EXHAUSTION) for rider in riders] == [kept, 0, 0, held]


@pytest.mark.rule("10.7.2")
def test_the_next_stage_begins_with_all_energy_cards() -> None:
    plan = Plan("gt-3 gt-4 gt-8", ("team", "team"), PLAIN, 4)
    tour = next(tour for tour in plan.steps() if tour.number == 1)
    for rider in tour.begin().moments[0].position.riders:
        kept = tour.books[1].riders[rider.name].exhaustion
        assert rider.pile == pile(DECKS[rider.type] + (EXHAUSTION,) * kept)
        assert (rider.recycled, rider.played) == ((), ())


@pytest.mark.rule("10.7.3")
def test_nobody_wears_two_jerseys_and_the_next_best_wears_the_lesser() -> None:
    books = _books(
        crossed="red.R red.S blue.R blue.S",
        red_R="0 9 9 0",
        red_S="10 4 0 0",
        blue_R="20 5 7 0",
        blue_S="20 0 6 0",
    )
    assert leaders(books) == dict.fromkeys(("general", "sprint", "mountain"), "red.R")
    assert jerseys(books) == {"yellow": "red.R", "green": "blue.R", "polka": "blue.S"}


@pytest.mark.rule("10.7.4")
def test_ties_go_to_the_first_over_the_line_in_the_latest_stage() -> None:
    equal = "60 3 3 0"
    books = _books(crossed="blue.S red.R blue.R red.S", red_R=equal, red_S=equal, blue_R=equal, blue_S=equal)
    assert set(leaders(books).values()) == {"blue.S"}
    assert jerseys(books) == {"yellow": "blue.S", "green": "red.R", "polka": "blue.R"}
    assert team_times(books) == [("blue", 120), ("red", 120)]


@pytest.mark.rule("10.7.5")
def test_without_a_point_there_is_no_leader_no_jersey_and_nothing_on_a_rest_day() -> None:
    books = _books(crossed="red.R red.S blue.R blue.S", red_R="0 0 0 8", blue_R="10 0 0 8")
    assert leaders(books) == {"general": "red.R"}
    assert jerseys(books) == {"yellow": "red.R"}
    assert rest_day(books).rest == {"red": 1, "blue": 0}
    assert (leaders(RED_BLUE), jerseys(RED_BLUE)) == ({}, {})


@pytest.mark.rule("10.7.6")
def test_on_a_rest_day_leaders_get_points_and_the_others_rest() -> None:
    books = _books(
        crossed="red.R blue.R blue.S red.S",
        red_R="0 5 0 7",
        red_S="70 0 2 7",
        blue_R="10 3 0 7",
        blue_S="10 0 1 7",
    )
    rested = rest_day(books)
    assert jerseys(books) == {"yellow": "red.R", "green": "blue.R", "polka": "red.S"}
    assert rested.rest == {"red": 3, "blue": 0}
    assert {name: account.exhaustion for name, account in rested.riders.items()} == {
        "red.R": 7,
        "red.S": 7,
        "blue.R": 4,
        "blue.S": 4,
    }


@pytest.mark.rule("10.7.6")
def test_the_rest_day_comes_after_the_first_giving_back_and_only_where_the_calendar_has_one() -> None:
    result = _result("red.R red.S blue.R blue.S")._replace(exhaustion={"red.R": 7, "blue.R": 7})
    plain, rested = (close_stage(RED_BLUE, result._replace(rest=rest)) for rest in (False, True))
    assert [plain.riders[name].exhaustion for name in ("red.R", "blue.R")] == [4, 4]
    assert [rested.riders[name].exhaustion for name in ("red.R", "blue.R")] == [4, 2]
    assert (plain.points, rested.points) == ({"red": 5, "blue": 1}, {"red": 6, "blue": 1})


@pytest.mark.rule("10.8.1")
@pytest.mark.parametrize(
    ("stages", "teams", "table"),
    [
        *((stages, 4, ((3, 2, 1), (1,), (2, 1), (2, 1))) for stages in (3, 7)),
        *((stages, 4, ((4, 3, 2, 1), (2, 1), (3, 2, 1), (3, 2, 1))) for stages in (8, 14)),
        *((stages, 4, ((5, 4, 3, 2, 1), (3, 2, 1), (4, 3, 2, 1), (4, 3, 2, 1))) for stages in (15, 21)),
        *((stages, teams, ((3, 2, 1), (1,), (2, 1), (2, 1))) for stages in (8, 21) for teams in (1, 2)),
        (21, 3, ((5, 4, 3, 2, 1), (3, 2, 1), (4, 3, 2, 1), (4, 3, 2, 1))),
    ],
)
def test_the_bonus_is_by_the_length_of_the_tour(stages: int, teams: int, table: object) -> None:
    assert bonus_for(stages, teams) == table


@pytest.mark.rule("10.8.2")
def test_a_rider_scores_in_every_classification_and_a_team_by_both_its_times() -> None:
    books = _books(
        crossed="red.R blue.R blue.S red.S",
        red_R="10 9 9 0",
        red_S="900 0 0 0",
        blue_R="20 5 0 0",
        blue_S="30 0 5 0",
    )
    assert close_tour(books, 7).bonus == {"red": 3 + 2 + 2, "blue": 2 + 1 + 1 + 1 + 1}


@pytest.mark.rule("10.8.3")
@pytest.mark.parametrize(
    ("crossed", "ranking"),
    [
        ("blue.S red.R red.S blue.R", ("blue", "red")),
        ("red.S blue.R blue.S red.R", ("red", "blue")),
    ],
)
def test_podiums_rest_days_and_bonus_make_the_winner_and_the_last_stage_decides(
    crossed: str, ranking: tuple[str, str]
) -> None:
    books = _books(crossed=crossed, red_R="10 0 0 0", red_S="90 0 0 0", blue_R="20 0 0 0", blue_S="30 0 0 0")
    tied = books._replace(podium={"red": 9, "blue": 7}, rest={"red": 0, "blue": 1})
    outcome = close_tour(tied, 7)
    assert (outcome.bonus, outcome.total) == ({"red": 3, "blue": 4}, {"red": 12, "blue": 12})
    assert outcome.ranking == ranking
    assert close_tour(tied._replace(rest={"red": 1, "blue": 1}), 7).ranking == ("red", "blue")


@pytest.mark.rule("10.1.2")
def test_a_day_says_how_its_stage_is_ridden() -> None:
    days = read_calendar("2018", 4)
    assert {number: format_of(day) for number, day in enumerate(days, start=1) if day.format} == {
        3: "ttt",
        20: "itt",
    }
    assert [format_of(Day("gt-1", form)) for form in ("", "tour", "itt")] == ["ttt", "tour", "itt"]
