"""A race is studied from its end page, in both languages, on a screen and on a phone."""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from echappee.server.http import jobs, study_endpoints
from tests.browser.axe import axe
from tests.browser.people import BOT, SHORT, arrive, ride_table
from tests.browser.test_every_page import wider_than_the_screen
from tests.browser.visits import PHONE, Visits
from tests.server.clients import Device, Json
from tests.server.light_work import GO_ON, held_up
from tests.server.running import serve_here, wait_for
from tests.server.studies.test_replays import golden

FOUR: Json = {"seats": [{}, BOT, BOT, BOT], "stage": SHORT}


def test_the_study_of_a_race_leads_into_its_replay_and_to_a_race_from_there(
    visit: Visits, device: Device
) -> None:
    page = arrive(visit, f"/table/{ride_table(device)}", device=device)
    page.get_by_role("link", name="Study").click()
    sheet = page.get_by_role("dialog", name="The race studied")
    expect(sheet.get_by_role("row").first).to_contain_text("Luck")
    expect(sheet.get_by_role("listitem").filter(has_text=re.compile("from .* % to .* %"))).to_have_count(3)
    assert axe(page) == []
    sheet.get_by_role("button", name="Show").first.click()
    moment = page.get_by_role("slider", name="Moment of the race")
    expect(moment).to_have_attribute("aria-valuetext", re.compile(r"^Round [1-9], cards, .* [0-9]+ %"))
    expect(page.get_by_role("group", name="What the chart shows")).to_be_visible()
    assert axe(page) == []
    page.get_by_role("button", name="Study the race").click()
    sheet.get_by_role("button", name="Ride from here").first.click()
    expect(page.get_by_role("dialog", name="Ride from here")).to_be_visible()


def test_a_study_waits_in_line_says_how_far_it_is_and_can_be_cancelled(
    visit: Visits, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(study_endpoints, "study_json", held_up)
    monkeypatch.setattr(os, "cpu_count", lambda: 2)  # a single process for long work
    monkeypatch.setenv(GO_ON, str(tmp_path / "go on"))
    with serve_here(tmp_path) as parts:
        ben = Device(parts.config.url)
        begun = [ben.post("/api/study", {"record": each}).body["job"] for each in ("a", "b", "c")]
        page = arrive(visit, f"{parts.config.url}/replay", PHONE)
        (tmp_path / "my.race").write_text(golden("automatic-teams"), encoding="utf-8")
        page.locator("input[type=file]").set_input_files(tmp_path / "my.race")
        study = page.get_by_role("button", name="Study the race")
        study.click()
        line = page.get_by_role("status").filter(has_text="in line")
        expect(line).to_have_text("Third in line")
        assert (wider_than_the_screen(page, ((360, 640),)), axe(page)) == ([], [])
        page.get_by_role("button", name="Cancel").click()
        expect(study).to_be_visible()
        study.click()
        for job, said in zip(begun, ("Second in line", "Next in line", ""), strict=True):
            ben.request("DELETE", f"/api/jobs/{job}", None, {})
            if said:
                expect(line).to_have_text(said)
        expect(page.get_by_role("progressbar", name="Studying …")).to_have_js_property("value", 0.5)
        assert axe(page) == []
        (tmp_path / "go on").touch()
        expect(page.get_by_role("dialog", name="The race studied")).to_be_visible()
        ended = parts.context.metrics.lanes["long"].ended
        assert (ended["done"], ended["cancelled"]) == (1, 4)


def test_leaving_the_page_cancels_a_study(
    visit: Visits, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(study_endpoints, "study_json", held_up)
    monkeypatch.setattr(jobs, "AWAY_S", 1.0)
    monkeypatch.setenv(GO_ON, str(tmp_path / "never"))
    with serve_here(tmp_path) as parts:
        long = parts.context.metrics.lanes["long"]
        for leave in ("link", "address"):
            page = arrive(visit, f"{parts.config.url}/replay")
            (tmp_path / "my.race").write_text(golden("automatic-teams"), encoding="utf-8")
            page.locator("input[type=file]").set_input_files(tmp_path / "my.race")
            page.get_by_role("button", name="Study the race").click()
            expect(page.get_by_role("button", name="Cancel")).to_be_visible()
            wait_for(lambda: any(job.begun for job in long.jobs))
            if leave == "link":
                page.get_by_role("link", name="Échappée").first.click()
            else:
                page.goto("about:blank")
            wait_for(lambda: not long.jobs)
        assert long.ended["cancelled"] == 2


def test_a_study_in_french_fits_a_phone(visit: Visits, device: Device) -> None:
    page = arrive(
        visit, f"/replay/{ride_table(device, FOUR)}#study", PHONE, device=device, likes={"language": "fr"}
    )
    sheet = page.get_by_role("dialog", name="La course étudiée")
    expect(sheet.get_by_role("button", name="Montrer").first).to_be_visible()
    expect(sheet.get_by_role("listitem").filter(has_text=re.compile(r"\d,\d points")).first).to_be_visible()
    right_edge = sheet.get_by_role("group", name="Vu par").evaluate("it => it.getBoundingClientRect().right")
    assert right_edge <= PHONE[0]
    assert (wider_than_the_screen(page, ((360, 640),)), axe(page)) == ([], [])
