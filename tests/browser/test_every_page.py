import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import axe
from tests.browser.places import WAYS, speak_french
from tests.browser.reaching import Way
from tests.browser.visits import Visits
from tests.counts import SOAK, some
from tests.server.clients import Device

ALL_SCREENS = ((360, 640), (768, 1024), (2560, 1440), (1120, 760), (1440, 900))
"""The last is the one for axe; the one before has just enough room for a column beside the race."""
SCREENS = ALL_SCREENS if SOAK else (ALL_SCREENS[0], *ALL_SCREENS[-2:])
NARROW = ALL_SCREENS[:2] if SOAK else ALL_SCREENS[:1]
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
OVER = """() => {
  const cut = (e, part) => e !== part.parentElement
    && (getComputedStyle(e).overflowX !== 'visible' || cut(e.parentElement, part));
  const edge = (e) => e.getBoundingClientRect().right;
  const over = (e) => edge(e) - edge(e.closest('section'));
  const all = [...document.querySelectorAll('section :is(ul, table, button)')];
  const seen = all.filter((e) => e.checkVisibility() && !e.closest('.unseen'));
  const far = seen.filter((e) => over(e) > 1 && !cut(e, e.closest('section')));
  return far.map((e) => `${over(e)} px: ${e.innerText}`);
}"""
"""What lies beyond the right edge of its part of the page, over the next one."""
PAGES = some(WAYS, 5)
IN_FRENCH = some(PAGES, 3)
IN_DAYLIGHT = PAGES if SOAK else PAGES[1::3]
"""Where contrasts are measured by day; they are by night wherever French is spoken."""
CONTRAST = "color-contrast"
"""The rule of axe that takes longest. What its colours are made of is checked in tests/house."""
ID = re.compile(r"^[a-z]+(-[a-z0-9]+)+$")
ENGLISH = re.compile(r"\b(the|and|with|your|you|of|for|is|are|to)\b", re.IGNORECASE)


def wider_than_the_screen(page: Page, screens: Sequence[tuple[int, int]] = SCREENS) -> list[str]:
    found = []
    for width, height in screens:
        page.set_viewport_size({"width": width, "height": height})
        wide, screen, beyond = page.evaluate(WIDE)
        if wide > screen:
            found.append(f"{wide} on {screen}: {beyond}")
        found += [f"over its edge on {screen}: {text}" for text in page.evaluate(OVER)]
    return found


def axe_by(theme: str, page: Page, *rules: str, without: str = "") -> list[str]:
    page.emulate_media(color_scheme="dark" if theme == "night" else "light")
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    return axe(page, *rules, without=without)


@pytest.mark.soak
@pytest.mark.parametrize("way", PAGES, ids=lambda way: way.__name__)
def test_every_page_fits_its_screen_and_axe_and_speaks_one_language(
    way: Way, visit: Visits, device: Device
) -> None:
    """Pages take a while to reach, so each is reached once: in English by day, then in French by night.

    Night changes only colours.
    """
    page = way(visit, device)
    english: list[str] = page.evaluate(SEEN)
    assert [text for text in english if ID.match(text)] == []
    assert any(ENGLISH.search(text) for text in english)
    left_out = "" if way in IN_DAYLIGHT else CONTRAST
    assert (wider_than_the_screen(page), axe_by("day", page, without=left_out)) == ([], [])
    if way in IN_FRENCH:
        check_in_french(page)


def check_in_french(page: Page) -> None:
    speak_french(page)
    expect(page.get_by_text(ENGLISH)).to_have_count(0)  # texts of the server may be a moment away
    french: list[str] = page.evaluate(SEEN)
    assert [text for text in french if ID.match(text) or ENGLISH.search(text)] == []
    assert (wider_than_the_screen(page, NARROW), axe_by("night", page, CONTRAST)) == ([], [])
