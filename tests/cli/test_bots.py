import json

from tests.cli.running import Here


def test_all_bots_are_listed_with_what_was_measured(here: Here) -> None:
    ran = here("bots", "--json")
    rows = json.loads(ran.out)["bots"]
    assert ran.status == 0
    assert {row["game"] for row in rows} == {"flamme", "homas"}
    colette = next(row for row in rows if row["name"] == "colette-2")
    assert (colette["level"], colette["character"], colette["called"]["fr"]) == (2, "colette", "Colette")
    assert colette["portrait"]["pattern"] == "sash"
    low, high = colette["strength"]["interval"]
    assert low < colette["strength"]["share"] < high
    assert "two teams" in colette["strength"]["measured"]


def test_the_bots_of_one_game_are_a_table(here: Here) -> None:
    ran = here("bots", "--game", "homas")
    assert "capitaine" in ran.out
    assert "colette" not in ran.out
