"""Every face of Homas Tour Pro, each with the way to it."""

from playwright.sync_api import Page, expect

from tests.browser.directors import BOT, CLASSIC, EVERYTHING, Director, ride_homas, start_homas
from tests.browser.homas_moments import COBBLES, LONG, RUSH, SHORT, table_before
from tests.browser.people import ride_until
from tests.browser.reaching import Way, at
from tests.browser.visits import Visits
from tests.server.clients import Device, Json

STAGE_RACE: Json = {"game": "homas", "seats": [{}, BOT], "tour": "paris-nice"}


def _asked(visit: Visits, device: Device, kind: str, heading: str) -> Page:
    """The page of a classic in which a question of this kind is asked."""
    return _put(visit, device, ride_until(device, start_homas(device), f"/{kind}\\b"), heading)


def _put(visit: Visits, device: Device, table: str, heading: str) -> Page:
    """The page of a table that asks this."""
    page = at(visit, device, f"/table/{table}", **EVERYTHING)
    expect(Director(page).asked(heading)).to_be_visible()
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
    return _put(visit, device, start_homas(device), "^Line up")


def homas_place(visit: Visits, device: Device) -> Page:
    """Where teams line up rider by rider."""
    return _put(visit, device, start_homas(device, CLASSIC | {"rules": ["rider-by-rider"]}), "^Place a rider")


def homas_lead(visit: Visits, device: Device) -> Page:
    return _asked(visit, device, "lead", "^How does")


def homas_ends(visit: Visits, device: Device) -> Page:
    return _asked(visit, device, "to", "^Where does")


def homas_follow(visit: Visits, device: Device) -> Page:
    return _asked(visit, device, "follow", "follow")


def homas_energy(visit: Visits, device: Device) -> Page:
    """Before a stage; in a classic everybody has all cards."""
    return _put(visit, device, start_homas(device, STAGE_RACE), "^Which cards")


def homas_hell(visit: Visits, device: Device) -> Page:
    """Cards that cannot be played, and one that can only be played here."""
    return _put(visit, device, table_before(device, "lead", COBBLES), "^How does")


def homas_counter(visit: Visits, device: Device) -> Page:
    return _put(visit, device, table_before(device, "counter", LONG), "attacks: who goes along")


def homas_rush(visit: Visits, device: Device) -> Page:
    return _put(visit, device, table_before(device, "rush", RUSH), "sprints for the points")


def homas_sprint(visit: Visits, device: Device) -> Page:
    return _put(visit, device, table_before(device, "sprint", SHORT), "sprints for the line")


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
    homas_place,
    homas_lead,
    homas_ends,
    homas_follow,
    homas_energy,
    homas_hell,
    homas_counter,
    homas_rush,
    homas_sprint,
    homas_end,
    homas_replay,
    homas_rules,
)
