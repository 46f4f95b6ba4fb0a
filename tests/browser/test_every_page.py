import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import axe
from tests.browser.places import WAYS, speak_french
from tests.browser.reaching import Way
from tests.browser.visits import Visits
from tests.server.clients import Device
from tests.server.running import Server

SCREENS = ((360, 640), (768, 1024), (1440, 900), (2560, 1440))
SEEN = """() => {
  const spoken = ['aria-label', 'title', 'placeholder', 'alt'];
  const told = [document.title];
  for (const element of document.body.querySelectorAll('*:not(style, script)')) {
    if (!element.checkVisibility()) continue;
    told.push(...spoken.map((name) => element.getAttribute(name) ?? ''));
    told.push(...[...element.childNodes].filter((node) => node instanceof Text).map((node) => node.data));
  }
  return told.map((text) => text.trim()).filter(Boolean);
}"""
"""Whatever can be read or heard on the page."""
ID = re.compile(r"^[a-z]+(-[a-z0-9]+)+$")
ENGLISH = re.compile(r"\b(the|and|with|your|you|of|for|is|are|to)\b", re.IGNORECASE)

every_page = pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)


def wider_than_the_screen(page: Page) -> list[str]:
    found = []
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        wide, screen = page.evaluate("[document.scrollingElement.scrollWidth, innerWidth]")
        if wide > screen:
            found.append(f"{wide} on {screen}, {page.locator('html').get_attribute('lang')}")
    return found


@every_page
def test_no_page_is_wider_than_its_screen(way: Way, visit: Visits, server: Server) -> None:
    page = way(visit, Device(server.url))
    found = wider_than_the_screen(page)
    page.set_viewport_size({"width": 1440, "height": 900})
    speak_french(page)
    assert found + wider_than_the_screen(page) == []


@every_page
def test_axe_finds_nothing(way: Way, visit: Visits, server: Server) -> None:
    page = way(visit, Device(server.url))
    found = []
    for language in ("en", "fr"):
        if language == "fr":
            speak_french(page)
        for theme in ("day", "night"):
            page.emulate_media(color_scheme="dark" if theme == "night" else "light")
            expect(page.locator("html")).to_have_attribute("data-theme", theme)
            found += [f"{language}, {theme}: {line}" for line in axe(page)]
    assert found == []


@every_page
def test_french_speaks_only_french(way: Way, visit: Visits, server: Server) -> None:
    page = way(visit, Device(server.url))
    english: list[str] = page.evaluate(SEEN)
    assert [text for text in english if ID.match(text)] == []
    assert any(ENGLISH.search(text) for text in english)
    speak_french(page)
    french: list[str] = page.evaluate(SEEN)
    assert [text for text in french if ID.match(text) or ENGLISH.search(text)] == []
