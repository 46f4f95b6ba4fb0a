"""A loose check that tempo can ride; `python -m bench.strength` measures how well."""

from echappee.bots import drive, make_bot
from echappee.road.stages import STAGES
from tests.tables import started


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
