"""Puzzles: which decisions make one, and from a line of text back to the question."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from echappee.cli.main import main
from echappee.engine import Question, Refused
from echappee.flamme.rules import FLAMME, Card, View
from echappee.flamme.study import puzzles
from echappee.study.decision import Estimate, Refined
from echappee.study.puzzles import Puzzle, print_puzzle, read_puzzles
from echappee.study.walking import choices
from tests.words.flamme.races import ridden


def found(monkeypatch: pytest.MonkeyPatch, *, best: int, gap: float = 0.1) -> list[Puzzle]:
    """The puzzles of a race in which one card of every hand is better by this: the first, or the last."""

    def worth(question: Question, *_: object) -> Mapping[str, Estimate]:
        cards = sorted(question.options() or (), key=lambda card: Card.parse(card).value)
        return {card: Estimate(0.2 + gap * (card == cards[best]), 0.01) for card in cards}

    monkeypatch.setattr(puzzles, "_ridden", lambda *_: ridden(0))
    monkeypatch.setattr(puzzles, "ride_on", worth)
    monkeypatch.setattr(puzzles, "refine", lambda question, *_: Refined("nobody", worth(question)))
    return list(puzzles.find_puzzles(0))


def view_of(puzzle: Puzzle) -> View:
    race = puzzle.race()
    view = race.view(puzzle.asked().seat)
    assert isinstance(view, View)
    return view


def test_a_puzzle_is_what_its_seat_saw_and_comes_back_from_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    all_found = found(monkeypatch, best=0)
    assert 0 < len(all_found) <= puzzles.LOOKED
    assert list(read_puzzles("\n".join(map(print_puzzle, all_found)))) == all_found
    seen = {str(choice.question.id): choice.view for choice in choices(FLAMME, ridden(0))}
    for puzzle in all_found:
        assert set(puzzle.asked().options() or ()) == set(puzzle.answers)
        assert (view_of(puzzle), puzzle.level) == (seen[puzzle.question], 4)


@pytest.mark.parametrize(("best", "gap"), [(-1, 0.1), (0, 0.07)], ids=["the highest card", "hardly better"])
def test_what_is_too_easy_or_not_clear_is_no_puzzle(
    monkeypatch: pytest.MonkeyPatch, best: int, gap: float
) -> None:
    assert found(monkeypatch, best=best, gap=gap) == []


def test_a_line_that_is_not_a_puzzle_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        list(read_puzzles('{"game": "flamme"}', "my.jsonl"))
    assert refused.value.detail == "my.jsonl line 1: this is not a puzzle"


def test_puzzles_of_a_file_are_counted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    all_found = found(monkeypatch, best=0)
    path = tmp_path / "some.jsonl"
    path.write_text("".join(f"{print_puzzle(each)}\n" for each in all_found), encoding="utf-8")
    assert main(["puzzles", "count", str(path)]) == 0
    assert f"{len(all_found)} puzzles" in capsys.readouterr().out
