"""Races, positions, roads, studies and simulations show themselves, in one line and in a notebook."""

import contextlib
import io
import json
import xml.etree.ElementTree as ET
from html import unescape
from pathlib import Path

import pyarrow as pa
import pytest

import echappee
from echappee.flamme.road.stages import STAGES
from echappee.flamme.rules.course_text import course as flamme_course
from echappee.flamme.rules.picture import riders_svg
from echappee.homas.board.course_text import course
from echappee.homas.tours import new_tour

NOTEBOOK = Path(__file__).parents[2] / "examples/notebook.ipynb"
SVG = "{http://www.w3.org/2000/svg}"
ONE_LINE = 160


def picture(text: str | None) -> ET.Element:
    assert text is not None
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
    return ET.fromstring(text)  # noqa: S314 - it is our own


@pytest.mark.parametrize("stage", ["base-2", "milan-san-remo"])
def test_a_race_shows_its_road_and_every_rider_on_it(stage: str) -> None:
    race = echappee.prepare(stage, ["random", "team"]).race(seed=3)
    assert "at the start" in repr(race.position)
    bot = echappee.find_bot("random", 1, race.rules.name)
    while race.position.round < 2:
        echappee.drive(race, {"blue": bot})
        for question in race.questions:
            race.answer(question.id, question.sample(lambda _: 0))
    drawn = picture(race._repr_svg_())
    racing = {rider.name for rider in race.position.ranking if getattr(rider, "racing", True)}
    assert {title.text for title in drawn.iterfind(f".//{SVG}circle/{SVG}title")} == racing
    assert len(drawn.findall(f".//{SVG}polygon")) > 70
    assert repr(race).startswith(f"<Race: {race.rules.name}, round 2, waits for ")
    assert len(repr(race.position)) < ONE_LINE
    assert " on " in repr(race.position)


def test_a_race_that_is_over_has_its_winner_at_home() -> None:
    for stage in ("base-2", "milan-san-remo"):
        race, _ = echappee.prepare(stage, ["random", "random"]).ride(seed=1)
        assert f"{race.position.ranking[0].name} home in {race.position.round}" in repr(race.position)
        picture(race._repr_svg_())


def test_every_stage_and_course_draws_itself() -> None:
    for stage in STAGES.values():
        title = picture(stage._repr_svg_()).findtext(f"{SVG}title")
        assert title == repr(stage)
    for name in ("milan-san-remo", "paris-roubaix"):
        assert picture(course(name)._repr_svg_()).findtext(f"{SVG}title") == repr(course(name))


def test_riders_are_drawn_on_the_grass_on_both_ways_and_on_plain_squares() -> None:
    around = next(
        stage for stage in STAGES.values() if flamme_course(f"tiles:{','.join(stage.tiles)}").layout.next
    )
    road = flamme_course(f"tiles:{','.join(around.tiles)}")
    outer = next(number for number in range(1, len(road.squares)) if "+" in road.name(number))
    places = [(outer, 0, "blue", "blue.R"), (5, -1, "red", "red.S"), (500, 0, "pink", "pink.R")]
    for drawn in (road, flamme_course("squares:9,6^,15;20")):
        circles = picture(riders_svg(drawn, "", places)).findall(f".//{SVG}circle")
        assert len({(circle.get("cx"), circle.get("cy")) for circle in circles}) == 3


def test_a_tour_says_how_far_it_is() -> None:
    tour = new_tour("paris-nice", ["team", *["neutral"] * 4], ["random", *"----"], 1)
    assert repr(tour) == "<Tour: homas, random, -, -, -, -; stage 1 of 3>"


def test_a_simulation_shows_its_report_and_its_rows() -> None:
    ready = echappee.prepare("base-2", ["tempo", "random"])
    found = ready.simulate(races=4, seed=2)
    assert (
        repr(found)
        == f"<Simulation: Flamme Rouge, 4 races; blue {found.wins['blue']}, red {found.wins['red']}>"
    )
    page = unescape(found._repr_html_())
    assert page.startswith("<iframe srcdoc=")
    assert "Wins by team" in page
    assert "How these races were ridden" in page
    assert "@font-face" not in page
    assert found.as_json()["run"] == found.facts
    rows = ready.rows(races=2, seed=2)
    assert repr(rows).startswith("<Rows: 8 rows of race, ")
    assert "<td>blue</td>" in rows._repr_html_()


def test_rows_are_arrow() -> None:
    rows = echappee.prepare("base-2", ["random", "random"]).rows(races=2, seed=2)
    table = rows.to_arrow()
    assert table.column("race").to_pylist() == rows["race"]
    assert pa.table(rows).equals(table)
    facts = json.loads(table.schema.metadata[b"echappee"])
    assert facts == dict(rows.facts)
    assert (facts["command"], facts["stage"], facts["seed"]) == ("simulate", "base-2", 2)


def test_a_study_shows_its_page() -> None:
    race, _ = echappee.prepare("abcu", ["random", "random"]).ride(seed=1)
    study = echappee.study_race(race)
    assert repr(study).startswith("<Study: flamme, blue, red; ")
    assert "Luck and mistakes" in unescape(study._repr_html_() or "")
    assert study.as_json()["teams"] == ["blue", "red"]


def test_the_notebook_runs() -> None:
    book = json.loads(NOTEBOOK.read_text("utf-8"))
    assert (book["nbformat"], book["nbformat_minor"]) == (4, 5)
    names: dict[str, object] = {"__name__": "a notebook"}
    with contextlib.redirect_stdout(io.StringIO()):
        for cell in book["cells"]:
            if cell["cell_type"] == "code":
                exec(compile("".join(cell["source"]), cell["id"], "exec"), names)  # noqa: S102 - it is our own
    assert "study" in names
