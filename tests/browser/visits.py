"""People at their browsers: each visit is a new device, and every complaint of a page is kept."""

from typing import Any
from urllib.parse import urljoin

from playwright.sync_api import ConsoleMessage, Page, WebError

from tests.browser.tabs import Tab, Tabs

LAPTOP = (1280, 800)
PHONE = (360, 640)
WALL = (3840, 2160)
READY = """() => new Promise((ready) => {
  const channel = new BroadcastChannel(`echappee ${new URL('.', location.href).href}`);
  channel.onmessage = ({ data }) => data.type === 'ready' && ready();
  channel.postMessage({ type: 'who' });
})"""
BLOCKED = "Service Worker registration blocked by Playwright"


class Visits:
    """Opens pages; at the end of a test there must be no trouble left."""

    def __init__(self, tabs: Tabs, url: str, *, kept: bool = True, static: bool = False) -> None:
        """`static` is a site without a server."""
        self._tabs = tabs
        self.url = url
        self.static = static
        self._kept = kept and not static
        self._taken: list[Tab] = []
        self.trouble: list[str] = []
        """Errors of scripts and of the console, refusals of the content policy among them.

        A test that makes trouble on purpose looks at it, and clears it.
        """

    def __call__(self, path: str = "/", size: tuple[int, int] = LAPTOP, **options: Any) -> Page:  # noqa: ANN401
        """A new visitor's page, opened at this path; options are those of a Playwright context."""
        page = self.page(path, size, **options)
        self.go(page, path)
        return page

    def go(self, page: Page, path: str) -> None:
        """Open this path there. Without a server, wait for the worker, which takes longer than any answer."""
        page.goto(self.address(path))
        if self.static:
            page.evaluate(READY)

    def address(self, path: str) -> str:
        """The address of the page at this path: a static host has but one page."""
        return f"/?{path}" if self.static else path

    def page(
        self,
        path: str = "/",
        size: tuple[int, int] = LAPTOP,
        *,
        new: bool = False,
        **options: Any,  # noqa: ANN401
    ) -> Page:
        """A new visitor's page before it is opened at this path.

        A test that changes the browser itself, or counts what it loads, needs a `new` one.
        """
        origin = urljoin(urljoin(self.url, path), "/").rstrip("/")
        width, height = size
        tab = self._tabs.take(origin, kept=self._kept and origin == self.url and not new, **options)
        self._taken.append(tab)
        tab.page.context.on("console", self._hear)
        tab.page.context.on("weberror", self._see)
        tab.page.set_viewport_size({"width": width, "height": height})
        return tab.page

    def end(self) -> None:
        """Everybody leaves."""
        for tab in self._taken:
            context = tab.page.context
            context.remove_listener("console", self._hear)
            context.remove_listener("weberror", self._see)
            self._tabs.give_back(tab)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and message.text != BLOCKED:
            self.trouble.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _see(self, error: WebError) -> None:
        self.trouble.append(f"script: {error.error}")
