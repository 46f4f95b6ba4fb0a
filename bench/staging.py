"""What pictures and measurements of the pages need: a server, a Chromium, a race in progress."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from echappee.cli.main import main as echappee
from tests.browser.chromium import FLAGS, NO_CHROMIUM, find_or_install
from tests.server.clients import Device, Json
from tests.server.running import Server, start_server

LIKES = {"speed": 1, "language": "en", "name": "Anna", "hints": False, "theme": "day"}


@contextmanager
def stage() -> Iterator[tuple[Server, Browser]]:
    """A server with the built pages, and a browser before it."""
    chromium = find_or_install() or sys.exit(f"{NO_CHROMIUM}: nothing to look with")
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = start_server(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        try:
            yield server, browser
        finally:
            browser.close()
            server.stop()


def guest(browser: Browser, device: Device, width: int, height: int, **likes: object) -> BrowserContext:
    """This device at a screen of this size."""
    context = browser.new_context(base_url=device.url, viewport={"width": width, "height": height})
    prefs = json.dumps(json.dumps(LIKES | likes))
    context.add_init_script(f"if (location.protocol !== 'about:') localStorage['echappee.prefs'] ??= {prefs}")
    context.add_cookies([{"name": "echappee", "value": device.token, "url": device.url}])
    return context


def race_record(*options: str) -> str:
    """The record of a race that bots rode."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "bots.race"
        assert echappee(["race", "--quiet", "--record", str(path), *options]) == 0
        return path.read_text(encoding="utf-8")


def take_up(host: Device, record: str, number: int, *people: tuple[Device, str], seats: Json) -> str:
    """A table that takes up this record when the cards of this round are chosen; people sit in seat order."""
    moments = host.post("/api/replay", {"record": record}).body["moments"]
    at = next(m for m in moments if m["round"] == number and m["phase"] == "energy")
    settings = host.post("/api/replay", {"record": record}).body["settings"] | {"seats": seats}
    fork = {"record": record, "entries": at["entries"]}
    reply = host.post("/api/tables", {"settings": settings, "fork": fork})
    assert reply.status == 201, reply
    table: str = reply.body["id"]
    for device, name in people:
        if device is not host:
            device.enter(reply.body["player_code"])
        with device.sit_at(table) as socket:
            seat = ("blue", "red", "green", "black")[[each for _, each in people].index(name)]
            assert socket.do("sit", seat=seat, name=name)["type"] == "ack"
    with host.sit_at(table) as socket:
        assert socket.do("start")["type"] == "ack"
    return table
