"""The tables of our own refuse what is wrong in them, and say what differs."""

import pytest

from echappee.engine import Refused
from echappee.scenarios import play, read_scenarios

ENERGY = """
down = "3 4 5 6 7"
draws = "3 4 5 6"
plays = "6"
expect = { hand = "3 4 5 6" }
"""
BID = """
tiles = "a 2B u"
riders = ["Blue.R 5r", "Blue.S 5l", "Red.R 4r", "Red.S 4l"]
bids = ["Blue.S 9 9", "Red.R 7 7"]
expect = { places = ["Blue.S 10r"] }
"""
PLACEMENT = """
tiles = "a b u"
teams = ["team", "team"]
placed = ["blue.R 5", "blue.S 5", "red.R 4", "red.S 4"]
expect = ["blue.R 5r"]
"""
WEATHER = """
tiles = "a b u"
tokens = ["wet"]
expect = ["7 slippery"]
"""
PREVIEW = """
road = "20"
riders = ["A 5r", "B 8r"]
rider = "A"
card = 7
expect = { square = 12 }
"""
DRAFT = """
order = ["Red", "Blue"]
picks = ["Red grimpeur", "Blue grimpeur refused", "Blue puncheur"]
expect = { turn = "Blue", riders = ["Red.R grimpeur"] }
"""
RECOVERY = """
down = "4+recovery 5 6 7 7"
recycled = "2e"
draws = "4+recovery 5 6 7"
plays = "4+recovery"
gives = true
expect = { asked = true, recycled = "5 6 7" }
"""
REFRESH = """
down = "5"
played = "6 7 9"
takes = "6 7"
expect = { asked = true, down = "5 6 7" }
"""
TOKENS = """
line = 60
ascents = [[20, 25], "finish"]
sixes = [1, 7, 31]
expect = { major = "mountain 61", minor = "mountain 26" }
"""
TOUR = """
teams = ["Red", "Blue"]
stages = 7
tp = ["Red 10"]
time = ["Red.R 7:30"]
[[tour.stage]]
kind = "normal"
crossed = ["Red.R", "Blue.S", "Blue.R", "Red.S"]
times = ["Red.R 0:00", "Red.S 1:20", "Blue.R 0:10", "Blue.S 0:10"]
sprint = ["Red.R 5"]
exhaustion = ["Red.S 5"]
rest = true
[tour.expect]
tp = ["Red 14"]
jerseys = { yellow = "Blue.S", green = "Red.R", polka = "none" }
ranking = ["Red"]
first_to_place = "Blue"
"""
TABLES = {
    "energy": ENERGY,
    "bid": BID,
    "placement": PLACEMENT,
    "weather": WEATHER,
    "preview": PREVIEW,
    "draft": DRAFT,
    "recovery": RECOVERY,
    "refresh": REFRESH,
    "tokens": TOKENS,
    "tour": TOUR,
}


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
        ("energy", 'hand = "3 4 5 6"', 'hand = "3"', ["hand: 3 4 5 6, not 3"]),
        ("energy", 'hand = "3 4 5 6"', 'down = "3"', ["down: 7, not 3"]),
        ("energy", 'hand = "3 4 5 6"', 'recycled = ""', ["recycled: 3 4 5, not none"]),
        ("energy", 'hand = "3 4 5 6"', "taken = 1", ["taken: 0, not 1"]),
        ("bid", "Blue.S 10r", "Red.R 10r", ["places: Red.R is on 4r, not on 10r"]),
        ("bid", 'places = ["Blue.S 10r"]', 'removed = ["Red.R 7"]', ["removed: of Red.R none, not 7"]),
        (
            "bid",
            'places = ["Blue.S 10r"]',
            'decks = ["Blue.S 9"]',
            ["decks: Blue.S has 2 2 2 2e 2e 3 3 3 4 4 4 5 5 5 9, not 9"],
        ),
        ("placement", '["blue.R 5r"]', '["red.S 4r"]', ["expect: red.S is on 4l, not on 4r"]),
        ("weather", "7 slippery", "7", ["expect: square 7 is slippery, not plain"]),
        ("weather", "7 slippery", "6 draws 3", ["expect: square 6 is plain, not draws 3"]),
        ("preview", "square = 12", "square = 13, limited = 1", ["limited: 0, not 1", "square: 12, not 13"]),
        ("preview", "square = 12", "rivals = []", ["rivals: B, not none"]),
        ("preview", "square = 12", "crowded = true", ["crowded: false, not true"]),
        ("draft", 'turn = "Blue"', 'turn = "Red"', ["turn: Blue, not Red"]),
        ("draft", "Red.R grimpeur", "Red.S flahute", ["riders: Red.S is nobody, not flahute"]),
        ("draft", "puncheur", "puncheur refused", ["picks: Blue may pick puncheur"]),
        (
            "draft",
            '"Blue puncheur"]\nexpect = { turn = "Blue", riders = ["Red.R grimpeur"] }',
            '"Blue puncheur", "Blue flahute", "Red polyvalent"]\nexpect = { decks = ["Red.S 9"] }',
            ["decks: Red.S has 2 2 2 3 3 3 3 5 5 5 6 6 9 9 9, not 9"],
        ),
        ("recovery", 'recycled = "5 6 7"', 'down = "5"', ["down: 7, not 5"]),
        ("recovery", "gives = true", "gives = false", ["recycled: 2e 5 6 7, not 5 6 7"]),
        ("recovery", "asked = true", "asked = false", ["asked: true, not false"]),
        (
            "recovery",
            'recycled = "2e"',
            "",
            ["asked: false, not true", "gives: nothing is asked"],
        ),
        ("refresh", 'down = "5 6 7"', 'played = "6"', ["played: 9, not 6"]),
        ("refresh", 'down = "5 6 7"', "allowed = false", ["allowed: 6,7 is allowed"]),
        ("refresh", 'takes = "6 7"', 'takes = "8"', ["allowed: 8 is refused"]),
        ("refresh", "asked = true", "asked = false", ["asked: true, not false"]),
        ("tokens", "mountain 26", "sprint 26", ["minor: mountain 26, not sprint 26"]),
        ("tokens", "mountain 61", "none", ["major: mountain 61, not none"]),
        (
            "tokens",
            'ascents = [[20, 25], "finish"]\nsixes = [1, 7, 31]',
            "",
            ["major: sprint 61, not mountain 61", "minor: none, not mountain 26"],
        ),
        ("tour", "Red 14", "Red 13", ["tp: Red has 14, not 13"]),
        ("tour", "rest = true", "", ["tp: Red has 13, not 14"]),
        ("tour", 'tp = ["Red 14"]', 'time = ["Red.R 7:31"]', ["time: Red.R has 7:30, not 7:31"]),
        ("tour", 'tp = ["Red 14"]', 'sprint = ["Red.S 1"]', ["sprint: Red.S has 0, not 1"]),
        ("tour", 'tp = ["Red 14"]', 'mountain = ["Red.S 1"]', ["mountain: Red.S has 0, not 1"]),
        ("tour", 'tp = ["Red 14"]', 'exhaustion = ["Red.S 3"]', ["exhaustion: Red.S has 2, not 3"]),
        ("tour", 'tp = ["Red 14"]', 'bonus = ["Red 9"]', ["bonus: Red has 3, not 9"]),
        ("tour", 'tp = ["Red 14"]', 'total = ["Red 19"]', ["total: Red has 17, not 19"]),
        ("tour", 'yellow = "Blue.S"', 'yellow = "none"', ["jerseys: yellow is worn by Blue.S, not none"]),
        ("tour", 'polka = "none"', 'polka = "Red.S"', ["jerseys: polka is worn by none, not Red.S"]),
        ("tour", 'ranking = ["Red"]', 'ranking = ["Blue", "Red"]', ["ranking: Red Blue, not Blue Red"]),
        ("tour", 'place = "Blue"', 'place = "Red"', ["first_to_place: Blue, not Red"]),
    ],
)
def test_each_difference_is_one_line(table: str, old: str, new: str, lines: list[str]) -> None:
    assert differences(table, old, new) == lines


@pytest.mark.parametrize("nothing", ["", "tp = []", "jerseys = {}", "ranking = []"])
def test_a_tour_of_which_nothing_is_expected(nothing: str) -> None:
    expected = TOUR[TOUR.index('tp = ["Red 14') :]
    with pytest.raises(Refused) as caught:
        differences("tour", expected, nothing)
    assert caught.value.code == "no-expectation"


@pytest.mark.parametrize(
    ("table", "old", "new", "code", "detail"),
    [
        ("energy", "down", "deck", "unknown-key", "there is no key deck here"),
        ("energy", 'plays = "6"', 'plays = "6"\nroad = "9<>"', "bad-road", "9<> is no stretch of road"),
        ("energy", 'down = "3 4 5 6 7"', 'down = "3 x"', "bad-card", "x is no card"),
        ("energy", 'draws = "3 4 5 6"', "", "missing-draw", "draws is missing: 4 of 3 4 5 6 7"),
        ("energy", 'draws = "3 4 5 6"', 'draws = "9"', "bad-outcome", "9 cannot be drawn"),
        ("energy", 'down = "3 4 5 6 7"', 'down = "3 4 5 6"', "bad-value", "nothing is left to chance"),
        ("energy", 'plays = "6"', 'plays = "7"', "not-allowed", "7 is no answer"),
        ("energy", 'plays = "6"', 'plays = "6"\nrider = "A 1r 5"', "bad-rider", "A needs a place only"),
        ("energy", 'hand = "3 4 5 6"', "", "no-expectation", "expect is empty"),
        ("energy", 'hand = "3 4 5 6"', 'cards = "3"', "unknown-key", "there is no key cards here"),
        ("bid", "a 2B u", "a b u", "no-breakaway", "there is no breakaway place"),
        ("bid", "a 2B u", "a ? u", "unknown-tile", "there is no tile '?'"),
        ("bid", "Blue.R 5r", "Blue.R 6r", "bad-rider", "Blue.R needs a place on the start grid"),
        ("bid", ', "Red.R 7 7"', "", "missing-bid", "Red bids nothing"),
        ("bid", "Red.R 7 7", "Red.R 7", "missing-card", "Red.R bids two cards, not 7"),
        ("bid", "Red.R 7 7", "Blue.R 7 7", "named-twice", "the team Blue stands there twice"),
        ("bid", "Red.R 7 7", "Red.R 9 7", "not-allowed", "9 is no answer"),
        ("bid", 'places = ["Blue.S 10r"]', "", "no-expectation", "expect is empty"),
        ("placement", '"team", "team"', '"robot", "team"', "bad-teams", "robot is no kind of team"),
        ("placement", "red.R 4", "green.R 4", "unknown-rider", "there is no rider green.R"),
        ("placement", "red.R 4", "blue.R 4", "bad-value", "it is not blue.R's turn"),
        ("placement", "red.R 4", "red.R 5", "not-allowed", "R5 is no answer"),
        ("placement", ', "red.S 4"', "", "bad-value", "red has riders left"),
        ("placement", "red.R 4", "red.R four", "bad-place", "“red.R four” is no rider on a square"),
        ("placement", '["blue.R 5r"]', "[]", "no-expectation", "must not be empty"),
        ("weather", "wet", "snow", "unknown-token", "there is no token snow"),
        ("weather", '"wet"', '"wet", "fair"', "bad-outcome", "1 items expected"),
        ("weather", "7 slippery", "99", "bad-place", "“99” begins with no square of this road"),
        ("weather", "7 slippery", "7 icy", "unknown-word", "icy means nothing here"),
        ("weather", "7 slippery", "7 draws", "unknown-word", "draws means nothing here"),
        ("weather", '["7 slippery"]', "[]", "no-expectation", "expect is empty"),
        ("preview", "B 8r", "B 8r 4", "bad-rider", "B: nobody has played a card yet"),
        ("preview", 'rider = "A"', 'rider = "Z"', "unknown-rider", "there is no rider Z"),
        ("preview", "card = 7", "card = 700", "bad-card", "700 is no card"),
        ("preview", "square = 12", "", "no-expectation", "expect is empty"),
        ("preview", "square = 12", 'crowded = "no"', "bad-value", "crowded must be true or false"),
        ("preview", "square = 12", 'square = "I1"', "bad-road", "square: there is no square I1"),
        ("preview", "card = 7", 'card = "7+wings"', "unknown-power", "there is no power wings"),
        ("draft", '"Red", "Blue"', '"Red", "Red"', "named-twice", "the team Red stands there twice"),
        ("draft", '"Red", "Blue"', '"Red.R", "Blue"', "bad-teams", "order must be a list of teams"),
        ("draft", "Red grimpeur", "Red climber", "bad-value", "“Red climber” is no pick"),
        ("draft", "Red grimpeur", "Blue grimpeur", "bad-value", "it is not Blue's turn, but Red's"),
        ("draft", "grimpeur refused", "grimpeur", "not-allowed", "Blue may not pick grimpeur"),
        ("draft", "Red.R grimpeur", "Red grimpeur", "unknown-rider", "there is no rider Red, only Red.R"),
        ("draft", "Red.R grimpeur", "Red.R", "bad-value", "“Red.R” is no rider with a specialist"),
        ("draft", 'turn = "Blue"', 'decks = ["Red.R 3"]', "bad-value", "when everybody has picked"),
        (
            "draft",
            'grimpeur refused", "Blue puncheur"]\nexpect = { turn = "Blue", riders = ["Red.R grimpeur"] }',
            'puncheur"]',
            "no-expectation",
            "nothing is expected",
        ),
        ("recovery", "gives = true", "", "missing-key", "gives is missing"),
        ("recovery", 'asked = true, recycled = "5 6 7"', "", "no-expectation", "expect is empty"),
        ("recovery", 'plays = "4+recovery"', 'plays = "4"', "not-allowed", "4 is no answer"),
        ("refresh", 'down = "5 6 7"', 'deck = "5"', "unknown-key", "there is no key deck here"),
        ("refresh", 'asked = true, down = "5 6 7"', "", "no-expectation", "expect is empty"),
        ("refresh", "asked = true", "allowed = false", "bad-value", "what is refused changes no pile"),
        ("refresh", 'takes = "6 7"', "token = 1", "bad-value", "token must be true or false"),
        ("tokens", "line = 60", "", "missing-key", "line is missing"),
        ("tokens", "line = 60", "line = 5", "bad-value", "the line lies ahead of the grid, not 5 ahead of 5"),
        ("tokens", "[20, 25]", "[20, 59]", "bad-value", 'are written "finish", and once'),
        ("tokens", "[20, 25]", '"finish"', "bad-value", 'are written "finish", and once'),
        ("tokens", "[20, 25]", "[25, 20]", "bad-value", "[25, 20] ends before it begins"),
        ("tokens", "[20, 25]", "[20, 25], [25, 30]", "bad-value", "square 25 stands there twice"),
        ("tokens", "[20, 25]", "[20]", "bad-value", "a climb is its first and last square"),
        ("tokens", "[1, 7, 31]", "[0]", "bad-value", "sixes: 0 is no square"),
        ("tokens", "mountain 26", "hill 26", "bad-value", "hill 26 is no place of a pile"),
        ("tokens", 'major = "mountain 61", minor = "mountain 26"', "", "no-expectation", "expect is empty"),
        ("tour", '"Red", "Blue"', "", "bad-teams", "teams must be a list of one to six teams"),
        ("tour", '"Red", "Blue"', '"Red", "Red"', "named-twice", "the team Red stands there twice"),
        ("tour", '"Red", "Blue"', '"Red", "Blue.S"', "bad-teams", "teams must be a list of one to six"),
        ("tour", '"Red", "Blue"', '"A","B","C","D","E","F","G"', "bad-teams", "one to six teams"),
        ("tour", "stages = 7", "stages = 0", "bad-value", "stages: 1 are listed"),
        ("tour", "stages = 7", "stages = 22", "bad-value", "a tour has at most 21"),
        ("tour", '["Red 10"]', '["Red"]', "bad-outcome", "“Red”: tp needs a number"),
        ("tour", '["Red 10"]', '["Red -1"]', "bad-outcome", "“Red -1”: tp needs a number"),
        ("tour", '["Red 10"]', '["Red.R 10"]', "unknown-team", "there is no team Red.R, only Red Blue"),
        ("tour", "Red.R 7:30", "Red 7:30", "unknown-rider", "there is no rider Red, only Red.R Red.S"),
        ("tour", "Red.R 7:30", "Red.R 7:60", "bad-outcome", "time needs a time such as 1:20"),
        ("tour", 'tp = ["Red 10"]', 'bonus = ["Red 10"]', "unknown-key", "there is no key bonus here"),
        ("tour", '"normal"', '"relay"', "bad-value", "kind is normal, ttt, itt, not relay"),
        ("tour", ', "Red.S"]', "]", "bad-result", "Red.S crosses the line once, not 0 times"),
        ("tour", ', "Red.S"]', ', "Red.R"]', "named-twice", "the rider Red.R stands there twice"),
        ("tour", ', "Red.S"]', ', "Green.S"]', "unknown-rider", "there is no rider Green.S"),
        ("tour", '"Red.S 1:20", ', "", "bad-result", "Red.S has no time"),
        ("tour", "Red.S 1:20", "Red.S 80", "bad-outcome", "“Red.S 80”: time needs a time such as 1:20"),
        ("bid", "expect", 'baroudeur = ["Blue.S"]\nexpect', "bad-rider", "Blue.S is no Rouleur"),
        ("bid", "expect", 'baroudeur = ["Red.R"]\nexpect', "missing-card", "Red.R bids one card, not 7 7"),
        ("tour", "rest = true", 'led = ["Green.R 1"]', "unknown-rider", "there is no rider Green.R"),
        ("tour", "rest = true", 'led = ["Red.R"]', "bad-outcome", "“Red.R”: led needs a number"),
        ("tour", "rest = true", 'breakaway = ["Red"]', "unknown-rider", "there is no rider Red, only"),
        ("tour", "stages = 7", 'combative = ["Red.R 1"]', "unknown-team", "there is no team Red.R"),
        ("tour", "rest = true", "rest = 1", "bad-value", "rest must be true or false"),
        ("tour", "rest = true", "podium = 1", "unknown-key", "there is no key podium here"),
        (
            "tour",
            "[[tour.stage]]",
            "stage = [1]\n[tour.stages_]",
            "bad-value",
            "stage must be a list of tables",
        ),
        ("tour", "polka =", "white =", "unknown-key", "there is no key white here"),
        ("tour", '"none"', '"Red"', "unknown-rider", "there is no rider Red, only"),
        ("tour", 'ranking = ["Red"]', 'ranking = ["Green"]', "unknown-team", "there is no team Green"),
        ("tour", 'place = "Blue"', 'place = "none"', "unknown-team", "there is no team none"),
        ("tour", "[tour.expect]", "[tour.expects]", "missing-key", "expect is missing"),
    ],
)
def test_what_is_wrong_is_refused(table: str, old: str, new: str, code: str, detail: str) -> None:
    with pytest.raises(Refused) as caught:
        differences(table, old, new)
    assert caught.value.code == code
    assert caught.value.detail.startswith("some.toml: a name: ")
    assert detail in caught.value.detail
