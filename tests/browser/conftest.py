"""A real Chromium and a real server. Without a Chromium these tests are skipped, and counted."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from echappee.server.http.static import BUILT
from echappee.server.site.folder import INTERPRETER
from tests.browser.chromium import NO_CHROMIUM, UNDRAWN, find_or_install
from tests.browser.luck import name_test, start_without_luck
from tests.browser.site.hosting import hosted, write_site_without_luck
from tests.browser.tabs import Tabs
from tests.browser.visits import Visits
from tests.counts import SOAK
from tests.server.clients import Device
from tests.server.running import Server


@pytest.fixture(scope="session")
def chromium() -> str:
    """Where Chromium is."""
    found = find_or_install()
    if not found:
        pytest.skip(NO_CHROMIUM)
    return found


@pytest.fixture(scope="session")
def server(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of this process; each visitor is a stranger to it."""
    assert chromium
    assert (BUILT / "index.html").is_file(), "the pages are not built: make setup"
    running = start_without_luck(tmp_path_factory.mktemp("server"), "none yet")
    yield running
    assert running.stop() == 0
    assert "failed" not in running.log.read_text(), running.log.read_text()


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    """Chromium, started once."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(UNDRAWN))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def tabs(browser: Browser) -> Tabs:
    """The tabs of that browser, for one test after the other."""
    return Tabs(browser)


@pytest.fixture
def visit(request: pytest.FixtureRequest, tabs: Tabs, server: Server) -> Iterator[Visits]:
    """Opens pages for one visitor or for many: `visit("/new", PHONE, locale="fr")`."""
    name_test(server.data, request.node.nodeid)
    visits = Visits(tabs, server.url)
    yield visits
    visits.end()
    assert not visits.trouble, "\n".join(visits.trouble)


@pytest.fixture(scope="session")
def site(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A site without a server, at a static host."""
    assert chromium
    assert INTERPRETER.is_dir(), "Python for browsers is not here: make interpreter"
    folder = tmp_path_factory.mktemp("static") / "site"
    write_site_without_luck(folder)
    with hosted(folder) as url:
        yield url


@pytest.fixture
def abroad(tabs: Tabs, site: str) -> Iterator[Visits]:
    """As `visit`, to the site without a server."""
    visits = Visits(tabs, site, static=True)
    yield visits
    visits.end()
    assert not visits.trouble, "\n".join(visits.trouble)


@pytest.fixture(
    params=["visit", "abroad"] if SOAK else ["visit"], ids=lambda name: {"abroad": "site"}.get(name, "server")
)
def anywhere(request: pytest.FixtureRequest) -> Visits:
    """Visits to the server, and in `make soak` also to the site without one."""
    visits: Visits = request.getfixturevalue(request.param)
    return visits


@pytest.fixture
def device(server: Server) -> Device:
    """A device that no table knows yet."""
    return Device(server.url)
