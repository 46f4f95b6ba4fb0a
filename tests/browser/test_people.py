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
    expect(eve.title).to_have_text(re.compile("^Place "))

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
    expect(anna.page.get_by_role("button", name=re.compile("^Leave or delete"))).to_have_count(0)
    assert device.get(f"/api/tables/{table}").body["code"] == "no-such-table"


def test_the_plain_address_of_a_private_table_leads_to_it_with_its_code(
    visit: Visits, device: Device
) -> None:
    invitation = device.open({"seats": [{}, {}]})
    page = arrive(visit, f"/table/{invitation['id']}", PHONE)
    code = page.get_by_role("textbox", name="Table code")
    code.fill(invitation["player_code"])
    code.press("Enter")
    expect(page.get_by_role("button", name=re.compile("^Sit down"))).to_be_visible()
    choose_menu = page.get_by_role("button", name="Menu")
    choose_menu.click()
    shown = "-".join(invitation["player_code"][n : n + 3] for n in (0, 3, 6))
    expect(page.get_by_role("dialog").get_by_text(shown, exact=True)).to_be_visible()


def test_a_link_leads_to_its_table_in_a_tab_with_the_plain_address(visit: Visits, device: Device) -> None:
    invitation = device.open({"seats": [{}, {}]})
    page = arrive(visit, f"/table/{invitation['id']}")
    expect(page.get_by_role("heading", name="Off the road")).to_be_visible()
    page.evaluate("(code) => { location.hash = code; }", invitation["player_code"])
    expect(page.get_by_role("button", name=re.compile("^Sit down"))).to_be_visible()


def test_the_ways_into_a_tour_are_in_the_menu_while_it_is_ridden(visit: Visits) -> None:
    page = visit("/new#tour")
    page.get_by_role("button", name="To the start").click()
    page.wait_for_url(re.compile("/table/"))
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog")
    expect(menu.get_by_role("img", name="The link as a QR code")).to_be_visible()
    expect(menu.get_by_role("button", name="For spectators")).to_be_visible()
