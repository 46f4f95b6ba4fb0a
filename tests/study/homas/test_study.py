"""Races of Homas Tour Pro are ridden on: parts add up, the same record gives the same study."""

from itertools import product

import pytest

from echappee.bots import drive
from echappee.engine import Race, Refused, ScriptedDealer, SeededDealer
from echappee.homas.bots.director import Director
from echappee.homas.rules import HOMAS, HomasRace
from echappee.homas.study import STUDY
from echappee.homas.study.situations import rolls, situation_at
from echappee.homas.study.worlds import ride_on
from echappee.study import analyse
from echappee.study.report import grids
from tests.envs.test_twins import homas_twin
from tests.records.homas.golden import FOLDER
from tests.records.kept import ridden
from tests.study.homas.late_races import late, studied, study_again


def test_resting_when_the_sprint_comes_is_a_blunder_and_close_answers_are_open() -> None:
    decisions = studied(0).decisions
    worst = max(decisions, key=lambda each: each.cost)
    assert (worst.key.kind, worst.played, worst.grade) == ("lead", "rest", "blunder")
    assert [each.cost for each in decisions if each.grade == "open"] == [0] * (len(decisions) - 1)


def test_its_tables_speak_of_turns_as_the_book_does() -> None:
    cells = [cell for grid in grids(studied(0)) for rows in grid.parts for row in rows for cell in row]
    assert any(cell.startswith("turn ") for cell in cells)
    assert not any("round" in cell for cell in cells)


def test_a_graded_decision_is_explained_by_both_answers_and_an_open_one_is_not() -> None:
    for decision in studied(0).decisions:
        answers = [sentence.args["answer"] for sentence in decision.reasons]
        assert answers == ([decision.best, decision.played] if decision.cost else [])
        assert decision.grade != "open" or not answers


def test_the_same_race_gives_the_same_study_in_any_number_of_processes() -> None:
    assert study_again(0, jobs=2) == studied(0)


def test_a_roll_after_which_nothing_is_left_to_chance_is_exact() -> None:
    *_, roll = rolls(late(2), 21)
    winners = ride_on(roll.before, 36)
    assert (roll.key.phase, winners.exact) == ("sprint", True)
    wins = []
    for faces in product("123456", repeat=len(roll.before.roll)):
        script = {str(key): face for key, face in zip(roll.before.roll, faces, strict=True)}
        again: HomasRace = Race(HOMAS, roll.before.position, ScriptedDealer(script), roll.before.entries)
        drive(again, dict.fromkeys(again.position.seats, Director()))
        wins.append(again.position.ranking[0].team == roll.key.seat)
    assert winners.of(roll.key.seat) == sum(wins) / len(wins) == 26 / 36


def test_from_every_situation_a_race_goes_on_as_it_did() -> None:
    start = late(0).moments[0].position
    race: HomasRace = Race(HOMAS, start, SeededDealer(5))
    drive(race, dict.fromkeys(start.seats, Director()))
    for roll in rolls(race, start.round):
        for situation in (roll.before, roll.after):
            again: HomasRace = Race(HOMAS, situation.position, SeededDealer(5), situation.entries)
            drive(again, dict.fromkeys(start.seats, Director()))
            assert again.position == race.position


def test_hidden_fitness_cards_change_no_chance() -> None:
    classic: HomasRace = ridden(FOLDER, "classic")
    moment = next(each for each in classic.moments if each.position.round == 15)
    situation = situation_at(classic, moment)._replace(known=frozenset({"white"}))
    twin = situation._replace(position=homas_twin(situation.position, "white"))
    assert ride_on(situation, 3) == ride_on(twin, 3)


def test_a_race_that_is_not_over_is_refused() -> None:
    race: HomasRace = Race(HOMAS, late(0).moments[0].position, SeededDealer(1))
    with pytest.raises(Refused) as refused:
        analyse(STUDY, race)
    assert refused.value.code == "race-not-over"
