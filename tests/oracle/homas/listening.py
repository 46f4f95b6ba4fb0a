"""The second referee listens to a race of the engine and says where it would have it otherwise."""

from collections.abc import Callable, Sequence
from itertools import chain

from echappee.engine import Entry, Key, Question
from echappee.homas.rules import HomasRace
from tests.oracle.homas.reading import engine_picture, referee_picture, table_of
from tests.oracle.homas.table import Ask, Draw, Now, Rode, Step, Table, Talk

Answer = str | Sequence[str] | None


class Heard:
    """A race that is ridden while everything that is said in it is kept."""

    def __init__(self, race: HomasRace) -> None:
        self.race = race
        self.options: dict[Key, frozenset[str]] = {}

    def ride(self, answer: Callable[[Question], str], turns: int) -> None:
        """Ride on for this many turns, or to the end."""
        last = self.race.position.round + turns
        while self.race.questions and self.race.position.round < last:
            for question in self.race.questions:
                self.options[question.id] = frozenset(question.options() or ())
            question = self.race.questions[0]
            self.race.answer(question.id, answer(question))


class Listener:
    """Reads what was heard from the front, and compares it with what the referee says."""

    def __init__(self, heard: Heard, table: Table) -> None:
        race = heard.race
        self.course, self.options, self.table = race.position.course, heard.options, table
        self.entries = iter(race.ledger)
        self.positions = chain((moment.position for moment in race.moments), [race.position] * race.over)
        self.rides = iter([event for event in race.events if event.code == "rode"])

    def reply(self, step: Step) -> Answer:
        """What the race says to this step; fails where the race had something else."""
        if isinstance(step, Now):
            self._compare(step)
            return None
        if isinstance(step, Rode):
            return self._way(step)
        return self._entry(step)

    def _compare(self, step: Now) -> None:
        """Is this the position?"""
        position = next(self.positions)
        engine, referee = engine_picture(position), referee_picture(self.table)
        different = {name: (engine[name], referee[name]) for name in engine if engine[name] != referee[name]}
        assert position.phase == step.phase, f"the engine has {position.phase}, the referee {step.phase}"
        assert not different, f"turn {position.round}, {position.phase} {position.step}: {different}"

    def _way(self, step: Rode) -> list[str]:
        event = next(self.rides)
        assert event.args["rider"] == step.rider, f"the engine has {event}, the referee {step}"
        way = event.args["way"]
        assert isinstance(way, tuple)
        return [self.course.at(int(str(number))).name for number in way]

    def _entry(self, step: Ask | Draw) -> str:
        """Is this what comes now, and are these the options?"""
        entry: Entry | None = next(self.entries, None)
        said = f"turn {self.table.turn}: the engine has {entry}, the referee {step}"
        assert entry, said
        key = entry.key
        assert (key.label, key.seat, key.rider) == (step.kind, step.seat, step.rider), said
        assert entry.chance == isinstance(step, Draw), said
        if isinstance(step, Ask):
            options = self.options[key]
            assert options == step.options, f"{said}; they differ in {sorted(options ^ step.options)}"
        return entry.result


def compare(heard: Heard, referee: Callable[[Table], Talk[None]]) -> list[Entry]:
    """Hold what was heard against the referee, question by question; what was said after it was done."""
    table = table_of(heard.race.moments[0].position)
    listener, talk = Listener(heard, table), referee(table)
    answer: Answer = None
    while True:
        try:
            step = talk.send(answer)
        except StopIteration:
            return list(listener.entries)
        answer = listener.reply(step)
