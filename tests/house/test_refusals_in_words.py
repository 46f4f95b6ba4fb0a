import re
from pathlib import Path

import pytest

from echappee.games import OURS

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "fr")
OF_THE_PAGE = {"no-line"}
"""What a page refuses by itself, without a server."""


def messages(language: str) -> dict[str, str]:
    """What is said for each code, by the platform and by the games."""
    found = [message for room in ("", *OURS) for message in said_by(room, language).items()]
    assert len(found) == len(dict(found))
    return dict(found)


def said_by(room: str, language: str) -> dict[str, str]:
    """What is said by a game, or by the platform."""
    text = (ROOT / "web/src" / room / f"words/refused.{language}.ftl").read_text(encoding="utf-8")
    found = re.findall(r"(?m)^refused-([a-z-]+) = (.+)$", text)
    assert len(found) == len(dict(found)) == len(re.findall(r"(?m)^[^#\n]", text))
    return dict(found)


def documented() -> set[str]:
    """The codes in the protocol's chapter on codes."""
    text = (ROOT / "docs/protocol/codes.md").read_text(encoding="utf-8")
    _, _, chapter = text.partition("\n## Codes\n")
    rows = re.findall(r"(?m)^\| (`[^|]*) \|", chapter)
    return {code for row in rows for code in re.findall(r"`([a-z-]+)`", row)}


def raised() -> dict[str, set[str]]:
    """Every code with which anything is refused, and the rooms that do it."""
    source = ROOT / "src/echappee"
    found: dict[str, set[str]] = {}
    for path in source.rglob("*.py"):
        for code in re.findall(r"\bRefused\(\s*\"([a-z-]+)\"", path.read_text(encoding="utf-8")):
            found.setdefault(code, set()).add(path.relative_to(source).parts[0])
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_of_the_protocol_is_told_in_words(language: str) -> None:
    assert len(documented()) > 50
    assert documented() | OF_THE_PAGE <= set(messages(language))


def test_no_message_is_for_a_code_that_is_never_used() -> None:
    assert set(messages("en")) - documented() - set(raised()) == OF_THE_PAGE


@pytest.mark.parametrize("game", OURS)
def test_what_only_one_game_refuses_is_said_by_that_game(game: str) -> None:
    only = {code for code, rooms in raised().items() if rooms == {game}}
    assert set(said_by(game, "en")) == only & set(messages("en"))


def test_both_languages_tell_the_same_codes_in_the_same_order() -> None:
    assert list(messages("en")) == list(messages("fr"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_one_short_friendly_line(language: str) -> None:
    loud = {code: text for code, text in messages(language).items() if "!" in text or not text.endswith(".")}
    long = {code: text for code, text in messages(language).items() if len(text) > 140}
    assert loud == long == {}


def test_french_puts_a_no_break_space_before_colon_and_semicolon() -> None:
    loose = re.compile(r"(?<!\N{NO-BREAK SPACE})[:;]")
    assert {code: text for code, text in messages("fr").items() if loose.search(text)} == {}
