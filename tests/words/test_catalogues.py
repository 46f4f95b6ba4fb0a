"""The catalogues: all languages say the same things, and everything that can be said is in them."""

from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from echappee.words.homas.voice import PART
from echappee.words.voice import LOCALES, catalogue
from tests.words.races import everything_said

ROOT = Path(__file__).parents[2]
NAMING = {
    "rider": {"own", "type", "team", "start"},
    "both-riders": {"own", "team", "start"},
    "team-of-colour": {"colour"},
    "rider-of-colour": {"colour", "type"},
    "both-riders-of-colour": {"colour"},
    "specialist": {"specialist"},
    "card": {"kind", "value", "powers"},
    "power": {"power"},
    "weather-run": {"weather", "first", "last"},
}
"""The messages that are no sentences, and what they are given; not every language asks how a name begins."""


class Variables(Visitor):
    """Collects the variables that a message names, and the messages that it quotes."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.quoted: set[str] = set()

    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, ast.VariableReference):
            self.found.add(node.id.name)
        if isinstance(node, ast.MessageReference):
            self.quoted.add(node.id.name)
        super().generic_visit(node)


def messages(text: str) -> list[ast.Message]:
    entries: list[Any] = FluentParser(with_spans=False).parse(text).body
    assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []
    return [entry for entry in entries if isinstance(entry, ast.Message)]


def variables(language: str, part: str = "") -> dict[str, set[str]]:
    """The variables of each message, those of the messages it quotes among them."""
    visited = {}
    for message in messages(catalogue(language) + (catalogue(language, part) if part else "")):
        visited[message.id.name] = visitor = Variables()
        visitor.visit(message)
    return {
        id: visitor.found.union(*(visited[other].found for other in visitor.quoted))
        for id, visitor in visited.items()
    }


@pytest.mark.parametrize("language", LOCALES)
def test_no_message_stands_twice_and_none_is_empty(language: str) -> None:
    found = messages(catalogue(language))
    assert len({message.id.name for message in found}) == len(found)
    assert [message.id.name for message in found if message.value is None] == []


def test_every_language_there_is_has_a_catalogue_and_every_catalogue_a_language() -> None:
    files = (ROOT / "src/echappee/words").glob("*.ftl")
    assert {path.stem for path in files} == {part + language for part in ("", PART) for language in LOCALES}


@pytest.mark.parametrize("language", LOCALES)
def test_a_language_says_what_english_says_of_the_same_things(language: str) -> None:
    english, other = variables("en"), variables(language)
    assert list(english) == list(other)
    for id, found in other.items():
        assert found - {"start"} == english[id], id


@pytest.mark.parametrize("language", LOCALES)
def test_every_sentence_that_is_told_has_its_message_and_fills_it_exactly(language: str) -> None:
    found, told = variables(language), set()
    for sentence in everything_said():
        assert set(sentence.args) == found[sentence.id], sentence.id
        told.add(sentence.id)
    assert told | set(NAMING) == set(found), "a message that nothing says"
    assert not told & set(NAMING)


@pytest.mark.parametrize("language", LOCALES)
def test_names_are_made_of_what_is_known_of_them(language: str) -> None:
    found = variables(language)
    for id, given in NAMING.items():
        assert given - {"start"} <= found[id] <= given, id


@pytest.mark.parametrize("language", LOCALES)
def test_the_browser_can_read_all_its_catalogues_side_by_side(language: str) -> None:
    pages = sorted((ROOT / "web/src/words").glob(f"*.{language}.ftl"))
    assert pages
    texts = [
        catalogue(language),
        catalogue(language, PART),
        *(path.read_text(encoding="utf-8") for path in pages),
    ]
    ids = [message.id.name for text in texts for message in messages(text)]
    assert sorted(id for id in set(ids) if ids.count(id) > 1) == []
