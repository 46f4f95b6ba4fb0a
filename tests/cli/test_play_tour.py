"""What people are asked beyond the base game: riders to draft, whether to recover, cards to take back."""

from pathlib import Path

import pytest

from echappee.engine import Race, SeededDealer
from echappee.flamme.road.stages import find_stage
from echappee.flamme.rules import FLAMME, Card, FlammeRace, Position, Rider, Ruleset, Setup, TeamSetup, set_up
from echappee.flamme.rules.cards import EXHAUSTION, pile
from echappee.flamme.rules.position import Token
from echappee.flamme.rules.position_line import print_line
from echappee.flamme.rules.refresh import Retrieval
from echappee.flamme.terminal.answers import is_last
from echappee.flamme.terminal.questions import best, read_retrieval
from tests.cli.running import Here, fine
from tests.cli.test_play import ALONE, questions


def cards(text: str) -> tuple[Card, ...]:
    return pile(map(Card.parse, text.split()))


def on_the_way(phase: str, rouleur: Rider, sprinteur: Rider) -> Position:
    """Blue is in the middle of a race that has a refresh, Red is an automatic team behind it."""
    teams = (TeamSetup(), TeamSetup("muscle"))
    start = set_up(Setup(find_stage("base-1").tiles, teams, Ruleset(extended=True)))
    red = (rider._replace(square=9, lane=lane) for lane, rider in enumerate(start.riders[2:]))
    return start._replace(riders=(rouleur, sprinteur, *red), round=3, phase=phase)


ROULEUR, SPRINTEUR = Rider("blue", "R", square=20), Rider("blue", "S", square=18)
RECOVERING = on_the_way(
    "energy",
    ROULEUR._replace(pile=cards("2e 3 3 4+recovery")),
    SPRINTEUR._replace(pile=cards("2e 3+desc7+recovery 5 9")),
)
REFRESHING = on_the_way(
    "refresh",
    ROULEUR._replace(pile=cards("3 3"), played=cards("2e 4 5 6 7 7"), tokens=(Token("refresh", 1),)),
    SPRINTEUR._replace(pile=cards("2 2"), played=cards("2e 9 9 9")),
)


def resume(here: Here, folder: Path, position: Position, *typed: str) -> str:
    head = "echappee-record 1\ngame: flamme\nedition: 1\nplayers: you -\nseed: 3\n"
    (folder / "fork.race").write_text(f"{head}position: {print_line(position)}\n")
    ran = fine(here("play", "--resume", "fork.race", typed=[*typed, "q"]))
    return ran.out


def test_a_draft_shows_who_is_left_and_takes_names_and_numbers(here: Here) -> None:
    ran = here(*ALONE, "--specialists", typed=["super", "super rou", "#9", "2", "q"])
    assert questions(ran.out) == [*["b pick>"] * 4, "b place>"]
    assert ran.out.count("is not an answer here; type a name such as") == 2
    first, second = ran.out.split("Blue’s Rouleur rides as a Super Rouleur.")
    assert ("Rouleurs" in first, "Sprinteurs" in first) == (True, True)
    assert "grimpeur " not in second
    assert "b blue (you) super-rouleur/polyvalent" in second


def test_with_a_card_that_recovers_people_are_asked_whether_to(here: Here, tmp_path: Path) -> None:
    out = resume(here, tmp_path, RECOVERING, "R", "4", "u", "perhaps", "y", "3dr", "no")
    assert questions(out)[:6] == ["b first>", "bR card>", *["bR recover>"] * 3, "bS card>"]
    assert questions(out)[6:] == ["bS recover>", "b first>"]
    assert "too late to take that back: this question follows from it" in out
    assert "'perhaps' is not an answer here; type yes or no" in out
    assert "   #3  4r    → 24   sheds exhaustion" in out
    assert "one exhaustion card less for Blue’s Rouleur. [9.3.3]" in out
    assert "one exhaustion card less for Blue’s Sprinteur" not in out


def test_without_exhaustion_nobody_is_asked_to_recover(here: Here, tmp_path: Path) -> None:
    rouleur, sprinteur = cards("3 3 3 4+recovery"), cards("2 2 3 3")
    fresh = on_the_way("energy", ROULEUR._replace(pile=rouleur), SPRINTEUR._replace(pile=sprinteur))
    assert questions(resume(here, tmp_path, fresh, "R", "4"))[:3] == ["b first>", "bR card>", "bS card>"]


def test_cards_are_taken_back(here: Here, tmp_path: Path) -> None:
    out = resume(here, tmp_path, REFRESHING, "7,7,6,6", "7 7 6 5 4", "7 5 6 7", "u", "9,9,9", "best")
    assert questions(out) == [*["bR refresh>"] * 3, *["bS refresh>"] * 3, "b first>"]
    assert "     played 4 5 6 7×2\n" in out
    assert "25 in all at most? Type them (3,6,7, say), none, or\n    best: 5,6,7,7\n" in out
    told = " ".join(out.split())
    assert "type cards of 4 5 6 7×2 with a total of at most 25, best or none" in told
    assert "type cards of 9×3 with a total of at most 24" in told
    assert "this question follows from it" in out
    assert "Blue’s Rouleur takes back 5, 6, 7 and 7. [11.3.4]" in out
    assert "Blue’s Sprinteur takes back 9 and 9. [11.3.4]" in out


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("none", "none"),
        ("BEST", "3,6,6+asc6,9"),
        ("9 , 3", "3,9"),
        ("6u,6", "6,6+asc6"),
        ("6+asc6", "6+asc6"),
        ("6,6,6", None),
        ("9,6,6u,4", None),
        ("", None),
        ("x", None),
    ],
)
def test_what_may_be_typed_for_cards_to_take_back(typed: str, answer: str | None) -> None:
    assert read_retrieval(Retrieval(cards("3 4 6 6+asc6 9"), 24), typed) == answer


@pytest.mark.parametrize(
    ("played", "limit", "taken"),
    [("3 3 3 4", 24, "3 3 3 4"), ("2 3 5 9 9 9", 24, "5 9 9"), ("", 24, ""), ("3 3 6", 6, "6")],
)
def test_the_best_is_the_most_with_the_fewest_cards(played: str, limit: int, taken: str) -> None:
    choices = Retrieval(cards(played) if played else (), limit)
    assert best(choices) == (cards(taken) if taken else ())


def asked(position: Position, *answers: str) -> tuple[FlammeRace, str]:
    """The race after these answers, and the question that is then open."""
    race: FlammeRace = Race(FLAMME, position, SeededDealer(3))
    for answer in answers:
        race.answer(race.questions[0].id, answer)
    return race, f"{race.questions[0].id.rider} {race.questions[0].id.kind}"


GOING_ON = [
    (RECOVERING, [], "R", " first"),
    (RECOVERING, ["R"], "3", "R card"),
    (RECOVERING, ["R", "3"], "3+desc7+recovery", "S card"),
    (RECOVERING, ["R", "4+recovery"], "yes", "R recover"),
    (REFRESHING, [], "none", "R refresh"),
]
LAST = [
    (RECOVERING, ["R", "3"], "9", "S card"),
    (RECOVERING, ["R", "3", "3+desc7+recovery"], "yes", "S recover"),
    (REFRESHING, ["none"], "none", "S refresh"),
]


@pytest.mark.parametrize(("position", "before", "answer", "question"), [*GOING_ON, *LAST])
def test_before_the_last_answer_of_a_phase_there_is_a_moment_to_think(
    position: Position, before: list[str], answer: str, question: str
) -> None:
    race, kind = asked(position, *before)
    assert kind == question
    last = (position, before, answer, question) in LAST
    assert is_last(race, ("blue",), race.questions[0], answer) is last


def test_a_person_with_nothing_to_take_back_is_not_waited_for() -> None:
    tired = REFRESHING.riders[1]._replace(played=(EXHAUSTION,))
    position = REFRESHING._replace(riders=(REFRESHING.riders[0], tired, *REFRESHING.riders[2:]))
    race, _ = asked(position)
    assert is_last(race, ("blue",), race.questions[0], "none")
