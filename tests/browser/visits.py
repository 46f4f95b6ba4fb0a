"""People at their browsers: each visit is a new device, and every complaint of a page is kept."""

from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

PATIENCE_MS = 20_000
LAPTOP = (1280, 800)
PHONE = (360, 640)
WALL = (3840, 2160)
BLOCKED = "Service Worker registration blocked by Playwright"


class Visits:
    """Opens pages; at the end of a test there must be no trouble left."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser = browser
        self.url = url
        self._contexts: list[BrowserContext] = []
        self.trouble: list[str] = []
        """Errors of scripts and of the console, refusals of the content policy among them.

        A test that makes trouble on purpose looks at it, and clears it.
        """

    def __call__(self, path: str = "/", size: tuple[int, int] = LAPTOP, **options: Any) -> Page:  # noqa: ANN401
        """A new visitor's page, opened at this path; options are those of a Playwright context."""
        page = self.device(size, **options).new_page()
        page.goto(path)
        return page

    def device(self, size: tuple[int, int] = LAPTOP, **options: Any) -> BrowserContext:  # noqa: ANN401
        """A new device, without a page yet; its pages share their cookies.

        Unless it is asked to, it keeps no pages for later and nothing on it moves: the one takes a tenth of a
        short visit, the other a quarter of a race.
        """
        width, height = size
        usual = {"base_url": self.url, "viewport": {"width": width, "height": height}}
        quick = {"service_workers": "block", "reduced_motion": "reduce"}
        context = self._browser.new_context(**usual | quick | options)
        context.set_default_timeout(PATIENCE_MS)
        context.on("console", self._hear)
        context.on("weberror", lambda error: self.trouble.append(f"script: {error.error}"))
        self._contexts.append(context)
        return context

    def end(self) -> None:
        """Everybody leaves."""
        for context in self._contexts:
            context.close()

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and message.text != BLOCKED:
            self.trouble.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")
