import re

from playwright.sync_api import expect

from tests.browser.people import Person, arrive, ride_table, start_table
from tests.browser.visits import Visits
from tests.server.clients import TWO, Device


def test_ones_own_tables_and_races_are_on_the_first_page(visit: Visits, device: Device) -> None:
    running, over = start_table(device), ride_table(device)
    page = arrive(visit, device=device)
    expect(page.locator(f"a[href='/replay/{over}']")).to_contain_text("rounds")
    table = page.get_by_role("link").filter(has_text="Your turn")
    expect(table).to_have_attribute("href", f"/table/{running}")
    go_on = page.get_by_role("link", name=re.compile("^Continue"))
    expect(go_on).to_have_attribute("href", f"/table/{running}")
    go_on.click()
    expect(Person(page).dock).to_be_visible()


def test_a_code_leads_to_its_table_however_it_is_written(visit: Visits, device: Device) -> None:
    invitation = device.open(TWO)
    page = arrive(visit)
    page.get_by_role("textbox").first.fill(re.sub("(...)", r"\1 ", invitation["player_code"]).upper())
    page.get_by_role("button", name="Join").click()
    expect(page).to_have_url(re.compile(invitation["id"]))
    expect(page.get_by_role("button", name="Sit here")).to_have_count(2)
    page.get_by_role("textbox", name="Your name").fill("Berthe")
    page.get_by_role("button", name="Sit here").nth(1).click()
    expect(page.get_by_role("textbox", name="Name (Red)")).to_have_value("Berthe")


def test_a_wrong_code_is_told_and_leads_nowhere(visit: Visits) -> None:
    page = arrive(visit)
    page.get_by_role("textbox").first.fill("abc-def-ghj")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_text("No table has this code")).to_be_visible()
    expect(page).to_have_url(re.compile("/$"))
    visit.trouble.clear()  # the refusal itself, as the console tells it


def test_both_games_are_told_apart_and_explained(visit: Visits) -> None:
    page = arrive(visit)
    for game, step in (("Flamme Rouge", "Two riders, two decks"), ("Homas Tour Pro", "Five teams of four")):
        expect(page.get_by_role("button", name=game)).to_be_enabled()
        page.get_by_role("link", name=f"New here? {game} in eight steps").click()
        expect(page.get_by_role("heading", name=step)).to_be_visible()
        page.go_back()


def test_a_table_says_until_when_it_is_kept_and_a_race_of_people_stays(visit: Visits, device: Device) -> None:
    page = arrive(visit, f"/table/{device.open(TWO)['id']}", device=device)
    expect(page.get_by_text(re.compile(r"this table will be deleted on \w+ \d+, \d{4}"))).to_be_visible()
    page.goto(f"/table/{ride_table(device)}")
    expect(page.get_by_text("Save record")).to_be_visible()
    expect(page.get_by_text("this table will be deleted")).to_have_count(0)
