import re

import pytest
from playwright.sync_api import expect

from tests.browser.visits import LAPTOP, PHONE, WALL, Visits
from tests.browser.weighing import weigh

FIRST_PAGE = 200_000
FILES = 20
"""With what the page asks the server."""


# Any complaint of a script, the console or the content policy ends the visit with an error.
@pytest.mark.parametrize(("size", "language"), [(PHONE, "fr"), (LAPTOP, "en"), (WALL, "en")])
def test_the_first_page_is_light_and_opens_without_a_complaint(
    visit: Visits, size: tuple[int, int], language: str
) -> None:
    page = visit.page("/", size, new=True, locale=language)
    sent = weigh(page)
    page.goto("/")
    expect(page).to_have_title(re.compile("Échappée"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.get_by_role("button", name="Flamme Rouge").wait_for()
    page.wait_for_load_state("networkidle")
    assert sum(sent) <= FIRST_PAGE
    assert len(sent) <= FILES
