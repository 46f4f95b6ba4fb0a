"""Puzzles: which decisions make one, and from a line of text back to the question."""

from array import array
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from echappee.cli.main import main
from echappee.engine import Key, Refused
from echappee.flamme.road.stages import find_stage
from echappee.flamme.rules import Card, Setup, TeamSetup, View, set_up
from echappee.flamme.study import STUDY, odds
from echappee.flamme.study.asked import hides
from echappee.flamme.study.puzzles import search, trials
from echappee.study.chances import RaceNumbers, WinChances
from echappee.study.decision import PastChoice, choices
from echappee.study.difficulty import level_of
from echappee.study.puzzles import Puzzle, choose, print_puzzle, read_puzzles
from echappee.study.trying import Tried
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

    def tried(self, choice: PastChoice[View], rides: RaceNumbers) -> Tried:
        """Bids are ridden for, which takes long, and cards are not."""
        if trials.kind_of(choice) == trials.RIDER:
            return bids(choice.question.id, rides, choice)
        cards = sorted(set(choice.question.options() or ()), key=lambda card: Card.parse(card).value)
        worths = {card: self.least - self.step * n for n, card in enumerate(cards)}
        worths[cards[self.best]] += self.gap
        return Tried(choice.question.seat, {card: won(choice, worth) for card, worth in worths.items()})

    @contextmanager
    def at_work(self) -> Iterator[None]:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(search, "_ridden", lambda *_: ridden(0))
            patch.setattr(odds, "CASES", 20)  # what the road says need not be right to a few percent
            patch.setattr(trials, "_tried", self.tried)
            patch.setattr(search, "agrees", lambda *_: self.agreed)
            yield


USUAL = Judges()
RIDE_BID = trials._tried
BIDS: dict[tuple[Key, RaceNumbers], Tried] = {}


def bids(key: Key, rides: RaceNumbers, choice: PastChoice[View]) -> Tried:
    """Once is enough for each."""
    STUDY.warm_up()
    return BIDS.setdefault((key, rides), BIDS.get((key, rides)) or RIDE_BID(choice, rides))


def won(choice: PastChoice[View], worth: float) -> WinChances:
    """Chances as if the seat had won this share of a thousand races."""
    seats = tuple(team.colour for team in choice.view.teams)
    own, other = (
        1 << seats.index(choice.question.seat),
        1 << (seats.index(choice.question.seat) + 1) % len(seats),
    )
    return WinChances(seats, array("H", [own if n < 1000 * worth else other for n in range(1000)]))


@cache
def found(judges: Judges = USUAL) -> Sequence[Puzzle]:
    """The puzzles of a race, as these judges find them."""
    with judges.at_work():
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
    seen = {str(choice.question.id): choice.view for choice in choices(ridden(0), hides)}
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
