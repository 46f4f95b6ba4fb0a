"""What is malformed or unknown is refused in one line with a stable code."""

import pytest

from echappee.engine import Refused
from echappee.scenarios import play_scenario, read_scenarios

ROUND = {
    "name": '"a name"',
    "road": '"20"',
    "riders": '["A 12r 4", "B 10r 4"]',
    "expect": '["A 16r"]',
}


def a_round(**keys: str) -> str:
    """The text of a round; a key set to the empty text is left out."""
    lines = [f"{key.rstrip('_')} = {value}" for key, value in (ROUND | keys).items() if value]
    return "\n".join(["[[round]]", *lines])


def refusal(text: str) -> Refused:
    with pytest.raises(Refused) as caught:
        read_scenarios(text, "some.toml")
    assert "\n" not in caught.value.detail
    assert caught.value.detail.startswith("some.toml: ")
    return caught.value


def test_a_scenario_keeps_its_name_its_citation_and_its_table() -> None:
    (scenario,) = read_scenarios(a_round(cites='"flamme 4.2.2"'), "some.toml")
    assert (scenario.origin, scenario.name) == ("some.toml", "a name")
    assert (scenario.cites, scenario.table) == ("flamme 4.2.2", "round")


def test_a_citation_may_be_missing() -> None:
    (scenario,) = read_scenarios(a_round(), "some.toml")
    assert scenario.cites == ""


@pytest.mark.parametrize(
    ("text", "code", "detail"),
    [
        ("", "no-scenarios", "there is no scenario in this file"),
        ("round = []", "no-scenarios", "there is no scenario in round"),
        ("[[round]]\nname = ", "bad-toml", "line 2"),
        ("[[round]]\nroad = '9'\nroad = '9'", "bad-toml", "line 3"),
        ("a = " + "[" * 5000, "bad-toml", "recursion"),
        ("[[sprint]]", "unknown-table", "there is no table [[sprint]]"),
        ("version = 1", "unknown-table", "there is no table [[version]]"),
        ("[round]\nname = 'a'", "bad-value", "round is written [[round]]"),
        ("round = [1]", "bad-value", "round is written [[round]]"),
        ("[[round]]\nroad = '9'", "missing-key", "round 1: name is missing"),
    ],
)
def test_a_file_that_is_not_a_list_of_scenarios(text: str, code: str, detail: str) -> None:
    refused = refusal(text)
    assert refused.code == code
    assert detail in refused.detail


@pytest.mark.parametrize(
    ("keys", "code", "detail"),
    [
        ({"weather": '"wet"'}, "unknown-key", "there is no key weather here"),
        ({"name": '""'}, "bad-value", "name is empty"),
        ({"name": '"two\\nlines"'}, "bad-value", "name must be one line of text"),
        ({"name": "3"}, "bad-value", "name must be a text"),
        ({"cites": "4.2"}, "bad-value", "cites must be a text"),
        ({"road": ""}, "missing-key", "road is missing"),
        ({"road": "20"}, "bad-value", "road must be a text"),
        ({"road": '" "'}, "bad-road", "the road has no squares"),
        ({"road": '"9 x"'}, "bad-road", "x is not a stretch of road"),
        ({"road": '"9^^"'}, "bad-road", "9^^ is not a stretch of road"),
        ({"road": '"9/4"'}, "bad-road", "9/4 is not a stretch of road"),
        ({"road": '"9>"'}, "bad-road", "9>: head and tail winds"),
        ({"road": '"3 @ 3 @ 6"'}, "bad-road", "there is at most one roundabout (@) on a road"),
        ({"road": '"3 @"'}, "bad-road", "where the road splits it must also join again"),
        ({"road": '"3 @/2 6"'}, "bad-road", "@/2 is not a stretch of road"),
        ({"line": '"20"'}, "bad-value", "line must be a square: a number, or a name"),
        ({"line": '""'}, "bad-value", "line must be a square: a number, or a name"),
        ({"line": "true"}, "bad-value", "line must be a square: a number, or a name"),
        ({"line": "[20]"}, "bad-value", "line must be a square: a number, or a name"),
        ({"line": "0"}, "bad-road", "line: there is no square 0 on this road"),
        ({"line": '"N2"'}, "bad-road", "line: there is no square N2 on this road"),
        ({"line": "9", "road": '"3 @ 6"'}, "bad-road", "line: there is no square 9 on this road"),
        ({"line": '"O6"', "road": '"3 @ 6"'}, "bad-road", "line: there is no square O6 on this road"),
        ({"major": "12"}, "bad-value", "major: tokens lie only on a tour's stage"),
        ({"minor": "12", "mode": '"ttt"'}, "bad-value", "minor: tokens lie only on a tour's stage"),
        ({"major": '"A1"', "mode": '"tour"'}, "bad-road", "major: there is no square A1 on this road"),
        ({"finish": '"flat"', "line": "15"}, "bad-value", "finish: times are taken only at the line of tour"),
        ({"finish": '"flat"', "mode": '"tour"'}, "bad-value", "times are taken only at the line of tour"),
        (
            {"finish": '"steep"', "mode": '"tour"', "line": "15"},
            "bad-value",
            "finish is flat or ascent, not steep",
        ),
        ({"mode": '"relay"'}, "unknown-mode", "there is no mode relay"),
        ({"from_": '"energy"'}, "bad-value", "from is movement or end, not energy"),
        ({"next": '["A 4"]'}, "bad-value", "next, list 1 must be a list of texts"),
        ({"next": '[["A 4"]]'}, "missing-card", "next: B has no card"),
        ({"next": '[["A 4", "B"]]'}, "missing-card", "B has no card"),
        ({"next": '[["A 4", "B 4", "A 5"]]'}, "named-twice", "the rider A is named twice"),
        ({"next": '[["A 4", "B 4", "Z 5"]]'}, "unknown-rider", "there is no rider Z"),
        ({"next": '[["A 4", "B 4 [wings]"]]'}, "unknown-power", "there is no power wings"),
        ({"next": '[["A 4", "B [chase]"]]'}, "bad-rider", "“B [chase]” is not a rider with its card"),
        ({"next": '[["A 4", "B 4 5"]]'}, "bad-rider", "“B 4 5” is not a rider with its card"),
        ({"expect": ""}, "no-expectation", "nothing is expected"),
        ({"expect": "[]"}, "no-expectation", "expect is empty"),
        ({"expect": '"A 16r"'}, "bad-value", "expect must be a list of texts"),
        ({"expect": "[16]"}, "bad-value", "expect must be a list of texts"),
        ({"expect": '["Z 16r"]'}, "unknown-rider", "there is no rider Z"),
        ({"expect": '["A"]'}, "bad-outcome", "“A” is not an outcome"),
        ({"expect": '["A 16m"]'}, "no-lane", "square 16 has no lane m, only r l"),
        ({"expect": '["A 16r", "A 16r"]'}, "named-twice", "the rider A is named twice"),
        ({"expect": '["A 16r tired"]'}, "unknown-word", "“A 16r tired”: tired means nothing here"),
        ({"expect": '["A 16r crashed crashed"]'}, "named-twice", "crashed is written twice"),
        ({"expect": '["A out"]'}, "bad-outcome", "nobody leaves the road in a race"),
        ({"expect": '["A 16r +1min"]'}, "unknown-word", "+1min means nothing here"),
        ({"expect": '["A 16r time 1:20"]'}, "unknown-word", "time means nothing here"),
        ({"expect": '["A 16r tp 3"]'}, "unknown-word", "tp means nothing here"),
        ({"tp": '["A 3"]'}, "bad-value", "tp: tour points count only in ttt and itt"),
        ({"mode": '"ttt"', "tp": '["A"]'}, "bad-value", "“A” is not a team with its points, as in Red 4"),
        ({"mode": '"ttt"', "tp": '["Z 3"]'}, "unknown-team", "there is no team Z, only A B"),
        ({"mode": '"itt"', "tp": '["A 3", "A 4"]'}, "named-twice", "the team A is named twice"),
        ({"expect": '["A 16r token 5"]'}, "unknown-word", "token means nothing here"),
        ({"mode": '"itt"', "expect": '["A 16r token 5"]'}, "unknown-word", "token means nothing here"),
        ({"mode": '"tour"', "expect": '["A out time"]'}, "bad-outcome", "time needs a time such as 1:20"),
        ({"mode": '"tour"', "expect": '["A out time 1:60"]'}, "bad-outcome", "time needs a time such as"),
        ({"mode": '"tour"', "expect": '["A out tp x"]'}, "bad-outcome", "tp needs a number"),
        ({"mode": '"tour"', "expect": '["A out tp ³"]'}, "bad-outcome", "tp needs a number"),
        ({"mode": '"tour"', "expect": '["A out tp 3 tp 3"]'}, "named-twice", "tp is written twice"),
        ({"mode": '"tour"', "moved": '["A 16r tp 3"]'}, "unknown-word", "tp means nothing here"),
        ({"moved": '["A 16r exhausted"]'}, "unknown-word", "exhausted means nothing here"),
        ({"slipped": '["A 16r crashed"]'}, "unknown-word", "crashed means nothing here"),
        ({"from_": '"end"', "moved": '["A 16r"]'}, "bad-value", "moved: nobody moves in the end phase"),
        ({"from_": '"end"', "order": '["A"]'}, "bad-value", "order: nobody moves in the end phase"),
        ({"order": '["A"]'}, "bad-value", "order must name every rider"),
        ({"order": '["A", "A"]'}, "named-twice", "the rider A is named twice"),
        ({"order": '["A", "Z"]'}, "unknown-rider", "there is no rider Z"),
        ({"winner": '"A"'}, "bad-value", "winner: there is no line to cross"),
        ({"line": "15", "winner": '"Z"'}, "unknown-rider", "there is no rider Z"),
    ],
)
def test_a_round_with_something_wrong(keys: dict[str, str], code: str, detail: str) -> None:
    refused = refusal(a_round(**keys))
    assert refused.code == code
    assert detail in refused.detail


@pytest.mark.parametrize(
    ("riders", "code", "detail"),
    [
        ("[]", "no-riders", "there are no riders"),
        ('["A"]', "bad-rider", "“A” is not a rider such as A 16r 5"),
        ('["A.X 12r 4"]', "bad-rider", "A.X is not a name"),
        ('["A twelve 4"]', "bad-place", "twelve is not a location"),
        ('["A 0r 4"]', "bad-place", "0r is not a location"),
        ('["A 12m 4"]', "no-lane", "square 12 has no lane m, only r l"),
        ('["A 12g0 4"]', "bad-place", "12g0 is not a location"),
        ('["A O5 4"]', "bad-place", "there is no square O5 on this road"),
        ('["A 12g1 4", "B 12g1 4"]', "taken-lane", "A and B are in one lane"),
        ('["A 12r 4", "B 12 4"]', "taken-lane", "A and B are in one lane"),
        ('["A 12r 4", "A 10r 4"]', "named-twice", "the rider A.R is named twice"),
        ('["A 12r 4", "A.S 10r 4"]', "bad-rider", "A is alone in its team, so there is no A.S"),
        ('["A 12r"]', "missing-card", "A has no card"),
        ('["A 12r crashed"]', "missing-card", "A has no card"),
        ('["A 12r 100"]', "bad-card", "100 is not a card"),
        ('["A 12r 0"]', "bad-card", "0 is not a card"),
        ('["A 12r 4 5"]', "unknown-word", "5 means nothing here"),
        ('["A 12r 4 crashed crashed"]', "unknown-word", "crashed means nothing here"),
        ('["A 12r [chase]"]', "missing-card", "A has no card"),
        ('["A 12r [chase] 4"]', "unknown-word", "4 means nothing here"),
        ('["A 12r 4 [chase] [nimble]"]', "unknown-word", "[nimble] means nothing here"),
        ('["A 12r 4 crashed [chase]"]', "unknown-word", "[chase] means nothing here"),
        ('["A 12r 4 [chase chase]"]', "named-twice", "the power chase is named twice"),
        ('["A 12r 4 []"]', "unknown-power", "there is no power in []"),
        ('["A 12r 4 [wings]"]', "unknown-power", "there is no power wings"),
        ('["A 12r 4 [chase"]', "unknown-word", "[chase means nothing here"),
    ],
)
def test_a_rider_with_something_wrong(riders: str, code: str, detail: str) -> None:
    refused = refusal(a_round(riders=riders))
    assert refused.code == code
    assert detail in refused.detail


@pytest.mark.parametrize("road", ["6^%~s", "6~s%^", "6s%^~/2"])
def test_marks_of_a_road_combine_in_any_order(road: str) -> None:
    riders = '["A 11r 2", "B 10r 9", "C 10l 9", "D 8r 9"]'
    places = '["A 15r", "B 15l", "C 14r crashed", "D 13r"]'
    (scenario,) = read_scenarios(
        a_round(road=f'"9 {road} 9"', riders=riders, moved=places, expect=""), "some.toml"
    )
    assert play_scenario(scenario) == ()


def test_roads_that_differ_in_one_mark_are_different_roads() -> None:
    climb = a_round(road='"9 6^s 9"', riders='["A 10r 9"]', expect='["A 15r exhausted"]')
    zone = a_round(road='"9 6s 9"', riders='["A 10r 9"]', expect='["A 19r exhausted"]')
    for text in (climb, zone, climb):
        (scenario,) = read_scenarios(text, "some.toml")
        assert play_scenario(scenario) == ()


@pytest.mark.parametrize(
    ("place", "code"),
    [
        ("3r", ""),
        ("A1l", ""),
        ("I3", ""),
        ("O5r", ""),
        ("I2g2", ""),
        ("N40", ""),
        ("4", "bad-place"),
        ("A4", "bad-place"),
        ("I4", "bad-place"),
        ("O6", "bad-place"),
        ("N0", "bad-place"),
        ("6+1", "bad-place"),
        ("B1", "bad-place"),
        ("I1l", "no-lane"),
        ("A1m", "no-lane"),
    ],
)
def test_locations_on_a_roundabout(place: str, code: str) -> None:
    text = a_round(road='"3 @ 6"', riders=f'["A {place} 1"]', expect='["A N9"]')
    if code:
        assert refusal(text).code == code
    else:
        (scenario,) = read_scenarios(text, "some.toml")
        assert len(play_scenario(scenario)) >= 1


@pytest.mark.parametrize(
    ("mode", "riders", "holds"),
    [
        ("tour", '["Red.R 12r 4", "Blue.R 12r 4"]', False),
        ("ttt", '["Red.R 12r 4", "Blue.R 12r 4"]', True),
        ("ttt", '["Red.R 12r 4", "Red.S 12r 4"]', False),
        ("itt", '["Red.R 12r 4", "Red.S 12r 4"]', True),
    ],
)
def test_lanes_are_shared_by_those_who_never_meet(mode: str, riders: str, *, holds: bool) -> None:
    text = a_round(mode=f'"{mode}"', riders=riders, expect='["Red.R 16r exhausted"]')
    if holds:
        (scenario,) = read_scenarios(text, "some.toml")
        assert play_scenario(scenario) == ()
    else:
        assert refusal(text).code == "taken-lane"


@pytest.mark.parametrize(
    ("cards", "code", "detail"),
    [
        ('["B 3"]', "", ""),
        ('["B 3", "A 3"]', "bad-rider", "next: A is out"),
        ("[]", "missing-card", "next: B has no card"),
    ],
)
def test_only_riders_on_the_road_play_on(cards: str, code: str, detail: str) -> None:
    text = a_round(mode='"tour"', line="15", next=f"[{cards}]", expect='["A out"]')
    (scenario,) = read_scenarios(text, "some.toml")
    if not code:
        assert play_scenario(scenario) == ()
        return
    with pytest.raises(Refused, match=detail) as caught:
        play_scenario(scenario)
    assert caught.value.code == code
