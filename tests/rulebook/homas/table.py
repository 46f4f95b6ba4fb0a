"""Positions of Homas Tour Pro in a few words, and races ridden from them by written dice and answers."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from echappee.engine import Draw, Event, Outcome, Question, Race
from echappee.homas.board.course import NOWHERE, Course
from echappee.homas.rules import HOMAS, HomasRace, Position, Rider, RiderView, Setup, View, course, set_up
from echappee.homas.rules.bunch import FACES
from echappee.homas.rules.cards import COLOURS

FLAT = "road:0x60"


class Dice:
    """Deals these faces one after the other, and leaves the rest open."""

    def __init__(self, faces: Sequence[int]) -> None:
        self.left = list(faces)

    def deal(self, request: Draw) -> Outcome | None:
        assert tuple(request.pile) == FACES, request.key
        return (self.left.pop(0),) if self.left else None


class Ridden(NamedTuple):
    """A race as far as its dice and answers brought it, and what was asked: kind, seat or rider, answers."""

    race: HomasRace
    asked: list[tuple[str, str, tuple[str, ...]]]

    @property
    def now(self) -> View:
        return self.race.view(None)

    def at(self, *names: str) -> list[str]:
        """The squares of these riders."""
        return [self.now.square(self.now.rider(name)).name for name in names]

    def rider(self, name: str) -> RiderView:
        return self.now.rider(name)

    def told(self, code: str, *args: str) -> list[Any]:
        """What the events of this code say: the one argument asked for, or all of several."""
        found = [[event.args[arg] for arg in args] for event in self.events(code)]
        return [said[0] if len(said) == 1 else tuple(said) for said in found]

    def events(self, code: str) -> list[Event]:
        return [event for event in self.race.heard(None) if event.code == code]

    def question(self) -> tuple[str, str, tuple[str, ...]]:
        """What is asked now: kind, seat or rider, answers."""
        (question,) = self.race.questions
        return _asked(question)

    def options(self) -> tuple[str, ...]:
        return self.question()[2]

    def offered(self) -> list[str]:
        """Who was asked to follow or relay, in order."""
        return [
            name
            for kind, _, answers in self.asked
            if kind in ("follow", "relay")
            for name in answers
            if name != "none"
        ]


def table(
    road: str,
    *riders: str,
    directors: str = "2345",
    round: int = 2,  # noqa: A002 - as it is called in positions
    rain: bool = False,
    cards: tuple[str, ...] = (),
) -> Position:
    """A position before the moves of a turn; those not named are nowhere, teams rank by their number.

    A rider is `21 5.3` and marks: `+6h,5k` cards, `-6h` spent, `f7` fitness card, `w1` turns to wait, `o` one
    die, `m` moved, `s` stays. Every director has these team cards.
    """
    kinds = tuple("team" if str(number) in directors else "neutral" for number in range(1, 6))
    start = set_up(Setup(road, kinds, COLOURS))
    placed = {text.split()[0]: text for text in riders}
    assert not placed.keys() - {rider.name for rider in start.riders}
    teams = tuple(team._replace(cards=() if team.neutral else cards) for team in start.teams)
    made = tuple(_rider(start.course, rider, placed.get(rider.name, rider.name)) for rider in start.riders)
    return start._replace(teams=teams, riders=made, round=round, rain=rain, phase="move")


def _rider(road: Course, rider: Rider, text: str) -> Rider:
    rider = rider._replace(cards=(), square=NOWHERE)
    for word in text.split()[1:]:
        rest = word[1:]
        match word[0]:
            case "+":
                rider = rider._replace(cards=tuple(rest.split(",")))
            case "f":
                rider = rider._replace(fitness=rest)
            case "w":
                rider = rider._replace(wait=int(rest))
            case "o":
                rider = rider._replace(one_die=True)
            case "m":
                rider = rider._replace(moved=True)
            case "s":
                rider = rider._replace(moved=True, still=True)
            case "-" if "." not in word:
                rider = rider._replace(spent=tuple(rest.split(",")))
            case _:
                rider = rider._replace(square=road.numbers[word])
    return rider


def ride(position: Position, dice: str = "", answers: str = "") -> Ridden:
    """Ride on with these dice and answers; both have to be used up."""
    dealer = Dice([int(face) for face in dice.split()])
    race = Race(HOMAS, position, dealer)
    asked = []
    for answer in answers.split():
        assert race.questions, f"nothing is asked that {answer} could answer"
        question = race.questions[0]
        asked.append(_asked(question))
        race.answer(question.id, answer)
    assert not dealer.left, f"nobody rolled {dealer.left}"
    return Ridden(race, asked)


def _asked(question: Question) -> tuple[str, str, tuple[str, ...]]:
    who = question.id.rider or question.id.seat
    return question.id.kind, who, tuple(question.options() or ())


def squares(road: str) -> Course:
    return course(road)
