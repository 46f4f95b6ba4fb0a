"""A tour on the command line: made, ridden stage by stage, shown and exported."""

import json
import os
import re
from collections.abc import Callable
from errno import ENOSPC
from pathlib import Path
from typing import cast

import pytest

from echappee.flamme.tours import FlammeTour, outcome_of
from echappee.flamme.tours.books import fighters_of
from echappee.flamme.tours.standings import jerseys
from echappee.tours.tour import load_tour
from tests.cli.running import Here, fine, in_file, refused

BOTS = ("tour", "new", "my.tour", "--teams", "random,tempo,random", "--seed", "4")
YOU = ("tour", "new", "my.tour", "--teams", "you,muscle", "--seed", "4", "--calendar", "short")
TABLES = (("status",), ("standings",), ("standings", "--after", "2"), ("sheet",), ("sheet", "--team", "red"))
RIDDEN: dict[tuple[str, ...], str] = {}
"""The files of tours that bots have ridden, by the words they were made with."""


def let_bots_ride(here: Here, *new: str) -> None:
    """Make a tour with these words, and let bots ride it to its end; several tests look at the same one."""
    if new not in RIDDEN:
        fine(here(*new))
        fine(here("tour", "play", "my.tour", "--all"))
        RIDDEN[new] = in_file()
    Path("my.tour").write_text(RIDDEN[new], encoding="utf-8")


def ridden(here: Here, calendar: str, *options: str) -> dict[str, object]:
    """A tour that bots have ridden to its end, as data."""
    let_bots_ride(here, *BOTS, "--calendar", calendar, *options)
    exported = here("tour", "export", "my.tour", "--json")
    assert (exported.status, exported.err) == (0, "")
    data = json.loads(exported.out)
    assert isinstance(data, dict)
    return data


def tour_in_file() -> FlammeTour:
    return cast("FlammeTour", load_tour(in_file()))


def rows(out: str, title: str) -> list[list[str]]:
    """The words of the lines below a title, up to an empty line, and without what stands beside them."""
    part = re.split(rf"(?m)^  {title}\b.*\n", out, maxsplit=1)[1]
    lines = part.partition("\n\n")[0].splitlines()
    return [re.split(r"(?<=\d)   +", line.strip())[0].split() for line in lines]


def test_a_new_tour_is_a_small_file_and_shows_its_calendar(here: Here) -> None:
    ran = fine(here(*BOTS, "--calendar", "gt-1 gt-5 rest gt-8", "--specialists"))
    assert "A tour of 3 stages · specialists" in ran.out
    assert re.search(r"(?m)^   1 → gt-1 +Port-Lestrel +team trial$", ran.out)
    assert re.search(r"(?m)^   2   gt-5-2-4 +Roquebelle +extended\n       rest day\n   3 ", ran.out)
    assert "r Red (tempo) 0" in ran.out
    assert "Stage 1, Port-Lestrel, comes next." in ran.out
    assert "tour play my.tour" in ran.out
    assert in_file().startswith("echappee-tour 1\ngame: flamme\ncalendar: gt-1 gt-5-2-4 rest gt-8-2-4\n")
    assert in_file().endswith("seed: 4\n\nend\n")


def test_bots_ride_a_stage_and_it_is_told(here: Here) -> None:
    fine(here(*BOTS, "--calendar", "short"))
    ran = fine(here("tour", "play", "my.tour"))
    assert ran.out.startswith("Stage 1 of 3\ngt-3-2-4 ")
    assert "── Round 2 ─" in ran.out
    assert "── After stage 1 of 3 ─" in ran.out
    assert re.search(r"Stage 2, Collines de Vaubrun, comes next; (Blue|Red|Green) places first\.", ran.out)
    quiet = fine(here("tour", "play", "my.tour", "--quiet"))
    assert "Round" not in quiet.out
    assert tour_in_file().number == 2


def test_a_tour_is_ridden_to_its_end_and_no_further(here: Here) -> None:
    fine(here(*BOTS, "--calendar", "short"))
    ran = fine(here("tour", "play", "my.tour", "--all"))
    assert re.findall(r"(?m)^ +(\d) ✓", ran.out) == ["1", "2", "3"]
    assert re.search(r"(Blue|Red|Green) wins the tour with \d+ points\.", ran.out)
    refused(here("tour", "play", "my.tour"), "my.tour: all stages are ridden")


def test_standings_and_sheets_show_what_the_books_say(here: Here) -> None:
    ridden(here, "gt-3 gt-9 rest gt-11", "--specialists")
    tour = tour_in_file()
    outcome, books = outcome_of(tour), tour.books[-1]
    out = fine(here("tour", "standings", "my.tour")).out
    final = rows(out, "Final ranking")
    assert [(row[2].lower(), int(row[-1])) for row in final] == [
        (team, outcome.total[team]) for team in outcome.ranking
    ]
    after = fine(here("tour", "standings", "my.tour", "--after", "2")).out
    assert sorted(int(row[-1]) for row in rows(after, "Tour points")[:3]) == sorted(
        tour.books[2].points.values()
    )
    assert all(f" {team[0]}{kind} " in after for team in books.teams for kind in "RS")
    sheet = fine(here("tour", "sheet", "my.tour")).out
    totals = [list(map(int, line.split())) for line in re.findall(r"(?m)^  Total ([ 0-9]+)$", sheet)]
    assert totals[0] == [outcome.total[team] for team in books.teams]
    half = re.findall(r"(?m)^  Total +(\d+) \S+ +(\d+) +(\d+)", sheet)
    assert [(int(sprint), int(mountain)) for _, sprint, mountain in half] == [
        (account.sprint, account.mountain) for account in books.riders.values()
    ]
    assert sum(int(podium) for podium, _, _ in half) == sum(books.podium.values()) == 18


def test_jerseys_are_marked(here: Here) -> None:
    data = ridden(here, "short")
    stages = data["stages"]
    assert isinstance(stages, list)
    worn = stages[-1]["next"]["jerseys"]
    out = fine(here("tour", "standings", "my.tour")).out
    letters = {"yellow": "Y", "green": "G", "polka": "P"}
    badges = {"blue": "b", "red": "r", "green": "g"}
    for jersey, rider in worn.items():
        team, _, kind = rider.partition(".")
        assert f" {letters[jersey]} {badges[team]}{kind} " in out
    assert len(worn) == 3


@pytest.mark.parametrize("words", TABLES, ids=" ".join)
def test_standings_and_sheets_of_six_teams_fit_the_screen(here: Here, words: tuple[str, ...]) -> None:
    calendar = ("--calendar", "gt-1 gt-2 gt-5 gt-8 gt-9 rest gt-10 gt-11 gt-12")
    teams = ("--teams", ",".join(["random"] * 6), *calendar)
    let_bots_ride(here, "tour", "new", "my.tour", *teams, "--seed", "4")
    assert fine(here("tour", words[0], "my.tour", *words[1:])).out


def test_before_the_first_stage_nobody_leads(here: Here) -> None:
    fine(here(*BOTS))
    assert "nobody wears a jersey" in fine(here("tour", "standings", "my.tour")).out
    assert "Total" in fine(here("tour", "sheet", "my.tour", "--team", "blue")).out
    assert "Nobody has ridden yet." in fine(here("tour", "sheet", "my.tour")).out


def test_a_stage_of_a_tour_is_a_record_like_any_other(here: Here, tmp_path: Path) -> None:
    ridden(here, "short", "--specialists")
    for stage in ("1", "3"):
        record = here("tour", "export", "my.tour", "--stage", stage)
        (tmp_path / "stage.race").write_text(record.out)
        told = fine(here("replay", "stage.race")).out
        assert "The result after" in told
        worn = re.findall(r"^ +\d+  (..[YGP]) ", told, re.MULTILINE)
        assert (len(worn) > 1, "  Y yellow: " in told) == (stage == "3", stage == "3")
        assert all(letters in told.partition("The result after")[0] for letters in worn)
        assert "follows from the seed" in here("verify", "stage.race").out
    refused(here("tour", "export", "my.tour", "--stage", "4"), "stage 4 has not begun; 3 stages are over")


def test_you_ride_a_stage_and_go_on_another_day(here: Here) -> None:
    fine(here(*YOU))
    first = fine(here("tour", "play", "my.tour", typed=["R5", "S4", "R", "#1", "q"]))
    assert "Stage 1 of 3" in first.out
    assert "The race is saved in my.tour. Continue with:" in first.out
    assert "tour play my.tour\n" in first.out
    assert "is on, in round" in fine(here("tour", "status", "my.tour")).out
    half = here("tour", "export", "my.tour", "--stage", "1")
    assert "\nround 1\nenergy blue: first=R" in half.out
    rest = fine(here("tour", "play", "my.tour", typed=["#1", *["1", "#1"] * 200]))
    assert rest.out.index("bS card>") < rest.out.index("Round 2")
    assert "The stage is in the books of my.tour." in rest.out
    assert "── After stage 1 of 3 ─" in rest.out
    second = fine(here("tour", "play", "my.tour", typed=["q"]))
    assert "── Stage 2 of 3 ─" in second.out
    assert "Y yellow: " in second.out


def failing(times: range, real: Callable[[int], None]) -> Callable[[int], None]:
    """A disk that is full at these moments."""
    calls = iter(range(10**6))

    def fsync(handle: int) -> None:
        if next(calls) in times:
            raise OSError(ENOSPC, os.strerror(ENOSPC))
        real(handle)

    return fsync


def test_a_full_disk_is_told_and_the_next_answer_is_kept_with_all_before_it(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    fine(here(*YOU))
    monkeypatch.setattr(os, "fsync", failing(range(2, 4), os.fsync))
    ran = fine(here("tour", "play", "my.tour", typed=["R5", "S4", "R", "#1", "q"]))
    assert ran.out.count("The record could not be written: ") == 2
    assert "no space left on device" in " ".join(ran.out.split())
    assert "place1=R5 place2=S4" in in_file()
    assert "R.card=" in in_file()


def test_a_disk_that_stays_full_leaves_the_tour_as_it_was(
    here: Here, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    fine(here(*YOU))
    fine(here("tour", "play", "my.tour", typed=["R5", "q"]))
    before, files = in_file(), set(tmp_path.iterdir())
    monkeypatch.setattr(os, "fsync", failing(range(10**6), os.fsync))
    ran = here("tour", "play", "my.tour", typed=["S4", "q"])
    assert ran.status == 2
    assert "could not be written" in ran.out
    assert ran.err.endswith("cannot be written, no space left on device\n")
    assert (in_file(), set(tmp_path.iterdir())) == (before, files)


def test_a_damaged_tour_is_refused_with_what_can_be_kept(here: Here, tmp_path: Path) -> None:
    ridden(here, "short")
    head, mark, tail = in_file().partition("stage 3\n")
    (tmp_path / "bad.tour").write_text(head + mark + tail.replace("round 2\n", "round two\n"))
    before = set(tmp_path.iterdir())
    for action in ("play", "status", "standings", "sheet"):
        ran = here("tour", action, "bad.tour")
        assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
        assert "bad.tour stage 3 line" in ran.err
        assert "stages 1 to 2 are whole" in ran.err
        assert "tour mend bad.tour --to NEW keeps 2 stages and the next up to round 2\n" in ran.err
    assert set(tmp_path.iterdir()) == before
    mended = fine(here("tour", "mend", "bad.tour", "--to", "good.tour"))
    assert "good.tour: 2 stages and the next up to round 2; no stage is left out." in mended.out
    fine(here("tour", "play", "good.tour", "--all"))
    assert load_tour((tmp_path / "good.tour").read_text()).over


def test_the_variants_are_options_and_their_points_and_jersey_are_shown(here: Here) -> None:
    ridden(here, "gt-2 gt-5 gt-9", "--specialists", "--breakaway", "--baroudeur-bid", "--super-combative")
    assert "\nrules: breakaway,specialists,baroudeur-bid,super-combative\n" in in_file()
    tour = tour_in_file()
    books = tour.books[-1]
    assert sum(books.combative.values()) == 3
    out = fine(here("tour", "standings", "my.tour")).out
    combative = re.findall(r"(?m)^  \d \w (\w+) .* (\d) combative", out)
    assert {team.lower(): int(points) for team, points in combative} == dict(books.combative)
    first = fighters_of(tour.results[-1])[0]
    assert re.search(rf"Super Combative +tokens, stage 3\n.* {tour.results[-1].led[first]}\n", out)
    assert ("C combative: " in out) == ("combative" in jerseys(books))
    sheet = fine(here("tour", "sheet", "my.tour")).out
    won = re.search(r"(?m)^   3 .*?((?: +\d+){3})(?:   |$)", sheet)
    assert won is not None
    assert list(map(int, won[1].split())) == [books.won[team] for team in books.teams]
    exported = json.loads(here("tour", "export", "my.tour", "--json").out)
    last = exported["stages"][-1]
    assert (last["result"]["most_combative"], last["after"]["combative"]) == (first, dict(books.combative))


@pytest.mark.parametrize("others", [(), ("--breakaway",), ("--specialists",)])
def test_the_bid_for_the_baroudeur_needs_one_and_something_to_bid_for(
    here: Here, others: tuple[str, ...]
) -> None:
    refused(
        here(*BOTS, "--calendar", "short", "--baroudeur-bid", *others),
        "the bid for the Baroudeur goes with the breakaway and specialists",
    )
    assert not Path("my.tour").exists()


def test_a_race_has_the_variants_too(here: Here) -> None:
    race = ("race", "--stage", "peloton-7-2-4", "--teams", "tempo,tempo", "--riders", "baroudeur/,/")
    ran = fine(here(*race, "--breakaway", "--baroudeur-bid", "--format", "tour", "--super-combative"))
    assert "and bids it double" in ran.out
    assert "leads the race and takes a combative token" in ran.out
    assert here(*race, "--baroudeur-bid").status == here(*race, "--super-combative").status == 2


def test_many_tours_are_counted(here: Here) -> None:
    words = ("tour", "simulate", "short", "--teams", "tempo,random", "--tours", "3", "--seed", "2")
    ran = here(*words, "--json")
    data = json.loads(ran.out)
    assert (data["tours"], data["stages"], sum(data["wins_by_team"].values())) == (3, 3, 3)
    assert list(data["jerseys_by_team"]["blue"]) == ["yellow", "green", "polka"]
    assert here(*words, "--json", "--jobs", "2").out == ran.out
    assert "3 tours of 3 stages" in fine(here(*words)).out
