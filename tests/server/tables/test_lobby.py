"""The server tells a lobby everything it needs to know, and each thing is written once in the code."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

import echappee
from echappee.bots import bots_of
from echappee.games import games
from echappee.server.messages.settings import SeatSetting, Settings
from echappee.server.tables.game_table import GameTable
from echappee.server.tables.seats import check_settings
from echappee.words.languages import languages
from tests.server.clients import Device
from tests.server.running import Server

Json = dict[str, Any]
Told = dict[str, Json]
"""The answers of both addresses, by `games` and `roads`."""

ASKED = """
from msgspec import json
from echappee.games import game_named
from echappee.server.http.catalogue import games_body, roads_body
from echappee.server.tables.game_table import GameTable
roads = game_named("flamme").room(GameTable).roads
print(json.encode({"games": games_body(), "roads": roads_body(roads)}).decode())
"""


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Told:
    """What a server tells a lobby whose package has one more bot, language, set of stages and specialist."""
    package = tmp_path_factory.mktemp("lobby") / "echappee"
    ours = Path(echappee.__file__).parent
    shutil.copytree(ours, package, ignore=shutil.ignore_patterns("__pycache__", "pages"))
    add_bot(package / "flamme/bots/__init__.py")
    (package / "words/de.ftl").write_text("language = Deutsch\nlocale = de_DE\n", encoding="utf-8")
    change_json(package / "flamme/road/data/stages.json", add_stages)
    change_json(package / "flamme/rules/data/specialists.json", add_specialist)
    environment = {**os.environ, "PYTHONPATH": str(package.parent), "PYTHONDONTWRITEBYTECODE": "1"}
    asked = [sys.executable, "-c", ASKED]
    ran = subprocess.run(asked, env=environment, cwd=package.parent, check=True, capture_output=True)
    answer: Told = json.loads(ran.stdout)
    return answer


def change_json(path: Path, change: Callable[[Json], None]) -> None:
    data = json.loads(path.read_text(encoding="utf-8"))
    change(data)
    path.write_text(json.dumps(data), encoding="utf-8")


def add_bot(path: Path) -> None:
    entry = 'BotEntry(make=TempoBot, called={"en": "Novice"}, about={"en": "learns"}, level=1)'
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("own={", f'own={{"novice": {entry},', 1), encoding="utf-8")


def add_stages(data: Json) -> None:
    data["sets"]["club"] = {"en": "Our club"}
    data["stages"].append({**data["stages"][0], "id": "club-1", "set": "club"})


def add_specialist(data: Json) -> None:
    data["pistard"] = {
        **data["polyvalent"],
        "called": {"en": "Pistard"},
        "line": {"en": "knows the track"},
    }


def test_a_new_bot_is_one_entry(told: Told) -> None:
    flamme, homas = told["games"]["games"]
    novice = {"name": "novice", "called": {"en": "Novice"}, "about": {"en": "learns"}, "level": 1}
    novice |= {"character": "", "portrait": None}
    assert novice in flamme["bots"]
    assert novice not in homas["bots"]


def test_a_new_language_is_one_catalogue(told: Told) -> None:
    assert {"id": "de", "name": "Deutsch"} in told["games"]["languages"]


def test_a_new_set_of_stages_is_one_entry_with_its_stages(told: Told) -> None:
    roads = told["roads"]
    assert {"id": "club", "called": {"en": "Our club"}} in roads["sets"]
    assert [road["id"] for road in roads["roads"] if road["set"] == "club"] == ["club-1"]


def test_a_new_specialist_is_one_entry(told: Told) -> None:
    flamme, _homas = told["games"]["games"]
    pistard = {"name": "pistard", "called": {"en": "Pistard"}, "about": {"en": "knows the track"}}
    assert pistard in flamme["seat_choices"]["sprinteur"]


def test_the_games_come_with_everything_that_can_be_chosen(server: Server) -> None:
    body = Device(server.url, "").get("/api/games").body
    assert [language["id"] for language in body["languages"]] == list(languages())
    assert [game["name"] for game in body["games"]] == list(games())
    for game in body["games"]:
        table = games()[game["name"]].room(GameTable)
        assert game["title"] == table.rules.title
        assert tuple(game["colours"]) == table.colours
        assert [bot["name"] for bot in game["bots"]] == list(bots_of(game["name"]))
        assert game["stand_in"] in bots_of(game["name"])
    flamme, homas = body["games"]
    assert (flamme["every_seat"], homas["every_seat"]) == (False, True)
    assert [team["name"] for team in flamme["automatic"]] == ["muscle", "peloton"]
    assert flamme["formats"] == ["race", "tour", "ttt", "itt"]
    assert (homas["formats"], homas["rules"], homas["tour_rules"], homas["seat_choices"]) == (
        [],
        ["rider-by-rider"],
        [],
        {},
    )
    assert {extra: len(rows) for extra, rows in flamme["seat_choices"].items()} == {
        "rouleur": 6,
        "sprinteur": 6,
    }


def test_everything_that_is_offered_can_be_chosen(server: Server) -> None:
    for game in Device(server.url, "").get("/api/games").body["games"]:
        name, road = game["name"], game["first_road"]
        check_settings(Settings((SeatSetting(),), name, road))
        bots = [SeatSetting("bot", row["name"]) for row in game["bots"]]
        for rival in (*bots, *(SeatSetting("automatic", row["name"]) for row in game["automatic"])):
            check_settings(Settings((SeatSetting(), rival), name, road))
        for tour in game["tours"]:
            check_settings(Settings((SeatSetting(),), name, road, tour=tour["name"]))
            check_settings(Settings((SeatSetting(),), name, road, tour=tour["calendar"]))
            rules = tuple(game["tour_rules"])
            check_settings(Settings((SeatSetting(),), name, road, rules, tour["name"]))
        for extra, rows in game["seat_choices"].items():
            for row in rows:
                check_settings(Settings((SeatSetting(extras={extra: row["name"]}),), name, road))


def test_texts_for_people_are_there_in_every_language(server: Server) -> None:
    device = Device(server.url, "")
    for game in device.get("/api/games").body["games"]:
        lists = [game["bots"], game["automatic"], game["tours"], *game["seat_choices"].values()]
        for row in (
            *chain.from_iterable(lists),
            *device.get(f"/api/games/{game['name']}/roads").body["sets"],
        ):
            for field in ("called", "about"):
                assert not row.get(field) or list(row[field]) == list(languages())
            assert row["called"]
