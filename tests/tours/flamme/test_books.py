"""The books alone, with results entered by hand: no matter what is entered, they add up."""

from collections.abc import Mapping

import pytest
from hypothesis import strategies as st

from echappee.engine import Refused
from echappee.flamme.tours.books import Books, StageResult, enter, open_books, podium_of, team_of
from echappee.flamme.tours.standings import (
    CLASSIFICATIONS,
    bonus_for,
    close_stage,
    close_tour,
    first_to_place,
    jerseys,
    leaders,
    recover,
    rest_day,
)
from echappee.tours.ranking import ranked
from tests.counts import soaked
from tests.tours.flamme.sheets import tours

Tour = tuple[Books, list[StageResult]]
RIDERS = ("red.R", "red.S", "blue.R", "blue.S")
GOOD = StageResult(RIDERS, dict.fromkeys(RIDERS, 0))


def closed(tour: Tour) -> list[Books]:
    """The books before the first stage, and after each."""
    books, results = tour
    all_books = [books]
    for result in results:
        all_books.append(close_stage(all_books[-1], result))
    return all_books


def renamed(books: Books, names: dict[str, str]) -> Books:
    """The books of the same teams under other names, in the same seats."""
    return Books(
        tuple(names[team] for team in books.teams),
        {_renamed(rider, names): account for rider, account in books.riders.items()},
        {names[team]: points for team, points in books.podium.items()},
        {names[team]: points for team, points in books.rest.items()},
        tuple(_renamed(rider, names) for rider in books.crossed),
    )


def _renamed(rider: str, names: dict[str, str]) -> str:
    return names[team_of(rider)] + rider[-2:]


def _reseated(books: Books, seats: tuple[str, ...]) -> Books:
    order = [f"{team}.{kind}" for team in seats for kind in "RS"]
    return books._replace(teams=seats, riders={rider: books.riders[rider] for rider in order})


@soaked(300, tours())
def test_a_podium_is_worth_six_points_and_less_where_riders_are_missing(tour: Tour) -> None:
    (books, *_), results = closed(tour), tour[1]
    for result in results:
        teams = len(books.teams)
        places = min(3, teams if result.one_a_team else 2 * teams)
        assert sum(points for _, points in podium_of(result)) == [0, 3, 5, 6][places]
        order = [rider for rider, _ in podium_of(result)]
        assert order == sorted(order, key=result.crossed.index)


@soaked(300, tours())
def test_the_totals_are_the_sums_of_their_sheets(tour: Tour) -> None:
    books, results = closed(tour)[-1], tour[1]
    for rider, account in books.riders.items():
        assert account.time == sum(result.times[rider] for result in results)
        assert account.sprint == sum(result.sprint.get(rider, 0) for result in results)
        assert account.mountain == sum(result.mountain.get(rider, 0) for result in results)
    given = [(team_of(rider), points) for result in results for rider, points in podium_of(result)]
    for team in books.teams:
        assert books.podium[team] == sum(points for other, points in given if other == team)
        assert books.points[team] == books.podium[team] + books.rest[team]
    assert sum(books.rest.values()) == sum(
        len(leaders(after)) for after, result in zip(closed(tour)[1:], results, strict=True) if result.rest
    )


@soaked(300, tours(), st.integers(3, 21))
def test_the_end_adds_podiums_rest_days_and_bonus(tour: Tour, stages: int) -> None:
    books = closed(tour)[-1]
    outcome = close_tour(books, stages)
    assert outcome.total == {team: books.points[team] + outcome.bonus[team] for team in books.teams}
    table = bonus_for(stages, len(books.teams))
    prizes = dict(
        zip(("general", "sprint", "mountain"), (table.general, table.sprint, table.mountain), strict=True)
    )
    given = sum(sum(prizes[each.name][: len(ranked(books, each))]) for each in CLASSIFICATIONS)
    assert sum(outcome.bonus.values()) == given + sum(table.team[: len(books.teams)])
    totals = [outcome.total[team] for team in outcome.ranking]
    assert totals == sorted(totals, reverse=True)
    assert sorted(outcome.ranking) == sorted(books.teams)


@soaked(300, tours())
def test_no_rider_wears_two_jerseys_and_each_is_worn_by_the_best_who_is_free(tour: Tour) -> None:
    for books in closed(tour):
        worn = jerseys(books)
        assert len(set(worn.values())) == len(worn)
        before: list[str] = []
        for each in CLASSIFICATIONS:
            free = [rider for rider in ranked(books, each) if rider not in before]
            assert worn.get(each.jersey) == (free[0] if free else None)
            before += free[:1]


@soaked(300, tours())
def test_classifications_go_by_merit_and_ties_by_the_latest_stage(tour: Tour) -> None:
    for books in closed(tour)[1:]:
        for each in CLASSIFICATIONS:
            rows = [
                (each.merit(books.riders[name]), books.crossed.index(name)) for name in ranked(books, each)
            ]
            assert rows == sorted(rows)
            shown = {name for name, account in books.riders.items() if each.counts(account)}
            assert set(ranked(books, each)) == shown


@soaked(300, tours())
def test_exhaustion_never_grows_between_stages_and_rest_never_makes_more_of_it(tour: Tour) -> None:
    books, results = tour
    for result in results:
        entered = enter(books, result)
        recovered = recover(entered, entered.riders)
        rested = rest_day(recovered)
        for rider, account in entered.riders.items():
            once, twice = recovered.riders[rider].exhaustion, rested.riders[rider].exhaustion
            assert twice <= once <= account.exhaustion
            assert once == (account.exhaustion + 1) // 2
            leads = rider in leaders(entered).values()
            assert twice == (once if leads else (once + 1) // 2)
        books = close_stage(books, result)


@soaked(300, tours())
def test_the_team_that_places_first_has_the_fewest_points_and_does_not_lead_among_equals(tour: Tour) -> None:
    for books in closed(tour)[1:]:
        first = first_to_place(books)
        assert books.points[first] == min(books.points.values())
        equals = [team for team in books.teams if books.points[team] == books.points[first]]
        order = [team_of(rider) for rider in ranked(books, CLASSIFICATIONS[0]) if team_of(rider) in equals]
        assert list(dict.fromkeys(order))[-1] == first


@soaked(300, tours(), st.data())
def test_other_colours_make_the_same_books_in_other_colours(tour: Tour, data: st.DataObject) -> None:
    books, results = tour
    names = dict(zip(books.teams, data.draw(st.permutations(books.teams)), strict=True))

    def painted(amounts: Mapping[str, int]) -> dict[str, int]:
        return {_renamed(rider, names): amount for rider, amount in amounts.items()}

    results = [
        StageResult(
            tuple(painted(dict.fromkeys(result.crossed, 0))),
            painted(result.times),
            painted(result.sprint),
            painted(result.mountain),
            painted(result.exhaustion),
            result.one_a_team,
            result.rest,
        )
        for result in results
    ]
    one, other = closed(tour)[-1], closed((renamed(books, names), results))[-1]
    assert other == renamed(one, names)
    assert jerseys(other) == {jersey: _renamed(rider, names) for jersey, rider in jerseys(one).items()}
    assert close_tour(other, 9).ranking == tuple(names[team] for team in close_tour(one, 9).ranking)


@soaked(300, tours(), st.data())
def test_the_seats_decide_nothing_once_a_stage_is_ridden(tour: Tour, data: st.DataObject) -> None:
    books, results = tour
    seats = tuple(data.draw(st.permutations(books.teams)))
    one, other = closed(tour)[-1], closed((_reseated(books, seats), results))[-1]
    assert other.riders == one.riders
    assert (jerseys(other), leaders(other)) == (jerseys(one), leaders(one))
    assert first_to_place(other) == first_to_place(one)
    assert close_tour(other, 15) == close_tour(one, 15)


@pytest.mark.parametrize(
    ("result", "detail"),
    [
        (GOOD._replace(crossed=RIDERS[1:]), "red.R crosses the line once, not 0 times"),
        (GOOD._replace(crossed=(*RIDERS, "red.S")), "red.S crosses the line once, not 2 times"),
        (GOOD._replace(crossed=(*RIDERS, "green.R")), "no rider of this tour is called green.R"),
        (GOOD._replace(times={"red.R": 0}), "red.S has no time"),
        (GOOD._replace(times={**GOOD.times, "A": 0}), "no rider of this tour is called A"),
        (GOOD._replace(sprint={"red": 5}), "no rider of this tour is called red"),
        (GOOD._replace(mountain={"red.R": -1}), "times, points and cards cannot be negative"),
        (GOOD._replace(exhaustion={"red.R": -1}), "times, points and cards cannot be negative"),
    ],
)
def test_an_impossible_result_is_refused_and_changes_nothing(result: StageResult, detail: str) -> None:
    books = close_stage(open_books(["red", "blue"]), GOOD)
    before = repr(books)
    for deed in (enter, close_stage):
        with pytest.raises(Refused) as caught:
            deed(books, result)
        assert (caught.value.code, caught.value.detail) == ("bad-result", detail)
    assert repr(books) == before
