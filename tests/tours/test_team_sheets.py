"""A team's sheet: its rows add up to the books, with the numbers of the terminal and of the PDF."""

from hypothesis import given, settings

from echappee.flamme import Ruleset
from echappee.tours.sheets import team_sheet
from tests.counts import count
from tests.tours.ridden import Plan, plans


@settings(max_examples=count(10), deadline=None)
@given(plans())
def test_the_rows_of_a_sheet_add_up_to_its_sums_and_to_the_books(plan: Plan) -> None:
    campaign = plan.ride()
    books = campaign.books[-1]
    for team in campaign.tour.colours:
        sheet = team_sheet(campaign, team)
        for place, (rider, summed) in enumerate(zip(sheet.riders, sheet.sums, strict=True)):
            entries = [row.entries[place] for row in sheet.rows]
            assert tuple(map(sum, zip(*entries, strict=True))) == summed
            assert (summed.time, summed.sprint, summed.mountain) == books.riders[rider][:3]
        won = sum(row.points for row in sheet.rows) + sum(rest.points for rest in sheet.rests.values())
        assert won == books.points[team]
        assert sheet.bonus is not None
        assert won + sheet.bonus == sheet.total == campaign.outcome.total[team]


@settings(max_examples=count(10), deadline=None)
@given(plans())
def test_what_a_stage_leaves_in_the_legs_the_next_one_begins_with(plan: Plan) -> None:
    campaign = plan.ride()
    for team in campaign.tour.colours:
        sheet = team_sheet(campaign, team)
        for number, row in enumerate(sheet.rows):
            rest = sheet.rests.get(number)
            assert (rest is not None) == campaign.tour.days[number].rest
            for place, rider in enumerate(sheet.riders):
                legs = row.legs[place]
                assert legs.before == campaign.results[number].exhaustion[rider]
                assert legs.after == legs.before - legs.before // 2
                last = rest.legs[place] if rest else legs
                assert last.after == campaign.books[number + 1].riders[rider].exhaustion
                assert not rest or rest.legs[place].before == legs.after


def test_a_tour_that_is_not_over_has_no_bonus_yet() -> None:
    steps = Plan("short", ("team", "team"), Ruleset(), 5).steps()
    campaign = next(campaign for campaign in steps if campaign.number == 1)
    sheet = team_sheet(campaign, "red")
    assert (len(sheet.rows), sheet.bonus) == (1, None)
    assert sheet.total == campaign.books[-1].points["red"] == sheet.rows[0].points
