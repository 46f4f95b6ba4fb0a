"""How a test gets to a page: one way per page."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.people import arrive
from tests.browser.visits import Visits
from tests.server.clients import Device

Way = Callable[[Visits, Device], Page]


def ready(page: Page) -> Page:
    """The page once its heading is there."""
    # By tag, not by role: a map has ten thousand elements, and each would be asked for its role.
    expect(page.locator("h1, dialog, [role=dialog]").first).to_be_visible()
    return page


def at(visit: Visits, device: Device, path: str, **options: object) -> Page:
    """A page of this device, as light or dark as the machine."""
    return ready(arrive(visit, path, device=device, likes={"theme": "auto"} | options))
