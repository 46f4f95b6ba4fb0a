"""Every face of Homas Tour Pro, each with the way to it."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.homas.directors import BOT, CLASSIC, EVERYTHING, PROLOGUE, Director, start_homas
from tests.browser.homas.moments import COBBLES, LONG, RUSH, SHORT, table_before
from tests.browser.people import ride_table, ride_until
from tests.browser.reaching import Way, at
from tests.browser.visits import Visits
from tests.server.clients import Device, Json

STAGE_RACE: Json = {"game": "homas", "seats": [{}, BOT], "tour": "paris-nice"}


def _asks(kind: str, heading: str, table: Callable[[Device], str] | None = None) -> Way:
    """The page on which this is asked: at this table, or else in a classic."""

    def way(visit: Visits, device: Device) -> Page:
        at_it = table(device) if table else ride_until(device, start_homas(device), f"/{kind}\\b")
        page = at(visit, device, f"/table/{at_it}", **EVERYTHING)
        director = Director(page)
        # The page itself answers the question that was reached where only one answer is left.
        director.ride(until=director.asked(heading))
        return page

    way.__name__ = f"homas_{kind}"
    return way


def _before(question: str, course: str) -> Callable[[Device], str]:
    return lambda device: table_before(device, question, course)


ONE_BY_ONE = CLASSIC | {"rules": ["rider-by-rider"]}
ASKED: tuple[Way, ...] = (
    _asks("lineup", "^Line up", start_homas),
    _asks("place", "^Place a rider", lambda device: start_homas(device, ONE_BY_ONE)),
    _asks("lead", "^How does"),
    _asks("to", "^Where does"),
    _asks("follow", "follow"),
    # Before a stage; in a classic everybody has all cards.
    _asks("energy", "^Which cards", lambda device: start_homas(device, STAGE_RACE)),
    # Cards that cannot be played, and one that can only be played here.
    _asks("hell", "^How does", _before("lead", COBBLES)),
    _asks("counter", "attacks: who goes along", _before("counter", LONG)),
    _asks("rush", "sprints for the points", _before("rush", RUSH)),
    _asks("sprint", "sprints for the line", _before("sprint", SHORT)),
)


def homas_new(visit: Visits, device: Device) -> Page:
    page = at(visit, device, "/new#homas")
    expect(page.get_by_role("button", name="Milan – San Remo")).to_be_visible()
    return page


def homas_lobby(visit: Visits, device: Device) -> Page:
    table = device.open({"game": "homas", "seats": [{}, {}], "stage": "paris-roubaix"})["id"]
    page = at(visit, device, f"/table/{table}")
    expect(page.get_by_role("heading", name="Paris – Roubaix")).not_to_have_count(0)
    return page


def homas_end(visit: Visits, device: Device) -> Page:
    page = at(visit, device, f"/table/{ride_table(device, PROLOGUE)}")
    expect(page.get_by_role("link", name="Replay", exact=True)).to_be_visible()
    return page


def homas_replay(visit: Visits, device: Device) -> Page:
    page = at(visit, device, f"/replay/{ride_table(device, PROLOGUE)}")
    expect(page.get_by_role("slider")).to_be_visible()
    return page


def homas_rules(visit: Visits, device: Device) -> Page:
    page = at(visit, device, "/rules#homas-steps")
    expect(page.get_by_role("heading", name="Five teams of four")).to_be_visible()
    return page


HOMAS_WAYS: tuple[Way, ...] = (homas_new, homas_lobby, *ASKED, homas_end, homas_replay, homas_rules)
