"""Whatever race it was: start, luck, mistakes, gifts and the rest are the result, exactly, in every step."""

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest

from echappee.engine import Race, SeededDealer
from echappee.flamme.rules import FLAMME
from echappee.flamme.study import STUDY
from echappee.homas.rules import HOMAS, HomasRace, Setup, set_up
from echappee.homas.study import STUDY as HOMAS_STUDY
from echappee.study import Analysis, analyse
from echappee.study.analysis import StudyEffort
from echappee.study.as_json import COLUMNS, columns_json
from echappee.study.trying import Trials
from tests.counts import count
from tests.study.flamme.quick import KINDS, TINY, studied
from tests.study.homas.late_races import studied as late_studied
from tests.words.flamme.races import ridden

SHORT = Setup("road:0x8,-2x4;hill=6;sprint=9;top=12", ("team", "team"))
FEW = StudyEffort("full", 3, Trials(2, 4, 0.1, 0.1)).ridden_by("routier")


def check(analysis: Analysis) -> None:
    """Without any rounding: means are fractions."""
    assert analysis.seats
    for found in analysis.seats.values():
        assert sum(_columns(found)) == found.result
        assert found.mistakes.mean <= 0
        if found.own and found.others:
            assert found.own.mean + found.others.mean == found.luck.mean
    for name in ("luck", "unexplained"):
        assert sum(getattr(found, name).mean for found in analysis.seats.values()) == 0
    assert sum(found.mistakes.mean + found.gifts.mean for found in analysis.seats.values()) == 0
    for row in analysis.chart:
        assert sum(each.mean for each in row.chances.figures.values()) == 1
    for drawn in analysis.draws:
        assert sum(drawn.after.of(seat).mean - drawn.before.of(seat).mean for seat in analysis.seats) == 0


def _columns(found: object) -> Sequence[Fraction]:
    return [getattr(found, name).mean for name in COLUMNS]


def short_race(seed: int) -> HomasRace:
    """Two or three turns of directors who answer anything."""
    race: HomasRace = Race(HOMAS, set_up(SHORT), SeededDealer(seed))
    random = Random(seed)
    while not race.over:
        race.answer(race.questions[0].id, race.questions[0].sample(random.randrange))
    return race


@pytest.mark.parametrize("kind", KINDS)
def test_everything_adds_up_in_a_race_with_all_rules(kind: str) -> None:
    check(studied(kind))
    chart = studied(kind).chart
    assert sum(found.result for found in studied(kind).seats.values()) == 1
    assert {seat: each.mean for seat, each in chart[-1].chances.figures.items()} == {
        seat: found.result for seat, found in studied(kind).seats.items()
    }
    assert [row.entries for row in chart] == sorted(row.entries for row in chart)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1, 1 + count(200, 100)))
def test_everything_adds_up_in_any_race_of_flamme_rouge(seed: int) -> None:
    check(studied(KINDS[seed % len(KINDS)], seed))


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2, 2 + count(200, 100)))
def test_everything_adds_up_in_any_race_of_homas_tour_pro(seed: int) -> None:
    HOMAS_STUDY.warm_up()
    check(analyse(HOMAS_STUDY, short_race(seed), FEW))


def test_everything_adds_up_where_only_some_turns_were_looked_at() -> None:
    check(late_studied(0))
    check(analyse(STUDY, ridden(0), TINY._replace(turns=1, split=False)))


def test_the_same_record_gives_the_same_study_in_any_number_of_threads() -> None:
    race = ridden(0)
    again = Race(FLAMME, race.moments[0].position, SeededDealer(9), race.ledger)
    assert again.position == race.position
    threads = analyse(STUDY, again, TINY._replace(jobs=2))
    assert replace(threads, effort=TINY) == studied("race")


def test_a_study_tells_its_progress_up_to_the_end() -> None:
    told: list[int] = []
    analyse(STUDY, ridden(0, "itt"), TINY, told.append)
    assert (sum(told), min(told)) == (100, 0)


def test_a_first_study_does_not_tell_own_luck_from_that_of_others() -> None:
    found = analyse(STUDY, ridden(0, "itt"), TINY._replace(split=False))
    assert not found.draws
    assert all(each.own is each.others is None for each in found.seats.values())


@pytest.mark.parametrize("kind", KINDS[:2])
def test_what_is_shown_adds_up_as_well(kind: str) -> None:
    shown = [columns_json(studied(kind), seat) for seat in studied(kind).seats]
    assert sum(row["start"]["shown"] for row in shown) == 100
    for row in shown:
        assert sum(row[name]["shown"] for name in COLUMNS) == row["result"]["shown"]
        assert row["own"]["shown"] + row["others"]["shown"] == row["luck"]["shown"]
