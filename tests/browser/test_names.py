"""Names are shown as they were typed; a refused one says why beside its field, and nothing starts."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import arrive
from tests.browser.visits import PHONE, Visits
from tests.server.clients import Device

ASTRONAUT = "\U0001f469\u200d\U0001f680"
LONG = "a" * 25
GAMES = ("flamme", "homas")


def name_in_the_menu(page: Page, name: str) -> None:
    page.get_by_role("button", name="Menu").click()
    field = page.get_by_role("textbox", name="Your name")
    field.fill(name)
    expect(field).to_have_value(name)


@pytest.mark.parametrize("game", ["Flamme Rouge", "Homas Tour Pro"])
def test_a_quick_race_begins_with_its_person_under_a_name_of_joined_emoji(visit: Visits, game: str) -> None:
    page = visit("/")
    name_in_the_menu(page, f"{ASTRONAUT} Anna {ASTRONAUT}")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=game).first.click()
    page.wait_for_url(re.compile("/table/"))
    state = page.evaluate(
        "() => fetch(`/api${location.pathname.replace('table', 'tables')}`).then((r) => r.json())"
    )
    own = [seat for seat in state["seats"] if seat.get("you")]
    assert [(seat["name"], seat["kind"], seat.get("bot")) for seat in own] == [
        (f"{ASTRONAUT} Anna {ASTRONAUT}", "person", None)
    ]
    assert state["status"] == "racing"


def test_a_name_that_is_too_long_is_refused_beside_its_field_and_not_kept(visit: Visits) -> None:
    page = visit("/", PHONE)
    name_in_the_menu(page, "Anna")
    field = page.get_by_role("textbox", name="Your name")
    field.fill(LONG)
    expect(page.get_by_role("alert")).to_have_text("25 characters: a name has at most 24.")
    page.reload()
    page.get_by_role("button", name="Menu").click()
    expect(field).to_have_value("Anna")


@pytest.mark.parametrize("game", GAMES)
def test_no_race_starts_at_a_new_table_before_its_person_has_a_name(visit: Visits, game: str) -> None:
    page = visit(f"/new#{game}")
    field = page.get_by_role("textbox", name=re.compile("^Name"))
    field.fill(LONG)
    expect(page.get_by_role("alert")).to_have_text("25 characters: a name has at most 24.")
    page.get_by_role("button", name="To the start").click()
    expect(page.get_by_role("status").filter(has_text="25 characters")).to_be_visible()
    expect(page).to_have_url(re.compile("/new"))
    field.fill(ASTRONAUT)
    page.get_by_role("button", name="To the start").click()
    page.wait_for_url(re.compile("/table/"))


def test_friends_find_a_free_seat_and_no_race_starts_while_a_name_is_refused(visit: Visits) -> None:
    page = visit("/new")
    page.get_by_role("button", name="Invite friends").click()
    expect(page.get_by_text("for anyone with the link")).to_have_count(1)
    field = page.get_by_role("textbox", name=re.compile("^Name"))
    expect(field).to_have_value("Blue")
    field.fill(LONG)
    page.get_by_role("button", name="To the start").click()
    expect(page.get_by_role("alert")).to_have_text("25 characters: a name has at most 24.")
    expect(page.get_by_role("status").filter(has_text="25 characters")).to_be_visible()
    field.fill("Anna")
    page.get_by_role("button", name="To the start").click()
    expect(page.locator("header.bar").get_by_text("Before the start")).to_be_visible()


def test_a_taken_name_is_refused_beside_the_field_of_the_person_who_sits_down(
    visit: Visits, device: Device
) -> None:
    table = device.open({"seats": [{}, {}]})
    with device.sit_at(table["id"]) as socket:
        socket.do("sit", seat="blue", name="Anna")
    other = Device(device.url)
    other.enter(table["player_code"])
    page = arrive(visit, f"/table/{table['id']}", device=other)
    field = page.get_by_role("textbox", name="Your name")
    field.fill(" ")
    expect(page.get_by_text("Without a name you are “Anna”.")).to_be_visible()
    field.fill("anna")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("alert")).to_have_text(
        "Somebody else at this table has this name. Choose another one."
    )
    field.fill("Bruno")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("Waiting for the host")).to_be_visible()


def test_bot_pressed_twice_adds_two_bots(visit: Visits) -> None:
    page = visit("/new")
    add = page.get_by_role("group", name="Add").get_by_role("button", name="Bot")
    seats = page.get_by_role("listitem").filter(has=page.get_by_role("button", name=re.compile("Change")))
    expect(seats).to_have_count(4)
    box = add.bounding_box()
    assert box
    for _ in range(3):
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(seats).to_have_count(6)
    expect(page.get_by_role("textbox", name=re.compile("^Name"))).to_have_count(1)
    expect(add).to_be_disabled()


def test_a_refusal_is_forgotten_once_something_else_is_tried(visit: Visits, device: Device) -> None:
    table = device.open({"seats": [{}, {}]})
    page = visit("/")
    code = page.get_by_role("textbox", name=re.compile("code", re.IGNORECASE))
    code.fill("abc-def-ghj")
    code.press("Enter")
    refusal = page.get_by_text("No table has this code")
    expect(refusal).to_be_visible()
    code.fill(table["player_code"])
    code.press("Enter")
    page.wait_for_url(re.compile("/table/"))
    expect(refusal).to_have_count(0)
    visit.trouble.clear()  # the refused request
