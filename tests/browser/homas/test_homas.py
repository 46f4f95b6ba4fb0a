import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import axe
from tests.browser.flamme.test_map import comes_to_see
from tests.browser.homas.directors import CLASSIC, EVERYTHING, Director, start_homas
from tests.browser.homas.moments import LONG, table_before
from tests.browser.people import arrive, ride_until
from tests.browser.visits import Visits
from tests.counts import SOAK, some
from tests.server.clients import Device, Json

PHONE = (390, 844)
SMALL = (900, 640)
"""Quicker to draw."""
WHOLE = CLASSIC if SOAK else CLASSIC | {"stage": "road:0x16,-4x6,0x12"}
"""Milan – San Remo asks a few hundred questions; the other road is a fifth as long."""
DOWNHILL = "road:0x3,+3x80,0x20"
RIDERS = 20
COVERED = """() => {
  const boxes = (names) => [...document.querySelectorAll(names)].map((each) => each.getBoundingClientRect());
  const tools = boxes('.board .zoom, .board .inset');
  const middle = ({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2];
  const middles = boxes('.board .race .piece').map(middle);
  const within = (box, [x, y]) => x > box.left && x < box.right && y > box.top && y < box.bottom;
  const inside = (place) => tools.some((tool) => within(tool, place));
  return middles.filter(inside).length;
}"""
"""How many riders lie under the buttons and the inset of the map."""
MAP_HEIGHT = "() => document.querySelector('.board').getBoundingClientRect().height"
ROOM_PX = 120
"""A few squares and riders can be seen."""
FITNESS = re.compile("^Fitness card [0-9JQKA]")


def test_the_first_page_leads_to_the_starting_board(anywhere: Visits) -> None:
    page = arrive(anywhere)
    page.get_by_role("button", name=re.compile("^Homas Tour Pro")).click()
    director = Director(page)
    director.ride(until=director.asked("^Line up your team"))
    expect(page).to_have_title(re.compile("Milan – San Remo"))


@pytest.mark.soak
def test_a_whole_classic_against_a_bot_and_its_replay(visit: Visits, device: Device) -> None:
    table = f"/table/{start_homas(device, WHOLE)}"
    page = arrive(visit, table, SMALL, device=device)
    director = Director(page)
    director.ride(until=director.over)

    expect(page).to_have_title(re.compile("^The end of (Milan – San Remo|Custom road)"))
    order = page.get_by_role("table", name="Order").get_by_role("row")
    expect(order).to_have_count(1 + RIDERS)
    expect(order.filter(has_text="You")).to_have_count(4)
    expect(page.get_by_role("img", name=re.compile("^Podium: "))).to_be_visible()

    director.over.click()
    moments = page.get_by_role("slider")
    moments.focus()
    page.keyboard.press("End")
    expect(moments).to_have_attribute("aria-valuetext", re.compile(r"^Turn (\d+) of \1 "))
    page.keyboard.press("Home")
    expect(moments).to_have_attribute("aria-valuetext", re.compile("^Before the start"))
    page.keyboard.press("PageUp")
    _look_with_one_directors_eyes(page)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("button", name="Pause", exact=True)).to_be_visible()
    page.get_by_role("button", name="Pause", exact=True).click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Ride from here").click()
    sheet = page.get_by_role("dialog", name="Ride from here")
    expect(sheet).to_contain_text(re.compile(r"(\d\d moves next, in|fall back after) turn \d"))
    expect(sheet.get_by_role("combobox", name=re.compile("Anna"))).to_be_visible()


def _look_with_one_directors_eyes(page: Page) -> None:
    """Fitness cards of all teams are open to everybody, those of their own team to a director."""
    everything = page.get_by_role("region", name="Cards", exact=True)
    own = page.get_by_role("region", name="The cards of Anna")
    opened, hidden = re.compile("Fitness card: an? "), "a fitness card that only its director has seen"
    page.get_by_role("button", name="Cards", exact=True).click()
    expect(everything.get_by_text(opened)).to_have_count(2 * 4)
    expect(own).to_have_count(0)
    page.get_by_role("group", name="Seen by").get_by_role("button", name="Anna").click()
    expect(own.get_by_text(opened)).to_have_count(4)
    expect(everything.get_by_text(hidden)).to_have_count(4)
    expect(everything.get_by_text(opened)).to_have_count(0)
    assert axe(page) == []


def asked(visit: Visits, device: Device, kind: str, *names: str) -> Page:
    """The page of a classic in which a question of this kind is asked."""
    seats: Json = {"seats": [{} for _ in names]} if names else {}
    table = ride_until(device, start_homas(device, CLASSIC | seats, *names), f"/{kind}\\b")
    return arrive(visit, f"/table/{table}", device=device, likes=EVERYTHING)


def test_cards_are_laid_and_attacks_announced_by_keys(visit: Visits, device: Device) -> None:
    page = asked(visit, device, "lead")
    director = Director(page)
    expect(director.lead).to_be_visible()
    expect(director.go).to_have_text("Roll two dice")
    page.keyboard.press("1")
    expect(director.go).to_have_text(re.compile(r"^Play \+[56] and roll$"))
    expect(director.dock.get_by_text(re.compile("A seven leads to the event table"))).to_be_visible()
    page.keyboard.press("a")
    expect(director.go).to_have_text(re.compile(r"^Attack with \+[56] and a die$"))
    expect(director.dock.get_by_text("Nobody follows without paying a card.")).to_be_visible()
    page.keyboard.press("Enter")
    seven = director.asked("rolled a seven")
    director.ends.or_(seven).first.wait_for()
    attacks = page.get_by_role("listitem").filter(has_text="attacks with")
    expect(attacks.first).to_be_visible()


def test_one_click_on_the_road_rides_there(visit: Visits, device: Device) -> None:
    page = asked(visit, device, "to")
    director = Director(page)
    expect(director.ends).to_be_visible()
    listed = page.get_by_role("list", name="Squares to ride to").get_by_role("button")
    expect(director.go).to_have_text(listed.nth(0).inner_text(), use_inner_text=True)
    page.keyboard.press("ArrowDown")
    expect(director.go).to_have_text(listed.nth(1).inner_text(), use_inner_text=True)
    place = listed.nth(1).inner_text().split("\n")[0]
    left = re.search(r"(\d+) to go", place)
    assert left
    square = page.locator(".board .end").and_(page.get_by_role("button", name=place)).first
    square.focus()
    square.press("Enter")
    expect(page.get_by_text(re.compile(rf"rides .* {left[1]} to go")).first).to_be_visible()


def test_a_standing_order_answers_until_it_is_ended(visit: Visits, device: Device) -> None:
    page = asked(visit, device, "follow")
    director = Director(page)
    expect(director.follow).to_be_visible()
    orders = page.get_by_role("list", name="Standing orders")
    assert orders.evaluate("(list) => list.scrollWidth <= list.clientWidth"), "an order lies on an answer"
    page.get_by_role("button", name="Nobody, this turn").click()
    expect(orders).to_contain_text("This turn nobody follows.")
    turn = page.get_by_role("banner").get_by_text("Turn 2", exact=True)
    while not turn.is_visible():
        director.ride(until=turn.or_(director.follow))
        assert turn.is_visible() or not director.follow.is_visible()
    director.ride(until=director.follow)
    page.get_by_role("button", name="When it gains 6 or more, all race long").click()
    expect(orders).to_contain_text("follow when it gains 6 or more")
    orders.get_by_role("button", name="Ask me again").click()
    expect(orders).to_contain_text("You are asked everything. Only ask what matters")
    expect(orders).not_to_contain_text("follow when it gains")
    orders.get_by_role("button", name="Only ask what matters").click()
    expect(orders).to_contain_text("You are asked only what matters. Ask me everything")


@pytest.mark.soak
def test_no_button_of_the_map_lies_on_a_rider_and_no_question_hides_it(visit: Visits, device: Device) -> None:
    table = start_homas(device)
    page = arrive(visit, f"/table/{table}", device=device, likes=EVERYTHING)
    director = Director(page)
    for turn in (1, 2) if SOAK else (2,):
        ride_until(device, table, f"^{turn}/.*/(lead|to|follow)\\b")
        director.watch(until=page.get_by_role("banner").get_by_text(f"Turn {turn}", exact=True))
        director.watch(until=director.lead.or_(director.ends).or_(director.follow))
        for width, height in ((1440, 900), (1366, 768), (900, 640), PHONE):
            page.set_viewport_size({"width": width, "height": height})
            assert comes_to_see(page, COVERED, lambda covered: covered == 0), (turn, width)
            assert comes_to_see(page, MAP_HEIGHT, lambda height: height >= ROOM_PX), (turn, width)
    page.set_viewport_size({"width": 1440, "height": 900})
    page.get_by_role("button", name="The whole road").click()
    page.reload()
    expect(page.get_by_role("button", name="Follow the race")).to_have_attribute("aria-pressed", "false")


def test_two_directors_at_one_screen_see_only_their_own_cards(visit: Visits, device: Device) -> None:
    page = asked(visit, device, "lead", "Anna", "Bruno")
    director = Director(page)
    expect(director.curtain).to_be_visible()
    expect(page.get_by_role("banner")).not_to_contain_text("Before the start")
    assert page.get_by_role("button", name=FITNESS, include_hidden=True).count() == 0
    director.curtain.get_by_role("button").click()
    director.lead.wait_for()
    assert page.get_by_role("button", name=FITNESS).count() == 1


IN_FRENCH = (("lineup", "^Placez votre équipe"), ("to", "^Jusqu’où va le"), ("lead", "^Comment roule le"))


@pytest.mark.soak
def test_a_phone_in_french_and_by_night(visit: Visits, device: Device) -> None:
    table = start_homas(device)
    likes = EVERYTHING | {"language": "fr", "theme": "night"}
    page = arrive(visit, f"/table/{table}", PHONE, device=device, likes=likes)
    director = Director(page)
    for kind, words in some(IN_FRENCH):
        ride_until(device, table, f"/{kind}\\b")
        director.watch(until=director.asked(words))
        wide = page.evaluate("document.scrollingElement.scrollWidth")
        assert wide == PHONE[0]
        assert axe(page) == []
    page.get_by_role("button", name="Journal et équipes").click()
    sheet = page.get_by_role("dialog")
    for part in ("Groupes", "Équipes"):
        sheet.get_by_role("button", name=part, exact=True).click()
        assert axe(page) == []


def test_help_in_a_race_is_about_this_game_and_its_table_of_events(visit: Visits, device: Device) -> None:
    page = arrive(visit, f"/table/{start_homas(device)}", device=device)
    Director(page).asked("^Line up your team").wait_for()
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Rules", exact=True).click()
    rules = opened.value
    expect(rules.get_by_role("heading", name="Five teams of four")).to_be_visible()
    table = rules.get_by_role("table", name="The event table")
    expect(table.get_by_role("row").filter(has_text="Puncture")).to_contain_text("higher die")
    rules.close()
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("dialog").get_by_role("link", name="Rules", exact=True).click()
    expect(page).to_have_url(re.compile("/rules#homas$"))


def test_orders_outlast_the_page(visit: Visits, device: Device) -> None:
    page = arrive(visit, f"/table/{start_homas(device)}", device=device)
    director = Director(page)
    director.ride(until=director.lead)
    page.get_by_role("button", name="All roll, all race long").click()
    orders = page.get_by_role("list", name="Standing orders")
    expect(orders).to_contain_text(re.compile("You are asked only what matters.*Your riders roll"))
    page.get_by_role("button", name="Ask me everything").click()
    page.reload()
    expect(orders).to_contain_text(re.compile("You are asked everything.*Your riders roll"))


def test_a_phone_has_room_for_the_starting_board_and_a_hint(visit: Visits, device: Device) -> None:
    table = table_before(device, "lineup", LONG)
    page = arrive(visit, f"/table/{table}", PHONE, device=device, likes={"hints": True})
    director = Director(page)
    expect(director.asked("^Line up your team")).to_be_visible()
    expect(page.get_by_role("group", name="Letter").get_by_role("button")).to_have_count(5)
    expect(page.get_by_role("note", name="Hint")).to_be_visible()
    expect(director.go).to_be_in_viewport(ratio=1)


def test_downhill_a_phone_has_room_for_the_map_and_the_odds(visit: Visits, device: Device) -> None:
    table = start_homas(device, CLASSIC | {"seats": [{}], "stage": DOWNHILL})
    ride_until(device, table, "^[3-9]/.*/to\\b")
    page = arrive(visit, f"/table/{table}", PHONE, device=device, likes=EVERYTHING | {"language": "fr"})
    director = Director(page)
    expect(director.asked("^Jusqu’où va le")).to_be_visible()
    for seen in (
        director.dock.get_by_role("button", name="Tenter le tableau"),
        director.dock.get_by_text(re.compile("^aide [0-9]+")),
    ):
        expect(seen).to_be_in_viewport(ratio=1)
    assert page.evaluate(MAP_HEIGHT) > 1.5 * ROOM_PX
    page.set_viewport_size({"width": 390, "height": 660})
    assert comes_to_see(page, MAP_HEIGHT, lambda height: ROOM_PX < height < 1.5 * ROOM_PX)
    assert comes_to_see(page, COVERED, lambda covered: covered == 0), "on a low map, too"


def test_riders_are_put_on_the_starting_grid_one_by_one(visit: Visits, device: Device) -> None:
    table = start_homas(device, CLASSIC | {"rules": ["rider-by-rider"]})
    page = arrive(visit, f"/table/{table}", PHONE, device=device, likes=EVERYTHING)
    director = Director(page)
    riders = page.get_by_role("group", name="Rider", exact=True).get_by_role("button")
    free = page.get_by_role("table", name="The starting board").get_by_role("button")
    lanes = {"1", "2", "3", "4"}
    for left in (4, 3, 2):  # for the last there may be one square, and nothing to ask
        director.ride(until=director.asked("^Place a rider"))
        expect(riders).to_have_count(left)
        assert _lanes(free) == lanes, "never two of a team in one lane"
        riders.last.click()
        free.last.click()
        expect(free.last).to_have_attribute("aria-pressed", "true")
        lanes -= _lanes(free.last)
        expect(director.go).to_be_in_viewport(ratio=1)
        director.go.click()
        expect(riders).not_to_have_count(left)
    ride_until(device, table, "/to\\b")
    director.watch(until=director.ends)


def _lanes(squares: Locator) -> set[str]:
    return {lane for name in squares.all_text_contents() for lane in re.findall(r"lane (\d)", name)}
