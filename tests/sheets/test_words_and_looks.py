"""The words of the sheets in every language, and colours and jerseys as on the pages."""

import re
from pathlib import Path

import pytest

from echappee.sheets.jerseys import FLASH, LEADERS, PATTERNS, SHAPE, draw_jersey
from echappee.sheets.palette import COLOURS
from echappee.sheets.words import PREFIX, own_catalogue
from echappee.tours.standings import JERSEYS
from echappee.words.voice import LOCALES
from tests.words.test_catalogues import Variables, messages

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web/src"


def asked_for(language: str) -> dict[str, set[str]]:
    found = {}
    for message in messages(own_catalogue(language)):
        visitor = Variables()
        visitor.visit(message)
        found[message.id.name] = visitor.found
    return found


@pytest.mark.parametrize("language", LOCALES)
def test_a_language_says_what_english_says(language: str) -> None:
    assert list(asked_for(language).items()) == list(asked_for("en").items())


def test_no_message_is_there_that_nothing_says() -> None:
    sources = "".join(
        path.read_text(encoding="utf-8") for path in (ROOT / "src/echappee/sheets").glob("*.py")
    )
    said = set(re.findall(r"\"([a-z-]+)\"", sources))
    abouts = {f"{id}-about" for id in ("points", "final")}
    assert {id.removeprefix(PREFIX) for id in asked_for("en")} - said == abouts


def test_french_puts_a_no_break_space_before_a_colon() -> None:
    text = "\n".join(line for line in own_catalogue("fr").splitlines() if not line.startswith("#"))
    assert re.findall(r"(?<!\N{NO-BREAK SPACE})[:;?!](?= |$)", text) == []


def test_the_colours_are_those_of_the_pages_by_day() -> None:
    day = (WEB / "style/tokens.css").read_text(encoding="utf-8").partition("[data-theme='night']")[0]
    tokens = dict(re.findall(r"--([a-z0-9-]+):\s*(#[0-9a-f]{6})", day))
    assert {name: tokens[name] for name in COLOURS} == COLOURS


def test_the_jerseys_are_those_of_the_pages() -> None:
    shapes = (WEB / "draw/shapes.ts").read_text(encoding="utf-8")
    teams = (WEB / "draw/teams.ts").read_text(encoding="utf-8")
    assert SHAPE in shapes
    for pattern in (PATTERNS["red"], PATTERNS["black"], FLASH):
        assert pattern in teams
    assert set(LEADERS) == set(JERSEYS)


@pytest.mark.parametrize("team", PATTERNS)
def test_a_leader_keeps_the_collar_of_the_team(team: str) -> None:
    own, collar = draw_jersey(team), COLOURS[f"team-{team}"]
    assert own.count(collar) == 1 + (COLOURS[f"team-{team}-2"] == collar)
    for worn in LEADERS:
        drawn = draw_jersey(team, worn)
        assert drawn != own
        assert f'stroke="{collar}"' in drawn
