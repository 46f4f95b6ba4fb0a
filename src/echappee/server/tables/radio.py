"""The race radio: the sentences about each event, made once for all listeners."""

from collections.abc import Iterable, Mapping, Sequence

from echappee.engine import Event, Value
from echappee.games import game_of
from echappee.notation.game_rules import SomeRace
from echappee.server.messages.wire import ArgWire, EventWire, FigureRow, SaidWire, ShownWire
from echappee.server.tables.game_table import Advice, GameTable
from echappee.study.as_json import chance_json
from echappee.study.chances import Measured
from echappee.words.sentences import Sentence


class Radio:
    """Follows a race and remembers its sentences. It knows what a spectator knows, so it reveals nothing."""

    def __init__(self, race: SomeRace) -> None:
        self._race = race
        self.game = game_of(race).room(GameTable)
        start = race.moments[0].position if race.moments else race.position
        self._view = race.rules.cut(start, None)
        self._shows = self.game.shows(self._view)
        self._told: list[EventWire] = []
        self._logs: dict[tuple[str, ...], _Log] = {}

    def events(self) -> Sequence[EventWire]:
        """All events that may be told so far, to any audience."""
        news = self.game.told_after(self._race, len(self._told))
        if news:
            lines, self._view = self.game.narrate(news, self._view)
            said = {line.first: line.sentences for line in lines}
            self._told += [
                event_wire(event, said.get(number, ()), self._shows(event))
                for number, event in enumerate(news)
            ]
        return self._told

    def heard(self, seats: tuple[str, ...]) -> int:
        """How many events these seats (none: a spectator) have heard so far."""
        log = self._logs.setdefault(seats, _Log())
        for event in self.game.told_after(self._race, log.read):
            if event.audience is None or event.audience in seats:
                log.numbers.append(log.read)
            log.read += 1
        return len(log.numbers)

    def told(self, seats: tuple[str, ...], since: int, until: int) -> tuple[EventWire, ...]:
        """The events that these seats have heard, between two counts."""
        numbers = self._logs[seats].numbers[since:until]
        events = self.events() if numbers else ()
        return tuple([events[number] for number in numbers])


class _Log:
    """The events that some seats have heard. Each event is examined once."""

    __slots__ = ("numbers", "read")

    def __init__(self) -> None:
        self.numbers: list[int] = []
        self.read = 0
        """How many events were examined."""


def event_wire(event: Event, said: Iterable[Sentence] = (), shown: ShownWire | None = None) -> EventWire:
    """The event on the wire, with its sentences and whatever is shown with it."""
    return EventWire(
        code=event.code,
        rule=event.rule,
        args=_args(event.args),
        to=event.audience,
        said=tuple(map(said_wire, said)),
        shown=shown,
    )


def said_wire(sentence: Sentence) -> SaidWire:
    return SaidWire(sentence.id, sentence.rule, _args(sentence.args))


def figure_rows(figures: Mapping[str, Measured]) -> dict[str, FigureRow]:
    """Figures that need not add up to anything."""
    return {name: FigureRow(**chance_json(each)) for name, each in figures.items()}


def with_wins(chances: Advice, figures: Mapping[str, Measured]) -> Advice:
    """The chances of each answer with its win chance before them, in percent."""
    return {
        answer: {"win": round(100 * figures[answer].mean), **each} if answer in figures else each
        for answer, each in chances.items()
    }


def _args(args: Mapping[str, Value]) -> dict[str, ArgWire]:
    # They never change, so a race and its radio can share them. A cast would be a call.
    return args if isinstance(args, dict) else {**args}  # type: ignore[dict-item]
