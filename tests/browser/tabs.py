"""Tabs of a browser, passed from test to test: pages that a tab has shown before open in half the time."""

from collections import defaultdict
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

PATIENCE_MS = 20_000
REST = "/healthz"
"""A page without scripts. One of another origin would end the process that knows the scripts of ours."""
USUAL = {"service_workers": "block", "reduced_motion": "reduce", "color_scheme": "light"}
"""Unless it is asked to, a tab keeps no pages for later and nothing in it moves: the one takes a tenth of a
short visit, the other a quarter of a race."""
FORGET = "sessionStorage.clear(); window.name = ''"


class Tab(NamedTuple):
    """A page with its own cookies and its own storage."""

    origin: str
    options: dict[str, Any]
    page: Page
    kept: bool


class Tabs:
    """Hands out tabs that are as empty as new ones."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: defaultdict[tuple[str, str], list[Tab]] = defaultdict(list)

    def take(self, origin: str, *, kept: bool = True, **options: Any) -> Tab:  # noqa: ANN401
        """A tab at rest; its options are those of a Playwright context.

        One that is not kept is new, and is thrown away after use.
        """
        free = self._free[origin, _key(options)]
        return free.pop() if kept and free else self._new(origin, USUAL | options, kept=kept)

    def give_back(self, tab: Tab) -> None:
        """Forget everything that happened in it."""
        page, context = tab.page, tab.page.context
        if not tab.kept:
            context.close()
            return
        for other in context.pages[1:]:
            other.close()
        page.unroute_all()
        page.goto(REST)
        page.evaluate(FORGET)
        context.clear_cookies()
        session = context.new_cdp_session(page)
        session.send("Storage.clearDataForOrigin", {"origin": tab.origin, "storageTypes": "all"})
        session.detach()
        wishes = {name: tab.options[name] for name in ("color_scheme", "reduced_motion")}
        page.emulate_media(media="null", **wishes)
        page.mouse.move(0, 0)
        self._free[tab.origin, _key(tab.options)].append(tab)

    def _new(self, origin: str, options: dict[str, Any], *, kept: bool) -> Tab:
        context = self._browser.new_context(base_url=origin, **options)
        context.set_default_timeout(PATIENCE_MS)
        page = context.new_page()
        page.goto(REST)
        return Tab(origin, options, page, kept)


def _key(options: dict[str, Any]) -> str:
    return repr(sorted((USUAL | options).items()))
