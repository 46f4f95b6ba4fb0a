"""The puzzles that come with the game: each can be asked, has one clearly best answer, and says why."""

from echappee.flamme.study.puzzles import search, shipped_puzzles
from echappee.flamme.words import WORDS

THEMES = {"bid", "block", "climb", "clock", "descent", "finale", "shelter", "tokens"}


def test_each_can_be_asked_and_has_one_clearly_best_answer() -> None:
    for puzzle in shipped_puzzles():
        assert set(puzzle.asked().options() or ()) == set(puzzle.answers), puzzle.question
        assert puzzle.gap >= search.GAP
        assert puzzle.level == search.level_of(puzzle.rating)
        assert puzzle.theme in THEMES


def test_each_answer_is_explained_in_words_that_there_are() -> None:
    voice = WORDS.voice("fr")
    for puzzle in shipped_puzzles():
        assert set(puzzle.facts) == set(puzzle.answers)
        assert all(voice.say(told) for told in puzzle.facts.values())


def test_no_two_are_the_same() -> None:
    asked = [(puzzle.position, puzzle.question) for puzzle in shipped_puzzles()]
    assert len(set(asked)) == len(asked)
