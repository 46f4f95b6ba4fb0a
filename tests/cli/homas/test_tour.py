"""A stage race of Homas Tour Pro at the keyboard: made, ridden, looked at, taken elsewhere."""

import json
import re
from pathlib import Path
from typing import cast

import pytest

from echappee.homas.tours import StageRace
from echappee.homas.tours.books import places
from echappee.homas.tours.standings import jerseys, team_times
from echappee.tours.tour import load_tour
from tests.cli.running import Here, fine, in_file, refused

SHORT = "tour-de-france-prologue paris-nice-2"
NEW = ("tour", "new", "my.tour")
BOTS = ("--teams", "domestique,random,neutral,random", "--seed", "4")
RIDDEN: list[str] = []
"""The file of the race that the tests look at, when it is ridden."""


def tour_in_file() -> StageRace:
    return cast("StageRace", load_tour(in_file()))


def test_a_preset_implies_the_game_and_shows_its_calendar(here: Here) -> None:
    ran = fine(here(*NEW, "paris-nice", *BOTS))
    assert "── Paris – Nice · 3 stages ─" in ran.out
    assert re.search(r"(?m)^   1 → paris-nice-1 +Nevers – Belleville +128$", ran.out)
    assert re.search(r"(?m)^   2   paris-nice-2 +Montélimar – Mont Ventoux +128 mountains$", ran.out)
    assert "2  Red (random)" in ran.out
    assert "5  Black (neutral)" in ran.out
    assert "Stage 1, Nevers – Belleville, comes next." in ran.out
    assert in_file().startswith(
        "echappee-tour 1\ngame: homas\ncalendar: paris-nice-1 paris-nice-2 paris-nice-3\n"
    )


@pytest.mark.parametrize(
    "words",
    [
        ("my.tour", "paris-nice", *BOTS),
        ("my.tour", *BOTS, "paris-nice"),
        ("my.tour", *BOTS[:2], "paris-nice", *BOTS[2:]),
        (*BOTS[:2], "my.tour", *BOTS[2:], "paris-nice"),
        (*BOTS, "my.tour", "paris-nice"),
    ],
)
def test_the_calendar_may_stand_before_and_behind_options(here: Here, words: tuple[str, ...]) -> None:
    assert "── Paris – Nice · 3 stages ─" in fine(here("tour", "new", *words)).out


def test_there_is_one_calendar(here: Here) -> None:
    refused = here(*NEW, *BOTS, "paris-nice", "benelux-tour")
    assert (refused.status, refused.out) == (2, "")
    assert refused.err == "echappee: unrecognized arguments: benelux-tour (echappee --help)\n"
    twice = here(*NEW, *BOTS, "paris-nice", "--calendar", "benelux-tour")
    assert "the calendar is named twice" in twice.err
    assert not Path("my.tour").exists()


def test_without_a_calendar_the_game_says_which(here: Here) -> None:
    assert "Tour de France · 7 stages" in fine(here(*NEW, *BOTS, "--game", "homas")).out
    assert tour_in_file().setup.days[0].stage == "tour-de-france-prologue"


def test_it_is_ridden_to_its_end_and_no_further(here: Here) -> None:
    fine(here(*NEW, *BOTS, "--calendar", SHORT))
    ran = fine(here("tour", "play", "my.tour"))
    assert ran.out.startswith("Stage 1 of 2\nTour de France · Plouay – Plouay")
    assert "── After stage 1 of 2 ─" in ran.out
    tour = tour_in_file()
    first = {"white": "White", "red": "Red", "blue": "Blue", "green": "Green", "black": "Black"}
    team = first[team_times(tour.books[-1])[0][0]]
    assert f"Stage 2, Montélimar – Mont Ventoux, comes next; {team} lines up first." in ran.out
    fine(here("tour", "play", "my.tour", "--all"))
    over = here("tour", "play", "my.tour")
    assert over.status == 2
    assert "all stages are ridden" in over.err


@pytest.fixture
def over(here: Here) -> Here:
    """A short stage race that bots have ridden, once for all tests."""
    if not RIDDEN:
        fine(here(*NEW, SHORT, *BOTS))
        fine(here("tour", "play", "my.tour", "--all"))
        RIDDEN.append(in_file())
    Path("my.tour").write_text(RIDDEN[0], encoding="utf-8")
    return here


def test_every_table_is_shown(over: Here) -> None:
    tour = tour_in_file()
    books = tour.books[-1]
    standings = fine(over("tour", "standings", "my.tour")).out
    assert "── The tour is over ─" in standings
    yellow = jerseys(books)["yellow"]
    assert re.search(rf"(?m)^   1 Y {yellow} \w+ \(\w+\) .* 0:00 ", standings)
    assert f"Y yellow: {yellow} " in standings
    team, _ = team_times(books)[0]
    assert re.search(rf"(?mi)  1 [1-5] {team} \(\w+\) +0:00$", standings)
    assert "── After stage 1 of 2 ─" in fine(over("tour", "standings", "my.tour", "--after", "1")).out
    status = fine(over("tour", "status", "my.tour")).out
    assert re.search(rf"(?m)^   2 ✓ paris-nice-2 .* {places(tour.results[1])[0]}$", status)
    assert re.search(rf"(?m)^A stage race: \w+ {yellow} wins\.$", status)
    sheet = fine(over("tour", "sheet", "my.tour")).out
    kinds = ["Standings", "Calendar", "Stage results", "Race sheet"]
    assert re.findall(r"(?m)^── ([A-Z][a-z]+(?: [a-z]+)?) ─", sheet) == kinds
    assert len(re.findall(r"(?m)^── \w+ \(\w+\) · ", sheet)) == len(tour.setup.seats)
    assert re.search(r"(?m)^ +1 Plouay.*\n +\d\d leader ", sheet)
    one = fine(over("tour", "sheet", "my.tour", "--team", "red")).out
    assert "── Red (random) · " in one
    assert "Green (" not in one


def test_every_table_fits_the_terminal(over: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    riders = tour_in_file().books[0].riders
    for width in (45, 60, 80, 120):
        monkeypatch.setenv("COLUMNS", str(width))
        drawn = {action: over("tour", action, "my.tour").lines for action in ("status", "standings", "sheet")}
        lines = [line for table in drawn.values() for line in table if " tour standings my.tour" not in line]
        assert max(map(len, lines)) <= width
        assert any("paris-nice-2" in line for line in drawn["status"]) == (width > 77)
        assert any("Montélimar" in line for line in drawn["status"])
        times = re.findall(r"(?m)^ +\d+ [YGP ] (\d\d) \w+ ", "\n".join(drawn["standings"]))
        assert set(times) == set(riders)
        assert {rider for line in drawn["sheet"] for rider in re.findall(r"^ +(\d\d) ", line)} >= set(riders)


def test_it_is_exported_as_data_and_stage_by_stage(over: Here) -> None:
    data = json.loads(over("tour", "export", "my.tour", "--json").out)
    tour = tour_in_file()
    assert (data["game"], data["number"]) == ("homas", 2)
    assert [day["kind"] for day in data["days"]] == ["trial", "mountain"]
    last = data["stages"][-1]
    assert last["result"]["crossed"] == list(places(tour.results[-1]))
    assert last["after"]["jerseys"] == data["outcome"]["jerseys"] == jerseys(tour.books[-1])
    assert last["after"]["riders"]["11"] == tour.books[-1].riders["11"]._asdict()
    Path("two.race").write_text(over("tour", "export", "my.tour", "--stage", "2").out, encoding="utf-8")
    assert over("verify", "two.race").status == 0


def test_a_damaged_file_is_mended(over: Here) -> None:
    Path("my.tour").write_text(in_file()[:-60], encoding="utf-8")
    refused = over("tour", "status", "my.tour")
    assert refused.status == 2
    assert "tour mend my.tour --to NEW keeps 1 stage and the next" in refused.err
    fine(over("tour", "mend", "my.tour", "--to", "new.tour"))
    fine(over("tour", "play", "new.tour", "--all"))


def test_you_ride_and_go_on_later(here: Here) -> None:
    fine(here("tour", "new", "my.tour", SHORT, "--teams", "you,random", "--seed", "4"))
    fine(here("tour", "play", "my.tour", typed=["roll", "", "roll", "", "q"]))
    race = tour_in_file().race
    assert race is not None
    answered = len([entry for entry in race.ledger if not entry.chance])
    assert answered >= 2
    fine(here("tour", "play", "my.tour", typed=["q"]))
    assert "is on, in turn" in fine(here("tour", "status", "my.tour")).out


def test_many_are_simulated(here: Here) -> None:
    words = ("tour", "simulate", SHORT, "--teams", "capitaine,random", "--tours", "2")
    data = json.loads(here(*words, "--json").out)
    assert (data["tours"], data["stages"]) == (2, 2)
    assert sum(data["wins_by_team"].values()) == sum(data["wins_by_role"].values()) == 2
    assert sum(data["stages_by_team"].values()) == 4
    shown = fine(here(*words)).out
    assert shown.startswith("2 races of 2 stages")
    assert re.search(r"│ white \(capitaine\) +│ +\d │ +\d+% \(\d+%–\d+%\) │", shown)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ((*NEW, "paris-nice", *BOTS, "--calendar", "paris-nice"), "named twice"),
        ((*NEW, "paris-nice", *BOTS, "--weather"), "--weather is not for"),
        ((*NEW, "paris-nice", *BOTS, "--game", "flamme"), "there is no team 'domestique'"),
        ((*NEW, "paris-nice", "--teams", "tempo"), "there is no team 'tempo'"),
        ((*NEW, "paris-nice", "--teams", "neutral"), "one to four teams have a director"),
        ((*NEW, "paris-nice-1 milan-san-remo", *BOTS), "milan-san-remo is a one-day race"),
        ((*NEW, "short", *BOTS, "--game", "homas"), "there is no course short"),
        (("tour", "simulate", "paris-nice", "--teams", "you"), "there is no team 'you'"),
        (("tour", "simulate", "paris-nice", "--breakaway"), "--breakaway is not for"),
        (
            (*NEW, "paris-nise"),
            "there is no stage paris-nise (echappee stages lists them); close to it: paris-nice",
        ),
        ((*NEW, "benelux", "--game", "homas"), "there is no course benelux; close to it: benelux-tour"),
        (("tour", "simulate", "tour-de-frans"), "; close to it: tour-de-france"),
        ((*NEW, "giro", "--game", "homas"), "there is no course giro\n"),
        ((*NEW, "", "--game", "homas"), "a stage race has 2 to 21 stages, not 0"),
        ((*NEW, "--calendar", "", "paris-nice"), "named twice"),
    ],
)
def test_what_cannot_be_is_refused(here: Here, words: tuple[str, ...], says: str) -> None:
    refused(here(*words), says)
    assert not Path("my.tour").exists()
