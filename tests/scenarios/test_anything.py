"""Any scenario file is played or refused in one line."""

import json

from hypothesis import given
from hypothesis import strategies as st

from echappee.engine import Refused
from echappee.scenarios import play_scenario, read_scenarios

NAMES = ("A", "B", "Red.R", "Red.S", "21", "33")
PLACES = ("1", "5r", "9m", "12l", "12g1", "A3", "O2g1", "N4", "0", "out", "9^", "3o/1", "@", "5.2", "0x9")
REST = (
    "2",
    "4",
    "9",
    "99",
    "2e",
    "²",
    "crashed",
    "exhausted",
    "time",
    "1:20",
    "+1min",
    "[chase]",
    "6+asc6",
    "rolls",
    "to",
    "cards",
    "6h",
)
TEXTS = st.lists(st.sampled_from(NAMES + PLACES + REST), max_size=4).map(" ".join)
PARTS = st.one_of(TEXTS, st.integers(-2, 40), st.booleans(), st.lists(TEXTS, max_size=3))
VALUES = st.one_of(PARTS, st.lists(st.lists(TEXTS, max_size=2), max_size=2))
KEYS = {
    "round": (
        *("road", "line", "mode", "from", "riders", "next", "expect", "moved", "order", "winner"),
        *("major", "minor", "finish", "slipped"),
    ),
    "energy": ("road", "rider", "down", "recycled", "draws", "plays"),
    "bid": ("tiles", "riders", "decks", "bids"),
    "placement": ("tiles", "teams", "placed", "expect"),
    "weather": ("tiles", "tokens", "expect"),
    "preview": ("road", "riders", "rider", "card"),
    "draft": ("order", "picks"),
    "recovery": ("road", "rider", "down", "recycled", "draws", "plays", "gives"),
    "refresh": ("down", "recycled", "played", "token", "home", "takes"),
    "tokens": ("start", "line", "ascents", "sixes"),
    "tour": ("teams", "stages", "tp", "time", "sprint", "mountain", "rest", "stage", "expect"),
    "homas": (
        *("road", "riders", "directors", "ranks", "team_cards", "round", "rain", "from", "dice", "answers"),
        *("expect", "order", "events", "fell", "sprinted", "rushed", "left", "disqualified", "may", "next"),
    ),
    "homas_tour": ("riders", "time", "green", "stage", "expect"),
}
MODES = ("race", "tour", "ttt", "itt")
POWERS = (
    "",
    " [asc7]",
    " [desc7]",
    " [relentless breakaway]",
    " [breakaway chase]",
    " [nimble]",
    " [recovery]",
)
ROADS = ("40", "9 6^ 15", "5 6~ 9", "4 4v 3 6^ 9", "6/3 3 10/2", "9 3~ 9", "20~", "3s 3o 20%")


def told(text: str) -> list[str]:
    """What differs, or why it is refused."""
    try:
        return [line for scenario in read_scenarios(text, "some.toml") for line in play_scenario(scenario)]
    except Refused as refused:
        return [refused.detail]


@st.composite
def tables(draw: st.DrawFn) -> str:
    """A table with some of its keys, filled in with anything."""
    table = draw(st.sampled_from(sorted(KEYS)))
    keys = draw(st.lists(st.sampled_from(KEYS[table]), unique=True))
    lines = [f"{key} = {json.dumps(draw(VALUES), ensure_ascii=False)}" for key in keys]
    return "\n".join([f"[[{table}]]", 'name = "a name"', *lines])


@given(tables())
def test_it_is_played_or_refused(text: str) -> None:
    for line in told(text):
        assert line.startswith("some.toml: ")
        assert "\n" not in line


@st.composite
def fields(draw: st.DrawFn, places: tuple[str, ...]) -> list[str]:
    """Some riders at these locations, with any card, crashed or not."""
    riders = draw(st.lists(st.sampled_from(places), unique=True, min_size=1, max_size=8))
    cards = st.tuples(st.integers(1, 12), st.sampled_from(POWERS), st.sampled_from(["", " crashed"]))
    return [f"A{number} {place} {''.join(map(str, draw(cards)))}" for number, place in enumerate(riders)]


PLAIN = tuple(f"{square}{lane}" for square in range(1, 13) for lane in ("r", "l", "g1"))
SPLIT = tuple(f"{name}{lane}" for name in (*"123", "A1", "A2", "A3", "N1", "N2", "N3") for lane in "rl")
WAYS = (*(f"I{number}" for number in (1, 2, 3)), *(f"O{number}" for number in range(1, 6)), "I1g1", "O5g1")


@given(fields(PLAIN), st.sampled_from(ROADS), st.sampled_from(MODES))
def test_every_well_formed_round_can_be_ridden(riders: list[str], road: str, mode: str) -> None:
    text = f"[[round]]\nname = 'a name'\nroad = '{road}'\nmode = '{mode}'\n"
    assert any(line.endswith("not on 99r") for line in told(f"{text}riders = {riders}\nexpect = ['A0 99r']"))


@given(fields(SPLIT + WAYS), st.sampled_from(MODES), st.sampled_from(["", "line = 'N4'\n"]))
def test_every_roundabout_can_be_ridden(riders: list[str], mode: str, line: str) -> None:
    text = f"[[round]]\nname = 'a name'\nroad = '3 @ 4 4~ 20'\nmode = '{mode}'\n{line}"
    assert any(
        line.endswith("not on N99r") for line in told(f"{text}riders = {riders}\nexpect = ['A0 N99r']")
    )


SQUARES = tuple(f"{row}.{lane}" for row in range(4, 14) for lane in (1, 2, 3, 4))
MARKS = ("", " cards 6h,5k", " spent 6", " fitness A", " wait 1", " moved", " rested", " one-die", " home 1")
HOMAS_ROADS = (
    "0x60",
    "0x8,-3x9,+2x5,0x30;mountain=9-22",
    "0x4,k-2x30;hell;rain",
    "0x14;stage;sprint=9",
    "0x20;trial",
)
SAID = (
    "rolls",
    "plays 6h",
    "asks",
    "no",
    "follows",
    "takes",
    "counters 5k",
    "table",
    "keeps 3",
    "to 20.2",
    "back",
)


@st.composite
def homas_tables(draw: st.DrawFn) -> str:
    """Riders of Homas Tour Pro on any squares, any dice, and answers that mostly do not fit."""
    names = [f"{team}{number}" for team in range(1, 6) for number in range(1, 5)]
    riders = draw(st.lists(st.sampled_from(names), unique=True, min_size=1, max_size=9))
    squares = draw(st.permutations(SQUARES))
    marked = [
        f"{name} {square}" + (draw(st.sampled_from(MARKS)) if name[0] != "1" else "")
        for name, square in zip(riders, squares, strict=False)
    ]
    directed = [name for name in riders if name[0] != "1"] or ["21"]
    said = st.tuples(st.sampled_from(directed), st.sampled_from(SAID)).map(" ".join)
    keys = {
        "road": draw(st.sampled_from(HOMAS_ROADS)),
        "from": draw(st.sampled_from(["move", "rush", "sprint", "retreat"])),
        "round": draw(st.integers(2, 5)),
        "riders": marked,
        "dice": draw(st.lists(st.integers(1, 6), max_size=40)),
        "answers": draw(st.lists(said, max_size=4)),
        "expect": [f"{riders[0]} 3.1"],
        "next": "54",
    }
    return "\n".join(["[[homas]]", 'name = "a name"', *(f"{key} = {json.dumps(keys[key])}" for key in keys)])


@given(homas_tables())
def test_every_well_formed_table_of_homas_is_ridden_and_differs(text: str) -> None:
    lines = told(text)
    assert lines
    for line in lines:
        assert line.startswith("some.toml: a name: ")
        assert line.removeprefix("some.toml: a name: ").startswith(
            ("answers: ", "dice: ", "expect: ", "next: ")
        )
