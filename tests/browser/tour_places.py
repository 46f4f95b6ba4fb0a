"""Every page of a tour, and every page on which there are tours."""

import re

from playwright.sync_api import Page, expect

from tests.browser.people import BOT, Person, ride_tour, ride_until
from tests.browser.reaching import Way, at
from tests.browser.visits import Visits
from tests.server.clients import Device, Json

CALENDAR = "a,x,b,u a,B,x,C,u rest a,x,b,u"
TOUR: Json = {"seats": [{}, BOT, BOT], "tour": CALENDAR, "rules": ["specialists"]}

STAGE_RACE: Json = {"game": "homas", "seats": [{}, BOT], "tour": "tour-de-france-prologue paris-nice-2"}


def tours(visit: Visits, device: Device) -> Page:
    """One that waits for people, one between two stages, and one that is over."""
    for stages in (3, 1):
        ride_tour(device, TOUR, stages)
    device.open({"seats": [{}, {}], "tour": "grand"})
    page = at(visit, device, "/tours")
    expect(page.get_by_role("link", name=re.compile("stage|Stage"))).to_have_count(3)
    return page


def new_tour(visit: Visits, device: Device) -> Page:
    """A custom calendar, which starts as the small tour."""
    page = at(visit, device, "/new#tour")
    for name in ("The small tour", "A custom tour"):
        page.get_by_role("button", name=re.compile(name)).click()
    expect(page.get_by_role("button", name="Add a stage")).to_be_visible()
    return page


def tour_lobby(visit: Visits, device: Device) -> Page:
    """As a person who came by a link sees it."""
    invitation = device.open({"seats": [{}, {}, BOT], "tour": "week", "rules": ["specialists"]})
    other = Device(device.url)
    other.enter(invitation["player_code"])
    return at(visit, other, f"/table/{invitation['id']}")


def tour_between(visit: Visits, device: Device) -> Page:
    """After the rest day, before the last stage."""
    return at(visit, device, f"/table/{ride_tour(device, TOUR, 2)}")


def tour_on(visit: Visits, device: Device) -> Page:
    """While the second stage is ridden, with jerseys on the road."""
    table = ride_tour(device, TOUR, 1)
    with device.sit_at(table) as socket:
        socket.do("next-stage")
    page = at(visit, device, f"/table/{ride_until(device, table, '/card')}")
    expect(Person(page).hand).to_be_visible()
    return page


def tour_over(visit: Visits, device: Device) -> Page:
    """With a team's sheet on top."""
    page = at(visit, device, f"/table/{ride_tour(device, TOUR, 3)}")
    page.get_by_role("combobox", name="Which sheet").select_option(index=2)
    return page


def tour_replay(visit: Visits, device: Device) -> Page:
    """A stage watched again, with jerseys on the road and in the panel."""
    table = ride_tour(device, TOUR, 2)
    page = at(visit, device, f"/table/{table}")
    page.get_by_role("region", name="Calendar").locator("[data-day='1']").get_by_role("button").click()
    page.get_by_role("button", name="Replay stage 2").click()
    page.get_by_role("slider").press("PageUp")
    return page


def stage_race(visit: Visits, device: Device) -> Page:
    """After the prologue, with what your own riders take along."""
    page = at(visit, device, f"/table/{ride_tour(device, STAGE_RACE, 1)}")
    expect(page.get_by_role("heading", name="Your riders in the next stage")).to_be_visible()
    return page


def stage_race_over(visit: Visits, device: Device) -> Page:
    """With the last stage opened: rushes, climbs and the first riders."""
    page = at(visit, device, f"/table/{ride_tour(device, STAGE_RACE, 2)}")
    expect(page.get_by_text("Mountain 1")).to_be_visible()
    return page


def real_table(visit: Visits, device: Device) -> Page:
    """A new tour at the real table, with some cards chosen."""
    page = at(visit, device, "/score")
    for card in (3, 4):
        page.get_by_role("button", name=f"Card {card}", exact=True).click()
    return page


def result(visit: Visits, device: Device) -> Page:
    """The result of a stage, with somebody home."""
    table = device.open({"game": "homas", "seats": [{}], "tour": "card-1 paris-nice-2"})["id"]
    page = at(visit, device, f"/table/{table}#score")
    page.get_by_role("region", name="Home").get_by_role("button").first.click()
    return page


TOUR_WAYS: tuple[Way, ...] = (
    *(tours, new_tour, tour_lobby, tour_between, tour_on, tour_over),
    *(tour_replay, stage_race, stage_race_over, real_table, result),
)
