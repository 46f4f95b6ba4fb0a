from typing import Literal

from playwright.sync_api import Page, expect

from echappee.flamme.road.text import read_tiles
from echappee.flamme.rules import Setup, TeamSetup
from tests.browser.flamme.moments import left_behind, race_in_which, take_up
from tests.browser.people import BOT, Person, arrive, ride_until, start_table
from tests.browser.visits import Visits
from tests.server.clients import Device

RIDERS = 4
LONG_ROAD = "a b c d e f g h i j k l m n o p q r s t u"
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


def film_of_a_round(visit: Visits, device: Device, wish: Literal["reduce", "no-preference"]) -> Page:
    """The page when the film of a round has been shown to its end, watched all the time."""
    table = ride_until(device, start_table(device), "/card")
    page = arrive(visit, f"/table/{table}", device=device, reduced_motion=wish, likes={"speed": 1})
    person = Person(page)
    expect(person.hand).to_be_visible()
    page.evaluate(WATCH)
    page.evaluate(COMPARE)
    person.play()
    person.play()
    expect(person.film).to_be_visible()
    expect(person.title).to_have_text("Who goes first?")
    return page


def test_without_motion_riders_are_seen_here_then_there(visit: Visits, device: Device) -> None:
    page = film_of_a_round(visit, device, "reduce")
    assert 0 < page.evaluate("places.size") <= RIDERS * STOPS


def test_in_every_frame_the_words_are_of_the_riders_who_move(visit: Visits, device: Device) -> None:
    page = film_of_a_round(visit, device, "no-preference")
    assert page.evaluate("strangers") == []
    assert page.evaluate("frames_seen") > RIDERS
    assert page.evaluate("places.size") > RIDERS * STOPS


FOLLOWED = """() => {
  window.seen = new Set();
  window.lost = new Set();
  const [places, waiting] = [new Map(), new Map()];
  const look = () => {
    const map = document.querySelector('.race').getBoundingClientRect();
    for (const rider of document.querySelectorAll('[data-rider]')) {
      const [name, place] = [rider.dataset.rider, rider.getAttribute('transform')];
      if (places.has(name) && places.get(name) !== place) waiting.set(name, 0);
      places.set(name, place);
      if (!waiting.has(name)) continue;
      waiting.set(name, waiting.get(name) + 1);
      if (waiting.get(name) < 4) continue;
      waiting.delete(name);
      const { left, right } = rider.getBoundingClientRect();
      (left > map.left && right < map.right ? seen : lost).add(name);
    }
    requestAnimationFrame(look);
  };
  look();
}"""
"""Where riders are a few frames after they moved: the map may need one to look there."""


def test_the_map_that_follows_shows_those_who_move_far_from_your_own_riders(
    visit: Visits, device: Device
) -> None:
    team = TeamSetup("team")
    record, entries = race_in_which(left_behind, Setup(read_tiles(LONG_ROAD), (team,) * 4))
    table = take_up(device, record, entries, (device, "Anna"), seats=[{}, BOT, BOT, BOT])
    page = arrive(visit, f"/table/{table}", device=device, likes={"speed": 1})
    person = Person(page)
    person.ride(until=person.hand)
    page.evaluate(FOLLOWED)
    person.play()
    person.play()
    expect(person.film).to_be_visible()
    expect(person.title).to_have_text("Who goes first?")
    assert page.evaluate("[[...lost], seen.size]") == [[], 8]
