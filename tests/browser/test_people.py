import re

from playwright.sync_api import Page, expect

from tests.browser.people import BOT, SHORT, Person, arrive
from tests.browser.visits import PHONE, Visits
from tests.server.clients import Device


def choose(page: Page, wish: str) -> None:
    """Something about this table, from the menu."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog", name="Menu").get_by_role("button", name=wish).click()


def test_a_guest_comes_late_goes_on_at_a_telephone_and_leaves(visit: Visits, device: Device) -> None:
    invitation = device.open({"seats": [{}, BOT, BOT], "stage": SHORT})
    table = invitation["id"]
    with device.sit_at(table) as socket:
        socket.do("sit", seat="blue", name="Anna")
        socket.do("start")
    anna = Person(arrive(visit, f"/table/{table}", device=device))
    eve = Person(arrive(visit, f"/table/{table}#{invitation['player_code']}", likes={"name": "Eve"}))
    ride_for_red = eve.page.get_by_role("button", name="Ride for Red")
    ride_for_red.click()
    expect(ride_for_red).to_have_count(0)
    anna.ride(until=anna.title.filter(has_text="Waiting"))
    expect(eve.title).to_have_text(re.compile("^Place "))

    choose(eve.page, "Continue on another device")
    link = eve.page.get_by_text(f"/table/{table}#move-").inner_text()
    phone = Person(arrive(visit, f"http://{link}", PHONE, likes={"name": ""}))
    expect(phone.title).to_have_text(re.compile("^Place "))
    eve.page.keyboard.press("Escape")
    expect(eve.page.get_by_role("alert")).to_contain_text("Your seat is on another device now.")

    anna.page.get_by_role("button", name="Call out").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Your turn!").click()
    expect(phone.page.get_by_text("Anna: Your turn!")).to_be_visible()

    choose(phone.page, "Leave the table")
    phone.page.get_by_role("dialog").get_by_role("button", name="Leave", exact=True).click()
    expect(phone.page.get_by_role("heading", name="Échappée")).to_be_visible()
    assert device.get(f"/api/tables/{table}").body["seats"][1]["bot"]
    anna.page.goto("/")
    anna.page.get_by_role("button", name=re.compile("^Leave or delete")).click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Delete for good").click()
    expect(anna.page.get_by_role("link").filter(has_text="Your turn")).to_have_count(0)
    assert device.get(f"/api/tables/{table}").body["code"] == "no-such-table"
