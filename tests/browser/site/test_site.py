"""The same pages without a server: Python in a worker, from a static host."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Route, expect

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


@pytest.mark.skipif(not SOAK, reason="two interpreters, one after the other: make soak")
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


def test_a_game_that_cannot_be_loaded_says_so_and_is_asked_for_again(abroad: Visits) -> None:
    page = abroad.page("/", service_workers="block")
    page.route("**/pyodide.mjs", lambda route: route.abort())
    with page.expect_event("requestfailed"):
        page.goto(abroad.address("/"))
    said = page.get_by_text("The game could not be loaded. Trying again")
    expect(said).to_be_visible()
    page.unroute("**/pyodide.mjs")
    if SOAK:
        expect(said).to_have_count(0, timeout=60_000)
    abroad.trouble[:] = [line for line in abroad.trouble if "ERR_FAILED" not in line]


def test_a_browser_without_webassembly_is_told_so(abroad: Visits) -> None:
    page = abroad.page("/")
    worker = "delete self.WebAssembly;"
    page.route("**/worker-*.js", lambda route: _begun_with(route, worker))
    page.goto(abroad.address("/"))
    expect(page.get_by_text("This browser cannot run WebAssembly")).to_be_visible()
    abroad.trouble.clear()


def test_a_damaged_archive_is_refused(abroad: Visits) -> None:
    page = abroad.page("/")
    page.route("**/code.zip", _damaged)  # it could still be unpacked
    page.goto(abroad.address("/"))
    expect(page.get_by_text("The game could not be loaded")).to_be_visible(timeout=60_000)
    abroad.trouble.clear()


def test_a_site_that_was_visited_once_needs_no_line(abroad: Visits) -> None:
    page = abroad.page("/", new=True, service_workers="allow")
    page.goto(abroad.address("/"))
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.context.set_offline(True)
    page.goto(abroad.address("/rules"))
    expect(page.get_by_role("heading", name="Movement: riding")).to_be_visible()
    if SOAK:
        page.goto(abroad.address("/"))
        page.get_by_role("button", name="Flamme Rouge").click()
        expect(Person(page).title).to_have_text("Place a rider", timeout=60_000)


def _begun_with(route: Route, line: str) -> None:
    """Let this script begin with a line of ours."""
    answer = route.fetch()
    route.fulfill(response=answer, body=f"{line}\n{answer.text()}")


def _damaged(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, body=answer.body() + b"x")
