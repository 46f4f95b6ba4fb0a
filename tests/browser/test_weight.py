import pytest

from tests.browser.visits import Visits
from tests.browser.weighing import weigh

FIRST_PAGE = 200_000
FILES = 20
"""With what the page asks the server."""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_first_page_is_light(visit: Visits, language: str) -> None:
    page = visit.page(new=True, locale=language)
    sent = weigh(page)
    page.goto("/")
    page.get_by_role("button", name="Flamme Rouge").wait_for()
    page.wait_for_load_state("networkidle")
    assert sum(sent) <= FIRST_PAGE
    assert len(sent) <= FILES
