"""The coach speaks to somebody who rides alone, in French on a phone."""

import re

from playwright.sync_api import expect

from tests.browser.axe import axe
from tests.browser.people import arrive, ride_until, start_table
from tests.browser.places import HAND
from tests.browser.test_every_page import NARROW, wider_than_the_screen
from tests.browser.visits import PHONE, Visits
from tests.server.clients import Device


def test_every_card_has_its_win_chance_and_its_risks_until_the_coach_is_silent(
    visit: Visits, device: Device
) -> None:
    table = ride_until(device, start_table(device), HAND)
    page = arrive(visit, f"/table/{table}", PHONE, device=device, likes={"language": "fr"})
    coach = page.get_by_role("button", name="Entraîneur")
    told = page.locator("dl").filter(has_text=re.compile(r"\d+\s%"))
    coach.click()
    expect(told.first).to_be_visible()
    assert told.count() == page.get_by_role("list", name="Votre main").get_by_role("listitem").count()
    assert (wider_than_the_screen(page, NARROW), axe(page)) == ([], [])
    coach.click()
    expect(told).to_have_count(0)
