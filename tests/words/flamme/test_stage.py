"""A stage of the Grand Tour in words: the draft, the weather, the start, tokens, times and fresh cards."""

from echappee.engine import Event, Value
from echappee.flamme.rules import EXHAUSTION, Ruleset, View
from echappee.flamme.rules.course_text import course_of_tiles
from echappee.flamme.words import WORDS
from echappee.flamme.words.english import tell
from tests.words.flamme.races import table

TOUR, TTT = Ruleset(tour=True), Ruleset(ttt=True)
RIDERS = "blue.R 12r", "blue.S 12l", "red.R 10r", "red.S 9r", "green.R 5r", "green.S 4r"


def lines(before: View, *events: Event) -> list[str]:
    return [line.text for line in WORDS.narrate(events, before)[0]]


def happened(code: str, rule: str, *names: str) -> list[Event]:
    return [Event(code, rule, {"rider": name, "round": 9}) for name in names]


def timed(**times: int) -> list[Event]:
    return [
        Event("timed", "10.5.2", {"rider": name.replace("_", "."), "time": times[name]}) for name in times
    ]


def test_an_order_of_choosing_is_told_if_there_is_one() -> None:
    before = table("squares:20", *RIDERS)
    assert tell(Event("draft-order", "9.1.1", {"seats": ("red", "blue")}), before) == (
        "Draft order (snake): Red and Blue."
    )
    assert tell(Event("draft-order", "9.1.1", {"seats": ("blue",)}), before) is None


def test_weather_is_what_lies_on_the_road_by_the_names_of_its_squares() -> None:
    """A sharp corner is wet in all weathers; after a roundabout numbers and names differ."""
    tiles = ("a", "b", "x", "z", "c", "d", "u")
    dry = course_of_tiles(tiles)
    wet = course_of_tiles(tiles, ["", "crosswind", "", "", "", "wet", ""])
    before = table(dry.text, "blue.R 1r")
    assert any(square.weather for square in dry.squares)
    assert tell(Event("weather", "7.1.1", {"road": dry.text}), before) == "Fair weather all along the road."
    assert tell(Event("weather", "7.1.1", {"road": wet.text}), before) == (
        "The weather turns: crosswind on 7–12 and wet road on 31–36."
    )


def test_the_grid_of_a_trial_is_not_news() -> None:
    placed = Event("placed", "1.4.2", {"rider": "blue.R", "square": 5, "lane": 0})
    assert tell(placed, table("squares:20", *RIDERS)) == "Blue’s Rouleur lines up on square 5, right lane."
    assert tell(placed, table("squares:20", *RIDERS, ruleset=TTT)) is None


def test_riders_of_one_time_are_told_together_and_all_times_of_a_round_in_one_line() -> None:
    before = table("squares:20", *RIDERS, ruleset=TTT)
    events = timed(blue_R=70, red_R=80, blue_S=70, red_S=80)
    assert lines(before, *events) == [
        "Both Blue riders are timed at 1:10. Both Red riders are timed at 1:20."
    ]


def test_a_rider_with_a_time_has_crossed_the_line() -> None:
    before = table("squares:20", *RIDERS, ruleset=TOUR)
    arrived = happened("home", "5.1.1", "blue.R", "red.R")
    assert lines(before, *timed(blue_R=40, red_R=40), *arrived) == [
        "Blue’s Rouleur and Red’s Rouleur are timed at 0:40."
    ]
    assert lines(before, *timed(blue_R=40), *arrived) == [
        "Blue’s Rouleur is timed at 0:40.",
        "Red’s Rouleur crosses the line.",
    ]


def test_a_few_who_are_still_out_are_named_and_many_are_counted() -> None:
    before = table("squares:20", *RIDERS, ruleset=TOUR)
    names = ("blue.R", "red.R", "red.S", "green.R", "green.S")
    assert lines(before, *happened("minute", "10.5.4", *names[1:])) == [
        "Still on the road: one more minute for both Red riders and both Green riders."
    ]
    assert lines(before, *happened("minute", "10.5.4", *names)) == [
        "Still on the road: one more minute for 5 riders."
    ]


def test_a_race_is_won_and_so_is_a_stage() -> None:
    won = Event("won", "5.1.2", {"rider": "blue.R"})
    assert tell(won, table("squares:20", *RIDERS)) == "Blue’s Rouleur wins the race."
    for rules in (TOUR, TTT, Ruleset(itt=True)):
        assert tell(won, table("squares:20", *RIDERS, ruleset=rules)) == "Blue’s Rouleur wins the stage."


def test_tokens_and_ranks_are_told_one_by_one() -> None:
    before = table("squares:20", *RIDERS, ruleset=TOUR)
    token: dict[str, Value] = {"rider": "red.R", "pile": "major", "side": "mountain", "value": 3}
    events = [
        Event("token", "10.4.1", token),
        Event("token", "10.4.1", token | {"rider": "blue.S", "value": 1}),
        Event("podium", "10.5.6", {"rider": "red.R", "points": 3}),
        Event("podium", "10.5.6", {"rider": "blue.S", "points": 2}),
    ]
    assert lines(before, *events) == [
        "Red’s Rouleur takes 3 mountain points.",
        "Blue’s Sprinteur takes 1 mountain point.",
        "First place and 3 points for Red’s Rouleur.",
        "Second place and 2 points for Blue’s Sprinteur.",
    ]


def test_all_who_recover_are_told_at_once() -> None:
    before = table("squares:20", *RIDERS)
    tired = before._replace(riders=tuple(rider._replace(deck=(EXHAUSTION,)) for rider in before.riders))
    assert lines(tired, *happened("recovered", "9.3.3", "blue.R", "red.S")) == [
        "Recovery: one exhaustion card less for Blue’s Rouleur and Red’s Sprinteur."
    ]


def test_fresh_cards_are_named_if_any_were_taken() -> None:
    before = table("squares:20", *RIDERS)
    refreshed = Event("refreshed", "11.3.4", {"rider": "blue.R", "cards": ("5", "7")})
    assert tell(refreshed, before) == "Blue’s Rouleur takes back 5 and 7."
    assert tell(refreshed._replace(args={"rider": "blue.R", "cards": ()}), before) == (
        "Blue’s Rouleur takes no card back."
    )
