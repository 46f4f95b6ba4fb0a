"""The clock of a table in the browser, at a server whose time is the test's own."""

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.axe import axe
from tests.browser.luck import name_test, no_luck
from tests.browser.people import SHORT, arrive, start_together
from tests.browser.tabs import Tabs
from tests.browser.visits import LAPTOP, PHONE, Visits
from tests.server.clients import Device, Json, Socket, first_answer
from tests.server.running import serve_here

CLOCK = {"decision": 600, "reserve": 30}
"""No machine is so busy that a decision takes that long."""


class Hours:
    """A clock that can be put forward."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.monotonic() + self.ahead


@pytest.fixture
def hours() -> Hours:
    return Hours()


@pytest.fixture
def visit(request: pytest.FixtureRequest, tabs: Tabs, hours: Hours, tmp_path: Path) -> Iterator[Visits]:
    name_test(tmp_path, request.node.nodeid)
    with no_luck(tmp_path), serve_here(tmp_path, clock=hours) as context:
        visits = Visits(tabs, context.config.url, kept=False)
        yield visits
        visits.end()
        assert not visits.trouble, "\n".join(visits.trouble)


def answer(socket: Socket, phase: str) -> bool:
    """Give first answers while this person is asked something in this phase; says whether there were any."""
    answered = False
    while asked := _asked(socket, phase):
        for question in asked:
            reply = socket.do("answer", question=question["id"], answer=first_answer(question))
            assert reply["type"] == "ack"
        answered = True
    return answered


def _asked(socket: Socket, phase: str) -> list[Json]:
    socket.do("ping")  # all news that came before has been read then
    return [question for question in socket.now["questions"] if f"/{phase}/" in question["id"]]


def test_a_clock_counts_down_a_bot_rides_when_it_is_out_and_the_person_comes_back(
    visit: Visits, hours: Hours
) -> None:
    anna, bruno = Device(visit.url), Device(visit.url)
    table = start_together({"seats": [{}, {}], "stage": SHORT, "clock": CLOCK}, anna, bruno)["id"]
    with anna.sit_at(table) as hers, bruno.sit_at(table) as his:
        while answer(hers, "placement") | answer(his, "placement"):
            pass
        answer(his, "energy")
        page = arrive(visit, f"/table/{table}", PHONE, device=anna)
        timer = page.get_by_role("banner").get_by_role("timer")
        expect(timer).to_have_text(re.compile(r" \d+:\d\d\+ 0:30$"))
        expect(timer).to_be_in_viewport(ratio=1)
        expect(timer).not_to_have_text(timer.inner_text())
        assert axe(page) == []

        hours.ahead += sum(CLOCK.values())
        his.until(lambda now: any(question["id"].startswith("2/energy") for question in now["questions"]))
        back = page.get_by_role("button", name="Take my seat back")
        back.click()
        expect(back).to_have_count(0)
        answer(his, "energy")
        expect(timer).to_have_text(re.compile(r" \d+:\d\d$"))


def test_the_host_chooses_a_clock_and_everybody_sees_it(visit: Visits) -> None:
    host, guest = Device(visit.url), Device(visit.url)
    invitation = host.open({"seats": [{}, {}], "stage": SHORT})
    guest.enter(invitation["player_code"])
    ours, theirs = (
        arrive(visit, f"/table/{invitation['id']}", LAPTOP, device=device) for device in (host, guest)
    )
    clock = ours.get_by_role("combobox", name="Clock")
    clock.select_option("2 minutes per decision, 10 in reserve")
    seen = theirs.get_by_role("combobox", name="Clock")
    expect(seen).to_have_value("evening")
    expect(seen).to_be_disabled()
    clock.select_option("Another clock")
    ours.get_by_label("Minutes per decision").fill("3")
    ours.get_by_label("Minutes in reserve").fill("0")
    ours.get_by_label("Minutes in reserve").press("Tab")
    expect(theirs.get_by_label("Minutes per decision")).to_have_value("3")
    assert axe(ours) == []
    clock.select_option("No clock")
    expect(seen).to_have_count(0)
