"""How a test gets to a page: one way per page."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.people import arrive
from tests.browser.visits import Visits
from tests.server.clients import Device

Way = Callable[[Visits, Device], Page]


def ready(page: Page) -> Page:
    """The page once its heading is visible."""
    expect(page.get_by_role("heading", level=1).or_(page.get_by_role("dialog")).first).to_be_visible()
    return page


def at(visit: Visits, device: Device, path: str, **options: object) -> Page:
    """A page of this device, as light or dark as the machine."""
    return ready(arrive(visit, path, device=device, likes={"theme": "auto"} | options))
