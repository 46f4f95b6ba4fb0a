"""The study of a race of Homas Tour Pro in its replay: the same sheet, with turns, directors and dice."""

import re
from pathlib import Path
from random import Random

from playwright.sync_api import expect

from echappee.engine import Race, SeededDealer
from echappee.games import save
from echappee.homas.rules import HOMAS, HomasRace, Setup, set_up, setup_tags
from tests.browser.axe import axe
from tests.browser.people import arrive, ride_table
from tests.browser.test_every_page import wider_than_the_screen
from tests.browser.visits import PHONE, Visits
from tests.server.clients import Device

SHORT = Setup("road:0x16,-2x4;hill=14;sprint=17;top=20", ("team", "team"))
FULL_MS = 60_000
"""A full study by the rules."""


def short_race(seed: int = 9) -> str:
    """Two turns, ridden by directors who answer anything: one of them forgets a fitness card."""
    race: HomasRace = Race(HOMAS, set_up(SHORT), SeededDealer(seed))
    random = Random(seed)
    while not race.over:
        race.answer(race.questions[0].id, race.questions[0].sample(random.randrange))
    return save(race, setup_tags(SHORT))


def test_a_full_study_shows_the_luck_of_the_dice_and_every_decision(visit: Visits, tmp_path: Path) -> None:
    record = tmp_path / "short.race"
    record.write_text(short_race(), encoding="utf-8")
    page = arrive(visit, "/replay", PHONE)
    page.locator("input[type=file]").set_input_files(record)
    page.get_by_role("button", name="Study the race").click()
    sheet = page.get_by_role("dialog", name="The race studied")
    sheet.get_by_text("The luckiest draws").click(timeout=FULL_MS)
    rolls = sheet.get_by_role("table").filter(has=page.get_by_role("columnheader", name="Drawn"))
    expect(rolls.get_by_role("row").nth(1)).to_contain_text(re.compile(r"Turn \d, .*[1-6].* ±", re.DOTALL))
    sheet.get_by_label("Whose decisions").select_option("White")
    sheet.get_by_text(re.compile(r"^All \d+ decisions$")).click()
    expect(sheet.get_by_role("listitem").filter(has_text=re.compile(r"^Turn \d"))).not_to_have_count(0)
    expect(sheet.get_by_role("progressbar")).to_have_count(0, timeout=2 * FULL_MS)
    assert (wider_than_the_screen(page, ((360, 640),)), axe(page)) == ([], [])


def test_study_at_the_end_of_a_race_opens_the_study(visit: Visits, device: Device) -> None:
    table = ride_table(device, {"game": "homas", "seats": [{}], "stage": "road:0x20"})
    page = arrive(visit, f"/table/{table}", device=device)
    page.get_by_role("link", name="Study", exact=True).click()
    awaited = page.get_by_role("button", name="Cancel")
    expect(awaited.or_(page.get_by_role("dialog", name="The race studied")).first).to_be_visible()
