"""Answers that need no thought: proposals, the only sensible ones, routine, and what orders mean."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from echappee.engine import Choices, Key, Listed, Question, Race, SeededDealer
from echappee.homas.board.course import Course
from echappee.homas.bots.obvious import Obvious, obvious
from echappee.homas.bots.reminders import Reminders, reminders
from echappee.homas.rules import COURSES, HOMAS, Setup, View, set_up
from echappee.homas.rules.moves import Ends
from echappee.homas.rules.offers import Offers
from tests.counts import count, some

TEAMS = ("team", "neutral", "neutral", "neutral", "neutral")
PLACES = {"11": "4.1", "13": "3.1", "21": "1.2", "22": "2.1"}
LONG, SHORT = "road:0x60;red=20", "road:0x20;red=6"


Changes = Mapping[str, str | int]
SAME: Changes = {}


def table(
    places: Mapping[str, str] = PLACES, road: str = LONG, *, course: Changes = SAME, rider: Changes = SAME
) -> View:
    """White sees these riders there; `rider` changes its leader, `course` the road."""
    view = HOMAS.cut(set_up(Setup(road, TEAMS)), "white")
    riders = [
        each._replace(square=view.course.numbers[places[each.name]]) if each.name in places else each
        for each in view.riders
    ]
    riders[0] = riders[0]._replace(**rider)  # type: ignore[arg-type]
    changed = replace(view.course, **course)  # type: ignore[arg-type]
    return view._replace(riders=tuple(riders), course=changed, round=2, phase="move")


def trial(places: Mapping[str, str] = PLACES, rider: Changes = SAME) -> View:
    return table(places, course={"trial": True}, rider=rider)


def with_squares(view: View, **changes: Changes) -> View:
    """The same on a road on which some rows (`row8`) are different."""
    squares = tuple(
        replace(square, **changes.get(f"row{square.row}", {}))  # type: ignore[arg-type]
        for square in view.course.squares
    )
    return view._replace(course=replace(view.course, squares=squares))


def asked(view: View, kind: str, choices: Choices, *, sealed: bool = False) -> Obvious:
    return obvious(Question(Key(2, "move", "white", "11", kind, (0,)), choices, sealed), view)


def ends(view: View, *names: str, dare: bool = False) -> Ends:
    course: Course = view.course
    return Ends(names[:2], [course.numbers[name] for name in names], course, dare)


def wheels(**lands: str) -> Offers:
    names = {name.removeprefix("r"): square for name, square in lands.items()}
    return Offers((*names, "none"), tuple(names.values()))


@pytest.mark.parametrize(
    ("kind", "choices", "answer"),
    [
        ("follow", wheels(r11="9.1", r13="9.2"), "13"),
        ("follow", wheels(r11="6.1", r13="5.1"), "none"),
        ("relay", Listed(("13", "none")), "none"),
        ("counter", Listed(("none", "11-6")), "none"),
        ("retreat", Listed(("none", "11")), "none"),
        ("wait", Listed(("wait", "6")), "wait"),
        ("wait", Listed(("6",)), ""),
        ("lead", Listed(("roll", "6")), "roll"),
        ("seven", Listed(("table", "keep-5", "keep-2")), ""),
        ("discard", Listed(("6", "6h")), ""),
        ("place", Listed(("11,0.1",)), ""),
    ],
)
def test_what_is_proposed_costs_nothing(kind: str, choices: Choices, answer: str) -> None:
    assert asked(table(), kind, choices).proposed == answer


def test_the_first_useful_square_is_proposed() -> None:
    view = table()
    assert asked(view, "to", ends(view, "8.2", "8.1")).proposed == "8.2"


def only(view: View, kind: str, *options: str, sealed: bool = False) -> str:
    return asked(view, kind, Listed(options), sealed=sealed).only


def test_one_answer_alone_is_given_unless_it_is_sealed() -> None:
    assert [only(table(), "lead", "roll"), only(table(), "keep", "7", sealed=True)] == ["roll", ""]


def test_against_the_clock_a_turn_is_worth_more_than_a_rest_and_an_attack_costs_nothing() -> None:
    assert [only(view, "lead", "roll", "rest") for view in (trial(), table())] == ["roll", ""]
    assert [only(view, "chance", "attack", "ride") for view in (trial(), table())] == ["attack", ""]
    assert only(trial(), "chance", "attack", "recover") == ""


def test_a_disqualified_team_sprints_with_the_dice() -> None:
    view = table()
    out = view._replace(teams=(view.teams[0]._replace(disqualified=True), *view.teams[1:]))
    assert [only(each, "sprint", "roll", "6") for each in (out, view)] == ["roll", ""]


ENDS = ("8.2", "8.1", "7.1")


@pytest.mark.parametrize(
    ("changes", "answer"),
    [
        ({}, "8.2"),
        ({"row8": {"grade": -4}, "row7": {"grade": -2}}, "7.1"),
        ({"row7": {"road": "cobbles", "grade": -1}}, ""),
        ({"row7": {"road": "climb", "grade": -4}}, "8.2"),
    ],
)
def test_a_rider_alone_goes_to_the_best_square(changes: dict[str, Changes], answer: str) -> None:
    view = with_squares(trial(), **changes)
    assert asked(view, "to", ends(view, *ENDS)).only == answer


def test_of_equal_squares_the_outside_of_a_curve_is_better() -> None:
    view = trial()
    squares = tuple(replace(each, interior=each.name == "8.2") for each in view.course.squares)
    view = view._replace(course=replace(view.course, squares=squares))
    assert asked(view, "to", ends(view, *ENDS)).only == "8.1"


def test_where_the_table_of_events_may_be_rolled_on_people_decide() -> None:
    view = trial()
    found = asked(view, "to", ends(view, "8.2", dare=True))
    assert (found.only, found.routine, found.orders) == ("", "", {})


@pytest.mark.parametrize(
    ("places", "answer"),
    [
        ({"22": "11.1"}, ""),  # near ahead
        ({"22": "5.2"}, ""),  # near behind
        ({"13": "0.1"}, ""),  # of its team, and behind
        ({"22": "0.1"}, "8.2"),
    ],
)
def test_a_rider_with_others_near_decides_for_itself(places: dict[str, str], answer: str) -> None:
    view = table({"11": "4.1"} | places)
    assert asked(view, "to", ends(view, *ENDS)).only == answer


@pytest.mark.parametrize(
    ("places", "answer"),
    [
        ({}, "none"),
        ({"22": "6.2"}, ""),
        ({"22": "6.2", "21": "7.1"}, "none"),  # there is a wheel already
        ({"13": "4.2"}, ""),  # a team-mate comes into its own
        ({"22": "4.2"}, "none"),
    ],
)
def test_nobody_is_asked_to_fall_back_for_nothing(places: dict[str, str], answer: str) -> None:
    assert only(table({"11": "6.1"} | places), "retreat", "none", "11") == answer


@pytest.mark.parametrize(
    ("lands", "road", "change", "answer"),
    [
        (("9.1", "9.2"), LONG, {}, "13"),  # the only one who comes six squares
        (("9.1", "8.2"), LONG, {}, "none"),
        (("10.1", "9.2"), LONG, {}, "11"),  # the first of two
        (("10.1", "8.2"), LONG, {"wait": 1}, ""),  # it costs a card
        (("9.1", "8.2"), SHORT, {}, ""),  # near the line
    ],
)
def test_following_from_six_squares_on_is_routine(
    lands: tuple[str, str], road: str, change: Changes, answer: str
) -> None:
    view = table(road=road, rider=change)
    assert asked(view, "follow", wheels(r11=lands[0], r13=lands[1])).routine == answer


@pytest.mark.parametrize(
    ("names", "road", "grade", "answer"),
    [
        (("8.2", "8.1", "7.1"), LONG, 0, "8.2"),
        (("4.2", "3.1", "2.2"), LONG, 0, "3.1"),  # a wheel is worth a square
        (("5.2", "3.1", "2.2"), LONG, 0, "5.2"),  # but not two
        (("8.2", "7.2"), LONG, 4, ""),  # the road makes up for it
        (("8.2", "7.2"), LONG, 3, "8.2"),
        (("8.2", "8.1"), SHORT, 0, ""),
    ],
)
def test_riding_furthest_is_routine(names: tuple[str, ...], road: str, grade: int, answer: str) -> None:
    view = with_squares(table(road=road), row7={"grade": grade})
    for kind in ("to", "then"):
        assert asked(view, kind, ends(view, *names)).routine == answer


def test_cards_relays_and_counters_are_never_routine() -> None:
    for kind, options in (
        ("lead", ("roll", "6")),
        ("relay", ("13", "none")),
        ("counter", ("none", "11-6")),
    ):
        assert asked(table(), kind, Listed(options)).routine == ""


def test_orders_say_which_answer_they_mean() -> None:
    view = table()
    assert asked(view, "follow", wheels(r11="9.1", r13="9.2")).orders == {"never": "none", "far": "13"}
    assert asked(view, "follow", wheels(r11="9.1", r13="8.2")).orders == {"never": "none", "far": "none"}
    assert asked(view, "relay", Listed(("13", "none"))).orders == {"never": "none"}
    assert asked(view, "to", ends(view, "9.1", "8.2")).orders == {"furthest": "9.1"}
    assert asked(view, "take", Listed(("roll", "6"))).orders == {}
    lead = ("roll", "6", "5k", "6+5k", "attack-6", "fitness")
    assert asked(view, "lead", Listed(lead)).orders == {"roll": "roll"}
    assert asked(trial(), "lead", Listed(lead)).orders == {"roll": "roll", "cards": "6+5k"}


def test_no_order_buys_turns_back() -> None:
    assert asked(table(rider={"wait": 1}), "follow", wheels(r11="10.1")).orders["far"] == "none"


def test_no_order_rolls_while_a_fitness_card_might_be_forgotten() -> None:
    late = table({"11": "30.1"}, rider={"fitness": "7"})
    assert asked(late, "lead", Listed(("roll", "6", "fitness"))).orders == {}
    assert asked(late, "lead", Listed(("roll", "6"))).orders == {"roll": "roll"}


def test_against_the_clock_all_riders_who_can_may_roll_together() -> None:
    def together(view: View) -> int:
        return asked(view, "lead", Listed(("roll", "6", "fitness"))).together

    assert together(trial()) == 4
    assert [together(trial(rider={"moved": True})), together(trial(rider={"wait": 1}))] == [3, 3]
    assert together(trial({"11": "30.1"}, rider={"fitness": "7"})) == 0
    assert together(table()) == 0


def test_fitness_cards_are_due_from_the_red_letter_on() -> None:
    found = [
        reminders(table({"11": square}, rider={"fitness": card}), "white")
        for square, card in (("19.1", "7"), ("20.1", "7"), ("20.1", ""))
    ]
    assert found == [Reminders(), Reminders(due=("11",)), Reminders()]
    plain = "road:0x60"
    assert reminders(table({"11": "30.1"}, plain, rider={"fitness": "7"}), "white") == Reminders(due=("11",))
    assert reminders(table({"11": "29.1"}, plain, rider={"fitness": "7"}), "white") == Reminders()


def test_fitness_cards_are_due_while_there_is_time_to_play_them() -> None:
    def due(places: Mapping[str, str], road: str) -> tuple[str, ...]:
        view = table(places, road)
        riders = tuple(r._replace(fitness="7") if r.team == "white" else r for r in view.riders)
        return reminders(view._replace(riders=riders), "white").due

    left_behind = {"11": "40.1", "14": "3.1"}
    assert due(left_behind, "road:0x70") == ("11", "14")
    assert due(left_behind, "road:0x70;stage") == ("11",)
    assert due({"11": "2.1"}, "road:0x30") == ("11",)
    uphill = "road:0x50,-4x30;top=80;red=40"
    assert due({"11": "20.1", "13": "19.1"}, uphill) == ("13",)


def test_cards_are_proposed_for_the_sprint_after_which_they_are_worth_nothing() -> None:
    answers = Listed(("roll", "6", "5k", "6+5k"))
    stage = table(course={"stage": True})
    assert [asked(view, "sprint", answers).proposed for view in (table(), stage)] == ["6+5k", "roll"]


def test_a_fitness_card_is_proposed_while_it_can_be_played() -> None:
    def proposed(fitness: str, kind: str, choices: Choices) -> str:
        return asked(table({"11": "30.1", "13": "29.1"}, rider={"fitness": fitness}), kind, choices).proposed

    moves = Listed(("roll", "6", "fitness"))
    assert [proposed(card, "lead", moves) for card in ("7", "")] == ["fitness", "roll"]
    assert proposed("7", "lead", Listed(("roll", "6"))) == "roll"
    assert [proposed(card, "wait", Listed(("wait", "6"))) for card in ("7", "")] == ["6", "wait"]
    offers = wheels(r11="39.1")
    assert [proposed(card, "follow", offers) for card in ("7", "")] == ["none", "11"]
    assert asked(table({"11": "30.1"}, rider={"fitness": "7"}), "follow", offers).routine == ""


@pytest.mark.soak
@pytest.mark.parametrize("course", some([*COURSES], 5))
def test_who_gives_the_proposed_answers_is_never_disqualified(course: str) -> None:
    for seed in range(count(20)):
        race = Race(HOMAS, set_up(Setup(course, ("team",))), SeededDealer(seed, course))
        while not race.over:
            question = race.questions[0]
            needless = obvious(question, race.view(question.seat))
            options = question.options() or ("none",)
            race.answer(question.id, needless.only or needless.proposed or options[0])
        assert not race.position.team("white").disqualified


@pytest.mark.parametrize(
    ("course", "due", "missed"),
    [
        ({}, (), ("11", "13")),  # the first group ends a classic
        ({"stage": True}, ("13",), ("11",)),
        ({"stage": True, "finish": "mountain"}, ("11", "13"), ()),  # there they come home one by one
    ],
)
def test_at_the_line_it_is_too_late_for_who_comes_home(
    course: Changes, due: tuple[str, ...], missed: tuple[str, ...]
) -> None:
    view = table({"21": "61.1", "11": "60.1", "13": "57.1"}, course=course, rider={"fitness": "7"})
    riders = tuple(each._replace(fitness="7") if each.name == "13" else each for each in view.riders)
    line = view._replace(riders=riders, phase="sprint")
    assert reminders(line, "white") == Reminders(due, missed)
    assert reminders(line._replace(phase="move"), "white") == Reminders(("11", "13"))
    out = line._replace(teams=(line.teams[0]._replace(disqualified=True), *line.teams[1:]))
    assert reminders(out, "white").due == ()
