"""The race refuses an answer that is not allowed, so races ridden to their end prove all of them."""

from collections import Counter
from functools import partial

import pytest

from echappee.bots import bots_of, drive, make_bot
from echappee.engine import Race, SeededDealer
from echappee.homas.bots.director import CHARACTERS, Director, skills
from echappee.homas.bots.director.road import road_of
from echappee.homas.bots.director.sight import TIME_LEFT
from echappee.homas.rules import COURSES, HOMAS, HomasRace, Setup, set_up
from tests.counts import SOAK, count, some

SHORT = "road:0x30,-3x5,+2x4,0x8;red=20;hill=35"
CLASSICS = tuple(COURSES)[:7]
LEVELS = (1, 2, 3, 4, 5)
PLAIN = ("roll", "fitness", "relay", "rest")


def begun(course: str, teams: str, seed: int) -> HomasRace:
    words = teams.split()
    position = set_up(Setup(course, tuple("neutral" if word == "neutral" else "team" for word in words)))
    return Race(HOMAS, position, SeededDealer(seed, course))


def ridden(course: str, teams: str, seed: int = 1, bots: str = "") -> HomasRace:
    """The race of these teams; another seed for the bots leaves the dice as they are."""
    race = begun(course, teams, seed)
    names = {team.colour: word for team, word in zip(race.position.teams, teams.split(), strict=False)}
    seats = race.position.seats
    drive(race, {seat: make_bot(names[seat], f"{seed}{bots}/{seat}", "homas") for seat in seats})
    return race


def placed(race: HomasRace, teams: str) -> list[str]:
    """The words of the teams in the order of their best riders."""
    words = dict(zip((team.colour for team in race.position.teams), teams.split(), strict=False))
    best = dict.fromkeys(rider.team for rider in race.position.ranking)
    return [words[team] for team in best]


@pytest.mark.soak
@pytest.mark.parametrize("course", some([*COURSES], 3))
def test_every_course_is_ridden_to_its_end_by_every_character_and_nobody_is_disqualified(course: str) -> None:
    for seed in range(count(40, 40)):
        names = list(CHARACTERS)
        teams = " ".join(f"{names[(seed + place) % 5]}-{LEVELS[seed % 5]}" for place in range(4))
        race = ridden(course, teams, seed)
        assert race.over
        assert not any(team.disqualified for team in race.position.teams)


@pytest.mark.parametrize("course", ["amstel-gold-race", "paris-nice-2", "dauphine-libere-3"])
def test_where_the_line_lies_on_a_climb_sprinters_have_played_in_time(course: str) -> None:
    for seed in range(3):
        end = ridden(course, "capitaine random ines-3 hilde-1 neutral", seed + 100).position
        assert not any(end.team(seat).disqualified for seat in ("white", "blue", "green"))


def test_between_random_directors_it_is_not_disqualified_either() -> None:
    for seed in range(6):
        race = ridden("milan-san-remo", "random capitaine random random neutral", seed)
        assert not race.position.team("red").disqualified


@pytest.mark.parametrize("bot", ["capitaine", "rocco-5", "ines-2", "aurore-1"])
def test_the_same_seed_gives_the_same_answers(bot: str) -> None:
    first, second = (ridden(SHORT, f"{bot} {bot} neutral", 7) for _ in range(2))
    assert first.over
    assert first.ledger == second.ledger


@pytest.mark.parametrize(
    ("bot", "races"), [("capitaine", 1), ("aurore-5", 1), ("hilde-3", 2), ("bastien-1", 2)]
)
def test_only_weaker_levels_leave_anything_to_their_seed(bot: str, races: int) -> None:
    ledgers = {tuple(ridden(SHORT, f"{bot} {bot} neutral", 7, bots).ledger) for bots in ("a", "b")}
    assert len(ledgers) == races


def test_it_wins_against_three_random_directors_and_a_neutral_team_more_often_than_by_chance() -> None:
    won = 0
    for seed in range(20):
        shift = seed % 5
        words = ["capitaine", "random", "random", "random", "neutral"]
        teams = " ".join(words[-shift:] + words[:-shift])
        won += placed(ridden(SHORT, teams, seed), teams)[0] == "capitaine"
    assert won > 7


def test_the_characters_are_listed_by_level_and_their_older_names_still_ride() -> None:
    entries = bots_of("homas")
    for name in CHARACTERS:
        own = [entry.level for entry in entries.values() if entry.character == name]
        assert own == list(LEVELS)
    levels = {word: make_bot(word, 1, "homas") for word in ("cadet", "espoir", "domestique")}
    assert all(isinstance(bot, Director) for bot in levels.values())
    assert not levels.keys() & entries.keys()


@pytest.mark.soak
def test_each_level_is_ahead_of_the_one_below_in_most_races() -> None:
    """The seeds are fixed, so luck decides nothing; docs/results says how far apart the levels are."""
    races, names = count(140, 14), list(CHARACTERS)
    ahead: Counter[int] = Counter()
    for level in LEVELS[1:]:
        for number in range(races):
            upper, lower = f"{names[number % 5]}-{level}", f"{names[number // 5 % 5]}-{level - 1}"
            words = ["neutral"] * 3
            words[number % 3 : number % 3] = [upper, lower] if number % 2 else [lower, upper]
            order = placed(ridden(CLASSICS[number % 7], " ".join(words), number), " ".join(words))
            ahead[level] += order.index(upper) < order.index(lower)
    assert ahead.total() > 0.5 * races * len(LEVELS[1:])
    assert min(ahead.values()) > (0.5 if SOAK else 0.3) * races


def chasing(kind: str, answer: str) -> int:
    """The cards with which this answer goes after others, or away from them."""
    if kind == "counter":
        return len(answer.split(",")) if answer != "none" else 0
    return answer.count("+") + 1 if kind in {"lead", "take"} and answer not in {*PLAIN} else 0


@pytest.mark.soak
@pytest.mark.parametrize("level", LEVELS)
def test_no_team_spends_three_cards_in_a_turn_far_from_the_line(level: int) -> None:
    for seed in range(count(40)):
        race = begun(CLASSICS[seed % 7], "a a a a neutral", seed)
        bots = {seat: Director(f"{seed}/{seat}", skills(level)) for seat in race.position.seats}
        to_go = road_of(race.position.course).to_go
        spent: Counter[tuple[int, str]] = Counter()
        while not race.over:
            key = race.questions[0].id
            answer = bots[key.seat].answer(race.questions[0], partial(race.view, key.seat))
            racing = [to_go[rider.square] for rider in race.position.riders if rider.racing]
            if racing and min(racing) > TIME_LEFT:
                spent[key.round, key.seat] += chasing(key.kind, answer)
            race.answer(key, answer)
        assert max(spent.values(), default=0) < 3


def test_every_kind_of_question_is_answered() -> None:
    kinds = {
        entry.key.kind
        for course in ("paris-nice-1", "tour-de-france-4")
        for seed in range(5)
        for entry in ridden(course, "random capitaine hilde-5 neutral", seed).ledger
        if not entry.chance and entry.key.seat != "white"
    }
    wanted = "energy lineup lead to follow relay counter retreat sprint rush"
    assert kinds >= set(wanted.split())
