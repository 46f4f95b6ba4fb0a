import json
import re
from itertools import pairwise
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.people import SHORT, Person, arrive, ride_together, start_table
from tests.browser.visits import Visits
from tests.counts import SOAK
from tests.server.clients import Device, Json

LAST = 3 if SOAK else 2
"""The round in which three devices are compared."""


class Links(NamedTuple):
    """The ways into a table."""

    player: str
    watcher: str


def open_by_hand(page: Page) -> Links:
    """From the page of a new table: a short road, a free seat, the other bots sent home."""
    page.get_by_role("textbox", name="Custom road").fill(SHORT)
    expect(page.get_by_text("squares, no overlap")).to_be_visible()
    for team, wish in (("Black", "Remove this team"), ("Red", "Free seat")):
        page.get_by_role("button", name=f"Change the seat ({team})").click()
        page.get_by_role("dialog").get_by_role("button", name=wish).click()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Before the start")).to_be_visible()
    codes: dict[str, Json] = json.loads(page.evaluate("localStorage['echappee.codes']"))
    (kept,) = codes.values()
    return Links(kept["player_link"], kept["watcher_link"])


def listen(page: Page) -> list[Json]:
    """Everything that this page will receive over sockets."""
    heard: list[Json] = []

    def follow(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(json.loads(frame)))

    page.on("websocket", follow)
    return heard


def secrets_in(heard: list[Json]) -> set[str]:
    """The hidden things that were received: names of fields that are not empty."""
    news = [message for message in heard if message["type"] == "news"]
    riders = [rider for told in news for view in told.get("views", []) for rider in view["riders"]]
    events = [event for told in news for event in told.get("events", [])]
    found = {name for rider in riders for name in ("hand", "pile", "recycled") if rider.get(name)}
    found |= {name for told in news for name in ("questions", "answers") if told.get(name)}
    return found | {"to" for event in events if event.get("to")}


@pytest.mark.soak
def test_two_devices_ride_at_one_table_and_a_third_watches(visit: Visits) -> None:
    anna, bruno, wim = (Person(arrive(visit, likes={"name": name})) for name in ("Anna", "Bruno", "Wim"))
    known, seen = listen(bruno.page), listen(wim.page)
    anna.page.get_by_role("link", name="New table").click()
    links = open_by_hand(anna.page)

    bruno.page.goto(links.player)
    expect(anna.page.get_by_text("One visitor, not seated yet.")).to_be_visible()
    expect(bruno.page.get_by_role("textbox", name="Your name")).to_have_value("Bruno")
    bruno.page.get_by_role("button", name="Sit down").click()
    expect(bruno.page.get_by_text("Waiting for the host to start the race.")).to_be_visible()
    expect(anna.page.get_by_role("listitem").filter(has_text="Bruno")).to_contain_text("Here")
    expect(anna.page.get_by_text("not seated yet")).to_have_count(0)
    wim.page.goto(links.watcher)
    expect(wim.page.get_by_role("button", name="Sit down")).to_have_count(0)

    anna.page.get_by_role("button", name="To the start").click()
    ride_together(anna, bruno, until=lambda person: person.round(1))
    expect(bruno.page.get_by_role("banner")).to_contain_text("Your move")
    bruno.ride(until=bruno.title.get_by_text("Cards are down"))
    expect(bruno.dock.get_by_role("status")).to_have_text("Waiting for Anna. You may still change your mind.")
    for page in (bruno.page, wim.page):
        expect(page.get_by_role("banner")).to_contain_text("Anna is thinking")
    ride_together(anna, bruno, until=lambda person: person.round(LAST))
    wim.skip()
    expect(wim.round(LAST)).to_be_visible()
    expect(wim.title).to_have_text("You are watching")
    expect(wim.page.get_by_role("list", name="Your hand")).to_have_count(0)
    wim.page.keyboard.press("d")
    expect(wim.page.get_by_role("dialog")).to_contain_text(
        "Decks are shown only to the person whose turn it is."
    )
    assert secrets_in(known) == {"hand", "pile", "recycled", "questions", "answers", "to"}
    assert secrets_in(seen) == set()


class Screen(Person):
    """A screen that is passed round: each person who takes it checks that no other hand is visible."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.lifted: list[str] = []

    def lift(self) -> None:
        name = self.curtain.inner_text().partition("’")[0]
        expect(self.curtain.get_by_role("button", name=f"I am {name}")).to_be_focused()
        for key in ("d", "l", "u", "1"):
            self.page.keyboard.press(key)
        expect(self.page.get_by_role("dialog")).to_have_count(1)
        expect(self.curtain).to_contain_text(f"{name}’s turn")
        expect(self.page.get_by_role("list", name="Your hand", include_hidden=True)).to_have_count(0)
        cards = re.compile("card", re.IGNORECASE)
        expect(self.page.get_by_role("button", name=cards, include_hidden=True)).to_have_count(0)
        self.lifted.append(name)
        super().lift()


def test_one_screen_goes_round_and_nobody_sees_the_others_hands(visit: Visits, device: Device) -> None:
    names = ("Anna", "Bruno", "Camille")
    table = start_table(device, {"seats": [{}] * 3, "stage": SHORT}, *names)
    screen = Screen(arrive(visit, f"/table/{table}", device=device))
    screen.ride(until=screen.round(1))
    assert screen.lifted == [], "where riders line up is no secret"
    screen.ride(until=screen.round(3))
    assert set(screen.lifted) == set(names)
    assert all(one != next_one for one, next_one in pairwise(screen.lifted)), screen.lifted
