"""The palette is legible by day and by night, and everybody can tell the teams apart."""

import re
from itertools import combinations
from pathlib import Path

import pytest

from tests.house.seeing import SIGHT, contrast, difference

ROOT = Path(__file__).parents[2]
TOKENS = (ROOT / "web/src/style/tokens.css").read_text(encoding="utf-8")
TEAMS = ("blue", "red", "green", "black", "white", "pink")
LEAST_DIFFERENCE = 18.0

TEXT = 4.5
MARK = 3.0
PAIRS = [
    *((ink, back, TEXT) for ink in ("ink", "ink-2", "red") for back in ("paper", "sheet", "shade")),
    *(("ink", back, TEXT) for back in ("sky", "ground", "road", "disc")),
    *(("good", back, TEXT) for back in ("sheet", "paper")),
    ("on-red", "red-fill", TEXT),
    ("on-enamel", "enamel", TEXT),
    *((f"team-{team}-ink", f"team-{team}", TEXT) for team in TEAMS),
    *(("edge", back, MARK) for back in ("ground", "relief-4", "road")),
    *((f"{terrain}-mark", terrain, MARK) for terrain in ("ascent", "descent", "cobble", "supply", "wet")),
    *(("halo", terrain, MARK) for terrain in ("ascent", "descent")),
]


def _colours(css: str) -> dict[str, str]:
    return dict(re.findall(r"--([a-z0-9-]+):\s*(#[0-9a-f]{6})", css))


DAY, NIGHT = map(_colours, TOKENS.split("[data-theme='night']"))
THEMES = {"day": DAY, "night": DAY | NIGHT}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("ink", "back", "least"), PAIRS)
def test_what_must_be_read_can_be_read(theme: str, ink: str, back: str, least: float) -> None:
    colours = THEMES[theme]
    assert contrast(colours[ink], colours[back]) >= least


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize(("one", "other"), list(combinations(TEAMS, 2)))
def test_no_two_teams_look_alike(one: str, other: str, sight: str) -> None:
    assert difference(DAY[f"team-{one}"], DAY[f"team-{other}"], sight) >= LEAST_DIFFERENCE


def test_the_eye_itself_is_right() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert difference("#c8281c", "#c8281c", "common") == 0
    assert difference("#ffffff", "#000000", "common") == pytest.approx(100, abs=0.1)


def test_colours_are_written_in_one_place() -> None:
    sources = [path for kind in ("*.svelte", "*.ts", "*.css") for path in (ROOT / "web/src").rglob(kind)]
    written = {
        f"{path.name}: {colour}"
        for path in sources
        if path.name != "tokens.css" and not path.name.endswith(".test.ts")
        for colour in re.findall(
            r"#(?:[0-9a-fA-F]{6}|[0-9a-fA-F]{3})(?=[;\s\"')])", path.read_text(encoding="utf-8")
        )
    }
    assert not written
