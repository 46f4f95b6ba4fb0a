import re

from playwright.sync_api import Page, expect

from tests.browser.people import Person, arrive, start_table
from tests.browser.visits import Visits
from tests.server.clients import Device
from tests.server.running import Server


def eye(page: Page) -> tuple[float, ...]:
    """Where the map is looked at, and from how near: x, y and scale."""
    text = page.locator(".race > g").get_attribute("transform") or ""
    return tuple(map(float, re.findall(r"-?[\d.]+(?:e-?\d+)?", text)))


def rested(page: Page) -> tuple[float, ...]:
    """The same, once it has stood still for thirty frames."""
    page.evaluate(
        """() => new Promise((done) => {
          const map = document.querySelector('.race > g');
          let [last, still] = ['', 0];
          const look = () => {
            const now = map.getAttribute('transform');
            [last, still] = [now, now === last ? still + 1 : 0];
            if (still < 30) requestAnimationFrame(look);
            else done();
          };
          look();
        })"""
    )
    return eye(page)


def test_the_map_is_zoomed_panned_and_followed(visit: Visits, server: Server) -> None:
    device = Device(server.url)
    page = arrive(visit, f"/table/{start_table(device)}", device=device)
    expect(Person(page).dock).to_be_visible()
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
