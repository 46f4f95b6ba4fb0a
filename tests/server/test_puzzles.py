"""Puzzles over the wire."""

import pytest

from echappee.games import game_named
from echappee.server.studies.puzzles import puzzle_of, puzzles_of
from tests.server.refusals import refused

FLAMME = game_named("flamme")


def test_a_puzzle_has_the_question_and_its_answers_the_best_first() -> None:
    row, found = puzzles_of(FLAMME).puzzles[0], puzzle_of(FLAMME, "1")
    assert (found.number, found.theme, found.rating) == (1, row.theme, row.rating)
    assert set(found.question.options or ()) == {each.answer for each in found.answers}
    chances = [each.chance for each in found.answers]
    assert chances == sorted(chances, reverse=True)
    assert found.view.seat == found.question.seat
    assert all(each.said for each in found.answers)


@pytest.mark.parametrize("number", ["0", "-1", "999999", "x", "1.0", "²"])
def test_a_number_that_no_puzzle_has_is_refused(number: str) -> None:
    with refused("no-such-page"):
        puzzle_of(FLAMME, number)


def test_a_game_without_puzzles_has_an_empty_list() -> None:
    assert puzzles_of(game_named("homas")).puzzles == ()
