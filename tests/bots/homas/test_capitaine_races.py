"""The race refuses an answer that is not allowed, so races ridden to their end prove all of them."""

import pytest

from echappee.bots import bots_of, drive, make_bot
from echappee.engine import Race, SeededDealer
from echappee.homas.rules import COURSES, HOMAS, HomasRace, Setup, set_up
from tests.counts import SOAK, count

LEVELS = ("capitaine", "espoir", "cadet")
SHORT = "road:0x30,-3x5,+2x4,0x8;red=20;hill=35"


def ridden(course: str, teams: str, seed: int = 1, bots: str = "") -> HomasRace:
    """The race of these teams; another seed for the bots leaves the dice as they are."""
    words = teams.split()
    position = set_up(Setup(course, tuple("neutral" if word == "neutral" else "team" for word in words)))
    race = Race(HOMAS, position, SeededDealer(seed, course))
    names = {team.colour: word for team, word in zip(position.teams, words, strict=False)}
    drive(race, {seat: make_bot(names[seat], f"{seed}{bots}/{seat}", "homas") for seat in position.seats})
    return race


@pytest.mark.soak
@pytest.mark.parametrize("course", list(COURSES)[:: 1 if SOAK else 4])
def test_courses_are_ridden_to_their_end_and_nobody_is_disqualified(course: str) -> None:
    for seed in range(count(20)):
        race = ridden(course, "capitaine espoir neutral cadet domestique", seed)
        assert race.over
        assert not race.position.team("white").disqualified


def test_every_level_is_above_the_one_below() -> None:
    entries = bots_of("homas")
    levels = [entries[name].level for name in ("random", *reversed(LEVELS))]
    assert levels == sorted(set(levels))


@pytest.mark.parametrize("bot", LEVELS)
def test_the_same_seed_gives_the_same_answers(bot: str) -> None:
    first, second = (ridden(SHORT, f"{bot} {bot} neutral", 7) for _ in range(2))
    assert first.over
    assert first.ledger == second.ledger


@pytest.mark.parametrize(("bot", "races"), [("capitaine", 1), ("espoir", 2), ("cadet", 2)])
def test_only_weaker_levels_leave_anything_to_their_seed(bot: str, races: int) -> None:
    ledgers = {tuple(ridden(SHORT, f"{bot} {bot} neutral", 7, bots).ledger) for bots in ("a", "b")}
    assert len(ledgers) == races


def test_against_random_directors_and_a_neutral_team_it_wins_more_often_than_by_chance() -> None:
    won = 0
    for seed in range(20):
        shift = seed % 3
        words = ["capitaine", "random", "neutral"]
        words = words[-shift:] + words[:-shift]
        race = ridden(SHORT, " ".join(words), seed)
        winner = race.position.ranking[0].team
        won += winner == race.position.teams[words.index("capitaine")].colour
    assert won > 6
