"""Takes the pictures of the README into docs/pictures: `make pictures`."""

from pathlib import Path

from playwright.sync_api import Page

from bench.staging import cards_of, guest, race_record, stage
from tests.browser.flamme.moments import take_up
from tests.browser.homas.directors import Director, start_homas
from tests.browser.people import Person
from tests.server.clients import Device

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
LAPTOP = (1440, 900)
PHONE = (390, 844)
TURNS = 6
"""After this many questions of a classic, the field has taken shape."""
BOT = {"kind": "bot", "name": "tempo"}
RACE = ("--stage", "base-2", "--teams", "tempo,tempo,tempo,tempo", "--seed", "5")
WEATHER = ("--stage", "peloton-9-2-4", "--teams", "tempo,tempo,tempo,muscle", "--weather", "--seed", "3")


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    with stage() as (server, browser):
        anna, camille = Device(server.url), Device(server.url)
        people = ((anna, "Anna"), (camille, "Camille"))
        race, weather = race_record(*RACE), race_record(*WEATHER)
        running = take_up(anna, race, cards_of(race, 7), *people, seats=[{}, {}, BOT, BOT])
        muscle = {"kind": "automatic", "name": "muscle"}
        take_up(anna, weather, cards_of(weather, 4), (anna, "Anna"), seats=[{}, BOT, BOT, muscle])
        ended = take_up(anna, race, cards_of(race, 12), (anna, "Anna"), seats=[{}, BOT, BOT, BOT])
        with anna.sit_at(ended) as socket:
            socket.ride()
        laptop = guest(browser, anna, *LAPTOP).new_page()
        _take(laptop, "/", "home")
        _take(laptop, "/new", "new-table")
        _hand(laptop, running)
        _keep(laptop, "race")
        _take(laptop, f"/table/{ended}", "end")
        night = guest(browser, anna, *LAPTOP, theme="night").new_page()
        night.goto(f"/replay/{ended}")
        night.get_by_role("slider").focus()
        for key in ("End", "PageUp", "PageUp", "ArrowLeft"):
            night.keyboard.press(key)
        _keep(night, "replay")
        _classic(guest(browser, anna, *LAPTOP).new_page(), anna)
        phone = guest(browser, anna, *PHONE, theme="night").new_page()
        _hand(phone, running)
        _keep(phone, "phone")


def _take(page: Page, path: str, name: str) -> None:
    page.goto(path)
    _keep(page, name)


def _hand(page: Page, table: str) -> None:
    """A hand of cards, one of them chosen."""
    page.goto(f"/table/{table}")
    person = Person(page)
    person.dock.wait_for()
    if not person.hand.is_visible():
        person.choose()
    person.cards.nth(2).click()


def _classic(page: Page, device: Device) -> None:
    """Homas Tour Pro: some turns into a classic, with a rider to move."""
    bot = {"kind": "bot", "name": "capitaine"}
    flanders = {"game": "homas", "stage": "tour-of-flanders", "seats": [{}, bot, bot, bot]}
    page.goto(f"/table/{start_homas(device, flanders)}")
    director = Director(page)
    for _ in range(TURNS):
        director.ride(until=director.lead)
        director.answer()
    director.ride(until=director.lead)
    _keep(page, "homas")


def _keep(page: Page, name: str) -> None:
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(900)  # until letters and riders have come to rest
    page.screenshot(path=PICTURES / f"{name}.png")
    print(f"docs/pictures/{name}.png")


if __name__ == "__main__":
    main()
