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


def test_a_study_leads_to_the_round_that_turned_the_race_and_is_sharpened_until_it_is_stopped(
    visit: Visits, device: Device
) -> None:
    page = arrive(visit, f"/table/{ride_table(device)}", device=device)
    page.get_by_role("link", name="Study").click()
    sheet = page.get_by_role("dialog", name="The race studied")
    expect(sheet.get_by_role("row").first).to_contain_text("StartLuckMistakesGiftsUnexplainedResult")
    turned = sheet.get_by_role("listitem").filter(has_text=re.compile("from .* % to .* %"))
    expect(turned).to_have_count(3)
    for each in sheet.locator("summary").all():
        each.click()
    expect(sheet.get_by_role("heading", name="Decisions")).to_be_visible()
    assert axe(page) == []
    link = turned.get_by_role("button", name="Round ").first
    when = link.inner_text()
    link.click()
    moment = page.get_by_role("slider", name="Moment of the race")
    expect(moment).to_have_attribute("aria-valuetext", re.compile(rf"^{when}, .* [0-9]+\s±\s.* %"))
    expect(page.get_by_role("group", name="What the chart shows")).to_be_visible()
    assert axe(page) == []


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
        ended = parts.context.metrics.lanes["long"].ended
        page.get_by_role("button", name="Cancel").click()
        expect(study).to_be_visible()
        wait_for(lambda: ended["cancelled"] == 1)
        study.click()
        for job, said in zip(begun, ("Second in line", "Next in line", ""), strict=True):
            ben.request("DELETE", f"/api/jobs/{job}", None, {})
            if said:
                expect(line).to_have_text(said)
        expect(page.get_by_role("progressbar", name="Studying …")).to_have_js_property("value", 0.5)
        assert axe(page) == []
        (tmp_path / "go on").touch()
        sheet = page.get_by_role("dialog", name="The race studied")
        sheet.get_by_role("button", name="Stop").click()
        expect(sheet.get_by_role("button", name="Make the figures sharper")).to_be_visible()
        wait_for(lambda: (ended["done"], ended["cancelled"]) == (1, 5))


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
    expect(sheet.get_by_role("columnheader", name="Inexpliqué")).to_be_visible()
    right_edge = sheet.get_by_role("table").first.evaluate("it => it.getBoundingClientRect().right")
    assert right_edge <= PHONE[0]
    assert (wider_than_the_screen(page, ((360, 640),)), axe(page)) == ([], [])
