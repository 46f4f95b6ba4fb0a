"""A team's sheet: its rows add up to the books, with the numbers of the terminal and of the PDF."""

from hypothesis import given, settings

from echappee.flamme.rules import Ruleset
from echappee.flamme.tours import outcome_of
from echappee.flamme.tours.team_sheets import team_sheet
from tests.counts import count
from tests.tours.ridden import Plan, plans


@settings(max_examples=count(10), deadline=None)
@given(plans())
def test_the_rows_of_a_sheet_add_up_to_its_sums_and_to_the_books(plan: Plan) -> None:
    tour = plan.ride()
    books = tour.books[-1]
    for team in tour.setup.colours:
        sheet = team_sheet(tour, team)
        for place, (rider, summed) in enumerate(zip(sheet.riders, sheet.sums, strict=True)):
            entries = [row.entries[place] for row in sheet.rows]
            assert tuple(map(sum, zip(*entries, strict=True))) == summed
            assert (summed.time, summed.sprint, summed.mountain) == books.riders[rider][:3]
        won = sum(row.points for row in sheet.rows) + sum(rest.points for rest in sheet.rests.values())
        assert won == books.points[team]
        assert sheet.bonus is not None
        assert won + sheet.bonus == sheet.total == outcome_of(tour).total[team]


@settings(max_examples=count(10), deadline=None)
@given(plans())
def test_what_a_stage_leaves_in_the_legs_the_next_one_begins_with(plan: Plan) -> None:
    tour = plan.ride()
    for team in tour.setup.colours:
        sheet = team_sheet(tour, team)
        for number, row in enumerate(sheet.rows):
            rest = sheet.rests.get(number)
            assert (rest is not None) == tour.setup.days[number].rest
            for place, rider in enumerate(sheet.riders):
                legs = row.legs[place]
                assert legs.before == tour.results[number].exhaustion[rider]
                assert legs.after == legs.before - legs.before // 2
                last = rest.legs[place] if rest else legs
                assert last.after == tour.books[number + 1].riders[rider].exhaustion
                assert not rest or rest.legs[place].before == legs.after


def test_a_tour_that_is_not_over_has_no_bonus_yet() -> None:
    steps = Plan("short", ("team", "team"), Ruleset(), 5).steps()
    tour = next(tour for tour in steps if tour.number == 1)
    sheet = team_sheet(tour, "red")
    assert (len(sheet.rows), sheet.bonus) == (1, None)
    assert sheet.total == tour.books[-1].points["red"] == sheet.rows[0].points
