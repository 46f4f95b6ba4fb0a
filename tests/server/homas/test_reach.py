"""The question before a move says what the rider could reach, and the rules agree afterwards."""

import pytest

from echappee.engine import Race, SeededDealer, Tell
from echappee.homas.rules import HOMAS, HomasRace, Setup, set_up
from echappee.homas.rules.bunch import Bunch
from echappee.homas.rules.reach import rides
from echappee.homas.table.moves import BEST, reach
from tests.properties.homas.races import SHORT

TEAMS = {"solo": ("team",), "three": ("team", "team", "team")}


@pytest.mark.parametrize("teams", TEAMS.values(), ids=TEAMS)
@pytest.mark.parametrize("course", SHORT)
def test_what_is_told_is_where_the_rules_let_the_rider_end(course: str, teams: tuple[str, ...]) -> None:
    race: HomasRace = Race(HOMAS, set_up(Setup(course, teams)), SeededDealer(1))
    looked = 0
    while not race.over:
        question = race.questions[0]
        options = question.options() or ("none",)
        if question.id.label.startswith("lead-"):
            looked += 1
            _compare(race, question.seat, question.id.rider)
        race.answer(question.id, options[len(options) // 2])
    assert looked


def _compare(race: HomasRace, seat: str, name: str) -> None:
    found = reach(race.view(seat), name)
    bunch = Bunch(race.position, Tell())
    index = [rider.name for rider in bunch.riders].index(name)
    squares = bunch.course.squares
    assert not set(found.free) & set(found.blocked)
    for total in range(1, max(1, BEST + bunch.square(index).grade) + 1):
        ends = {squares[number].name for number in rides(bunch, index, total).ends}
        near = {square: steps for square, steps in found.free.items() if steps <= total}
        # Somebody alone against neutral teams may not stop before (7.1.1).
        assert ends <= set(near) if race.position.solo else ends == set(near)
