import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "fr")
STEPS = [str(number) for number in range(1, 9)] + [
    *("weather", "breakaway", "peloton", "specialists", "roundabout", "stage", "trial")
]
EXAMPLES = ["move", "climb", "descent", "slipstream", "exhaustion", "finish"]
HINTS = ["placement", "first-rider", "card", "waiting", "film", "slipstream", "exhaustion", "climb", "finish"]


def catalogue(language: str) -> list[ast.Message]:
    text = (ROOT / f"web/src/words/rules.{language}.ftl").read_text(encoding="utf-8")
    entries = FluentParser(with_spans=False).parse(text).body
    assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []
    return [entry for entry in entries if isinstance(entry, ast.Message)]


def texts(language: str) -> dict[str, str]:
    """What a player can read: each message and each attribute, under `id` and `id.attribute`."""
    found = {}
    for message in catalogue(language):
        own = message.id.name
        parts = {own: message.value} | {f"{own}.{part.id.name}": part.value for part in message.attributes}
        for name, pattern in parts.items():
            assert pattern is not None, name
            (text,) = pattern.elements
            assert isinstance(text, ast.TextElement), name
            found[name] = text.value
    return found


def document() -> dict[str, str]:
    """The statements of the rules by their numbers."""
    text = (ROOT / "docs/rules/flamme.md").read_text(encoding="utf-8")
    found = re.findall(r"^- \*\*(\d+\.\d+\.\d+)\*\* (.*?)(?=^- |^#|\Z)", text, re.MULTILINE | re.DOTALL)
    return dict(found)


def ids(kind: str, numbers: set[str]) -> set[str]:
    return {f"{kind}-{number.replace('.', '-')}" for number in numbers}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_twice(language: str) -> None:
    names = [message.id.name for message in catalogue(language)]
    assert len(names) == len(set(names))


def test_both_languages_say_the_same_things_in_the_same_order() -> None:
    assert list(texts("en")) == list(texts("fr"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_statement_chapter_and_section_of_the_rules_is_there_and_no_other(language: str) -> None:
    statements = set(document())
    headings = {number.rsplit(".", 1)[0] for number in statements} | {
        number.split(".")[0] for number in statements
    }
    found = {message.id.name for message in catalogue(language)}
    assert len(statements) > 100
    assert {name for name in found if name.startswith("rule-")} == ids("rule", statements)
    assert {name for name in found if name.startswith("rules-")} == ids("rules-part", headings)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_is_explained_where_the_rules_mark_a_reading_and_nowhere_else(language: str) -> None:
    readings = {number for number, text in document().items() if "**Reading**" in text}
    explained = {name.removesuffix(".choice") for name in texts(language) if "." in name}
    assert readings
    assert explained == ids("rule", readings)


@pytest.mark.parametrize("language", LANGUAGES)
def test_beside_the_rules_stand_the_steps_the_examples_and_the_hints(language: str) -> None:
    wanted = {f"intro-{step}{part}" for step in STEPS for part in ("", "-title")}
    wanted |= {f"example-{name}" for name in EXAMPLES} | {f"hint-{name}" for name in HINTS}
    found = {message.id.name for message in catalogue(language)}
    assert {name for name in found if not name.startswith(("rule-", "rules-"))} == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_of_the_introduction_is_short(language: str) -> None:
    said = texts(language)
    words = {step: len(re.findall(r"[\w’-]+", said[f"intro-{step}"])) for step in STEPS}
    assert {step: count for step, count in words.items() if count > 45} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_typography_is_one_that_the_fonts_can_set(language: str) -> None:
    foreign = re.compile(r"[^\w ,.;:’()\N{NO-BREAK SPACE}-]")
    assert {name: text for name, text in texts(language).items() if foreign.search(text)} == {}


def test_french_puts_a_no_break_space_before_colon_and_semicolon() -> None:
    loose = re.compile(r"(?<!\N{NO-BREAK SPACE})[:;]")
    assert {name: text for name, text in texts("fr").items() if loose.search(text)} == {}
