"""The words of the sheets in every language, and colours and jerseys as on the pages."""

import re
from pathlib import Path

import pytest

from echappee.flamme.tours.standings import JERSEYS
from echappee.games import games
from echappee.homas.sheets.calendar import LEGEND, LITTLE, STEEPEST
from echappee.sheets.game_sheets import PREFIX
from echappee.sheets.jerseys import COLOURS, FLASH, LEADERS, PATTERNS, SHAPE, draw_jersey
from echappee.words.languages import catalogue, languages
from tests.words.radios import Variables, messages

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web/src"


PARTS = ("echappee.sheets", *(f"{game.package}.sheets" for game in games().values()))
"""The packages with the catalogue of all games, and that of each."""


def asked_for(language: str, part: str) -> dict[str, set[str]]:
    found = {}
    for message in messages(catalogue(part, language)):
        visitor = Variables()
        visitor.visit(message)
        found[message.id.name] = visitor.found
    return found


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", languages())
def test_a_language_says_what_english_says(language: str, part: str) -> None:
    assert list(asked_for(language, part).items()) == list(asked_for("en", part).items())


MADE = {
    "echappee.sheets": set[str](),
    "echappee.flamme.sheets": {"points-about", "final-about", "part-combative", "part-rest", "part-bonus"},
    "echappee.homas.sheets": {f"calendar-{mark}" for mark in LEGEND}
    | {f"column-{column}" for column in ("place", "delay", "bonus", "sum", "behind")},
}
"""Messages whose ids are composed."""


@pytest.mark.parametrize("part", PARTS)
def test_every_message_is_used(part: str) -> None:
    folders = {ROOT / "src" / name.replace(".", "/") for name in (PARTS if part == PARTS[0] else (part,))}
    sources = "".join(path.read_text(encoding="utf-8") for folder in folders for path in folder.rglob("*.py"))
    said = set(re.findall(r"\"([a-z-]+)\"", sources))
    assert {id.removeprefix(PREFIX) for id in asked_for("en", part)} - said == MADE[part]


def test_no_game_says_again_what_all_say() -> None:
    everywhere, *own = (set(asked_for("en", part)) for part in PARTS)
    assert everywhere
    assert [everywhere & ids for ids in own] == [set(), set()]


@pytest.mark.parametrize("part", PARTS)
def test_french_puts_a_no_break_space_before_a_colon(part: str) -> None:
    text = "\n".join(line for line in catalogue(part, "fr").splitlines() if not line.startswith("#"))
    assert re.findall(r"(?<!\N{NO-BREAK SPACE})[:;?!](?= |$)", text) == []


def test_the_colours_are_those_of_the_pages_by_day() -> None:
    day = (WEB / "style/tokens.css").read_text(encoding="utf-8").partition("[data-theme='night']")[0]
    tokens = dict(re.findall(r"--([a-z0-9-]+):\s*(#[0-9a-f]{6})", day))
    assert {name: tokens[name] for name in COLOURS} == COLOURS


def test_the_jerseys_are_those_of_the_pages() -> None:
    shapes = (WEB / "draw/shapes.ts").read_text(encoding="utf-8").replace("' +\n  '", "")
    teams = (WEB / "draw/teams.ts").read_text(encoding="utf-8")
    assert SHAPE in shapes
    for pattern in (PATTERNS["red"], PATTERNS["black"], FLASH):
        assert pattern in teams
    assert set(LEADERS) == set(JERSEYS)


def test_roads_rise_and_come_down_as_on_the_pages() -> None:
    landscape = (WEB / "homas/draw/land/landscape.ts").read_text(encoding="utf-8")
    assert f"STEEPEST = {STEEPEST};" in landscape
    assert f"LITTLE = {LITTLE};" in landscape


@pytest.mark.parametrize("team", PATTERNS)
def test_a_leader_keeps_the_collar_of_the_team(team: str) -> None:
    own, collar = draw_jersey(team), COLOURS[f"team-{team}"]
    assert own.count(collar) == 1 + (COLOURS[f"team-{team}-2"] == collar)
    for worn in LEADERS:
        drawn = draw_jersey(team, worn)
        assert drawn != own
        assert f'stroke="{collar}"' in drawn
