"""The same pages without a server: Python in a worker, from a static host."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import DOCK, Person, arrive
from tests.browser.visits import Visits
from tests.counts import SOAK


def begin(abroad: Visits) -> Page:
    """A race against three bots, at its first question."""
    page = arrive(abroad)
    page.get_by_role("button", name="Flamme Rouge").click()
    expect(Person(page).title).to_have_text("Place a rider", timeout=60_000)
    return page


@pytest.mark.skipif(not SOAK, reason="an interpreter takes seconds to load: make soak")
def test_a_race_without_a_server_is_still_there_after_a_reload(abroad: Visits) -> None:
    page = begin(abroad)
    person = Person(page)
    person.ride(until=person.round(2))
    page.reload()
    expect(person.round(2)).to_be_visible(timeout=60_000)
    expect(page.locator(DOCK)).to_be_visible()


def test_a_tab_that_comes_later_follows_and_takes_over_when_the_first_is_closed(abroad: Visits) -> None:
    page = begin(abroad)
    other = page.context.new_page()
    other.goto(page.url)
    expect(Person(other).title).to_have_text("Place a rider")
    Person(other).stand()
    expect(Person(page).rows.first).to_be_visible()
    page.close()
    person = Person(other)
    person.ride(until=person.round(2))


def test_nothing_comes_from_anywhere_else(abroad: Visits) -> None:
    page = abroad.page("/", new=True)
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(urlsplit(request.url).netloc))
    page.goto(abroad.address("/new"))
    expect(page.get_by_role("button", name="Firenze").first).to_be_visible()
    assert asked == {urlsplit(abroad.url).netloc}
