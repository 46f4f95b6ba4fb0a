import json
import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.people import SHORT, Person, arrive, ride_to_the_end, start_table
from tests.browser.visits import Visits
from tests.server.clients import Device, Socket

MANY = 200


WAY = """(element) => {
  const now = document.activeElement;
  if (element === now) return '';
  return now.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
}"""
"""The key that leads from the focused element towards another; none if it has the focus."""


def tab_to(wanted: Locator) -> None:
    """Go there without a mouse."""
    expect(wanted).to_be_visible()
    there = wanted.element_handle()  # found once: to look for it by its role at each step takes longest
    for _ in range(MANY):
        key = there.evaluate(WAY)
        if not key:
            return
        wanted.page.keyboard.press(key)
    raise AssertionError(f"no way to {wanted}")


def press(wanted: Locator) -> None:
    """Go there and press it."""
    tab_to(wanted)
    wanted.page.keyboard.press("Enter")


def open_table(page: Page) -> str:
    """A new table on a short road with one free seat and no more bots; gives the players' code."""
    press(page.get_by_role("link", name="New table").last)
    expect(page.get_by_role("button", name=re.compile("Firenze"))).to_be_visible()
    tab_to(page.get_by_role("textbox", name="Custom road"))
    page.keyboard.type(SHORT)
    expect(page.get_by_text("squares, no overlap")).to_be_visible()
    for team, wish in (("Red", "Free seat"), ("Black", "Remove this team"), ("Green", "Remove this team")):
        press(page.get_by_role("button", name=f"Change the seat ({team})"))
        press(page.get_by_role("dialog").get_by_role("button", name=wish))
        expect(page.get_by_role("dialog")).to_have_count(0)
    press(page.get_by_role("button", name="Open the table"))
    expect(page.get_by_role("heading", name="Before the start")).to_be_visible()
    (kept,) = json.loads(page.evaluate("localStorage['echappee.codes']")).values()
    return str(kept["player_code"])


def answer(socket: Socket, times: int) -> None:
    """Give the first answer to this many questions, each when it comes."""
    for _ in range(times):
        socket.until(lambda now: bool(now.get("questions")))
        question = socket.now["questions"][0]
        assert socket.do("answer", question=question["id"], answer=question["options"][0])["type"] == "ack"


def place_by_number(person: Person, rider: str) -> None:
    """The letter for the rider, the number of a free row, and the number again."""
    person.place.wait_for()
    number = re.findall(r"\d+", person.rows.first.aria_snapshot())[0]
    for key in (rider, number, number):
        person.page.keyboard.press(key)


def play_by_number(person: Person, rider: str, *keys: str) -> None:
    """Once this rider's hand is shown."""
    expect(person.title).to_have_text(re.compile(rider, re.IGNORECASE))
    for key in keys:
        person.page.keyboard.press(key)


def test_a_table_and_a_race_without_a_mouse(visit: Visits, device: Device) -> None:
    page = arrive(visit)
    person, keys = Person(page), page.keyboard
    code = open_table(page)
    bruno = device
    table = bruno.enter(code)
    with bruno.sit_at(table) as socket, ThreadPoolExecutor(1) as pool:
        socket.do("sit", seat="red", name="Bruno")
        press(page.get_by_role("button", name="To the start"))
        placed = pool.submit(answer, socket, 2)
        place_by_number(person, "s")
        expect(person.title).to_have_text("Place the other rider")
        place_by_number(person, "r")
        expect(person.place).to_have_count(0)
        placed.result()

        person.ride(until=person.dock.get_by_role("heading", name="Who goes first?"))
        keys.press("s")
        play_by_number(person, "sprinteur", "2", "2")
        play_by_number(person, "rouleur", "1", "Enter")
        expect(person.title).to_have_text("Cards are down")
        keys.press("u")
        play_by_number(person, "rouleur", "3", "3")
        expect(person.title).to_have_text("Cards are down")

        for key, sheet in (("l", "Log and teams"), ("d", "Your decks"), ("?", "Keys")):
            keys.press(key)
            expect(page.get_by_role("dialog", name=sheet)).to_be_visible()
            keys.press("Escape")
            expect(page.get_by_role("dialog")).to_have_count(0)

        answer(socket, 3)
        expect(person.film).to_be_visible()
        keys.press("Space")
        expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
        keys.press("Escape")

        expect(person.title).to_have_text("Who goes first?")
        press(person.dock.get_by_role("button", name=re.compile("^Rouleur")))
        press(person.cards.first)
        keys.press("Enter")
        expect(person.title).to_have_text(re.compile("sprinteur", re.IGNORECASE))
        press(person.cards.last)
        press(page.get_by_role("button", name=re.compile(r"^Play \d")))
        expect(person.title).to_have_text("Cards are down")


@pytest.mark.soak
def test_a_whole_race_without_a_mouse(visit: Visits, device: Device) -> None:
    person = Person(arrive(visit, f"/table/{start_table(device)}", device=device), press)
    ride_to_the_end(person, person.over)
    expect(person.page.get_by_role("heading", name="Order")).to_be_visible()
