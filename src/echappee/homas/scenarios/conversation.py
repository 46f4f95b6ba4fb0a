"""A race of Homas Tour Pro, ridden with the dice and answers of a scenario."""

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from echappee.engine import Draw, Event, Outcome, Question
from echappee.homas.rules import HOMAS, HomasRace, Position, View
from echappee.homas.rules.bunch import FACES
from echappee.homas.rules.offers import NONE
from echappee.homas.scenarios.answers import OFFERS, WORDS, Said, as_answered, asked, falls_back
from echappee.scenarios.situation import NotAsWrittenError

NOBODY: Final = "nobody"
ROLLS: Final = "rolls"
TELLING: Final = {
    ROLLS: ("rolled", "rider"),
    "to": ("rode", "square"),
    "starts": ("placed", "square"),
    "waits": ("waited", "rider"),
    "pays": ("bought-back", "card"),
    "recovers": ("recovered", "card"),
    "discards": ("discarded", "card"),
}
"""Answers that may be the only possible one; then nobody is asked, but an event says that it happened."""


class TurnsPlayed(NamedTuple):
    """The race where its dice and answers ended."""

    race: HomasRace
    next: str
    """The rider that is asked or rolls next."""

    @property
    def view(self) -> View:
        """The table as everybody sees it now."""
        return self.race.view(None)

    def allows(self, answer: Said) -> bool:
        """Whether this answer could be given now, or happens unasked because there is no choice."""
        if any(as_answered(question, answer) is not None for question in _open_questions(self.race)):
            return True
        return _about_to_roll(self.race, answer)


class WrittenDice:
    """Deals these faces one after the other, and leaves later draws open."""

    def __init__(self, faces: Iterable[int]) -> None:
        self.left = list(faces)

    def deal(self, request: Draw) -> Outcome | None:
        """The next face."""
        return (self.left.pop(0),) if self.left and tuple(request.pile) == FACES else None


def ride(start: Position, dice: Iterable[int], answers: Iterable[Said]) -> TurnsPlayed:
    """Ride from this position until dice or answers run out; none of either may be left over."""
    dealer = WrittenDice(dice)
    race = HomasRace(HOMAS, start, dealer)
    talk = _Conversation(race, deque(answers))
    waiting = talk.hold()
    rolling = [request.key.rider for request in race.requests]
    wrong = [_unheard(talk.said[0], rolling)] if talk.said else []
    if dealer.left:
        wrong.append(f"dice: nobody rolls {' '.join(map(str, dealer.left))}")
    if wrong:
        raise NotAsWrittenError(*wrong)
    coming = [rider for question in race.questions if not falls_back(question) for rider in asked(question)]
    return TurnsPlayed(race, (*waiting, *coming, *rolling, NOBODY)[0])


def _unheard(answer: Said, rolling: Sequence[str]) -> str:
    """Why this answer was never given: the dice ran out before, or nobody asked."""
    if rolling:
        return f"dice: none is left for {rolling[0]} to roll; “{answer.text}” is still to be said"
    return f"answers: nobody asks for “{answer.text}”"


def _open_questions(race: HomasRace) -> Iterator[Question]:
    """The open questions; about falling back all that can follow, since riders ahead may stay."""
    if not (race.questions and falls_back(race.questions[0])):
        yield from race.questions
        return
    others_stay = HomasRace(HOMAS, race.position, WrittenDice(()))
    while others_stay.questions and falls_back(others_stay.questions[0]):
        question = others_stay.questions[0]
        yield question
        others_stay.answer(question.id, NONE)


def _about_to_roll(race: HomasRace, answer: Said) -> bool:
    rolling = any(request.key.rider == answer.rider for request in race.requests)
    return rolling and answer.word == ROLLS


class _Conversation:
    """The race, the answers still to be given, and the events already heard."""

    def __init__(self, race: HomasRace, said: deque[Said]) -> None:
        self.race = race
        self.said = said
        self._heard = 0

    def hold(self) -> tuple[str, ...]:
        """Give all answers that can be given; returns the riders still to be asked when answers run out."""
        while self.said:
            if self._done(self.said[0]):
                self.said.popleft()
            elif not self.race.questions:
                break
            elif waiting := self._answer(self.race.questions[0]):
                return waiting
        return ()

    def _done(self, answer: Said) -> bool:
        """Whether this happened since the last answer, without a question."""
        if answer.word not in TELLING:
            return False
        events = self.race.heard(None)
        for index in range(self._heard, len(events)):
            if self._tells(events[index], answer):
                self._heard = index + 1
                return True
        return _about_to_roll(self.race, answer)

    def _tells(self, event: Event, answer: Said) -> bool:
        code, field = TELLING[answer.word]
        if (event.code, event.args.get("rider")) != (code, answer.rider):
            return False
        found = event.args[field]
        name = self.race.position.course.at(found).name if isinstance(found, int) else found
        return field == "rider" or name == answer.object

    def _answer(self, question: Question) -> tuple[str, ...]:
        """Answer this question; returns the riders still to be asked, if none of the answers is theirs."""
        if falls_back(question):
            self._fall_back()
        elif question.id.kind in OFFERS:
            return self._offer(question)
        else:
            answer = self.said.popleft()
            self._say(question, _fitting(question, answer))
            if answer.word in ("rolls", "plays", "attacks", "fitness"):
                self._done(Said("", answer.rider, ROLLS))
        return ()

    def _say(self, question: Question, answer: str) -> None:
        self._heard = len(self.race.heard(None))
        self.race.answer(question.id, answer)

    def _offer(self, question: Question) -> tuple[str, ...]:
        """Ask one rider after the other."""
        word, riders = OFFERS[question.id.kind], asked(question)
        chosen: list[str] = []
        for index, rider in enumerate(riders):
            if not self.said:
                return riders[index:]
            answer = self.said.popleft()
            if answer.rider != rider or answer.word not in (word, "no"):
                raise NotAsWrittenError(f"answers: {rider} says {word} or no now, not “{answer.text}”")
            if answer.word == word:
                chosen.append(_fitting(question, answer))
            if chosen and word != "counters":
                break
        self._say(question, ",".join(chosen) or NONE)
        return ()

    def _fall_back(self) -> None:
        """Named riders fall back, in any order; all others stay."""
        named: dict[str, Said] = {}
        while self.said and self.said[0].word == "back":
            answer = self.said.popleft()
            named[answer.rider] = answer
        while (questions := self.race.questions) and falls_back(questions[0]):
            back = [rider for rider in asked(questions[0]) if rider in named]
            said = ",".join(sorted(back, key=self._ahead)) or NONE
            if not questions[0].allows(said):
                raise NotAsWrittenError(f"answers: “{named[back[0]].text}” is not possible")
            self._say(questions[0], said)
            named = {rider: answer for rider, answer in named.items() if rider not in back}
        for answer in named.values():
            raise NotAsWrittenError(f"answers: “{answer.text}” is not possible")

    def _ahead(self, rider: str) -> int:
        """Orders riders from front to back."""
        return -self.race.view(None).rider(rider).square


def _fitting(question: Question, answer: Said) -> str:
    """The answer in the game's form."""
    found = as_answered(question, answer)
    if found is not None:
        return found
    words = WORDS.get(question.id.kind, {})
    if answer.rider in asked(question) and answer.word in words:
        raise NotAsWrittenError(f"answers: “{answer.text}” is not possible")
    raise NotAsWrittenError(f"answers: {asked(question)[0]} says {', '.join(words)} now, not “{answer.text}”")
