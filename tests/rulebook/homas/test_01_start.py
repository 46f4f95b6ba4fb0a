from collections import Counter

import pytest

from echappee.engine import Race, Refused, SeededDealer
from echappee.homas.rules import HOMAS, HomasRace, Setup, course, set_up
from echappee.homas.rules.cards import ATTACKS, COLOURS, FITNESS, INDIVIDUAL, TEAM, playable
from echappee.homas.rules.lineup import squares_of
from tests.rulebook.homas.table import FLAT, ride, table

STAGE = "tour-de-france-1"


def begun(setup: Setup, seed: int = 1) -> HomasRace:
    return Race(HOMAS, set_up(setup), SeededDealer(seed))


def answered(race: HomasRace, kind: str) -> HomasRace:
    """The race ridden on to the first question of this kind, with the first answer everywhere."""
    while race.questions[0].id.kind != kind:
        question = race.questions[0]
        race.answer(question.id, question.sample(lambda _: 0))
    return race


@pytest.mark.rule("homas 1.1.1")
def test_five_teams_of_four_called_by_their_numbers() -> None:
    position = set_up(Setup(FLAT, ("team",)))
    assert [rider.name for rider in position.riders][:5] == ["11", "12", "13", "14", "21"]
    assert len(position.riders) == 20
    assert [team.colour for team in position.teams] == ["white", "red", "blue", "green", "black"]
    assert position.rider("53").sprinter
    assert not position.rider("54").sprinter


@pytest.mark.rule("homas 1.1.2")
def test_one_to_four_teams_have_a_director() -> None:
    assert set_up(Setup(FLAT, ("neutral", "team", "team"))).seats == ("red", "blue")
    assert [team.neutral for team in set_up(Setup(FLAT, ("team",))).teams] == [False, True, True, True, True]
    for teams in (("neutral",) * 5, ("team",) * 5, (), ("team",) * 6, ("robot",)):
        with pytest.raises(Refused) as refused:
            set_up(Setup(FLAT, teams))
        assert refused.value.code == "bad-teams"


@pytest.mark.rule("homas 1.2.1")
def test_the_twelve_energy_cards_of_a_team() -> None:
    assert [sorted(cards) for cards in INDIVIDUAL] == [
        ["5k", "6", "6h"],
        ["5k", "6h"],
        ["6h", "6h"],
        ["5k", "5k"],
    ]
    every = Counter(card for cards in (*INDIVIDUAL, TEAM) for card in cards)
    assert every == {"6h": 6, "5k": 5, "6": 1}
    assert set_up(Setup(FLAT, ("team",))).rider("21").cards == (), "neutral riders have none"


@pytest.mark.rule("homas 1.2.2")
@pytest.mark.parametrize(
    ("road", "cards"),
    [("0x9", {"6", "6h", "5k"}), ("-2x9", {"6", "5k"}), ("k-2x9", {"6", "6h"}), ("+2x9", {"6", "6h", "5k"})],
)
def test_the_square_decides_which_cards_can_be_played(road: str, cards: set[str]) -> None:
    on = course(f"road:{road}")
    square = on.at(on.numbers["5.1"])
    assert {card for card in ("6", "6h", "5k") if playable(on, square, card)} == cards


@pytest.mark.rule("homas 1.2.3")
def test_three_team_cards_and_a_fourth_where_a_stage_gives_four() -> None:
    assert set_up(Setup("milan-san-remo", ("team",))).team("white").cards == ("6h", "6h", "5k")
    assert set_up(Setup(STAGE, ("team",))).team("white").cards == ("6h", "6h", "5k", "5k")
    assert set_up(Setup("tour-de-france-4", ("team",))).team("white").cards == ()


@pytest.mark.rule("homas 1.2.4")
def test_in_a_stage_directors_choose_which_of_their_cards_they_take() -> None:
    race = begun(Setup(STAGE, ("team", "team")))
    assert [question.id.kind for question in race.questions] == ["energy", "energy"]
    assert all(question.sealed for question in race.questions)
    options = race.questions[0].options()
    assert options is not None
    assert "6h-5k-6h-5k-6h,6h,5k,5k" in options
    assert len(options) == 3 * 2
    race.answer(race.questions[0].id, "6-5k-6h-5k-6h,6h,5k,5k")
    assert race.view(None).rider("11").cards == ("6", "6h", "5k"), "nobody sees it before all have chosen"
    race.answer(race.questions[0].id, "5k-6h-6h-5k-6h,6h,5k,5k")
    assert [race.position.rider(name).cards for name in ("11", "12", "13", "14")] == [
        ("6",),
        ("5k",),
        ("6h",),
        ("5k",),
    ]
    assert race.position.team("white").cards == ("6h", "6h", "5k", "5k")


@pytest.mark.rule("homas 1.2.4")
def test_where_there_is_only_one_hand_nobody_is_asked() -> None:
    race = begun(Setup("tour-de-france-prologue", ("team",)))
    assert race.questions[0].id.label == "lead-0"
    assert race.position.rider("11").cards == ("6", "6h", "5k")


@pytest.mark.rule("homas 1.3.1")
def test_each_rider_of_a_director_gets_a_card_of_its_stack_that_nobody_else_sees() -> None:
    race = begun(Setup("milan-san-remo", ("team", "team", "team")))
    held = [rider.fitness for rider in race.position.riders]
    assert all(card in FITNESS for card in held[:12])
    assert held[12:] == [""] * 8
    assert len(FITNESS) == 13
    for role in range(4):
        assert len({held[role], held[role + 4], held[role + 8]}) == 3, "one stack for each number"
    seen = [rider.fitness for rider in race.view("red").riders]
    assert seen == ["?"] * 4 + held[4:8] + ["?"] * 4 + [""] * 8
    assert {rider.fitness for rider in race.view(None).riders} == {"?", ""}


@pytest.mark.rule("homas 1.3.2")
@pytest.mark.parametrize(
    ("card", "dice", "end"),
    [("2", "", "7.2"), ("10", "", "15.2"), ("J", "", "16.2"), ("Q", "", "17.2"), ("K", "", "18.2")],
)
def test_a_fitness_card_is_worth_its_number(card: str, dice: str, end: str) -> None:
    ridden = ride(table(FLAT, f"21 5.2 f{card}"), dice, f"fitness {end}")
    assert ridden.asked[1][2][0][:-1] == end[:-1]
    assert ridden.race.position.rider("21").fitness == ""


@pytest.mark.rule("homas 1.3.2")
def test_an_ace_is_two_dice_and_the_road_has_its_say() -> None:
    assert ride(table(FLAT, "21 5.2 fA"), "4 5", "fitness").options()[0] == "14.1"
    assert ride(table("road:-4x30", "21 5.2 f9"), "", "fitness").options()[0] == "10.1"


@pytest.mark.rule("homas 1.3.4")
@pytest.mark.parametrize("card", FITNESS)
def test_a_starred_card_is_an_attack_and_with_the_others_riders_follow(card: str) -> None:
    position = table(FLAT, f"21 9.2 f{card}", "33 8.2 +6h")
    ridden = ride(position, "1 3" if card == "A" else "", "fitness 11.2")
    assert ridden.question()[0] == ("counter" if card in ATTACKS else "follow")


@pytest.mark.rule("homas 1.3.5")
def test_fitness_cards_are_not_played_in_the_first_turn_nor_in_sprints() -> None:
    assert ride(table(FLAT, "21 5.2 f9", round=1), "3 5").question()[0] == "to"
    sprint = ride(table("road:0x9", "21 11.2 f9 +6h m", "33 10.2 m"))
    assert sprint.question() == ("sprint", "21", ("roll", "6h"))


@pytest.mark.rule("homas 1.4.1")
def test_the_order_of_teams_is_drawn_or_given() -> None:
    drawn = begun(Setup("milan-san-remo", ("team",)))
    assert sorted(team.rank for team in drawn.position.teams) == [1, 2, 3, 4, 5]
    orders = {
        tuple(team.rank for team in begun(Setup("milan-san-remo", ("team",)), seed).position.teams)
        for seed in range(5)
    }
    assert len(orders) > 1
    order = ("black", "green", "white", "red", "blue")
    given = begun(Setup("milan-san-remo", ("team",), order))
    assert [given.position.team(colour).rank for colour in order] == [1, 2, 3, 4, 5]
    with pytest.raises(Refused) as refused:
        set_up(Setup(FLAT, ("team",), ("white", "white", "red", "blue", "green")))
    assert refused.value.code == "bad-order"


@pytest.mark.rule("homas 1.4.2")
def test_a_team_takes_a_letter_and_puts_one_rider_in_each_lane() -> None:
    race = answered(begun(Setup("milan-san-remo", ("neutral", "team"), COLOURS)), "lineup")
    options = race.questions[0].options()
    assert options is not None
    assert len(options) == 4 * 24
    assert not [option for option in options if option.startswith("a")], "white has it"
    race.answer(race.questions[0].id, "c3142")
    now = race.view(None)
    found = {now.square(now.rider(name)).name for name in ("21", "22", "23", "24")}
    assert found == {"-2.1", "-4.2", "-1.3", "-3.4"}
    assert now.square(now.rider("23")).lane == 1


@pytest.mark.rule("homas 1.4.2")
def test_the_letters_fill_the_grid_and_no_two_of_a_team_stand_in_a_line() -> None:
    every = [square for letter in "abcde" for square in squares_of(letter)]
    assert len(set(every)) == 20
    assert squares_of("a") == ("0.1", "-2.2", "-4.3", "-1.4")
    for letter in "abcde":
        assert len({square.split(".")[0] for square in squares_of(letter)}) == 4


@pytest.mark.rule("homas 1.4.3")
def test_a_neutral_team_takes_the_first_free_letter() -> None:
    race = answered(
        begun(Setup("milan-san-remo", ("team",), ("red", "blue", "white", "green", "black"))), "lineup"
    )
    race.answer(race.questions[0].id, "e1234")
    lined = [event.args["letter"] for event in race.events if event.code == "lined-up"]
    assert lined == ["a", "b", "e", "c", "d"]


def by_rider(*teams: str, seed: int = 1) -> HomasRace:
    order = ("red", "blue", "green", "black", "white")
    setup = Setup("milan-san-remo", teams, order, lineup="riders")
    return Race(HOMAS, set_up(setup), SeededDealer(seed))


@pytest.mark.rule("homas 1.4.4")
def test_as_an_option_teams_line_up_rider_by_rider_never_two_in_one_lane() -> None:
    race = by_rider("neutral", "team", "team")
    assert [question.id.seat for question in race.questions] == ["red"]
    first = race.questions[0].options() or ()
    assert len(first) == 4 * 20
    assert first[0] == "21,0.1"
    race.answer(race.questions[0].id, "23,-4.2")
    second = race.questions[0].options() or ()
    assert (race.questions[0].seat, len(second)) == ("blue", 4 * 19)
    race.answer(race.questions[0].id, "31,0.2")
    again = race.questions[0].options() or ()
    assert race.questions[0].seat == "red"
    assert {option.split(",")[0] for option in again} == {"21", "22", "24"}
    assert {option.rpartition(".")[2] for option in again} == {"1", "3", "4"}, "lane 2 has its rider"


@pytest.mark.rule("homas 1.4.4")
def test_neutral_teams_take_the_foremost_squares_in_their_turn() -> None:
    race = by_rider("neutral", "team")
    while race.questions[0].id.kind == "place":
        race.answer(race.questions[0].id, (race.questions[0].options() or ())[-1])
    squares = {rider.name: race.position.square(rider).name for rider in race.position.riders}
    assert len(set(squares.values())) == 20
    assert [squares[name] for name in ("31", "32", "33", "34")] == ["0.1", "-1.2", "-2.3", "-3.4"]
    for team in "12345":
        assert {squares[f"{team}{role}"][-1] for role in "1234"} == {"1", "2", "3", "4"}


@pytest.mark.rule("homas 1.4.4")
def test_a_line_up_that_is_not_known_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        set_up(Setup("milan-san-remo", ("team",), lineup="lot"))
    assert refused.value.code == "bad-lineup"
