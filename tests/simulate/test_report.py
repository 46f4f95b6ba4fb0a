import re
from base64 import b64decode

import pytest

from echappee.simulate.charts import Bar, Bars, Curves, Histogram, Series, share_bar
from echappee.simulate.report import write_report
from echappee.simulate.report.drawings import draw_bars, draw_curves, ticks
from echappee.simulate.result import ResultGrid

GRID = ResultGrid("2 races", ("", "wins"), [[("<blue>", "2")]], "a & b")


@pytest.mark.parametrize("most", [0, 0.003, 0.27, 0.5, 1, 7.3, 12.4, 55, 100])
def test_an_axis_has_a_few_round_values_and_holds_the_largest_one(most: float) -> None:
    values = ticks(most)
    assert values[0] == 0
    assert values[-1] >= most - 1e-9
    assert 2 <= len(values) <= 6


def test_an_axis_has_the_values_that_people_expect() -> None:
    assert ticks(12.4) == [0, 5, 10, 15]
    assert ticks(0.3) == pytest.approx([0, 0.1, 0.2, 0.3])


def test_a_bar_below_zero_lies_left_of_it() -> None:
    drawn = draw_bars(Bars("", "", [Bar("down", -1, -1.5, -0.5), Bar("up", 2, 1.5, 2.5)]))
    (down, down_wide), (up, _) = [
        (float(x), float(width))
        for x, width in re.findall(r'<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)"', drawn)
    ]
    assert down + down_wide == pytest.approx(up, abs=0.1)


def test_the_interval_of_a_share_is_drawn_around_it() -> None:
    bar = share_bar("blue", 30, 100, "team-blue")
    assert bar.low < bar.value == 0.3 < bar.high
    assert "30.0%" in draw_bars(Bars("", "", [bar], percent=True))
    assert "interval" in draw_bars(Bars("", "", [bar]))
    assert "interval" not in draw_bars(Bars("", "", [Bar("exact", 1, 1, 1)]))


def test_sentences_may_take_several_lines() -> None:
    assert '<table class="prose">' in write_report("", "", [], GRID._replace(prose=True))
    assert "<table>" in write_report("", "", [], GRID)


def test_curves_that_stay_at_zero_can_be_drawn() -> None:
    drawn = draw_curves(Curves("", "", [Series("a", [0, 0, 0]), Series("b", [0, 0, 0])]))
    assert drawn.count("<polyline") == 4


def test_the_page_brings_the_fonts_that_it_names() -> None:
    page = write_report("", "", [], GRID)
    brought = dict(
        re.findall(r"font-family: '([^']+)';\n.*\n  src: url\(data:font/ttf;base64,([^)]+)\)", page)
    )
    named = {name.strip("'") for name in re.findall(r"font(?:-family)?: (?:16px/1.4 )?([^,;]+),", page)}
    assert set(brought) == named == {"Abril Fatface", "Jost"}
    assert all(b64decode(data).startswith(b"\0\1\0\0") for data in brought.values())
    assert len(page) < 200_000


def test_words_are_never_read_as_markup() -> None:
    chart = Histogram("<b>", "<u>", {"<s>": 1})
    page = write_report("<i>", "a < b", [chart], GRID)
    assert "&lt;i&gt;" in page
    assert "&lt;blue&gt;" in page
    assert "a &amp; b" in page
    assert not re.search("<(i|b|u|s|blue)>", page)
