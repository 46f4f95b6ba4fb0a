import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import axe
from tests.browser.places import WAYS, speak_french
from tests.browser.reaching import Way
from tests.browser.visits import Visits
from tests.counts import SOAK
from tests.server.clients import Device
from tests.server.running import Server

SCREENS = ((360, 640), (768, 1024), (2560, 1440), (1440, 900))
"""The last is the one for axe."""
NARROW = SCREENS[:2]
"""Where longer words, as French has them, can be too long."""
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
"""Everything that can be read or heard on the page."""
WIDE = """() => new Promise((tell) => requestAnimationFrame(() => requestAnimationFrame(() => {
  const all = [...document.body.querySelectorAll('*:not(svg *)')];
  const beyond = all.filter((e) => e.getBoundingClientRect().right > innerWidth);
  tell([document.scrollingElement.scrollWidth, innerWidth, beyond.map((e) => `${e.tagName} ${e.className}`)]);
})))"""
"""How wide the page is once it has settled on a screen, how wide that is, and what lies beyond its edge."""
QUESTIONS = {
    *("homas_place", "homas_lead", "homas_ends", "homas_follow", "homas_energy", "homas_hell"),
    *("homas_counter", "homas_rush", "homas_sprint"),
    *("recovery", "refresh", "roundabout", "draft", "cards", "waiting", "placement"),
}
"""The page of a race with one question or another."""
PAGES = [way for n, way in enumerate(WAYS) if SOAK or n % 3 == 0 or way.__name__ not in QUESTIONS]
IN_FRENCH = PAGES if SOAK else PAGES[::3]
ID = re.compile(r"^[a-z]+(-[a-z0-9]+)+$")
ENGLISH = re.compile(r"\b(the|and|with|your|you|of|for|is|are|to)\b", re.IGNORECASE)


def wider_than_the_screen(page: Page, screens: Sequence[tuple[int, int]] = SCREENS) -> list[str]:
    found = []
    for width, height in screens:
        page.set_viewport_size({"width": width, "height": height})
        wide, screen, beyond = page.evaluate(WIDE)
        if wide > screen:
            found.append(f"{wide} on {screen}: {beyond}")
    return found


def axe_by(theme: str, page: Page, *rules: str) -> list[str]:
    page.emulate_media(color_scheme="dark" if theme == "night" else "light")
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    return axe(page, *rules)


@pytest.mark.soak
@pytest.mark.parametrize("way", PAGES, ids=lambda way: way.__name__)
def test_every_page_fits_its_screen_and_axe_and_speaks_one_language(
    way: Way, visit: Visits, server: Server
) -> None:
    """Pages take a while to reach, so each is reached once: in English by day, then in French by night.

    Night changes only colours.
    """
    page = way(visit, Device(server.url))
    english: list[str] = page.evaluate(SEEN)
    assert [text for text in english if ID.match(text)] == []
    assert any(ENGLISH.search(text) for text in english)
    assert (wider_than_the_screen(page), axe_by("day", page)) == ([], [])
    if way in IN_FRENCH:
        check_in_french(page)


def check_in_french(page: Page) -> None:
    speak_french(page)
    french: list[str] = page.evaluate(SEEN)
    assert [text for text in french if ID.match(text) or ENGLISH.search(text)] == []
    assert (wider_than_the_screen(page, NARROW), axe_by("night", page, "color-contrast")) == ([], [])
