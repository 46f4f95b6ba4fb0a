"""Why one answer is better than another: the team's state at the end of the turn."""

from collections.abc import Iterator, Sequence
from functools import partial
from statistics import fmean
from typing import Final

from echappee.engine import Race, Seat, SeededDealer
from echappee.homas.bots.director import Director
from echappee.homas.rules import HOMAS, HomasRace, Position, View
from echappee.homas.study.imagined import imagined
from echappee.homas.words.sentences import message
from echappee.study.chances import SeatView
from echappee.study.decision import PastChoice
from echappee.words.sentences import Sentence

LOOKED_AT: Final = 12
"""How often the turn is ridden to its end."""


def reasons(choice: PastChoice[View], answers: Sequence[str]) -> Sequence[Sentence]:
    """The team's state after the turn, with each of these answers."""
    seat = choice.question.seat
    return [each for answer, seen in choice.after(answers).items() for each in _reason(seat, answer, seen)]


def _reason(seat: Seat, answer: str, seen: SeatView[View]) -> Sequence[Sentence]:
    ended = list(map(partial(_after_turn, seen), range(LOOKED_AT)))
    return message(
        "study-turn",
        answer=answer,
        place=round(fmean(_best_place(position, seat) for position in ended)),
        count=round(fmean(sum(_cards(position, seat)) for position in ended)),
        out=round(100 * fmean(_is_out(position, seat) for position in ended)),
    )


def _after_turn(seen: SeatView[View], number: int) -> Position:
    start = imagined(seen, number)
    race: HomasRace = Race(HOMAS, start, SeededDealer(b"turn", str(number)), seen.entries)
    bot = Director()
    while not race.over and race.position.round == start.round:
        question = race.questions[0]
        race.answer(question.id, bot.answer(question, partial(race.view, question.seat)))
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
