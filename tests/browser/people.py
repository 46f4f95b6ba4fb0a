"""People who ride: they see headings, buttons and cards, and answer what they are asked."""

import json
import re
from collections.abc import Callable, Sequence
from time import sleep
from typing import Any, TypeAlias

from playwright.sync_api import Locator, Page, expect

from tests.browser.tabs import PATIENCE_MS
from tests.browser.visits import LAPTOP, Visits
from tests.counts import SOAK
from tests.server.clients import Device, Json, Socket, first_answer

LIKES = {"speed": 4, "language": "en", "name": "Anna", "hints": False, "theme": "day"}
SOON_MS = 100
BOTS_THINK_S = 0.02
LONG = 1000
SHORT = "a b c d u"
BOT: Json = {"kind": "bot", "name": "random"}
SOLO: Json = {"seats": [{}, BOT], "stage": SHORT}
"""One person and a bot on a road of four or five rounds."""

COLOURS = {
    "flamme": ("blue", "red", "green", "black", "white", "pink"),
    "homas": ("white", "red", "blue", "green", "black"),
}
DOCK = "section[aria-label='Your move']"
Sight: TypeAlias = tuple[str, str, str]
"""Something that a person can be asked to do: the method that does it, what is seen then, and its words."""
SKIP: Sight = ("skip", f"{DOCK} button", "^(Skip|Back to now)$")
SIGHTS: tuple[Sight, ...] = (
    SKIP,
    ("lift", "[role=dialog][aria-labelledby=curtain-title]", ""),
    ("pick", "button:enabled", "^Take the [A-Z]"),
    ("stand", f"{DOCK} button", "Place here"),
    ("choose", f"{DOCK} h2", "^Who "),
    ("recover", f"{DOCK} button", "^Give it back"),
    ("refresh", f"{DOCK} button", r"^Take (none|\d)"),
    ("play", f"{DOCK} [aria-label='Your hand']", ""),
)
LOOK = """async ([sights, patience]) => {
  const words = (element) => {
    const copy = element.cloneNode(true);
    for (const unspoken of copy.querySelectorAll('[aria-hidden=true]')) unspoken.remove();
    return (element.ariaLabel ?? copy.textContent).trim();
  };
  const visible = (element) => element.checkVisibility({ visibilityProperty: true });
  const seen = ([, selector, name]) =>
    [...document.querySelectorAll(selector)].some((one) => visible(one) && new RegExp(name).test(words(one)));
  const end = performance.now() + patience;
  for (;;) {
    const found = sights.find(seen);
    if (found || performance.now() > end) return found?.[0];
    await new Promise((again) => setTimeout(again, 10));
  }
}"""
"""The first of these sights, as soon as there is one. To ask for each by itself takes ten times as long."""

expect.set_options(timeout=PATIENCE_MS)


class Person:
    """A person at their own page, who skips films and takes the first thing offered.

    One who is `fast` plays the highest cards.
    """

    def __init__(
        self, page: Page, press: Callable[[Locator], None] = Locator.click, *, fast: bool = False
    ) -> None:
        self.page = page
        self.press = press
        self._card = -1 if fast else 0
        # Roles are looked for in the dock alone, and the rest by tag: a map has ten thousand elements,
        # and to ask each of them for its role, over and over, takes longer than the race.
        self.dock = page.locator(DOCK)
        self.title = self.dock.get_by_role("heading", level=2)
        self.hand = self.dock.get_by_role("list", name="Your hand")
        self.cards = self.hand.get_by_role("button")
        self.film = self.dock.get_by_role("button", name=re.compile("^(Skip|Back to now)$"))
        self.place = self.dock.get_by_role("button", name="Place here")
        self.rows = self.dock.get_by_role("button", name=re.compile(r"^Row \d"), disabled=False)
        self.curtain = page.locator("[role=dialog][aria-labelledby=curtain-title]")
        self.over = page.locator("a", has_text=re.compile("^Replay$"))
        self.standings = page.locator("a", has_text=re.compile("^To the standings$"))
        self.draft = page.locator("button:enabled", has_text=re.compile("^Take the [A-Z]"))
        self.recovery = self.dock.get_by_role("button", name=re.compile("^Give it back"))
        self.pick_up = self.dock.get_by_role("button", name=re.compile(r"^Take (none|\d)"))
        self._which = self.dock.get_by_role("heading", name=re.compile("^Who "))
        self._play = self.dock.get_by_role(
            "button", name=re.compile(r"^(Play|Bid)( \d| the exhaustion card)")
        )

    def ride(self, until: Locator) -> None:
        """Answer every question until this is seen."""
        ride_together(self, until=lambda _: until)

    def watch(self, until: Locator) -> None:
        """Skip every film until this is seen, and answer nothing: the race was ridden at another screen.

        What is asked here may have been answered there, and be gone before it is pressed.
        """
        for _ in range(LONG):
            if self.act(until, sights=[SKIP]):
                return
        raise AssertionError("a race without end")

    def act(self, until: Locator, sights: Sequence[Sight] = SIGHTS) -> bool:
        """Do the next thing, which may be a moment away, unless this is seen; returns whether it is."""
        due = self.page.evaluate(LOOK, [sights, SOON_MS])
        # Looked for last: what came into sight meanwhile must not be answered as well.
        if until.first.is_visible():
            return True
        if due:
            getattr(self, due)()
        return False

    def round(self, number: int) -> Locator:
        """The bar when the race is in this round."""
        return self.page.locator("header.bar").get_by_text(f"Round {number}", exact=True)

    def current_round(self) -> int:
        """The number in the bar."""
        return int(self.page.locator("header.bar").get_by_text(re.compile(r"^Round \d+$")).inner_text()[6:])

    def skip(self) -> None:
        """Skip the film, which may have ended by itself."""
        self.page.keyboard.press("Escape")
        expect(self.film).to_have_count(0)

    def lift(self) -> None:
        """Lift the curtain, for any person."""
        self.press(self.curtain.get_by_role("button"))
        expect(self.curtain).to_have_count(0)

    def stand(self, row: int = 0) -> None:
        """Place a rider on the grid."""
        asked = self.title.inner_text()
        self.press(self.rows.nth(row))
        self.press(self.place)
        expect(self.dock.get_by_role("heading", name=asked, exact=True)).to_have_count(0)

    def choose(self, rider: str = "Rouleur") -> None:
        """Say which rider."""
        asked = self._which.inner_text()
        either = self.dock.get_by_role("listitem").get_by_role("button")
        self.press(either.filter(has_text=rider).or_(either).first)
        expect(self.dock.get_by_role("heading", name=asked)).to_have_count(0)

    def pick(self, specialist: str = "") -> None:
        """Take this specialist, or the one that is shown first."""
        if specialist:
            self.press(self.page.get_by_text(specialist, exact=True).first)
        taken = self.draft.inner_text()
        self.press(self.draft)
        expect(self.draft.filter(has_text=taken)).to_have_count(0)

    def recover(self) -> None:
        """Give the exhaustion card back."""
        self.press(self.recovery)
        expect(self.recovery).to_have_count(0)

    def refresh(self) -> None:
        """Take the best cards back, which are picked up already."""
        asked = self.title.inner_text()
        self.press(self.pick_up)
        expect(self.dock.get_by_role("heading", name=asked, exact=True)).to_have_count(0)

    def play(self, card: int | None = None) -> None:
        """Play a card of the hand, or bid it."""
        self.press(self.cards.nth(self._card if card is None else card))
        self.press(self._play)
        expect(self._play).to_have_count(0)


def order_of(page: Page) -> Locator:
    """The rows of the order at the end, the heading first."""
    order = page.get_by_role("table").filter(has=page.get_by_role("columnheader", name="exhaustion"))
    return order.get_by_role("row")


def ride_together(*people: Person, until: Callable[[Person], Locator]) -> None:
    """Everybody answers when asked, until each of them sees this."""
    for _ in range(LONG):
        there = [person.act(until(person)) for person in people]
        if all(there):
            return
    raise AssertionError("a race without end")


def arrive(visit: Visits, path: str = "/", size: tuple[int, int] = LAPTOP, **options: Any) -> Page:  # noqa: ANN401
    """A person's page at this path; `likes` override the usual preferences."""
    device: Device | None = options.pop("device", None)
    likes = json.dumps(LIKES | options.pop("likes", {}))
    page = visit.page(path, size, **options)
    page.evaluate("(likes) => { localStorage['echappee.prefs'] = likes; }", likes)
    if device:
        page.context.add_cookies([{"name": "echappee", "value": device.token, "url": device.url}])
    visit.go(page, path)
    return page


def start_table(device: Device, settings: Json = SOLO, *names: str) -> str:
    """Open a table where these people sit at this device, and start."""
    table: str = device.open(settings)["id"]
    with device.sit_at(table) as socket:
        for seat, name in zip(COLOURS[settings.get("game", "flamme")], names or ("Anna",), strict=False):
            assert socket.do("sit", seat=seat, name=name)["type"] == "ack"
        assert socket.do("start")["type"] == "ack"
    return table


def start_together(settings: Json, host: Device, guest: Device) -> Json:
    """A table where Anna sits at the one device and Bruno at the other, when it has started."""
    invitation = host.open(settings)
    guest.enter(invitation["player_code"])
    with host.sit_at(invitation["id"]) as ours, guest.sit_at(invitation["id"]) as theirs:
        assert theirs.do("sit", seat="red", name="Bruno")["type"] == "ack"
        assert ours.do("sit", seat="blue", name="Anna")["type"] == "ack"
        assert ours.do("start")["type"] == "ack"
    return invitation


def ride_table(device: Device, settings: Json = SOLO) -> str:
    """A race that is over: one person took the first option each time."""
    table = start_table(device, settings)
    with device.sit_at(table) as socket:
        socket.ride()
    return table


def ride_stage(*sockets: Socket) -> None:
    """All take the first option each time, until the current stage is over."""
    for socket in sockets:
        socket.until(lambda now: now["table"]["status"] == "racing")
    asked: set[str] = set()
    while any(socket.now["table"]["status"] == "racing" for socket in sockets):
        before = len(asked)
        for socket in sockets:
            assert socket.do("ping")["type"] == "pong"
            for question in [q for q in socket.now["questions"] if q["id"] not in asked]:
                asked.add(question["id"])
                done = socket.do("answer", question=question["id"], answer=first_answer(question))
                assert done["type"] == "ack", done
        if len(asked) == before:
            sleep(BOTS_THINK_S)


def ride_until(device: Device, table: str, asked: str) -> str:
    """The person of this device rides at another screen until a question with such an id is asked."""
    with device.sit_at(table) as socket:
        socket.ride(asked)
    return table


def ride_elsewhere(person: Person) -> None:
    """The same person rides the stage to its end at another screen, which is quicker; this one sees it."""
    origin, table = re.split("/table/|#", person.page.url)[:2]
    token = next(kept["value"] for kept in person.page.context.cookies() if kept["name"] == "echappee")
    with Device(origin, token).sit_at(table) as socket:
        ride_stage(socket)


def ride_to_the_end(person: Person, until: Locator) -> None:
    """Every round at this screen in `make soak` or without a server, otherwise only the first."""
    if SOAK or "?/" in person.page.url:
        person.ride(until=until)
    else:
        person.ride(until=person.round(2))
        ride_elsewhere(person)
        person.watch(until=until)


def ride_tour(device: Device, settings: Json, stages: int) -> str:
    """A tour after this many stages."""
    table = start_table(device, settings)
    with device.sit_at(table) as socket:
        for n in range(stages):
            if n:
                assert socket.do("next-stage")["type"] == "ack"
            ride_stage(socket)
    return table
