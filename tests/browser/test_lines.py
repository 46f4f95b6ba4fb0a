import json
import re
import signal
from pathlib import Path

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.luck import start_without_luck
from tests.browser.people import Person, arrive, ride_until, start_table
from tests.browser.visits import Visits
from tests.server.clients import Device
from tests.server.running import Server


def sat_down(visit: Visits, server: Server) -> Person:
    """A person who has to play the rouleur's first card."""
    device = Device(server.url)
    table = ride_until(device, start_table(device), "/card")
    person = Person(arrive(visit, f"{server.url}/table/{table}", device=device))
    expect(person.hand).to_be_visible()
    return person


def play_rouleur(person: Person) -> str:
    """Play the first card of the hand; gives its number."""
    value: str = re.findall(r"\d+", person.cards.first.aria_snapshot())[0]
    person.cards.first.click()
    person.page.get_by_role("button", name=f"Play {value}").click()
    return value


def see_it_counted_once(person: Person, value: str) -> None:
    """The rouleur has this card, the sprinteur is next, nobody complains, and the race continues."""
    expect(person.dock.get_by_role("listitem").filter(has_text=f"plays {value}")).to_have_text(
        re.compile("Rouleur")
    )
    expect(person.title).to_have_text(re.compile("sprinteur", re.IGNORECASE))
    expect(person.page.get_by_role("status")).to_have_text("")
    person.ride(until=person.round(2))
    person.skip()
    played = person.page.get_by_role("button", name=re.compile("^Your rouleur plays", re.IGNORECASE))
    expect(played).to_have_count(1)
    expect(played).to_contain_text(f"plays {value}")


def test_a_reload_brings_back_the_question_and_the_hand(visit: Visits, server: Server) -> None:
    person = sat_down(visit, server)
    asked, hand = person.title.inner_text(), person.hand.aria_snapshot()
    person.page.reload()
    expect(person.title).to_have_text(asked, use_inner_text=True)
    expect(person.hand).to_match_aria_snapshot(hand)
    see_it_counted_once(person, play_rouleur(person))


def test_a_lost_line_says_so_and_heals_and_what_was_played_meanwhile_counts(
    visit: Visits, tmp_path: Path
) -> None:
    server = start_without_luck(tmp_path, "a lost line")
    person = sat_down(visit, server)
    person.page.wait_for_load_state("networkidle")
    server.kill()
    banner = person.page.get_by_text("Connection lost. Trying again")
    expect(banner).to_be_visible()
    value = play_rouleur(person)
    waits = person.page.get_by_role("alert")
    expect(waits).to_have_text("Connection lost. Your answer is waiting to be sent.")
    person.page.get_by_role("button", name="Take back").click()
    expect(waits).to_have_text("Connection lost.")
    person.page.get_by_role("button", name=f"Play {value}").click()
    expect(waits).to_have_text("Connection lost. Your answer is waiting to be sent.")
    server = start_without_luck(tmp_path, "the line healed", int(server.url.rpartition(":")[2]))
    try:
        expect(banner).to_have_count(0)
        see_it_counted_once(person, value)
    finally:
        person.page.close()  # a page that is still there would miss the server once more
        assert server.stop() == 0
    assert all("ERR_CONNECTION_REFUSED" in line for line in visit.trouble), visit.trouble
    visit.trouble.clear()


def test_a_server_that_says_nothing_any_more_is_told_as_a_lost_line(visit: Visits, tmp_path: Path) -> None:
    server = start_without_luck(tmp_path, "a silent line")
    person = sat_down(visit, server)
    banner = person.page.get_by_text("Connection lost. Trying again")
    server.process.send_signal(signal.SIGSTOP)
    expect(banner).to_be_visible()
    play_rouleur(person)
    alert = person.page.get_by_role("alert")
    expect(alert).to_have_text("Connection lost. Your answer is waiting to be sent.")
    server.process.send_signal(signal.SIGCONT)
    expect(banner).to_have_count(0)
    expect(person.title).to_have_text(re.compile("sprinteur", re.IGNORECASE))
    person.page.close()
    assert server.stop() == 0
    visit.trouble.clear()  # lines that were given up


def lose_answers_ack(page: Page) -> list[str]:
    """The next answer arrives, but the connection breaks before the page knows; returns the answers."""
    sent: list[str] = []
    lost: list[str] = []

    def carry(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def said(message: str | bytes) -> None:
            if json.loads(message)["type"] == "answer":
                sent.append(str(message))
            server.send(message)

        def told(message: str | bytes) -> None:
            if lost or not sent:
                line.send(message)
            elif json.loads(message)["type"] == "ack":
                lost.append(str(message))
                line.close()

        line.on_message(said)
        server.on_message(told)

    page.route_web_socket("**/ws/*", carry)
    return sent


def test_an_answer_whose_receipt_was_lost_is_sent_again_and_counts_once(
    visit: Visits, server: Server
) -> None:
    person = sat_down(visit, server)
    sent = lose_answers_ack(person.page)
    person.page.reload()
    expect(person.hand).to_be_visible()
    value = play_rouleur(person)
    see_it_counted_once(person, value)
    assert sent[0] == sent[1]


def lose_once(page: Page, files: re.Pattern[str]) -> set[str]:
    """The first request for each of these files breaks off; gives those that did."""
    lost: set[str] = set()

    def carry(route: Route) -> None:
        known = route.request.url in lost
        lost.add(route.request.url)
        if known:
            route.continue_()
        else:
            route.abort()

    page.route(files, carry)
    return lost


def test_a_piece_of_the_page_that_did_not_come_is_asked_for_again(visit: Visits) -> None:
    page = visit("/", new=True)
    expect(page.get_by_role("link", name="Rules").first).to_be_visible()
    lost = lose_once(page, re.compile("/assets/rules", re.IGNORECASE))
    page.get_by_role("link", name="Rules").first.click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert {url.rpartition(".")[2] for url in lost} == {"js", "css"}
    assert page.evaluate("[...document.styleSheets].every((sheet) => sheet.cssRules.length)")
    visit.trouble.clear()  # what did not come


MISSING = """async () => {
  const loaded = performance.getEntriesByType('resource').map((entry) => entry.name);
  let missing = ['/', '/api/games', ...loaded.filter((address) => address.includes('/assets/'))];
  for (let tries = 0; tries < 400 && missing.length; tries++) {
    await new Promise((again) => setTimeout(again, 50));
    const kept = await Promise.all(missing.map((address) => caches.match(address)));
    missing = missing.filter((_, n) => !kept[n]);
  }
  return missing;
}"""
"""Waits until all that the page has loaded is kept. `wait_for_function` would not wait for a promise."""


def test_a_page_that_was_there_once_is_there_without_a_server(visit: Visits, tmp_path: Path) -> None:
    server = start_without_luck(tmp_path, "a server that goes")
    page = arrive(visit, f"{server.url}/", service_workers="allow")
    game = page.get_by_role("button", name="Homas Tour Pro")
    expect(game).to_be_visible()
    assert page.evaluate(MISSING) == []
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    server.kill()
    page.reload()
    expect(game).to_be_visible()
    expect(page.get_by_text("No connection to the server.")).to_be_visible()
    page.close()
    visit.trouble.clear()  # what could not be reached
