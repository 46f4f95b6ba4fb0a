import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.axe import axe
from tests.browser.people import (
    BOT,
    Person,
    arrive,
    ride_elsewhere,
    ride_stage,
    ride_to_the_end,
    ride_together,
    ride_tour,
    start_together,
)
from tests.browser.reaching import at
from tests.browser.tour_places import CALENDAR, TOUR, new_tour, tour_replay, tours
from tests.browser.visits import PHONE, Visits
from tests.server.clients import Device, Json

RIDE = re.compile(r"^Ride stage \d")
FIRST = re.compile(r"^(You place your riders|.+ places) first\.$")
PARTS = re.compile(r"^(\d+)(?: \+ (\d+) rest)?(?: \+ (\d+) bonus)?$")
PODIUM = 3 + 2 + 1


class Drafter(Person):
    """Remembers the specialists that were taken."""

    def __init__(self, page: Page) -> None:
        super().__init__(page, fast=True)
        self.taken: list[str] = []

    def pick(self, specialist: str = "") -> None:
        self.taken.append(self.draft.inner_text().removeprefix("Take the "))
        super().pick(specialist)


def on_short_roads(page: Page) -> None:
    """Every tour opened on this page has three short roads, and a rest day after the second."""

    def shorten(route: Route) -> None:
        if route.request.method != "POST":
            return route.continue_()
        body: Json = json.loads(route.request.post_data or "")
        assert body["settings"]["tour"] == "short"
        body["settings"]["tour"] = CALENDAR
        return route.continue_(post_data=json.dumps(body))

    page.route("**/api/tables", shorten)


def days(page: Page) -> Locator:
    return page.get_by_role("region", name="Calendar").get_by_role("listitem")


def ranking(page: Page, name: str) -> Locator:
    """The rows of a classification, without its heading."""
    return page.get_by_role("table", name=re.compile(f"^{name}")).locator("tbody").get_by_role("row")


def points(page: Page, title: str) -> list[list[int]]:
    """The points of each team: podium, rest day, bonus, and their sum."""
    section = page.locator("section").filter(has=page.get_by_role("heading", name=re.compile(f"^{title}")))
    found = []
    for team in section.get_by_role("listitem").all():
        parts = PARTS.match(team.locator("small").inner_text())
        assert parts, team.inner_text()
        found.append([int(part or 0) for part in (*parts.groups(), team.locator("b").inner_text())])
    return found


@pytest.mark.soak
def test_a_tour_of_three_stages_with_specialists_is_ridden_to_its_end(visit: Visits) -> None:
    page = arrive(visit, "/new")
    on_short_roads(page)
    page.get_by_role("group", name="Race or tour").get_by_role("button", name="A tour").click()
    expect(page.get_by_role("button", name=re.compile("A long weekend"))).to_have_attribute(
        "aria-pressed", "true"
    )
    page.get_by_role("switch", name="Specialists", exact=True).click()
    page.get_by_role("button", name="To the start").click()
    rider = Drafter(page)

    ride_to_the_end(rider, rider.standings)
    expect(page.get_by_role("button", name="Study")).to_be_visible()
    ride_to_the_standings(rider, 1)
    assert len(rider.taken) == 2
    begin(rider, 2)
    ride_to_the_standings(rider, 2)
    rest = days(page).filter(has_text="Rest day")
    expect(rest).to_have_text(re.compile(r"\+[1-3]"))
    given = sum(map(int, re.findall(r"\+(\d)", rest.inner_text())))
    assert sum(team[1] for team in points(page, "Tour points")) == given
    begin(rider, 3)
    ride_to_the_standings(rider, 3, title="Final ranking")

    assert len(rider.taken) == 2
    final = points(page, "Final ranking")
    assert [sum(team[:3]) for team in final] == [team[3] for team in final]
    assert final == sorted(final, key=lambda team: -team[3])
    # By time 3, 2, 1, and 1 for the best team; sprint and mountain may have nobody.
    assert sum(team[2] for team in final) >= 7
    expect(page.get_by_role("status").filter(has_text=re.compile("wins? the tour"))).to_be_visible()
    page.get_by_role("combobox", name="Which sheet").select_option(index=2)
    for specialist in rider.taken:
        expect(page.get_by_role("columnheader", name=specialist)).to_be_visible()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the tour").click()
    assert saving.value.suggested_filename.endswith(".tour")
    assert Path(saving.value.path()).read_text("utf-8").count("\nstage ") == 3
    with page.expect_download() as printing:
        page.get_by_role("link", name="The sheets as PDF").click()
    assert Path(printing.value.path()).read_bytes().startswith(b"%PDF-")
    page.get_by_role("button", name="Another tour").click()
    expect(page.get_by_role("heading", name="Before the start")).to_be_visible()


def ride_to_the_standings(rider: Person, stage: int, title: str = "Tour points") -> None:
    """See the end of the current stage; then the calendar and the classifications show it."""
    page = rider.page
    rider.watch(until=rider.standings)
    rider.standings.click()
    expect(days(page).filter(has_text=re.compile("won"))).to_have_count(stage)
    expect(ranking(page, "General")).to_have_count(8)
    expect(ranking(page, "General").first).to_contain_text("Yellow jersey")
    expect(ranking(page, "Teams")).to_have_count(4)
    assert sum(team[0] for team in points(page, title)) == stage * PODIUM


def begin(rider: Person, stage: int) -> None:
    """Begin this stage, in which the yellow jersey is on the road, and ride it at another screen."""
    page = rider.page
    expect(page.get_by_text(FIRST)).to_be_visible()
    page.get_by_role("button", name=re.compile(f"^Ride stage {stage}")).click()
    rider.ride(until=rider.place)
    expect(page.get_by_role("complementary").get_by_text("Yellow jersey")).to_have_count(1)
    ride_elsewhere(rider)


def test_one_goes_on_and_the_others_are_there_at_once(visit: Visits) -> None:
    host, guest, watcher = (Device(visit.url) for _ in range(3))
    invitation = start_together({"seats": [{}, {}], "tour": CALENDAR}, host, guest)
    table = f"/table/{invitation['id']}"
    watcher.enter(invitation["watcher_code"])
    anna = Person(arrive(visit, table, device=host))
    bruno = Person(arrive(visit, table, PHONE, device=guest))
    for person in (anna, bruno):
        expect(person.dock).to_be_visible()
    with host.sit_at(invitation["id"]) as ours, guest.sit_at(invitation["id"]) as theirs:
        ride_stage(ours, theirs)
    for person in (anna, bruno):
        person.watch(until=person.standings)

    anna.standings.click()
    onward = anna.page.get_by_role("button", name=RIDE)
    expect(onward).to_be_visible()
    expect(anna.page.get_by_role("article")).to_be_visible()
    shown = anna.page.get_by_role("main").inner_text()
    anna.page.reload()
    expect(onward).to_be_visible()
    expect(ranking(anna.page, "General")).to_have_count(4)
    expect(anna.page.get_by_role("main")).to_have_text(shown, use_inner_text=True)
    wim = Person(arrive(visit, table, device=watcher))
    expect(wim.page.get_by_text("Waiting for the riders to begin the next stage.")).to_be_visible()
    expect(wim.page.get_by_role("button", name=RIDE)).to_have_count(0)

    first = anna.page.get_by_text(FIRST).inner_text()
    leading, next_one = (anna, bruno) if first.startswith("You") else (bruno, anna)
    onward.click()
    for person in (anna, bruno, wim):
        expect(person.dock).to_be_visible()
        expect(person.standings).to_have_count(0)
        expect(person.page.get_by_role("button", name=RIDE)).to_have_count(0)
    expect(leading.title).to_have_text("Place a rider")
    expect(next_one.title).to_have_text(re.compile("^Waiting"))
    wim.page.get_by_role("link", name="Standings", exact=True).click()
    expect(days(wim.page).filter(has_text="On the road")).to_have_count(1)
    wim.page.get_by_role("link", name="Back to the race").click()
    expect(wim.title).to_have_text("You are watching")
    ride_together(anna, bruno, until=lambda person: person.round(1))


def test_a_custom_calendar_is_put_together(visit: Visits, device: Device) -> None:
    page = new_tour(visit, device)
    for name in ("Port-Lestrel", "Lac de Sérénac", "Montserein"):
        page.get_by_role("button", name=f"Remove {name}").click()
    trouble = page.get_by_text("A tour has 3 to 21 stages; this one has 2.")
    expect(trouble).to_be_visible()
    start = page.get_by_role("button", name="To the start")
    expect(start).to_be_disabled()
    page.get_by_role("button", name="Add a stage").click()
    assert axe(page) == []
    page.get_by_role("dialog").get_by_role("button", name=re.compile("Firenze")).click()
    page.keyboard.press("Escape")
    expect(trouble).to_have_count(0)
    page.get_by_role("button", name="Firenze – Milano earlier").click()
    page.get_by_role("button", name="Rest day after Firenze – Milano").click()
    page.get_by_role("button", name="Invite friends").click()
    expect(page.get_by_role("heading", name="Before the start")).to_be_visible()
    stages = page.get_by_role("button", name=re.compile("^Remove .*$"))
    expect(stages).to_have_count(3)
    names = [stage.get_attribute("aria-label") for stage in stages.all()]
    assert names == [
        f"Remove {name}" for name in ("Sablières-sur-Oule", "Firenze – Milano", "Pic de l’Aiglonne")
    ]
    rest = page.get_by_role("button", name="Rest day after Firenze – Milano")
    expect(rest).to_have_attribute("aria-pressed", "true")


def test_a_tour_is_found_among_the_replays_and_its_stages_are_watched_again(
    visit: Visits, device: Device
) -> None:
    ride_tour(device, TOUR, 3)
    page = at(visit, device, "/replay")
    page.get_by_role("link", name=re.compile("A custom tour")).click()
    days(page).last.get_by_role("button").click()
    expect(page.get_by_role("button", name="Replay stage 3")).to_be_visible()
    days(page).first.get_by_role("button").click()
    page.get_by_role("button", name="Replay stage 1").click()
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page).to_have_url(re.compile("/replay"))
    expect(page.get_by_text(re.compile("^Anna’s Rouleur lines up")).first).to_be_visible()


def test_the_jerseys_of_a_stage_are_worn_in_its_replay(visit: Visits, device: Device) -> None:
    page = tour_replay(visit, device)
    (table,) = (row["table"]["id"] for row in device.get("/api/tables").body["yours"])
    record = device.get(f"/api/tables/{table}/record?stage=2").text
    worn = re.findall(r"(\w+)=\w+\.[RS]", re.findall(r"^jerseys: (.*)$", record, re.MULTILINE)[0])
    assert "yellow" in worn
    listed = page.get_by_role("list", name="Jerseys of the tour").get_by_role("listitem")
    expect(listed).to_have_count(len(worn))
    expect(listed.first).to_contain_text("Yellow jersey: ")
    for jersey in {"yellow", "green"} & set(worn):
        expect(page.get_by_role("main").locator(f"[fill='var(--jersey-{jersey})']").first).to_be_attached()
    expect(page.locator(".strip").locator("[fill='var(--jersey-yellow)']").first).to_be_attached()


def test_tours_are_found_in_the_bar_and_begun_there_with_keys_alone(visit: Visits, device: Device) -> None:
    page = tours(visit, device)
    page.get_by_role("banner").get_by_role("link", name="Tours").focus()
    expect(page.locator(":focus")).to_have_attribute("aria-current", "page")
    ridden = page.get_by_role("region", name="Ridden").get_by_role("link")
    expect(ridden).to_have_text(re.compile("3 stages.*won.*Points: .*Anna", re.DOTALL))
    going = page.get_by_role("region", name="Under way").get_by_role("link")
    expect(going.filter(has_text="Stage 1 of 21")).to_contain_text("2 free seats")
    going.filter(has_text="Stage 2 of 3").press("Enter")
    expect(page.get_by_role("button", name=RIDE)).to_be_visible()
    expect(page.get_by_role("banner").get_by_role("link", name="Tours")).to_have_attribute(
        "aria-current", "page"
    )
    page.get_by_role("banner").get_by_role("link", name="Tours").press("Enter")
    page.get_by_role("link", name="New tour").press("Enter")
    weekend = page.get_by_role("button", name=re.compile("A long weekend"))
    expect(weekend).to_have_attribute("aria-pressed", "true")


def test_on_a_phone_tours_are_in_the_menu_and_nothing_of_them_is_cut_off(
    visit: Visits, device: Device
) -> None:
    ride_tour(device, TOUR, 1)
    page = arrive(visit, "/", (390, 844), device=device)
    line = page.get_by_text("A custom tour, stage 2 of 3 · Between two stages")
    assert line.evaluate("line => line.scrollWidth <= line.clientWidth")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("link", name="Tours").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Tours")
    expect(page.get_by_text("No tour yet")).to_have_count(0)


def test_a_short_calendar_fills_its_row(visit: Visits, device: Device) -> None:
    table = ride_tour(device, TOUR | {"tour": CALENDAR.replace(" rest", "")}, 1)
    page = arrive(visit, f"/table/{table}", (1440, 900), device=device)
    card = days(page).last.get_by_role("button")
    expect(card).to_be_visible()
    room = card.evaluate("card => innerWidth - card.getBoundingClientRect().right")
    assert 0 <= room <= 32


def test_every_sheet_is_printed(visit: Visits, device: Device) -> None:
    page = at(visit, device, f"/table/{ride_tour(device, TOUR | {'seats': [{}, BOT]}, 1)}")
    sheets = page.get_by_role("article")
    expect(sheets).to_have_count(1)
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    expect(sheets).to_have_count(2 + 2)
    expect(page.get_by_role("banner")).to_have_count(0)
