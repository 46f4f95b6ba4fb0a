import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person, arrive, ride_to_the_end
from tests.browser.visits import Visits

CROWDED = "1B 2 b c d u"
"""A short road with room for twelve riders and two breakaway places."""


@pytest.mark.soak
def test_a_whole_race_against_three_bots(anywhere: Visits) -> None:
    page = arrive(anywhere, reduced_motion="no-preference")
    page.get_by_role("button", name="Flamme Rouge").click()
    person = Person(page)
    expect(person.title).to_have_text("Place a rider")
    ride_to_the_end(person, person.over)
    expect(page).to_have_title(re.compile("^The end of "))
    riders = page.get_by_role("table").get_by_role("row")
    expect(riders).to_have_count(1 + 8)
    expect(riders.get_by_role("rowheader").filter(has_text="You")).to_have_count(2)
    page.get_by_text("The shuffle was fixed before the start: check it").click()
    expect(page.get_by_text("Checked in this browser: they belong together.")).to_be_visible()
    page.get_by_role("button", name="Rematch").click()
    expect(person.title).to_have_text("Place a rider")


@pytest.mark.soak
def test_six_teams_in_all_weathers_with_a_breakaway(visit: Visits) -> None:
    page = arrive(visit, "/new")
    page.get_by_role("textbox", name="Custom road").fill(CROWDED)
    expect(page.get_by_text("squares, no overlap")).to_be_visible()
    more = page.get_by_role("group", name="Add a team")
    more.get_by_role("button", name="Bot").click()
    more.get_by_role("button", name="Automatic team").click()
    for rule in ("Weather", "Breakaway"):
        page.get_by_role("switch", name=rule).click()
    page.get_by_role("button", name="To the start").click()

    person = Person(page)
    bidding = person.dock.get_by_role("heading", name="Who tries to break away?")
    person.ride(until=bidding)
    person.choose("Sprinteur")
    expect(person.title).to_have_text(re.compile("first bid$"))
    person.play(3)
    person.ride(until=person.dock.get_by_role("heading", name=re.compile("second bid$")))
    expect(page.get_by_role("list", name="Bids so far").get_by_role("listitem")).to_have_count(5)
    person.play(3)
    person.ride(until=person.dock.get_by_role("heading", name="Who goes first?"))
    log = page.get_by_role("region", name="Before the start")
    expect(log.get_by_role("heading")).to_have_text(["Weather", "Start grid", "Breakaway"])
    expect(log.get_by_text(re.compile("breaks away, "))).to_have_count(2)
    ride_to_the_end(person, person.over)
    expect(page.get_by_role("table").get_by_role("row")).to_have_count(1 + 12)
