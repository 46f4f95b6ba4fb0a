import re

from playwright.sync_api import expect

from tests.browser.axe import axe
from tests.browser.people import ride_tour
from tests.browser.reaching import at
from tests.browser.tour_places import TOUR, new_tour
from tests.browser.visits import Visits
from tests.server.clients import Device

BID, JERSEY = "Bid for the Baroudeur", "Super Combative jersey"


def test_the_variants_are_switches_where_there_is_something_to_vary(visit: Visits, device: Device) -> None:
    page = new_tour(visit, device)
    expect(page.get_by_role("switch", name=JERSEY)).to_have_attribute("aria-checked", "false")
    expect(page.get_by_role("switch", name=BID)).to_have_count(0)
    for name in ("Specialists", "Breakaway", BID, JERSEY):
        page.get_by_role("switch", name=name).click()
        expect(page.get_by_role("switch", name=name)).to_have_attribute("aria-checked", "true")
    assert axe(page) == []
    page.get_by_role("switch", name="Breakaway").click()
    expect(page.get_by_role("switch", name=BID)).to_have_count(0)


def test_the_page_of_a_tour_shows_who_fought_and_what_for(visit: Visits, device: Device) -> None:
    settings = TOUR | {"rules": ["specialists", "super-combative"]}
    page = at(visit, device, f"/table/{ride_tour(device, settings, 1)}")
    table = page.get_by_role("table", name=re.compile("^Super Combative"))
    expect(table.locator("tbody").get_by_role("row").first).to_be_visible()
    expect(page.get_by_text("+ 1 combative")).to_have_count(1)
    expect(page.get_by_text("Most combative of 2 stages")).to_be_visible()
    assert axe(page) == []


def test_old_hands_say_at_their_seats_how_tired_they_start(visit: Visits) -> None:
    page = visit("/new")
    page.get_by_role("switch", name="Old hands").click()
    seat = page.get_by_role("group", name="Exhaustion cards (Blue)")
    seat.get_by_role("button", name="One card more").click()
    page.get_by_role("button", name="Invite").first.click()
    expect(page).to_have_url(re.compile("/table/"))
    page.reload()
    expect(page.get_by_role("switch", name="Old hands")).to_have_attribute("aria-checked", "true")
    expect(seat.get_by_role("status")).to_have_text("+1")
    page.get_by_role("switch", name="Old hands").click()
    expect(seat).to_have_count(0)
