"""Stages ridden at a real table: a result in lines makes the same books as the race that gave it."""

from collections.abc import Sequence

import pytest

from echappee.engine import Refused
from echappee.flamme.rules import Ruleset
from echappee.flamme.tours import FlammeTour, new_tour
from echappee.sheets import called, paper_of
from echappee.sheets.sheet import Sheet
from echappee.tours.mending import mend
from echappee.tours.result_lines import RESULT, TOTALS, print_lines
from echappee.tours.result_table import COLUMNS, results_csv, results_in_csv
from echappee.tours.tour import SomeTour, load_tour
from tests.tours.tours import TOURS, half_way, let_bots_ride, stage_race

BY_HAND = """echappee-result 1
order: red.R green.R blue.R red.S green.S blue.S
times: red.R=0:00 green.R=0:00 blue.R=0:30 red.S=1:20 green.S=1:20 blue.S=1:20
major: sprint red.R=5 blue.R=3
minor: mountain red.S=1
exhaustion: red.S=3 blue.S=5
"""


def paper(calendar: str = "card-3 gt-4 card-8", teams: int = 3) -> FlammeTour:
    return new_tour(calendar, ["team"] * teams, ["random"] * teams, Ruleset(), 5)


def refused(tour: SomeTour, number: int, text: str) -> str:
    before = tour.text(), tour.books
    with pytest.raises(Refused) as refusal:
        tour.put(number, text)
    assert (tour.text(), tour.books) == before
    return refusal.value.code


@pytest.mark.parametrize("name", ["two with everything", "three in trials", "stage race"])
def test_a_tour_entered_by_hand_has_the_books_of_the_same_tour_ridden_here(name: str) -> None:
    ridden, entered = load_tour(half_way(name)), TOURS[name](7)
    for number in range(ridden.number):
        entered.put(number, print_lines(RESULT, ridden.lines_of(number)))
        assert not entered.missing_in(number)
    assert (entered.books, entered.entered) == (ridden.books, ridden.entered)
    assert load_tour(entered.text()).books == ridden.books
    assert entered.stage_tags().items() <= ridden.stage_tags().items()


def test_stages_that_are_entered_and_ridden_can_be_mixed() -> None:
    tour = paper()
    with pytest.raises(Refused, match="enter its result"):
        tour.begin()
    tour.put(0, BY_HAND)
    let_bots_ride(tour)
    assert load_tour(tour.text()).books == tour.books
    assert tour.books[1].riders["blue.S"].exhaustion == 3
    assert tour.books[1].points == {"blue": 1, "red": 3, "green": 2}


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("order: red.R red.R", "result-twice"),
        ("order: pink.R", "bad-result"),
        ("order: red.R blue.S\ntimes: red.R=1:00 blue.S=0:40", "result-order"),
        ("major: sprint red.R=5 blue.S=5", "result-tokens"),
        ("minor: mountain red.R=3", "result-tokens"),
        ("minor: red.R=2", "bad-result"),
        ("times: red.R=0:75", "bad-result"),
        ("exhaustion: red.R=-1", "bad-result"),
        ("exhaustion: red.R", "bad-result"),
        ("specialists: red=squirrel/puncheur", "bad-specialist"),
        ("finish: uphill", "bad-result"),
        ("wine: red.R=2", "bad-result"),
        ("no line at all", "bad-result"),
        ("led: " + " " * 7000, "bad-result"),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(line: str, code: str) -> None:
    assert refused(paper(), 0, f"{RESULT}\n{line}\n") == code


def test_only_the_next_stage_or_an_earlier_one_can_be_entered() -> None:
    tour = paper()
    assert refused(tour, 1, BY_HAND) == "not-its-turn"
    assert refused(tour, -1, BY_HAND) == "not-its-turn"
    tour.put(0, BY_HAND)
    tour.begin()
    assert refused(tour, 1, BY_HAND) == "not-its-turn"


def test_what_is_left_open_counts_nothing_and_is_filled_in_later() -> None:
    tour = paper()
    tour.put(0, f"{RESULT}\norder: red.R green.R\ntimes: red.R=0:00\n")
    assert tour.missing_in(0) == ("order", "times", "major", "minor", "exhaustion")
    assert tour.books[1].points == {"blue": 0, "red": 3, "green": 2}
    tour.put(0, BY_HAND)
    assert tour.missing_in(0) == ()
    assert tour.books[1].points["blue"] == 1


def test_squares_beyond_the_line_are_read_on_the_timing_tile() -> None:
    tour = paper("card-8 gt-4 card-9")
    for number in range(2):
        tour.put(number, f"{RESULT}\ntimes: red.R=0+5 blue.S=0+9 red.S=1+2 blue.R=2+0\n")
    first, second = (result.times for result in tour.results)
    assert [first[name] for name in ("red.R", "blue.S", "red.S", "blue.R")] == [0, 0, 90, 160]
    assert [second[name] for name in ("red.R", "blue.S", "red.S", "blue.R")] == [0, 0, 80, 150]


def test_a_correction_recomputes_what_follows_and_says_what_has_changed() -> None:
    tour = paper("card-3 gt-4 gt-8")
    wrong = BY_HAND.replace("red.R green.R", "green.R red.R", 1)
    tour.put(0, wrong)
    for _ in range(2):
        let_bots_ride(tour)
    ridden = tour.text()
    with pytest.raises(Refused, match="does not follow"):
        load_tour(ridden.replace("red.S=3", "red.S=1"))
    before = tour.books[-1]
    tour.put(0, BY_HAND)
    changed = {(change.what, change.whose): (change.before, change.after) for change in tour.changes}
    for team, more in (("red", 1), ("green", -1)):
        points = before.points[team]
        assert changed["points", team] == (points, points + more)
    assert changed.keys() <= {("points", "red"), ("points", "green"), ("jersey", "yellow")}
    assert "corrected: yes" in tour.text()
    assert load_tour(tour.text()).books == tour.books


def test_a_correction_under_a_stage_that_is_being_ridden_lets_it_go_on() -> None:
    tour = load_tour(half_way("two with everything"))
    race, lines = tour.begin(), tour.lines_of(0)
    tour.put(0, print_lines(RESULT, lines | {"exhaustion": "none"}))
    assert tour.begin() is race
    again = load_tour(tour.text())
    assert again.begin().position == race.position
    assert again.books == tour.books


def test_the_latest_stage_that_was_entered_can_be_taken_back() -> None:
    tour = paper()
    with pytest.raises(Refused):
        tour.take_back()
    before = tour.text()
    tour.put(0, BY_HAND)
    tour.take_back()
    assert (tour.text(), tour.number) == (before, 0)


def test_a_tour_may_begin_with_the_totals_after_some_stage() -> None:
    tour = paper("card-3 card-4 gt-8 gt-11", teams=2)
    tour.put(
        1, f"{TOTALS}\norder: red.S red.R\ntimes: red.R=2:10 red.S=1:50\nmountain: red.S=4\npodium: red=5\n"
    )
    assert (tour.number, tour.missing_in(0), tour.books[-1].points["red"]) == (2, (), 5)
    assert tour.books[-1].latest("red.S") == 0
    let_bots_ride(tour)
    again = load_tour(tour.text())
    assert again.books == tour.books
    tour = paper("card-3 card-4 gt-8 gt-11", teams=2)
    tour.put(1, f"{TOTALS}\npodium: red=5\n")
    tour.take_back()
    assert tour.number == 0


def test_a_damaged_tour_keeps_the_results_before_the_damage() -> None:
    tour = paper()
    tour.put(0, BY_HAND)
    tour.put(1, BY_HAND)
    broken = tour.text().replace("red.R=5", "red.R=4", 2).replace("red.R=4", "red.R=5", 1)
    mended, left_out = mend(broken)
    assert (mended.number, left_out, mended.books[1]) == (1, 1, tour.books[1])


def test_a_stage_race_is_entered_with_rushes_summits_and_squares() -> None:
    race = stage_race("card-1 card-2 paris-nice-2")
    order = " ".join(f"{team}{role}" for role in (4, 1, 2, 3) for team in range(1, 6))
    late = " ".join(f"{rider}={10 + (rider[1] != '4')}+3" for rider in order.split())
    race.put(
        0,
        f"{RESULT}\norder: {order}\ndelays: {late}\nkind: mountain\nlimit: 1\nrush-1: 24 34\n"
        "summit-2: mountain 53 52\nsummit-1: hill 53\ncards: 11=2 12=1\ndisqualified: white\n",
    )
    result, after = race.results[0], race.books[1].riders
    assert (result.delays["14"], result.delays["11"], result.limit) == (0, 60, 1)
    assert [summit.kind for summit in result.summits] == ["hill", "mountain"]
    assert (after["24"].green - after["34"].green, after["53"].polka) == (2, 15)
    assert (after["11"].draws, after["11"].tired) == (3, False)
    assert race.missing_in(0) == ()
    assert load_tour(race.text()).books == race.books
    totals = f"{TOTALS}\norder: 21 11\ntimes: 21=0:10 11=0:20\ngreen: 21=5\ndraws: 21=3\ntired: 44\n"
    race.put(1, totals)
    let_bots_ride(race)
    assert load_tour(race.text()).books == race.books


@pytest.mark.parametrize("tour", [paper("card-1 rest gt-4 card-8"), stage_race("card-1 paris-nice-2 card-3")])
def test_every_sheet_of_a_tour_with_entered_stages_can_be_made(tour: SomeTour) -> None:
    before = len(sheets_of(tour))
    for number in range(tour.number, 3):
        if number != 1:
            tour.put(number, f"{RESULT}\n")
        else:
            let_bots_ride(tour)
            tour.put(number, print_lines(RESULT, tour.lines_of(number)))
        assert len(sheets_of(tour)) == before
    assert tour.over


def sheets_of(tour: SomeTour) -> Sequence[Sheet]:
    return paper_of(tour, "fr", called(tour, tour.players, "fr"))["sheets"]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("order: 21 21", "result-twice"),
        ("delays: 21=0:10 34=3+1", "bad-result"),
        ("summit-1: 21 22", "bad-result"),
        ("rush-1: 11 12 13 14 21 22", "bad-result"),
        ("rush-12: 11", "bad-result"),
        ("kind: hilly", "bad-result"),
        ("disqualified: pink", "bad-result"),
    ],
)
def test_what_cannot_be_in_a_stage_race_is_refused(line: str, code: str) -> None:
    assert refused(stage_race("card-1 card-2"), 0, f"{RESULT}\n{line}\n") == code


@pytest.mark.parametrize("name", ["two with everything", "three in trials", "stage race"])
def test_a_table_of_results_makes_the_same_books(name: str) -> None:
    ridden, entered = load_tour(half_way(name)), TOURS[name](7)
    texts = results_in_csv(results_csv(ridden))
    for number, text in texts.items():
        entered.put(number, text)
    assert entered.books == ridden.books
    assert results_csv(entered) == results_csv(ridden)


@pytest.mark.parametrize(
    "wrong",
    ["", "a,b\n", "0,order,,1,red.R,", "x,order,,1,red.R,", "1,order,,first,red.R,", "1,order", "1,a,,,,,,"],
)
def test_what_is_no_table_of_results_is_refused(wrong: str) -> None:
    with pytest.raises(Refused):
        results_in_csv(wrong if wrong in {"", "a,b\n"} else f"{','.join(COLUMNS)}\n{wrong}\n")
