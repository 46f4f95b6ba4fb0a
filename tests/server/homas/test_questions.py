"""A question on the wire says what each answer leads to, and why some cards cannot be played."""

import pytest

from echappee.engine import Choices, Key, Listed, Question, Race, SeededDealer
from echappee.homas.rules import HOMAS, HomasRace, Position, Setup, set_up
from echappee.homas.rules.finish import Sprint, Sprinted
from echappee.homas.rules.offers import Offers
from echappee.homas.table import asked
from echappee.homas.table.questions import question_wire
from tests.properties.homas.races import SHORT
from tests.rulebook.homas.table import ride, table

FLAT, CLIMB = "road:0x60;red=40", "road:0x10,-3x20,0x30;red=40"
STONES, DOWN = "road:0x10,k-2x20,0x30;red=40", "road:0x10,+3x20,0x30;red=40"
HELL = STONES + ";hell"


def wire(position: Position, kind: str, choices: Choices, rider: str = "11") -> asked.HomasAsked | None:
    question = Question(Key(2, "move", "white", rider, kind, (0,)), choices)
    return question_wire(question, HOMAS.cut(position, "white")).asked


def lead(road: str, rider: str, *cards: str) -> asked.HomasMoves:
    """What the rider is asked that is alone on this road, with these team cards."""
    position = table(road, rider, directors="1", cards=cards)
    race: HomasRace = Race(HOMAS, position, SeededDealer(1))
    made = question_wire(race.questions[0], race.view("white")).asked
    assert isinstance(made, asked.HomasMoves)
    return made


@pytest.mark.parametrize(
    ("option", "road", "said"),
    [
        ("roll", FLAT, (2, 0, 2, 12, True)),
        ("roll", CLIMB, (2, 0, 1, 9, True)),
        ("6h", FLAT, (1, 6, 7, 12, True)),
        ("6h", DOWN, (1, 6, 10, 15, True)),
        ("6h+t5k", FLAT, (0, 11, 11, 11, False)),
        ("attack-6", CLIMB, (1, 6, 4, 9, True)),
    ],
)
def test_a_move_says_how_far_it_goes(option: str, road: str, said: tuple[int, ...]) -> None:
    made = wire(table(road, "11 20.1", directors="1"), "lead", Listed((option,)))
    assert isinstance(made, asked.HomasMoves)
    (move,) = made.answers
    assert (move.dice, move.cards, move.least, move.most, move.seven) == said


def test_one_die_goes_less_far_and_makes_no_seven() -> None:
    (move,) = [each for each in lead(FLAT, "11 20.1 -6 o").answers if each.answer == "roll"]
    assert (move.dice, move.least, move.most, move.seven) == (1, 1, 6, False)


def test_an_answer_has_its_parts_apart() -> None:
    answers = {each.answer: each for each in lead(FLAT, "11 20.1 +6,5k -6h f7", "6h").answers}
    attack, helped, fitness, rest = (answers[name] for name in ("attack-6+5k", "6+t6h", "fitness", "rest"))
    assert (attack.does, attack.own, attack.attack) == ("ride", ("6", "5k"), True)
    assert (helped.own, helped.team, helped.attack) == (("6",), ("6h",), False)
    assert (fitness.does, fitness.least, fitness.most, fitness.attack) == ("fitness", 7, 7, False)
    assert (rest.does, rest.most) == ("rest", 0)


@pytest.mark.parametrize(
    ("card", "far"), [("7", (0, 4, 4, False)), ("K", (0, 10, 10, True)), ("A", (2, 1, 9, True))]
)
def test_a_fitness_card_says_how_far_it_goes(card: str, far: tuple[int, ...]) -> None:
    (move,) = [each for each in lead(CLIMB, f"11 20.1 f{card}").answers if each.does == "fitness"]
    assert (move.dice, move.least, move.most, move.attack) == far


@pytest.mark.parametrize(
    ("road", "rider", "cards", "why"),
    [
        (FLAT, "11 20.1 +6,5k", ("6h",), ()),
        (CLIMB, "11 20.1 +6h,5k", ("6h",), ("climb",)),
        (STONES, "11 20.1 +6,5k", (), ("cobbles",)),
        (FLAT, "11 41.1 -6", ("6h", "5k"), ("red",)),
        ("road:0x60", "11 20.1 -6", ("6h",), ("no-team",)),
        (CLIMB, "11 20.1 +6h,5k", ("5k",), ("climb",)),
        (DOWN, "11 20.1 +6,6h", (), ("one-card",)),
        (FLAT, "11 20.1 +6,6h o", (), ("one-die",)),
        (DOWN, "11 20.1 +6", (), ()),
        (FLAT, "11 20.1 -6 f7 o", (), ("fitness-die",)),
        (CLIMB, "13 20.1 -6h f7", (), ("fitness-climb",)),
        (FLAT, "13 20.1 f7", (), ()),
        (HELL, "11 20.1 +6,5k", (), ("hell",)),
        (HELL, "11 20.1 +5k", (), ("hell",)),
        (HELL, "11 35.1 +6,5k", (), ()),
    ],
)
def test_what_cannot_be_played_has_a_reason(
    road: str, rider: str, cards: tuple[str, ...], why: tuple[str, ...]
) -> None:
    made = lead(road, rider, *cards)
    assert made.why == why


def test_a_team_card_is_played_once_a_turn_and_one_card_is_all_on_a_descent() -> None:
    position = table(DOWN, "11 20.1 +6", directors="1", cards=("6h",))
    used = tuple(r._replace(used=1, helped=True) if r.name == "11" else r for r in position.riders)
    made = wire(position._replace(riders=used), "lead", Listed(("roll",)))
    assert isinstance(made, asked.HomasMoves)
    assert made.why == ("used",)
    flat = table(FLAT, "11 20.1 +6", directors="1", cards=("6h",))
    made = wire(flat._replace(riders=used), "lead", Listed(("roll", "6")))
    assert isinstance(made, asked.HomasMoves)
    assert [held.why for held in made.hand] == ["", "helped"]


def sprint(row: int, lane: int, *before: tuple[int, int], bonus: bool) -> Sprint:
    """A sprinter on this square, and the rows and lanes of those that have sprinted."""
    order = sorted(before, key=lambda each: (-each[0], each[1]))
    rivals = tuple(Sprinted(f"{team}1", *each) for team, each in enumerate(order, 2))
    return Sprint(Listed(("roll", "6")), row, lane, bonus, rivals)


@pytest.mark.parametrize(
    ("lane", "before", "bonus", "needs"),
    [
        (2, ((54, 1),), False, 5),
        (2, ((54, 3),), False, 4),
        (2, (), True, 0),
        (2, ((56, 1), (53, 1), (52, 1), (52, 3)), True, 5),
        (2, ((54, 1),), True, 4),
        (2, ((80, 1),), True, 13),
    ],
)
def test_a_sprint_says_what_it_takes_to_pass_the_others(
    lane: int,
    before: tuple[tuple[int, int], ...],
    bonus: bool,  # noqa: FBT001 - a case
    needs: int,
) -> None:
    made = wire(table(FLAT, "11 50.2 +6", directors="1"), "sprint", sprint(50, lane, *before, bonus=bonus))
    assert isinstance(made, asked.HomasSprint)
    assert (made.needs, len(made.before)) == (needs, len(before))


def test_a_sprint_may_bring_a_place_in_between() -> None:
    before = ((80, 1), (56, 2), (53, 1), (52, 1))
    plain, gaining = (sprint(50, 1, *before, bonus=bonus) for bonus in (False, True))
    assert [plain.place(score) for score in (1, 2, 3, 6)] == [5, 5, 4, 2]
    assert [gaining.place(score) for score in (1, 2, 3, 6)] == [5, 4, 3, 2]
    made = wire(table(FLAT, "11 50.1 +6", directors="1"), "sprint", gaining)
    assert isinstance(made, asked.HomasSprint)
    assert [(move.most, move.place) for move in made.answers] == [(6, 2), (6, 2)]


def test_a_sprint_names_those_of_the_group_that_have_sprinted_in_the_order_of_the_photo_finish() -> None:
    riders = ("21 22.3 m", "31 22.1 m", "41 21.2 m", "11 21.3 +6 m")
    ridden = ride(table("road:0x20;stage", *riders, directors="1"), "1 4 1")
    race = ridden.race
    made = question_wire(race.questions[0], race.view("white")).asked
    assert isinstance(made, asked.HomasSprint)
    assert made.before == ("21", "31", "41")


def test_a_follower_and_a_counter_say_where_they_come_to_and_what_it_costs() -> None:
    position = table(FLAT, "11 20.1 +6,6h w1", "13 19.2 +6h", directors="1")
    made = wire(position, "follow", Offers(("11", "13", "none"), ("24.1", "22.2")))
    assert isinstance(made, asked.HomasWheels)
    assert [(each.rider, each.squares, each.wait) for each in made.answers] == [
        ("11", 4, 1),
        ("13", 3, 0),
        ("", 0, 0),
    ]
    offers = Offers(("none", "13-6h", "11-6", "13-6h,11-6"), ("22.2", "24.1"), ("13", "11"))
    counter = wire(position, "counter", offers)
    assert isinstance(counter, asked.HomasCounters)
    assert [(each.rider, each.cards, each.squares) for each in counter.riders] == [
        ("13", ("6h",), 3),
        ("11", ("6",), 4),
    ]
    assert counter.answers[3].spent == {"13": "6h", "11": "6"}


@pytest.mark.parametrize(
    ("road", "rain", "odds", "less"),
    [
        (FLAT, "", (42, 31, 17, 11), {}),
        (DOWN, "rain", (17, 25, 28, 31), {"descent": 1, "rain": 1}),
        (HELL, "rain", (8, 19, 28, 44), {"cobbles": 2, "rain": 1}),
    ],
)
def test_the_table_of_events_has_odds(
    road: str, rain: str, odds: tuple[int, int, int, int], less: dict[str, int]
) -> None:
    position = table(road, "11 20.1", directors="1", rain=bool(rain))
    made = wire(position, "seven", Listed(("table", "keep-5", "keep-2")))
    assert isinstance(made, asked.HomasFates)
    assert made.odds == asked.HomasOdds(*odds, less=less)
    assert [(each.does, each.part) for each in made.answers] == [("table", 7), ("keep", 5), ("keep", 2)]


@pytest.mark.parametrize("course", SHORT)
def test_every_answer_is_told_in_its_parts(course: str) -> None:
    race: HomasRace = Race(HOMAS, set_up(Setup(course, ("team",) * 3 + ("neutral",) * 2)), SeededDealer(1))
    number = 0
    while not race.over:
        question = race.questions[0]
        made = question_wire(question, race.view(question.seat))
        options = made.options or ()
        assert made.asked is not None, made.asks
        told = [each.answer for each in made.asked.answers]
        assert told == [option for option in options if option != "table" or made.asks == "seven"]
        given = (made.proposed, made.only, made.routine, *made.orders.values())
        assert set(filter(None, given)) <= set(options)
        number += 1
        race.answer(question.id, options[number % len(options)])
