"""Whatever is written in a scenario file, it is played or refused in one line."""

import json

from hypothesis import given
from hypothesis import strategies as st

from echappee.engine import Refused
from echappee.scenarios import play, read_scenarios

NAMES = ("A", "B", "Red.R", "Red.S")
PLACES = ("1", "5r", "9m", "12l", "12g1", "A3", "O2g1", "N4", "0", "out", "9^", "3o/1", "@")
REST = ("2", "4", "9", "99", "2e", "²", "crashed", "exhausted", "time", "1:20", "+1min", "[chase]", "6+asc6")
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
        return [line for scenario in read_scenarios(text, "some.toml") for line in play(scenario)]
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
    """Some riders on these places, with any card, lying or not."""
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
