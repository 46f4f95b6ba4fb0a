"""Every face of Homas Tour Pro, each with the way to it."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.directors import Director, ride_homas, start_homas
from tests.browser.reaching import Way, at
from tests.browser.visits import Visits
from tests.server.clients import Device


def _asked(visit: Visits, device: Device, what: str) -> Page:
    page = at(visit, device, f"/table/{start_homas(device)}")
    director = Director(page)
    until: Locator = getattr(director, what)
    director.ride(until=until)
    return page


def homas_new(visit: Visits, device: Device) -> Page:
    page = at(visit, device, "/new#homas")
    expect(page.get_by_role("button", name="Milan – San Remo")).to_be_visible()
    return page


def homas_lobby(visit: Visits, device: Device) -> Page:
    page = at(
        visit,
        device,
        f"/table/{device.open({'game': 'homas', 'seats': [{}, {}], 'stage': 'paris-roubaix'})['id']}",
    )
    expect(page.get_by_role("heading", name="Paris – Roubaix")).not_to_have_count(0)
    return page


def homas_lineup(visit: Visits, device: Device) -> Page:
    page = at(visit, device, f"/table/{start_homas(device)}")
    director = Director(page)
    director.ride(until=director.asked("^Line up"))
    return page


def homas_lead(visit: Visits, device: Device) -> Page:
    return _asked(visit, device, "lead")


def homas_ends(visit: Visits, device: Device) -> Page:
    return _asked(visit, device, "ends")


def homas_follow(visit: Visits, device: Device) -> Page:
    return _asked(visit, device, "follow")


def homas_end(visit: Visits, device: Device) -> Page:
    page = at(visit, device, f"/table/{ride_homas(device)}")
    expect(page.get_by_role("link", name="Replay", exact=True)).to_be_visible()
    return page


def homas_replay(visit: Visits, device: Device) -> Page:
    page = at(visit, device, f"/replay/{ride_homas(device)}")
    expect(page.get_by_role("slider")).to_be_visible()
    return page


def homas_rules(visit: Visits, device: Device) -> Page:
    page = at(visit, device, "/rules#homas-steps")
    expect(page.get_by_role("heading", name="Five teams of four")).to_be_visible()
    return page


HOMAS_WAYS: tuple[Way, ...] = (
    homas_new,
    homas_lobby,
    homas_lineup,
    homas_lead,
    homas_ends,
    homas_follow,
    homas_end,
    homas_replay,
    homas_rules,
)
