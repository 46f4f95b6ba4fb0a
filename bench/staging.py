"""What pictures and measurements of the pages need: a server, a Chromium, races of bots."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from echappee.cli.main import main as echappee
from echappee.games import load
from tests.browser.chromium import DRAWN, NO_CHROMIUM, find_or_install
from tests.server.clients import Device
from tests.server.running import Server, start_server

LIKES = {"speed": 1, "language": "en", "name": "Anna", "hints": False, "theme": "day"}


@contextmanager
def stage() -> Iterator[tuple[Server, Browser]]:
    """A server with the built pages, and a browser."""
    chromium = find_or_install() or sys.exit(f"{NO_CHROMIUM}: the pages cannot be opened")
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = start_server(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium, args=list(DRAWN))
        try:
            yield server, browser
        finally:
            browser.close()
            server.stop()


def guest(browser: Browser, device: Device, width: int, height: int, **likes: object) -> BrowserContext:
    """A browser of this device with a screen of this size."""
    context = browser.new_context(base_url=device.url, viewport={"width": width, "height": height})
    prefs = json.dumps(json.dumps(LIKES | likes))
    context.add_init_script(f"if (location.protocol !== 'about:') localStorage['echappee.prefs'] ??= {prefs}")
    context.add_cookies([{"name": "echappee", "value": device.token, "url": device.url}])
    return context


def race_record(*options: str) -> str:
    """The record of a race of bots."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "bots.race"
        assert echappee(["race", "--quiet", "--record", str(path), *options]) == 0
        return path.read_text(encoding="utf-8")


def cards_of(record: str, number: int) -> int:
    """How many entries a record has before the cards of this round are chosen."""
    return next(
        at.entries
        for at in load(record).race.moments
        if (at.position.round, at.position.phase) == (number, "energy")
    )
