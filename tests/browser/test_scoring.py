"""A tour at the real table, tapped in on a phone that lies in the middle of it."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import axe
from tests.browser.people import arrive
from tests.browser.visits import Visits
from tests.server.clients import Device, Json

PHONE = (390, 844)
FOUR: Json = {"seats": [{}] * 4, "tour": "card-3 card-4 card-8 card-11 card-13"}
MOST_TAPS = 40
HOME = ("Red R", "Green R", "Red S", "Black R", "Blue S", "Blue R", "Green S", "Black S")
"""As in the example of the rulebook: two at the first time, three half a minute later, three a round on."""
BEFORE = """echappee-result 1
order: blue.R red.R green.R black.R blue.S red.S green.S black.S
times: blue.R=0:00 red.R=0:00 green.R=0:00 black.R=0:00 blue.S=0:00 red.S=0:00 green.S=0:00 black.S=0:00
major: none
minor: none
exhaustion: none
"""


class Thumb:
    """Taps what is visible, and counts."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = 0

    def tap(self, name: str, within: str = "") -> None:
        place: Page | Locator = self.page.get_by_role("region", name=within) if within else self.page
        found = place.get_by_role("button", name=name, exact=True)
        box = found.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 48, (name, box)
        found.tap()
        self.taps += 1

    def time(self, place: int, *taps: str) -> None:
        """Open the time of the rider who came home at this place."""
        self.page.get_by_role("region", name="Times").locator("ol button.who").nth(place - 1).tap()
        self.taps += 1
        for name in taps:
            self.tap(name, "Times")


def tap_the_example(page: Page, stage: int) -> int:
    """Enter the example; returns the number of taps."""
    thumb = Thumb(page)
    for rider in HOME:
        thumb.tap(rider, "Home, in this order")
    thumb.time(3, "0:30")
    thumb.time(6, "+ 1 min", "1:20")
    thumb.tap("Red R", "Major tokens")
    thumb.tap("Mountain", "Minor tokens")
    thumb.tap("1", "Minor tokens")
    thumb.tap("Red S", "Minor tokens")
    for rider in ("Black S", "Black S", "Red S"):
        thumb.page.get_by_role("region", name="Exhaustion").get_by_role(
            "button", name=re.compile(f"^{rider}")
        ).first.tap()
        thumb.taps += 1
    thumb.tap(f"Enter stage {stage}")
    return thumb.taps


def enter(device: Device, table: str, *texts: str) -> None:
    with device.sit_at(table) as socket:
        for stage, text in enumerate(texts, start=1):
            assert socket.do("enter-stage", stage=stage, text=text)["type"] == "ack"


@pytest.mark.parametrize("stages", [0, 3])
def test_the_example_of_the_rulebook_takes_no_more_than_forty_taps(
    visit: Visits, device: Device, stages: int
) -> None:
    table = device.open(FOUR)["id"]
    enter(device, table, *[BEFORE] * stages)
    page = arrive(visit, f"/table/{table}#score", PHONE, device=device, has_touch=True, is_mobile=True)
    expect(page.get_by_role("heading", name=f"Result of stage {stages + 1}")).to_be_visible()
    assert axe(page) == axe(page, "color-contrast-enhanced") == []
    assert tap_the_example(page, stages + 1) <= MOST_TAPS
    real = page.get_by_role("region", name="At the real table")
    expect(real).to_contain_text("Pack the bags")
    expect(real).to_contain_text("Blue places first in the next stage." if not stages else "places first")
    if not stages:
        expect(page.locator("section.points li").first).to_contain_text("Red")
        assert axe(page) == []
        page.get_by_role("button", name="Undo stage 1").tap()
        expect(page.get_by_role("button", name="To the start")).to_be_visible()


def test_a_tour_is_made_entered_wrongly_and_corrected_by_hand(visit: Visits) -> None:
    page = arrive(visit, "/", PHONE, has_touch=True, is_mobile=True, locale="fr", likes={"language": "fr"})
    page.get_by_role("link", name="À la vraie table").tap()
    page.get_by_role("button", name="2", exact=True).first.tap()
    page.get_by_role("textbox").first.fill("Zoé")
    for card in (3, 4, 8):
        page.get_by_role("button", name=f"Carte {card}", exact=True).tap()
    assert axe(page) == []
    page.get_by_role("button", name="Commencer le tour").tap()
    order = page.get_by_role("region", name="Arrivés")
    for rider in ("Rouge R", "Zoé R", "Rouge S", "Zoé S"):
        order.get_by_role("button", name=rider, exact=True).tap()
    page.get_by_role("button", name="Annuler", exact=True).tap()
    expect(order.get_by_role("button", name="Zoé S", exact=True)).to_have_attribute("aria-pressed", "false")
    page.get_by_role("button", name="Saisir l’étape 1").tap()
    real = page.get_by_role("region", name="À la vraie table")
    expect(real).to_contain_text("Il manque à l’étape 1")
    real.get_by_role("link", name="Corriger l’étape 1").tap()
    order = page.get_by_role("region", name="Arrivés")
    for rider in ("Rouge R, 1", "Rouge R"):
        order.get_by_role("button", name=rider, exact=True).tap()
    page.get_by_role("button", name="Saisir l’étape 1").tap()
    expect(real).to_contain_text("Ce qui a changé")
    expect(real).to_contain_text(re.compile("Zoé, points de tour\\s: 2 → 3"))
    assert axe(page) == []


def test_a_stage_race_is_entered_by_the_keys_alone(visit: Visits, device: Device) -> None:
    table = device.open({"game": "homas", "seats": [{}], "tour": "card-1 card-2"})["id"]
    page = arrive(visit, f"/table/{table}#score", device=device)

    def press(name: str, within: str) -> None:
        button = page.get_by_role("region", name=within).get_by_role("button", name=name, exact=True)
        button.focus()
        button.press("Enter")

    for rider in ("Red 21", "Blue 34", "Red 22"):
        press(rider, "Home, in this order")
    page.get_by_role("region", name="Delays").locator("ol button.who").nth(1).press("Enter")
    press("0:42", "Delays")
    press("Blue 34", "Intermediate sprint 1")
    press("White", "Disqualified")
    page.get_by_role("button", name="Enter stage 1").press("Enter")
    real = page.get_by_role("region", name="At the real table")
    expect(real).to_contain_text("Stage 1 is without: Home, in this order, Delays")
    expect(real).to_contain_text("draws 1 fitness card")
    assert axe(page) == []
    page.goto("/")
    expect(page.get_by_role("main")).to_contain_text("Card 2")
