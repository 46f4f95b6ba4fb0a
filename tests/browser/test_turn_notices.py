import re

from playwright.sync_api import Page, expect

from tests.browser.people import SHORT, Person, arrive, start_together
from tests.browser.visits import Visits
from tests.server.clients import Device, Socket, first_answer

NOTICES = """
window.noticed = []; window.permissions = 0;
window.Notification = class {
  static permission = 'default';
  static async requestPermission() { window.permissions++; return (this.permission = 'granted'); }
  constructor(title, about) { window.noticed.push([title, about.tag]); }
};
"""
"""A browser that writes down its notices instead of showing them."""


def look_elsewhere(page: Page) -> None:
    page.evaluate("document.hasFocus = () => false; window.dispatchEvent(new Event('blur'))")


def answer_until_others_are_asked(socket: Socket) -> None:
    """Place riders until it is another person's turn."""
    while questions := socket.now["questions"]:
        reply = socket.do("answer", question=questions[0]["id"], answer=first_answer(questions[0]))
        assert reply["type"] == "ack"


def test_somebody_who_looks_elsewhere_is_called_when_it_is_their_turn(visit: Visits) -> None:
    anna, bruno = Device(visit.url), Device(visit.url)
    table = start_together({"seats": [{}, {}], "stage": SHORT}, anna, bruno)["id"]
    with anna.sit_at(table) as hers, bruno.sit_at(table) as his:
        answer_until_others_are_asked(hers)
        page = arrive(visit, device=anna, new=True)
        page.context.add_init_script(NOTICES)
        page.goto(f"/table/{table}")
        expect(Person(page).title).to_have_text("Waiting")
        assert page.evaluate("permissions") == 0, "nobody is asked when a page is opened"
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("switch", name="Notices").click()
        expect(page.get_by_role("switch", name="Notices")).to_be_checked()
        page.keyboard.press("Escape")
        expect(page).not_to_have_title(re.compile("Your move"))

        look_elsewhere(page)
        his.do("ping")
        answer_until_others_are_asked(his)
        expect(page).to_have_title(re.compile("^Your move"))
        page.wait_for_function("() => window.noticed.length")
        assert page.evaluate("noticed") == [["Your move", table]]
        assert page.evaluate("permissions") == 1
