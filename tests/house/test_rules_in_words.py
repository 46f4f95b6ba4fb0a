import re
from itertools import product
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "fr")
EIGHT = [str(number) for number in range(1, 9)]
EXTRAS = ["weather", "breakaway", "peloton", "specialists", "roundabout", "stage", "trial"]
EXAMPLES = ["move", "climb", "descent", "slipstream", "exhaustion", "finish"]
HINTS = ["placement", "first-rider", "card", "waiting", "film", "slipstream", "exhaustion", "climb", "finish"]


class GameRules(NamedTuple):
    """A game: what its catalogue's file and messages begin with, and what stands there beside the rules."""

    name: str
    prefix: str
    steps: list[str]
    more: set[str]

    def document(self) -> dict[str, str]:
        """The statements of the rules by their numbers."""
        text = (ROOT / f"docs/rules/{self.name}.md").read_text(encoding="utf-8")
        found = re.findall(r"^- \*\*(\d+\.\d+\.\d+)\*\* (.*?)(?=^- |^#|\Z)", text, re.MULTILINE | re.DOTALL)
        return dict(found)

    def catalogue(self, language: str) -> list[ast.Message]:
        text = (ROOT / f"web/src/{self.name}/words/rules.{language}.ftl").read_text(encoding="utf-8")
        entries = FluentParser(with_spans=False).parse(text).body
        assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []
        return [entry for entry in entries if isinstance(entry, ast.Message)]

    def messages(self, language: str) -> list[str]:
        """The names of the messages without what they all begin with."""
        names = [message.id.name for message in self.catalogue(language)]
        assert [name for name in names if not name.startswith(self.prefix)] == []
        return [name.removeprefix(self.prefix) for name in names]

    def texts(self, language: str) -> dict[str, str]:
        """What a player can read: each message and each attribute, under `id` and `id.attribute`."""
        found = {}
        for message in self.catalogue(language):
            own = message.id.name.removeprefix(self.prefix)
            parts = {own: message.value} | {
                f"{own}.{part.id.name}": part.value for part in message.attributes
            }
            for name, pattern in parts.items():
                assert pattern is not None, name
                (text,) = pattern.elements
                assert isinstance(text, ast.TextElement), name
                found[name] = text.value
        return found


FLAMME = GameRules(
    "flamme",
    "",
    EIGHT + EXTRAS,
    {f"example-{name}" for name in EXAMPLES} | {f"hint-{name}" for name in HINTS},
)
HOMAS = GameRules("homas", "homas-", [], set())
FAMILIES = [FLAMME, HOMAS]
each_family = pytest.mark.parametrize("family", FAMILIES, ids=[family.name for family in FAMILIES])
each = pytest.mark.parametrize(
    ("family", "language"),
    list(product(FAMILIES, LANGUAGES)),
    ids=[f"{family.name}-{language}" for family, language in product(FAMILIES, LANGUAGES)],
)


def ids(kind: str, numbers: set[str]) -> set[str]:
    return {f"{kind}-{number.replace('.', '-')}" for number in numbers}


@each
def test_no_message_stands_twice(family: GameRules, language: str) -> None:
    names = family.messages(language)
    assert len(names) == len(set(names))


@each_family
def test_both_languages_say_the_same_things_in_the_same_order(family: GameRules) -> None:
    assert list(family.texts("en")) == list(family.texts("fr"))


@each
def test_every_statement_chapter_and_section_of_the_rules_is_there_and_no_other(
    family: GameRules, language: str
) -> None:
    statements = set(family.document())
    headings = {number.rsplit(".", 1)[0] for number in statements} | {
        number.split(".")[0] for number in statements
    }
    found = family.messages(language)
    assert len(statements) > 100
    assert {name for name in found if name.startswith("rule-")} == ids("rule", statements)
    assert {name for name in found if name.startswith("rules-")} == ids("rules-part", headings)


@each
def test_a_choice_is_explained_where_the_rules_mark_a_reading_and_nowhere_else(
    family: GameRules, language: str
) -> None:
    readings = {number for number, text in family.document().items() if "**Reading**" in text}
    explained = {name.removesuffix(".choice") for name in family.texts(language) if "." in name}
    assert readings
    assert explained == ids("rule", readings)


@each
def test_beside_the_rules_stand_the_steps_the_examples_and_the_hints(
    family: GameRules, language: str
) -> None:
    wanted = {f"intro-{step}{part}" for step in family.steps for part in ("", "-title")} | family.more
    found = family.messages(language)
    assert {name for name in found if not name.startswith(("rule-", "rules-"))} == wanted


@each
def test_a_step_of_the_introduction_is_short(family: GameRules, language: str) -> None:
    said = family.texts(language)
    words = {step: len(re.findall(r"[\w’-]+", said[f"intro-{step}"])) for step in family.steps}
    assert {step: count for step, count in words.items() if count > 45} == {}


@each
def test_the_typography_is_one_that_the_fonts_can_set(family: GameRules, language: str) -> None:
    foreign = re.compile(r"[^\w ,.;:’()\N{NO-BREAK SPACE}-]")
    assert {name: text for name, text in family.texts(language).items() if foreign.search(text)} == {}


@each_family
def test_french_puts_a_no_break_space_before_colon_and_semicolon(family: GameRules) -> None:
    loose = re.compile(r"(?<!\N{NO-BREAK SPACE})[:;]")
    assert {name: text for name, text in family.texts("fr").items() if loose.search(text)} == {}
