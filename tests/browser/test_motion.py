from typing import Literal

from playwright.sync_api import expect

from tests.browser.people import Person, arrive, ride_until, start_table
from tests.browser.visits import Visits
from tests.server.clients import Device
from tests.server.running import Server

RIDERS = 4
STOPS = 3
"""Where a rider stands in a round: at its beginning, after the move, after the slipstream."""
WATCH = """() => {
  window.places = new Set();
  const look = () => {
    for (const rider of document.querySelectorAll('.entering'))
      places.add(rider.parentElement.getAttribute('transform'));
    requestAnimationFrame(look);
  };
  look();
}"""


def places_in_a_round(visit: Visits, server: Server, wish: Literal["reduce", "no-preference"]) -> int:
    """In how many places riders were seen while the film of a round was shown to its end."""
    device = Device(server.url)
    table = ride_until(device, start_table(device), "/card")
    page = arrive(visit, f"/table/{table}", device=device, reduced_motion=wish, likes={"speed": 1})
    person = Person(page)
    expect(person.hand).to_be_visible()
    page.evaluate(WATCH)
    person.play()
    person.play()
    expect(person.film).to_be_visible()
    expect(person.title).to_have_text("Who goes first?")
    return int(page.evaluate("places.size"))


def test_who_wants_nothing_to_move_sees_riders_here_then_there(visit: Visits, server: Server) -> None:
    assert places_in_a_round(visit, server, "reduce") <= RIDERS * STOPS
    assert places_in_a_round(visit, server, "no-preference") > RIDERS * STOPS


COMPARE = """() => {
  window.frames_seen = 0;
  window.strangers = [];
  const places = new Map();
  const look = () => {
    const moved = [];
    for (const rider of document.querySelectorAll('[data-rider]')) {
      const [name, place] = [rider.dataset.rider, rider.getAttribute('transform')];
      if (places.has(name) && places.get(name) !== place) moved.push(name);
      places.set(name, place);
    }
    const caption = document.querySelector('[data-told]');
    if (caption && moved.length) {
      frames_seen++;
      const told = caption.dataset.told.split(' ');
      if (!moved.every((name) => told.includes(name))) strangers.push(`${caption.textContent}: ${moved}`);
    }
    requestAnimationFrame(look);
  };
  look();
}"""


def test_in_every_frame_the_words_are_of_the_riders_who_move(visit: Visits, server: Server) -> None:
    device = Device(server.url)
    table = ride_until(device, start_table(device), "/card")
    page = arrive(visit, f"/table/{table}", device=device, reduced_motion="no-preference", likes={"speed": 1})
    person = Person(page)
    expect(person.hand).to_be_visible()
    page.evaluate(COMPARE)
    person.play()
    person.play()
    expect(person.film).to_be_visible()
    expect(person.title).to_have_text("Who goes first?")
    assert page.evaluate("strangers") == []
    assert page.evaluate("frames_seen") > RIDERS
