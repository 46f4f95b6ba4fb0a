"""The tables of Homas Tour Pro refuse what is wrong in them, and say what differs."""

import pytest

from echappee.engine import Refused
from echappee.scenarios import play, read_scenarios

HOMAS = """
road = "0x30,-3x10,0x20;red=35;sprint=50;stage"
directors = [2, 3, 5]
team_cards = ["2 6h,5k"]
riders = ["21 5.3 cards 6h,5k fitness 9", "33 4.3 moved", "12 4.2", "31 3.1 spent 6", "53 3.3 wait 1"]
dice = [4, 5]
answers = ["21 rolls to 14.3", "31 follows"]
expect = ["21 14.3 cards 6h,5k moved", "31 12.3 spent 6 wait 0 place 0 delay 0:00"]
order = ["21", "12", "31"]
left = ["2 6h,5k"]
disqualified = []
events = []
next = "nobody"
"""
HOMAS_TOUR = """
riders = ["21", "32", "43"]
time = ["32 0:24", "43 0:48"]
[[homas_tour.stage]]
crossed = ["43", "21", "32"]
delays = ["21 1:24", "32 1:24"]
rushes = [["43", "21"]]
summits = ["hill 32"]
cards = ["21 1"]
limit = 1
[homas_tour.expect]
time = ["32 1:05", "21 0:37"]
green = ["43 15"]
polka = ["32 5"]
draws = ["43 1"]
tired = ["21", "32"]
jerseys = { yellow = "43", green = "21", polka = "32" }
teams = ["4 0:00"]
"""
TABLES = {"homas": HOMAS, "homas_tour": HOMAS_TOUR}


def differences(table: str, old: str = "", new: str = "") -> list[str]:
    """What differs when something in the table is written otherwise."""
    assert old in TABLES[table]
    text = f"[[{table}]]\nname = 'a name'\n{TABLES[table].replace(old, new)}"
    (scenario,) = read_scenarios(text, "some.toml")
    return [line.removeprefix("some.toml: a name: ") for line in play(scenario)]


@pytest.mark.parametrize("table", TABLES)
def test_the_examples_hold(table: str) -> None:
    assert differences(table) == []


@pytest.mark.parametrize(
    ("table", "old", "new", "lines"),
    [
        ("homas", '"21 14.3 cards', '"21 14.4 cards', ["expect: 21 is on 14.3, not on 14.4"]),
        ("homas", "cards 6h,5k moved", "cards 6h", ["expect: 21 has cards 6h,5k, not 6h"]),
        ("homas", "cards 6h,5k moved", "waiting", ["expect: 21 has moved"]),
        ("homas", "cards 6h,5k moved", "one-die", ["expect: 21 has both dice"]),
        (
            "homas",
            "wait 0 place 0",
            "wait 1 place 2",
            ["expect: 31 has wait 0, not 1", "expect: 31 has place 0, not 2"],
        ),
        ("homas", "delay 0:00", "delay 0:06", ["expect: 31 has delay 0:00, not 0:06"]),
        ("homas", '"12", "31"]', '"31", "12"]', ["order: 21, 12, 31, not 21, 31, 12"]),
        ("homas", '["2 6h,5k"]\ndis', '["2 none"]\ndis', ["left: 2 has 6h,5k, not none"]),
        ("homas", "disqualified = []", "disqualified = [3]", ["disqualified: none, not 3"]),
        ("homas", "events = []", 'events = ["21 9"]', ["events: none, not 21 9"]),
        ("homas", "dice = [4, 5]", "dice = [4]", ["answers: nobody asks for “21 rolls to 14.3”"]),
        ("homas", "dice = [4, 5]", "dice = [4, 5, 6]", ["dice: nobody rolls 6"]),
        (
            "homas",
            "rolls to 14.3",
            "rolls to 15.3",
            ["answers: “21 rolls to 15.3” is not possible"],
        ),
        ("homas", '"31 follows"', '"53 follows"', ["answers: 31 says follows or no now, not “53 follows”"]),
        (
            "homas",
            '"31 follows"',
            '"31 follows", "31 no"',
            ["answers: 21 says rolls, plays, attacks, fitness, asks, rests now, not “31 no”"],
        ),
        ("homas", 'next = "nobody"', 'may = ["53 waits"]', ["may: “53 waits” cannot be said now"]),
        ("homas_tour", "32 1:05", "32 1:06", ["time: 32 has 1:05, not 1:06"]),
        ("homas_tour", "43 15", "43 14", ["green: 43 has 15, not 14"]),
        ("homas_tour", '"21", "32"]\njer', '"21"]\njer', ["tired: 21 32, not 21"]),
        ("homas_tour", 'polka = "32"', 'polka = "none"', ["jerseys: polka is worn by 32, not none"]),
        ("homas_tour", "4 0:00", "3 0:00", ["teams: 4 0:00, 2 0:37, 3 1:05, not 3 0:00"]),
        ("homas_tour", "limit = 1", "limit = 2", ["tired: none, not 21 32"]),
    ],
)
def test_each_difference_is_one_line(table: str, old: str, new: str, lines: list[str]) -> None:
    assert differences(table, old, new) == lines


@pytest.mark.parametrize(
    ("table", "old", "new", "code", "detail"),
    [
        ("homas", "0x30,", "30,", "bad-road", "30 is no stretch such as 0x12"),
        ("homas", "red=35", "red=99", "bad-road", "red=99 says nothing about a road of 60 rows"),
        ("homas", "[2, 3, 5]", "[2, 3, 6]", "bad-teams", "directors must be a list of teams, 1 to 5"),
        ("homas", "[2, 3, 5]", "[2, 3, 3]", "named-twice", "the team 3 stands there twice"),
        ("homas", "[2, 3, 5]", "[]", "bad-teams", "one to four teams have a director"),
        ("homas", "directors =", "ranks = [1, 2]\ndirectors =", "bad-order", "each of the five teams once"),
        ("homas", "directors =", "round = 0\ndirectors =", "bad-value", "round is 1 to 99, not 0"),
        (
            "homas",
            "directors =",
            "from = 'end'\ndirectors =",
            "bad-value",
            "from is move, rush, sprint, retreat",
        ),
        ("homas", "directors =", "weather = 1\ndirectors =", "unknown-key", "there is no key weather here"),
        ("homas", '["2 6h,5k"]\nriders', '["1 6h"]\nriders', "bad-teams", "team 1 is neutral"),
        ("homas", '["2 6h,5k"]\nriders', '["2 7"]\nriders', "bad-card", "7 is no energy card"),
        ("homas", '["2 6h,5k"]\nriders', '["red 6"]\nriders', "bad-teams", "“red 6” is no team with its"),
        ("homas", '"12 4.2"', '"12"', "bad-rider", "“12” is no rider such as 21 5.3 cards 6h,5k"),
        ("homas", '"12 4.2"', '"15 4.2"', "bad-rider", "15 is no rider such as 21"),
        ("homas", '"12 4.2"', '"21 4.2"', "named-twice", "the rider 21 stands there twice"),
        ("homas", '"12 4.2"', '"12 4.5"', "bad-square", "there is no square 4.5 on this road"),
        ("homas", '"12 4.2"', '"12 4.3"', "taken-square", "33 and 12 are both on 4.3"),
        ("homas", '"12 4.2"', '"12 4.2 cards 6"', "bad-rider", "12 is neutral and has no cards"),
        ("homas", '"12 4.2"', '"12 4.2 fast"', "unknown-word", "“12 4.2 fast”: fast means nothing here"),
        ("homas", '"12 4.2"', '"12 4.2 home 2"', "bad-rider", "12 is home before turn 2, not in 2"),
        ("homas", "fitness 9", "fitness 1", "bad-card", "fitness cards are 2 3 4 5 6 7 8 9 10 J Q K A"),
        ("homas", "wait 1", "wait", "bad-rider", "wait needs a number"),
        ("homas", "wait 1", "wait 1 wait 2", "named-twice", "the word wait stands there twice"),
        ("homas", "[4, 5]", "[4, 7]", "bad-value", "dice must be a list of numbers, 1 to 6"),
        ("homas", '"31 follows"', '"31"', "bad-answer", "“31”: it is not said what 31 does"),
        ("homas", '"31 follows"', '""', "bad-rider", "nothing is no rider such as 21"),
        ("homas", '"31 follows"', '"31 jumps"', "bad-answer", "jumps is none of rolls, plays"),
        ("homas", '"31 follows"', '"31 plays"', "bad-answer", "plays needs cards such as 6h, t5k or 6+5k"),
        ("homas", '"31 follows"', '"31 keeps 8"', "bad-answer", "keeps needs a die or the value of a card"),
        ("homas", '"31 follows"', '"31 to 9"', "bad-square", "there is no square 9 on this road"),
        (
            "homas",
            '"31 follows"',
            '"31 rolls no"',
            "bad-answer",
            "after rolls only “to” and a square may follow",
        ),
        ("homas", '"31 follows"', '"12 follows"', "bad-answer", "12 is neutral, nobody decides for it"),
        ("homas", '"31 12.3', '"34 12.3', "unknown-rider", "expect: 34 is not on the road"),
        ("homas", '"31 12.3', '"21 12.3', "named-twice", "the rider 21 stands there twice"),
        ("homas", "place 0", "first", "unknown-word", "first means nothing here"),
        ("homas", "delay 0:00", "delay 9", "bad-outcome", "time needs a time such as 1:20"),
        ("homas", '"12", "31"]', '"12 31"]', "bad-outcome", "order: “12 31” is no line of order"),
        ("homas", 'next = "nobody"', 'may = ["31 rolls to 9.2"]', "bad-answer", "is more than one answer"),
        ("homas", 'next = "nobody"', 'next = "all"', "bad-rider", "all is no rider such as 21"),
        ("homas_tour", '"21", "32", "43"]\ntime', "]\ntime", "no-riders", "there are no riders"),
        ("homas_tour", "32 0:24", "54 0:24", "unknown-rider", "there is no rider 54, only 21 32 43"),
        ("homas_tour", "32 0:24", "32 24", "bad-outcome", "time needs a time such as 1:20"),
        (
            "homas_tour",
            '"43", "21", "32"]\ndel',
            '"43", "21"]\ndel',
            "bad-result",
            "32 crosses the line once",
        ),
        ("homas_tour", "hill 32", "col 32", "bad-result", "a climb is mountain or hill, not col"),
        (
            "homas_tour",
            "limit = 1",
            "kind = 'wet'",
            "bad-result",
            "a stage is flat, mountain, trial, not wet",
        ),
        ("homas_tour", "limit = 1", "disqualified = [1]", "bad-result", "there is no team white"),
        (
            "homas_tour",
            "limit = 1",
            "arrivals = ['21 4']",
            "bad-result",
            "“21 4” is no arrival such as 21 4 +6",
        ),
        ("homas_tour", "4 0:00", "6 0:00", "bad-teams", "“6 0:00” is no team with its time"),
        ("homas_tour", 'polka = "32"', 'polka = "31"', "unknown-rider", "there is no rider 31"),
    ],
)
def test_what_is_wrong_is_refused(table: str, old: str, new: str, code: str, detail: str) -> None:
    with pytest.raises(Refused) as caught:
        differences(table, old, new)
    assert caught.value.code == code
    assert caught.value.detail.startswith("some.toml: a name: ")
    assert detail in caught.value.detail


@pytest.mark.parametrize(
    ("table", "expected", "nothing"),
    [
        ("homas", HOMAS[HOMAS.index("expect =") :], ""),
        ("homas", HOMAS[HOMAS.index("expect =") :], "expect = []\nmay = []"),
        (
            "homas_tour",
            HOMAS_TOUR[HOMAS_TOUR.index("[homas_tour.expect]\n") :],
            "[homas_tour.expect]\ntime = []",
        ),
    ],
)
def test_a_table_of_which_nothing_is_expected(table: str, expected: str, nothing: str) -> None:
    with pytest.raises(Refused) as caught:
        differences(table, expected, nothing)
    assert caught.value.code == "no-expectation"
