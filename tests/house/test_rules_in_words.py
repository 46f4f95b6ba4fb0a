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
HINTS = [
    *("placement", "first-rider", "card", "waiting", "film", "slipstream"),
    *("exhaustion", "exhaustion-alone", "climb", "finish", "finish-timed"),
]


class GameRules(NamedTuple):
    """A game: what its catalogue's file and messages begin with, and its messages besides the rules."""

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
        """The names of the messages without their common prefix."""
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
    {f"example-{name}" for name in EXAMPLES},
)
HOMAS = GameRules("homas", "homas-", [], set())
GAMES = [FLAMME, HOMAS]
each_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
each = pytest.mark.parametrize(
    ("game", "language"),
    list(product(GAMES, LANGUAGES)),
    ids=[f"{game.name}-{language}" for game, language in product(GAMES, LANGUAGES)],
)


def ids(kind: str, numbers: set[str]) -> set[str]:
    return {f"{kind}-{number.replace('.', '-')}" for number in numbers}


@each
def test_no_message_is_defined_twice(game: GameRules, language: str) -> None:
    names = game.messages(language)
    assert len(names) == len(set(names))


@each_game
def test_both_languages_say_the_same_things_in_the_same_order(game: GameRules) -> None:
    assert list(game.texts("en")) == list(game.texts("fr"))


@each
def test_exactly_the_statements_chapters_and_sections_of_the_rules_have_messages(
    game: GameRules, language: str
) -> None:
    statements = set(game.document())
    headings = {number.rsplit(".", 1)[0] for number in statements} | {
        number.split(".")[0] for number in statements
    }
    found = game.messages(language)
    assert len(statements) > 100
    assert {name for name in found if name.startswith("rule-")} == ids("rule", statements)
    assert {name for name in found if name.startswith("rules-")} == ids("rules-part", headings)


@each
def test_a_choice_is_explained_where_the_rules_mark_a_reading_and_nowhere_else(
    game: GameRules, language: str
) -> None:
    readings = {number for number, text in game.document().items() if "**Reading**" in text}
    explained = {name.removesuffix(".choice") for name in game.texts(language) if "." in name}
    assert readings
    assert explained == ids("rule", readings)


@each
def test_beside_the_rules_are_the_steps_and_the_examples(game: GameRules, language: str) -> None:
    wanted = {f"intro-{step}{part}" for step in game.steps for part in ("", "-title")} | game.more
    found = game.messages(language)
    assert {name for name in found if not name.startswith(("rule-", "rules-"))} == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hints_of_a_first_race_are_loaded_without_the_rules(language: str) -> None:
    text = (ROOT / f"web/src/flamme/words/help.{language}.ftl").read_text(encoding="utf-8")
    assert re.findall(r"(?m)^hint-([a-z-]+) =", text) == HINTS


@each
def test_a_step_of_the_introduction_is_short(game: GameRules, language: str) -> None:
    said = game.texts(language)
    words = {step: len(re.findall(r"[\w’-]+", said[f"intro-{step}"])) for step in game.steps}
    assert {step: count for step, count in words.items() if count > 45} == {}


@each
def test_the_typography_is_one_that_the_fonts_can_set(game: GameRules, language: str) -> None:
    foreign = re.compile(r"[^\w ,.;:’()\N{NO-BREAK SPACE}-]")
    assert {name: text for name, text in game.texts(language).items() if foreign.search(text)} == {}


@each_game
def test_french_puts_a_no_break_space_before_colon_and_semicolon(game: GameRules) -> None:
    loose = re.compile(r"(?<!\N{NO-BREAK SPACE})[:;]")
    assert {name: text for name, text in game.texts("fr").items() if loose.search(text)} == {}
