"""Whatever race it was: start, skill and luck add up to the result; the same race gives the same study."""

from random import Random

import pytest

from echappee.engine import Race, SeededDealer
from echappee.flamme.rules import FLAMME
from echappee.homas.rules import HOMAS, HomasRace, Setup, set_up
from echappee.homas.study import STUDY as HOMAS_STUDY
from echappee.study import Analysis, analyse
from echappee.study.balance import LUCK, SKILL
from tests.counts import count
from tests.study.judges import KINDS, STUDY
from tests.words.flamme.races import ridden

SHORT = Setup("road:0x8,-2x4;hill=6;sprint=9;top=12", ("team", "team"))


def check(analysis: Analysis) -> None:
    """Every part is summed by itself: none is taken as what the others leave."""
    assert analysis.seats
    for colour, seat in analysis.seats.items():
        costs = [each.cost for each in analysis.decisions if each.key.seat == colour]
        assert seat.sum(SKILL) == pytest.approx(-sum(costs))
        assert seat.start + seat.sum(SKILL) + sum(seat.sum(part) for part in LUCK) == pytest.approx(
            seat.result
        )
    assert analysis.chances[-1].teams.keys() >= analysis.seats.keys()
    for each in analysis.chances:
        assert sum(each.teams.values()) == pytest.approx(1)


def short_race(seed: int) -> HomasRace:
    """Two or three turns of directors who answer anything."""
    race: HomasRace = Race(HOMAS, set_up(SHORT), SeededDealer(seed))
    random = Random(seed)
    while not race.over:
        race.answer(race.questions[0].id, race.questions[0].sample(random.randrange))
    return race


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1, 1 + count(60)))
def test_parts_add_up_in_any_race_of_flamme_rouge(seed: int) -> None:
    check(analyse(STUDY, ridden(seed, KINDS[seed % len(KINDS)])))


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2, 2 + count(20)))
def test_parts_add_up_in_any_race_of_homas_tour_pro(seed: int) -> None:
    check(analyse(HOMAS_STUDY, short_race(seed)))


def test_the_same_record_gives_the_same_study_of_flamme_rouge() -> None:
    race = ridden(0)
    again = Race(FLAMME, race.moments[0].position, SeededDealer(9), race.ledger)
    assert again.position == race.position
    assert analyse(STUDY, again) == analyse(STUDY, race)
