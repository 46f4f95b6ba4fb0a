"""What each answer to one question is worth: for the coach, after a race, and on the study board."""

from typing import TypeVar

from echappee.engine import Question
from echappee.notation.game_rules import SomePosition, SomeView
from echappee.study.chances import SeatView, Truth, WinChances
from echappee.study.decision import after
from echappee.study.game_study import GameStudy
from echappee.study.trying import Comparison, Tried

P = TypeVar("P", bound=SomePosition)
V = TypeVar("V", bound=SomeView)


def advise(study: GameStudy[P, V], seen: SeatView[V], question: Question) -> Tried:
    """The win chance with each answer, as its seat knows the race: without a position it can tell no more.

    No answers where they cannot be listed.
    """
    answers = tuple(dict.fromkeys(question.options() or ()))
    seats = tuple(team.colour for team in study.imagine(seen).teams)
    trials = study.effort(seen, "advice").trials
    return Comparison(study.ride_on, seats, question.seat, trials).tried(after(seen, question, answers))


def chances(study: GameStudy[P, V], situation: Truth[P] | SeatView[V]) -> WinChances:
    """The win chances of all teams. A view is enough; a position only for a race that is over, or none."""
    position = situation.position if isinstance(situation, Truth) else study.imagine(situation)
    effort = study.effort(situation, "advice")
    (winners,) = study.ride_on([situation], effort.rides)
    return WinChances(tuple(team.colour for team in position.teams), winners)
