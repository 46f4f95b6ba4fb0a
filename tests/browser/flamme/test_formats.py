import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.people import BOT, Person, arrive, order_of, ride_table, ride_to_the_end, start_table
from tests.browser.visits import Visits
from tests.counts import some
from tests.server.clients import Device

SPLIT = "a x b u"
TRIAL_TROUBLE = "Automatic teams do not ride time trials. Give the seat to a person or a bot."
CLOCK = re.compile(r"\d:\d0")


@pytest.fixture
def new_table(visit: Visits) -> Page:
    """The page of a new table, with its stages."""
    page = arrive(visit, "/new")
    expect(page.get_by_role("button", name=re.compile("Firenze"))).to_be_visible()
    return page


def format_button(page: Page, name: str) -> Locator:
    return page.get_by_role("group", name="How it is ridden").get_by_role("button", name=name, exact=True)


def rule(page: Page, name: str) -> Locator:
    return page.get_by_role("switch", name=name, exact=True)


def choose_stage(page: Page, name: str) -> None:
    card = page.get_by_role("button", name=re.compile(name)).first
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")


def test_the_rules_follow_the_road(new_table: Page) -> None:
    page = new_table
    for stage, chosen, refresh in (
        ("Lac de Sérénac", "Individual trial", "false"),
        ("Port-Lestrel", "Team trial", "false"),
        ("Col des Trois Cloches", "Race", "true"),
        ("Firenze", "Race", "false"),
    ):
        choose_stage(page, stage)
        expect(format_button(page, chosen)).to_have_attribute("aria-pressed", "true")
        expect(rule(page, "Refresh")).to_have_attribute("aria-checked", refresh)
        if "trial" in chosen:
            expect(rule(page, "Refresh")).to_be_disabled()
            expect(rule(page, "Breakaway")).to_be_disabled()


def test_a_format_brings_its_rules_and_says_what_it_means(new_table: Page) -> None:
    page = new_table
    rule(page, "Specialists").click()
    rule(page, "Refresh").click()
    about = page.get_by_text("Tokens beside the road, finish times and a podium.")
    expect(about).to_have_count(0)
    format_button(page, "Tour stage").click()
    expect(about).to_be_visible()
    expect(rule(page, "Ride to the end")).to_have_attribute("aria-checked", "true")
    expect(rule(page, "Ride to the end")).to_be_disabled()
    expect(rule(page, "Refresh")).to_have_attribute("aria-checked", "true")
    format_button(page, "Team trial").click()
    expect(page.get_by_text("Time trials have no refresh.")).to_be_visible()
    expect(rule(page, "Refresh")).to_have_attribute("aria-checked", "false")
    expect(rule(page, "Specialists")).to_have_attribute("aria-checked", "true")


def test_automatic_teams_are_sent_home_before_a_trial(new_table: Page) -> None:
    page = new_table
    page.get_by_role("textbox", name="Custom road").fill(SPLIT)
    expect(page.get_by_text("squares, no overlap")).to_be_visible()
    page.get_by_role("group", name="Add a team").get_by_role("button", name="Automatic team").click()
    expect(page.get_by_text(TRIAL_TROUBLE)).to_have_count(0)
    format_button(page, "Individual trial").click()
    expect(page.get_by_text(TRIAL_TROUBLE)).to_be_visible()
    start = page.get_by_role("button", name="To the start")
    expect(start).to_be_disabled()
    page.get_by_role("button", name="Change the seat (White)").click()
    page.get_by_role("dialog").get_by_role("button", name="Remove this team").click()
    expect(page.get_by_text(TRIAL_TROUBLE)).to_have_count(0)
    start.click()
    person = Person(page)
    expect(person.title).to_have_text("Who goes first?")
    expect(page.get_by_text(re.compile("^Individual time trial"))).to_be_visible()


def test_a_road_without_a_place_for_the_token_is_refused_kindly(new_table: Page, visit: Visits) -> None:
    page = new_table
    page.get_by_role("textbox", name="Custom road").fill("a x u")
    expect(page.get_by_text("squares, no overlap")).to_be_visible()
    rule(page, "Refresh").click()
    page.get_by_role("button", name="To the start").click()
    expect(page.get_by_text("This road has no place for the refresh token.")).to_be_visible()
    assert visit.trouble == [line for line in visit.trouble if "422" in line]
    visit.trouble.clear()


@pytest.mark.soak
@pytest.mark.parametrize(
    ("rules", "name"), some([("ttt", "Team time trial"), ("itt", "Individual time trial")])
)
def test_a_trial_of_four_teams_is_ridden_to_the_clock(
    visit: Visits, device: Device, rules: str, name: str
) -> None:
    table = start_table(device, {"seats": [{}, BOT, BOT, BOT], "stage": SPLIT, "rules": [rules]})
    person = Person(arrive(visit, f"/table/{table}", device=device))
    person.ride(until=person.hand)
    expect(person.page.get_by_text(re.compile(f"^{name}"))).to_be_visible()
    expect(person.page.get_by_role("group", name="Map")).to_be_visible()
    ride_to_the_end(person, person.over)
    expect(person.page.get_by_text("timed from the first home")).to_be_visible()
    order = order_of(person.page)
    expect(order).to_have_count(1 + 8)
    for n in range(8):
        expect(order.nth(1 + n)).to_have_text(CLOCK)
    teams = person.page.get_by_role("heading", name="Teams")
    expect(teams).to_have_count(1 if rules == "ttt" else 0)


def test_a_rematch_keeps_the_format(visit: Visits, device: Device) -> None:
    settings = {"seats": [{}, BOT], "stage": SPLIT, "rules": ["tour", "specialists"]}
    page = arrive(visit, f"/table/{ride_table(device, settings)}", device=device)
    before = page.url
    page.get_by_role("button", name="Rematch").click()
    expect(Person(page).draft).to_be_visible()
    assert page.url != before
    kept = device.get(f"/api/tables/{page.url.rpartition('/')[2]}").body["settings"]
    assert kept["rules"] == settings["rules"]
