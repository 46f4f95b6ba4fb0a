import pytest

from echappee.engine import Refused
from echappee.flamme.road.stages import STAGES
from echappee.flamme.rules import Ruleset, Setup, set_up
from echappee.flamme.rules.cards import DECKS, EXHAUSTION, pile
from echappee.flamme.tours.books import Account, Books, open_books
from echappee.flamme.tours.calendar import PRESETS, format_of, read_calendar
from echappee.flamme.tours.stage_setup import TourSetup, set_up_stage
from echappee.flamme.tours.standings import recover
from echappee.tours.game_tours import Day
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
def test_automatic_teams_do_not_place_no_matter_how_many_points_they_have() -> None:
    tour = TourSetup(read_calendar("short", 3), ("muscle", "team", "team"), PLAIN)
    books = open_books(tour.colours)._replace(podium={"blue": 0, "red": 4, "green": 3})
    setup = set_up_stage(tour, 1, books)
    assert setup.first == "green"
    assert set_up(setup).first == "green"


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


@pytest.mark.rule("10.1.2")
def test_a_day_says_how_its_stage_is_ridden() -> None:
    days = read_calendar("2018", 4)
    assert {number: format_of(day) for number, day in enumerate(days, start=1) if day.format} == {
        3: "ttt",
        20: "itt",
    }
    assert [format_of(Day("gt-1", form)) for form in ("", "tour", "itt")] == ["ttt", "tour", "itt"]
