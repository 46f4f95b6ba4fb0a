import pytest

from echappee.flamme.rules import EXHAUSTION, FLAMME, Card, Position, TeamSetup, pile
from echappee.flamme.rules.course_text import course
from echappee.flamme.rules.layout import MARK_OF, NO_LIMIT, Square, square
from tests.tables import after, cards, ended, made_up, moved, race, road, say, started, table

TWO_TEAMS = (
    "blue.R 9r 3,4,5,6,7|",
    "blue.S 9l 2,3,4,5,9|",
    "red.R 8r 3,4,5,6,7|",
    "red.S 8l 2,3,4,5,9|",
)


@pytest.mark.rule("0.1.1")
def test_a_team_has_a_rouleur_and_a_sprinteur_with_a_deck_each() -> None:
    riders = started(2).position.riders
    assert [rider.name for rider in riders] == ["blue.R", "blue.S", "red.R", "red.S"]
    assert all(len(rider.pile) == 15 for rider in riders)


@pytest.mark.rule("0.1.2")
def test_the_two_decks_hold_three_cards_of_each_value() -> None:
    rouleur, sprinteur = started(1).position.riders
    assert rouleur.pile == cards("3,3,3,4,4,4,5,5,5,6,6,6,7,7,7")
    assert sprinteur.pile == cards("2,2,2,3,3,3,4,4,4,5,5,5,9,9,9")


@pytest.mark.rule("0.1.4")
def test_exhaustion_cards_never_run_out() -> None:
    position = table("20", "blue.R 5r", phase="end")
    for _ in range(200):
        position = after(race(position._replace(phase="end")), "end")
    assert position.riders[0].recycled == (EXHAUSTION,) * 200


@pytest.mark.rule("0.1.5")
def test_a_deck_is_a_face_down_part_without_order_and_a_recycled_part() -> None:
    assert pile([Card(7), Card(3), Card(5)]) == pile([Card(5), Card(7), Card(3)])
    energy = race(table("20", "blue.R 5r 7,3,6,5,4,4|", phase="energy"))
    say(energy, "blue 3,4,5,7", "blue 5")
    played = after(energy, "energy").riders[0]
    assert (played.pile, played.recycled) == (cards("4,6"), cards("3,4,7"))


@pytest.mark.rule("0.2.1")
def test_a_square_has_one_two_or_three_lanes_and_is_filled_from_the_right() -> None:
    assert [road("1/1 1 1/3").at(number).lanes for number in (1, 2, 3)] == [1, 2, 3]
    assert moved("9 11/3", "A 9r 5", "B 8r 6", "C 7r 7", "D 6r 8") == ["A 14r", "B 14m", "C 14l", "D 13r"]


@pytest.mark.rule("0.2.2")
def test_a_square_does_only_what_its_values_say() -> None:
    # Square 2 is not of a known kind; the others are called ascents, but without an ascent's values.
    odd = Square(lanes=1, least=3, most=6, shelter=False, slippery=True, draws=2)
    named = Square(marks="^<")
    strange = made_up(named, odd, *[named] * 18)
    assert moved(strange, "A 3r 9") == ["A 12r"]
    assert moved(strange, "A 2r 2") == ["A 5r"]
    assert moved(strange, "A 1r 9") == ["A 7r"]
    assert moved(strange, "X 3r 2 crashed", "Y 3l 2 crashed", "A 1r 2", "B 1l 2") == [
        "X 3r",
        "Y 3l",
        "A 2r crashed",
        "B 1r",
    ]
    assert ended(strange, "A 4r", "B 2r") == ["A 4r exhausted", "B 2r exhausted"]
    assert ended(strange, "A 6r", "B 4r") == ["A 6r exhausted", "B 5r"]
    assert [draw.take for draw in race(table(strange, "A 2r 3,4,5|", phase="energy")).requests] == [2]
    assert [draw.take for draw in race(table(strange, "A 3r 3,4,5,6,7|", phase="energy")).requests] == [4]


@pytest.mark.rule("0.2.3")
@pytest.mark.parametrize(
    ("terrain", "least", "most", "shelter"),
    [
        ("flat", 0, NO_LIMIT, True),
        ("ascent", 0, 5, False),
        ("descent", 5, NO_LIMIT, True),
        ("supply", 4, NO_LIMIT, True),
        ("cobbles", 0, NO_LIMIT, False),
    ],
)
def test_each_terrain_has_its_values(terrain: str, least: int, most: int, shelter: bool) -> None:  # noqa: FBT001
    made = square(MARK_OF[terrain])
    assert (made.least, made.most, made.shelter) == (least, most, shelter)
    assert (made.slippery, made.draws) == (False, 4)


@pytest.mark.rule("0.2.4")
@pytest.mark.parametrize(("finish", "terrain", "lanes"), [("u", "flat", 2), ("V", "ascent", 3)])
def test_beyond_the_finish_tile_the_last_square_is_repeated(finish: str, terrain: str, lanes: int) -> None:
    laid = course(f"tiles:a,{finish}")
    assert len(laid.squares) == 12
    assert all(laid.at(number) == laid.squares[-1] for number in (13, 14, 500))
    assert (laid.at(99).terrain, laid.at(99).lanes) == (terrain, lanes)


@pytest.mark.rule("0.2.5")
def test_where_the_road_splits_a_larger_number_is_further_and_names_count_the_inner_way() -> None:
    laid = road("3 @ 2")
    names = [laid.name(number) for number in range(1, 14)]
    assert names == ["1", "2", "3", "3+1", "3+2", "3+3", "4", "3+4", "5", "3+5", "6", "7", "8"]
    assert [laid.square(name) for name in names] == list(range(1, 14))
    assert [
        [laid.name(ahead) for ahead in laid.next(laid.square(name))] for name in ("2", "3", "3+5", "6")
    ] == [
        ["3"],
        ["4", "3+1"],
        ["7"],
        ["7"],
    ]
    assert (laid.name(15), laid.square("10"), laid.to_go(15) - laid.to_go(1)) == ("10", 15, -9)


@pytest.mark.rule("0.2.5")
def test_no_other_square_has_a_name() -> None:
    for name in ("0", "3+0", "3+6", "4+1", "-1", "", "x"):
        with pytest.raises(ValueError, match="there is no square"):
            road("3 @ 2").square(name)


@pytest.mark.rule("0.3.1")
def test_a_rider_on_the_grass_is_ahead_of_one_in_a_lane() -> None:
    position = table("20", "A 8r", "B 8g1", "C 8l", "D 9l", "E 8g2")
    assert [rider.team for rider in position.ranking] == ["D", "E", "B", "A", "C"]


@pytest.mark.rule("0.3.2")
def test_where_the_road_is_split_the_rider_nearer_to_where_it_joins_is_ahead_then_the_inner_one() -> None:
    riders = ("A 3+1", "B 4", "C 3+3", "D 3r", "E 6", "F 3+5", "G 3+4", "H 5", "I 7l", "J 3+2")
    assert "".join(rider.team for rider in table("3 @ 6", *riders).ranking) == "IEFHGBCJAD"


@pytest.mark.rule("0.4.1")
def test_a_seat_knows_its_hand_its_recycled_cards_and_what_lies_face_down() -> None:
    energy = race(table("20", "blue.R 9r 3,4,5,6,7,7|5", "red.R 8r 3,4,5,6,7|", phase="energy"))
    say(energy, "blue 4,5,6,7")
    own = energy.view("blue").rider("blue.R")
    assert (own.hand, own.pile, own.recycled) == (cards("4,5,6,7"), cards("3,7"), cards("5"))
    say(energy, "blue 6")
    own = energy.view("blue").rider("blue.R")
    assert (own.hand, own.pile, own.recycled) == (None, cards("3,7"), cards("4,5,5,7"))


@pytest.mark.rule("0.4.2")
def test_of_others_a_seat_knows_what_is_left_in_each_deck_but_not_where_it_lies() -> None:
    position = table("20", "blue.R 9r 4 3,5|6", "red.R 8r 5 3,4|6,7", phase="end")
    seen = FLAMME.cut(after(race(position), "end"), "blue").rider("red.R")
    assert seen.deck == cards("3,4,6,7")
    assert (seen.played, seen.taken) == (cards("5"), 0)
    assert (seen.pile, seen.recycled, seen.hand) == (None, None, None)


@pytest.mark.rule("0.4.2")
def test_a_seat_sees_who_took_exhaustion() -> None:
    position = after(race(table("20", "blue.R 5r 3|", "red.R 9r 4|", phase="end")), "end")
    seen = FLAMME.cut(position, "blue").rider("red.R")
    assert (seen.taken, seen.deck) == (1, cards("2e,4"))


@pytest.mark.rule("0.4.2")
def test_a_seat_does_not_know_which_rider_was_drawn_for_first_nor_what_was_drawn() -> None:
    one, other = (race(table("20", *TWO_TEAMS, phase="energy")) for _ in range(2))
    say(one, "red R", "red 3,4,5,6", "red 3")
    say(other, "red S", "red 3,4,5,9", "red 9")
    assert one.view("blue") == other.view("blue")
    assert one.view(None) == other.view(None)
    assert one.heard("blue") == other.heard("blue")
    assert one.view("red") != other.view("red")


@pytest.mark.rule("0.4.3")
def test_a_played_card_is_sealed_until_all_are_revealed() -> None:
    energy = race(table("20", "blue.R 9r 3,4|", "red.R 8r 5,6|", phase="energy"))
    say(energy, "red 6")
    assert _card_seen(energy.position, "red") is None
    say(energy, "blue 3")
    sealed, revealed = after(energy, "energy"), after(energy, "movement")
    assert _card_seen(sealed, "red") is None
    assert _card_seen(revealed, "red") == Card(6)
    assert FLAMME.cut(sealed, "blue").rider("red.R").deck == cards("5,6")


@pytest.mark.rule("0.4.1")
def test_an_automatic_team_has_no_secrets_but_the_order_of_its_deck() -> None:
    start = started([TeamSetup(), TeamSetup("muscle")], seed=1).position
    assert FLAMME.cut(start, "blue").rider("red.S").deck == start.riders[3].pile


def _card_seen(position: Position, team: str) -> Card | None:
    return FLAMME.cut(position, "blue").rider(f"{team}.R").card
