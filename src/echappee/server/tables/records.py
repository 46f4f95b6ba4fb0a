"""The record of a table's race. It contains the seed, so it is available only once the race is over."""

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from echappee import games
from echappee.engine import Entry, Key, Refused
from echappee.notation import Record, commitment, print_record, read_record
from echappee.server.tables.acts import Act, Answered, Opened, Retracted, StageEntered, Started, WentOn
from echappee.server.tables.game_table import GameTable
from echappee.server.tables.log import UNNAMED
from echappee.server.tables.seats import player
from echappee.server.tables.table import Table
from echappee.tours import GameTours, stage_seed
from echappee.tours.record import print_tour

OWN_STAGE = "own"


def record_text(table: Table, stage: int = 0) -> str:
    """The record of the race or tour, or of one stage; refused before that is over."""
    if stage:
        return _stage_text(table, stage)
    if not table.over:
        raise Refused("not-over", "the record is available when the race is over")
    if table.tour:
        return table.tour.text()
    assert table.race is not None, "a race that is over"
    game = table.game.room(GameTable)
    tags = {
        "stage": game.known_road(table.settings.stage).id or OWN_STAGE,
        "players": " ".join(map(player, table.seats.values())),
        "seed": table.seed,
        **drawn_for(table),
        "commitment": commitment(table.seed),
    }
    start = table.fork.tags if table.fork else game.setup_tags(table.settings)
    return games.save(table.race, start | tags)


def _stage_text(table: Table, stage: int) -> str:
    if table.tour is None:
        raise Refused("no-tour", "this table has no tour")
    if not 1 <= stage <= table.tour.number:
        raise Refused("not-over", "the record of a stage is available when the stage is over")
    return table.tour.ridden[stage - 1]


def drawn_for(table: Table) -> dict[str, str]:
    """The race that draws are for, as a tag; none if they are for any race."""
    return {"race": table.drawn_for} if table.drawn_for else {}


class LogRecord:
    """The record of a table whose edition of the rules is gone, as far as its log goes.

    Nothing is ridden for it. It has the set-up of the race, the seed and every answer, in the order in which
    they were first given, but no draws and no digests, and no program can replay it. It does not show how
    earlier stages of a tour affected a later one.
    """

    def __init__(self, id: str, seed: str, log: Iterable[Act]) -> None:
        self.table = Table(id, seed)
        self._edition = UNNAMED
        self._forked = Record({})
        self._races: list[dict[Key, str]] = []
        """The answers of each race; none for a stage that was entered."""
        self._entered: dict[int, str] = {}
        """The results that were entered, by the stage counted from 0."""
        for act in log:
            self._edition = act.edition or UNNAMED
            self._take(act)

    def text(self, stage: int = 0) -> str:
        """The record, or a stage's; refused where the race had not begun."""
        if not 0 <= stage <= len(self._races) or not self._races:
            raise Refused("not-over", "this race, or this stage, had not begun")
        if self.table.tour is None:
            return print_record(self._race_record())
        stages = [
            self._entered.get(number) or print_record(self._stage_record(number))
            for number in range(len(self._races))
        ]
        return stages[stage - 1] if stage else print_tour(self._tour_tags(), stages)

    def _take(self, act: Act) -> None:
        match act:
            case Opened():
                self._forked = read_record(act.fork) if act.fork else self._forked
                replace(act, fork="").do(self.table)
            case Started():
                self.table.fill_seats()
                self._races.append({})
            case WentOn():
                self._races.append({})
            case StageEntered(stage=stage, text=text):
                self._enter(stage - 1, text)
            case Answered():
                self._races[-1][Key.parse(act.question)] = act.answer
            case Retracted():
                self._races[-1].pop(Key.parse(act.question), None)
            case _:
                act.do(self.table)

    def _enter(self, number: int, text: str) -> None:
        """Keep this result, or drop that of the latest stage."""
        del self._races[number + bool(text) :]
        self._races += [{} for _ in range(len(self._races), number + bool(text))]
        self._entered.pop(number, None)
        self._entered |= {number: text} if text else {}

    def _tags(self, start: Mapping[str, str], seed: str) -> dict[str, str]:
        head = {"game": self.table.settings.game, "edition": str(self._edition)}
        promised = {"seed": seed, "commitment": commitment(seed)}
        return head | dict(start) | {"players": self._players()} | promised

    def _players(self) -> str:
        return " ".join(map(player, self.table.seats.values()))

    def _race_record(self) -> Record:
        table, game = self.table, self.table.game.room(GameTable)
        own = {"stage": game.known_road(table.settings.stage).id or OWN_STAGE, **drawn_for(table)}
        start = self._forked.tags or game.setup_tags(table.settings)
        entries = (*self._forked.entries, *self._entries(0))
        return Record(self._tags(start, table.seed) | own, entries, self._forked.digests)

    def _stage_record(self, number: int) -> Record:
        tour, game = self.table.tour, self.table.game.room(GameTours)
        assert tour is not None
        books = game.open_books(tour.setup)
        first = game.stage_tags(tour.setup, 0, books)
        tags = {
            name: value for name, value in game.stage_tags(tour.setup, number, books).items() if name in first
        }
        return Record(self._tags(tags, str(stage_seed(tour.seed, number))), self._entries(number))

    def _tour_tags(self) -> dict[str, str]:
        tour = self.table.tour
        assert tour is not None
        own = {"game": tour.game, "players": self._players(), "seed": str(tour.seed)}
        return own | self.table.game.room(GameTours).tags(tour.setup)

    def _entries(self, race: int) -> tuple[Entry, ...]:
        return tuple(Entry(key, answer) for key, answer in self._races[race].items())
