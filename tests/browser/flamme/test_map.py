import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import Person, arrive, ride_until, start_table
from tests.browser.visits import Visits
from tests.counts import SOAK
from tests.server.clients import Device


def eye(page: Page) -> tuple[float, ...]:
    """Where the map is looked at, and from how near: x, y and scale."""
    text = page.locator(".race > g").get_attribute("transform") or ""
    return tuple(map(float, re.findall(r"-?[\d.]+(?:e-?\d+)?", text)))


def rested(page: Page, frames: int = 30) -> tuple[float, ...]:
    """The same, once it has stood still for some frames."""
    page.evaluate(
        """(frames) => new Promise((done) => {
          const map = document.querySelector('.race > g');
          let [last, still] = ['', 0];
          const look = () => {
            const now = map.getAttribute('transform');
            [last, still] = [now, now === last ? still + 1 : 0];
            if (still < frames) requestAnimationFrame(look);
            else done();
          };
          look();
        })""",
        frames,
    )
    return eye(page)


def comes_to_see(page: Page, look: str, right: Callable[[Any], bool]) -> bool:
    """Whether this script sees what is right: on a busy machine a map may rest before it has its new size."""
    for _ in range(20):
        rested(page, frames=6)
        if right(page.evaluate(look)):
            return True
    return False


def test_the_map_is_zoomed_panned_and_followed_and_remembered_as_it_was_left(
    visit: Visits, device: Device
) -> None:
    page = arrive(visit, f"/table/{start_table(device)}", device=device)
    expect(Person(page).dock).to_be_visible()
    page.get_by_role("button", name="The whole road").click()
    whole = rested(page)
    page.get_by_role("button", name="Closer").click()
    near = rested(page)
    assert near[2] > whole[2]
    board = page.get_by_role("group", name="Map")
    box = board.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2 - 60, box["y"] + box["height"] / 2 - 20, steps=4)
    page.mouse.up()
    moved = rested(page)
    assert moved[2] == near[2]
    assert moved[:2] != near[:2]
    follow = page.get_by_role("button", name="Follow the race")
    follow.click()
    expect(follow).to_have_attribute("aria-pressed", "true")
    assert rested(page) != moved
    follow.click()
    assert rested(page) == whole
    page.reload()
    expect(follow).to_have_attribute("aria-pressed", "false")


SIZES = ((1440, 900), (1366, 768), (820, 1180), (390, 844))
LOOK = """() => {
  const map = document.querySelector('.race').getBoundingClientRect();
  const box = (element) => element.getBoundingClientRect();
  const boxes = (selector) => [...document.querySelectorAll(selector)].map(box);
  const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const within = (at, from, to) => at > from && at < to;
  const inside = ({ x, y, width, height }) =>
    within(x + width / 2, map.left, map.right) && within(y + height / 2, map.top, map.bottom);
  const tools = boxes('.zoom, .inset');
  return {
    covered: boxes('.entering').filter((rider) => tools.some((tool) => over(rider, tool))).length,
    lost: [...boxes('.race .tag'), ...boxes('[data-rider^="blue."]')].filter((box) => !inside(box)).length,
    seen: boxes('[data-rider^="blue."]').length,
  };
}"""
RIGHT = {"covered": 0, "lost": 0, "seen": 2}


@pytest.mark.soak
def test_no_button_lies_on_a_rider_and_all_that_is_asked_about_is_seen(visit: Visits, device: Device) -> None:
    settings = {"seats": [{}, *[{"kind": "bot", "name": "tempo"}] * 5], "stage": "peloton-8-5-6"}
    table = start_table(device, settings)
    page = arrive(visit, f"/table/{table}", device=device)
    person = Person(page, fast=True)
    for number in (1, 4) if SOAK else (4,):
        ride_until(device, table, f"^{number}/.*/card")
        person.watch(until=person.round(number))
        person.watch(until=person.hand)
        person.cards.first.click()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert comes_to_see(page, LOOK, lambda seen: seen == RIGHT), (width, page.evaluate(LOOK))
        page.set_viewport_size({"width": 1280, "height": 800})
        person.play()
