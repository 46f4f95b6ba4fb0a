"""The rules of docs/designing/flamme.md: each holds for a good stage and reports a broken one."""

import re
from pathlib import Path
from typing import NamedTuple, cast

import pytest

from echappee.flamme.road.design import RULES, StageKind, check
from echappee.flamme.road.stages import STAGES, StageToken, find_stage
from echappee.flamme.road.text import read_tiles

DOCUMENT = Path(__file__).parents[2] / "docs/designing/flamme.md"

FOUR = "a b c g i D H q n t m K O L r e p J s f u"
SIX = " ".join(find_stage("gt-8-5-6").tiles)
LONG = " ".join(find_stage("gt-5-2-4").tiles)
TRIAL = " ".join(find_stage("gt-10").tiles)
AT_LINE = StageToken("major", "sprint", "u", 2)
ELSEWHERE = StageToken("minor", "sprint", "n", 1)


class Case(NamedTuple):
    """A stage that breaks one rule."""

    code: str
    severity: str
    tiles: str
    players: int = 4
    kind: StageKind = "normal"
    tour: bool = False
    tokens: tuple[StageToken, ...] | None = None


def without(text: str, *tiles: str) -> str:
    return " ".join(tile for tile in text.split() if tile not in tiles)


def swapped(text: str, **tiles: str) -> str:
    return " ".join(tiles.get(tile, tile) for tile in text.split())


CASES = (
    Case("missing-turns", "error", without(FOUR, "t", "r")),
    Case("few-straights", "error", without(FOUR, "m")),
    Case("many-straights", "error", FOUR.replace("a b", "a 2B b")),
    # The bonus tile is an expansion tile like any other if it is not the bonus.
    Case("many-straights", "error", FOUR.replace("a b", "a 9B b")),
    Case("many-straights", "error", SIX.replace("1B 2", "1B 2 b"), players=6),
    Case("many-straights", "error", LONG.replace("A 2B", "A 2B x"), kind="extended"),
    Case("few-climbs", "warning", swapped(FOUR, D="d", K="k", O="o", J="j")),
    Case("many-climbs", "warning", swapped(FOUR, q="Q", e="E")),
    Case("supply-at-finish", "warning", swapped(FOUR, f="3")),
    Case("narrow-finish", "error", FOUR, tour=True),
    Case("no-bonus", "error", without(SIX, "9B"), players=6),
    Case("no-supply", "warning", SIX.replace(" 3 ", " b "), players=6),
    Case("narrow-finish-for-many", "error", SIX.replace(" v", " u"), players=6),
    Case("short-extended", "warning", without(LONG, "m"), kind="extended"),
    Case("refresh-off-supply", "warning", swapped(LONG, **{"3": "m", "m": "3"}), kind="extended"),
    Case("breakaway-in-trial", "error", TRIAL.replace(" c ", " 2 "), players=6, kind="itt"),
    Case("bonus-in-trial", "error", TRIAL.replace(" c ", " c 9B "), players=6, kind="ttt"),
    Case(
        "tokens-in-trial",
        "error",
        TRIAL,
        players=6,
        kind="itt",
        tokens=(StageToken("major", "sprint", "v", 2),),
    ),
    Case("tokens-not-at-line", "error", FOUR, tokens=(ELSEWHERE, StageToken("major", "mountain", "H", 1))),
    Case("tokens-both-at-line", "error", FOUR, tokens=(AT_LINE, StageToken("minor", "sprint", "u", 2))),
    Case("tokens-both-at-line", "error", FOUR, tokens=(AT_LINE,)),
    Case("far-from-halfway", "warning", "a b c d 3B 5 e h q t g i j k 6B r o s p f u"),
    Case("tile-used-twice", "error", FOUR.replace(" m ", " B ")),
    Case("overlap", "error", "a b c g i D H q n t m K O L r J e p s f u"),
)


def found(case: Case) -> dict[str, str]:
    tiles = read_tiles(case.tiles)
    findings = check(tiles, players=case.players, kind=case.kind, tour=case.tour, tokens=case.tokens)
    return {finding.code: finding.severity for finding in findings}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.code)
def test_a_broken_rule_is_told(case: Case) -> None:
    told = found(case)
    assert told.get(case.code) == case.severity
    # Tiles changed without a thought for the table may lie on one another.
    assert set(told) - {case.code} <= {"overlap"}


def test_every_code_has_a_case() -> None:
    assert {case.code for case in CASES} == set(RULES)


@pytest.mark.parametrize(
    ("tiles", "players", "kind", "tour"),
    [
        (FOUR, 4, "normal", False),
        (SIX, 6, "normal", True),
        (LONG, 4, "extended", True),
        (TRIAL, 6, "itt", True),
        (TRIAL, 4, "ttt", False),
    ],
)
def test_a_good_stage_passes(tiles: str, players: int, kind: StageKind, *, tour: bool) -> None:
    assert check(read_tiles(tiles), players=players, kind=kind, tour=tour) == ()


def test_what_a_stage_is_for_decides_which_rules_speak() -> None:
    four = read_tiles(FOUR)
    codes = {finding.code for finding in check(four, players=5)}
    assert codes == {"no-bonus", "no-supply", "narrow-finish-for-many"}
    assert {finding.code for finding in check(four, kind="extended")} >= {"short-extended"}
    assert {finding.code for finding in check(read_tiles(LONG))} == {"many-straights"}
    assert {finding.code for finding in check(read_tiles(TRIAL), players=6)} == {"no-bonus"}


def test_supply_squares_count_and_not_the_numbers_of_their_tiles() -> None:
    cobbled = read_tiles(swapped(FOUR, f="4B"))
    assert "supply-at-finish" not in {finding.code for finding in check(cobbled)}
    bonus = read_tiles(SIX.replace(" 9B ", " ").replace(" v", " 9B v"))
    assert "supply-at-finish" not in {finding.code for finding in check(bonus, players=6)}
    short = read_tiles(SIX.replace(" 3 ", " 3B ").replace("9B", "9"))
    assert "no-supply" in {finding.code for finding in check(short, players=6)}


def test_a_row_that_is_not_a_road_is_not_judged_further() -> None:
    assert [finding.code for finding in check(["b", "c"])] == ["no-start", "no-finish"]
    assert [finding.code for finding in check([])] == ["no-tiles"]
    assert {finding.code for finding in check(["a", *["b"] * 5000, "u"])} == {"tile-used-twice"}


def test_which_printed_stages_break_which_errors() -> None:
    broken = {
        stage.id: sorted(
            finding.code
            for finding in check(
                stage.tiles,
                players=stage.players[1],
                kind=cast("StageKind", stage.special or "normal"),
                tour=stage.set == "grand_tour",
                tokens=stage.tokens or None,
            )
            if finding.severity == "error"
        )
        for stage in STAGES.values()
    }
    narrow = {f"peloton-{number}-5-6": ["narrow-finish-for-many"] for number in range(7, 13)}
    assert {stage: codes for stage, codes in broken.items() if codes} == narrow | {
        "gigamic2018-9": ["many-straights", "missing-turns"],
        "gigamic2018-17": ["missing-turns"],
        "gigamic2018-21": ["missing-turns", "narrow-finish-for-many", "no-bonus"],
    }


def test_the_document_names_every_rule_and_code() -> None:
    rows = re.findall(
        r"(?m)^\| \*\*(D\d+)\*\* \| (\w+) \| .* \| (.+) \|$", DOCUMENT.read_text(encoding="utf-8")
    )
    assert [number for number, _, _ in rows] == [f"D{number}" for number in range(1, 15)]
    told = {code: number for number, _, codes in rows for code in re.findall(r"`([a-z-]+)`", codes)}
    assert told == dict(RULES)
    severities = {number: {"error": "error", "advice": "warning"}[word] for number, word, _ in rows}
    assert all(severities[RULES[case.code]] == case.severity for case in CASES)
