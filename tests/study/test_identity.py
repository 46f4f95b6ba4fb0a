"""Whatever race it was: start, skill and luck add up to the result; the same race gives the same study."""

from random import Random

import pytest

from echappee.engine import Race, SeededDealer
from echappee.flamme.rules import FLAMME
from echappee.homas.rules import HOMAS, HomasRace, Setup, set_up
from echappee.homas.study import STUDY as HOMAS_STUDY
from echappee.study import Analysis, analyse
from echappee.study.analysis import LUCK, SKILL
from tests.counts import count, some
from tests.study.homas.late_races import SEEDS, studied
from tests.study.judges import KINDS, STUDY, fancied
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


@pytest.mark.parametrize("kind", KINDS)
def test_parts_add_up_and_chances_end_with_the_result(kind: str) -> None:
    analysis = fancied(kind)
    check(analysis)
    assert {seat.result for seat in analysis.seats.values()} <= {0, 1}
    for colour in analysis.seats:
        costs = [each.cost for each in analysis.decisions if each.key.seat == colour]
        assert min(costs) >= 0
        assert analysis.performance(colour) == pytest.approx(sum(costs) / len(costs))
    chances = analysis.chances
    assert max(chances[-1].teams.values()) == 1
    assert [each.entries for each in chances] == sorted(each.entries for each in chances)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1, 1 + count(60)))
def test_parts_add_up_in_any_race_of_flamme_rouge(seed: int) -> None:
    check(analyse(STUDY, ridden(seed, KINDS[seed % len(KINDS)])))


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2, 2 + count(20)))
def test_parts_add_up_in_any_race_of_homas_tour_pro(seed: int) -> None:
    check(analyse(HOMAS_STUDY, short_race(seed)))


@pytest.mark.soak
@pytest.mark.parametrize("seed", some(SEEDS))
def test_parts_add_up_in_the_last_turns_of_a_classic(seed: int) -> None:
    check(studied(seed))
    assert set(studied(seed).seats) == {"white", "red", "blue", "green"}


def test_the_same_record_gives_the_same_study_of_flamme_rouge() -> None:
    race = ridden(0)
    again = Race(FLAMME, race.moments[0].position, SeededDealer(9), race.ledger)
    assert again.position == race.position
    assert analyse(STUDY, again) == analyse(STUDY, race)
