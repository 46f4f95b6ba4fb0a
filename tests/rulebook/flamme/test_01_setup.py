import pytest

from echappee.engine import Entry, Race, Refused, SeededDealer
from echappee.flamme.road.stages import STAGES
from echappee.flamme.rules import FLAMME, Ruleset, Setup, TeamSetup, set_up
from echappee.flamme.rules.cards import DECKS, EXHAUSTION
from tests.tables import FLAT, asked, cards, say, shown, started

TEAM = TeamSetup()


def _refused(tiles: tuple[str, ...], *teams: TeamSetup, ruleset: Ruleset | None = None) -> str:
    with pytest.raises(Refused) as refusal:
        set_up(Setup(tiles, teams, ruleset or Ruleset()))
    return refusal.value.code


@pytest.mark.rule("1.1.1")
def test_tiles_are_laid_in_order_and_their_case_or_a_b_names_the_side() -> None:
    laid = started(1, ["a", "c", "C", "4", "4B", "u"]).position.course
    assert [laid.at(number).terrain for number in range(7, 13)] == ["flat"] * 6
    assert [laid.at(number).terrain for number in range(13, 19)] == ["flat"] * 3 + ["ascent"] * 3
    assert [laid.at(number).terrain for number in range(19, 25)] == ["supply"] * 5 + ["flat"]
    assert [laid.at(number).terrain for number in range(25, 31)] == ["cobbles"] * 4 + ["flat"] * 2


@pytest.mark.rule("1.1.2")
@pytest.mark.parametrize(
    ("tiles", "code"),
    [
        (("b", "u"), "no-start"),
        (("a", "b"), "no-finish"),
        (("b", "a", "u"), "start-not-first"),
        (("a", "u", "b"), "finish-not-last"),
    ],
)
def test_a_road_leads_from_a_start_to_a_finish(tiles: tuple[str, ...], code: str) -> None:
    assert _refused(tiles, TEAM) == code


@pytest.mark.rule("1.1.2")
@pytest.mark.parametrize(("finish", "line"), [("u", 13), ("U", 14), ("v", 13), ("V", 14)])
def test_the_line_lies_inside_the_finish_tile(finish: str, line: int) -> None:
    laid = started(1, ["a", "b", finish]).position.course
    assert laid.line == line
    assert len(laid.squares) == 18


@pytest.mark.rule("1.2.1")
@pytest.mark.parametrize("count", range(1, 7))
def test_one_to_six_teams_ride_in_seat_order(count: int) -> None:
    colours = ("blue", "red", "green", "black", "white", "pink")
    position = started(count, ["1", "b", "u"]).position
    assert position.seats == colours[:count]
    assert [rider.team for rider in position.riders[::2]] == list(colours[:count])


@pytest.mark.rule("1.2.1")
@pytest.mark.parametrize("count", [0, 7])
def test_no_other_number_of_teams_rides(count: int) -> None:
    assert _refused(("1B", "b", "u"), *(TEAM,) * count) == "bad-teams"


@pytest.mark.rule("1.2.2")
@pytest.mark.parametrize(("start", "most"), [("A", 4), ("a", 5), ("1", 6)])
def test_the_start_grid_must_hold_every_rider(start: str, most: int) -> None:
    assert len(started(most, [start, "b", "u"]).position.riders) == 2 * most
    if most < 6:
        assert _refused((start, "b", "u"), *(TEAM,) * (most + 1)) == "grid-full"


@pytest.mark.rule("1.2.2")
def test_the_recommended_number_of_players_is_advice_only() -> None:
    stages = [stage for stage in STAGES.values() if stage.tiles[0] in ("a", "1", "1B")]
    assert any(stage.players[0] > 1 for stage in stages)
    assert any(stage.players[1] < 5 for stage in stages)
    for stage in stages:
        for count in (1, 5):
            assert len(started(count, stage.tiles).position.teams) == count


@pytest.mark.rule("1.3.1")
def test_every_deck_starts_face_down_and_shuffled() -> None:
    race = started(1)
    assert [(rider.pile, rider.recycled) for rider in race.position.riders] == [
        (DECKS["R"], ()),
        (DECKS["S"], ()),
    ]
    say(race, "blue R5", "blue S4", "blue R")
    (request,) = race.requests
    assert (request.pile, request.take, request.ordered) == (DECKS["R"], 4, False)


@pytest.mark.rule("1.4.1")
def test_a_seat_drawn_by_lot_places_both_riders_first_then_clockwise() -> None:
    race = started(3)
    (lot,) = race.requests
    assert lot.pile == ("blue", "red", "green")
    say(race, "chance red")
    for seat, square in (("red", 5), ("green", 4), ("blue", 3)):
        assert [question.seat for question in race.questions] == [seat]
        say(race, f"{seat} S{square}")
        assert [question.seat for question in race.questions] == [seat]
        say(race, f"{seat} R{square}")
    assert shown(race.position) == [
        "blue.R 3l",
        "blue.S 3r",
        "red.R 5l",
        "red.S 5r",
        "green.R 4l",
        "green.S 4r",
    ]


@pytest.mark.rule("1.4.1")
def test_a_seat_places_its_riders_in_the_order_it_likes() -> None:
    race = started(1)
    assert asked(race, "blue") == "place1: R5 R4 R3 R2 R1 S5 S4 S3 S2 S1"
    say(race, "blue S2")
    assert asked(race, "blue") == "place2: R5 R4 R3 R2 R1"


@pytest.mark.rule("1.4.2")
def test_any_square_behind_the_line_with_a_free_lane_is_open_and_gaps_are_allowed() -> None:
    race = started(2, ["A", "b", "u"], seed=0)
    (first,) = {question.seat for question in race.questions}
    say(race, f"{first} R1", f"{first} S1")
    other = race.questions[0].seat
    assert asked(race, other) == "place1: R4 R3 R2 S4 S3 S2"
    say(race, f"{other} R4")
    assert asked(race, other) == "place2: S4 S3 S2"


@pytest.mark.rule("1.5.1")
def test_five_teams_ride_by_the_same_rules_as_four() -> None:
    tiles = STAGES["peloton-7-5-6"].tiles
    four, five = started(4, tiles).position, started(5, tiles).position
    assert (four.ruleset, four.phase, four.round) == (five.ruleset, five.phase, five.round)
    assert four.course.tiles[:-1] == five.course.tiles[:-1]
    assert four.course.squares[:-6] == five.course.squares[:-6]
    assert four.riders == five.riders[:8]


@pytest.mark.rule("1.6.1")
@pytest.mark.parametrize(("printed", "wide"), [("u", "v"), ("U", "V"), ("v", "v"), ("V", "V")])
def test_five_and_six_teams_ride_to_the_wide_finish(printed: str, wide: str) -> None:
    tiles = ("1", "b", printed)
    for count, laid in ((1, printed), (4, printed), (5, wide), (6, wide)):
        setup = Setup(tiles, (TEAM,) * count)
        assert set_up(setup).course.tiles == ("1", "b", laid)
        assert setup.tiles == tiles


@pytest.mark.rule("1.6.1")
@pytest.mark.parametrize("rules", [Ruleset(tour=True), Ruleset(ttt=True), Ruleset(itt=True)])
def test_wherever_times_are_taken_the_finish_is_wide(rules: Ruleset) -> None:
    for printed, wide in (("u", "v"), ("U", "V")):
        assert set_up(Setup(("a", "b", printed), (TEAM,), rules)).course.tiles == ("a", "b", wide)
    assert set_up(Setup(FLAT, (TEAM,), Ruleset(ride_out=True, extended=True))).course.tiles == FLAT


@pytest.mark.rule("1.7.1")
def test_a_handicap_is_shuffled_into_each_of_the_two_decks() -> None:
    position = started([TeamSetup("team", 2, 2), TEAM]).position
    assert position.riders[0].pile == cards("2e,2e") + DECKS["R"]
    assert sorted(position.riders[1].pile) == sorted((EXHAUSTION, EXHAUSTION, *DECKS["S"]))
    assert [rider.pile for rider in position.riders[2:]] == [DECKS["R"], DECKS["S"]]
    assert not any(rider.recycled for rider in position.riders)


@pytest.mark.rule("1.7.1")
@pytest.mark.parametrize("handicap", [-1, 31])
def test_a_handicap_has_its_limits(handicap: int) -> None:
    assert _refused(FLAT, TeamSetup("team", handicap, 0)) == "bad-handicap"
    assert _refused(FLAT, TeamSetup("team", 0, handicap)) == "bad-handicap"


@pytest.mark.rule("1.4.4")
def test_a_rider_can_be_taken_back_until_the_next_one_is_placed() -> None:
    race = Race(FLAMME, set_up(Setup(("a", "b", "u"), (TEAM, TEAM))), SeededDealer(1))
    (first,) = race.questions
    before, nothing = race.view(first.seat), list(race.told)
    race.answer(first.id, "R4")
    assert race.changeable() == [Entry(first.id, "R4")]
    assert race.told == nothing
    race.retract(first.id)
    assert (race.questions, race.view(first.seat), race.changeable()) == ((first,), before, [])
    race.answer(first.id, "R4")
    race.answer(first.id, "S5")
    race.answer(race.questions[0].id, "R5")
    (other,) = race.questions
    assert other.seat != first.seat
    race.retract(race.changeable()[0].key)
    race.retract(first.id)
    for answer in ("R4", "S4", "R5"):
        race.answer(race.questions[0].id, answer)
    with pytest.raises(Refused, match="no question") as refusal:
        race.retract(first.id)
    assert refusal.value.code == "unknown-question"
    assert [entry.key.seat for entry in race.changeable()] == [other.seat]


@pytest.mark.rule("1.4.4")
def test_a_rider_can_be_taken_back_in_a_race_that_was_loaded() -> None:
    race = Race(FLAMME, set_up(Setup(("a", "b", "u"), (TEAM, TEAM))), SeededDealer(1))
    race.answer(race.questions[0].id, "R4")
    loaded = Race(FLAMME, race.moments[0].position, SeededDealer(1), race.ledger + race.open_entries)
    assert loaded.changeable() == race.changeable() != []
    loaded.retract(loaded.changeable()[0].key)
    assert loaded.open_entries == [entry for entry in race.open_entries if entry.chance]


@pytest.mark.rule("1.4.4")
def test_no_rider_is_taken_back_once_cards_are_drawn() -> None:
    race = Race(FLAMME, set_up(Setup(("a", "b", "u"), (TEAM,))), SeededDealer(1))
    for answer in ("R4", "S4"):
        key = race.questions[0].id
        race.answer(key, answer)
    assert race.changeable() == []
    with pytest.raises(Refused):
        race.retract(key)
