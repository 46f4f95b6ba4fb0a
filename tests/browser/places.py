"""Every page there is, and every face of the race page, each with the way to it."""

import json
import re

from playwright.sync_api import Page, expect

from echappee.flamme.road.text import read_tiles
from echappee.flamme.rules import Ruleset, Setup, TeamSetup
from tests.browser.flamme.moments import (
    Moment,
    both_ones,
    in_the_refresh,
    race_in_which,
    recovery_is_certain,
    somebody_rides_outside,
    take_up,
)
from tests.browser.homas.places import HOMAS_WAYS
from tests.browser.people import BOT, SHORT, Person, ride_table, ride_until, start_table, start_together
from tests.browser.reaching import Way, at, ready
from tests.browser.tour_places import TOUR_WAYS
from tests.browser.visits import Visits
from tests.server.clients import Device

SPLIT = "a x b u"
HAND, SEALED = "/card", "/energy/"
"""In the ids of questions: a card of a hand, or anything that the others do not see."""
STUDIED = {
    "id": "a", "game": "flamme", "stage": "base-1", "name": "", "day": 1_700_000_000_000,
    "mean": 0.012, "error": 0.003, "decisions": 21, "lost": {"wind": 0.2, "climbs": 0.05},
}  # fmt: skip
"""A race in the riding of a device."""
TIRED = TeamSetup("team", 1, 1, "domestique", "descender")


def setup_of(rules: Ruleset, tiles: str) -> Setup:
    """A tired team of specialists and two plain ones."""
    return Setup(read_tiles(tiles), (TIRED, TeamSetup("team"), TeamSetup("team")), rules)


def table_at(device: Device, moment: Moment, rules: Ruleset, tiles: str) -> str:
    """A table of this device that forks a race at this moment."""
    found = race_in_which(moment, setup_of(rules, tiles))
    return take_up(device, *found, (device, "Anna"), seats=[{}, BOT, BOT])


def taken_up(visit: Visits, device: Device, moment: Moment, rules: Ruleset, tiles: str) -> Page:
    """Its page."""
    return at(visit, device, f"/table/{table_at(device, moment, rules, tiles)}")


def home(visit: Visits, device: Device) -> Page:
    ride_table(device)
    start_table(device)
    device.open()
    page = at(visit, device, "/")
    expect(page.get_by_text("Your turn")).to_be_visible()
    return page


def lobby(visit: Visits, device: Device) -> Page:
    return at(visit, device, f"/table/{device.open()['id']}")


def placement(visit: Visits, device: Device) -> Page:
    page = at(visit, device, f"/table/{start_table(device)}")
    expect(Person(page).title).to_have_text("Place a rider")
    return page


def which_rider(visit: Visits, device: Device) -> Page:
    page = at(visit, device, f"/table/{ride_until(device, start_table(device), SEALED)}")
    expect(Person(page).title).to_have_text("Who goes first?")
    return page


def cards(visit: Visits, device: Device) -> Page:
    page = at(visit, device, f"/table/{ride_until(device, start_table(device), HAND)}")
    Person(page).cards.first.click()
    return page


def film(visit: Visits, device: Device) -> Page:
    """Halted while the riders move."""
    page = at(visit, device, f"/table/{ride_until(device, start_table(device), HAND)}", speed=0.5)
    person = Person(page)
    person.play()
    person.play()
    page.get_by_role("button", name="Pause").click()
    expect(person.title).to_have_text(re.compile("^Round 1: "))
    return page


def waiting(visit: Visits, device: Device) -> Page:
    """Another person has to place first, or next."""
    settings = {"seats": [{}, {}, BOT], "stage": SHORT}
    page = at(visit, device, f"/table/{start_together(settings, device, Device(device.url))['id']}")
    person = Person(page)
    person.ride(until=person.title.get_by_text("Waiting"))
    return page


def curtain(visit: Visits, device: Device) -> Page:
    table = start_table(device, {"seats": [{}, {}], "stage": SHORT}, "Anna", "Bruno")
    page = at(visit, device, f"/table/{ride_until(device, table, SEALED)}")
    expect(Person(page).curtain).to_be_visible()
    return page


def end(visit: Visits, device: Device) -> Page:
    return at(visit, device, f"/table/{ride_table(device)}")


def draft(visit: Visits, device: Device) -> Page:
    settings = {"seats": [{}, BOT, BOT], "stage": SPLIT, "rules": ["specialists", "tour"]}
    page = at(visit, device, f"/table/{start_table(device, settings)}")
    Person(page).draft.wait_for()
    return page


def recovery(visit: Visits, device: Device) -> Page:
    """Asked for it, on a road with a roundabout."""
    person = Person(taken_up(visit, device, recovery_is_certain, Ruleset(), "a x b c d u"))
    person.choose("Domestique")
    person.hand.get_by_role("button", name=re.compile("with Recovery")).first.click()
    person.page.get_by_role("button", name="Play 4").click()
    person.recovery.wait_for()
    return person.page


def refresh(visit: Visits, device: Device) -> Page:
    rules = Ruleset(tour=True, extended=True)
    person = Person(taken_up(visit, device, in_the_refresh, rules, "a x b c d e u"))
    person.pick_up.wait_for()
    return person.page


def roundabout(visit: Visits, device: Device) -> Page:
    """Riders on both ways, tokens taken and still there, a card chosen."""
    rules = Ruleset(tour=True, extended=True)
    person = Person(taken_up(visit, device, somebody_rides_outside, rules, "a b x c d y u"))
    person.ride(until=person.hand)
    person.cards.last.click()
    return person.page


def trial(visit: Visits, device: Device) -> Page:
    settings = {"seats": [{}, BOT, BOT, BOT], "stage": SPLIT, "rules": ["ttt"]}
    page = at(visit, device, f"/table/{ride_until(device, start_table(device, settings), f'^2/.*{HAND}')}")
    expect(Person(page).hand).to_be_visible()
    return page


def times(visit: Visits, device: Device) -> Page:
    """The end of a stage; one rider has tokens of both piles with the same number."""
    table = table_at(device, both_ones, Ruleset(tour=True), SPLIT)
    with device.sit_at(table) as socket:
        socket.ride()
    return at(visit, device, f"/table/{table}")


def replay(visit: Visits, device: Device) -> Page:
    page = at(visit, device, f"/replay/{ride_table(device)}")
    page.get_by_role("slider").press("PageUp")
    return page


def replays(visit: Visits, device: Device) -> Page:
    ride_table(device)
    page = at(visit, device, "/replay")
    expect(page.get_by_role("link", name=re.compile("Custom road"))).to_be_visible()
    return page


def palmares(visit: Visits, device: Device) -> Page:
    page = at(visit, device, f"/table/{ride_table(device)}")
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    page.goto("/palmares")
    expect(page.get_by_role("rowheader", name="Custom road")).to_be_visible()
    return page


def riding(visit: Visits, device: Device) -> Page:
    """Somebody who has studied two races."""
    page = at(visit, device, "/riding")
    expect(page.get_by_text("No studied race yet.")).to_be_visible()
    page.evaluate(
        "kept => localStorage.setItem('echappee.riding', kept)", json.dumps([STUDIED, STUDIED | {"id": "b"}])
    )
    page.reload()
    expect(page.get_by_role("term")).to_have_text(["Wind", "Climbs"])
    return page


def study_board(visit: Visits, device: Device) -> Page:
    page = at(visit, device, "/board")
    expect(page.get_by_role("heading", name="Its cards")).to_be_visible()
    return page


def late(visit: Visits, device: Device) -> Page:
    """A visitor who may take over from a bot."""
    invitation = device.open({"seats": [{}, BOT, BOT], "stage": SHORT})
    with device.sit_at(invitation["id"]) as socket:
        socket.do("sit", seat="blue", name="Anna")
        socket.do("start")
    page = at(visit, Device(device.url), f"/table/{invitation['id']}#{invitation['player_code']}")
    expect(page.get_by_role("button", name="Ride for Red")).to_be_visible()
    return page


def new(visit: Visits, device: Device) -> Page:
    page = at(visit, device, "/new")
    expect(page.get_by_role("button", name=re.compile("Firenze"))).to_be_visible()
    return page


def rules(visit: Visits, device: Device) -> Page:
    page = at(visit, device, "/rules")
    expect(page.get_by_role("heading", name="Movement: riding")).to_be_visible()
    return page


def nowhere(visit: Visits, device: Device) -> Page:
    page = at(visit, device, "/no/road/here")
    visit.trouble[:] = [line for line in visit.trouble if "404" not in line]
    return page


def trouble(visit: Visits, device: Device) -> Page:
    return at(visit, device, "/table/nosuchtable2")


WAYS: tuple[Way, ...] = (
    rules, *HOMAS_WAYS, *TOUR_WAYS, film, recovery, refresh, roundabout, trial, draft, cards, times, waiting,
    which_rider, placement, home, replay, end, curtain, new, study_board, palmares, riding, late, replays,
    lobby, nowhere, trouble,
)  # fmt: skip
"""The slow ones come first, so that all test processes end at about the same time."""


def speak_french(page: Page) -> None:
    """By the menu, as everybody does; at a curtain by coming again with another wish."""
    if not page.locator("[inert]").count():
        page.get_by_role("banner").get_by_role("button", name="Menu").click()
        page.get_by_role("dialog").get_by_role("button", name="Français").click()
        expect(page.locator("html")).to_have_attribute("lang", "fr")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog", name="Menu")).to_have_count(0)
    else:
        page.evaluate(
            "localStorage['echappee.prefs'] = localStorage['echappee.prefs'].replace('\"en\"', '\"fr\"')"
        )
        page.reload()
        ready(page)
        expect(page.locator("html")).to_have_attribute("lang", "fr")
