"""The golden races of Flamme Rouge are what they say, and rare things happen in them."""

from collections import Counter
from collections.abc import Iterator

import pytest

from echappee.flamme.rules import SPECIALISTS, FlammeRace, Ruleset
from tests.properties.planned import heard
from tests.properties.setups import FORMATS
from tests.records.flamme.golden import FOLDER, GOLDEN, READ, SETS
from tests.records.kept import ridden

CODES = {
    "base": {"revealed", "moved", "slipped", "exhausted", "home", "won"},
    "weather": {"weather"},
    "breakaway": {"bid-revealed", "broke-away", "bid-lost"},
    "solo": {"turned"},
    "automatic-teams": {"turned"},
    "draft": {"draft-order", "drafted", "pushed", "recovered"},
    "climbers": {"recovered"},
    "attackers": {"chased"},
    "nimble": {"pushed", "chased", "recovered"},
    "tour": {"token", "timed", "minute", "podium"},
    "extended": {"refresh-token", "refreshed"},
    "tour-extended": {"token", "refresh-token", "refreshed", "timed", "minute", "podium"},
    "variants": {"bid-doubled", "bid-revealed", "broke-away", "bid-lost", "led", "podium"},
    "team-trial": {"timed", "minute", "podium"},
    "individual-trial": {"timed", "minute", "podium"},
    "grand-tour": {
        *("drafted", "weather", "broke-away", "pushed", "chased", "recovered"),
        *("token", "refresh-token", "refreshed", "timed", "minute", "podium"),
    },
}
RARE = {
    "climbers": {"climbs faster than five"},
    "attackers": {"crashes"},
    "nimble": {"on the grass", "slips from the grass", "is nimble and crashes", "slips to the outer way"},
    "roundabouts-left": {"takes the outer way", "slips to the outer way"},
    "roundabouts-right": {"takes the outer way", "slips to the outer way"},
    "grand-tour": {
        "on the grass",
        "takes the outer way",
        "slips to the outer way",
        "climbs faster than five",
    },
}
"""What hardly ever happens, but does in these races."""


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_race_is_what_it_says(name: str) -> None:
    race, golden = ridden(FOLDER, name), GOLDEN[name]
    assert race.position.ruleset == golden.ruleset
    assert [team.kind for team in race.position.teams] == [team.kind for team in golden.setup.teams]
    assert CODES.get(name, set()) <= {event.code for event in race.events}
    homes = Counter(bool(rider.home) for rider in race.position.riders)
    everybody = golden.ruleset.ride_out or golden.ruleset.timed
    assert homes[True] == len(race.position.riders) if everybody else homes[True] >= 1


@pytest.mark.parametrize("name", RARE)
def test_rare_things_happen_in_a_golden_race(name: str) -> None:
    assert RARE[name] <= set(_rarities(ridden(FOLDER, name)))


def _rarities(race: FlammeRace) -> Iterator[str]:
    for event, before, after in heard(race):
        course = before.course
        for old, new in zip(before.riders, after.riders, strict=True):
            if (old.square, old.lane) == (new.square, new.lane):
                continue
            outer = "+" in course.name(new.square)
            if event.code == "moved" and new.card is not None:
                way = event.args["way"]
                assert isinstance(way, tuple)
                climb = any(course.at(square).most == 5 for square in way if isinstance(square, int))
                yield from ["on the grass"] * (new.lane < 0) + ["takes the outer way"] * outer
                yield from ["crashes"] * new.crashed
                yield from ["is nimble and crashes"] * (new.crashed and new.card.powers.nimble)
                yield from ["climbs faster than five"] * (climb and len(way) > 5)
            elif event.code == "slipped":
                yield from ["slips from the grass"] * (old.lane < 0) + ["slips to the outer way"] * outer


def test_every_specialist_rides_and_every_power_is_used() -> None:
    races = [ridden(FOLDER, name) for name in GOLDEN]
    riders = [rider for race in races for rider in race.position.riders]
    assert {rider.specialist for rider in riders} == {"", *SPECIALISTS}
    added = {(name, str(card)) for name, specialist in SPECIALISTS.items() for card in specialist.added}
    powers = {(name, text) for name, text in added if "+" in text}
    played = {(rider.specialist, str(card)) for rider in riders for card in rider.played}
    assert {text.partition("+")[2] for _, text in powers & played} == {
        text.partition("+")[2] for _, text in powers
    }
    assert {name for name, _ in powers & played} == {name for name, _ in powers}


def test_every_format_is_ridden() -> None:
    assert {_format(golden.ruleset) for golden in GOLDEN.values()} == set(map(_format, FORMATS))
    alone = [golden.ruleset for golden in GOLDEN.values() if len(golden.teams.split()) == 1]
    assert {(rules.ttt, rules.itt) for rules in alone} == {(True, False), (False, True)}


def _format(rules: Ruleset) -> tuple[bool, ...]:
    return rules.tour, rules.ttt, rules.itt, rules.extended


def test_a_record_of_each_kind_was_read() -> None:
    assert set(READ) <= set(GOLDEN)
    assert {f"set-{name}" for name in SETS} <= set(READ)
