"""Directors of Homas Tour Pro: they see questions with one red button, and press it."""

import re
from typing import Final

from playwright.sync_api import Locator, Page

from tests.browser.people import start_table
from tests.server.clients import Device, Json

BOT: Final[Json] = {"kind": "bot", "name": "capitaine"}
CLASSIC: Final[Json] = {"game": "homas", "seats": [{}, BOT], "stage": "milan-san-remo"}
"""One person and a bot; three teams are neutral."""
PROLOGUE: Final[Json] = {"game": "homas", "seats": [{}], "stage": "tour-de-france-prologue"}
"""Short, and against the clock."""
EVERYTHING: Final[Json] = {"everything": True}
"""The settings of a person who wants to be asked everything, even what hardly matters."""
PATIENCE = 3_000


class Director:
    """A person at their own page, who skips films and takes what is proposed, with keys only."""

    def __init__(self, page: Page) -> None:
        self.page = page
        # By tag, not by role: a board has thousands of elements, and would be asked hundreds of times.
        self.dock = page.locator("section[aria-label='Your move'], section[aria-label^='À vous']")
        self.title = self.dock.get_by_role("heading", level=2)
        self.go = self.dock.locator("button.go:enabled")
        self.answers = self.dock.locator(".main ul button:enabled:visible")
        self.film = page.locator("button", has_text=re.compile("^(Skip|Back to now|Passer)"))
        self.curtain = page.locator("[role=dialog][aria-labelledby=curtain-title]")
        self.over = page.locator("a", has_text=re.compile("^Replay$"))
        self.lead = self.asked("^How does")
        self.ends = self.asked("^Where does")
        self.follow = self.asked("follow")
        self._sights = self.film.or_(self.curtain).or_(self.go).or_(self.answers)

    def asked(self, words: str) -> Locator:
        """The heading of a question with these words."""
        return self.dock.get_by_role("heading", level=2, name=re.compile(words))

    def ride(self, until: Locator) -> None:
        """Answer every question until this is seen."""
        for _ in range(PATIENCE):
            until.or_(self._sights).first.wait_for()
            # Looked at first: a question that comes later than this may be the one that is waited for.
            asked = self.go.or_(self.answers).first.is_visible()
            if self.film.first.is_visible():
                self.page.keyboard.press("Escape")
            elif until.first.is_visible():  # after the film, which may end by itself
                return
            elif self.curtain.is_visible():
                self.curtain.get_by_role("button").click()
            elif asked:
                self.answer()
        raise AssertionError("a race without end")

    def watch(self, until: Locator) -> None:
        """Skip every film until this is seen, and answer nothing: what is asked was answered elsewhere."""
        for _ in range(PATIENCE):
            until.or_(self.film).first.wait_for()
            if self.film.first.is_visible():
                self.page.keyboard.press("Escape")
            elif until.first.is_visible():
                return
        raise AssertionError("a race without end")

    def answer(self) -> None:
        """Take what is proposed, else the first; the next question may already be there afterwards."""
        self.page.keyboard.press("Enter" if self.go.first.is_visible() else "1")


def start_homas(device: Device, settings: Json = CLASSIC, *names: str) -> str:
    """Open a table where these people sit at this device, and start."""
    return start_table(device, settings, *names)
