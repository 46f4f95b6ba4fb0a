"""The guided race: a sentence beside the real thing until it is done, or until nobody wants it any more."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import axe
from tests.browser.homas.directors import Director
from tests.browser.people import Person, arrive
from tests.browser.visits import PHONE, Visits


def guided(page: Page, game: str) -> Locator:
    """The guide of a race that was begun on the first page."""
    offer = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name=game))
    offer.get_by_role("button", name="guided").click()
    return page.get_by_role("note", name="Guide")


def test_the_guide_goes_on_by_doing_and_can_be_left(visit: Visits) -> None:
    page = arrive(visit, size=PHONE)
    guide = guided(page, "Flamme Rouge")
    expect(guide).to_contain_text("Choose a square of the grid")
    assert axe(page) == []
    person = Person(page)
    person.ride(until=person.title.filter(has_text="Who goes first?"))
    expect(guide).to_contain_text("choose the one who draws first")
    page.reload()
    expect(guide).to_contain_text("2 of 10")
    person.choose()
    expect(guide).to_contain_text("This is your hand")
    person.cards.nth(1).click()
    expect(guide).to_contain_text("The road shows where this card leads")
    guide.get_by_role("button", name="Skip the guide").click()
    expect(guide).to_have_count(0)
    page.reload()
    expect(person.cards.first).to_be_visible()
    expect(guide).to_have_count(0)
    real = page.get_by_role("button", name="Now a real race")
    guided_at = page.url
    person.ride(until=real)
    for button in ("Rematch", "Copy link"):
        expect(page.get_by_role("button", name=button)).to_be_in_viewport(ratio=1)
    real.click()
    page.wait_for_url(lambda url: "/table/" in url and url != guided_at)
    state = page.evaluate(
        "() => fetch(location.pathname.replace('table', 'api/tables')).then((r) => r.json())"
    )
    rivals = [seat["bot"] for seat in state["seats"] if "bot" in seat]
    assert rivals
    assert all(name.endswith("-1") for name in rivals)


def test_the_other_game_has_a_guide_too_and_a_second_escape_ends_it(visit: Visits) -> None:
    page = arrive(visit)
    guide = guided(page, "Homas Tour Pro")
    expect(guide).to_contain_text("Your four riders line up")
    director = Director(page)
    expect(director.go).to_be_visible()
    director.answer()
    expect(director.ends.or_(director.follow).or_(director.lead)).to_be_visible()
    expect(guide).not_to_contain_text("Your four riders line up")
    page.keyboard.press("Escape")
    expect(guide.get_by_role("button", name="Skip the guide")).to_be_focused()
    page.keyboard.press("Escape")
    expect(guide).to_have_count(0)
