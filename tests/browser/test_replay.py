import re
from pathlib import Path

from playwright.sync_api import Page, expect

from echappee.flamme.road.text import read_tiles
from echappee.flamme.rules import Ruleset, Setup, TeamSetup
from tests.browser.axe import axe
from tests.browser.flamme.moments import in_the_refresh, race_in_which
from tests.browser.people import Person, arrive, ride_table
from tests.browser.visits import Visits
from tests.server.clients import Device

WRAP = """(text) => {
  const data = new DataTransfer();
  data.items.add(new File([text], 'stage.race', { type: 'text/plain' }));
  return data;
}"""
HERE = "Drop a record here to watch it"


def drop(page: Page, record: Path) -> None:
    """Let a file fall on the page."""
    data = page.evaluate_handle(WRAP, record.read_text("utf-8"))
    page.get_by_text(HERE).dispatch_event("drop", {"dataTransfer": data})


def choose(page: Page, record: Path) -> None:
    """Choose a file instead."""
    page.get_by_label(HERE).set_input_files(record)


def record_of(device: Device, folder: Path) -> Path:
    """The record of a race of this device, as a file."""
    text = device.get(f"/api/tables/{ride_table(device)}/record").text
    path = folder / "stage.race"
    path.write_text(text, "utf-8")
    return path


def test_a_race_is_watched_again_wound_by_keys_and_ridden_on_from_an_earlier_round(
    visit: Visits, device: Device
) -> None:
    page = arrive(visit, f"/table/{ride_table(device)}", device=device)
    person = Person(page)
    person.over.click()
    moment = page.get_by_role("slider", name="Moment of the race")
    moment.focus()
    page.keyboard.press("End")
    last = int(str(moment.get_attribute("aria-valuemax")))
    expect(moment).to_have_attribute("aria-valuenow", str(last))
    expect(moment).to_have_attribute("aria-valuetext", re.compile(r"^Round [2-9], "))
    page.keyboard.press("Home")
    expect(moment).to_have_attribute("aria-valuetext", "start grid")
    page.keyboard.press("PageUp")
    page.keyboard.press("PageUp")
    expect(moment).to_have_attribute("aria-valuetext", "Round 1, exhaustion")
    page.keyboard.press("ArrowRight")
    expect(moment).to_have_attribute("aria-valuetext", "Round 2, cards")

    page.get_by_role("group", name="Seen by").get_by_role("button", name="Anna").click()
    expect(page.get_by_role("heading", name="The hand of Anna")).to_be_visible()
    expect(page.get_by_text(re.compile("^Rouleur: .* Plays "))).to_have_count(1)
    page.get_by_role("button", name="Ride from here").click()
    sheet = page.get_by_role("dialog", name="Ride from here")
    expect(sheet).to_contain_text("You choose the cards of round 2.")
    sheet.get_by_role("button", name="To the road").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(person.title).to_have_text("Who goes first?")
    expect(person.round(2)).to_be_visible()
    person.ride(until=person.over)
    expect(page.get_by_role("table").get_by_role("row")).to_have_count(1 + 4)


def test_a_stage_of_a_tour_is_wound_to_its_draft_and_its_refresh_and_taken_up_there(
    visit: Visits, tmp_path: Path
) -> None:
    teams = (TeamSetup("team"),) * 3
    rules = Ruleset(specialists=True, tour=True, extended=True)
    record = tmp_path / "stage.race"
    record.write_text(race_in_which(in_the_refresh, Setup(read_tiles("a x b c d e u"), teams, rules))[0])
    page = arrive(visit, "/replay")
    choose(page, record)
    moment = page.get_by_role("slider", name="Moment of the race")
    moment.press("Home")
    expect(moment).to_have_attribute("aria-valuetext", "riders")
    moment.press("ArrowRight")
    chosen = page.get_by_text(re.compile(" rides as a [A-Z]"))
    expect(chosen).to_have_count(6)
    refresh = re.compile(r"^Round \d, refresh$")
    for _ in range(100):
        if refresh.match(str(moment.get_attribute("aria-valuetext"))):
            break
        moment.press("ArrowRight")
    expect(moment).to_have_attribute("aria-valuetext", refresh)
    expect(page.get_by_text(re.compile("takes (back|no card)"))).not_to_have_count(0)
    assert axe(page) == []
    page.get_by_role("button", name="Ride from here").click()
    sheet = page.get_by_role("dialog", name="Ride from here")
    expect(sheet).to_contain_text("The refresh")
    sheet.get_by_role("button", name="To the road").click()
    person = Person(page)
    expect(person.title).to_have_text("Fresh cards: your Rouleur")


def test_a_record_from_a_file_is_watched(visit: Visits, device: Device, tmp_path: Path) -> None:
    page = arrive(visit, "/replay")
    drop(page, record_of(device, tmp_path))
    expect(page.get_by_role("slider", name="Moment of the race")).to_be_visible()
    expect(page.get_by_role("heading", name="Custom road")).to_be_visible()
    page.get_by_role("button", name="Play").click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()


def test_a_broken_record_is_told_kindly(visit: Visits, device: Device, tmp_path: Path) -> None:
    page = arrive(visit, "/replay")
    record = record_of(device, tmp_path)
    whole = record.read_text("utf-8")

    record.write_text("bread, butter, cheese", "utf-8")
    choose(page, record)
    expect(page.get_by_role("heading", name="Off the road")).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text(
        "Nothing was changed, and there is nothing to watch in it."
    )
    page.get_by_role("link", name="To the replays").click()

    start, _, rest = whole.partition("round 3\n")
    record.write_text(f"{start}round 3\n{rest.replace('R.card=', 'R.card=1', 1)}", "utf-8")
    choose(page, record)
    expect(page.get_by_role("main")).to_contain_text("This record stops making sense after round 2.")
    page.get_by_role("button", name="Watch 2 rounds").click()
    moment = page.get_by_role("slider", name="Moment of the race")
    moment.press("End")
    moment.press("ArrowLeft")
    expect(moment).to_have_attribute("aria-valuetext", "Round 2, exhaustion")
    assert all("422" in line for line in visit.trouble), visit.trouble
    visit.trouble.clear()
