"""Stage races of Homas Tour Pro: the books as a whole, and races that are saved, resumed and mended."""

from functools import cache
from pathlib import Path
from typing import cast

import pytest

from echappee.engine import Refused
from echappee.homas.tours import StageRace, outcome_of
from echappee.homas.tours import new_tour as new_stage_race
from echappee.homas.tours.books import (
    RIDERS,
    StageResult,
    Summit,
    check_result,
    green_points,
    open_books,
    places,
    polka_points,
)
from echappee.homas.tours.calendar import print_calendar, read_calendar
from echappee.homas.tours.standings import CLASSIFICATIONS, jerseys, team_times
from echappee.tours.ranking import ranked
from echappee.tours.tour import load_tour
from tests.counts import SOAK
from tests.tours.tours import PLAYERS, TEAMS, TINY, half_way, known, let_bots_ride, stage_race


@cache
def ridden(calendar: str = "tour-de-france") -> StageRace:
    """A stage race by bots."""
    tour = stage_race(calendar)
    while not tour.over:
        let_bots_ride(tour)
    return tour


@pytest.mark.soak
def test_a_stage_race_saved_and_reloaded_after_every_stage_equals_the_one_ridden_through(
    tmp_path: Path,
) -> None:
    calendar, days = ("tour-de-france", 7) if SOAK else ("paris-nice", 3)
    file = tmp_path / "my.tour"
    file.write_text(stage_race(calendar).text(), encoding="utf-8")
    for stages in range(days):
        tour = load_tour(file.read_text(encoding="utf-8"), str(file))
        assert tour.number == stages
        let_bots_ride(tour)
        file.write_text(tour.text(), encoding="utf-8")
    over = cast("StageRace", load_tour(file.read_text(encoding="utf-8")))
    assert (over.number, over.over) == (days, True)
    assert known(over) == known(ridden(calendar))
    assert outcome_of(over).jerseys == jerseys(over.books[-1])
    assert outcome_of(over).team == team_times(over.books[-1])[0][0]


def test_every_stage_gives_what_the_rules_promise() -> None:
    for day, result in zip(ridden().setup.days, ridden().results, strict=True):
        finish = {"flat": 46, "mountain": 15, "trial": 15}[result.kind]
        rushes = sum(15 - sum(range(6 - len(rush))) for rush in result.rushes)
        assert sum(green_points(result).values()) == finish + rushes, day
        assert len(result.rushes) == (0 if result.kind == "trial" else 2)
        assert {len(rush) for rush in result.rushes} <= {5}, "twenty riders pass, so five take points"
        on_top = sum({"hill": 15, "mountain": 46}[summit.kind] for summit in result.summits)
        assert sum(polka_points(result).values()) == on_top
        assert sorted(places(result)) == sorted(RIDERS)
        assert result.delays[places(result)[0]] == 0


def test_after_every_stage_the_books_are_in_order() -> None:
    for books in ridden().books[1:]:
        yellow = jerseys(books)["yellow"]
        assert books.riders[yellow].time == 0 == min(account.time for account in books.riders.values())
        assert team_times(books)[0][1] == 0
        assert [time for _, time in team_times(books)] == sorted(time for _, time in team_times(books))
        worn = jerseys(books)
        assert len(set(worn.values())) == len(worn)
        for each in CLASSIFICATIONS:
            assert worn.get(each.jersey) in {*ranked(books, each)[:3], None}
        assert all(1 <= account.draws <= 3 for account in books.riders.values())
        assert not any(account.tired and account.draws > 1 for account in books.riders.values())


def test_a_stage_begins_as_the_books_say() -> None:
    tour = ridden()
    for number in range(1, 7):
        books = tour.books[number]
        tags = dict(line.split(": ", 1) for line in tour.ridden[number].split("\n\n")[0].splitlines()[1:])
        assert tags["order"].split() == [team for team, _ in team_times(books)]
        assert tags["draws"] == "".join(str(account.draws) for account in books.riders.values())
        assert tags.get("tired", "").split() == [rider for rider in RIDERS if books.riders[rider].tired]
        assert dict(pair.split("=") for pair in tags["jerseys"].split()) == jerseys(books)
        assert tags["stage"] == tags["course"] == tour.setup.days[number].stage
    assert any("\ntired: " in text for text in tour.ridden), "somebody was late in this race"


def test_its_file_has_no_rules_and_says_the_game() -> None:
    head = stage_race("paris-nice").text().split("\n\n")[0].splitlines()
    assert head == [
        "echappee-tour 1",
        "game: homas",
        "calendar: paris-nice-1 paris-nice-2 paris-nice-3",
        "teams: team team neutral team neutral",
        "players: domestique random - domestique -",
        "seed: 7",
    ]


@pytest.mark.rule("homas 1.4.4")
def test_where_teams_line_up_rider_by_rider_they_do_so_before_every_stage_and_the_file_says_it() -> None:
    tour = new_stage_race(f"{TINY} paris-nice-2", TEAMS, PLAYERS, 7, "riders")
    assert "rules: rider-by-rider\n" in tour.text()
    while tour.number < 2:
        let_bots_ride(tour)
    again = cast("StageRace", load_tour(tour.text()))
    assert again.setup == tour.setup
    assert again.begin().position.one_by_one


@pytest.mark.parametrize(
    ("found", "changed", "code"),
    [
        ("game: homas", "game: flamme", "bad-tour"),
        ("game: homas", "game: chess", "unknown-game"),
        ("teams: team team neutral team neutral", "teams: team team neutral team", "bad-tour"),
        ("seed: 7", "rules: weather\nseed: 7", "bad-rules"),
        ("stage: paris-nice-2", "stage: paris-nice-3", "bad-tour"),
        ("draws: ", "draws: 1", "bad-tour"),
    ],
)
def test_a_file_that_is_not_of_this_race_is_refused(found: str, changed: str, code: str) -> None:
    text = half_way("stage race")
    assert found in text
    with pytest.raises(Refused) as refused:
        load_tour(text.replace(found, changed, 1))
    assert refused.value.code == code


def test_calendars() -> None:
    days = read_calendar("tour-de-france-prologue time-trial-32 road:0x40;stage")
    assert read_calendar(print_calendar(days)) == days
    for wrong, code in {
        "": "bad-calendar",
        "paris-nice-1": "bad-calendar",
        "paris-nice-1 milan-san-remo": "bad-calendar",
        "paris-nice-1 rest paris-nice-2": "unknown-course",
        "gt-3 gt-4": "unknown-course",
        " ".join(["paris-nice-1"] * 22): "bad-calendar",
    }.items():
        with pytest.raises(Refused) as refused:
            read_calendar(wrong)
        assert refused.value.code == code, wrong


@pytest.mark.parametrize(
    "teams", [(), ("team",), ("neutral",) * 5, ("team",) * 5, ("team", "muscle") * 2 + ("team",)]
)
def test_five_teams_ride_and_one_to_four_have_directors(teams: tuple[str, ...]) -> None:
    with pytest.raises(Refused) as refused:
        new_stage_race("paris-nice", teams, teams, 1)
    assert refused.value.code == "bad-teams"


GOOD = StageResult(RIDERS, dict.fromkeys(RIDERS, 0))


@pytest.mark.parametrize(
    "wrong",
    [
        GOOD._replace(crossed=RIDERS[1:]),
        GOOD._replace(crossed=(*RIDERS, "11")),
        GOOD._replace(crossed=(*RIDERS, "61")),
        GOOD._replace(delays={"11": 0}),
        GOOD._replace(delays={**GOOD.delays, "11": -1}),
        GOOD._replace(cards={"11": -1}),
        GOOD._replace(limit=-1),
        GOOD._replace(cards={"99": 1}),
        GOOD._replace(kind="hilly"),
        GOOD._replace(rushes=(("11", "11"),)),
        GOOD._replace(rushes=(RIDERS[:6],)),
        GOOD._replace(summits=(Summit("col", ("11",)),)),
        GOOD._replace(disqualified=("pink",)),
    ],
)
def test_a_result_that_cannot_be_is_refused(wrong: StageResult) -> None:
    check_result(open_books(), GOOD)
    with pytest.raises(Refused) as refused:
        check_result(open_books(), wrong)
    assert refused.value.code == "bad-result"
