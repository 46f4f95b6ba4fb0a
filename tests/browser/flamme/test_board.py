"""The study board: a position is changed by hand and keyboard, travels in its link, and comes from races."""

import re

from playwright.sync_api import Page, expect

from tests.browser.axe import axe
from tests.browser.people import arrive, ride_table
from tests.browser.test_every_page import wider_than_the_screen
from tests.browser.visits import PHONE, Visits
from tests.server.clients import Device


def link_of(page: Page) -> str:
    return str(page.evaluate("location.hash"))


def test_a_position_is_changed_by_hand_and_by_keyboard_and_its_link_has_all_of_it(anywhere: Visits) -> None:
    page = anywhere("/board")
    chances = page.locator("section", has=page.get_by_role("heading", name="Win chances"))
    expect(chances.get_by_role("listitem")).to_have_count(4)
    place = page.get_by_label("Place")
    expect(place).to_have_value("2r")
    page.get_by_role("button", name="Ahead").press("Enter")
    expect(page).to_have_url(re.compile(r"blue\.R=6r"))
    page.locator("[data-place='9l']").click()
    expect(place).to_have_value("9l")
    page.get_by_role("button", name="One more").click()
    expect(page.get_by_text("Exhaustion cards taken: 1")).to_be_visible()
    page.get_by_role("button", name="Red’s Sprinteur").click()
    cards = page.locator("section", has=page.get_by_role("heading", name="Its cards"))
    expect(cards.get_by_role("button", name=re.compile("in the hand"))).to_have_count(4)
    cards.get_by_role("group").get_by_role("button", name="Played").click()
    cards.get_by_role("button", name=re.compile("^9")).first.click()
    expect(page).to_have_url(re.compile(r"red\.S=5l%7C2.*%7C%7C9%7C%7C0.*hand=red\.S:"))
    assert axe(page) == []
    link = link_of(page)
    again = anywhere(f"/board{link}")
    expect(again.get_by_role("button", name="Red’s Sprinteur")).to_have_attribute("aria-pressed", "true")
    expect(again.get_by_text("Out of the race (1)")).to_be_visible()
    assert link_of(again) == link


def test_what_cannot_be_is_refused_in_french_on_a_phone(visit: Visits) -> None:
    page = arrive(visit, "/board", PHONE, likes={"language": "fr", "theme": "night"})
    expect(page.get_by_role("heading", name="Ses cartes")).to_be_visible()
    link = link_of(page)
    page.get_by_label("Une ligne de position").fill("flamme/1 nothing")
    page.get_by_role("button", name="La montrer").click()
    status = page.get_by_role("complementary").get_by_role("status")
    expect(status).to_contain_text("Aucune course ne peut mener à cette position.")
    assert (link_of(page), len(visit.trouble)) == (link, 1)
    visit.trouble.clear()
    assert (wider_than_the_screen(page, ((360, 640),)), axe(page)) == ([], [])


def test_a_moment_of_a_replay_is_opened_with_the_hand_of_a_seat(visit: Visits, device: Device) -> None:
    page = arrive(visit, f"/replay/{ride_table(device)}", device=device)
    page.get_by_role("slider").press("PageUp")
    page.get_by_role("button", name="Anna", exact=True).first.click()
    page.get_by_role("button", name="Open on the board").click()
    expect(page.get_by_role("heading", name=re.compile("the hand$"))).to_be_visible()
    expect(page).to_have_url(re.compile(r"/board#flamme/1_.*at=[12]\.energy.*hand=blue\.[RS]:[0-9]"))
