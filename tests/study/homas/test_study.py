"""Races of Homas Tour Pro are ridden on: hidden cards, and what a study finds in a last turn."""

import pytest

from echappee.engine import Race, Refused, SeededDealer
from echappee.homas.rules import HOMAS, HomasRace
from echappee.homas.rules.cards import HIDDEN
from echappee.homas.study import STUDY
from echappee.homas.study.imagined import imagined
from echappee.study import analyse
from echappee.study.chances import RaceNumbers, WinChances
from echappee.study.decision import choices, seen_by
from echappee.study.report import grids
from echappee.study.steps import race_steps
from tests.envs.test_twins import homas_twin
from tests.records.homas.golden import FOLDER
from tests.records.kept import ridden
from tests.study.homas.late_races import EFFORT, late, studied, study_again


def test_resting_when_the_sprint_comes_is_a_mistake_and_is_explained_by_both_answers() -> None:
    worst = studied(0).costly[0]
    assert (worst.key.kind, worst.played) == ("lead", "rest")
    assert [sentence.args["answer"] for sentence in worst.reasons] == [worst.best, worst.played]


def test_its_tables_speak_of_turns_as_the_book_does() -> None:
    cells = [cell for grid in grids(studied(0)) for rows in grid.parts for row in rows for cell in row]
    assert any(cell.startswith("turn ") for cell in cells)
    assert not any("round" in cell for cell in cells)


def test_the_same_race_gives_the_same_study_in_any_number_of_threads() -> None:
    again = study_again(0, jobs=2)
    assert (again.seats, again.decisions, again.chart) == (
        studied(0).seats,
        studied(0).decisions,
        studied(0).chart,
    )


def test_what_a_director_imagines_looks_the_same_to_it() -> None:
    race = late(0)
    for choice in choices(race, STUDY.hides):
        seen, seat = choice.seen, choice.question.seat
        after = choice.after([choice.answer])[choice.answer]
        for number in range(2):
            assert HOMAS.cut(imagined(after, number), seat) == seen.view
            assert HIDDEN not in {rider.fitness for rider in imagined(after, number).riders}


def test_from_every_choice_races_go_on_with_what_was_answered() -> None:
    for choice in list(choices(late(0), STUDY.hides))[::7]:
        (won,) = STUDY.ride_on([choice.after([choice.answer])[choice.answer]], RaceNumbers(2))
        assert len(won) == 2


def test_from_every_step_races_go_on_and_the_last_one_is_the_result() -> None:
    race = late(0)
    *_, before, last = race_steps(race)
    assert last.situation.position == race.position
    (won,) = STUDY.ride_on([before.situation], RaceNumbers(3))
    assert len(won) == 3


def test_hidden_fitness_cards_change_no_chance() -> None:
    classic: HomasRace = ridden(FOLDER, "classic")
    position = next(each.position for each in classic.moments if each.position.round == 15)
    seen = [
        seen_by(Race(HOMAS, each, SeededDealer(1)), "white", STUDY.hides)
        for each in (position, homas_twin(position, "white"))
    ]
    one, other = STUDY.ride_on(seen, RaceNumbers(3))
    assert one == other


def test_a_race_that_is_not_over_is_refused() -> None:
    race: HomasRace = Race(HOMAS, late(0).moments[0].position, SeededDealer(1))
    with pytest.raises(Refused) as refused:
        analyse(STUDY, race, EFFORT)
    assert refused.value.code == "race-not-over"


def test_the_kernel_and_the_rules_find_the_same_chances() -> None:
    """Within four errors of the difference: another bot rides the last turn, but few answers are left."""
    STUDY.warm_up()
    *_, before, _ = race_steps(late(0))
    seats = tuple(team.colour for team in late(0).position.teams)
    fast, slow = (
        WinChances(seats, STUDY.ride_on([before.situation], RaceNumbers(races, policy=policy))[0])
        for races, policy in ((400, "routier"), (40, "capitaine"))
    )
    for seat in seats:
        one, two = fast.of(seat), slow.of(seat)
        assert abs(one.mean - two.mean) <= 4 * (one.error + two.error)
