from echappee.flamme.rules.course_text import course
from echappee.flamme.words.moves import left, place


def test_a_place_is_its_square_and_what_is_left_to_ride_until_the_line_is_crossed() -> None:
    road = course("tiles:a,b,u")
    assert place(road, road.line) == {"square": str(road.line), "left": 1}
    assert [left(road, square) for square in (1, road.line - 1, road.line + 1)] == [road.line, 2, 0]
