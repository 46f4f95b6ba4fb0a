"""The reference is what docstrings and examples say now; tests/cli/test_pages_run.py runs its examples."""

import re

import echappee
from bench.reference import PAGE, page, read_examples

NAMES = sorted(set(dir(echappee)) - {"__version__"})


def test_the_page_is_current() -> None:
    assert PAGE.read_text("utf-8") == page(), "make reference"


def test_every_public_name_has_an_example_and_words() -> None:
    assert sorted(read_examples()) == NAMES
    sections = re.split(r"^## ", PAGE.read_text("utf-8"), flags=re.MULTILINE)[1:]
    assert sorted(text.splitlines()[0] for text in sections) == NAMES
    for text in sections:
        assert "\n>>> " in text
        assert len(re.sub(r"```.*?```", "", text, flags=re.DOTALL).split()) > 4, text
