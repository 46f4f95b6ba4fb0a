"""What the linter cannot see in the pages: it reads scripts, and these mistakes are made in templates."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

PAGES = sorted((Path(__file__).parents[2] / "web/src").rglob("*.svelte"))
EACH = "{#each "
KEYED = re.compile(r"(\sas\s.*|,\s*\w+\s+)\(.+\)$", re.DOTALL)


def lists_of(text: str) -> Iterator[str]:
    """What stands in each `{#each …}`, which may have braces of its own."""
    for found in re.finditer(re.escape(EACH), text):
        end, depth = found.end(), 1
        while depth:
            depth += {"{": 1, "}": -1}.get(text[end], 0)
            end += 1
        yield text[found.end() : end - 1]


def test_no_page_takes_text_for_markup() -> None:
    assert [page.name for page in PAGES if re.search(r"\{@(html|debug)\b", page.read_text("utf-8"))] == []


def test_every_list_says_which_element_is_which() -> None:
    """Without a key, Svelte shows the old element with the values of the new one."""
    unkeyed = {
        f"{page.name}: {{#each {each}}}"
        for page in PAGES
        for each in lists_of(page.read_text("utf-8"))
        if not KEYED.search(each)
    }
    assert unkeyed == set()


@pytest.mark.parametrize(
    ("template", "keyed"),
    [
        ("{#each riders as rider (rider.id)}", True),
        ("{#each ranked(riders) as { id, place }, n (id)}", True),
        ("{#each { length: laps }, n (n)}", True),
        ("{#each ranked(riders) as rider}", False),
        ("{#each ranked(riders) as { id }}", False),
    ],
)
def test_a_key_is_told_from_other_parentheses(template: str, *, keyed: bool) -> None:
    assert [bool(KEYED.search(each)) for each in lists_of(template)] == [keyed]
