from echappee.engine import Event
from echappee.flamme.study import STUDY


def placed(rider: str, square: int) -> Event:
    return Event("placed", "1.2.1", {"rider": rider, "square": square, "lane": 0})


GRID = [placed("blue.R", 5), placed("red.R", 5), placed("red.S", 4), placed("blue.S", 3)]


def test_places_on_the_grid_explain_a_change_of_chances() -> None:
    (well,) = STUDY.story([], GRID, "blue", gained=True)
    (badly,) = STUDY.story([], GRID, "blue", gained=False)
    assert (well.id, well.args) == ("story-placed", {"rider": "blue.R", "count": 0})
    assert (badly.id, badly.args) == ("story-placed", {"rider": "blue.S", "count": 3})
