"""Whatever is written in a scenario file, it is played or refused in one line."""

import json

from hypothesis import given
from hypothesis import strategies as st

from echappee.engine import Refused
from echappee.scenarios import play, read_scenarios

NAMES = ("A", "B", "Red.R", "Red.S")
PLACES = ("1", "5r", "9m", "12l", "12g1", "A3", "0", "out", "9^", "3o/1", "@")
REST = ("2", "4", "9", "99", "2e", "²", "crashed", "exhausted", "time", "[chase]")
TEXTS = st.lists(st.sampled_from(NAMES + PLACES + REST), max_size=4).map(" ".join)
PARTS = st.one_of(TEXTS, st.integers(-2, 40), st.booleans(), st.lists(TEXTS, max_size=3))
VALUES = st.one_of(PARTS, st.lists(st.lists(TEXTS, max_size=2), max_size=2))
KEYS = {
    "round": ("road", "line", "mode", "from", "riders", "next", "expect", "moved", "order", "winner"),
    "energy": ("road", "rider", "down", "recycled", "draws", "plays"),
    "bid": ("tiles", "riders", "decks", "bids"),
    "placement": ("tiles", "teams", "placed", "expect"),
    "weather": ("tiles", "tokens", "expect"),
    "preview": ("road", "riders", "rider", "card"),
}
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


@given(
    st.dictionaries(
        st.tuples(st.integers(1, 12), st.sampled_from("rl")),
        st.tuples(st.integers(1, 12), st.sampled_from(["", " crashed"])),
        min_size=1,
        max_size=8,
    ),
    st.sampled_from(ROADS),
)
def test_every_well_formed_round_can_be_ridden(
    riders: dict[tuple[int, str], tuple[int, str]], road: str
) -> None:
    written = [
        f"A{number} {square}{lane} {card}{down}"
        for number, ((square, lane), (card, down)) in enumerate(riders.items())
    ]
    text = f"[[round]]\nname = 'a name'\nroad = '{road}'\nriders = {written}\nexpect = ['A0 99r']"
    assert any(line.endswith("not on 99r") for line in told(text))
