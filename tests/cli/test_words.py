import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import echappee.flamme
from echappee.cli.chapters import chapters
from echappee.engine import Event, Race, SeededDealer
from echappee.flamme import FLAMME, Ruleset, Setup, TeamSetup, View, set_up
from echappee.flamme.cards import Card
from echappee.flamme.course import course
from echappee.flamme.position import Team
from echappee.flamme.views import RiderView
from echappee.road.stages import find_stage
from echappee.words import narrate, tell
from echappee.words.english import NOT_TOLD, SENTENCES
from echappee.words.telling import PARTS

ROOT = Path(__file__).parents[2]


def told_codes() -> Iterator[str]:
    """Every code that the rules tell: the first argument of each call of `tell`."""
    for path in Path(echappee.flamme.__path__[0]).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "tell":
                assert isinstance(node.args[0], ast.Constant), f"{path}: a code must be written out"
                yield str(node.args[0].value)


def test_every_code_has_a_sentence_or_a_reason_to_have_none() -> None:
    codes = set(told_codes())
    assert len(codes) > 15
    for code in codes:
        assert (code in NOT_TOLD) != (code in SENTENCES and code in PARTS), code


def test_no_sentence_is_left_over() -> None:
    codes = set(told_codes())
    assert {key.partition(".")[0] for key in SENTENCES} | set(NOT_TOLD) == codes


def test_every_rule_cited_in_a_report_is_a_rule() -> None:
    text = (ROOT / "docs/rules/flamme.md").read_text(encoding="utf-8")
    rules = set(re.findall(r"\*\*(\d+\.\d+\.\d+)\*\*", text))
    setup = Setup(
        find_stage("peloton-7-2-4").tiles,
        (TeamSetup(),) * 2,
        Ruleset(weather=True, breakaway=True, ride_out=True),
    )
    for seed in range(5):
        race = Race(FLAMME, set_up(setup), SeededDealer(seed))
        while not race.over:
            race.answer(race.questions[0].id, race.questions[0].sample(lambda n: n - 1))
        cited = {rule for chapter in chapters(race) for line in chapter.lines for rule in line.rules}
        assert cited <= rules


def table(road: str, *riders: str) -> View:
    """A table with riders such as `red.R 12r`, `blue.S 3l!`."""
    views = []
    for text in riders:
        name, place = text.split()
        team, kind = name.split(".")
        lane = {"r": 0, "l": 1}[place.rstrip("!")[-1]]
        square = int(place.rstrip("!")[:-1])
        views.append(
            RiderView(team, kind, False, square, lane, place.endswith("!"), 0, (Card(5),), (), 0, None)
        )
    teams = tuple(Team(colour) for colour in dict.fromkeys(view.team for view in views))
    return View(None, Ruleset(), course(road), teams, tuple(views), 3, "movement")


def moved(rider: str, start: int, square: int, card: str, **more: int | bool) -> Event:
    args = {
        "stood_up": False,
        "speed": square - start,
        "limited": 0,
        "blocked": 0,
        "lane": 0,
        "crashed": False,
    }
    args |= more
    return Event("moved", "3.3.1", args | {"rider": rider, "start": start, "square": square, "card": card})


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (moved("blue.R", 1, 6, "5"), "Blue’s Rouleur plays 5 and rides to 6."),
        (moved("blue.R", 1, 3, "2e"), "Blue’s Rouleur plays exhaustion (2) and rides to 3."),
        (
            moved("blue.R", 1, 6, "7", speed=7, limited=2),
            "Blue’s Rouleur plays 7 but rides 5, to 6. The climb takes 2.",
        ),
        (
            moved("blue.R", 1, 4, "4", speed=4, blocked=1),
            "Blue’s Rouleur plays 4 but rides 3, to 4. No room beside both Red riders: 1 lost.",
        ),
        (
            moved("blue.R", 1, 1, "9", speed=9, blocked=9, crashed=True),
            (
                "Blue’s Rouleur plays 9 but stays on 1. No way past both Green riders: 9 lost."
                " And down on the slippery road."
            ),
        ),
        (
            moved("blue.R", 1, 4, "5", stood_up=True),
            "Blue’s Rouleur plays 5 but rides 3, to 4. Back on the bike: 2 slower.",
        ),
        (
            moved("white.R", 14, 19, "3"),
            "White’s Rouleur plays 3 but rides 5, to 19. The descent makes it 5.",
        ),
    ],
)
def test_a_move_says_what_came_between(event: Event, sentence: str) -> None:
    places = "blue.R 1r", "red.R 5r", "red.S 5l", "green.R 2r!", "green.S 2l!", "white.R 14r"
    said = tell(event, table("squares:6,4^,3,20v", *places))
    assert said == sentence


def test_slipstream_names_who_follows_whom_and_who_cannot() -> None:
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
    lines, after = narrate(events, before)
    assert [line.text for line in lines] == [
        "Wind in the face: exhaustion for both Blue riders and Red’s Rouleur."
    ]
    assert [rider.taken for rider in after.riders] == [1, 1, 1]
