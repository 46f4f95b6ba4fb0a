import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.visits import LAPTOP, PHONE, WALL


# Any complaint of a script, the console or the content policy ends the visit with an error.
@pytest.mark.parametrize("page", [PHONE, LAPTOP, WALL], indirect=True)
def test_the_first_page_opens_without_a_complaint(page: Page) -> None:
    expect(page).to_have_title(re.compile("Échappée"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
