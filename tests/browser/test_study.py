"""A race is studied from its end page, in both languages, on a screen and on a phone."""

import re

from playwright.sync_api import expect

from tests.browser.axe import axe
from tests.browser.people import BOT, SHORT, arrive, ride_table
from tests.browser.test_every_page import wider_than_the_screen
from tests.browser.visits import PHONE, Visits
from tests.server.clients import Device, Json

FOUR: Json = {"seats": [{}, BOT, BOT, BOT], "stage": SHORT}


def test_the_study_of_a_race_leads_into_its_replay_and_to_a_race_from_there(
    visit: Visits, device: Device
) -> None:
    page = arrive(visit, f"/table/{ride_table(device)}", device=device)
    page.get_by_role("link", name="Study").click()
    sheet = page.get_by_role("dialog", name="The race studied")
    expect(sheet.get_by_role("row").first).to_contain_text("Luck")
    expect(sheet.get_by_role("listitem").filter(has_text=re.compile("from .* % to .* %"))).to_have_count(3)
    assert axe(page) == []
    sheet.get_by_role("button", name="Show").first.click()
    moment = page.get_by_role("slider", name="Moment of the race")
    expect(moment).to_have_attribute("aria-valuetext", re.compile(r"^Round [1-9], cards, .* [0-9]+ %"))
    expect(page.get_by_role("group", name="What the chart shows")).to_be_visible()
    assert axe(page) == []
    page.get_by_role("button", name="Study the race").click()
    sheet.get_by_role("button", name="Ride from here").first.click()
    expect(page.get_by_role("dialog", name="Ride from here")).to_be_visible()


def test_a_study_in_french_fits_a_phone(visit: Visits, device: Device) -> None:
    page = arrive(
        visit, f"/replay/{ride_table(device, FOUR)}#study", PHONE, device=device, likes={"language": "fr"}
    )
    sheet = page.get_by_role("dialog", name="La course étudiée")
    expect(sheet.get_by_role("button", name="Montrer").first).to_be_visible()
    expect(sheet.get_by_role("listitem").filter(has_text=re.compile(r"\d,\d points")).first).to_be_visible()
    right_edge = sheet.get_by_role("group", name="Vu par").evaluate("it => it.getBoundingClientRect().right")
    assert right_edge <= PHONE[0]
    assert (wider_than_the_screen(page, ((360, 640),)), axe(page)) == ([], [])
