"""What a card would lead to: the road, the place, the others and the wind, from what the seat may know."""

import pytest

from echappee.engine.events import Value
from echappee.flamme.rules import Card, Ruleset, View
from echappee.flamme.rules.cards import DECKS, EXHAUSTION
from echappee.flamme.rules.preview import previews
from echappee.flamme.table.forecast import forecasts
from tests.words.flamme.races import table

CLIMB = "squares:10,5^,2v,7;20"
"""Flat to square 10, a climb from 11 to 15, a descent to 17, and the line behind 20."""
FLAT = Ruleset()


def at(*riders: str, rules: Ruleset = FLAT, road: str = CLIMB) -> View:
    """Riders with the deck of a rouleur."""
    view = table(road, *riders, ruleset=rules)
    return view._replace(riders=tuple(rider._replace(deck=DECKS["R"]) for rider in view.riders))


def said(view: View, card: str, name: str = "blue.R") -> dict[str, dict[str, Value]]:
    """The sentences about this card, without what all their ids begin with, and their arguments."""
    parsed = Card.parse(card)
    (landing,) = previews(view, name, (parsed,))
    (told,) = forecasts(view, name, {parsed: landing})
    return {sentence.id.removeprefix("forecast-"): dict(sentence.args) for sentence in told}


@pytest.mark.parametrize(
    ("place", "card", "first"),
    [
        ("7r", "7", {"rises": {"squares": 3, "distance": 5}}),
        ("10r", "9", {"rises": {"squares": 0, "distance": 5}}),
        ("12r", "7", {"climbing": {"distance": 5}}),
        ("16r", "2e", {"raised": {"terrain": "descent", "speed": 5}}),
        ("16r", "3+desc7", {"raised": {"terrain": "descent", "speed": 7}}),
        ("8r", "6+asc6", {"strong": {"distance": 6}}),
        ("8r", "7+asc6", {"rises": {"squares": 2, "distance": 6}}),
        ("2r", "6+asc6", {}),
        ("8r", "5", {}),
    ],
)
def test_the_road_comes_first(place: str, card: str, first: dict[str, object]) -> None:
    told = said(at(f"blue.R {place}"), card)
    kinds = {"rises", "climbing", "limited", "raised", "strong"}
    assert {kind: args for kind, args in told.items() if kind in kinds} == first


def test_a_fallen_rider_stands_up_and_a_descent_still_carries_it() -> None:
    told = said(at("blue.R 16r!"), "3")
    assert list(told)[:2] == ["stood-up", "raised"]
    assert "raised" not in said(at("blue.R 2r!"), "3")


def test_it_tells_how_far_it_still_is_or_how_far_beyond_the_line() -> None:
    assert said(at("blue.R 15r"), "3")["lands"] == {"left": 3}
    assert said(at("blue.R 18r"), "4")["over"] == {"beyond": 2}
    assert "wind" not in said(at("blue.R 18r"), "4")


def test_it_names_who_may_be_in_the_way_and_counts_a_crowd() -> None:
    view = at("blue.R 2r", "red.R 3r", "red.S 3l")
    assert said(view, "5")["crowded"] == {"riders": ("red.R", "red.S")}
    assert said(view._replace(riders=view.riders[:2]), "5")["beside"] == {"riders": ("red.R",)}
    crowd = at("blue.R 2r", "red.R 3r", "red.S 3l", "green.R 4r", "green.S 4l")
    assert said(crowd, "7")["crowd"] == {"count": 4}
    assert "nimble" in said(crowd, "7+nimble")
    assert not {"crowd", "crowded", "beside"} & set(said(crowd, "7+nimble"))
    assert list(said(crowd, "7+chase"))[-2:] == ["crowd", "chase"]


def test_it_expects_wind_only_where_nobody_is_likely_to_come_as_far() -> None:
    view = at("blue.R 2r", "red.R 2l", road="squares:34;30")
    assert "wind" in said(view, "6")
    assert "wind" not in said(view, "5")
    home = view.riders[1]._replace(home=3)
    assert "wind" in said(view._replace(riders=(view.riders[0], home)), "3")


def test_the_likely_card_of_another_rider_is_slowed_by_its_road() -> None:
    """A middling 5 would come as far; after a fall only 3 of it are left."""
    road = "squares:34;30"
    assert "wind" not in said(at("blue.R 2r", "red.R 2l", road=road), "5")
    assert "wind" in said(at("blue.R 2r", "red.R 2l!", road=road), "5")


def test_ones_own_other_rider_is_expected_where_its_card_takes_it() -> None:
    view = at("blue.R 2r", "blue.S 2l", road="squares:34;30")
    chosen = view.riders[1]._replace(card=Card(7))
    assert "wind" not in said(view._replace(riders=(view.riders[0], chosen)), "7")


def test_powers_are_told_where_they_change_something() -> None:
    view = at("blue.R 5r")
    assert list(said(view, "5+relentless+breakaway"))[-2:] == ["breakaway", "relentless"]
    assert list(said(view, "5+breakaway"))[-2:] == ["breakaway", "wind"]
    tired = view.riders[0]._replace(recycled=(Card(3), EXHAUSTION))
    assert next(iter(said(view._replace(riders=(tired,)), "4+recovery"))) == "recovery"
    assert "recovery" not in said(view, "4+recovery")


def test_against_the_clock_only_ones_own_riders_shelter_one_and_alone_the_highest_card_tires() -> None:
    road = "squares:34;30"
    team, alone = Ruleset(ttt=True), Ruleset(itt=True)
    assert "wind" in said(at("blue.R 2r", "red.R 9r", rules=team, road=road), "7")
    assert "wind" not in said(at("blue.R 2r", "blue.S 9r", rules=team, road=road), "7")
    told = said(at("blue.R 2r", "red.R 9r", rules=alone, road=road), "7+breakaway")
    assert list(told) == ["lands", "trial"]
