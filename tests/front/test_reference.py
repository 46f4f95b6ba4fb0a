"""The reference is what docstrings and examples say now, and its examples run."""

import doctest
import re

import pytest

import echappee
from bench.reference import EXAMPLES, PAGE, page, read_examples

NAMES = sorted(set(dir(echappee)) - {"__version__"})


def test_the_page_is_current() -> None:
    assert PAGE.read_text("utf-8") == page(), "make reference"


def test_every_public_name_has_an_example_and_words() -> None:
    assert sorted(read_examples()) == NAMES
    sections = re.split(r"^## ", PAGE.read_text("utf-8"), flags=re.MULTILINE)[1:]
    assert sorted(text.splitlines()[0] for text in sections) == NAMES
    for text in sections:
        assert len(re.sub(r"```.*?```", "", text, flags=re.DOTALL).split()) > 4, text


@pytest.mark.parametrize("name", NAMES)
def test_the_example_of_a_name_runs(name: str) -> None:
    (block,) = re.findall(r"```python\n(.*?)```", read_examples()[name], flags=re.DOTALL)
    example = doctest.DocTestParser().get_doctest(block, {"echappee": echappee}, name, str(EXAMPLES), 0)
    ran = doctest.DocTestRunner(verbose=False).run(example)
    assert ran.attempted > 0
    assert ran.failed == 0
