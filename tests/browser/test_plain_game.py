"""A game that the pages do not know is shown as text, from the new table to its replay."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.visits import Visits
from tests.server.running import Server, start_server

DASH = Path(__file__).parents[1] / "third_game"
WON = re.compile(r"^won \(")


@pytest.fixture(scope="module")
def dash(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real server on which Dash is installed."""
    assert chromium
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("PYTHONPATH", os.pathsep.join([str(DASH), os.environ.get("PYTHONPATH", "")]))
        running = start_server(tmp_path_factory.mktemp("dash"))
    yield running
    assert running.stop() == 0


def test_dash_is_opened_ridden_and_watched_again(visit: Visits, dash: Server) -> None:
    page = visit(f"{dash.url}/new")
    page.get_by_role("radio", name="Dash").or_(page.get_by_role("button", name="Dash")).first.click()
    expect(page.get_by_label("Road")).to_have_value("ten")
    page.get_by_role("button", name="To the start").click()
    low = page.get_by_role("region", name="Your move").get_by_role("button", name="low")
    rematch = page.get_by_role("button", name="Rematch")
    history = page.get_by_role("region", name="What has happened").get_by_role("listitem")
    expect(low).to_be_visible()
    while not rematch.is_visible():
        told = history.count()
        low.click()
        expect(history).not_to_have_count(told)
        expect(low.or_(rematch)).to_be_visible()
    expect(history.first).to_have_text(WON)
    page.get_by_role("link", name="Replay", exact=True).click()
    expect(page.get_by_role("heading", name="Ten squares")).to_be_visible()
    expect(history.first).to_have_text(WON)
    page.goto(f"{dash.url}/")
    expect(page.get_by_role("link", name=re.compile("Ten squares")).first).to_be_visible()
