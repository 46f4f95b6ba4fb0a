"""The race refuses an answer that is not allowed, so races ridden to their end prove all of them."""

import pytest

from echappee.bots import drive, make_bot
from echappee.engine import Race, SeededDealer
from echappee.homas.bots.domestique import DomestiqueBot
from echappee.homas.rules import COURSES, HOMAS, HomasRace, Setup, set_up
from tests.counts import count, some

DIRECTORS = (1, 2, 3, 4)
SHORT = "road:0x30,-3x5,+2x4,0x8;red=20;hill=35"


def ridden(course: str, teams: str, seed: int = 1) -> HomasRace:
    """The race after these directors have answered all they are asked."""
    words = teams.split()
    position = set_up(Setup(course, tuple("neutral" if word == "neutral" else "team" for word in words)))
    race = Race(HOMAS, position, SeededDealer(seed, course))
    names = {team.colour: word for team, word in zip(position.teams, words, strict=False)}
    drive(race, {seat: make_bot(names[seat], f"{seed}/{seat}", "homas") for seat in position.seats})
    return race


@pytest.mark.soak
@pytest.mark.parametrize("course", some([*COURSES], 3))
def test_every_course_is_ridden_to_its_end_and_nobody_is_disqualified(course: str) -> None:
    for again in range(count(40, 40)):
        directors = DIRECTORS[(list(COURSES).index(course) + again) % 4]
        race = ridden(course, " ".join(["domestique"] * directors), seed=again)
        assert race.over
        assert not any(team.disqualified for team in race.position.teams)


@pytest.mark.parametrize("course", ["amstel-gold-race", "paris-nice-2", "dauphine-libere-3"])
def test_where_the_line_lies_on_a_climb_sprinters_have_played_in_time(course: str) -> None:
    for seed in range(3):
        end = ridden(course, "domestique random domestique domestique neutral", seed + 100).position
        assert not any(end.team(seat).disqualified for seat in ("white", "blue", "green"))


def test_between_others_it_is_not_disqualified_either() -> None:
    for seed in range(6):
        race = ridden("milan-san-remo", "random domestique random random neutral", seed)
        assert not race.position.team("red").disqualified


def test_the_answers_follow_from_what_is_seen_alone() -> None:
    position = set_up(Setup("road:0x30,-3x5;red=10;hill=35;sprint=20;stage", ("team", "team")))
    ledgers = []
    for seed in (1, 2):
        race = Race(HOMAS, position, SeededDealer(7))
        drive(race, {seat: DomestiqueBot(f"{seed}/{seat}") for seat in position.seats})
        assert race.over
        ledgers.append(race.ledger)
    assert ledgers[0] == ledgers[1]


def test_it_beats_three_random_directors_and_a_neutral_team_more_often_than_chance() -> None:
    won = 0
    for seed in range(20):
        shift = seed % 5
        words = ["domestique", "random", "random", "random", "neutral"]
        words = words[-shift:] + words[:-shift]
        race = ridden(SHORT, " ".join(words), seed)
        winner = race.position.ranking[0].team
        won += words[[team.colour for team in race.position.teams].index(winner)] == "domestique"
    assert won > 7


def test_every_kind_of_question_is_answered() -> None:
    kinds = {
        entry.key.kind
        for course in ("paris-nice-1", "tour-de-france-4")
        for seed in range(3)
        for entry in ridden(course, "random domestique domestique neutral", seed).ledger
        if not entry.chance and entry.key.seat != "white"
    }
    assert kinds >= {
        "energy",
        "lineup",
        "lead",
        "to",
        "follow",
        "relay",
        "counter",
        "retreat",
        "sprint",
        "rush",
    }
