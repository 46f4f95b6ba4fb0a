import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from echappee.flamme.road.stages import STAGES
from echappee.flamme.rules import Ruleset, Setup, TeamSetup
from tests.browser.flamme.moments import (
    more_was_played_than_is_taken_back,
    race_in_which,
    recovery_is_certain,
    take_up,
)
from tests.browser.people import BOT, Person, arrive, order_of, ride_to_the_end, start_table
from tests.browser.places import table_at
from tests.browser.test_keyboard import press
from tests.browser.visits import Visits
from tests.counts import some
from tests.server.clients import Device

SPLIT = "a x b u"
DRAFT = {"seats": [{}, BOT, BOT], "stage": SPLIT, "rules": ["specialists", "tour"]}
PLAIN = TeamSetup("team")
PHONE: dict[str, Any] = {"size": (390, 844), "has_touch": True, "is_mobile": True}


def take_another(person: Person) -> str:
    """On your turn, move from the first specialist to another one by keys; returns its name."""
    person.draft.wait_for()
    shown = person.draft.inner_text()
    for _ in range(12):
        person.page.keyboard.press("ArrowRight")
        if person.draft.is_visible() and person.draft.inner_text() != shown:
            break
    label = person.draft.inner_text()
    person.page.keyboard.press("Enter")
    expect(person.draft.filter(has_text=label)).to_have_count(0)
    return label.removeprefix("Take the ")


def check_end(page: Page) -> None:
    """Times for all, a podium and tokens for some, and which specialists they were."""
    order = order_of(page)
    expect(order).to_have_count(1 + 6)
    for n in range(6):
        expect(order.nth(1 + n)).to_contain_text(re.compile(r"\d:\d0"))
    expect(order.get_by_text(re.compile("^Podium, [123] point"))).to_have_count(3)
    expect(order.get_by_text(re.compile("^Sprint token, [531]$")).first).to_be_attached()
    expect(page.get_by_role("table", name="Sprint points").get_by_role("row")).not_to_have_count(0)


@pytest.mark.soak
def test_a_draft_and_a_tour_stage_without_a_mouse(visit: Visits, device: Device) -> None:
    page = arrive(visit, f"/table/{start_table(device, DRAFT)}", device=device)
    person = Person(page, press, fast=True)
    names = [take_another(person) for _ in range(2)]
    person.ride(until=person.hand)
    expect(person.dock.get_by_role("listitem").filter(has_text=names[0])).not_to_have_count(0)
    ride_to_the_end(person, person.over)
    check_end(page)
    for name in names:
        expect(order_of(page).filter(has_text="You").filter(has_text=name)).to_have_count(1)


@pytest.mark.soak
def test_a_draft_and_a_tour_stage_on_a_phone(visit: Visits, device: Device) -> None:
    page = arrive(visit, f"/table/{start_table(device, DRAFT)}", device=device, **PHONE)
    person = Person(page, Locator.tap)
    person.draft.wait_for()
    page.get_by_role("button", name="Details").tap()
    sheet = page.get_by_role("dialog", name="Specialists")
    expect(sheet.get_by_text(re.compile("^With it: 1[45] cards$"))).to_be_visible()
    sheet.get_by_role("button", name="Close").tap()
    person.ride(until=person.place)
    ride_to_the_end(person, person.over)
    check_end(page)


@pytest.mark.soak
@pytest.mark.parametrize("phone", some([False, True]))
def test_a_card_that_recovers_asks_whether_it_shall(visit: Visits, device: Device, *, phone: bool) -> None:
    table = table_at(device, recovery_is_certain, Ruleset(tour=True), "a x b c d u")
    page = arrive(visit, f"/table/{table}", device=device, **(PHONE if phone else {}))
    person = Person(page, Locator.tap if phone else press)
    ridden = person.current_round()
    person.choose("Domestique")
    person.press(person.hand.get_by_role("button", name=re.compile("with Recovery")).first)
    expect(person.dock.get_by_text("Once played, it may rid you of an exhaustion card.")).to_be_visible()
    person.press(page.get_by_role("button", name="Play 4"))
    expect(person.title).to_have_text("Give back one exhaustion card?")
    if phone:
        page.get_by_role("button", name="Keep it").tap()
    else:
        page.keyboard.press("1")
    expect(person.recovery).to_have_count(0)
    person.ride(until=person.round(ridden + 1))  # not until the film, which may end before it is looked for
    person.skip()
    if phone:
        page.get_by_role("button", name="Log and teams").tap()
    expect(page.get_by_text(re.compile("^Your Rouleur plays 4"))).to_be_visible()
    told = page.get_by_text(re.compile("^Recovery: one exhaustion card less for (your Rouleur|both)"))
    expect(told).to_have_count(0 if phone else 1)


@pytest.mark.soak
@pytest.mark.parametrize("phone", some([True, False]))
def test_played_cards_are_taken_back_and_no_more_than_the_limit(
    visit: Visits, device: Device, *, phone: bool
) -> None:
    setup = Setup(STAGES["gt-15-2-4"].tiles, (PLAIN, PLAIN), Ruleset(extended=True))
    found = race_in_which(more_was_played_than_is_taken_back, setup)
    table = take_up(device, *found, (device, "Anna"), seats=[{}, BOT])
    page = arrive(visit, f"/table/{table}", device=device, **(PHONE if phone else {}))
    person = Person(page, Locator.tap if phone else press)
    expect(person.title).to_have_text("Fresh cards: your Rouleur")
    played = page.get_by_role("list", name="Played cards").get_by_role("button")
    gauge = person.dock.get_by_text(re.compile(r"^\d+ of 2[45]$"))
    person.press(page.get_by_role("button", name="Put them back"))
    expect(gauge).to_have_text(re.compile("^0 of"))
    expect(person.pick_up).to_have_text("Take none")

    def touch(n: int) -> None:
        if phone:
            played.nth(n).tap(force=True)
        else:
            page.keyboard.press(str(n + 1))

    numbered = range(min(9, played.count()))
    for n in reversed(numbered):
        if played.nth(n).is_enabled():
            touch(n)
            expect(played.nth(n)).to_have_attribute("aria-pressed", "true")
    total, limit = map(int, gauge.inner_text().split(" of "))
    assert total <= limit
    full = next(n for n in numbered if played.nth(n).is_disabled())
    touch(full)
    expect(played.nth(full)).to_have_attribute("aria-pressed", "false")
    expect(person.pick_up).to_have_text(re.compile(rf"\({total}\)$"))

    taken = next(n for n in numbered if played.nth(n).get_attribute("aria-pressed") == "true")
    touch(taken)
    expect(gauge).not_to_have_text(f"{total} of {limit}")
    if phone:
        page.get_by_role("button", name=re.compile("^Take the best")).tap()
    else:
        page.keyboard.press("b")
    expect(person.pick_up).to_have_text(re.compile(rf"\({limit}\)$"))
    person.press(person.pick_up)
    expect(person.title).to_have_text("Fresh cards: your Sprinteur")
    person.refresh()
    person.ride(until=person.hand)
