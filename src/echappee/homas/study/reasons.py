"""Why one answer is better than another: the team's state at the end of the turn."""

from collections.abc import Iterator, Sequence
from functools import partial
from statistics import fmean
from typing import Final

from echappee.engine import Race, Seat
from echappee.homas.bots.director import Director
from echappee.homas.rules import HOMAS, HomasRace, Position
from echappee.homas.study.worlds import RideStart, Winners, world
from echappee.homas.words.sentences import message
from echappee.words.sentences import Sentence

LOOKED_AT: Final = 12
"""In how many worlds the turn is ridden to its end."""


def reason(seat: Seat, answer: str, situation: RideStart, winners: Winners) -> Sequence[Sentence]:
    """How often the team won with this answer, and its state after the turn."""
    ended = list(map(partial(_after_turn, situation), range(LOOKED_AT)))
    return message(
        "study-turn",
        answer=answer,
        wins=round(100 * winners.of(seat)),
        place=round(fmean(_best_place(position, seat) for position in ended)),
        count=round(fmean(sum(_cards(position, seat)) for position in ended)),
        out=round(100 * fmean(_is_out(position, seat) for position in ended)),
    )


def _after_turn(situation: RideStart, number: int) -> Position:
    start, dealer = world(situation, number)
    race: HomasRace = Race(HOMAS, start, dealer, situation.entries)
    judge = Director()
    while not race.over and race.position.round == start.round:
        question = race.questions[0]
        race.answer(question.id, judge.answer(question, partial(race.view, question.seat)))
    later = (moment.position for moment in race.moments if moment.position.round > start.round)
    return next(later, race.position)


def _best_place(position: Position, seat: Seat) -> int:
    return next(place for place, rider in enumerate(position.ranking, 1) if rider.team == seat)


def _is_out(position: Position, seat: Seat) -> bool:
    return any(team.disqualified for team in position.teams if team.colour == seat)


def _cards(position: Position, seat: Seat) -> Iterator[int]:
    """The energy cards of its riders, and of the team."""
    yield from (len(rider.cards) for rider in position.riders if rider.team == seat)
    yield from (len(team.cards) for team in position.teams if team.colour == seat)
