"""Puzzles: which decisions make one, and from a line of text back to the question."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from echappee.cli.main import main
from echappee.engine import Entry, Key, Question, Refused
from echappee.flamme.road.stages import find_stage
from echappee.flamme.rules import FLAMME, Card, Setup, TeamSetup, View, set_up
from echappee.flamme.study import odds, trials
from echappee.flamme.study.puzzles import search
from echappee.simulate.intervals import Estimate
from echappee.study.decision import PastChoice, Refined, choices
from echappee.study.difficulty import level_of
from echappee.study.puzzles import Puzzle, choose, print_puzzle, read_puzzles
from tests.words.flamme.races import ridden


class Judges(NamedTuple):
    """Judges to whom one card of every hand is better by a `gap`: the first, or the last.

    Of the others each is worse than the one before by a `step`.
    """

    best: int = 0
    gap: float = 0.1
    agreed: bool = True
    least: float = 0.2
    step: float = 0.001

    def worth(self, question: Question, *_: object) -> Mapping[str, Estimate]:
        cards = sorted(question.options() or (), key=lambda card: Card.parse(card).value)
        worths = {card: self.least - self.step * n for n, card in enumerate(cards)}
        worths[cards[self.best]] += self.gap
        return {card: Estimate(worth, 0.01) for card, worth in worths.items()}

    @contextmanager
    def at_work(self) -> Iterator[None]:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(search, "_ridden", lambda *_: ridden(0))
            patch.setattr(search, "PROMISING", 1.0)  # some cards of the race are enough
            patch.setattr(odds, "CASES", 20)  # what the road says need not be right to a few percent
            patch.setattr(trials, "ride_on", self.worth)
            patch.setattr(trials, "refine", lambda question, *_: Refined("nobody", self.worth(question)))
            patch.setattr(search, "agrees", lambda *_: self.agreed)
            yield


USUAL = Judges()


RIDE_BID = trials._bid
BIDS: dict[tuple[Key, int, int], trials.Tried] = {}


def bid_once(choice: PastChoice[View], heard: Sequence[Entry], worlds: int, seed: int) -> trials.Tried:
    """Bids are ridden for, and cards are not; that takes long, and once is enough for each."""
    key = choice.question.id, worlds, seed
    if key not in BIDS:
        BIDS[key] = RIDE_BID(choice, heard, worlds, seed)
    return BIDS[key]


@cache
def found(judges: Judges = USUAL) -> Sequence[Puzzle]:
    """The puzzles of a race, as these judges find them."""
    with judges.at_work(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(trials, "_bid", bid_once)
        return search.find_puzzles(0)


def view_of(puzzle: Puzzle) -> View:
    race = puzzle.moment()
    view = race.view(puzzle.asked().seat)
    assert isinstance(view, View)
    return view


def test_a_puzzle_is_what_its_seat_saw_and_comes_back_from_its_line() -> None:
    all_found = found()
    assert all_found
    assert list(read_puzzles("\n".join(map(print_puzzle, all_found)))) == list(all_found)
    seen = {str(choice.question.id): choice.view for choice in choices(FLAMME, ridden(0))}
    for puzzle in all_found:
        options = set(puzzle.asked().options() or ())
        assert options == set(puzzle.answers) == set(puzzle.facts)
        assert view_of(puzzle) == seen[puzzle.question]
        assert puzzle.level == level_of(puzzle.rating, search.LEVELS)


@pytest.mark.parametrize(
    ("best", "gap", "least"),
    [(-1, 0.1, 0.2), (0, 0.07, 0.2), (0, 0.1, 0.05)],
    ids=["the highest card", "hardly better", "lost anyway"],
)
def test_what_is_too_easy_or_not_clear_is_not_a_puzzle(best: int, gap: float, least: float) -> None:
    assert found(Judges(best=best, gap=gap, least=least)) == []


def test_where_it_does_not_matter_what_a_rider_does_there_is_no_puzzle() -> None:
    assert len(found(Judges(step=0.0))) < len(found())


def test_two_judges_must_agree() -> None:
    assert found(Judges(agreed=False)) == []


def test_a_check_keeps_what_would_be_found_today() -> None:
    puzzle, *_ = found()
    with USUAL.at_work():
        assert search.check_puzzle(puzzle) == puzzle
    with Judges(agreed=False).at_work():
        assert search.check_puzzle(puzzle) is None


def test_puzzles_are_found_in_any_race_and_keep_its_number() -> None:
    with USUAL.at_work():
        assert {each.race for each in search.find_in(ridden(0), 7)} == {7}


def test_all_races_can_be_ridden() -> None:
    for stage, rules in search.RACES:
        set_up(Setup(find_stage(stage).tiles, (TeamSetup(),) * len(search.COMPANY), rules))


def test_a_line_that_is_not_a_puzzle_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        list(read_puzzles('{"game": "flamme"}', "my.jsonl"))
    assert refused.value.detail == "my.jsonl line 1: this is not a puzzle"


def test_puzzles_of_a_file_are_chosen_and_counted(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    all_found = found()
    path, chosen = tmp_path / "some.jsonl", tmp_path / "chosen.jsonl"
    path.write_text("".join(f"{print_puzzle(each)}\n" for each in all_found), encoding="utf-8")
    assert main(["puzzles", "count", str(path)]) == 0
    assert f"{len(all_found)} puzzles" in capsys.readouterr().out
    assert main(["puzzles", "choose", str(path), "--puzzles", "2", "--out", str(chosen)]) == 0
    kept = list(read_puzzles(chosen.read_text(encoding="utf-8")))
    assert len(kept) == 2
    assert all(puzzle in all_found for puzzle in kept)


def test_no_two_puzzles_are_chosen_from_one_round() -> None:
    kept = choose(found(), 1000)
    rounds = [(puzzle.race, puzzle.question.split("/")[0]) for puzzle in kept]
    assert len(rounds) == len(set(rounds)) > 2
