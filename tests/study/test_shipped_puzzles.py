"""The puzzles that come with each game: each can be asked, has one clearly best answer, and says why."""

from collections.abc import Sequence
from typing import Final

import pytest

from echappee.flamme.study.puzzles import PUZZLES as FLAMME
from echappee.flamme.study.puzzles import search as flamme
from echappee.games import game_named
from echappee.homas.study.puzzles import PUZZLES as HOMAS
from echappee.homas.study.puzzles import search as homas
from echappee.study.demands import GAP
from echappee.study.difficulty import level_of
from echappee.study.puzzles import Puzzle
from echappee.words.voice import GameWords

THEMES: Final = {
    "flamme": {"bid", "block", "climb", "clock", "descent", "finale", "shelter", "tokens"},
    "homas": {"attack", "cards", "counter", "follow", "relay", "sprint"},
}
LEVELS: Final = {"flamme": flamme.LEVELS, "homas": homas.LEVELS}
BOTH = pytest.mark.parametrize("puzzles", [FLAMME.shipped(), HOMAS.shipped()], ids=["flamme", "homas"])


@BOTH
def test_each_can_be_asked_and_has_one_clearly_best_answer(puzzles: Sequence[Puzzle]) -> None:
    for puzzle in puzzles:
        assert set(puzzle.asked().options() or ()) == set(puzzle.answers), puzzle.question
        assert puzzle.gap >= GAP - 0.001  # chances are rounded
        assert puzzle.level == level_of(puzzle.rating, LEVELS[puzzle.game])


@BOTH
def test_they_are_about_all_themes(puzzles: Sequence[Puzzle]) -> None:
    assert {puzzle.theme for puzzle in puzzles} == THEMES[puzzles[0].game]


@BOTH
def test_each_answer_is_explained_in_words_that_there_are(puzzles: Sequence[Puzzle]) -> None:
    voice = game_named(puzzles[0].game).room(GameWords).voice("fr")
    for puzzle in puzzles:
        assert set(puzzle.facts) == set(puzzle.answers)
        assert all(voice.say(told) for told in puzzle.facts.values())


@BOTH
def test_no_two_are_the_same(puzzles: Sequence[Puzzle]) -> None:
    asked = [(puzzle.position, puzzle.question) for puzzle in puzzles]
    assert len(set(asked)) == len(asked)


def test_those_of_homas_tour_pro_come_from_all_classics() -> None:
    assert {homas.CLASSICS[puzzle.race % len(homas.CLASSICS)] for puzzle in HOMAS.shipped()} == set(
        homas.CLASSICS
    )
