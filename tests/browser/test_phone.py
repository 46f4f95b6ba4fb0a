import re

from playwright.sync_api import Locator, expect

from tests.browser.axe import axe
from tests.browser.people import BOT, Person, arrive, start_table, start_together
from tests.browser.tabs import PATIENCE_MS
from tests.browser.visits import PHONE, Visits
from tests.server.clients import Device, first_question

CUT_OFF = """() => [...document.querySelectorAll('header.bar *')]
  .filter((element) => getComputedStyle(element).textOverflow === 'ellipsis')
  .filter((element) => element.scrollWidth > element.clientWidth)
  .map((element) => element.textContent)"""

SMALLEST = """async ([enough, patience]) => {
  const end = performance.now() + patience;
  for (;;) {
    const riders = [...document.querySelectorAll('.map [data-rider]')];
    const boxes = riders.map((rider) => rider.getBoundingClientRect());
    const least = Math.min(...boxes.map(({ width, height }) => Math.max(width, height)));
    if (least >= enough || performance.now() > end) return least;
    await new Promise((again) => setTimeout(again, 20));
  }
}"""
"""How long the smallest rider on the map is in pixels, as soon as that is enough."""
ENOUGH = 18


def test_a_race_begins_on_a_phone(visit: Visits) -> None:
    page = arrive(visit, size=(390, 844), has_touch=True, is_mobile=True)
    page.get_by_role("button", name="Flamme Rouge").tap()
    person = Person(page, Locator.tap)
    person.ride(until=person.hand)
    size = page.evaluate("[document.scrollingElement.scrollWidth, document.scrollingElement.scrollHeight]")
    assert size == [390, 844]

    sheet = page.get_by_role("dialog")
    page.get_by_role("button", name="Your decks").tap()
    expect(sheet.get_by_role("heading", name=re.compile("Rouleur"))).to_be_visible()
    assert axe(page) == []
    sheet.get_by_role("button", name="Close").tap()
    page.get_by_role("button", name="Log and teams").tap()
    expect(sheet.get_by_text(re.compile("lines up, ")).first).to_be_visible()
    assert axe(page) == []
    sheet.get_by_role("button", name="Teams").tap()
    expect(sheet.get_by_role("button", name=re.compile("^(Colette|Marcel|Nadia)"))).to_have_count(3)
    assert axe(page) == []
    sheet.get_by_role("button", name="Close").tap()
    expect(sheet).to_have_count(0)

    person.cards.last.tap()
    expect(page.get_by_text(re.compile("^You land|may end there|may fill"))).to_be_visible()
    person.ride(until=person.round(3))
    person.ride(until=person.hand)
    small = [
        card
        for card in person.cards.all()
        if (box := card.bounding_box()) and min(box["width"], box["height"]) < 44
    ]
    assert small == []


def test_the_bar_of_a_race_has_room_for_all_that_people_need_on_a_phone(visit: Visits) -> None:
    anna, bruno = Device(visit.url), Device(visit.url)
    settings = {"seats": [{}, {}, BOT, BOT], "tour": "short", "clock": {"decision": 120, "reserve": 600}}
    table = start_together(settings, anna, bruno)["id"]
    pages = [arrive(visit, f"/table/{table}", PHONE, device=device) for device in (anna, bruno)]
    for page in pages:
        expect(page.get_by_role("banner")).to_contain_text(re.compile("Your move|thinking"))
        assert page.evaluate(CUT_OFF) == []
    bar = next(page for page in pages if page.get_by_text("Your move").is_visible()).get_by_role("banner")
    expect(bar.get_by_role("timer")).to_be_visible()
    for tool in ("Call out", "Sound", "Menu"):
        expect(bar.get_by_role("button", name=tool)).to_be_visible()


def ride_apart(device: Device, table: str, rounds: int) -> None:
    """Anna's rouleur rides away from her sprinteur."""
    with device.sit_at(table) as socket:
        while True:
            question = first_question(socket)
            if int(question["id"].split("/")[0]) > rounds:
                return
            best = max if question["rider"] == "R" else min
            cards = question["asks"] == "card"
            answer = best(question["options"], key=read_value) if cards else question["options"][0]
            assert socket.do("answer", question=question["id"], answer=answer)["type"] == "ack"


def read_value(card: str) -> int:
    """The number on a card."""
    return int(card.rstrip("e"))


def test_riders_on_a_phone_are_never_dots_whatever_is_below_the_map(visit: Visits, device: Device) -> None:
    table = start_table(device, {"seats": [{}, BOT, BOT, BOT], "stage": "base-2"})
    ride_apart(device, table, rounds=9)
    page = arrive(visit, f"/table/{table}", (390, 750), device=device, likes={"hints": True})
    person = Person(page)
    for _ in range(2):
        person.ride(until=person.hand)
        expect(page.get_by_role("note", name="Hint")).to_be_visible()
        for card in person.cards.all():
            card.click()
            assert page.evaluate(SMALLEST, [ENOUGH, PATIENCE_MS]) >= ENOUGH
        person.play()
