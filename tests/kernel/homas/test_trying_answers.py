"""Trying answers in the kernel, and the director that does so before it answers."""

from collections.abc import Iterator
from functools import partial
from math import sqrt

import pytest

from echappee.bots import drive, make_bot
from echappee.bots.lookup import find_bot, named_bot
from echappee.engine import Question, Race, Refused, SeededDealer
from echappee.homas.rules import COURSES, HOMAS, HomasRace, Setup, View, set_up
from echappee.homas.rules.cards import FITNESS, HIDDEN
from echappee.homas.rules.views import cut
from echappee.homas.thinking import rollouts
from echappee.homas.thinking.moments import TRIED
from echappee.homas.thinking.rollouts import Tries
from tests.counts import count

KINDS = ("team",) * 4 + ("neutral",)
CLASSICS = tuple(COURSES)[:7]


def race_on(course: str, seed: int) -> HomasRace:
    return Race(HOMAS, set_up(Setup(course, KINDS)), SeededDealer(seed))


def asked(course: str, seed: int, bots: tuple[str, ...]) -> Iterator[tuple[HomasRace, Question]]:
    """A race of these bots; every question that can be tried, before it is answered."""
    race = race_on(course, seed)
    deciders = {
        seat: make_bot(bots[index % len(bots)], f"{seed}/{seat}", HOMAS.name)
        for index, seat in enumerate(race.position.seats)
    }
    while race.questions:
        question = race.questions[0]
        if question.id.kind in TRIED and len(question.options() or ()) > 1 and question.id.phase != "rush":
            yield race, question
        race.answer(question.id, deciders[question.seat].answer(question, partial(race.view, question.seat)))


def options_of(view: View, question: Question) -> set[str]:
    """The answers that the kernel knows; none where nobody may go on from the middle of an attack."""
    try:
        return set(Tries(view, question, 0).options)
    except Refused:
        return set(question.options() or ()) if question.id.kind == "counter" else set()


@pytest.mark.soak
@pytest.mark.parametrize("part", range(5))
def test_the_kernel_comes_to_every_question_with_the_same_answers(part: int) -> None:
    """A rider that takes a relay may ask for one again there: its file is not in the view."""
    for number in range(part, count(100, 50), 5):
        bots = ("capitaine", "random") if number % 2 else ("random",)
        for race, question in asked(CLASSICS[number % 7], number, bots):
            known = options_of(race.view(question.seat), question)
            more = {"relay", "rest"} if question.id.kind == "take" else set()
            assert set(question.options() or ()) <= known
            assert known <= set(question.options() or ()) | more


def lead(turn: int) -> tuple[HomasRace, Question]:
    """The first move of a race in this turn that a director decides."""
    going = asked(CLASSICS[1], 4, ("capitaine",))
    return next(found for found in going if found[1].id.kind == "lead" and found[1].id.round >= turn)


def test_positions_that_look_alike_to_a_seat_give_the_same_figures() -> None:
    """The fitness cards of the others change hands, and nobody can see it."""
    race, question = lead(5)
    position = race.position
    swapped = [
        rider._replace(fitness=FITNESS[FITNESS.index(rider.fitness) - 1])
        if rider.fitness and rider.team != question.seat
        else rider
        for rider in position.riders
    ]
    other = cut(position._replace(riders=tuple(swapped)), question.seat)
    mine = cut(position, question.seat)
    assert any(rider.fitness == HIDDEN for rider in mine.riders)
    answers = (question.options() or ())[:2]
    assert rollouts(other, question, answers, 8) == rollouts(mine, question, answers, 8)


def test_hidden_cards_differ_from_race_to_race_and_own_ones_do_not() -> None:
    race, question = lead(3)
    view = race.view(question.seat)
    dealt = Tries(view, question, 0).dealt(range(50))["fitness"]
    for index, rider in enumerate(view.riders):
        if rider.fitness == HIDDEN:
            assert len(set(dealt[:, index].tolist())) > 5
        else:
            own = FITNESS.index(rider.fitness) if rider.fitness else -1
            assert set(dealt[:, index].tolist()) == {own}
    for place in range(4):
        cards = [sorted(card for card in row[place::4].tolist() if card >= 0) for row in dealt]
        assert all(len(set(row)) == len(row) for row in cards)


def test_races_do_not_depend_on_how_many_are_ridden_at_once() -> None:
    race, question = lead(5)
    tries, answer = Tries(race.view(question.seat), question, 7), (question.options() or ())[0]
    together = tries.ride(answer, range(20)).tolist()
    assert tries.ride(answer, range(8)).tolist() + tries.ride(answer, range(8, 20)).tolist() == together


def test_the_error_is_that_of_a_mean() -> None:
    race, question = lead(8)
    (found,) = rollouts(race.view(question.seat), question, ("roll",), 64)
    assert found.error == pytest.approx(sqrt(found.mean * (1 - found.mean) / 64))


def test_other_questions_are_refused() -> None:
    race = race_on(CLASSICS[0], 0)
    with pytest.raises(Refused, match="not after lineup") as refusal:
        rollouts(race.view(race.questions[0].seat), race.questions[0], ("A1234",), 1)
    assert refusal.value.code == "kernel-cannot"


def test_a_director_that_thinks_rides_the_same_race_again() -> None:
    answers: list[list[str]] = [[], []]
    for given in answers:
        bot = named_bot("capitaine:think=8", 1, HOMAS.name)
        for (race, question), _ in zip(asked(CLASSICS[0], 2, ("capitaine",)), range(60), strict=False):
            given.append(bot.answer(question, partial(race.view, question.seat)))
    assert answers[0] == answers[1]
    assert len(set(answers[0])) > 1


def test_a_director_that_thinks_answers_everything() -> None:
    """Also questions that cannot be tried, and a sprint."""
    race = race_on(CLASSICS[0], 2)
    first, *others = race.position.seats
    thinking = {first: named_bot("capitaine:think=1", 1, HOMAS.name)}
    drive(race, thinking | {seat: make_bot("random", 0, HOMAS.name) for seat in others})
    assert race.over


def test_tempo_cannot_think_here() -> None:
    with pytest.raises(Refused, match="these bots can: capitaine"):
        find_bot("random:think=4", 0, HOMAS.name)
