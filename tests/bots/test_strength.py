"""A loose check that tempo can ride; `python -m bench.strength` measures how well."""

from statistics import mean

from echappee.bots import drive, make_bot
from echappee.flamme.road.stages import STAGES
from echappee.flamme.rules import Ruleset
from tests.tables import started


def test_tempo_is_faster_than_three_random_teams_in_an_individual_trial() -> None:
    times: dict[bool, list[int]] = {True: [], False: []}
    for number in range(8):
        race = started(4, STAGES["gt-10"].tiles, ruleset=Ruleset(itt=True), seed=number)
        mine = race.position.seats[number % 4]
        names = {seat: "tempo" if seat == mine else "random" for seat in race.position.seats}
        drive(race, {seat: make_bot(name, f"{number}/{seat}") for seat, name in names.items()})
        for rider in race.position.riders:
            times[rider.team == mine].append(rider.time or 0)
    assert mean(times[True]) + 60 < mean(times[False])


def test_tempo_beats_three_random_teams_more_often_than_not() -> None:
    won = 0
    for number in range(40):
        race = started(4, STAGES["base-2"].tiles, seed=number)
        seats = race.position.seats
        mine = seats[number % 4]
        names = {seat: "tempo" if seat == mine else "random" for seat in seats}
        drive(race, {seat: make_bot(name, f"{number}/{seat}") for seat, name in names.items()})
        won += race.position.ranking[0].team == mine
    assert won > 20
