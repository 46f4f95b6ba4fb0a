import ast
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

import echappee.flamme.rules
from echappee.engine import Event
from echappee.flamme.rules import FLAMME, Ruleset
from echappee.flamme.words import WORDS
from echappee.flamme.words.english import tell
from echappee.flamme.words.narration import NOT_TOLD, TOLD
from echappee.flamme.words.narration import narrate as find
from tests.words.flamme.races import FORMATS, moved, ridden, start, table

ROOT = Path(__file__).parents[3]


def told_codes() -> Iterator[str]:
    """Every code that the rules tell: the first argument of each call of `tell`, wherever it is kept."""
    for path in Path(echappee.flamme.rules.__path__[0]).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("tell", "self._tell"):
                assert isinstance(node.args[0], ast.Constant), f"{path}: a code must be written out"
                yield str(node.args[0].value)


def test_every_code_is_told_or_has_a_reason_not_to_be() -> None:
    codes = list(told_codes())
    assert len(codes) > 15
    assert not set(TOLD) & set(NOT_TOLD)
    assert set(TOLD) | set(NOT_TOLD) == set(codes)


def test_every_rule_cited_in_a_report_is_a_rule() -> None:
    text = (ROOT / "docs/rules/flamme.md").read_text(encoding="utf-8")
    rules = set(re.findall(r"\*\*(\d+\.\d+\.\d+)\*\*", text))
    for seed, kind in product(range(3), FORMATS):
        race = ridden(seed, kind)
        lines, _ = WORDS.narrate(race.heard(None), start(race))
        cited = {rule for line in lines for rule in line.rules}
        assert cited
        assert cited <= rules


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("kind", FORMATS)
def test_the_view_after_a_race_is_a_spectators(seed: int, kind: str) -> None:
    """What single seats are told in between does not change what everybody knows."""
    race = ridden(seed, kind)
    assert any(event.audience for event in race.events)
    _, after = find(race.events, start(race))
    assert after == FLAMME.cut(race.position, None)


def test_what_one_seat_hears_is_told_where_it_happened() -> None:
    before = table("squares:30", "blue.R 6r", "red.R 12r")
    drew = Event("drew", "2.2.2", {"rider": "blue.R", "hand": ("3", "4"), "reshuffled": True}, "blue")
    played = Event("played", "2.3.1", {"rider": "blue.R", "card": "5"}, "blue")
    home = Event("home", "5.1.1", {"rider": "red.R", "round": 3})
    lines, after = find([home, drew, home, played], before)
    assert [(line.first, [said.id for said in line.sentences]) for line in lines] == [
        (0, ["home"]),
        (1, ["drew"]),
        (2, ["home"]),
    ]
    assert after.rider("blue.R") == before.rider("blue.R")


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (moved("blue.R", 1, 6, "5"), "Blue’s Rouleur plays 5 and rides to 6."),
        (moved("blue.R", 1, 3, "2e"), "Blue’s Rouleur plays exhaustion (2) and rides to 3."),
        (
            moved("blue.R", 1, 6, "7", speed=7, limited=2),
            "Blue’s Rouleur plays 7 but rides 5, to 6. The climb costs 2 squares.",
        ),
        (
            moved("pink.R", 3, 4, "2", speed=2, blocked=1),
            "Pink’s Rouleur plays 2 but rides 1, to 4. No room beside both Red riders: 1 lost.",
        ),
        (
            moved("blue.R", 1, 1, "9", speed=9, limited=4, blocked=5, crashed=True),
            (
                "Blue’s Rouleur plays 9 but stays on 1. The climb costs 4 squares."
                " No way past both Green riders: 5 lost. And down on the slippery road."
            ),
        ),
        (
            moved("blue.R", 1, 4, "5", stood_up=True),
            "Blue’s Rouleur plays 5 but rides 3, to 4. Back on the bike: 2 squares slower.",
        ),
        (
            moved("white.R", 14, 19, "3"),
            "White’s Rouleur plays 3 but rides 5, to 19. The descent makes it 5.",
        ),
    ],
)
def test_a_move_says_what_happened_on_the_way(event: Event, sentence: str) -> None:
    places = "blue.R 1r", "red.R 5r", "red.S 5l", "green.R 2r!", "green.S 2l!", "white.R 14r", "pink.R 3r"
    said = tell(event, table("squares:6,4^,3,20v", *places))
    assert said == sentence


def test_slipstream_names_the_riders_that_follow_and_those_that_cannot() -> None:
    before = table("squares:4^,30", "blue.R 6r", "red.R 5r", "green.R 4r", "white.R 8r")
    event = Event("slipped", "4.2.2", {"moves": (("blue.R", 7, 0), ("red.R", 6, 0))})
    said = tell(event, before)
    assert said == (
        "Blue’s Rouleur and Red’s Rouleur slipstream up to White’s Rouleur. "
        "No shelter for Green’s Rouleur: left behind."
    )


def test_several_tired_riders_are_told_in_one_line() -> None:
    before = table("squares:30", "blue.R 6r", "blue.S 9r", "red.R 12r")
    events = [Event("exhausted", "4.3.1", {"rider": name}) for name in ("blue.R", "blue.S", "red.R")]
    lines, after = WORDS.narrate(events, before)
    assert [line.text for line in lines] == [
        "Wind in the face: exhaustion for both Blue riders and Red’s Rouleur."
    ]
    assert [rider.taken for rider in after.riders] == [1, 1, 1]


def test_riders_without_a_card_are_told_apart_from_those_in_the_wind() -> None:
    before = table("squares:30", "blue.R 6r", "red.R 12r", "white.R 15r", ruleset=Ruleset(itt=True))
    reasons = [("2.2.4", "blue.R"), ("11.2.2", "red.R"), ("4.3.1", "white.R")]
    lines, _ = WORDS.narrate([Event("exhausted", rule, {"rider": name}) for rule, name in reasons], before)
    assert [line.text for line in lines] == [
        "No cards left: exhaustion for Blue’s Rouleur.",
        "The hardest effort: exhaustion for Red’s Rouleur.",
        "Wind in the face: exhaustion for White’s Rouleur.",
    ]


def test_a_line_is_found_by_its_first_event_and_has_the_rules_of_what_was_special() -> None:
    before = table("squares:6,4^,20", "blue.R 1r", "red.R 5r")
    events = [
        Event("phase", "3.0.0", {"round": 3, "phase": "movement"}),
        moved("blue.R", 1, 6, "7", speed=7, limited=2),
        *(Event("exhausted", "4.3.1", {"rider": name}) for name in ("blue.R", "red.R")),
        Event("won", "5.1.2", {"rider": "blue.R"}),
    ]
    lines, _ = find(events, before)
    assert [(line.first, line.rules) for line in lines] == [(1, ("3.2.4",)), (2, ("4.3.1",)), (4, ("5.1.2",))]
    assert [sentence.rule for sentence in lines[0].sentences] == ["3.3.1", "3.2.4"]
