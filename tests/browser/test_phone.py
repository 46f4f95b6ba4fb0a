import re

from playwright.sync_api import Locator, expect

from tests.browser.axe import axe
from tests.browser.people import Person, arrive
from tests.browser.visits import Visits


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
