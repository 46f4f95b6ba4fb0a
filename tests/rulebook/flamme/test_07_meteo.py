import pytest

from echappee.flamme.road.tiles import TILES
from echappee.flamme.road.track import lay
from echappee.flamme.rules import FlammeRace, Ruleset
from echappee.flamme.rules.start import TOKENS
from tests.tables import asked, race, say, started, table, told

METEO = Ruleset(weather=True)


def _weather(tiles: str, tokens: str) -> list[str]:
    """The weather of each tile's first square, when these tokens are laid."""
    race = started(1, tiles.split(), ruleset=METEO)
    say(race, f"chance {tokens}")
    course = race.position.course
    first = [lay(course.tiles).tile_of.index(place) + 1 for place in range(len(course.tiles))]
    return [course.at(course.square(str(number))).weather for number in first]


def _drawn_on(text: str) -> FlammeRace:
    return race(table(text, "blue.R 5r 3,4,5,6,7,7|", phase="energy"))


@pytest.mark.rule("7.1.1")
def test_there_are_nine_blank_tokens_and_four_winds_and_waters() -> None:
    assert sorted(TOKENS) == ["crosswind", *["fair"] * 9, "headwind", "tailwind", "wet"]


@pytest.mark.rule("7.1.1")
def test_tokens_are_shuffled_and_laid_on_the_straight_tiles_before_riders_are_placed() -> None:
    race = started(1, ["a", "b", "c", "u"], ruleset=METEO)
    (request,) = race.requests
    assert (request.pile, request.take, request.ordered) == (TOKENS, 2, True)
    assert race.questions == ()
    say(race, "chance wet,fair")
    assert told(race, "weather", "road") == [("tiles:a,b~,c,u",)]
    assert race.position.phase == "placement"


@pytest.mark.rule("7.1.1")
def test_tiles_beyond_the_thirteenth_get_no_token() -> None:
    straights = "b c d f l m n 2 3 4 5 6 7 8 9"
    laid = _weather(f"a {straights} u", "fair," * 9 + "crosswind,headwind,tailwind,wet")
    assert laid == [""] * 10 + ["crosswind", "headwind", "tailwind", "wet", "", "", ""]


@pytest.mark.rule("7.1.2")
def test_start_finish_turns_corners_and_roundabouts_get_no_token() -> None:
    kinds = ("sharp_turn", "soft_turn", "sharp_corner", "roundabout")
    without = [tile for tile, side in TILES.items() if side.kind in kinds]
    for tile in without:
        assert _weather(f"1 {tile} b v", "wet") == ["", "", "wet", ""]
    assert {side.kind for side in TILES.values()} - {"straight"} == {
        *("start", "finish", "sharp_turn", "soft_turn", "sharp_corner", "roundabout"),
    }


@pytest.mark.rule("7.1.3")
def test_a_token_holds_for_every_square_of_its_tile_beside_its_terrain() -> None:
    race = started(1, ["a", "D", "b", "u"], ruleset=METEO)
    say(race, "chance headwind,fair")
    course = race.position.course
    assert [course.at(number).draws for number in range(6, 14)] == [4] + [3] * 6 + [4]
    assert [course.at(number).most for number in range(7, 12)] == [5] * 5
    assert course.at(12).least == 5


@pytest.mark.rule("7.2.2")
@pytest.mark.parametrize(("mark", "count"), [(">", 5), ("<", 3), ("", 4), ("~", 4), ("%", 4)])
def test_five_cards_are_drawn_in_tailwind_and_three_in_headwind(mark: str, count: int) -> None:
    assert [request.take for request in _drawn_on(f"20{mark}").requests] == [count]


@pytest.mark.rule("7.2.2")
def test_the_riders_square_when_drawing_counts() -> None:
    assert [request.take for request in _drawn_on("4> 1< 9>").requests] == [3]
    energy = race(table("4> 1< 9>", "blue.R 5r 3,4,5,6,7,7|", "blue.S 4r 2,3,4,5,9,9|", phase="energy"))
    say(energy, "blue R", "blue 3,4,5", "blue 3", "blue 2,3,4,5,9")
    assert asked(energy, "blue") == "card: 2 3 4 5 9"


@pytest.mark.rule("7.3.1")
def test_wet_squares_are_slippery() -> None:
    race = started(1, ["a", "b", "u"], ruleset=METEO)
    say(race, "chance wet")
    assert [race.position.course.at(number).slippery for number in range(6, 14)] == [False] + [True] * 6 + [
        False
    ]


@pytest.mark.rule("7.3.1")
@pytest.mark.parametrize("corner", ["z", "Z"])
def test_the_blue_squares_of_a_sharp_corner_are_slippery(corner: str) -> None:
    course = started(1, ["a", corner, "u"]).position.course
    assert [course.at(number).slippery for number in range(7, 13)] == [False, False, True, True, True, False]
