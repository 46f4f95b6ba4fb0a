"""Stages ridden at a real table, entered on the command line."""

import re
from pathlib import Path

from tests.cli.running import Here, fine, in_file, refused

NEW = ("tour", "new", "my.tour", "card-3 gt-4 card-8", "--teams", "you,you", "--seed", "4")
BY_HAND = """order: red.R blue.R red.S blue.S
times: red.R=0:00 blue.R=0:30 red.S=1:20 blue.S=1:20
major: sprint red.R=5
minor: none
exhaustion: red.S=3
"""


def test_a_result_is_read_from_a_file_and_the_standings_say_what_is_missing(here: Here) -> None:
    fine(here(*NEW))
    assert "tour enter my.tour" in here("tour", "status", "my.tour").out
    Path("one.txt").write_text(BY_HAND, encoding="utf-8")
    entered = fine(here("tour", "enter", "my.tour", "--result", "one.txt"))
    assert re.search(r"Red \(you\) +4 ", entered.out)
    assert "Without" not in entered.out
    Path("two.txt").write_text("order: blue.S\n", encoding="utf-8")
    entered = fine(here("tour", "enter", "my.tour", "--result", "two.txt"))
    assert "Without stage 2's order, times, major, minor, exhaustion." in entered.out
    for words in (("status",), ("sheet",), ("export", "--json")):
        assert here("tour", words[0], "my.tour", *words[1:]).status == 0


def test_a_correction_says_what_has_changed(here: Here) -> None:
    fine(here(*NEW))
    Path("one.txt").write_text(BY_HAND, encoding="utf-8")
    for _ in range(2):
        fine(here("tour", "enter", "my.tour", "--result", "one.txt"))
    Path("one.txt").write_text(
        BY_HAND.replace("red.R blue.R", "blue.R red.R", 1).replace("0:30", "0:00"), "utf-8"
    )
    corrected = fine(here("tour", "enter", "my.tour", "1", "--result", "one.txt"))
    assert "points red: 8 → 7" in corrected.out
    assert "corrected: yes" in in_file()


def test_what_cannot_be_leaves_the_file_alone(here: Here) -> None:
    fine(here(*NEW))
    before = in_file()
    Path("one.txt").write_text("order: red.R red.R\n", encoding="utf-8")
    refused(here("tour", "enter", "my.tour", "--result", "one.txt"), "order: red.R is named twice")
    refused(here("tour", "enter", "my.tour", "9", "--result", "one.txt"), "this tour has 3 stages")
    assert in_file() == before


def test_every_line_is_asked_for_until_it_can_be(here: Here) -> None:
    fine(here(*NEW))
    typed = ["red.R red.R", "red.R blue.R", "", "sprint red.R=5", "-", "red.S=3"]
    entered = fine(here("tour", "enter", "my.tour", typed=typed))
    assert "order: red.R is named twice." in entered.out
    assert "Without stage 1's order, times, minor." in entered.out
    completed = here("tour", "enter", "my.tour", "1", typed=["", "", "", "none"])
    assert "Without stage 1's order, times." in completed.out
    assert "exhaustion: red.S=3" in in_file()


def test_a_table_is_exported_and_entered_again(here: Here) -> None:
    fine(here(*NEW))
    Path("one.txt").write_text(BY_HAND, encoding="utf-8")
    fine(here("tour", "enter", "my.tour", "--result", "one.txt"))
    before = in_file()
    table = fine(here("tour", "export", "my.tour", "--csv")).out
    assert table.startswith("stage,line,side,place,name,amount\n1,order,,1,red.R,\n")
    assert "1,major,sprint,,red.R,5\n" in table
    Path("all.csv").write_text(table, encoding="utf-8")
    Path("my.tour").unlink()
    fine(here(*NEW))
    fine(here("tour", "enter", "my.tour", "--csv", "all.csv"))
    assert in_file() == before
